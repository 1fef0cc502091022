import type { Change } from "@dilemma-table/words"
import { Symbols } from "../card/symbols.tsx"
import type { Outcome } from "../shown/dilemma-types.ts"
import { useTablePart } from "../table/parts.tsx"
import { useDilemmaWords } from "./words.ts"

const mostLines = 5

interface OutcomeViewProps {
  readonly outcome: Outcome | null
  /** Every line of what would happen, too. */
  readonly full?: boolean
}

/** What an answer would change, and why it can't be told further. */
export function OutcomeView({ outcome, full = false }: OutcomeViewProps) {
  const say = useDilemmaWords()
  const table = useTablePart("table")
  if (outcome === null) return <span className="outcome hint">{say("untold")}</span>
  const { changes, lines, targets, stopped, by, asks } = outcome
  const player = by === null ? "" : (table?.seats[by]?.name ?? "")
  const told = changes.length === 0 || full ? lines.slice(0, full ? lines.length : mostLines) : []
  return (
    <span className="outcome">
      {targets.length > 0 && (
        <span className="outcome-targets">
          {say("as-targets", { names: targets.map(({ name }) => name).join(" · ") })}
        </span>
      )}
      {changes.map((change) => (
        <ChangeLine key={JSON.stringify(change)} change={change} />
      ))}
      {told.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one outcome never move
        <span key={i} className="outcome-line">
          <Symbols text={text} />
        </span>
      ))}
      {changes.length === 0 && lines.length === 0 && stopped === null && <span className="hint">{say("nothing")}</span>}
      {stopped !== null && (
        <span className="outcome-stop">
          {stopped === "choice"
            ? asks === null
              ? say("stops-choice-untold", { player })
              : say("stops-choice", { player, asks })
            : say(`stops-${stopped}`)}
        </span>
      )}
    </span>
  )
}

function ChangeLine({ change }: { readonly change: Change }) {
  const say = useDilemmaWords()
  switch (change.type) {
    case "life":
      return <Counted label={say("life", { name: change.name })} from={change.from} to={change.to} />
    case "count":
      return <Counted label={`${change.name}: ${change.label}`} from={change.from} to={change.to} />
    case "moves":
      return (
        <span className="change">
          {change.card} <span className="arrow">{say("moves", { zone: change.to })}</span>
        </span>
      )
    case "becomes":
      return (
        <span className="change">
          {change.card} <Struck from={change.from} to={change.to} />
        </span>
      )
  }
}

const Counted = ({ label, from, to }: { readonly label: string; readonly from: number; readonly to: number }) => (
  <span className="change" data-way={to > from ? "up" : "down"}>
    {label} <Struck from={String(from)} to={String(to)} />
  </span>
)

const Struck = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <span className="struck">
    {from !== "" && <s>{from}</s>} <span aria-hidden="true">→</span> <strong>{to}</strong>
  </span>
)
