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
    // Who cast it and from where (400.7d); older ways of writing a search.
    [
      "When this creature enters, if you cast it from your hand, draw a card.",
      [
        {
          when: { object: "this", on: "enters" },
          if: { matches: "it", filter: { castBy: "you", castFrom: "hand" } },
          do: { draw: 1 },
        },
      ],
    ],
    [
      "When this creature enters, if it wasn't cast, sacrifice it.",
      [
        {
          when: { object: "this", on: "enters" },
          if: { not: { matches: "it", filter: { castBy: "any" } } },
          do: { sacrificeIt: "it" },
        },
      ],
    ],
    [
      "{T}: Search your library for two Elf cards, reveal those cards, and put them into your hand. Then shuffle your library.",
      [{ activate: { search: { subtype: "Elf" }, upTo: 2, to: "hand", reveal: true }, cost: [{ tap: true }] }],
    ],
    [
      "Whenever this creature attacks while saddled, you gain 1 life.",
      [{ when: { object: { is: "this", designation: "saddled" }, on: "attacks" }, do: { gainLife: 1 } }],
    ],
    [
      "Whenever you attack with one or more Elves, you gain 1 life.",
      [
        {
          when: { object: { subtype: "Elf" }, oneOrMore: "players", player: "you", on: "player-attacks" },
          do: { gainLife: 1 },
        },
      ],
    ],
    [
      "At the beginning of your upkeep, if an opponent has three or more poison counters, you gain 1 life.",
      [
        {
          when: { on: "upkeep", player: "you" },
          if: { compare: [{ playerCounters: "poison", of: "opponent", most: true }, ">=", 3] },
          do: { gainLife: 1 },
        },
      ],
    ],
    [
      "{T}: Draw a card. Activate only during your turn, before attackers are declared.",
      [{ activate: { draw: 1 }, if: { during: "before-attackers", of: "you" }, cost: [{ tap: true }] }],
    ],
    [
      "Whenever a creature dealt damage by this creature this turn dies, you gain 1 life.",
      [{ when: { object: { type: "creature", damagedBy: "this" }, on: "dies" }, do: { gainLife: 1 } }],
    ],
    [
      "Whenever you cast a spell from anywhere other than your hand, you gain 1 life.",
      [
        {
          when: { on: "casts", player: "you", object: { zone: "stack", spell: true, not: { castFrom: "hand" } } },
          do: { gainLife: 1 },
        },
      ],
    ],
    [
      "{T}: Search your library for any number of Elf cards, reveal them, put them into your hand, then shuffle.",
      [{ activate: { search: { subtype: "Elf" }, any: true, to: "hand", reveal: true }, cost: [{ tap: true }] }],
    ],
    [
      "{T}: Each opponent loses 2 life. You gain life equal to the life lost this way.",
      [
        {
          activate: [{ loseLife: 2, by: "opponent" }, { gainLife: { thisWay: "loses-life" } }],
          cost: [{ tap: true }],
        },
      ],
    ],
    // A token whose own ability says how strong it is (604.3); what is divided is known as it is announced (601.2d).
    [
      'When this creature enters, create a green Elf creature token with "This token\'s power and toughness are each equal to the number of Elves you control."',
      [
        {
          when: { object: "this", on: "enters" },
          do: {
            create: {
              types: ["creature"],
              subtypes: ["Elf"],
              colors: ["G"],
              power: 0,
              toughness: 0,
              abilities: [
                {
                  static: {
                    basePower: { count: { all: { subtype: "Elf", controller: "you" } } },
                    baseToughness: { count: { all: { subtype: "Elf", controller: "you" } } },
                  },
                  to: "this",
                },
              ],
            },
          },
        },
      ],
    ],
    [
      "{T}: This creature deals X damage divided as you choose among any number of target creatures, where X is the number of moss counters on it.",
      [
        {
          activate: {
            damage: { countersOn: "this", kind: "moss" },
            to: { target: { type: "creature" }, any: true },
            divided: true,
          },
          cost: [{ tap: true }],
        },
      ],
    ],
    [
      "{T}: Flip a coin. If you win the flip, draw two cards. If you lose the flip, sacrifice Ferry Warden.",
      [{ activate: { flipCoin: 1, won: { draw: 2 }, lost: { sacrificeIt: "this" } }, cost: [{ tap: true }] }],
    ],
    [
      "Whenever you face a dilemma, you may pay {E}{E}{E}. If you do, draw a card.",
      [
        {
          when: { player: "you", on: "faces-dilemma" },
          do: { may: { pay: [{ payCounters: 3, kind: "energy" }] }, then: { draw: 1 } },
        },
      ],
    ],
    [
      "At the beginning of your upkeep, if there are five or more moss counters on Ferry Warden, draw a card.",
      [
        {
          when: { player: "you", on: "upkeep" },
          if: { compare: [{ countersOn: "this", kind: "moss" }, ">=", 5] },
          do: { draw: 1 },
        },
      ],
    ],
    // What another ability has exiled: that one says so (607.2a).
    [
      "When this creature enters, exile target artifact.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
      [
        { when: { object: "this", on: "enters" }, do: { exile: { target: { type: "artifact" } }, linked: true } },
        {
          when: { object: "this", on: "leaves" },
          do: { putOntoBattlefield: { all: { zone: "exile", linked: true } }, under: "owner" },
        },
      ],
    ],
    [
      "When this creature enters, you may exile a sorcery card from your hand.\n{3}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.",
      [
        {
          when: { object: "this", on: "enters" },
          do: { may: { exile: { choose: { type: "sorcery", zone: "hand", owner: "you" } }, linked: true } },
        },
        {
          activate: { cast: { all: { zone: "exile", linked: true } }, free: true, copy: true },
          cost: [{ mana: "{3}" }],
        },
      ],
    ],
    // Whichever face of a card is such a spell.
    [
      "When this creature enters, you may cast a spell with mana value 2 or less from your hand without paying its mana cost.",
      [
        {
          when: { object: "this", on: "enters" },
          do: { cast: { all: { zone: "hand", owner: "you" } }, spell: { manaValue: { max: 2 } }, free: true },
        },
      ],
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
