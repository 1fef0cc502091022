import {
  boolean,
  type ConditionWord,
  decided,
  type FilterWord,
  type Frame,
  type Game,
  listOf,
  matches,
  object,
  type PlayerRef,
  type Procedure,
  playersOf,
  term,
  text,
  type VerbWord,
  type Word,
} from "@dilemma-table/engine"
import { chooseName, chosenName } from "../naming.ts"
import { inZone } from "../position.ts"
import { announcedTargets } from "../targets.ts"

/*
 * Words of effects: words chosen as something enters, counters of any kind, what is attached to what, gaining no life.
 */

type Line = readonly [en: string, ja: string]

/** The word is kept with the source, as a chosen name is (607.2d). */
function* chooseWord(game: Game, frame: Frame, choices: unknown): Procedure<boolean> {
  yield* chooseName(game, frame.you, frame.source, choices as readonly string[])
  return true
}

export const effectVerbs: Readonly<Record<string, VerbWord>> = {
  chooseWord: { shape: listOf(text, 2), unknowns: "works", run: chooseWord as VerbWord["run"] },
}

export const effectFilters: Readonly<Record<string, FilterWord>> = {
  anyCounter: {
    shape: boolean,
    test: (game, _frame, id, wanted) =>
      Object.values(object(game.state, id).counters).some((n) => (n ?? 0) > 0) === wanted,
  },
  attachedTo: {
    shape: term("filter"),
    test: (game, frame, id, filter) => {
      const { attachedTo } = object(game.state, id)
      return (
        inZone(game, attachedTo, "battlefield") && decided(game, matches(game, frame, attachedTo, filter), attachedTo)
      )
    },
  },
  targetsPlayer: {
    shape: term("player"),
    test: (game, frame, id, ref) => {
      const players = playersOf(game, frame, ref as PlayerRef)
      return announcedTargets(game, id).some((target) => "player" in target && players.includes(target.player))
    },
  },
}

export const effectConditions: Readonly<Record<string, ConditionWord>> = {
  chosenWord: { shape: text, holds: (game, frame, word) => chosenName(game, frame.source) === word },
}

export const effectStatics: Readonly<Record<string, Word>> = { cantGainLife: { shape: term("player") } }

export const effectLines: Readonly<
  Record<"verbs" | "filters" | "conditions" | "statics", Readonly<Record<string, Line>>>
> = {
  verbs: {
    chooseWord: ["choose one of these words, kept with this", "これらの語から1つを選ぶ(これとともに記録される)"],
  },
  filters: {
    anyCounter: ["has a counter of any kind, or has none", "(種類を問わず)カウンターが置かれている(いない)"],
    attachedTo: ["is attached to something that matches", "当てはまるものについている"],
    targetsPlayer: ["has such a player as a target", "このプレイヤーを対象としている"],
  },
  conditions: { chosenWord: ["this word was chosen", "この語が選ばれた"] },
  statics: { cantGainLife: ["that player can't gain life", "そのプレイヤーはライフを得られない"] },
}
