import {
  type CardIndex,
  type Decision,
  decision,
  fromView,
  type Game,
  type Guess,
  imagine,
  type Key,
  type LineView,
  type Oracle,
  type PlayerId,
  type View,
  view,
  viewLog,
} from "@dilemma-table/engine"
import { hiddenCards, type Prior } from "./prior.ts"
import type { Mishap } from "./search/mishaps.ts"

/** What a player is given when it is asked. Nothing here tells what the seat may not know. */
export interface Asked {
  readonly seat: PlayerId
  readonly decision: Decision
  /** Answers `ask` constraints of the decision. */
  readonly oracle: Oracle
  /** The position as this seat sees it. */
  view(): View
  /** The log as this seat may read it, behind line `from`. */
  log(from?: number): readonly LineView[]
  /** Keys of the view as those of the decision. */
  meant(keys: readonly Key[]): readonly Key[]
  /** The position as this seat imagines it, to try answers in. */
  imagine(guess: Guess): Game
  /** For each seat the cards that may be hidden among its own, by what is taken of the others' lists: a prior to imagine with. */
  hidden(prior: Prior): readonly (readonly CardIndex[])[]
}

/** Someone or something that answers decisions. Its random numbers are its own, never the game's. */
export interface Player {
  readonly name: string
  choose(asked: Asked): readonly Key[]
  /** Errors in which tries of its own broke off so far; absent where it tries nothing. Its answers are legal all the same. */
  mishaps?(): readonly Mishap[]
}

/** What whoever is asked now is given; null where nothing is asked. */
export function askedNow(game: Game): Asked | null {
  const asked = decision(game)
  if (asked === null) return null
  const seat = asked.by
  return {
    seat,
    decision: asked,
    oracle: game.oracle,
    view: () => view(game, seat),
    log: (from) => viewLog(game, seat, from),
    meant: (keys) => fromView(game, seat, keys),
    imagine: (guess) => imagine(game, seat, guess),
    hidden: (prior) => hiddenCards(game, seat, prior),
  }
}
