import {
  type Ability,
  type Condition,
  cardFaults,
  checkCard,
  type Effect,
  type EventPattern,
  type Filter,
  type Lexicon,
  languageOf,
  type Modal,
  type Mode,
  type ModeCount,
  ownData,
  type PlayerRef,
  type Selector,
  type Value,
} from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { structure } from "../src/language/structure.ts"
import { after, before, cardWith, type ToyLexicon, toy, toyWithoutTargets } from "./toy-language.ts"

const faultOf = (...abilities: readonly unknown[]) => checkCard(toy, after, cardWith(...abilities))
const inAbility = (place: string): string => `.faces[0].abilities[0]${place}`

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

interface Wrong {
  readonly code: keyof typeof cardFaults
  readonly ability: unknown
  readonly at: string
  readonly data?: Readonly<Record<string, unknown>>
}

const spell = (...effects: readonly unknown[]) => ({ spell: effects })
const modal = (modal: unknown) => spell({ modal })
const mode = { do: { draw: 1 } }

const wrong: readonly Wrong[] = [
  { code: "unknown-word", ability: "bloker", at: "", data: { nearest: "blocker" } },
  { code: "unknown-word", ability: spell({ destory: "this" }), at: ".spell[0].destory", data: { nearest: "destroy" } },
  { code: "unknown-word", ability: { spel: { draw: 1 } }, at: ".spel", data: { nearest: "spell" } },
  {
    code: "unknown-word",
    ability: spell({ iff: { yourTurn: true }, then: mode.do }),
    at: ".spell[0].iff",
    data: { nearest: "if" },
  },
  {
    code: "unknown-word",
    ability: spell({ destroy: { all: { typ: "creature" } } }),
    at: ".spell[0].destroy.all.typ",
    data: { nearest: "type" },
  },
  {
    code: "unknown-word",
    ability: spell({ destroy: { all: { type: "creatur" } } }),
    at: ".spell[0].destroy.all.type",
    data: { nearest: "creature" },
  },
  {
    code: "unknown-word",
    ability: { when: { on: "enter" }, do: mode.do },
    at: ".when.on",
    data: { nearest: "enters" },
  },
  { code: "unknown-word", ability: { when: { on: ["enters", "left"] }, do: mode.do }, at: ".when.on[1]" },
  {
    code: "unknown-word",
    ability: { when: { on: "enters", to: "graveyard" }, do: mode.do },
    at: ".when.to",
    data: { nearest: null },
  },
  {
    code: "unknown-word",
    ability: spell({ draw: 1, by: "oponent" }),
    at: ".spell[0].by",
    data: { nearest: "opponent" },
  },
  {
    code: "unknown-word",
    ability: spell({ draw: { number: "pwer", of: "this" } }),
    at: ".spell[0].draw.number",
    data: { nearest: "power" },
  },
  { code: "unknown-word", ability: spell({ let: "a", be: "thsi" }), at: ".spell[0].be", data: { nearest: "this" } },
  { code: "unknown-word", ability: spell({ toString: 1 }), at: ".spell[0].toString" },
  { code: "unknown-word", ability: spell(JSON.parse('{ "__proto__": 1 }')), at: ".spell[0].__proto__" },
  { code: "unknown-field", ability: spell({ draw: 1, bye: "you" }), at: ".spell[0].bye", data: { nearest: "by" } },
  {
    code: "unknown-field",
    ability: { when: { on: "enters", objekt: "this" }, do: mode.do },
    at: ".when.objekt",
    data: { nearest: "object" },
  },
  {
    code: "unknown-field",
    ability: modal({ choose: 1, modes: [{ ...mode, iff: 1 }] }),
    at: ".spell[0].modal.modes[0].iff",
  },
  { code: "two-words", ability: spell({ draw: 1, destroy: "this" }), at: ".spell[0].destroy" },
  { code: "missing-field", ability: spell({ if: { yourTurn: true } }), at: ".spell[0]", data: { field: "then" } },
  { code: "missing-field", ability: spell({ search: {} }), at: ".spell[0]", data: { field: "as" } },
  { code: "missing-field", ability: modal({ modes: [mode] }), at: ".spell[0].modal", data: { field: "choose" } },
  { code: "wrong-type", ability: null, at: "" },
  { code: "wrong-type", ability: {}, at: "" },
  { code: "wrong-type", ability: "breaker", at: "" },
  { code: "wrong-type", ability: { blocker: true }, at: ".blocker" },
  { code: "wrong-type", ability: spell({ draw: "3" }), at: ".spell[0].draw" },
  { code: "wrong-type", ability: spell({ draw: 1.5 }), at: ".spell[0].draw" },
  { code: "wrong-type", ability: spell({ draw: Number.NaN }), at: ".spell[0].draw" },
  { code: "wrong-type", ability: spell({ let: "", be: 1 }), at: ".spell[0].let" },
  { code: "wrong-type", ability: spell({ destroy: { all: [] } }), at: ".spell[0].destroy.all" },
  { code: "wrong-type", ability: spell({ destroy: { all: { other: false } } }), at: ".spell[0].destroy.all.other" },
  {
    code: "wrong-type",
    ability: spell({ let: "a", be: { choose: {}, count: null } }),
    at: ".spell[0].be.count",
  },
  { code: "out-of-range", ability: spell({ draw: 0 }), at: ".spell[0].draw" },
  { code: "out-of-range", ability: spell({ destroy: { choose: {}, count: -1 } }), at: ".spell[0].destroy.count" },
  { code: "out-of-range", ability: { breaker: 1 }, at: ".breaker" },
  { code: "out-of-range", ability: { activate: mode.do, cost: [{ pay: -1 }] }, at: ".cost[0].pay" },
  { code: "out-of-range", ability: modal({ choose: 0, modes: [mode] }), at: ".spell[0].modal.choose" },
  { code: "wrong-length", ability: modal({ choose: 1, modes: [] }), at: ".spell[0].modal.modes" },
  { code: "wrong-length", ability: spell({ either: [{ draw: 1 }] }), at: ".spell[0].either" },
  { code: "wrong-length", ability: spell({ if: { compare: [1, "="] }, then: mode.do }), at: ".spell[0].if.compare" },
  { code: "conflict", ability: spell({ destroy: { choose: {}, count: 1, upTo: 2 } }), at: ".spell[0].destroy.upTo" },
  { code: "count-never-met", ability: modal({ choose: 3, modes: [mode, mode] }), at: ".spell[0].modal.choose" },
  {
    code: "count-never-met",
    ability: modal({ choose: { oneOf: [1, 3] }, modes: [mode, mode] }),
    at: ".spell[0].modal.choose.oneOf[1]",
  },
  {
    code: "count-never-met",
    ability: modal({ choose: { atLeast: 3 }, modes: [mode, mode] }),
    at: ".spell[0].modal.choose.atLeast",
  },
  {
    code: "count-never-met",
    ability: modal({ choose: 1, instead: { if: { yourTurn: true }, choose: 2 }, modes: [mode] }),
    at: ".spell[0].modal.instead.choose",
  },
  {
    code: "weight-never-met",
    ability: modal({ choose: { weight: 1 }, modes: [{ ...mode, weight: 2 }] }),
    at: ".spell[0].modal.choose.weight",
  },
  { code: "no-event", ability: spell({ destroy: "it" }), at: ".spell[0].destroy" },
  { code: "no-event", ability: { activate: { destroy: "it" }, cost: [] }, at: ".activate.destroy" },
  { code: "no-event", ability: { when: { on: "enters", object: { is: "it" } }, do: mode.do }, at: ".when.object.is" },
  { code: "no-event", ability: { static: { power: { number: "power", of: "it" } } }, at: ".static.power.of" },
  {
    code: "no-event",
    ability: { when: { on: "enters" }, do: { continuous: { does: { power: 1 }, to: { is: "it" } }, until: "game" } },
    at: ".do.continuous.to.is",
  },
  { code: "no-choice", ability: spell({ draw: { count: { choose: {} } } }), at: ".spell[0].draw.count.choose" },
  {
    code: "no-choice",
    ability: spell({ if: { matches: { random: {} }, filter: {} }, then: mode.do }),
    at: ".spell[0].if.matches.random",
  },
  {
    code: "target-not-here",
    ability: { static: { power: { count: { target: {} } } } },
    at: ".static.power.count.target",
  },
  {
    code: "target-not-here",
    ability: { activate: mode.do, cost: [{ sacrifice: { target: {} } }] },
    at: ".cost[0].sacrifice.target",
  },
]

