import {
  type Ability,
  type Condition,
  checkCard,
  type Effect,
  type EventPattern,
  type Filter,
  type Lexicon,
  type Modal,
  type Mode,
  type ModeCount,
  ownData,
  type PlayerRef,
  type Selector,
  type Value,
} from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { structure } from "../src/language/structure.ts"
import { after, cardWith, type ToyLexicon, toy } from "./toy-language.ts"

const faultOf = (...abilities: readonly unknown[]) => checkCard(toy, after, cardWith(...abilities))

/** Abilities in the types of the language: what compiles must pass. */
const typed: readonly Ability<ToyLexicon>[] = [
  "blocker",
  { breaker: 2 },
  { ward: [{ pay: 2 }], twice: true },
  { spell: { draw: 3, by: "opponent" } },
  {
    spell: [
      { destroy: { choose: { type: "creature", cost: { max: 8 } }, upTo: 2, as: "these" } },
      { draw: { count: { ref: "these" } } },
    ],
  },
  {
    spell: [
      { destroy: { target: { controller: "opponent" }, as: "one" } },
      { draw: { number: "cost", of: { ref: "one" } } },
    ],
  },
  {
    spell: [
      { let: "n", be: { life: "you" } },
      { repeat: { ref: "n" }, do: { draw: 1, by: { targetPlayer: "any" } } },
    ],
  },
  { spell: [{ forEach: { all: { type: "creature" } }, as: "each", do: { destroy: { ref: "each" } } }] },
  {
    spell: {
      modal: {
        choose: 1,
        all: { exists: { type: "creature", zone: "battle" }, atLeast: 2 },
        modes: [{ do: { draw: 1 } }, { do: [{ destroy: "this" }], cost: [{ pay: 1 }], if: { yourTurn: true } }],
      },
    },
  },
  {
    when: { on: ["enters", "leaves"], object: "this" },
    if: { not: { lifeAtMost: 5, of: "opponent" } },
    do: { destroy: "it" },
  },
  {
    when: { on: "enters", object: { other: true } },
    do: { may: { destroy: "it" }, then: { draw: 1 } },
    zone: "anywhere",
  },
  { activate: { draw: { number: "power", of: { ref: "fed" } } }, cost: [{ sacrifice: { choose: {}, as: "fed" } }] },
  { static: { power: 1000, cant: "block" }, to: { type: "creature", not: { is: "this" } }, while: { yourTurn: true } },
  { static: { grant: { when: { on: "leaves", object: "this" }, do: { destroy: "it" } } } },
  { replace: { on: "leaves", object: "this" }, with: { destroy: "it" }, may: true },
  {
    spell: [
      { destroy: { choose: { type: "creature" }, as: "it-was" } },
      { later: { on: "enters", object: { is: { ref: "it-was" } } }, do: { destroy: "it" }, until: "this-turn" },
      {
        continuous: { does: { power: { times: [2, { count: { ref: "it-was" } }] } } },
        on: { all: {} },
        until: "this-turn",
      },
    ],
  },
  { spell: { if: { compare: ["x", ">=", 3] }, then: { either: [{ draw: 1 }, { draw: "x" }] } } },
]

test("what compiles passes", () => {
  for (const ability of typed) expect(faultOf(ability)).toBeNull()
  expect(faultOf(...typed)).toBeNull()
})

test("a card may lie in parts that are shared or frozen, and have absent fields written as undefined", () => {
  const shared = { target: { type: "creature", controller: undefined } }
  const card = cardWith({ spell: [{ destroy: shared }, { destroy: shared }] })
  const own = ownData(card) as unknown as { faces: { abilities: { spell: { destroy: object }[] }[] }[] }
  expect(checkCard(toy, after, card)).toBeNull()
  expect(checkCard(toy, after, own)).toBeNull()
  const [first, second] = own.faces[0]?.abilities[0]?.spell ?? []
  expect(first).toEqual({ destroy: { target: { type: "creature" } } })
  expect(first?.destroy).not.toBe(second?.destroy)
})

