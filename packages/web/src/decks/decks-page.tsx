import { useMemo, useState } from "react"
import { Button } from "react-aria-components"
import { go, hrefOf, useHash } from "../app/routes.ts"
import { Trouble } from "../app/trouble.tsx"
import { useAppWords } from "../app/words.ts"
import { cardStore, useCards } from "../cards/store.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"
import { DeckEditor } from "./deck-editor.tsx"
import { colorsIn } from "./deck-shape.ts"
import { keepDeck, newDeck, sizeOf, useKeptDecks } from "./own-decks.ts"
import { PasteSheet } from "./paste-sheet.tsx"
import { useJudged } from "./verdict.tsx"
import "./decks.css"
import { useDeckWords } from "./words.ts"

const games: readonly GameName[] = ["duel-masters", "magic"]

/** The decks that are here, and one of them where the address names it: `#/decks/…`. */
export default function DecksPage() {
  const app = useAppWords()
  const lang = useLanguage()
  const { catalogues, error } = useCards(lang)
  const own = useKeptDecks()
  const hash = useHash()
  const id = useMemo(() => idIn(hash), [hash])
  if (error !== null) return <Trouble error={error} again={() => cardStore.again(lang)} />
  if (catalogues === null || own === null) return <p className="loading">{app("loading")}</p>
  if (id === "") return <AllDecks catalogues={catalogues} />
  const mine = own.find((deck) => deck.id === id)
  if (mine !== undefined) return <DeckEditor key={id} deck={mine} catalogue={catalogues[mine.game]} own />
  const game = games.find((one) => id.startsWith(`${one}.`))
  const bundled = game && catalogues[game].decks.find((deck) => `${game}.${deck.id}` === id)
  if (game === undefined || bundled === undefined) return <NoDeck />
  const shown = { id: bundled.id, game, name: bundled.name[lang], lists: bundled.lists, at: 0 }
  return <DeckEditor key={id} deck={shown} catalogue={catalogues[game]} own={false} about={bundled.about[lang]} />
}

function idIn(hash: string): string {
  const written = hash.split("?")[0]?.split("/")[2] ?? ""
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

function NoDeck() {
  const say = useDeckWords()
  return (
    <section className="trouble">
      <h1>{say("not-there")}</h1>
      <p>{say("not-there-about")}</p>
      <a className="button primary" href={hrefOf("decks")}>
        {say("back")}
      </a>
    </section>
  )
}

/** Keeps a new deck and opens it. */
async function begin(game: GameName, name: string, lists: DeckLists): Promise<void> {
  const deck = newDeck(game, name, lists)
  await keepDeck(deck)
  go("decks", `/${deck.id}`)
}

function AllDecks({ catalogues }: { readonly catalogues: Readonly<Record<GameName, Catalogue>> }) {
  const say = useDeckWords()
  const app = useAppWords()
  const lang = useLanguage()
  const own = useKeptDecks() ?? []
  const [pasting, setPasting] = useState(false)
  return (
    <div className="decks-page">
      <header className="decks-head">
        <div>
          <h1>{say("title")}</h1>
          <p className="hint">{say("about")}</p>
        </div>
        <div className="buttons">
          {games.map((game) => (
            <Button key={game} className="button" onPress={() => void begin(game, say("unnamed"), {})}>
              + {say("new-of", { game: app(game) })}
            </Button>
          ))}
          <Button className="button primary" onPress={() => setPasting(true)}>
            {say("paste")}
          </Button>
        </div>
      </header>
      <section aria-labelledby="own-title">
        <h2 id="own-title">{say("own")}</h2>
        {own.length === 0 && <p className="hint">{say("no-own")}</p>}
        <ul className="deck-tiles">
          {own.map(({ id, game, name, lists }) => (
            <DeckTile key={id} href={`/${id}`} catalogue={catalogues[game]} name={name} lists={lists} judge />
          ))}
        </ul>
      </section>
      {games.map((game) => (
        <section key={game} aria-labelledby={`bundled-${game}`}>
          <h2 id={`bundled-${game}`}>
            {say("bundled")} <span className="hint">· {app(game)}</span>
          </h2>
          <ul className="deck-tiles">
            {catalogues[game].decks.map(({ id, name, about, lists }) => (
              <DeckTile
                key={id}
                href={`/${game}.${id}`}
                catalogue={catalogues[game]}
                name={name[lang]}
                about={about[lang]}
                lists={lists}
              />
            ))}
          </ul>
        </section>
      ))}
      {pasting && (
        <PasteSheet
          game={null}
          onDone={(game, lists, name) => void begin(game, name ?? say("unnamed"), lists)}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  )
}

interface TileProps {
  readonly href: string
  readonly catalogue: Catalogue
  readonly name: string
  readonly about?: string
  readonly lists: DeckLists
  /** Say whether the rulebook allows it. */
  readonly judge?: boolean
}

function DeckTile({ href, catalogue, name, about, lists, judge = false }: TileProps) {
  const say = useDeckWords()
  const app = useAppWords()
  const judged = useJudged(catalogue.game, judge ? lists : null)
  return (
    <li>
      <a className="deck-link" href={hrefOf("decks", href)}>
        <span className="deck-colors" aria-hidden="true">
          {colorsIn(catalogue, lists).map((color) => (
            <span key={color} className="dot" data-color={color} />
          ))}
        </span>
        <strong>{name.trim() === "" ? say("unnamed") : name}</strong>
        <span className="hint deck-count">{say("cards", { count: sizeOf(lists.cards) })}</span>
        <span className="hint deck-about">
          {about ?? app(catalogue.game)}
          {judge && judged !== null && (
            <span className="legality" data-legal={judged.fault === null || undefined}>
              {judged.fault === null ? say("legal") : say("illegal")}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
