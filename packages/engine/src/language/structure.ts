import type { Entries } from "./grammar.ts"
import {
  binds,
  boolean,
  either,
  type Fields,
  integer,
  listOf,
  oneOrMore,
  optional,
  record,
  type Shape,
  term,
  text,
  tuple,
  uses,
  words,
  yes,
} from "./shapes.ts"

/*
 * The engine's own part of the card language, as shapes; types.ts says the same in types. Fields stand in the order in which
 * they are carried out.
 */

const effect = term("effect")
const selector = term("selector")
const filter = term("filter")
const value = term("value")
const amount = term("amount")
const condition = term("condition")
const player = term("player")
const pattern = term("pattern")
const zone = term("zone")
const whom = either(words("this", "attached"), filter)
const works = either(words("anywhere"), zone, listOf(zone, 1))
const named = { as: optional(binds) }

const head = (shape: Shape, fields: Fields = {}) => ({ shape, fields })

const effects: Entries = {
  if: head(condition, { then: effect, else: optional(effect) }),
  may: head(effect, { by: optional(player), then: optional(effect), else: optional(effect) }),
  try: head(effect, { then: effect, else: optional(effect) }),
  forEach: head(selector, { as: binds, do: effect }),
  repeat: head(amount, { do: effect }),
  let: head(binds, { be: either(value, selector) }),
  either: head(listOf(effect, 2), { by: optional(player) }),
  modal: head(term("modal")),
  continuous: head(record({ does: term("static"), to: optional(whom), while: optional(condition) }), {
    on: optional(selector),
    until: term("duration"),
  }),
  later: head(pattern, { do: effect, until: optional(term("duration")) }),
}

const selectors: Entries = {
  ref: head(uses),
  all: head(filter),
  choose: head(filter, {
    count: optional(amount),
    upTo: optional(amount),
    any: optional(yes),
    by: optional(player),
    sum: optional(record({ of: term("number-name"), most: value })),
    ...named,
  }),
  target: head(either(words("any-target"), filter), {
    count: optional(integer(1)),
    upTo: optional(integer(1)),
    ...named,
  }),
  random: head(filter, { count: optional(amount), ...named }),
  top: head(amount, { of: optional(player), zone: optional(zone), ...named }),
}

const filters: Entries = {
  any: head(listOf(filter, 1)),
  every: head(listOf(filter, 1)),
  not: head(filter),
  is: head(selector),
  other: head(yes),
  controller: head(player),
  owner: head(player),
  zone: head(oneOrMore(zone)),
  tapped: head(boolean),
  faceDown: head(boolean),
  token: head(boolean),
  counter: head(text),
}

const values: Entries = {
  ref: head(uses),
  count: head(selector),
  number: head(term("number-name"), { of: selector }),
  plus: head(listOf(value, 1)),
  times: head(listOf(value, 1)),
  happened: head(pattern),
}

const conditions: Entries = {
  exists: head(filter, { atLeast: optional(amount) }),
  compare: head(tuple(value, words("=", "<", "<=", ">", ">="), value)),
  every: head(listOf(condition, 1)),
  some: head(listOf(condition, 1)),
  not: head(condition),
  matches: head(selector, { filter }),
  yourTurn: head(boolean),
  did: head(uses),
}

const players: Entries = {
  ref: head(uses),
  ownerOf: head(selector),
  controllerOf: head(selector),
  targetPlayer: head(words("any", "opponent"), named),
}

const abilities: Entries = {
  spell: head(effect),
  when: head(pattern, {
    if: optional(condition),
    do: effect,
    zone: optional(works),
    limit: optional(words("turn")),
  }),
  activate: head(effect, {
    cost: listOf(term("cost")),
    zone: optional(zone),
    limit: optional(words("turn")),
    timing: optional(words("sorcery")),
  }),
  static: head(term("static"), { to: optional(whom), while: optional(condition), zone: optional(works) }),
  replace: head(pattern, {
    if: optional(condition),
    may: optional(yes),
    with: effect,
    zone: optional(works),
  }),
}

const counts: Entries = {
  upTo: head(amount),
  atLeast: head(integer(1)),
  any: head(yes),
  oneOf: head(listOf(integer(0), 1)),
  weight: head(integer(1)),
}

const name = record({
  ja: optional(text),
  en: optional(text),
  unofficial: optional(listOf(words("ja", "en"), 1, 2)),
})

/** Every structure by its term. */
export const structure = {
  own: {
    effect: effects,
    selector: selectors,
    filter: filters,
    value: values,
    condition: conditions,
    player: players,
    ability: abilities,
  },
  count: counts,
  pattern: {
    on: oneOrMore(term("event-name")),
    object: optional(whom),
    player: optional(player),
    source: optional(filter),
    from: optional(zone),
    to: optional(zone),
    name: optional(text),
  },
  modal: {
    choose: term("mode-count"),
    modes: listOf(term("mode"), 1),
    mayRepeat: optional(boolean),
    optional: optional(yes),
    all: optional(condition),
    instead: optional(record({ if: condition, choose: term("mode-count") })),
    chooser: optional(words("you", "opponent", "random")),
    notChosenBefore: optional(words("turn", "game")),
    differentTargets: optional(words("player")),
  },
  mode: {
    if: optional(condition),
    cost: optional(listOf(term("cost"), 1)),
    weight: optional(integer(1)),
    do: effect,
  },
  name,
  face: { name: optional(name), abilities: optional(listOf(term("ability"))) },
} as const satisfies {
  readonly own: Readonly<Record<string, Entries>>
  readonly count: Entries
  readonly name: Shape
} & Readonly<Record<"pattern" | "modal" | "mode" | "face", Fields>>
