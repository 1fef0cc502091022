import { PressButton } from "../app/press-button.tsx"
import { Card, CardBack } from "../card/card-face.tsx"
import type { ShownCard, ShownOption } from "../shown/types.ts"
import { useAnswering } from "./answering.tsx"
import { layouts } from "./layout.ts"
import { useTablePart } from "./parts.tsx"
import { useTableWords } from "./words.ts"

interface Offered {
  readonly option: ShownOption
  readonly card: ShownCard
}

/** The cards to be chosen among that lie in piles or in a deck: they are laid out while they are asked about. */
function useOffered(): readonly Offered[] {
  const table = useTablePart("table")
  const { question } = useAnswering()
  if (table === null || question === null || question.kind === "action") return []
  const { rows, hand } = layouts[table.game]
  const lying = new Set([hand, ...rows.map(({ zone }) => zone), "stack"])
  const away = table.zones.filter(({ zone }) => !lying.has(zone)).flatMap(({ cards }) => cards)
  return question.options.flatMap((option) => {
    const card = away.find(({ key }) => key === option.card)
    return card === undefined ? [] : [{ option, card }]
  })
}

export function OfferedCards() {
  const say = useTableWords()
  const prints = useTablePart("prints")
  const offered = useOffered()
  const answering = useAnswering()
  if (offered.length === 0) return null
  return (
    <section className="offered" aria-label={say("question")}>
      {offered.map(({ option, card }) => {
        const print = card.print === null ? undefined : prints[card.print]
        const isPicked = answering.picked.includes(option.key)
        const can = answering.immediate || answering.canPick(option.key)
        return (
          <div
            key={String(option.key)}
            className="on-table"
            data-glows={(can && !isPicked) || undefined}
            data-picked={isPicked || undefined}
            data-key={card.key}
          >
            <PressButton
              className="card-button"
              isDisabled={!can}
              aria-pressed={isPicked}
              onPress={() => answering.press(option)}
            >
              <span className="unseen">{option.text}</span>
              <span aria-hidden="true">
                {print === undefined ? <CardBack /> : <Card print={print} face={card.face} />}
              </span>
            </PressButton>
          </div>
        )
      })}
    </section>
  )
}
