import { newGame } from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import { magic, whyNot } from "../src/index.ts"
import { A, B, Table, table } from "./table.ts"

const bears = "Grizzly Bears"

describe("state-based actions (704.5)", () => {
  it("two legends of one name: one stays (704.5j)", () => {
    const t = table([{ battlefield: ["Seven of Nine", "Seven of Nine"], library: ["Forest"] }, {}])
    expect(t.asked()).toMatchObject({ kind: "cards", by: A, rules: ["704.5j"] })
    t.say(A, t.keys()[0] ?? 0)
    expect(t.names(A, "battlefield")).toEqual(["Seven of Nine"])
  })

  it("an Aura without its land goes to the graveyard (704.5m)", () => {
    const t = table([
      {
        hand: ["Cryptic Command"],
        battlefield: [...Array(4).fill("Island"), { card: "Forest", attached: ["Psychic Venom"] }],
        library: ["Forest"],
      },
      {},
    ])
    t.cast(A, "Cryptic Command")
      .say(A, 2, 4)
      .say(A, t.find(A, "battlefield", "Forest"))
      .pay(A)
      .resolveAll()
    expect(t.names(A, "graveyard").slice().sort()).toEqual(["Cryptic Command", "Psychic Venom"])
  })

  it("an empty library: who can't draw loses (704.5b)", () => {
    const t = table([{ hand: ["Izzet Charm"], battlefield: ["Island", "Mountain"], library: [] }, {}])
    t.cast(A, "Izzet Charm").say(A, 3).pay(A).resolveAll()
    expect(t.game.state.result).toMatchObject({ winner: B, reason: "empty-library" })
  })

  it("counters that cancel (704.5q), toughness 0 (704.5f)", () => {
    const t = table([{ battlefield: [{ card: bears, counters: { "+1/+1": 1, "-1/-1": 3 } }], library: ["Forest"] }, {}])
    t.asked()
    expect(t.names(A, "graveyard")).toEqual([bears])
  })
})

describe("Auras (303.4)", () => {
  it("an Aura spell targets what it will enchant; tapping that land triggers it", () => {
    const t = table([
      { hand: ["Psychic Venom"], battlefield: ["Island", "Island"], library: ["Forest"] },
      { battlefield: ["Forest"], library: ["Forest"] },
    ])
    t.cast(A, "Psychic Venom")
    expect(t.asked().kind).toBe("targets")
    t.say(A, t.find(B, "battlefield", "Forest"))
      .pay(A)
      .resolveAll()
    t.say(A, "pass").say(B, `activate:${t.find(B, "battlefield", "Forest")}:1`)
    expect(t.stack()).toEqual(["ability of Psychic Venom"])
    t.resolveAll()
    expect([t.life(A), t.life(B)]).toEqual([20, 18])
  })
})

describe("Charming Prince", () => {
  it("exiles another creature and brings it back at the next end step", () => {
    const t = table([
      { hand: ["Charming Prince"], battlefield: ["Plains", "Plains", bears], library: ["Forest"] },
      { library: ["Forest"] },
    ])
    t.cast(A, "Charming Prince").pay(A).pass(2)
    t.say(A, 3)
      .say(A, t.find(A, "battlefield", bears))
      .pass(2)
    expect(t.names(A, "exile")).toEqual([bears])
    while (t.stack().length === 0) t.say(t.asked().by, ...(t.asked().kind === "attackers" ? [] : ["pass"]))
    expect(t.game.state.loop.step).toBe("end")
    t.resolveAll()
    expect(t.names(A, "battlefield")).toContain(bears)
  })
})

