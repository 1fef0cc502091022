import { type ReactNode, useLayoutEffect, useRef, useState } from "react"
import type { ShownLine, ShownMove, ShownTable } from "../shown/types.ts"
import { useTablePart } from "./parts.tsx"

interface MovesProps {
  readonly table: ShownTable
  /** The table as the others' sides show it, where they are drawn later. */
  readonly far?: ShownTable | null
  readonly children: ReactNode
}

type Places = ReadonlyMap<string, DOMRect>

/** Shows what moved where: a card comes from the place it had, however its key has changed. */
export function Moves({ table, far = table, children }: MovesProps) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef<Places>(new Map())
  const [flying] = useState(() => new Set<string>())
  const fresh = useTablePart("fresh")
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a side is drawn anew
  useLayoutEffect(() => {
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = root
      if (current === null) return
      if (document.hidden || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
        before.current = new Map()
        return
      }
      const was = before.current
      const now = placesIn(current)
      // A card on its way is where it goes to.
      for (const key of flying) {
        const box = was.get(key)
        if (box !== undefined && now.has(key)) now.set(key, box)
      }
      if (was.size > 0) fly(current, was, now, originsOf(fresh), flying)
      // Until the other sides are drawn, what has left its place may still come to another.
      before.current = table === far ? now : new Map([...was, ...now])
    })
    return () => cancelAnimationFrame(frame)
  }, [table, far])
  return (
    <div className="moves" ref={root}>
      {children}
    </div>
  )
}

function fly(
  root: HTMLElement,
  was: Places,
  now: Places,
  origins: ReadonlyMap<string, ShownMove>,
  flying: Set<string>,
): void {
  for (const [key, box] of now) {
    if (key.startsWith("pile ") || flying.has(key)) continue
    const move = origins.get(key)
    const from = was.get(key) ?? (move === undefined ? undefined : originIn(was, move))
    if (from !== undefined && !isElsewhere(from, box)) continue
    const card = root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (card === null) continue
    flying.add(key)
    const lands = (): void => {
      flying.delete(key)
    }
    animate(card, from, box, !was.has(key)).finished.then(lands, lands)
  }
}

function placesIn(root: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>()
  for (const one of root.querySelectorAll<HTMLElement>("[data-key]"))
    places.set(one.dataset.key ?? "", one.getBoundingClientRect())
  for (const one of root.querySelectorAll<HTMLElement>("[data-pile]"))
    places.set(`pile ${one.dataset.pile}`, one.getBoundingClientRect())
  return places
}

const originsOf = (fresh: readonly ShownLine[]): ReadonlyMap<string, ShownMove> =>
  new Map(fresh.flatMap(({ moved }) => (moved === null || moved.to === null ? [] : [[String(moved.to), moved]])))

function originIn(was: Places, { from, fromZone, player }: ShownMove): DOMRect | undefined {
  const own = from === null ? undefined : was.get(String(from))
  return own ?? was.get(`pile ${fromZone}-${player ?? 0}`)
}

/** Smaller moves aren't shown, in pixels. */
const moved = 2

const way = (from: DOMRect, to: DOMRect): readonly [number, number] => [
  from.left + from.width / 2 - (to.left + to.width / 2),
  from.top + from.height / 2 - (to.top + to.height / 2),
]

const isElsewhere = (from: DOMRect, to: DOMRect): boolean => way(from, to).some((by) => Math.abs(by) >= moved)

/** @param isAbove does it come from another zone? Then it lies above the others until it is there. */
function animate(card: HTMLElement, from: DOMRect | undefined, to: DOMRect, isAbove: boolean): Animation {
  if (from === undefined)
    return card.animate(
      [
        { opacity: 0, transform: "scale(0.9)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: 200, easing: "ease-out" },
    )
  const [dx, dy] = way(from, to)
  const scale = Math.max(0.3, Math.min(2, from.width / Math.max(1, to.width)))
  const flight = card.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }], {
    duration: 320,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  })
  if (!isAbove) return flight
  card.dataset.moves = ""
  const lands = (): void => {
    delete card.dataset.moves
  }
  flight.finished.then(lands, lands)
  return flight
}
