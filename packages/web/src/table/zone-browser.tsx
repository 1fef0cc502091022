import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import { later } from "../app/later.tsx"
import type { ShownZone } from "../shown/types.ts"

const ZoneSheet = later(() => import("./zone-sheet.tsx"))

interface Piles {
  /** Shows all cards of a zone that the player may see. */
  open(zone: ShownZone): void
}

const Context = createContext<Piles | null>(null)

export function usePiles(): Piles {
  const found = useContext(Context)
  if (found === null) throw new Error("No zone can be opened here")
  return found
}

export interface OpenedZone {
  readonly zone: string
  readonly player: number | null
}

/** Lets zones be opened that lie as piles. What can be chosen in them is chosen there. */
export function OpensPiles({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedZone | null>(null)
  const value = useMemo((): Piles => ({ open: ({ zone, player }) => setOpened({ zone, player }) }), [])
  return (
    <Context value={value}>
      {children}
      {opened !== null && <ZoneSheet opened={opened} onClose={() => setOpened(null)} />}
    </Context>
  )
}