describe("combat (506–511)", () => {
  it("attack, block, damage; lethal damage destroys", () => {
    const t = table([
      { battlefield: ["Hill Giant", "Wind Drake"], library: ["Forest"] },
      { battlefield: [bears], library: ["Forest"] },
    ])
    t.pass(2).pass(2)
    expect(t.asked()).toMatchObject({ kind: "attackers", by: A })
    const giant = t.find(A, "battlefield", "Hill Giant")
    const drake = t.find(A, "battlefield", "Wind Drake")
    t.say(A, giant, drake).pass(2)
    expect(t.asked()).toMatchObject({ kind: "blockers", by: B })
    expect(t.keys()).toEqual([`${t.find(B, "battlefield", bears)}>${giant}`])
    t.say(B, t.keys()[0] ?? "").pass(2)
    expect(t.life(B)).toBe(18)
    expect(t.names(B, "graveyard")).toEqual([bears])
  })
})

describe("why not", () => {
  it("each check says what forbids, and what would help", () => {
    const t = table([
      {
        hand: ["Abrade", bears, "Forest", "Forest"],
        battlefield: ["Mountain", { card: "Hill Giant", fresh: true }],
        library: ["Forest"],
      },
      { hand: ["Counterspell"], library: ["Forest"] },
    ])
    t.asked()
    const why = (name: string) => whyNot(t.game, A, { do: "cast", object: t.find(A, "hand", name) })
    expect(why("Abrade")).toMatchObject({
      code: "not-enough-mana",
      rule: "601.2h",
      data: { needed: 2, there: 1, missing: 1 },
    })
    expect(why("Forest")).toMatchObject({ code: "land-isnt-cast", rule: "305.9" })
    expect(whyNot(t.game, A, { do: "attack", object: t.find(A, "battlefield", "Hill Giant") })).toMatchObject({
      code: "summoning-sick",
      rule: "302.6",
    })
    expect(whyNot(t.game, B, { do: "cast", object: t.find(B, "hand", "Counterspell") })).toMatchObject({
      code: "no-priority",
    })
    t.say(A, `play:${t.find(A, "hand", "Forest")}`)
    expect(whyNot(t.game, A, { do: "play", object: t.find(A, "hand", "Forest") })).toMatchObject({
      code: "no-land-play-left",
      rule: "305.2",
    })
    expect(why("Abrade")).toBeNull()
  })

  it("modes without targets: which could be chosen, and how many are needed", () => {
    const t = table([
      { hand: ["Kolaghan's Command", "Abrade"], battlefield: Array(3).fill("Mountain"), library: ["Forest"] },
      {},
    ])
    t.asked()
    expect(whyNot(t.game, A, { do: "cast", object: t.find(A, "hand", "Abrade") })).toMatchObject({
      code: "no-legal-modes",
      rule: "700.2a",
      data: { able: [], needed: 1 },
    })
  })
})

it("a whole game begins with seven cards each, mulligans and no draw on the first turn", () => {
  const cards = [{ card: "Forest" }]
  const library = Array.from({ length: 20 }, () => ({ card: 0 }))
  const made = newGame(
    magic,
    { edition: {}, seed: 1, cards, seats: [{ zones: { library } }, { zones: { library } }], start: { whole: true } },
    { forced: "ask" },
  )
  if (!made.ok) throw new Error(made.fault.code)
  const t = new Table(made.value)
  const first = t.asked().by
  const second = first === A ? B : A
  expect(t.asked()).toMatchObject({ kind: "yes-no", rules: ["103.5"], about: { taken: 0 } })
  t.say(first, "mulligan").say(second, "keep")
  expect(t.asked()).toMatchObject({ kind: "cards", by: first, rules: ["103.5"] })
  t.say(first, t.keys()[0] ?? 0).say(first, "keep")
  expect(t.asked()).toMatchObject({ kind: "action", by: first })
  expect([t.names(first, "hand").length, t.names(second, "hand").length]).toEqual([6, 7])
  expect(t.game.state.loop.step).toBe("upkeep")
  t.pass(2)
  expect(t.game.state.loop.step).toBe("draw")
  expect(t.names(first, "hand")).toHaveLength(6)
})
