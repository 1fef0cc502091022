import { describe, expect, it } from "vitest"
import { A, B, table } from "./table.ts"

const bears = "Grizzly Bears"

describe("facing a dilemma (700.17)", () => {
  it("magic-dilemma-trigger: her ability resolves before the modal spell", () => {
    const t = table([
      { hand: ["Abrade"], battlefield: ["Seven of Nine", "Mountain", "Mountain"], library: ["Forest", "Forest"] },
      { battlefield: [bears], library: ["Forest"] },
    ])
    t.cast(A, "Abrade")
    expect(t.asked()).toMatchObject({ kind: "modes", by: A, rules: ["601.2b", "700.2a"] })
    expect(t.keys()).toEqual([1, 2])
    t.say(A, 1)
    expect(t.asked()).toMatchObject({ kind: "targets", rules: ["601.2c"] })
    t.say(A, t.find(B, "battlefield", bears)).pay(A)
    expect(t.asked()).toMatchObject({ kind: "action", by: A })
    expect(t.stack()).toEqual(["ability of Seven of Nine", "Abrade"])
    t.pass(2)
    expect(t.names(A, "hand")).toEqual(["Forest"])
    t.pass(2)
    expect(t.names(B, "graveyard")).toEqual([bears])
  })

  it("magic-dilemma-countered: she draws although the spell is countered", () => {
    const t = table([
      { hand: ["Abrade"], battlefield: ["Seven of Nine", "Mountain", "Mountain"], library: ["Forest", "Forest"] },
      { hand: ["Counterspell"], battlefield: [bears, "Island", "Island"], library: ["Forest"] },
    ])
    t.cast(A, "Abrade")
      .say(A, 1)
      .say(A, t.find(B, "battlefield", bears))
      .pay(A)
    t.say(A, "pass")
      .cast(B, "Counterspell")
      .say(B, t.find(A, "stack", "Abrade"))
      .pay(B)
    expect(t.stack()).toEqual(["Counterspell", "ability of Seven of Nine", "Abrade"])
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual(["Forest"])
    expect(t.names(A, "graveyard")).toEqual(["Abrade"])
    expect(t.names(B, "battlefield")).toContain(bears)
  })

  it("magic-dilemma-countered: she draws although all its targets become illegal", () => {
    const t = table([
      {
        hand: ["Abrade", "Funeral Charm"],
        battlefield: ["Seven of Nine", "Mountain", "Mountain", "Swamp"],
        library: ["Forest", "Island", "Plains"],
      },
      { battlefield: ["Raging Goblin"], library: ["Forest"] },
    ])
    const goblin = t.find(B, "battlefield", "Raging Goblin")
    t.cast(A, "Abrade").say(A, 1).say(A, goblin).pay(A)
    t.cast(A, "Funeral Charm").say(A, 2).say(A, goblin).pay(A)
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual(["Forest", "Island"])
    expect(t.names(A, "graveyard").slice().sort()).toEqual(["Abrade", "Funeral Charm"])
  })

  it("magic-dilemma-copy: no dilemma for the copy of a spell, which keeps the mode", () => {
    const t = table([
      {
        hand: ["Abrade", "Twincast"],
        battlefield: ["Seven of Nine", "Mountain", "Mountain", "Island", "Island"],
        library: ["Forest", "Plains"],
      },
      { battlefield: [bears, "Savannah Lions"], library: ["Forest"] },
    ])
    t.cast(A, "Abrade")
      .say(A, 1)
      .say(A, t.find(B, "battlefield", bears))
      .pay(A)
    t.pass(2)
    expect(t.names(A, "hand")).toEqual(["Twincast", "Forest"])
    t.cast(A, "Twincast")
      .say(A, t.find(A, "stack", "Abrade"))
      .pay(A)
      .pass(2)
    expect(t.asked()).toMatchObject({ kind: "yes-no", rules: ["707.10c"] })
    t.say(A, "yes")
    expect(t.asked().kind).toBe("targets")
    t.say(A, t.find(B, "battlefield", "Savannah Lions"))
    expect(t.stack()).toEqual(["Abrade", "Abrade"])
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual(["Forest"])
    expect(t.names(B, "graveyard").slice().sort()).toEqual([bears, "Savannah Lions"])
    expect(t.names(A, "graveyard").slice().sort()).toEqual(["Abrade", "Twincast"])
  })

  it("magic-dilemma-copy: nor for the copy of an ability", () => {
    const t = table([
      {
        hand: ["Plains"],
        battlefield: ["Seven of Nine", "Felidar Retreat", "Strionic Resonator", "Island", "Island"],
        library: ["Forest", "Mountain"],
      },
      { library: ["Forest"] },
    ])
    t.say(A, `play:${t.find(A, "hand", "Plains")}`)
    expect(t.asked()).toMatchObject({ kind: "modes", rules: ["603.3c", "700.2b"] })
    t.say(A, 1)
    expect(t.stack()).toEqual(["ability of Seven of Nine", "ability of Felidar Retreat"])
    t.pass(2)
    expect(t.names(A, "hand")).toEqual(["Forest"])
    const resonator = t.find(A, "battlefield", "Strionic Resonator")
    t.say(A, `activate:${resonator}:1`)
      .say(A, t.find(A, "stack", "ability of Felidar Retreat"))
      .pay(A)
    t.resolveAll()
    expect(t.names(A, "hand")).toEqual(["Forest"])
    expect(t.names(A, "battlefield").filter((name) => name === "Cat Beast")).toHaveLength(2)
  })

  it("before 2026-11-06 Seven of Nine can't be loaded", () => {
    expect(() => table([{ battlefield: ["Seven of Nine"] }, {}], {}, {}, "2026-11-05")).toThrow(
      /700\.17.*2026-11-06|2026-11-06.*700\.17/,
    )
  })
})

