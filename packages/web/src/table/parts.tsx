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
} from "react"
import type { RuleSheet, Wish } from "../protocol/messages.ts"
import { nothing, type TableState, tableStore } from "./store.ts"

/*
 * The state of the table that is shown, part by part: what uses one part is drawn anew only when that part changes. It may be
 * behind the store's for a moment, as the page draws what is new piece by piece and stays usable meanwhile.
 */

type Part = keyof TableState

const contexts = Object.fromEntries(
  Object.entries(nothing).map(([part, value]) => [part, createContext<unknown>(value)]),
) as Readonly<Record<Part, Context<unknown>>>

const parts = Object.keys(contexts) as readonly Part[]
const Whole = createContext<TableState>(nothing)

interface KnowsTableProps {
  readonly state: TableState
  readonly children: ReactNode
}

/** What is below it shows this state. */
export function KnowsTable({ state, children }: KnowsTableProps) {
  const inner = parts.reduce<ReactNode>(
    (within, part) => createElement(contexts[part], { value: state[part] }, within),
    children,
  )
  return <Whole value={state}>{inner}</Whole>
}

/** One part of the state that is shown. */
export const useTablePart = <Name extends Part>(part: Name): TableState[Name] =>
  useContext(contexts[part]) as TableState[Name]

/** The whole of it: for what must know whether it is the store's newest. */
export const useWholeTable = (): TableState => useContext(Whole)

/** The store's state, followed without ever holding the page up: drawing it is left for anything more urgent. */
export function useFollowed(): TableState {
  const [state, setState] = useState(tableStore.now)
  useEffect(() => {
    const follow = (): void => startTransition(() => setState(tableStore.now()))
    follow()
    return tableStore.subscribe(follow)
  }, [])
  useEffect(() => tableStore.drawn(state), [state])
  return state
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
