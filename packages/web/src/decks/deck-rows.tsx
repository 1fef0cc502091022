import { Button } from "react-aria-components"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue, ListedCard } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { CardLine } from "./card-line.tsx"
import { grouped, heldIn } from "./deck-shape.ts"
import { piles, sizeOf } from "./own-decks.ts"
import { useDeckWords } from "./words.ts"

interface RowsProps {
  readonly lists: DeckLists
  readonly catalogue: Catalogue
  readonly onLook: (card: ListedCard) => void
  /** Left out where the deck can't be changed. */
  readonly onChange?: (card: ListedCard, more: number) => void
}

/** What a deck holds, pile by pile and kind by kind. */
export function DeckRows({ lists, catalogue, onLook, onChange }: RowsProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  const filled = piles.filter((pile) => pile === "cards" || sizeOf(lists[pile]) > 0)
  return (
    <div className="deck-lists">
      {filled.map((pile) => (
        <section key={pile} aria-labelledby={`pile-${pile}`}>
          <h2 id={`pile-${pile}`}>
            {say(`pile-${pile}`)} <span className="hint">{say("cards", { count: sizeOf(lists[pile]) })}</span>
          </h2>
          {sizeOf(lists[pile]) === 0 && <p className="hint">{say("empty")}</p>}
          {grouped(heldIn(catalogue, lists[pile])).map(([kind, held]) => (
            <div key={kind} className="deck-group">
              <h3>
                {(catalogue.kinds[kind]?.[lang] ?? kind).replace(/・$/, "")}{" "}
                <span className="hint">{held.reduce((sum, { n }) => sum + n, 0)}</span>
              </h3>
              <ul>
                {held.map(({ card, n }) => (
                  <li key={card.id} className="deck-row">
                    <Count card={card} n={n} {...(onChange === undefined ? {} : { onChange })} />
                    <CardLine card={card} onLook={onLook} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

interface CountProps {
  readonly card: ListedCard
  readonly n: number
  readonly onChange?: (card: ListedCard, more: number) => void
}

function Count({ card, n, onChange }: CountProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  if (onChange === undefined) return <span className="count">{n}</span>
  const name = { card: card.name[lang] }
  return (
    <span className="count changing">
      <Button className="step" aria-label={say("one-less", name)} onPress={() => onChange(card, -1)}>
        −
      </Button>
      <span className="n">{n}</span>
      <Button className="step" aria-label={say("one-more", name)} onPress={() => onChange(card, 1)}>
        +
      </Button>
    </span>
  )
}
