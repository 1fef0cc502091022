import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const read = (text: string, typeLine = "Sorcery"): unknown => {
  const done = compileMagic({
    name: "Ferry Spark",
    layout: "normal",
    faces: [{ name: "Ferry Spark", manaCost: "{1}{R}", typeLine, pt: null, text }],
  })
  return done.ok ? done.card.faces[0]?.abilities : done.diagnostics[0]?.code
}

describe("what older cards of Magic say otherwise", () => {
  it("adds mana to whoever's pool it is", () => {
    expect(read("{T}: Add {G} to your mana pool.", "Artifact")).toEqual(read("{T}: Add {G}.", "Artifact"))
    const tapped = (adds: string) => `Whenever a Swamp is tapped for mana, its controller adds {B}${adds}.`
    expect(read(tapped(" to his or her mana pool"), "Enchantment")).toEqual(read(tapped(""), "Enchantment"))
  })

  it("has creatures and players among the targets, but no planeswalkers", () => {
    expect(read("Ferry Spark deals 3 damage to target creature or player.")).toEqual([
      { spell: { damage: 3, to: { target: { type: "creature" }, orPlayer: "any" } } },
    ])
    expect(
      read(
        "Ferry Spark deals 4 damage divided as you choose among any number of target creatures and/or players. You gain 1 life.",
      ),
    ).toEqual([
      {
        spell: [
          { damage: 4, to: { target: { type: "creature" }, orPlayer: "any", any: true }, divided: true },
          { gainLife: 1 },
        ],
      },
    ])
  })

  it("says “he or she” of a player", () => {
    const unless = (who: string) => `Counter target spell unless its controller pays {2}. If ${who}, draw a card.`
    expect(read(unless("he or she doesn't"))).toEqual(read(unless("they don't")))
    expect(read("Target player returns a land he or she controls to its owner's hand.")).toEqual(
      read("Target player returns a land they control to its owner's hand."),
    )
  })

  it("exiles what would be put into a graveyard as what would die", () => {
    const dealt = "Ferry Spark deals 2 damage to target creature. If that creature would "
    expect(read(`${dealt}be put into a graveyard this turn, exile it instead.`)).toEqual(
      read(`${dealt}die this turn, exile it instead.`),
    )
  })

  it("draws additional cards as any", () => {
    expect(read("Each player draws an additional card.")).toEqual(read("Each player draws a card."))
    expect(read("Draw two additional cards.")).toEqual(read("Draw two cards."))
  })
})
