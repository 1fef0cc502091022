import {
  amountOf,
  did,
  type EventPattern,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  matchesPattern,
  numberOf,
  type ObjectId,
  object,
  objectsMatching,
  optional,
  type Procedure,
  record,
  term,
  text,
  type Value,
  type ValueWord,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { chosenColor, kindsIn } from "../chosen-kinds.ts"
import { lifeEvent } from "../damage.ts"
import { layoutOf } from "../double-faced.ts"
import { colorsOf, subtypesOf, typesOf } from "../layers.ts"
import { supertypes } from "../lexicon.ts"
import { type KindToChoose, kindsToChoose } from "../lexicon-choices.ts"
import { chooseName, chosenName } from "../naming.ts"
import { gainForbidden } from "../prohibitions.ts"
import { present } from "./present.ts"
import { who } from "./who.ts"

/*
 * Colors and types that are chosen, life totals and counters as a whole.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]
type Run = VerbWord["run"]

/** The kind is kept with the source, as a chosen name is (607.2d). */
function* chooseKind(game: Game, frame: Frame, kind: unknown): Procedure<boolean> {
  yield* chooseName(game, frame.you, frame.source, kindsIn(kind as KindToChoose), "608.2d")
  return true
}

/** Each player gains or loses what is between (119.5); who can't gain life keeps what they have. */
function* lifeBecomes(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const events = who(game, frame, whole.by).flatMap((player): readonly GameEvent[] => {
    const change = n - (game.state.players[player]?.life ?? 0)
    if (change === 0 || (change > 0 && gainForbidden(game, player))) return []
    return [lifeEvent(player, change, "119.5", frame.source)]
  })
  return yield* did(game, frame, events)
}

/** As many of each kind again as there are (701.10e). */
function* doubleCounters(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  return yield* did(
    game,
    frame,
    ids.flatMap((id) =>
      Object.entries(object(game.state, id).counters)
        .filter(([name, n]) => (n ?? 0) > 0 && (whole.kind === undefined || whole.kind === name))
        .map(
          ([name, n]): GameEvent => ({
            type: "counters",
            rule: "701.10e",
            object: id,
            name,
            amount: n ?? 0,
            source: frame.source,
          }),
        ),
    ),
  )
}

/** All counters from these are put onto that (122.5): nothing where either is gone, or both are the same. */
function* moveAllCounters(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const from = yield* present(game, frame, what)
  const [to] = yield* present(game, frame, whole.to)
  if (to === undefined) return false
  const events = from
    .filter((id) => id !== to)
    .flatMap((id) =>
      Object.entries(object(game.state, id).counters)
        .filter(([, n]) => (n ?? 0) > 0)
        .flatMap(([name, n = 0]): readonly GameEvent[] =>
          [
            { object: id, amount: -n },
            { object: to, amount: n },
          ].map((part) => ({ type: "counters", rule: "122.5", name, source: frame.source, ...part })),
        ),
    )
  return yield* did(game, frame, events)
}

export const choiceVerbs: Readonly<Record<string, VerbWord>> = {
  chooseKind: { shape: words(...kindsToChoose), unknowns: "works", run: chooseKind as Run },
  lifeBecomes: {
    shape: term("amount"),
    fields: { by: optional(term("player")) },
    unknowns: "works",
    run: lifeBecomes as Run,
  },
  doubleCounters: {
    shape: term("selector"),
    fields: { kind: optional(text) },
    unknowns: "works",
    run: doubleCounters as Run,
  },
  moveAllCounters: {
    shape: term("selector"),
    fields: { to: term("selector") },
    unknowns: "works",
    run: moveAllCounters as Run,
  },
}

/** Is this object of the color or type that was chosen for this source? */
function isChosenKind(game: Game, source: ObjectId, id: ObjectId): boolean {
  const word = chosenName(game, source)
  if (word === null) return false
  const color = chosenColor(game, source)
  if (color !== null) return colorsOf(game, id).includes(color)
  return typesOf(game, id).includes(word) || subtypesOf(game, id).includes(word)
}

export const choiceFilters: Readonly<Record<string, FilterWord>> = {
  ofChosenKind: { shape: yes, test: (game, frame, id) => isChosenKind(game, frame.source, id) },
  inset: {
    shape: words("adventure", "omen"),
    test: (game, _frame, id, layout) => object(game.state, id).card !== 0 && layoutOf(game, id) === layout,
  },
  greatest: {
    shape: record({ of: term("number-name"), among: term("filter") }),
    test: (game, frame, id, said) => {
      const { of, among } = said as { readonly of: string; readonly among: never }
      const own = numberOf(game, of, id)
      return objectsMatching(game, frame, among, false).every((other) => numberOf(game, of, other) <= own)
    },
  },
}

export const choiceValues: Readonly<Record<string, ValueWord>> = {
  amountHappened: {
    shape: term("pattern"),
    value: (game, frame, pattern: EventPattern) =>
      game.state.history
        .filter((event) => matchesPattern(game, frame, pattern, event))
        .reduce((sum, { amount = 1 }) => sum + Math.abs(amount), 0),
  },
}

export const choiceStatics: Readonly<Record<string, Word>> = {
  chosenType: {
    shape: words("set", "add"),
    begins: (game, { source }, how: "set" | "add") => {
      const type = chosenName(game, source)
      if (type === null) return null
      return how === "set" ? { setSubtypes: [type] } : { addSubtype: type }
    },
  },
  chosenColor: {
    shape: yes,
    begins: (game, { source }) => {
      const color = chosenColor(game, source)
      return color === null ? null : { setColors: [color] }
    },
  },
  removeSupertype: { shape: words(...supertypes) },
}

export const choiceLines: Readonly<Record<"verbs" | "filters" | "values" | "statics", Readonly<Record<string, Line>>>> =
  {
    verbs: {
      chooseKind: ["choose a color or a type, kept with this", "色やタイプを選ぶ(これとともに記録される)"],
      lifeBecomes: ["that player's life total becomes so much", "ライフの総量がその数になる"],
      doubleCounters: [
        "double the counters on these, of one kind (`kind`) or of each",
        "カウンターの数を倍にする(`kind`: その種類だけ)",
      ],
      moveAllCounters: ["move all counters from these onto that", "カウンターをすべて移動する"],
    },
    filters: {
      ofChosenKind: ["is of the chosen color, or has the chosen type", "選ばれた色、または選ばれたタイプである"],
      greatest: ["none of these has a greater such number", "これらの中でその数値が最大である"],
      inset: ["has an Adventure, or an Omen", "出来事(前兆)を持つ"],
    },
    values: {
      amountHappened: ["how much of this there was this turn, added up", "このターンにこれが起こった量の合計"],
    },
    statics: {
      chosenType: [
        "it is of the chosen type: `set` only that, `add` that, too",
        "選ばれたタイプである(`add`: それに加えて)",
      ],
      chosenColor: ["it is of the chosen color", "選ばれた色である"],
      removeSupertype: ["it doesn't have this supertype", "この特殊タイプを失う"],
    },
  }
