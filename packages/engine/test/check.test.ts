import { cardFaults, checkCard, languageOf } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { after, before, cardWith, toy, toyWithoutTargets } from "./toy-language.ts"

const faultOf = (...abilities: readonly unknown[]) => checkCard(toy, after, cardWith(...abilities))
const inAbility = (place: string): string => `.faces[0].abilities[0]${place}`

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
  { code: "out-of-range", ability: spell({ scry: -1 }), at: ".spell[0].scry", data: { min: 0 } },
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
