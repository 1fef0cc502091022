import { Symbols } from "../card/symbols.tsx"
import type { Outcome } from "../shown/dilemma-types.ts"
import { type Counted, isCounted } from "../shown/mode-share.ts"
import { useTablePart } from "../table/parts.tsx"
import { type CardsChange, cardsTogether } from "./cards-together.ts"
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
  const named = (seat: number): string => table?.seats[seat]?.name ?? ""
  const player = by === null ? "" : named(by)
  const whose = (seat: number): string | null => (seat === table?.viewer ? null : named(seat))
  const told = changes.length === 0 || full ? lines.slice(0, full ? lines.length : mostLines) : []
  return (
    <span className="outcome">
      {targets.length > 0 && (
        <span className="outcome-targets">
          {say("as-targets", { names: targets.map(({ name }) => name).join(" · ") })}
        </span>
      )}
      {changes.filter(isCounted).map((change) => (
        <CountedLine key={JSON.stringify(change)} change={change} />
      ))}
      {cardsTogether(changes).map((cards) => (
        <CardsLine key={cards.key} cards={cards} whose={whose(cards.player)} />
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

function CountedLine({ change }: { readonly change: Counted }) {
  const say = useDilemmaWords()
  const { name, from, to } = change
  return (
    <span className="change" data-way={to > from ? "up" : "down"}>
      {change.type === "life" ? say("life", { name }) : `${name}: ${change.label}`}{" "}
      <Struck from={String(from)} to={String(to)} />
    </span>
  )
}

/** @param whose nobody need be told which cards are one's own */
function CardsLine({ cards, whose }: { readonly cards: CardsChange; readonly whose: string | null }) {
  const say = useDilemmaWords()
  const { names, change } = cards
  const all = names.map(({ name, times }) => (times > 1 ? `${name} ×${times}` : name)).join(say("between"))
  return (
    <span className="change">
      {whose === null ? all : say("of-player", { player: whose, cards: all })}{" "}
      {change.type === "moves" ? (
        <span className="arrow">{say("moves", { zone: change.to })}</span>
      ) : change.to === "↷" || change.to === "↶" ? (
        <span className="arrow">{say(change.to === "↷" ? "taps" : "untaps")}</span>
      ) : (
        <Struck from={change.from} to={change.to} />
      )}
    </span>
  )
}

const Struck = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <span className="struck">
    {from !== "" && <s>{from}</s>} → <strong>{to}</strong>
  </span>
)
