import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import { answer, countUpTo, decision, fork, type Game, newGame, randomSource, sample } from "@dilemma-table/engine"
import { type Measure, now, type Run } from "./measure.ts"

/** A game between two of the bundled decks, others for other seeds. */
function start(seed: number): Game {
  const one = decks[seed % decks.length]
  const two = decks[(seed + 1 + (Math.floor(seed / decks.length) % (decks.length - 1))) % decks.length]
  if (one === undefined || two === undefined) throw new Error("There are no two decks")
  const game = newGame(rulebook, deckSetup([one, two], seed))
  if (!game.ok) throw new Error(game.fault.message.en)
  return game.value
}

/** Plays a whole random game through the public API. Only decisions with two or more answers are counted. */
function playRandomly(seed: number, each?: (game: Game) => void): number {
  const game = start(seed)
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

export const randomPlay: Measure = {
  name: "Dilemma: random play, Duel Masters",
  operation: "decision with two or more answers",
  aim: "≥ 100,000 a second",
  run: (round) => {
    const samples: number[] = []
    let operations = 0
    const begun = now()
    for (let seed = 1; now() - begun < 1_500_000; seed++) {
      const before = now()
      const here = playRandomly(round * 10_000 + seed)
      operations += here
      samples.push((now() - before) / here)
    }
    return { operations, micros: now() - begun, samples }
  },
}

export const randomGames: Measure = {
  name: "Dilemma: whole random games, Duel Masters",
  operation: "game, from its setup to its end",
  run: (round) => {
    const samples: number[] = []
    const begun = now()
    for (let seed = 1; now() - begun < 1_000_000; seed++) {
      const before = now()
      playRandomly(round * 10_000 + 5_000 + seed)
      samples.push(now() - before)
    }
    return { operations: samples.length, micros: now() - begun, samples }
  },
}

/** A fork, its decision, one answer and the next decision, at decisions so many answers after the last rest. */
function forks(deep: (answers: number) => boolean): (round: number) => Run {
  return (round) => {
    const samples: number[] = []
    let operations = 0
    let micros = 0
    for (let seed = 1; operations < 3000 && seed < 60; seed++) {
      const random = randomSource(seed)
      playRandomly(round * 10_000 + 500 + seed, (game) => {
        const since = (game.tape?.n ?? 0) - (game.rest.tape?.n ?? 0)
        if (!deep(since) || operations >= 3000) return
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

export const forkAtRest: Measure = {
  name: "Dilemma: fork, its decision, an answer, the next decision, at a rest",
  operation: "fork",
  aim: "≤ 15 µs",
  run: forks((answers) => answers === 0),
}

export const forkDeep: Measure = {
  name: "Dilemma: the same, four or more answers after a rest",
  operation: "fork",
  aim: "≤ 40 µs",
  run: forks((answers) => answers >= 4),
}
