import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import {
  answer,
  decision,
  type Game,
  logLines,
  newGame,
  type PlayerId,
  randomSource,
  sample,
} from "@dilemma-table/engine"
import { cards, magic } from "@dilemma-table/magic"
import { describe, expect, test } from "vitest"
import { langs, say, sayAsSeen, sayOptions, sayQuestion } from "../src/index.ts"

/** Sentences that show a key instead of words, or a place that nothing filled. */
const odd = /\{\{|\}\}|undefined|\[object|^[a-z]+(-[a-z]+)+$|^[a-z]+$/

function duelMastersGame(seed: number): Game {
  const [one, two] = decks
  if (one === undefined || two === undefined) throw new Error("There are two decks")
  const made = newGame(rulebook, deckSetup([one, two], seed))
  if (!made.ok) throw new Error(made.fault.message.en)
  return made.value
}

function magicGame(seed: number): Game {
  const names = cards.map((card) => card.name.en ?? card.name.ja ?? "")
  const random = randomSource(seed)
  const land = (i: number): boolean => cards[i]?.faces[0]?.types.includes("land") === true
  const all = names.map((_, i) => i)
  const library = () =>
    Array.from({ length: 40 }, (_, n) => {
      const pool = all.filter((i) => land(i) === n < 18)
      return { card: pool[random(pool.length)] ?? 0 }
    })
  const made = newGame(magic, {
    edition: {},
    seed,
    cards: names.map((card) => ({ card })),
    seats: [{ zones: { library: library() } }, { zones: { library: library() } }],
    start: { whole: true },
  })
  if (!made.ok) throw new Error(made.fault.message.en)
  return made.value
}

/** Plays with random answers and gathers what is said of the decisions on the way. */
function play(game: Game, seed: number, most: number): readonly string[] {
  const random = randomSource(seed)
  const said = new Set<string>()
  let asked = decision(game)
  for (let n = 0; asked !== null && n < most; n++) {
    for (const lang of langs) {
      said.add(sayQuestion(lang, game, asked))
      for (const { text } of sayOptions(lang, game, asked, null, true)) said.add(text)
    }
    const done = answer(game, asked.by, sample(asked.space, random, game.oracle))
    if (!done.ok) throw new Error(done.fault.message.en)
    asked = done.value
  }
  return [...said]
}

describe.each([
  ["duel-masters", duelMastersGame],
  ["magic", magicGame],
] as const)("what is said of whole games of %s", (_, begin) => {
  test.each([1, 2])("seed %i", { timeout: 60_000 }, (seed) => {
    const game = begin(seed)
    const asked = play(game, seed, 250)
    expect(
      asked.filter((text) => odd.test(text) && !/^(yes|no|none|pass|keep|mulligan|rock|paper|scissors)$/.test(text)),
    ).toEqual([])
    const lines = logLines(game).map(({ entry }) => entry)
    for (const lang of langs) {
      const told = lines.map((entry) => say(lang, game, entry))
      expect([...new Set(told.filter((text) => text !== null && odd.test(text)))]).toEqual([])
      for (const seat of [0, 1] as PlayerId[]) {
        const seen = lines.map((entry) => sayAsSeen(lang, game, entry, seat))
        expect([...new Set(seen.filter((text) => text !== null && odd.test(text)))]).toEqual([])
      }
    }
  })
})
