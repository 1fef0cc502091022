import type { Lang } from "@dilemma-table/words"
import { useEffect, useState } from "react"
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import { hrefOf } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"
import { Card } from "../card/card-face.tsx"
import { holding, useOwnDecks } from "../decks/own-decks.ts"
import { useLanguage } from "../i18n/words.ts"
import type { CardRuling, ListedCard } from "../protocol/card-messages.ts"
import type { GameName } from "../shown/types.ts"
import { cardStore, useCards, usePrint } from "./store.ts"
import "./cards.css"
import { useCardWords } from "./words.ts"

interface ZoomProps {
  readonly game: GameName
  readonly id: string
  /** Among which one can go on to the next. */
  readonly others?: readonly ListedCard[]
  readonly go?: (card: ListedCard) => void
  readonly onClose: () => void
}

/** A card large, all its faces, its text in either language; its rulings, and the decks that hold it. */
export function CardZoom({ game, id, others = [], go, onClose }: ZoomProps) {
  const say = useCardWords()
  const app = useAppWords()
  const lang = useLanguage()
  const [shown, setShown] = useState<Lang>(lang)
  const card = cardStore.cardOf(game, id)
  const at = others.findIndex((one) => one.game === game && one.id === id)
  const before = at > 0 ? others[at - 1] : undefined
  const after = at >= 0 ? others[at + 1] : undefined
  return (
    <ModalOverlay className="veil" isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="zoom">
          <header className="zoom-head">
            <Heading slot="title">{card?.name[shown] ?? id}</Heading>
            {card !== null && <LangSwitch shown={shown} onChange={setShown} />}
          </header>
          {card === null ? (
            <p>{say("not-there")}</p>
          ) : (
            <>
              <Faces card={card} lang={shown} />
              <div className="zoom-about">
                <Rulings card={card} />
                <Holding card={card} />
              </div>
            </>
          )}
          <footer className="zoom-foot">
            {go !== undefined && at >= 0 && (
              <>
                <Button
                  className="button"
                  aria-label={say("previous")}
                  isDisabled={before === undefined}
                  onPress={() => before !== undefined && go(before)}
                >
                  ←
                </Button>
                <Button
                  className="button"
                  aria-label={say("next")}
                  isDisabled={after === undefined}
                  onPress={() => after !== undefined && go(after)}
                >
                  →
                </Button>
              </>
            )}
            <Button slot="close" className="button">
              {app("close")}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface LangSwitchProps {
  readonly shown: Lang
  readonly onChange: (lang: Lang) => void
}

function LangSwitch({ shown, onChange }: LangSwitchProps) {
  const say = useCardWords()
  return (
    <fieldset className="lang-switch">
      <legend className="unseen">{say("text-in")}</legend>
      {(["ja", "en"] as const).map((one) => (
        <Button key={one} className="chip" aria-pressed={one === shown} onPress={() => onChange(one)}>
          <span lang={one}>{say(`in-${one}`)}</span>
        </Button>
      ))}
    </fieldset>
  )
}

/** Layouts that show both their faces on one side. */
const together: ReadonlySet<string> = new Set(["twinpact", "split", "room"])

function Faces({ card, lang }: { readonly card: ListedCard; readonly lang: Lang }) {
  const say = useCardWords()
  const print = usePrint(lang, card)
  if (print === null) return <p className="loading">…</p>
  const inset = print.layout === "adventure" || print.layout === "omen"
  const faces = together.has(print.layout) || inset ? [0] : print.faces.map((_, i) => i)
  return (
    <>
      <div className="zoom-faces" data-faces={faces.length} lang={lang}>
        {faces.map((face) => (
          <Card key={face} print={print} face={face} />
        ))}
      </div>
      {(print.unofficial || card.provenance !== "known") && (
        <div className="hint">
          {print.unofficial && <p>{say("unofficial")}</p>}
          {card.provenance !== "known" && <p>{say(card.provenance)}</p>}
        </div>
      )}
    </>
  )
}

/** So many rulings are named. */
const named = 6

function Rulings({ card }: { readonly card: ListedCard }) {
  const say = useCardWords()
  const lang = useLanguage()
  const [rulings, setRulings] = useState<readonly CardRuling[] | null>(null)
  useEffect(() => {
    let gone = false
    cardStore.ask("rulings", { game: card.game, id: card.id }).then(
      (found) => {
        if (!gone) setRulings(found)
      },
      () => setRulings([]),
    )
    return () => {
      gone = true
    }
  }, [card])
  return (
    <section>
      <h3>{say("rulings")}</h3>
      {rulings === null && <p className="hint">…</p>}
      {rulings?.length === 0 && <p className="hint">{say("no-rulings")}</p>}
      <ul className="zoom-list">
        {rulings?.slice(0, named).map(({ id, title }) => (
          <li key={id}>
            <a href={hrefOf("lab", `/${encodeURIComponent(id)}`)}>{title[lang]}</a>
          </li>
        ))}
      </ul>
      {rulings !== null && rulings.length > 0 && (
        <a href={hrefOf("rulings", `?${new URLSearchParams({ game: card.game, card: card.name[lang] })}`)}>
          {say("all-rulings", { count: rulings.length })}
        </a>
      )}
    </section>
  )
}

function Holding({ card }: { readonly card: ListedCard }) {
  const say = useCardWords()
  const lang = useLanguage()
  const own = useOwnDecks()
  const { catalogues } = useCards(lang)
  const bundled = (catalogues?.[card.game].decks ?? []).map(({ id, name, lists }) => ({ id, name: name[lang], lists }))
  const mine = own.filter(({ game }) => game === card.game)
  const decks = [
    ...mine.map((deck) => ({ ...deck, from: "my-deck" as const })),
    ...bundled.map((deck) => ({ ...deck, from: "bundled" as const })),
  ]
    .map((deck) => ({ ...deck, n: holding(deck.lists, card.id) }))
    .filter(({ n }) => n > 0)
  return (
    <section>
      <h3>{say("decks")}</h3>
      {decks.length === 0 && <p className="hint">{say("no-decks")}</p>}
      <ul className="zoom-list">
        {decks.map(({ id, name, n, from }) => (
          <li key={`${from}-${id}`}>
            <a href={hrefOf("decks", `/${from === "bundled" ? `${card.game}.` : ""}${encodeURIComponent(id)}`)}>
              {name}
            </a>{" "}
            <span className="hint">
              {say("copies", { n, count: n })} · {say(from)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
