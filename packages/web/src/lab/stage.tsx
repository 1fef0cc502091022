import { type ReactNode, useMemo } from "react"
import { Answers } from "../table/answering.tsx"
import { Board } from "../table/board.tsx"
import { HasGhosts } from "../table/ghosts.tsx"
import { Inspects } from "../table/inspecting.tsx"
import { Lines } from "../table/lines.tsx"
import { Moves } from "../table/moves.tsx"
import { KnowsTable, ShowsElsewhere } from "../table/parts.tsx"
import { StackPanel } from "../table/stack-panel.tsx"
import { lookedAt } from "../table/store.ts"
import { OpensPiles } from "../table/zone-browser.tsx"
import { labStore, type Side } from "./store.ts"

interface ShowsRunProps {
  readonly run: number
  readonly step: number
  readonly side: Side | null
  /** What it is called beside another one; null where it is alone. */
  readonly name?: string | null
  readonly children: ReactNode
}

/** Boards and rules' numbers below it are of this run at this step. */
export function ShowsRun({ run, step, side, name = null, children }: ShowsRunProps) {
  const state = useMemo(
    () => ({ ...lookedAt(side?.table ?? null, side?.prints ?? {}), fresh: side?.fresh ?? [] }),
    [side],
  )
  const value = useMemo(
    () => ({
      name,
      asks: {
        rule: (id: string) => labStore.ask("rule", { run, id }),
        why: (key: string | number) => labStore.ask("why", { run, step, key }),
      },
    }),
    [run, step, name],
  )
  return (
    <ShowsElsewhere value={value}>
      <KnowsTable state={state}>
        <Answers>
          <Inspects>
            <OpensPiles>
              <HasGhosts>{children}</HasGhosts>
            </OpensPiles>
          </Inspects>
        </Answers>
      </KnowsTable>
    </ShowsElsewhere>
  )
}

const nobody = [] as const

/** The table at the step that is shown, to be looked at. */
export function Stage({ side }: { readonly side: Side | null }) {
  if (side === null) return <div className="stage" data-empty="" />
  return (
    <div className="stage">
      <Moves table={side.table}>
        <Board table={side.table} seats={nobody} />
      </Moves>
      <StackPanel table={side.table} />
      <Lines table={side.table} />
    </div>
  )
}