describe("cases that engines get wrong", () => {
  it("magic-case-a1: a modal triggered ability's mode is announced as it is put on the stack", () => {
    const t = table([
      { hand: ["Plains"], battlefield: ["Felidar Retreat", bears], library: ["Forest"] },
      { library: ["Forest"] },
    ])
    t.say(A, `play:${t.find(A, "hand", "Plains")}`)
    expect(t.asked()).toMatchObject({ kind: "modes", by: A })
    t.say(A, 2)
    expect(t.asked()).toMatchObject({ kind: "action", by: A })
    expect(t.stack()).toEqual(["ability of Felidar Retreat"])
    t.pass(2)
    expect(t.stack()).toEqual([])
    expect(t.game.state.objects[t.find(A, "battlefield", bears)]?.counters).toEqual({ "+1/+1": 1 })
  })

  it("magic-case-b1: modes are carried out in printed order", () => {
    const t = table([
      { hand: ["Dromoka's Command"], battlefield: [bears, "Forest", "Plains"], library: ["Forest"] },
      { battlefield: [bears], library: ["Forest"] },
    ])
    const mine = t.find(A, "battlefield", bears)
    t.cast(A, "Dromoka's Command")
    expect(t.keys()).toEqual([2, 3, 4])
    t.say(A, 4, 3)
      .say(A, mine)
      .say(A, mine)
      .say(A, t.find(B, "battlefield", bears))
      .pay(A)
    t.resolveAll()
    expect(t.names(A, "battlefield")).toContain(bears)
    expect(t.names(B, "graveyard")).toEqual([bears])
  })

  it.each([
    ["reversed", [], 20],
    ["kept", [1], 18],
  ] as const)("magic-case-e6: the land's mana ability %s", (_, kept, life) => {
    const t = table(
      [
        {
          hand: ["Abrade"],
          battlefield: [{ card: "Mountain", attached: [{ card: "Psychic Venom", controller: 1 }] }, bears],
          library: ["Forest"],
        },
        { library: ["Forest"] },
      ],
      { proposals: true },
    )
    const mountain = t.find(A, "battlefield", "Mountain")
    const abrade = t.find(A, "hand", "Abrade")
    t.say(A, `propose:${abrade}`)
      .say(A, 1)
      .say(A, t.find(A, "battlefield", bears))
    t.say(A, `mana:${mountain}:1`)
    expect(t.keys()).toEqual(["stop"])
    t.say(A, "stop")
    expect(t.asked()).toMatchObject({ kind: "mana-kept", by: A, rules: ["733.1"] })
    t.say(A, ...(kept.length === 0 ? [] : [mountain]))
    expect(t.asked()).toMatchObject({ kind: "action", by: A })
    expect(t.names(A, "hand")).toEqual(["Abrade"])
    expect(t.game.state.objects[mountain]?.tapped).toBe(kept.length > 0)
    expect(t.stack()).toEqual(kept.length > 0 ? ["ability of Psychic Venom"] : [])
    expect(t.keys().includes(`propose:${abrade}`)).toBe(kept.length > 0)
    t.resolveAll()
    expect(t.game.state.players[A]?.life).toBe(life)
  })
})
