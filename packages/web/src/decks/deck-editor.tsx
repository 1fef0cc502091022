import { useState } from "react"
import { Button, Input, Label, TextField } from "react-aria-components"
import { go, hrefOf } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"
import { CardZoom } from "../cards/card-zoom.tsx"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue, ListedCard } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { downloadText } from "../saves/download.ts"
import { CardFinder } from "./card-finder.tsx"
import { CostCurve } from "./cost-curve.tsx"
import { DeckRows } from "./deck-rows.tsx"
import { deckText, fileName } from "./deck-text.ts"
import { FirstHand } from "./first-hand.tsx"
import { forgetDeck, holding, joined, keepDeck, longestName, newDeck, type OwnDeck, withCard } from "./own-decks.ts"
import { PasteSheet } from "./paste-sheet.tsx"
import { useJudged, Verdict } from "./verdict.tsx"
import { useDeckWords } from "./words.ts"

interface EditorProps {
  readonly deck: OwnDeck
  readonly catalogue: Catalogue
  /** One of the person's own can be changed; a bundled one is looked at. */
  readonly own: boolean
  readonly about?: string
}

/** A deck: its cards, whether it is legal, its costs and a first hand; and if it is one's own, cards to add. */
export function DeckEditor({ deck, catalogue, own, about }: EditorProps) {
  const say = useDeckWords()
  const app = useAppWords()
  const lang = useLanguage()
  const judged = useJudged(deck.game, deck.lists)
  const [opened, setOpened] = useState<ListedCard | null>(null)
  const [pasting, setPasting] = useState(false)
  const [told, setTold] = useState("")
  const [isKept, setIsKept] = useState(true)
  const change = (next: Partial<Pick<OwnDeck, "name" | "lists">>): void => {
    void keepDeck({ ...deck, ...next, at: Date.now() }).then(setIsKept)
  }
  const add = (card: ListedCard, more: number): void => {
    const lists = withCard(deck.lists, card.pile, card.id, more)
    setTold(say("added", { card: card.name[lang], n: holding(lists, card.id) }))
    change({ lists })
  }
  return (
    <div className="deck-page">
      <header className="deck-head">
        <a href={hrefOf("decks")}>← {say("back")}</a>
        {own ? (
          <>
            <h1 className="unseen">{deck.name}</h1>
            <TextField
              className="field deck-title"
              value={deck.name}
              maxLength={longestName}
              onChange={(name) => change({ name })}
            >
              <Label className="unseen">{say("name")}</Label>
              <Input />
            </TextField>
          </>
        ) : (
          <h1>{deck.name}</h1>
        )}
        <p className="hint">
          {app(deck.game)}
          {about !== undefined && ` · ${about}`}
        </p>
        <Verdict judged={judged} lists={deck.lists} catalogue={catalogue} />
        {!isKept && (
          <p role="alert" className="refused">
            {say("not-kept")}
          </p>
        )}
        <Actions
          deck={deck}
          own={own}
          catalogue={catalogue}
          legal={judged?.fault === null}
          onPaste={() => setPasting(true)}
        />
        <p className="unseen" role="status">
          {told}
        </p>
      </header>
      <div className="deck-body">
        <DeckRows lists={deck.lists} catalogue={catalogue} onLook={setOpened} {...(own ? { onChange: add } : {})} />
        <div className="deck-side">
          {own && (
            <CardFinder catalogue={catalogue} lists={deck.lists} onAdd={(card) => add(card, 1)} onLook={setOpened} />
          )}
          <CostCurve lists={deck.lists} catalogue={catalogue} />
          <FirstHand game={deck.game} lists={deck.lists} onLook={setOpened} />
        </div>
      </div>
      {opened !== null && <CardZoom game={opened.game} id={opened.id} onClose={() => setOpened(null)} />}
      {pasting && (
        <PasteSheet
          game={deck.game}
          onDone={(_, lists) => {
            change({ lists: joined(deck.lists, lists) })
            setPasting(false)
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  )
}

interface ActionsProps {
  readonly deck: OwnDeck
  readonly own: boolean
  readonly catalogue: Catalogue
  readonly legal: boolean
  readonly onPaste: () => void
}

function Actions({ deck, own, catalogue, legal, onPaste }: ActionsProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  const [copied, setCopied] = useState(false)
  const text = (): string =>
    deckText(
      deck.lists,
      (id) => catalogue.cards.find((card) => card.id === id)?.name[lang] ?? id,
      (pile) => say(`pile-${pile}`),
    )
  const copyDeck = async (name: string, lists: DeckLists): Promise<void> => {
    const copy = newDeck(deck.game, name, lists)
    await keepDeck(copy)
    go("decks", `/${copy.id}`)
  }
  return (
    <div className="buttons">
      <Button
        className="button primary"
        isDisabled={!legal}
        onPress={() => go("start", `?${new URLSearchParams({ game: deck.game, deck: deck.id })}`)}
      >
        {say("play")}
      </Button>
      {own && (
        <Button className="button" onPress={onPaste}>
          {say("paste")}
        </Button>
      )}
      {!own && (
        <Button className="button" onPress={() => void copyDeck(say("copy-of", { name: deck.name }), deck.lists)}>
          {say("copy")}
        </Button>
      )}
      <Button
        className="button"
        onPress={() =>
          void navigator.clipboard.writeText(text()).then(
            () => setCopied(true),
            () => downloadText(fileName(deck.name, lang), text(), "text/plain"),
          )
        }
      >
        {copied ? say("copied") : say("export")}
      </Button>
      <Button className="button" onPress={() => downloadText(fileName(deck.name, lang), text(), "text/plain")}>
        {say("file")}
      </Button>
      {own && (
        <Button
          className="quiet"
          onPress={() => {
            if (window.confirm(say("forget-ask"))) void forgetDeck(deck.id).then(() => go("decks"))
          }}
        >
          {say("forget")}
        </Button>
      )}
    </div>
  )
}
