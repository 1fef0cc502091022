import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const read = (text: string, typeLine: string) => {
  const pt = typeLine.startsWith("Creature") ? "2/2" : null
  const done = compileMagic({
    name: "Ferry Warden",
    layout: "normal",
    faces: [{ name: "Ferry Warden", manaCost: "{1}{G}", typeLine, pt, text }],
  })
  return done.ok ? JSON.stringify(done.card.faces[0]?.abilities) : (done.diagnostics[0]?.code ?? "")
}
const creature = (text: string) => read(text, "Creature — Elf Scout")
const spell = (text: string) => read(text, "Sorcery")

describe("what words of Magic's texts point to", () => {
  it.each([
    ["Whenever Ferry Warden blocks a creature, destroy that creature.", '"destroy":"cause"'],
    ["Whenever Ferry Warden becomes blocked by a creature, destroy that creature.", '"destroy":"it"'],
    [
      "Whenever Ferry Warden becomes the target of a spell or ability, counter that spell or ability.",
      '"counter":"cause"',
    ],
    ["Whenever you cast a spell that targets Ferry Warden, put a +1/+1 counter on it.", '"on":"this"'],
    ["Whenever you cast a spell, sacrifice Ferry Warden and counter that spell.", '"counter":"it"'],
    // What has come back is "it", and gains this then.
    [
      "When this creature enters, exile target artifact. Return it to the battlefield under its owner's control at the beginning of the next end step. It gains indestructible until end of turn.",
      '"as":"n2"},{"continuous":{"does":{"grant":"indestructible"}},"on":{"ref":"n2"}',
    ],
    // What the text itself has exiled; what was given up as a cost is asked otherwise.
    [
      "When this creature enters, exile target creature card from a graveyard. You gain life equal to the exiled card's power.",
      '"gainLife":{"number":"power","of":{"ref":"n1"}}',
    ],
    [
      "{T}, Sacrifice another creature: Draw cards equal to the sacrificed creature's power.",
      '"draw":{"ofGivenUp":"power"}',
    ],
    ["Whenever another creature enters, you may attach Ferry Warden to that creature.", '"to":"it"'],
    ["Whenever a land enters, Ferry Warden deals 1 damage to that land's controller.", '"controllerOf":"it"'],
    [
      "At the beginning of your upkeep, Ferry Warden deals damage to each opponent equal to the number of age counters on it.",
      '"countersOn":"this"',
    ],
    [
      "Whenever Ferry Warden deals combat damage to a creature, tap that creature. It doesn't untap during its controller's next untap step.",
      '"staysTapped":"it"',
    ],
    [
      "Whenever Ferry Warden attacks, you may sacrifice a land. If you do, it gets +1/+0 until end of turn.",
      '"on":"it"',
    ],
    [
      "When Ferry Warden enters, exile target creature.\nWhen Ferry Warden dies, return the exiled card to the battlefield under its owner's control.",
      '"putOntoBattlefield":{"all":{"zone":"exile","linked":true}}',
    ],
    ["{T}: Tap target creature. Ferry Warden deals damage equal to its power to that creature.", '"to":{"ref":"n1"}'],
  ])("%s", (text, part) => expect(creature(text)).toContain(part))

  it.each([
    "Whenever you draw a card, destroy that creature.",
    "At the beginning of your upkeep, tap it.",
    "Whenever you cast a spell that targets a creature you control, put a +1/+1 counter on it.",
    "Whenever another creature enters, if it was kicked, draw a card.",
  ])("refuses: %s", (text) => expect(creature(text)).toMatch(/^(no-antecedent|not-said)$/))

  it.each([
    [
      "Kicker {2}\nReturn target land to its owner's hand. If Ferry Warden was kicked, it deals 2 damage to any target.",
      '"damage":2,"to"',
    ],
    [
      "Reveal the top card of your library. If it's a land card, tap target creature. Untap that creature.",
      '"untap":{"ref"',
    ],
  ])("%s", (text, part) => expect(spell(text)).toContain(part))

  it.each([
    "Counter target spell. If it was kicked, draw a card.",
    "Destroy target creature. It deals 2 damage to you.",
    "Reveal the top card of your library. Destroy that creature.",
  ])("refuses: %s", (text) => expect(spell(text)).toMatch(/^(no-antecedent|not-said)$/))
})

