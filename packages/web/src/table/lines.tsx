import { memo, useEffect, useMemo, useRef, useState } from "react"
import type { ShownTable } from "../shown/types.ts"
import { shared } from "./shared.ts"

interface Link {
  readonly kind: "target" | "attack" | "block"
  /** What finds both ends on the page. */
  readonly from: string
  readonly to: string
}

interface Line {
  readonly id: string
  readonly kind: Link["kind"]
  readonly path: string
}

const noLines: readonly Line[] = []

/** How long cards may be on their way, in milliseconds. */
const moving = 420

/**
 * Lines on the table: from what is on the stack to its targets, from attackers to what they attack, from blockers to what they
 * block. The same is said in words on the cards and on the stack; nothing of it is for a screen reader.
 */
export const Lines = memo(function Lines({ table }: { readonly table: ShownTable }) {
  const root = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>(noLines)
  const links = useMemo(() => linksOf(table), [table])
  useEffect(() => {
    if (links.length === 0) return setLines(noLines)
    let frame = 0
    // With the next frame, which lays the page out anyway.
    const draw = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const now = root.current === null ? noLines : placed(root.current, links)
        setLines((before) => shared(before, now))
      })
    }
    draw()
    const later = setTimeout(draw, moving)
    window.addEventListener("resize", draw)
    window.addEventListener("scroll", draw, true)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
      window.removeEventListener("resize", draw)
      window.removeEventListener("scroll", draw, true)
    }
  }, [links])
  return (
    <svg className="lines" ref={root} aria-hidden="true">
      {lines.map(({ id, kind, path }) => (
        <path key={id} d={path} data-kind={kind} markerEnd={`url(#${kind}-end)`} />
      ))}
      {lines.length > 0 && <Ends />}
    </svg>
  )
})

/** What the lines of each kind end in. */
function Ends() {
  return (
    <defs>
      {(["target", "attack", "block"] as const).map((kind) => (
        <marker
          key={kind}
          id={`${kind}-end`}
          data-kind={kind}
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      ))}
    </defs>
  )
}

const onBoard = (key: unknown): string => `.board [data-key="${CSS.escape(String(key))}"]`
const onStack = (key: unknown): string => `.stack [data-key="${CSS.escape(String(key))}"]`
const plate = (player: number): string => `.plate[data-player="${player}"]`

/** What is linked with what; the same two only once. */
function linksOf(table: ShownTable): readonly Link[] {
  const links: Link[] = []
  for (const { key, targets } of table.stack)
    for (const { key: target, player } of targets) {
      if (key === null) continue
      if (target !== null)
        links.push({ kind: "target", from: onStack(key), to: `${onBoard(target)}, ${onStack(target)}` })
      else if (player !== null) links.push({ kind: "target", from: onStack(key), to: plate(player) })
    }
  for (const { key, combat } of table.zones.flatMap(({ cards }) => cards)) {
    if (combat === null) continue
    const kind = combat.as === "attacker" ? "attack" : "block"
    for (const other of combat.with) links.push({ kind, from: onBoard(key), to: onBoard(other) })
    if (combat.player !== null) links.push({ kind, from: onBoard(key), to: plate(combat.player) })
  }
  return [...new Map(links.map((link) => [`${link.from} ${link.to}`, link])).values()]
}

/** The lines between what is on the page now. */
function placed(root: SVGSVGElement, links: readonly Link[]): readonly Line[] {
  const around = root.parentElement
  if (around === null) return []
  return links.flatMap(({ kind, from, to }) => {
    const [a, b] = [from, to].map((selector) => boxOf(around.querySelector(selector)))
    if (a == null || b == null) return []
    // What is on the stack is read there: its lines begin at its edge.
    return [{ id: `${from} ${to}`, kind, path: bent(kind === "target" ? { ...a, width: 0 } : a, b) }]
  })
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">

/** How much is seen of a card on which others lie that are alike, in pixels. */
const edge = 24

/** Where something is seen. */
function boxOf(element: Element | null): Box | null {
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width: element.closest("[data-alike]") === null ? width : Math.min(width, edge), height }
}

/** From the middle of one box to the near edge of another, a little bent, so that lines beside each other can be told apart. */
function bent(a: Box, b: Box): string {
  const from = { x: a.left + a.width / 2, y: a.top + a.height / 2 }
  const middle = { x: b.left + b.width / 2, y: b.top + b.height / 2 }
  const [dx, dy] = [middle.x - from.x, middle.y - from.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const short = Math.min(b.width, b.height) * 0.42
  const end = { x: middle.x - (dx / length) * short, y: middle.y - (dy / length) * short }
  const bend = { x: (from.x + end.x) / 2 - dy * 0.08, y: (from.y + end.y) / 2 + dx * 0.08 }
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${Math.round(x)} ${Math.round(y)}`
  return `M${at(from)}Q${at(bend)} ${at(end)}`
}
