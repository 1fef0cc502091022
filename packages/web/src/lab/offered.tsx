import { useEffect, useState } from "react"
import { Button, GridList, GridListItem, Input, Label, SearchField, useDragAndDrop } from "react-aria-components"
import { Card } from "../card/card-face.tsx"
import { useLanguage } from "../i18n/words.ts"
import type { BuildStep, Built, OfferedCard, ZonePlace } from "../protocol/lab-messages.ts"
import { labStore } from "./store.ts"
import { useLabWords } from "./words.ts"

/** A card that is offered, as it is dragged. */
export const offeredType = "application/x-dilemma-card"

interface OfferedProps {
  readonly built: Built
  readonly text: string
  readonly apply: (step: BuildStep) => void
}

/** Cards to be dragged into a zone; one that is chosen can also be put there by a button, which needs no dragging. */
export function Offered({ built, text, apply }: OfferedProps) {
  const say = useLabWords()
  const lang = useLanguage()
  const [search, setSearch] = useState("")
  const [cards, setCards] = useState<readonly OfferedCard[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const isThere = cards.some(({ card }) => card === chosen)
  useEffect(() => {
    let gone = false
    void labStore.ask("offered", { game: built.game, search, lang, text }).then((found) => {
      if (!gone) setCards(found)
    })
    return () => {
      gone = true
    }
  }, [built.game, search, lang, text])
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [offeredType]: String(key), "text/plain": nameOf(cards, String(key)) })),
    getAllowedDropOperations: () => ["copy"],
    renderDragPreview: (items) => <div className="drag-preview">{items[0]?.["text/plain"]}</div>,
  })
  return (
    <section className="builder-offered">
      <SearchField className="field search" value={search} onChange={setSearch}>
        <Label>{say("search")}</Label>
        <Input />
      </SearchField>
      <GridList
        className="builder-cards"
        data-cards="small"
        aria-label={say("offered")}
        items={cards.map((one) => ({ ...one, id: one.card }))}
        dragAndDropHooks={dragAndDropHooks}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => setChosen(keys === "all" ? null : (([...keys][0] as string | undefined) ?? null))}
        layout="grid"
      >
        {(one) => (
          <GridListItem textValue={one.name} className="builder-card">
            <div inert aria-hidden="true">
              <Card print={one.print} />
            </div>
            <Button slot="drag" className="grip">
              <span aria-hidden="true">⠿</span>
            </Button>
          </GridListItem>
        )}
      </GridList>
      {chosen !== null && isThere && (
        <Into
          built={built}
          name={nameOf(cards, chosen)}
          onPut={(to) => apply({ do: "add", card: chosen, to, at: null })}
        />
      )}
    </section>
  )
}

const nameOf = (cards: readonly OfferedCard[], card: string): string =>
  cards.find((one) => one.card === card)?.name ?? card

interface IntoProps {
  readonly built: Built
  readonly name: string
  readonly onPut: (to: ZonePlace) => void
}

/** Where a card can be put. */
function Into({ built: { zones }, name, onPut }: IntoProps) {
  const say = useLabWords()
  const seats = [...new Set(zones.map(({ seat }) => seat))]
  return (
    <section className="builder-into" aria-label={say("into", { card: name })}>
      <p className="hint">{say("into", { card: name })}</p>
      {seats.map((seat) => (
        <div key={seat} className="builder-into-seat">
          <strong aria-hidden="true">{seat}</strong>
          {zones
            .filter((zone) => zone.seat === seat)
            .map(({ zone, label }) => (
              <Button
                key={zone}
                className="chip"
                aria-label={say("zone-of", { zone: label, seat })}
                onPress={() => onPut({ seat, zone })}
              >
                {label}
              </Button>
            ))}
        </div>
      ))}
    </section>
  )
}
