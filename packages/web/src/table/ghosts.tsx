import type { Key } from "@dilemma-table/engine"
import type { Change } from "@dilemma-table/words"
import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import type { Outcome } from "../shown/dilemma-types.ts"

export type Ghost = Extract<Change, { readonly type: "moves" | "becomes" }>

interface Ghosts {
  readonly byCard: ReadonlyMap<Key, Ghost>
  readonly lives: ReadonlyMap<number, number>
  /** The sizes that zones would have, by their name and whose they are. */
  readonly counts: ReadonlyMap<string, number>
  readonly targets: ReadonlySet<Key>
  /** Shows on the table what an outcome would change; null for nothing. */
  show(outcome: Outcome | null): void
}

const Context = createContext<Ghosts | null>(null)

export function useGhosts(): Ghosts {
  const found = useContext(Context)
  if (found === null) throw new Error("There is no table here")
  return found
}

/** Lets the table show what isn't there yet: where cards would go, what numbers would become. */
export function HasGhosts({ children }: { readonly children: ReactNode }) {
  const [outcome, show] = useState<Outcome | null>(null)
  const value = useMemo((): Ghosts => {
    const changes = outcome?.changes ?? []
    return {
      byCard: new Map(
        changes.flatMap((one): [Key, Ghost][] =>
          one.type === "moves" || one.type === "becomes" ? [[one.key, one]] : [],
        ),
      ),
      lives: new Map(changes.flatMap((one) => (one.type === "life" ? [[one.player, one.to]] : []))),
      counts: new Map(changes.flatMap((one) => (one.type === "count" ? [[`${one.zone}-${one.player}`, one.to]] : []))),
      targets: new Set((outcome?.targets ?? []).flatMap(({ key }) => (key === null ? [] : [key]))),
      show,
    }
  }, [outcome])
  return <Context value={value}>{children}</Context>
}