describe("what is wrong is refused where it stands", () => {
  test.each(wrong)("$code $at", ({ code, ability, at, data = {} }) => {
    const fault = faultOf(ability)
    expect(fault).toMatchObject({ code, place: inAbility(at), data })
    expect(fault?.message.en).not.toMatch(/undefined/)
    expect(fault?.message.ja).not.toMatch(/undefined/)
  })

  test("the sentence says what to do", () => {
    expect(faultOf(spell({ destory: "this" }))?.message).toEqual({
      en: "There is no effect “destory”. Did you mean “destroy”?",
      ja: "「destory」という効果はありません。「destroy」のことですか。",
    })
  })
})

describe("names", () => {
  const use = { destroy: { ref: "a" } }
  const chosen = { destroy: { choose: {}, as: "a" } }
  const bound: readonly unknown[] = [
    spell(chosen, use),
    spell({ let: "a", be: { all: {} } }, use),
    spell({ may: chosen, then: use }),
    spell({ try: chosen, then: mode.do }, use),
    spell({ if: { yourTurn: true }, then: chosen, else: [mode.do, chosen] }, use),
    spell({ may: [], then: chosen, else: chosen }, use),
    spell({ either: [chosen, [chosen, mode.do]] }, use),
    spell(chosen, { either: [use, use] }),
    spell({ forEach: { all: {} }, as: "a", do: use }),
    spell({ repeat: 2, do: chosen }, use),
    spell({ search: {}, as: "a", do: use }, use),
    spell(chosen, { modal: { choose: 1, modes: [{ do: use }, { do: use }] } }),
    spell({ destroy: { target: {}, as: "a" } }, use),
    spell({ destroy: { target: {}, as: "a" } }, { destroy: { target: { not: { is: { ref: "a" } } } } }),
    spell(chosen, { later: { on: "leaves", object: { is: { ref: "a" } } }, do: use }),
    spell(chosen, { if: { did: "a" }, then: use }),
    spell({ draw: 1, by: { targetPlayer: "any", as: "p" } }, { draw: 1, by: { ref: "p" } }),
    { activate: use, cost: [{ sacrifice: { choose: {}, as: "a" } }] },
    { ward: chosen },
  ]
  test.each(bound)("bound %j", (ability) => {
    expect(faultOf(ability)).toBeNull()
  })

  const unbound: readonly (readonly [string, unknown])[] = [
    [".spell[0].destroy.ref", spell(use, chosen)],
    [".spell[1].destroy.ref", spell({ let: "b", be: 1 }, use)],
    [".spell[1].destroy.ref", spell({ may: chosen }, use)],
    [".spell[0].else.destroy.ref", spell({ may: chosen, else: use })],
    [".spell[1].destroy.ref", spell({ may: mode.do, then: chosen }, use)],
    [".spell[1].destroy.ref", spell({ if: { yourTurn: true }, then: chosen }, use)],
    [".spell[1].destroy.ref", spell({ either: [chosen, mode.do] }, use)],
    [".spell[1].destroy.ref", spell({ forEach: { all: {} }, as: "a", do: mode.do }, use)],
    [".spell[1].destroy.ref", spell({ repeat: "x", do: chosen }, use)],
    [".spell[1].destroy.ref", spell({ search: {}, as: "b", do: chosen }, use)],
    [".spell[0].be.ref", spell({ let: "a", be: { ref: "a" } })],
    [".spell[0].modal.modes[1].do.destroy.ref", modal({ choose: 2, modes: [{ do: chosen }, { do: use }] })],
    [".spell[1].destroy.ref", spell({ modal: { choose: 1, modes: [{ do: chosen }] } }, use)],
    [".spell[1].destroy.ref", spell({ draw: { count: { top: 2, as: "a" } } }, use)],
    [".spell[1].destroy.ref", spell({ later: { on: "enters" }, do: chosen }, use)],
    [".static.power.ref", { static: { power: { ref: "a" } } }],
    [
      ".spell[1].continuous.does.grant.do.destroy.ref",
      spell(chosen, { continuous: { does: { grant: { when: { on: "enters" }, do: use } } }, until: "game" }),
    ],
  ]
  test.each(unbound)("unbound at %s", (at, ability) => {
    expect(faultOf(ability)).toMatchObject({ code: "unbound-name", place: inAbility(at) })
  })

  test("a name of another ability isn't known", () => {
    expect(faultOf(spell(chosen), spell(use))).toMatchObject({
      code: "unbound-name",
      place: ".faces[0].abilities[1].spell[0].destroy.ref",
      data: { elsewhere: false },
    })
  })

  test("the nearest name is suggested", () => {
    expect(faultOf(spell({ let: "number", be: 1 }, { draw: { ref: "nmber" } }))).toMatchObject({
      data: { nearest: "number" },
    })
  })

  test("a target can't be described by what is done first", () => {
    expect(faultOf(spell(chosen, { destroy: { target: { not: { is: { ref: "a" } } } } }))).toMatchObject({
      code: "named-too-late",
      place: inAbility(".spell[1].destroy.target.not.is.ref"),
    })
  })
})

