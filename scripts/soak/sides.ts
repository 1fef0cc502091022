import * as dm from "@dilemma-table/duel-masters"
import type { Game, Rulebook, Setup } from "@dilemma-table/engine"
import * as magic from "@dilemma-table/magic"
import { decksOf } from "./decks.ts"
import { decksOf as magicDecksOf, positionOf } from "./magic-decks.ts"

export const gameNames = ["duel-masters", "magic"] as const
export type GameName = (typeof gameNames)[number]

/** A game that long runs play: its rulebook, the game of each seed, and what holds of each of its positions. */
export interface Side {
  readonly rulebook: Rulebook
  /** Does a game of it always end by the rules? If not, the limit ends it, too. */
  readonly ends: boolean
  readonly begin: (
    seed: number,
    players: number,
    position?: boolean,
  ) => { readonly setup: Setup; readonly decks: readonly string[] }
  readonly unsound: (game: Game) => readonly string[]
}

/** What a position of the bundled decks' cards alone is called. */
export const bundledCards = "a position of the bundled decks' cards"

export const sides: Readonly<Record<GameName, Side>> = {
  "duel-masters": {
    rulebook: dm.rulebook,
    ends: true,
    begin: (seed) => {
      const decks = decksOf(seed)
      return { setup: dm.deckSetup(decks, seed), decks: decks.map(({ id }) => id) }
    },
    unsound: dm.unsound,
  },
  magic: {
    rulebook: magic.magic,
    ends: false,
    begin: (seed, players, position = false) => {
      if (position && seed % 4 === 0) return { setup: positionOf(seed, players, "bundled"), decks: [bundledCards] }
      if (position || seed % 3 === 2) return { setup: positionOf(seed, players), decks: ["a position"] }
      const decks = magicDecksOf(seed, players)
      return { setup: magic.deckSetup(decks, seed), decks: decks.map(({ id }) => id) }
    },
    unsound: magic.unsound,
  },
}