/** No words of a rulebook: what stays of a type is the engine's own. */
interface Bare extends Lexicon {
  verb: never
  filter: { readonly unused: never }
  condition: never
  value: never
  static: never
  cost: never
  keyword: never
  event: never
  zone: never
}

type KeysOf<T> = T extends string | number | readonly unknown[] ? never : T extends object ? keyof T : never
type Table<T> = Readonly<Record<Exclude<KeysOf<T>, "unused">, true>>

test("shapes and types know the same words", () => {
  const effect: Table<Effect<Bare>> = {
    if: true,
    then: true,
    else: true,
    may: true,
    by: true,
    try: true,
    forEach: true,
    eachPlayer: true,
    as: true,
    do: true,
    repeat: true,
    let: true,
    be: true,
    either: true,
    modal: true,
    continuous: true,
    on: true,
    until: true,
    later: true,
    every: true,
  }
  const selector: Table<Selector<Bare>> = {
    ref: true,
    all: true,
    choose: true,
    count: true,
    upTo: true,
    atLeast: true,
    any: true,
    by: true,
    as: true,
    sum: true,
    different: true,
    target: true,
    orPlayer: true,
    alike: true,
    random: true,
    top: true,
    of: true,
    zone: true,
  }
  const filter: Table<Filter<Bare>> = {
    any: true,
    every: true,
    not: true,
    is: true,
    other: true,
    controller: true,
    owner: true,
    zone: true,
    tapped: true,
    faceDown: true,
    token: true,
    counter: true,
    beneath: true,
  }
  const value: Table<Value<Bare>> = {
    ref: true,
    count: true,
    number: true,
    of: true,
    plus: true,
    times: true,
    happened: true,
  }
  const condition: Table<Condition<Bare>> = {
    exists: true,
    atLeast: true,
    compare: true,
    every: true,
    some: true,
    not: true,
    matches: true,
    filter: true,
    yourTurn: true,
    did: true,
  }
  const player: Table<PlayerRef<Bare>> = {
    ref: true,
    ownerOf: true,
    controllerOf: true,
    opponentsBut: true,
    targetPlayer: true,
    count: true,
    upTo: true,
    any: true,
    as: true,
  }
  const ability: Table<Ability<Bare>> = {
    word: true,
    spell: true,
    when: true,
    if: true,
    do: true,
    zone: true,
    limit: true,
    activate: true,
    cost: true,
    timing: true,
    static: true,
    to: true,
    while: true,
    replace: true,
    with: true,
    may: true,
  }
  const count: Table<Exclude<ModeCount<Bare>, Value<Bare>>> = {
    upTo: true,
    atLeast: true,
    any: true,
    oneOf: true,
    weight: true,
  }
  const pattern: Table<EventPattern<Bare>> = {
    on: true,
    object: true,
    player: true,
    source: true,
    from: true,
    to: true,
    name: true,
    by: true,
    turn: true,
    nth: true,
    oneOrMore: true,
    or: true,
  }
  const modalFields: Table<Modal<Bare>> = {
    choose: true,
    modes: true,
    mayRepeat: true,
    optional: true,
    all: true,
    instead: true,
    chooser: true,
    among: true,
    notChosenBefore: true,
    differentTargets: true,
  }
  const modeFields: Table<Mode<Bare>> = { do: true, cost: true, weight: true, if: true, word: true }
  const headed = { ...structure.own, count: structure.count }
  for (const [term, table] of Object.entries({ effect, selector, filter, value, condition, player, ability, count })) {
    const entries = Object.entries(headed[term as keyof typeof headed])
    const keys = entries.flatMap(([head, { fields = {} }]) => [head, ...Object.keys(fields)])
    expect([...new Set(keys)].sort(), term).toEqual(Object.keys(table).sort())
  }
  const { pattern: patternShape, modal: modalShape, mode: modeShape } = structure
  expect(Object.keys(patternShape).sort()).toEqual(Object.keys(pattern).sort())
  expect(Object.keys(modalShape).sort()).toEqual(Object.keys(modalFields).sort())
  expect(Object.keys(modeShape).sort()).toEqual(Object.keys(modeFields).sort())
})