describe("a card", () => {
  test("is an object with a name and faces", () => {
    const face = { types: ["creature"] }
    const cards: readonly (readonly [unknown, string, string])[] = [
      [null, "wrong-type", ""],
      [[], "wrong-type", ""],
      [{ name: { en: "A" } }, "missing-field", ""],
      [{ name: { en: "A" }, faces: [] }, "wrong-length", ".faces"],
      [{ name: {}, faces: [face] }, "no-name", ".name"],
      [{ name: { en: " " }, faces: [face] }, "no-name", ".name"],
      [{ name: { en: "A" }, faces: [face, { ...face, name: {} }] }, "no-name", ".faces[1].name"],
      [{ name: { en: "A" }, faces: [{ ...face, cost: -1 }] }, "out-of-range", ".faces[0].cost"],
      [{ name: { en: "A" }, faces: [{ ...face, cots: 1 }] }, "unknown-field", ".faces[0].cots"],
      [{ name: { en: "A" }, faces: [{}] }, "missing-field", ".faces[0]"],
      [
        { name: { en: "A" }, faces: [face], wordings: { first: { faces: [{}, {}] } } },
        "wording-faces",
        ".wordings.first.faces",
      ],
      [
        { name: { en: "A" }, faces: [face], wordings: { "the first": { faces: [{ x: 1 }] } } },
        "unknown-field",
        '.wordings["the first"].faces[0].x',
      ],
      [
        {
          name: { en: "A" },
          faces: [face],
          wordings: { a: { faces: [{ abilities: [{ spell: { destroy: "it" } }] }] } },
        },
        "no-event",
        ".wordings.a.faces[0].abilities[0].spell.destroy",
      ],
    ]
    for (const [card, code, place] of cards) expect(checkCard(toy, after, card)).toMatchObject({ code, place })
  })

  test("that contains itself, or is nested too deeply, is refused", () => {
    const around: unknown[] = []
    around.push(around)
    expect(faultOf({ spell: around })?.code).toBe("too-deep")
  })
})

