import { useDeferredValue, useMemo, useState } from "react"
import { Button, Input, Label, SearchField } from "react-aria-components"
import { byName, colorsOf, fitting, noConditions } from "../cards/conditions.ts"
import { cardStore, useCards } from "../cards/store.ts"
import { useCardWords } from "../cards/words.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue, ListedCard } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { CardLine } from "./card-line.tsx"
import { groupOf } from "./deck-shape.ts"
import { holding } from "./own-decks.ts"
import { useDeckWords } from "./words.ts"

/** So many are listed at a time. */
const page = 14

interface FinderProps {
  readonly catalogue: Catalogue
  readonly lists: DeckLists
  readonly onAdd: (card: ListedCard) => void
  readonly onLook: (card: ListedCard) => void
}

/** Finds cards of the deck's game and adds them. */
export function CardFinder({ catalogue, lists, onAdd, onLook }: FinderProps) {
  const say = useDeckWords()
  const named = useCardWords()
  const lang = useLanguage()
  const { printed } = useCards(lang)
  const [search, setSearch] = useState("")
  const [colors, setColors] = useState<readonly string[]>([])
  const [most, setMost] = useState(page)
  const later = useDeferredValue(search)
  const texts = later === "" ? 0 : printed
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched grows with what is printed
  const found = useMemo(() => {
    return fitting(byName(catalogue.cards, lang), { ...noConditions, search: later, colors }, (card) =>
      cardStore.searched(card),
    )
  }, [catalogue, lang, later, colors, texts])
  const [first] = found
  return (
    <section className="finder-panel" aria-labelledby="finder-title">
      <h2 id="finder-title">{say("finder")}</h2>
      <SearchField
        className="field search"
        value={search}
        maxLength={120}
        onChange={(text) => {
          setSearch(text)
          setMost(page)
        }}
        onSubmit={() => {
          if (search !== "" && first !== undefined) onAdd(first)
        }}
      >
        <Label className="unseen">{say("search")}</Label>
        <Input placeholder={say("search-about")} />
      </SearchField>
      <div className="finder-colors">
        {colorsOf[catalogue.game].map((color) => (
          <Button
            key={color}
            className="chip"
            aria-label={named(color as "white")}
            aria-pressed={colors.includes(color)}
            onPress={() => {
              setColors(colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color])
              setMost(page)
            }}
          >
            <span className="dot" data-color={color} />
          </Button>
        ))}
      </div>
      {found.length === 0 && <p className="hint">{say("none")}</p>}
      <ul className="finder-found">
        {found.slice(0, most).map((card) => {
          const n = holding(lists, card.id)
          return (
            <li key={card.id} className="deck-row">
              <CardLine card={card} onLook={onLook}>
                <span className="line-kind">
                  {(catalogue.kinds[groupOf(card)]?.[lang] ?? "").replace(/・$/, "")}
                  {n > 0 && ` · ${say("in-deck", { n })}`}
                </span>
              </CardLine>
              <Button className="step" aria-label={say("add", { card: card.name[lang] })} onPress={() => onAdd(card)}>
                +
              </Button>
            </li>
          )
        })}
      </ul>
      {found.length > most && (
        <Button className="quiet" onPress={() => setMost(most + page)}>
          {say("more")}
        </Button>
      )}
    </section>
  )
}
