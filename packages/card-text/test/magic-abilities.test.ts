import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const read = (text: string, typeLine = "Creature — Elf Scout", pt: string | null = "2/2") => {
  const done = compileMagic({
    name: "Ferry Warden",
    layout: "normal",
    faces: [{ name: "Ferry Warden", manaCost: "{1}{G}", typeLine, pt, text }],
  })
  return done.ok ? done.card.faces[0]?.abilities : done.diagnostics.map(({ code, found }) => `${code} ${found}`)
}

describe("abilities of Magic cards", () => {
  it.each([
    ["Flying, ward {2}", ["flying", { ward: "{2}" }]],
    [
      "Whenever this creature or another Elf you control enters, you gain 1 life.",
      [
        {
          when: { object: { any: [{ is: "this" }, { subtype: "Elf", controller: "you", other: true }] }, on: "enters" },
          do: { gainLife: 1 },
        },
      ],
    ],
    [
      "Other Elves you control get +1/+1 and have trample.",
      [
        {
          static: { power: 1, toughness: 1, grant: "trample" },
          to: { subtype: "Elf", controller: "you", other: true },
        },
      ],
    ],
    [
      "As long as you control three or more lands, this creature can't be blocked.",
      [
        {
          static: { cant: "be-blocked" },
          to: "this",
          while: { exists: { type: "land", controller: "you" }, atLeast: 3 },
        },
      ],
    ],
    [
      "{2}{G}, Exile Ferry Warden from your graveyard: Draw a card. Activate only as a sorcery.",
      [
        {
          activate: { draw: 1 },
          cost: [{ mana: "{2}{G}" }, { exile: "this" }],
          timing: "sorcery",
          zone: "graveyard",
        },
      ],
    ],
    [
      "Ferry Warden enters with two +1/+1 counters on it.",
      [{ replace: { on: "enters", object: "this" }, with: { change: { counters: { "+1/+1": 2 } } } }],
    ],
    [
      "Landfall — Whenever a land you control enters, scry 1.",
      [
        {
          when: { object: { type: "land", controller: "you" }, on: "enters" },
          do: { scry: 1 },
          word: "Landfall",
        },
      ],
    ],
  ])("reads %j", (text, abilities) => {
    expect(read(text)).toEqual(abilities)
  })

  it("is another card, or none, when one word is another", () => {
    expect(read("Other Elves you control get +1/+1.")).not.toEqual(read("Elves you control get +1/+1."))
    expect(read("Whenever this creature attacks, draw a card.")).not.toEqual(
      read("Whenever this creature blocks, draw a card."),
    )
    expect(read("Other Elves you control get +1/+1 gladly.")).toEqual([expect.stringMatching(/^not-understood/)])
  })

  it("refuses hostile texts in little time", () => {
    const begun = performance.now()
    for (const text of [
      "(".repeat(10_000),
      `${"(".repeat(5000)}${")".repeat(5000)}`,
      '"{T}: '.repeat(10_000),
      `This creature has ${'"this creature has '.repeat(200)}flying.`,
      "a ".repeat(500_000),
      "when ~ enters, ".repeat(600),
    ])
      expect(read(text)).not.toEqual(["flying"])
    expect(performance.now() - begun).toBeLessThan(20_000)
  })
})
