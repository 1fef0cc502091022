import { type ReactNode, useLayoutEffect, useRef } from "react"
import type { ShownLine, ShownMove } from "../shown/types.ts"
import { useTablePart } from "./parts.tsx"

/** Shows what moved where: a card comes from the place it had, however its key has changed. */
export function Moves({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map())
  const fresh = useTablePart("fresh")
  const table = useTablePart("table")
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table is drawn anew
  useLayoutEffect(() => {
    const { current } = root
    if (current === null) return
    if (document.hidden || window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      before.current = new Map()
      return
    }
    const was = before.current
    const now = placesIn(current)
    before.current = now
    if (was.size === 0) return
    const origins = originsOf(fresh)
    for (const [key, box] of now) {
      if (key.startsWith("pile ")) continue
      const move = origins.get(key)
      const from = was.get(key) ?? (move === undefined ? undefined : originIn(was, move))
      const card = current.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      if (card !== null) animate(card, from, box, !was.has(key))
    }
  }, [table])
  return (
    <div className="moves" ref={root}>
      {children}
    </div>
  )
}

function placesIn(root: HTMLElement): ReadonlyMap<string, DOMRect> {
  const places = new Map<string, DOMRect>()
  for (const one of root.querySelectorAll<HTMLElement>("[data-key]"))
    places.set(one.dataset.key ?? "", one.getBoundingClientRect())
  for (const one of root.querySelectorAll<HTMLElement>("[data-pile]"))
    places.set(`pile ${one.dataset.pile}`, one.getBoundingClientRect())
  return places
}

const originsOf = (fresh: readonly ShownLine[]): ReadonlyMap<string, ShownMove> =>
  new Map(fresh.flatMap(({ moved }) => (moved === null || moved.to === null ? [] : [[String(moved.to), moved]])))

function originIn(was: ReadonlyMap<string, DOMRect>, { from, fromZone, player }: ShownMove): DOMRect | undefined {
  const own = from === null ? undefined : was.get(String(from))
  return own ?? was.get(`pile ${fromZone}-${player ?? 0}`)
}

const moved = 2

/** @param isElsewhere does it come from another zone? Then it lies above the others until it is there. */
function animate(card: HTMLElement, from: DOMRect | undefined, to: DOMRect, isElsewhere: boolean): void {
  if (from === undefined) {
    card.animate(
      [
        { opacity: 0, transform: "scale(0.9)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: 200, easing: "ease-out" },
    )
    return
  }
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.abs(dx) < moved && Math.abs(dy) < moved) return
  const scale = Math.max(0.3, Math.min(2, from.width / Math.max(1, to.width)))
  const flight = card.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }], {
    duration: 320,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  })
  if (!isElsewhere) return
  card.dataset.moves = ""
  const lands = (): void => {
    delete card.dataset.moves
  }
  flight.finished.then(lands, lands)
}
