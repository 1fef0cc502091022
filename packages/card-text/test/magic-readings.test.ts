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

  it("has X stand for the same number in all that follows", () => {
    const lost = "At the beginning of your upkeep, you may pay X life, where X is the number of Elves you control."
    expect(creature(`${lost} If you do, draw X cards.`)).toContain('"then":{"draw":{"ref":"n1"}}')
    expect(spell("Draw X cards, where X is the number of Elves you control. You lose X life.")).toContain(
      '{"draw":{"ref":"n1"}}],{"loseLife":{"ref":"n1"}}',
    )
    expect(
      spell("Counter target spell unless its controller pays {X}, where X is the number of Elves you control."),
    ).toBe('"not-said"')
    expect(creature("When Ferry Warden enters, draw X cards.")).toBe('"not-said"')
  })

  it("has done what is said of cards only if they were looked at", () => {
    const paid = "When Ferry Warden dies, you may pay {1}. If you do, reveal the top card of your library."
    expect(creature(`${paid} If it's a land card, put it onto the battlefield.`)).toContain(
      '"then":[{"reveal":{"top":1,"as":"n1"}},{"if":{"matches":{"ref":"n1"},"filter":{"type":"land"}},"then":{"putOntoBattlefield":{"ref":"n1"}}}]',
    )
    expect(
      creature(
        "When Ferry Warden dies, you may look at the top card of your library. If it's a land card, put it into your hand.",
      ),
    ).toContain('{"may":{"look":{"top":1,"as":"n1"}},"then":{"if":')
  })

  it("asks of the last thing alone whether it was done, where it may be done", () => {
    expect(spell("Mill two cards, then you may discard a card. If you do, draw two cards.")).toContain(
      '[{"mill":2},{"may":{"discard":1},"then":{"draw":2}}]',
    )
  })

  it("keeps other colors only where it says so (105.3)", () => {
    const becomes = "Target creature becomes a red Goblin in addition to its other"
    expect(spell(`${becomes} types until end of turn.`)).toContain('"setColors":["R"],"addSubtype":"Goblin"')
    expect(spell(`${becomes} colors and types until end of turn.`)).toContain('"addColors":["R"],"addSubtype":"Goblin"')
  })

  it("says of all creature types before it that they are creatures'", () => {
    expect(spell("Destroy target Elf or Goblin creature.")).toContain('{"subtype":["Elf","Goblin"],"type":"creature"}')
    expect(spell("Destroy target Goblin or artifact creature.")).toContain('"any":')
  })

  it("returns what it has exiled, not what attacked", () => {
    const blink = "you may exile it, then return it to the battlefield under its owner's control."
    expect(creature(`Whenever a creature you control deals combat damage to a player, ${blink}`)).toContain(
      '[{"exile":"cause","as":"n1"},{"putOntoBattlefield":{"ref":"n1"},"under":"owner"}]',
    )
  })

  it("compares with something without speaking of it", () => {
    const kin =
      "Look at the top card of your library. If it shares a creature type with Ferry Warden, you may reveal it."
    expect(creature(`{1}: ${kin}`)).toContain('"filter":{"sharesType":"this"}},"then":{"may":{"reveal":{"ref":"n1"}}}')
  })

  it("has an Aura's creature be other than other creatures, not than other enchantments", () => {
    const aura = (text: string) =>
      JSON.stringify(read(`Enchant creature\nEnchanted creature gets ${text}`, "Enchantment — Aura"))
    expect(aura("+1/+1 for each other creature you control.")).toContain('"not":{"bearer":true}')
    expect(aura("+1/+1 for each other enchantment you control.")).toContain('"other":true')
    expect(aura("+1/+1 for each Aura attached to it.")).toContain('"attachedTo":{"is":{"all":{"bearer":true}}}')
  })

  it("takes all that share a target's name at once with it", () => {
    const both = '{"all":{"any":[{"is":{"ref":"n1"}},{"type":"creature","sharesName":{"ref":"n1"}}]}}'
    const all = "arget creature and all other creatures with the same name as that creature"
    expect(spell(`Destroy t${all}.`)).toContain(`{"destroy":${both}}`)
    expect(spell(`T${all} get -1/-1 until end of turn.`)).toContain(`"on":${both}`)
  })

  it("asks of one player by themselves what they have, and of all opponents together what they control", () => {
    expect(creature("Ferry Warden has haste as long as an opponent has more life than you.")).toContain(
      '{"somePlayer":"opponent","has":{"compare":[{"life":{"ref":"n1"}},">",{"life":"you"}]},"as":"n1"}',
    )
    expect(creature("Ferry Warden has haste as long as your opponents control six or more lands.")).toContain(
      '{"compare":[{"count":{"all":{"type":"land","controller":"opponent"}}},">=",6]}',
    )
  })

  it("lets nobody hurt themselves all at once", () => {
    expect(spell("Target creature deals damage to itself equal to its power.")).toContain('"to":{"ref":"n1"}')
    expect(spell("Each creature deals damage to itself equal to its power.")).toBe('"not-said"')
  })

  it("pays one of several additional costs", () => {
    const cost = "As an additional cost to cast this spell, sacrifice a creature or pay {3}.\nDraw two cards."
    expect(spell(cost)).toContain('{"additionalCost":[{"sacrifice":{"type":"creature"}}],"or":[[{"mana":"{3}"}]]}')
  })

  it("knows a card that is named in an ability of another from that other (201.5a)", () => {
    const has = "Equipped creature has"
    const by = (text: string) => read(`${text}\nEquip {1}`, "Artifact — Equipment")
    expect(by(`${has} “{T}, Sacrifice Ferry Warden: Draw a card.”`)).toBe("not-understood")
    expect(by(`${has} “Whenever this creature attacks, draw a card.”`)).not.toBe("not-understood")
    expect(
      creature("As long as you control a Goblin, Ferry Warden has “{T}, Sacrifice Ferry Warden: Draw a card.”"),
    ).toContain('"cost":[{"tap":true},{"sacrifice":"this"}]')
  })

  it("doesn't fix now what won't untap then (611.2c)", () => {
    expect(spell("Lands you control don't untap during your next untap step.")).toBe('"not-said"')
    expect(spell("Each attacking creature doesn't untap during its controller's next untap step.")).toContain(
      '"staysTapped":{"all":{"type":"creature","attacking":true}}',
    )
  })
})
