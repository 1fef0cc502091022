import { Symbols } from "../card/symbols.tsx"
import type { ShownQuestion } from "../shown/types.ts"
import { useTablePart } from "./parts.tsx"
import { useTableWords } from "./words.ts"

/** What a payment is for: the card, and what was chosen for it so far. */
export function PaidFor({ question: { source, sourcePrint } }: { readonly question: ShownQuestion }) {
  const say = useTableWords()
  const table = useTablePart("table")
  const prints = useTablePart("prints")
  const print = sourcePrint === null ? undefined : prints[sourcePrint.print]
  if (print === undefined) return null
  const name = print.faces[sourcePrint?.face ?? 0]?.name ?? print.name
  const stacked = source === null ? undefined : table?.stack.find(({ key }) => key === source)
  const targets = (stacked?.targets ?? []).map((target) => target.name)
  return (
    <div className="paid-for">
      <p>{say("paid-for", { name })}</p>
      {(stacked?.modes ?? []).map((mode) => (
        <p key={mode} className="hint">
          ▶ <Symbols text={mode} />
        </p>
      ))}
      {targets.length > 0 && <p className="hint">{say("targets", { names: targets.join(" · ") })}</p>}
    </div>
  )
}
