import { offered } from "virtual:offered-decks"
import { useEffect, useId, useState } from "react"
import { PressButton } from "../app/press-button.tsx"
import { go, useHash } from "../app/routes.ts"
import { Trouble } from "../app/trouble.tsx"
import { useAppWords } from "../app/words.ts"
import { ownDecks } from "../decks/own-decks.ts"
import { useLanguage } from "../i18n/words.ts"
import type { DeckLists, OfferedDeck, Sitting } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"
import { tableStore } from "../table/store.ts"
import { Choosing } from "./choosing.tsx"
import { useStartWords } from "./words.ts"

const games = ["magic", "duel-masters"] as const
const opponents = ["search", "greedy", "random", "person", "watching"] as const
type Opponent = (typeof opponents)[number]
const firsts = ["rules", "you", "other"] as const

const machine = (player: string): Sitting => ({ by: "machine", player })
const person: Sitting = { by: "person" }
/** By playouts rather than by time: what it answers is the same again after an undo. */
const searching = "search:iterations=24"

const seatsFor: Readonly<Record<Opponent, readonly Sitting[]>> = {
  search: [person, machine(searching)],
  greedy: [person, machine("greedy")],
  random: [person, machine("random")],
  person: [person, person],
  watching: [machine("greedy"), machine("greedy")],
}

/** A seed nobody chose. */
const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000

/** Chooses a game, its decks and who plays, and begins. */
export function NewGame() {
  const say = useStartWords()
  const app = useAppWords()
  const lang = useLanguage()
  const asked = useAskedDeck()
  const [game, setGame] = useState<GameName>(asked?.game ?? (lang === "ja" ? "duel-masters" : "magic"))
  const { decks, lists, error } = useDecks(game)
  const [picked, setPicked] = useState<readonly (string | undefined)[]>([asked?.id])
  const [opponent, setOpponent] = useState<Opponent>("greedy")
  const [first, setFirst] = useState<(typeof firsts)[number]>("rules")
  const [seed, setSeed] = useState("")
  const [isMore, setMore] = useState(false)
  const id = useId()
  if (error !== null) return <Trouble error={error} />
  const bundled = decks.filter(({ own }) => !own)
  const chosen = [0, 1].map((seat) => decks.find(({ id }) => id === picked[seat]) ?? bundled[seat] ?? decks[0])
  const begin = (): void => {
    const at = Number.parseInt(seed, 10)
    const seats = seatsFor[opponent]
    void tableStore
      .begin(
        {
          game,
          decks: chosen.map((deck) => lists.get(deck?.id ?? "") ?? deck?.id ?? ""),
          seats,
          seed: Number.isSafeInteger(at) ? at : anySeed(),
          ...(first === "rules" ? {} : { first: first === "you" ? 0 : 1 }),
        },
        chosen.map((deck) => deck?.name ?? { ja: "", en: "" }),
        lang,
      )
      .then(() => go("play"))
  }
  return (
    <form
      className="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <Choosing
        label={say("game")}
        value={game}
        onChange={(next) => {
          setGame(next)
          setPicked([])
        }}
        choices={games.map((value) => ({ value, content: <span className="game-name">{app(value)}</span> }))}
      />
      {[0, 1].map((seat) => (
        <Choosing
          key={`${game}-${seat}`}
          className="deck-choice"
          label={say(seat === 0 ? "your-deck" : "other-deck")}
          value={chosen[seat]?.id ?? ""}
          onChange={(id) => setPicked((before) => [0, 1].map((one) => (one === seat ? id : before[one])))}
          choices={decks.map((deck) => ({ value: deck.id, content: <DeckTile deck={deck} /> }))}
        />
      ))}
      <Choosing
        label={say("opponent")}
        value={opponent}
        onChange={setOpponent}
        choices={opponents.map((value) => ({ value, content: say(`by-${value}`) }))}
      />
      {opponent === "search" && <p className="hint">{say("by-search-about")}</p>}
      {opponent === "person" && <p className="hint">{say("by-person-about")}</p>}
      <div className="more">
        <PressButton className="quiet" aria-expanded={isMore} onPress={() => setMore(!isMore)}>
          {say("more")}
        </PressButton>
        {isMore && (
          <div className="more-panel">
            <Choosing
              label={say("first")}
              value={first}
              onChange={setFirst}
              choices={firsts.map((value) => ({ value, content: say(`first-${value}`) }))}
            />
            <div className="field">
              <label htmlFor={`${id}-seed`}>{say("seed")}</label>
              <input
                id={`${id}-seed`}
                aria-describedby={`${id}-about`}
                inputMode="numeric"
                pattern="[0-9]*"
                value={seed}
                onChange={(event) => setSeed(event.target.value)}
              />
              <span slot="description" id={`${id}-about`}>
                {say("seed-about")}
              </span>
            </div>
          </div>
        )}
      </div>
      <div className="begin-bar">
        <p className="hint">{say("versus", { a: chosen[0]?.name[lang] ?? "", b: chosen[1]?.name[lang] ?? "" })}</p>
        <PressButton type="submit" className="button primary big">
          {say("begin")}
        </PressButton>
      </div>
    </form>
  )
}

/** The deck with which somebody comes here to play: `#/?game=magic&deck=…`. */
function useAskedDeck(): { readonly game: GameName; readonly id: string } | null {
  const query = new URLSearchParams(useHash().split("?")[1] ?? "")
  const game = games.find((one) => one === query.get("game"))
  const id = query.get("deck")
  return game === undefined || id === null ? null : { game, id }
}

interface FoundDecks {
  readonly game: GameName
  readonly decks: readonly OfferedDeck[]
  /** What is in those that somebody made, by their id. */
  readonly lists: ReadonlyMap<string, DeckLists>
}

const noLists: FoundDecks["lists"] = new Map()

/** The decks that can be played: those made here, and the bundled ones. */
async function findDecks(game: GameName): Promise<FoundDecks> {
  const own = (await ownDecks()).filter((deck) => deck.game === game)
  const made = own.length === 0 ? [] : await tableStore.ask("decks", { game, own })
  const decks = [...made, ...offered[game]]
  return { game, decks, lists: new Map(own.map(({ id, lists }) => [id, lists])) }
}

/** The bundled decks at once, and with those made here as soon as these are read. */
function useDecks(game: GameName) {
  const [found, setFound] = useState<FoundDecks | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    findDecks(game).then(
      (decks) => {
        if (!gone) setFound(decks)
      },
      (failed: Error) => {
        if (!gone) setError(failed)
      },
    )
    return () => {
      gone = true
    }
  }, [game])
  const isThis = found?.game === game
  return { decks: isThis ? found.decks : offered[game], lists: isThis ? found.lists : noLists, error }
}

function DeckTile({ deck }: { readonly deck: OfferedDeck }) {
  const lang = useLanguage()
  const say = useStartWords()
  return (
    <span className="deck-tile">
      <span className="deck-colors" aria-hidden="true">
        {deck.colors.map((color) => (
          <span key={color} className="dot" data-color={color} />
        ))}
      </span>
      <span className="deck-name">{deck.name[lang]}</span>
      <span className="deck-about">{deck.own ? say("own-deck") : deck.about[lang]}</span>
      <span className="deck-size">{say("cards", { count: deck.size })}</span>
    </span>
  )
}
