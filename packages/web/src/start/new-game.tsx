import { useEffect, useState } from "react"
import { Button, Disclosure, DisclosurePanel, Input, Label, Text, TextField } from "react-aria-components"
import { go } from "../app/routes.ts"
import { Trouble } from "../app/trouble.tsx"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import type { OfferedDeck, Sitting } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"
import { tableStore } from "../table/store.ts"
import { Choosing } from "./choosing.tsx"
import { useStartWords } from "./words.ts"

const games = ["magic", "duel-masters"] as const
const opponents = ["greedy", "random", "person", "watching"] as const
type Opponent = (typeof opponents)[number]
const firsts = ["rules", "you", "other"] as const

const machine = (player: string): Sitting => ({ by: "machine", player })
const person: Sitting = { by: "person" }

const seatsFor: Readonly<Record<Opponent, readonly Sitting[]>> = {
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
  const [game, setGame] = useState<GameName>(lang === "ja" ? "duel-masters" : "magic")
  const { decks, error } = useDecks(game)
  const [picked, setPicked] = useState<readonly (string | undefined)[]>([])
  const [opponent, setOpponent] = useState<Opponent>("greedy")
  const [first, setFirst] = useState<(typeof firsts)[number]>("rules")
  const [seed, setSeed] = useState("")
  if (error !== null) return <Trouble error={error} />
  const chosen = [0, 1].map((seat) => decks?.find(({ id }) => id === picked[seat]) ?? decks?.[seat] ?? decks?.[0])
  const begin = (): void => {
    const at = Number.parseInt(seed, 10)
    const seats = seatsFor[opponent]
    void tableStore
      .begin(
        {
          game,
          decks: chosen.map((deck) => deck?.id ?? ""),
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
      {decks === null ? (
        <p className="loading">{say("loading")}</p>
      ) : (
        [0, 1].map((seat) => (
          <Choosing
            key={`${game}-${seat}`}
            className="deck-choice"
            label={say(seat === 0 ? "your-deck" : "other-deck")}
            value={chosen[seat]?.id ?? ""}
            onChange={(id) => setPicked((before) => [0, 1].map((one) => (one === seat ? id : before[one])))}
            choices={decks.map((deck) => ({ value: deck.id, content: <DeckTile deck={deck} /> }))}
          />
        ))
      )}
      <Choosing
        label={say("opponent")}
        value={opponent}
        onChange={setOpponent}
        choices={opponents.map((value) => ({ value, content: say(`by-${value}`) }))}
      />
      <Disclosure className="more">
        <Button slot="trigger" className="quiet">
          {say("more")}
        </Button>
        <DisclosurePanel>
          <Choosing
            label={say("first")}
            value={first}
            onChange={setFirst}
            choices={firsts.map((value) => ({ value, content: say(`first-${value}`) }))}
          />
          <TextField className="field" value={seed} onChange={setSeed}>
            <Label>{say("seed")}</Label>
            <Input inputMode="numeric" pattern="[0-9]*" />
            <Text slot="description">{say("seed-about")}</Text>
          </TextField>
        </DisclosurePanel>
      </Disclosure>
      <Button type="submit" className="button primary big" isDisabled={decks === null}>
        {say("begin")}
      </Button>
    </form>
  )
}

function useDecks(game: GameName) {
  const [found, setFound] = useState<{ readonly game: GameName; readonly decks: readonly OfferedDeck[] } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    tableStore.ask("decks", { game }).then(
      (decks) => {
        if (!gone) setFound({ game, decks })
      },
      (failed: Error) => {
        if (!gone) setError(failed)
      },
    )
    return () => {
      gone = true
    }
  }, [game])
  return { decks: found?.game === game ? found.decks : null, error }
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
      <span className="deck-about">{deck.about[lang]}</span>
      <span className="deck-size">{say("cards", { count: deck.size })}</span>
    </span>
  )
}
