import { memo } from "react"
import { Symbols } from "../card/symbols.tsx"
import type { ShownTable, ShownWaiting } from "../shown/types.ts"
import { useAnsweringNow, usePointed } from "./answering.tsx"
import { useTableWords } from "./words.ts"

/** What is on the stack, the topmost first, and what waits: sources, chosen modes, targets. */
export const StackPanel = memo(function StackPanel({ table }: { readonly table: ShownTable }) {
  const say = useTableWords()
  const hasStack = table.zones.some(({ zone }) => zone === "stack")
  if (table.stack.length === 0 && table.waiting.length === 0) return null
  return (
    <section className="stack" aria-labelledby="stack-title">
      <h2 id="stack-title">{say(hasStack && table.stack.length > 0 ? "stack" : "waiting")}</h2>
      <ol>
        {[...table.stack, ...table.waiting].map((one, i) => (
          <Stacked
            // biome-ignore lint/suspicious/noArrayIndexKey: what has no key is told apart by its place
            key={`${one.key ?? one.source ?? ""}-${i}`}
            one={one}
            n={i < table.stack.length && one.targets.length > 0 ? i + 1 : null}
            table={table}
          />
        ))}
      </ol>
    </section>
  )
})

interface StackedProps {
  readonly one: ShownWaiting
  /** Its number from the top, where something is targeted: its targets bear it. */
  readonly n: number | null
  readonly table: ShownTable
}

function Stacked({ one, n, table }: StackedProps) {
  const say = useTableWords()
  const answering = useAnsweringNow()
  const at = usePointed()
  const pointed = one.targets.some(({ key }) => key !== null && key === at)
  return (
    <li
      data-pointed={pointed || undefined}
      data-key={one.key ?? undefined}
      onPointerEnter={() => answering()?.point(one.targets[0]?.key ?? one.source ?? one.key)}
      onPointerLeave={() => answering()?.point(null)}
    >
      <p>
        {n !== null && <span className="sign target">{`◎${n}`}</span>} <strong>{one.name}</strong>{" "}
        <span className="hint">{table.seats[one.controller]?.name}</span>
      </p>
      {one.modes.map((mode) => (
        <p key={mode} className="mode-line">
          ▶ <Symbols text={mode} />
        </p>
      ))}
      {one.modes.length === 0 &&
        one.text.map((line) => (
          <p key={line} className="hint">
            <Symbols text={line} />
          </p>
        ))}
      {one.targets.length > 0 && (
        <p className="hint">{say("targets", { names: one.targets.map(({ name }) => name).join(" · ") })}</p>
      )}
      {one.x !== null && <p className="hint">{say("x", { x: one.x })}</p>}
    </li>
  )
}
