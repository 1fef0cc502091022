import {
  rulebook as duelMasters,
  decks as duelMastersDecks,
  deckSetup as duelMastersSetup,
} from "@dilemma-table/duel-masters"
import {
  answer,
  countUpTo,
  decision,
  fork,
  type Game,
  newGame,
  type Rulebook,
  randomSource,
  type Setup,
  sample,
} from "@dilemma-table/engine"
import { magic, decks as magicDecks, deckSetup as magicSetup } from "@dilemma-table/magic"
import { type Measure, now, type Run } from "./measure.ts"

/** A game, and the setup of a seed: two of its bundled decks, others for other seeds. */
export interface Kind {
  readonly name: string
  readonly rulebook: Rulebook
  setup(seed: number): Setup
}

/** Two of these, others for other seeds; different ones. */
function pair<Deck>(decks: readonly Deck[], seed: number): readonly [Deck, Deck] {
  const one = decks[seed % decks.length]
  const two = decks[(seed + 1 + (Math.floor(seed / decks.length) % (decks.length - 1))) % decks.length]
  if (one === undefined || two === undefined) throw new Error("There are no two decks")
  return [one, two]
}

export const duelMastersKind: Kind = {
  name: "Duel Masters",
  rulebook: duelMasters,
  setup: (seed) => duelMastersSetup(pair(duelMastersDecks, seed), seed),
}

export const magicKind: Kind = {
  name: "Magic",
  rulebook: magic,
  setup: (seed) => magicSetup(pair(magicDecks, seed), seed),
}

/** Plays a whole random game through the public API. Only decisions with two or more answers are counted. */
function playRandomly({ rulebook, setup }: Kind, seed: number, each?: (game: Game) => void): number {
  const begun = newGame(rulebook, setup(seed))
  if (!begun.ok) throw new Error(begun.fault.message.en)
  const game = begun.value
  const random = randomSource(seed)
  let counted = 0
  for (let asked = decision(game); asked !== null; ) {
    if (countUpTo(asked.space, 2, game.oracle) > 1) counted += 1
    each?.(game)
    const given = answer(game, asked.by, sample(asked.space, random, game.oracle))
    if (!given.ok) throw new Error(given.fault.message.en)
    asked = given.value
  }
  return counted
}

/** So many games are played before anything is measured: a player's machine is warm for all but the first seconds. */
const warmUps = 25

export const warmUp = (kind: Kind): void => {
  for (let seed = 1; seed <= warmUps; seed++) playRandomly(kind, 900_000 + seed)
}

export const randomPlay = (kind: Kind, aim: string): Measure => ({
  name: `Dilemma: random play, ${kind.name}`,
  operation: "decision with two or more answers",
  aim,
  run: (round) => {
    const samples: number[] = []
    let operations = 0
    const begun = now()
    for (let seed = 1; now() - begun < 1_500_000; seed++) {
      const before = now()
      const here = playRandomly(kind, round * 10_000 + seed)
      operations += here
      samples.push((now() - before) / here)
    }
    return { operations, micros: now() - begun, samples }
  },
})

export const randomGames = (kind: Kind, aim?: string): Measure => ({
  name: `Dilemma: whole random games, ${kind.name}`,
  operation: "game, from its setup to its end",
  ...(aim === undefined ? {} : { aim }),
  run: (round) => {
    const samples: number[] = []
    const begun = now()
    for (let seed = 1; now() - begun < 1_000_000; seed++) {
      const before = now()
      playRandomly(kind, round * 10_000 + 5_000 + seed)
      samples.push(now() - before)
    }
    return { operations: samples.length, micros: now() - begun, samples }
  },
})

/** A fork, its decision, one answer and the next decision, at decisions so many answers after the last rest. */
function forks(kind: Kind, here: (game: Game, answers: number) => boolean): (round: number) => Run {
  const most = 2000
  return (round) => {
    const samples: number[] = []
    let operations = 0
    let micros = 0
    for (let seed = 1; operations < most && seed < 60; seed++) {
      const random = randomSource(seed)
      playRandomly(kind, round * 10_000 + 500 + seed, (game) => {
        const since = (game.tape?.n ?? 0) - (game.rest.tape?.n ?? 0)
        if (operations >= most || !here(game, since)) return
        const before = now()
        const copy = fork(game)
        const asked = decision(copy)
        if (asked !== null) answer(copy, asked.by, sample(asked.space, random, copy.oracle))
        const took = now() - before
        samples.push(took)
        micros += took
        operations += 1
      })
    }
    return { operations, micros, samples }
  }
}

export const forkAtRest = (kind: Kind, aim: string): Measure => ({
  name: `Dilemma: fork, its decision, an answer, the next decision, at a rest, ${kind.name}`,
  operation: "fork",
  aim,
  run: forks(kind, (_, answers) => answers === 0),
})

export const forkDeep = (kind: Kind, from: number, aim: string): Measure => ({
  name: `Dilemma: the same, ${from} or more answers after a rest, ${kind.name}`,
  operation: "fork",
  aim,
  run: forks(kind, (_, answers) => answers >= from),
})
