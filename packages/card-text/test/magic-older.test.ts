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
})