describe("how long, whose, and where from", () => {
  it("lets what is said behind the last hold for those before", () => {
    const text = "Red creatures get +1/+0 and blue creatures get +0/+1 until end of turn."
    expect(spell(text).match(/"until":"this-turn"/g)).toHaveLength(2)
  })

  it("knows whether counters were removed as a cost or by what is done", () => {
    const text =
      "Remove any number of storage counters from Ferry Warden: Draw a card for each storage counter removed this way."
    expect(creature(text)).toContain('"draw":{"times":[1,"x"]}},"cost":[{"removeCounters":"x","kind":"storage"}]')
    expect(creature(text.replace("for each storage", "for each charge"))).toMatch(/^not/)
    const done =
      "Remove all counters from target creature. Draw cards equal to the number of counters removed this way."
    expect(spell(done)).toContain('"draw":{"thisWay":"counters-removed"}')
  })

  it("loses life equal to what a target lost", () => {
    const text = "Target opponent loses life equal to the amount of life they lost this turn."
    expect(spell(text)).toContain('"by":{"targetPlayer":"opponent","as":"n1"}')
  })

  it("lets what becomes an artifact creature stay what it was, but for creature types", () => {
    const does = '"does":{"addType":["artifact","creature"],"setSubtypes":["Golem"]}'
    expect(spell("Target noncreature artifact becomes a Golem artifact creature until end of turn.")).toContain(does)
    expect(spell("Target noncreature artifact becomes a Golem creature until end of turn.")).toContain("setTypes")
  })

  it("doesn't take being allowed to do something for a while for doing it", () => {
    const text =
      "Exile the top card of your library. Until end of turn, you may cast that card without paying its mana cost."
    expect(spell(text)).not.toContain('"cast":{"ref"')
  })

  it("leaves to other players what they put onto the battlefield", () => {
    expect(spell("Each player puts a land card from their hand onto the battlefield.")).toContain('"under":"owner"')
    expect(spell("Put a land card from your hand onto the battlefield.")).not.toContain('"under"')
  })

  it("knows whose graveyard something is put into", () => {
    const text = "Whenever another creature is put into your graveyard from the battlefield, draw a card."
    expect(creature(text)).toContain('"owner":"you"')
  })

  it("returns for a cost only what the text says is one's own", () => {
    expect(creature("{1}, Return a land you control to its owner's hand: Draw a card.")).toContain('"bounce"')
    expect(creature("{1}, Return a land to its owner's hand: Draw a card.")).toBe("not-understood")
  })

  it("takes each one's own power for what each of several deals", () => {
    const dealt = "Choose target creature. Each creature you control deals damage equal to its power to that creature."
    expect(spell(dealt)).toContain('"damage":{"own":"power"}')
    expect(spell("Tap target creature. Each creature you control deals 1 damage to it.")).toContain('"to":{"ref":"n1"}')
    expect(spell("Destroy target creature. Each creature you control deals 1 damage to its controller.")).toBe(
      "not-said",
    )
  })

  it("knows who sacrifices", () => {
    const borrowed = "Untap target creature. Sacrifice it at the beginning of the next end step."
    expect(spell(borrowed)).not.toContain('"by"')
    expect(spell("Untap target creature. Its controller sacrifices it.")).toContain(
      '"by":{"controllerOf":{"ref":"n1"}}',
    )
  })

  it("doubles each one's own counters, and has what is for spells alone on the stack", () => {
    const doubled = "Double the number of +1/+1 counters on each creature you control."
    expect(spell(doubled)).toContain('"doubleCounters":{"all"')
    expect(creature("Ferry Warden has cascade as long as you control a Forest.")).toContain('"zone":"stack"')
  })
})
