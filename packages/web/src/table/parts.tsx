import type { Key } from "@dilemma-table/engine"
import {
  type Context,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react"
import type { RuleSheet, Wish } from "../protocol/messages.ts"
import type { ShownTable } from "../shown/types.ts"
import { afterPainted } from "./painted.ts"
import { nothing, type TableState, tableStore } from "./store.ts"
import { type Drawn, drawnAs, further, isWhole, partsOf, type Turn, withNewest } from "./turns.ts"

/*
 * The state of the table that is shown, part by part: what uses one part is drawn anew only when that part changes. It may be
 * behind the store's for a moment, as the page draws what is new piece by piece and stays usable meanwhile.
 */

type Part = keyof TableState

const contexts = Object.fromEntries(
  Object.entries(nothing).map(([part, value]) => [part, createContext<unknown>(value)]),
) as Readonly<Record<Part, Context<unknown>>>

const parts = Object.keys(contexts) as readonly Part[]
const InTurns = createContext<Drawn | null>(null)

const withParts = (names: readonly Part[], state: TableState, children: ReactNode): ReactNode =>
  names.reduce((within, part) => createElement(contexts[part], { value: state[part] }, within), children)

interface KnowsTableProps {
  readonly state: TableState
  readonly children: ReactNode
}

/** What is below it shows this state. */
export const KnowsTable = ({ state, children }: KnowsTableProps) => withParts(parts, state, children)

interface KnowsTurnsProps {
  readonly drawn: Drawn
  readonly children: ReactNode
}

/** What is below it shows the newest state, but for what waits for its turn (`InTurn`). */
export const KnowsTurns = ({ drawn, children }: KnowsTurnsProps) => (
  <InTurns value={drawn}>
    <KnowsTable state={drawn.near}>{children}</KnowsTable>
  </InTurns>
)

function useDrawn(): Drawn {
  const drawn = useContext(InTurns)
  if (drawn === null) throw new Error("Nothing is drawn in turns here")
  return drawn
}

interface InTurnProps {
  readonly turn: Turn
  readonly children: ReactNode
}

/** What is below it draws what is new when its turn has come. */
export function InTurn({ turn, children }: InTurnProps) {
  const state = useDrawn()[turn]
  return withParts(partsOf(turn), state, children)
}

/** The table as a turn has drawn it. */
export const useTableInTurn = (turn: Turn): ShownTable | null => useDrawn()[turn].table

/** Is all that the store has drawn? */
export function useIsDrawn(): boolean {
  const drawn = useDrawn()
  const newest = useSyncExternalStore(tableStore.subscribe, tableStore.now)
  return drawn.near === newest && isWhole(drawn)
}

/** One part of the state that is shown. */
export const useTablePart = <Name extends Part>(part: Name): TableState[Name] =>
  useContext(contexts[part]) as TableState[Name]

/** The store's state, followed without ever holding the page up: drawing it is left for anything more urgent. */
export function useFollowed(): Drawn {
  const [drawn, setDrawn] = useState(() => drawnAs(tableStore.now()))
  useEffect(() => {
    const follow = (): void => {
      const newest = tableStore.now()
      startTransition(() => setDrawn((now) => withNewest(now, newest)))
    }
    follow()
    return tableStore.subscribe(follow)
  }, [])
  useEffect(() => {
    if (isWhole(drawn)) return tableStore.drawn(drawn.near)
    return afterPainted(() => startTransition(() => setDrawn(further)))
  }, [drawn])
  return drawn
}

/** What cards and boards ask of the worker about the position that they show. */
export interface Asks {
  rule(id: string): Promise<RuleSheet | null>
  why(key: Key): Promise<readonly Wish[]>
}

/** A position shown elsewhere than at the table that is played at (the lab): whom to ask about it. */
export interface ShownElsewhere {
  /** What it is called where several stand beside each other. */
  readonly name: string | null
  readonly asks: Asks
}

/** What is below it shows another position than the table's. */
export const ShowsElsewhere = createContext<ShownElsewhere | null>(null)

/** Is a position shown that is only looked at? */
export const useIsElsewhere = (): boolean => useContext(ShowsElsewhere) !== null

/** What is said before the names of a board's parts, so that those of several boards can be told apart. */
export function useBoardName(): string {
  const name = useContext(ShowsElsewhere)?.name ?? null
  return name === null ? "" : `${name} · `
}

const tableAsks: Asks = {
  rule: (id) => tableStore.ask("rule", { id }),
  why: (key) => tableStore.ask("why", { key }),
}

export const useAsks = (): Asks => useContext(ShowsElsewhere)?.asks ?? tableAsks
