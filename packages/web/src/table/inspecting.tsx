import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react"
import { later } from "../app/later.tsx"
import { Card } from "../card/card-face.tsx"
import type { ShownCard } from "../shown/types.ts"
import { useTablePart } from "./parts.tsx"

const CardSheet = later(() => import("./card-sheet.tsx"))

interface Inspecting {
  /** Opens a card with what can be done with it, and why not. */
  inspect(card: ShownCard): void
  /** Shows a card large beside the pointer. */
  hover(card: ShownCard | null, at: Element | null): void
}

const Context = createContext<Inspecting | null>(null)

export function useInspecting(): Inspecting {
  const found = useContext(Context)
  if (found === null) throw new Error("Nothing can be looked at here")
  return found
}

const delay = 260

/** Lets cards be looked at: beside the pointer, or in a sheet of their own. */
export function Inspects({ children }: { readonly children: ReactNode }) {
  const [inspected, setInspected] = useState<ShownCard | null>(null)
  const [hovered, setHovered] = useState<{ readonly card: ShownCard; readonly box: DOMRect } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const value = useMemo(
    (): Inspecting => ({
      inspect: (card) => {
        clearTimeout(timer.current)
        setHovered(null)
        setInspected(card)
      },
      hover: (card, at) => {
        clearTimeout(timer.current)
        if (card === null || at === null) return setHovered(null)
        timer.current = setTimeout(() => setHovered({ card, box: at.getBoundingClientRect() }), delay)
      },
    }),
    [],
  )
  return (
    <Context value={value}>
      {children}
      {hovered !== null && <Large card={hovered.card} box={hovered.box} />}
      {inspected !== null && <CardSheet card={inspected} onClose={() => setInspected(null)} />}
    </Context>
  )
}

const width = 280
const height = 391

/** A card large beside its place; it stays on the screen. */
function Large({ card, box }: { readonly card: ShownCard; readonly box: DOMRect }) {
  const prints = useTablePart("prints")
  const print = card.print === null ? undefined : prints[card.print]
  if (print === undefined) return null
  const right = box.right + 12 + width < window.innerWidth
  const left = right ? box.right + 12 : Math.max(8, box.left - 12 - width)
  const top = Math.min(Math.max(8, box.top - 40), Math.max(8, window.innerHeight - height - 8))
  return (
    <div className="large" style={{ left, top, width }} aria-hidden="true">
      <Card print={print} face={card.face} strength={card.strength} strengthIs={card.strengthIs} />
    </div>
  )
}
