import {
  amountOf,
  did,
  type Frame,
  type Game,
  listOf,
  optional,
  type Procedure,
  record,
  step,
  term,
  type Value,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { type Addable, addable, addPhases, addTurn, type Skippable, skippable, skipping } from "../turn-structure.ts"
import { who } from "./who.ts"

/*
 * Words about turns, phases and steps.
 */

type Whole = Readonly<Record<string, unknown>>

/** Extra turns after this one, one at a time (500.7). */
function* extraTurn(game: Game, frame: Frame, ref: unknown, whole: Whole): Procedure<boolean> {
  const times = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  for (const player of who(game, frame, ref)) {
    step(game, "extra-turn", ["500.7"], { player })
    for (let i = 0; i < times; i++) addTurn(game, player)
  }
  return times > 0
}

/** They skip their next one (614.10). */
function* skipNext(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  let any = false
  for (const player of who(game, frame, whole.by))
    if (yield* did(game, frame, [skipping(game, player, what as Skippable)])) any = true
  return any
}

/** Phases directly after this phase (500.8). */
function* extraPhases(game: Game, _frame: Frame, phases: unknown): Procedure<boolean> {
  step(game, "extra-phases", ["500.8"], { player: game.state.active })
  addPhases(game, phases as readonly Addable[])
  return true
}

export const turnVerbs: Readonly<Record<string, VerbWord>> = {
  extraTurn: {
    shape: term("player"),
    fields: { count: optional(term("amount")) },
    unknowns: "works",
    run: extraTurn as VerbWord["run"],
  },
  skipNext: {
    shape: words(...skippable),
    fields: { by: optional(term("player")) },
    unknowns: "works",
    run: skipNext as VerbWord["run"],
  },
  extraPhases: {
    shape: listOf(words(...addable), 1),
    unknowns: "works",
    run: extraPhases as VerbWord["run"],
  },
}

export const turnStatics: Readonly<Record<string, Word>> = {
  cantPhaseIn: { shape: yes, ofAside: true },
  skips: { shape: record({ skip: words(...skippable), of: term("player") }) },
}

export const turnVerbLines: Readonly<Record<string, readonly [string, string]>> = {
  extraTurn: ["that player takes extra turns after this one", "このターンの後に追加のターンを行う"],
  skipNext: ["that player skips their next such turn, phase or step", "次のこのターン・フェイズ・ステップを飛ばす"],
  extraPhases: ["these phases come after this phase", "このフェイズの後にこれらの追加のフェイズがある"],
}

export const turnStaticLines: Readonly<Record<string, readonly [string, string]>> = {
  cantPhaseIn: ["it can't phase in", "フェイズ・インできない"],
  skips: ["these players skip such turns, phases or steps", "このプレイヤーはこのターン・フェイズ・ステップを飛ばす"],
}
