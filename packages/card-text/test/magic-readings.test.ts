import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const read = (text: string, typeLine: string): unknown => {
  const done = compileMagic({
    name: "Ferry Warden",
    layout: "normal",
    faces: [
      { name: "Ferry Warden", manaCost: "{1}{G}", typeLine, pt: typeLine.startsWith("Creature") ? "2/2" : null, text },
    ],
  })
  return done.ok ? done.card.faces[0]?.abilities : done.diagnostics[0]?.code
}
const creature = (text: string) => JSON.stringify(read(text, "Creature — Elf Scout"))
const spell = (text: string) => JSON.stringify(read(text, "Sorcery"))

describe("of what, and when, Magic's texts say something", () => {
  it("says of creatures alone what only creatures have, behind other kinds", () => {
    const flyer = '{"any":[{"type":"artifact"},{"type":"land"},{"type":"creature","keyword":"flying"}]}'
    expect(spell("Destroy target artifact, land, or creature with flying.")).toContain(`"target":${flyer}`)
    expect(spell("Exile target enchantment or creature with power 2 or less an opponent controls.")).toContain(
      '"controller":"opponent","any":[{"type":"enchantment"},{"type":"creature","power":{"max":2}}]',
    )
    expect(spell("Exile target artifact or creature without flying.")).toContain(
      '{"type":"creature","not":{"keyword":"flying"}}]',
    )
    expect(spell("Destroy target artifact or creature with mana value 2 or less.")).toContain(
      '{"type":["artifact","creature"],"manaValue":{"max":2}}',
    )
  })

  it("has all that follows “when you do” done then, with targets chosen then", () => {
    expect(
      read(
        "Whenever Ferry Warden attacks, you may sacrifice a land. When you do, tap target creature. It gains shroud until end of turn. Draw a card.",
        "Creature — Elf Scout",
      ),
    ).toEqual([
      {
        when: { object: "this", on: "attacks" },
        do: {
          may: { sacrifice: { type: "land" } },
          then: {
            reflexive: [
              { tap: { target: { type: "creature" }, as: "n1" } },
              { continuous: { does: { grant: "shroud" } }, on: { ref: "n1" }, until: "this-turn" },
              { draw: 1 },
            ],
          },
        },
      },
    ])
  })

  it("has cast now what isn't said to be castable for a while", () => {
    const now = "Exile the top card of your library. You may cast that card. If you don't, draw a card."
    expect(spell(now)).toContain('{"try":{"cast":{"ref":"n1"}},"then":[],"else":{"draw":1}}')
    expect(spell("Exile the top card of your library. You may cast that card this turn.")).toContain('"mayCast"')
  })

  it("counts X once what comes earlier in the sentence is done", () => {
    const counted =
      "Draw a card, then Ferry Warden deals X damage to any target, where X is the number of cards in your hand."
    expect(spell(counted)).toMatch(/"draw":1\},\{"let":"n1","be":\{"cardsIn":"hand"/)
    const both = "You gain X life and draw X cards, where X is the number of Elves you control."
    expect(spell(both)).toMatch(/\[\{"let":"n1"/)
  })

  it("says of what becomes a copy what is said next", () => {
    const copy = "{2}: Ferry Warden becomes a copy of target creature until end of turn. Untap it."
    expect(creature(copy)).toContain('{"untap":"this"}')
    const other =
      "Whenever Ferry Warden attacks, tap target creature. If it's a Goblin, it becomes a copy of Ferry Warden. If it's an Elf, untap it."
    expect(creature(other)).toContain(
      '{"if":{"matches":{"ref":"n1"},"filter":{"subtype":"Elf"}},"then":{"untap":{"ref":"n1"}}}',
    )
  })

  it("moves what is attached to something at the same time as that", () => {
    const both = '{"all":{"any":[{"is":{"ref":"n1"}},{"subtype":"Aura","attachedTo":{"is":{"ref":"n1"}}}]}}'
    expect(spell("Return target creature and all Auras attached to it to their owners' hands.")).toContain(
      `{"let":"n1","be":{"target":{"type":"creature"}}},{"bounce":${both}}`,
    )
    expect(spell("Destroy target creature and each Aura attached to that creature.")).toContain(`{"destroy":${both}}`)
    expect(spell("Destroy target creature. Destroy all Auras attached to that creature.")).not.toContain('"any"')
  })

  it.each(["Target player draws a card. Another target player discards a card.", "An opponent discards a card."])(
    "knows no player for: %s",
    (text) => expect(spell(text)).toBe('"not-said"'),
  )

  it("takes no amount from the beginning of a part of a turn", () => {
    const when = "At the beginning of your end step, if you sacrificed an Elf this turn, you gain that much life."
    expect(creature(when)).toBe('"no-antecedent"')
  })
})
