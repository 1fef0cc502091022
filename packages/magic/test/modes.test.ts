import { iterate } from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import type { MagicCard, MagicEffect } from "../src/index.ts"
import { A, B, type Seat, type Table, table } from "./table.ts"

const bears = "Grizzly Bears"

/** An instant for {U} that is a card of our own. */
const instant = (name: string, effect: MagicEffect, cost = "{U}"): MagicCard => ({
  name: { en: name },
  faces: [{ types: ["instant"], manaCost: cost, abilities: [{ spell: effect }] }],
})

const permanent = (name: string, abilities: NonNullable<MagicCard["faces"][0]["abilities"]>): MagicCard => ({
  name: { en: name },
  faces: [{ types: ["enchantment"], manaCost: "{1}", abilities }],
})

const gain = (n: number): { readonly do: MagicEffect } => ({ do: { gainLife: n } })

const answers = (t: Table) => [...iterate(t.asked().space, t.game.oracle)]

function withOwn(own: readonly MagicCard[], mine: Seat, theirs: Seat = {}): Table {
  return table(
    [
      { library: ["Forest", "Forest", "Forest"], ...mine },
      { library: ["Forest"], ...theirs },
    ],
    {},
    {},
    undefined,
    own,
  )
}

describe("how many modes (700.2)", () => {
  const three = [gain(1), gain(2), gain(4)]
  const cases: readonly (readonly [string, MagicEffect, readonly (readonly number[])[]])[] = [
    ["one", { modal: { choose: 1, modes: three } }, [[1], [2], [3]]],
    [
      "two",
      { modal: { choose: 2, modes: three } },
      [
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    ["one or both", { modal: { choose: { oneOf: [1, 2] }, modes: three.slice(0, 2) } }, [[1], [2], [1, 2]]],
    ["one or more", { modal: { choose: { atLeast: 1 }, modes: three.slice(0, 2) } }, [[1], [2], [1, 2]]],
    ["any number", { modal: { choose: { any: true }, modes: three.slice(0, 2) } }, [[], [1], [2], [1, 2]]],
    ["up to one", { modal: { choose: { upTo: 1 }, modes: three.slice(0, 2) } }, [[], [1], [2]]],
    [
      "two, repeats",
      { modal: { choose: 2, modes: three.slice(0, 2), mayRepeat: true } },
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
    ],
    [
      "both if",
      {
        modal: {
          choose: 1,
          modes: three.slice(0, 2),
          instead: { if: { exists: { type: "creature", controller: "you" } }, choose: { oneOf: [1, 2] } },
        },
      },
      [[1], [2], [1, 2]],
    ],
    [
      "pawprints",
      {
        modal: {
          choose: { weight: 3 },
          mayRepeat: true,
          modes: [
            { ...gain(1), weight: 1 },
            { ...gain(2), weight: 2 },
          ],
        },
      },
      [[], [1], [2], [1, 1], [1, 2], [1, 1, 1]],
    ],
  ]
  it.each(cases)("%s", (_, effect, expected) => {
    const t = withOwn([instant("Own", effect)], { hand: ["Own"], battlefield: ["Island", "Seven of Nine"] })
    t.cast(A, "Own")
    expect(answers(t)).toEqual(expected)
    const last = expected.at(-1) ?? []
    t.say(A, ...last).pay(A)
    expect(t.stack()).toEqual(last.length > 0 ? ["ability of Seven of Nine", "Own"] : ["Own"])
    t.resolveAll()
    expect(t.life(A)).toBe(20 + last.reduce((sum, mode) => sum + 2 ** (mode - 1), 0))
  })

  it("zero modes bring no dilemma", () => {
    const own = instant("Own", { modal: { choose: { any: true }, modes: [gain(1), gain(2)] } })
    const t = withOwn([own], { hand: ["Own"], battlefield: ["Island", "Seven of Nine"] })
    t.cast(A, "Own").say(A).pay(A)
    expect(t.stack()).toEqual(["Own"])
  })

  it("an opponent chooses and faces the dilemma", () => {
    const own = instant("Own", { modal: { choose: 1, modes: [gain(1), gain(2)], chooser: "opponent" } })
    const t = withOwn(
      [own],
      { hand: ["Own"], battlefield: ["Island", "Seven of Nine"] },
      { battlefield: ["Seven of Nine"] },
    )
    t.cast(A, "Own")
    expect(t.asked()).toMatchObject({ kind: "modes", by: B })
    t.say(B, 2).pay(A)
    const [top] = t.game.state.zones[(t.game.basis.zoneIndex.stack as number) * 2] ?? []
    expect(t.stack()).toEqual(["ability of Seven of Nine", "Own"])
    expect(top && t.game.state.objects[top]?.controller).toBe(B)
    t.resolveAll()
    expect(t.life(A)).toBe(22)
  })
})

describe("costs of modes (700.2h)", () => {
  const own = instant("Own", {
    modal: {
      choose: { atLeast: 1 },
      modes: [
        { ...gain(1), cost: [{ mana: "{1}" }] },
        { ...gain(2), cost: [{ mana: "{U}" }] },
        { ...gain(4), cost: [{ mana: "{R}" }] },
      ],
    },
  })
  it("only what can be paid for together is offered", () => {
    const t = withOwn([own], { hand: ["Own"], battlefield: ["Island", "Island", "Mountain"] })
    t.cast(A, "Own")
    expect(answers(t)).toEqual([[1], [2], [3], [1, 2], [1, 3], [2, 3]])
    t.say(A, 2, 3).pay(A).resolveAll()
    expect(t.life(A)).toBe(26)
  })
  it("without the cheapest mode's cost nothing is offered", () => {
    const t = withOwn([own], { hand: ["Own"], battlefield: ["Island"] })
    expect(t.keys().some((key) => String(key).startsWith("cast"))).toBe(false)
  })
})

describe("targets of modes (700.2c)", () => {
  it("one mode's target gone: the rest is carried out", () => {
    const t = withOwn(
      [],
      {
        hand: ["Kolaghan's Command", "Abrade"],
        battlefield: ["Swamp", "Mountain", "Mountain", "Mountain", "Mountain"],
      },
      { battlefield: [bears], hand: ["Plains"] },
    )
    const target = t.find(B, "battlefield", bears)
    t.cast(A, "Kolaghan's Command")
    expect(answers(t)).toEqual([[2, 4]])
    t.say(A, 2, 4).say(A, "player:1").say(A, target).pay(A)
    t.cast(A, "Abrade").say(A, 1).say(A, target).pay(A)
    t.pass(4)
    expect(t.asked()).toMatchObject({ kind: "cards", by: B, rules: ["701.9a"] })
    t.say(B, t.find(B, "hand", "Plains"))
    expect(t.names(B, "graveyard").slice().sort()).toEqual([bears, "Plains"])
  })

  it("all targets gone: nothing of any mode", () => {
    const t = withOwn(
      [],
      { hand: ["Cryptic Command"], battlefield: ["Island", "Island", "Island", "Island", bears] },
      { hand: ["Abrade"], battlefield: ["Mountain", "Mountain"] },
    )
    const mine = t.find(A, "battlefield", bears)
    t.cast(A, "Cryptic Command").say(A, 2, 4).say(A, mine).pay(A)
    t.pass().cast(B, "Abrade").say(B, 1).say(B, mine).pay(B)
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual([])
    expect(t.names(A, "graveyard").slice().sort()).toEqual(["Cryptic Command", bears])
  })

  it("the same mode twice may have the same target", () => {
    const t = withOwn(
      [],
      { hand: ["Mystic Confluence"], battlefield: Array(5).fill("Island") },
      { battlefield: [bears] },
    )
    const theirs = t.find(B, "battlefield", bears)
    t.cast(A, "Mystic Confluence").say(A, 2, 2, 3).say(A, theirs).say(A, theirs).pay(A).resolveAll()
    expect(t.names(B, "hand")).toEqual([bears])
    expect(t.names(A, "hand")).toEqual(["Forest"])
  })

  it("without a legal mode it can't be cast", () => {
    const t = withOwn([], { hand: ["Abrade"], battlefield: ["Mountain", "Mountain"] })
    expect(t.keys().some((key) => String(key).startsWith("cast"))).toBe(false)
  })
})

describe("modal triggered abilities (700.2b, 603.3c)", () => {
  const landfall = (effect: MagicEffect) =>
    permanent("Own", [{ when: { on: "enters", object: { type: "land", controller: "you" } }, do: effect }])
  const play = (own: MagicCard, theirs: Seat = {}): Table => {
    const t = withOwn([own], { hand: ["Island"], battlefield: ["Own", "Seven of Nine"] }, theirs)
    return t.say(A, `play:${t.find(A, "hand", "Island")}`)
  }
  it("none chosen: removed, no dilemma", () => {
    const t = play(landfall({ modal: { choose: { any: true }, modes: [gain(1), gain(2)] } }))
    t.say(A)
    expect(t.stack()).toEqual([])
  })
  it("none legal: removed, no dilemma", () => {
    const t = play(
      landfall({
        modal: {
          choose: 1,
          modes: [
            { do: { destroy: { target: { type: "land", controller: "opponent" } } } },
            { do: { destroy: { target: { type: "creature", controller: "opponent" } } } },
          ],
        },
      }),
    )
    expect(t.asked().kind).toBe("action")
    expect(t.stack()).toEqual([])
  })
  it("modes, then targets; her ability above it", () => {
    const t = play(
      landfall({
        modal: {
          choose: 1,
          modes: [gain(1), { do: { destroy: { target: { type: "creature", controller: "opponent" } } } }],
        },
      }),
      { battlefield: [bears] },
    )
    expect(answers(t)).toEqual([[1], [2]])
    t.say(A, 2)
    expect(t.asked()).toMatchObject({ kind: "targets", rules: ["603.3d", "601.2c"] })
    t.say(A, t.find(B, "battlefield", bears))
    expect(t.stack()).toEqual(["ability of Seven of Nine", "ability of Own"])
    t.resolveAll()
    expect(t.names(B, "graveyard")).toEqual([bears])
  })
  it("each mode must target a different player: two or none", () => {
    const own = landfall({
      modal: {
        choose: 2,
        optional: true,
        differentTargets: "player",
        modes: [1, 2, 4].map((n) => ({ do: { gainLife: n, by: { targetPlayer: "any" as const } } })),
      },
    })
    const t = play(own)
    expect(answers(t)).toEqual([[], [1, 2], [1, 3], [2, 3]])
    t.say(A, 1, 3).say(A, "player:1")
    expect(t.keys()).toEqual(["player:0"])
    t.say(A, "player:0").resolveAll()
    expect([t.life(A), t.life(B)]).toEqual([24, 21])
  })
  it("one that hasn't been chosen (Demonic Pact): each once, then the rest", () => {
    const t = table(
      [
        { battlefield: ["Demonic Pact"], library: ["Forest", "Forest", "Forest"] },
        { hand: ["Plains", "Plains"], library: ["Forest", "Forest"] },
      ],
      { step: "upkeep" },
    )
    expect(answers(t)).toEqual([[1], [2], [3], [4]])
    t.say(A, 3)
    const pact = t.find(A, "battlefield", "Demonic Pact")
    expect(t.game.state.objects[pact]?.marks["chosen:3"]).toBeGreaterThan(0)
    t.resolveAll()
    expect(t.names(A, "hand")).toHaveLength(2)
  })
})

describe("modal activated abilities", () => {
  it("mode at activation, a dilemma (Umezawa's Jitte)", () => {
    const t = withOwn([], {
      battlefield: ["Seven of Nine", { card: bears, attached: [{ card: "Umezawa's Jitte", counters: { charge: 1 } }] }],
    })
    const jitte = t.find(A, "battlefield", "Umezawa's Jitte")
    t.say(A, `activate:${jitte}:1`)
    expect(t.asked()).toMatchObject({ kind: "modes", rules: ["602.2b", "700.2a"] })
    t.say(A, 1)
    expect(t.stack()).toEqual(["ability of Seven of Nine", "ability of Umezawa's Jitte"])
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual(["Forest"])
    expect(t.game.state.effects).toHaveLength(1)
  })
})

describe("division (601.2d) and X (601.2b)", () => {
  it("divided among the targets, one at least for each; a copy keeps the shares", () => {
    const own = instant("Own", { damage: 3, to: { target: "any-target", upTo: 5 }, divided: true })
    const t = withOwn([own], { hand: ["Own"], battlefield: ["Island"] }, { battlefield: [bears, "Savannah Lions"] })
    t.cast(A, "Own")
    expect(t.asked().space).toMatchObject({ max: 3 })
    t.say(A, t.find(B, "battlefield", bears), "player:1")
    expect(t.asked()).toMatchObject({ kind: "division", rules: ["601.2d"] })
    expect(answers(t)).toHaveLength(2)
    t.say(A, t.find(B, "battlefield", bears), t.find(B, "battlefield", bears), "player:1")
      .pay(A)
      .resolveAll()
    expect(t.life(B)).toBe(19)
    expect(t.names(B, "graveyard")).toEqual([bears])
  })

  it("X bounds targets of a mode: offered are values that leave a target", () => {
    const own = instant(
      "Own",
      {
        modal: {
          choose: 1,
          modes: [gain(1), { do: { destroy: { target: { type: "creature", manaValue: { max: "x" } } } } }],
        },
      },
      "{X}{U}",
    )
    const t = withOwn(
      [own],
      { hand: ["Own"], battlefield: Array(5).fill("Island") },
      { battlefield: [bears, "Hill Giant"] },
    )
    t.cast(A, "Own").say(A, 2)
    expect(t.asked()).toMatchObject({ kind: "x", rules: ["601.2b", "107.3a"], space: { min: 2, max: 4 } })
    t.say(A, 3)
    expect(t.keys()).toEqual([t.find(B, "battlefield", bears)])
    t.say(A, t.keys()[0] ?? 0)
      .pay(A)
      .resolveAll()
    expect(t.names(B, "graveyard")).toEqual([bears])
  })
})