test("a target is refused where a game has none", () => {
  for (const data of [{ destroy: { target: {} } }, { draw: 1, by: { targetPlayer: "any" } }])
    expect(checkCard(toyWithoutTargets, after, cardWith({ spell: data }))?.code).toBe("no-targets")
})

test("a word waits for the rulebook that brings it", () => {
  const later: readonly (readonly [unknown, string])[] = [
    ["haste", ""],
    [{ spell: { dilemma: 1 } }, ".spell.dilemma"],
    [{ when: { on: "dilemma" }, do: { draw: 1 } }, ".when.on"],
  ]
  for (const [ability, at] of later) {
    expect(faultOf(ability)).toBeNull()
    expect(checkCard(toy, before, cardWith(ability))).toMatchObject({
      code: "word-not-yet",
      place: inAbility(at),
      data: { rule: "700.17", since: "2026-11-06", date: "2026-10-01" },
    })
  }
})

test("a word can't be named like a structure", () => {
  const { vocabulary } = toy
  const verbs = { ...vocabulary.verbs, if: vocabulary.verbs.draw }
  expect(() => languageOf({ ...toy, vocabulary: { ...vocabulary, verbs } as never })).toThrow(RangeError)
})

test("every fault is tested and documented", () => {
  const tested = new Set<string>(wrong.map(({ code }) => code))
  for (const code of [
    "unbound-name",
    "named-too-late",
    "no-name",
    "wording-faces",
    "too-deep",
    "no-targets",
    "word-not-yet",
  ])
    tested.add(code)
  expect([...tested].sort()).toEqual(Object.keys(cardFaults).sort())
})

/** No words of a rulebook: what stays of a type is the engine's own. */
interface Bare extends Lexicon {
  verb: never
  filter: { readonly word: never }
  condition: never
  value: never
  static: never
  cost: never
  keyword: never
  event: never
  zone: never
}

type KeysOf<T> = T extends string | number | readonly unknown[] ? never : T extends object ? keyof T : never
type Table<T> = Readonly<Record<Exclude<KeysOf<T>, "word">, true>>

test("shapes and types know the same words", () => {
  const effect: Table<Effect<Bare>> = {
    if: true,
    then: true,
    else: true,
    may: true,
    by: true,
    try: true,
    forEach: true,
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
  }
  const selector: Table<Selector<Bare>> = {
    ref: true,
    all: true,
    choose: true,
    count: true,
    upTo: true,
    any: true,
    by: true,
    as: true,
    sum: true,
    target: true,
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
  const player: Table<PlayerRef<Bare>> = { ref: true, ownerOf: true, controllerOf: true, targetPlayer: true, as: true }
  const ability: Table<Ability<Bare>> = {
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
  }
  const modalFields: Table<Modal<Bare>> = {
    choose: true,
    modes: true,
    mayRepeat: true,
    optional: true,
    all: true,
    instead: true,
    chooser: true,
    notChosenBefore: true,
    differentTargets: true,
  }
  const modeFields: Table<Mode<Bare>> = { do: true, cost: true, weight: true, if: true }
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
