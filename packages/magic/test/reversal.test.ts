import { copyState } from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import type { MagicCard } from "../src/index.ts"
import { A, B, type Table, table } from "./table.ts"

const judged = { proposals: true }
const bears = "Grizzly Bears"

const rock = (name: string, ability: NonNullable<MagicCard["faces"][0]["abilities"]>[0]): MagicCard => ({
  name: { en: name },
  faces: [{ types: ["artifact"], manaCost: "{1}", abilities: [ability] }],
})

/** {1}, {T}: add {U}{R}. */
const signet = rock("Signet", { activate: { addMana: "{U}{R}" }, cost: [{ mana: "{1}" }, { tap: true }] })
/** {T}: add {U}, draw a card. */
const drawing = rock("Drawing Rock", { activate: [{ addMana: "{U}" }, { draw: 1 }], cost: [{ tap: true }] })
/** {T}: mill one card, then add {R}. */
const prism = rock("Prism", { activate: { addAnyMana: 1 }, cost: [{ tap: true }] })

describe("handling illegal actions (733)", () => {
  it("a casting given up by choice: everything back, offered again", () => {
    const t = table(
      [
        { hand: ["Abrade"], battlefield: ["Mountain", "Mountain", "Seven of Nine"], library: ["Forest"] },
        { battlefield: [bears], library: ["Forest"] },
      ],
      judged,
    )
    t.asked()
    const before = copyState(t.game.state)
    t.cast(A, "Abrade")
      .say(A, 1)
      .say(A, t.find(B, "battlefield", bears))
    const [first] = t.keys().filter((key) => String(key).startsWith("mana:"))
    t.say(A, first ?? "").say(A, "stop")
    expect(t.asked().kind).toBe("mana-kept")
    t.say(A)
    expect(t.stack()).toEqual([])
    expect(t.game.state.waiting).toEqual([])
    expect(t.game.state.zones).toEqual(before.zones)
    expect(t.keys()).toContain(`cast:${t.find(A, "hand", "Abrade")}`)
  })

  it("her trigger doesn't exist after a reversed casting, nor is the dilemma counted", () => {
    const t = table(
      [{ hand: ["Abrade"], battlefield: ["Mountain", bears, "Seven of Nine"], library: ["Forest"] }, {}],
      judged,
    )
    t.say(A, `propose:${t.find(A, "hand", "Abrade")}`)
      .say(A, 1)
      .say(A, t.find(A, "battlefield", bears))
    t.say(A, t.keys()[0] ?? "")
      .say(A, "stop")
      .say(A)
    expect(t.stack()).toEqual([])
    expect(t.game.state.history.some((event) => event.as === "faces-dilemma")).toBe(false)
  })

  it("a mana ability that drew stays, and isn't asked about", () => {
    const t = table(
      [{ hand: ["Abrade"], battlefield: ["Drawing Rock", "Island", bears], library: ["Forest", "Plains"] }, {}],
      judged,
      {},
      undefined,
      [drawing],
    )
    const stone = t.find(A, "battlefield", "Drawing Rock")
    const island = t.find(A, "battlefield", "Island")
    t.say(A, `propose:${t.find(A, "hand", "Abrade")}`)
      .say(A, 1)
      .say(A, t.find(A, "battlefield", bears))
    t.say(A, `mana:${stone}:1`).say(A, `mana:${island}:1`).say(A, "stop")
    expect(t.asked().kind).toBe("mana-kept")
    expect(t.keys()).toEqual([island])
    t.say(A)
    expect(t.names(A, "hand")).toEqual(["Abrade", "Forest"])
    expect(t.game.state.objects[stone]?.tapped).toBe(true)
    expect(t.game.state.objects[island]?.tapped).toBe(false)
    expect(t.game.state.players[A]?.marks).toEqual({ "mana:U": 1 })
  })

  it("what a kept ability was paid with stays with it", () => {
    const t = table(
      [{ hand: ["Hill Giant"], battlefield: ["Signet", "Island", "Island"], library: ["Forest"] }, {}],
      judged,
      {},
      undefined,
      [signet],
    )
    const stone = t.find(A, "battlefield", "Signet")
    const island = t.find(A, "battlefield", "Island")
    t.say(A, `propose:${t.find(A, "hand", "Hill Giant")}`)
      .say(A, `mana:${island}:1`)
      .say(A, `mana:${stone}:1`)
    while (!t.keys().includes("stop") || t.keys().includes("done")) t.say(A, "done")
    t.say(A, "stop").say(A, stone)
    expect(t.game.state.objects[island]?.tapped).toBe(true)
    expect(t.game.state.players[A]?.marks).toEqual({ "mana:U": 1, "mana:R": 1 })
  })

  it("a color chosen for a kept ability is the same again", () => {
    const t = table(
      [{ hand: ["Abrade"], battlefield: ["Prism", bears], library: ["Forest"] }, {}],
      judged,
      {},
      undefined,
      [prism],
    )
    const stone = t.find(A, "battlefield", "Prism")
    t.say(A, `propose:${t.find(A, "hand", "Abrade")}`)
      .say(A, 1)
      .say(A, t.find(A, "battlefield", bears))
    t.say(A, `mana:${stone}:1:G`).say(A, "stop").say(A, stone)
    expect(t.game.state.players[A]?.marks).toEqual({ "mana:G": 1 })
  })
})

describe("mana abilities (605)", () => {
  it("one that costs mana is tried out before the spell is offered", () => {
    const with2 = (battlefield: readonly string[]): Table =>
      table([{ hand: ["Izzet Charm"], battlefield, library: ["Forest", "Plains"] }, {}], {}, {}, undefined, [signet])
    expect(
      with2(["Signet", "Forest"])
        .keys()
        .some((key) => String(key).startsWith("cast")),
    ).toBe(true)
    expect(
      with2(["Signet"])
        .keys()
        .some((key) => String(key).startsWith("cast")),
    ).toBe(false)
    expect(
      with2(["Signet", "Signet"])
        .keys()
        .some((key) => String(key).startsWith("cast")),
    ).toBe(false)
    const t = with2(["Signet", "Forest"])
    t.cast(A, "Izzet Charm").say(A, 3)
    t.say(A, `mana:${t.find(A, "battlefield", "Signet")}:1`)
    expect(t.asked()).toMatchObject({ kind: "payment" })
    t.pay(A).resolveAll()
    expect(t.asked()).toMatchObject({ kind: "cards", rules: ["701.9a"] })
  })

  it("a land tapped for mana while casting triggers what watches it; that goes above the spell", () => {
    const t = table([
      {
        hand: ["Raging Goblin"],
        battlefield: [{ card: "Mountain", attached: [{ card: "Psychic Venom", controller: 1 }] }],
        library: ["Forest"],
      },
      { library: ["Forest"] },
    ])
    t.cast(A, "Raging Goblin").pay(A)
    expect(t.stack()).toEqual(["ability of Psychic Venom", "Raging Goblin"])
    t.resolveAll()
    expect(t.life(A)).toBe(18)
    expect(t.names(A, "battlefield")).toContain("Raging Goblin")
  })
})
