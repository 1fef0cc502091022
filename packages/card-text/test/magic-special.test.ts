import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const read = (text: string, typeLine: string, pt: string | null) =>
  compileMagic({
    name: "Ferry Warden",
    layout: "normal",
    faces: [{ name: "Ferry Warden", manaCost: "{1}{G}", typeLine, pt, text }],
  })

describe("abilities that Magic's cards write in a way of their own", () => {
  it.each([
    [
      "Level up {W}\nLEVEL 1-4\n3/3\nVigilance\nLEVEL 5+\n4/4\nTrample\n{T}: Draw a card.",
      "Creature — Elf",
      "1/1",
      [
        { levelUp: [{ mana: "{W}" }] },
        { levels: 1, power: 3, toughness: 3, abilities: ["vigilance"], to: 4 },
        { levels: 5, power: 4, toughness: 4, abilities: ["trample", { activate: { draw: 1 }, cost: [{ tap: true }] }] },
      ],
    ],
    [
      "{1}{U}: Level 2\nWhen this Class becomes level 2, draw a card.\n{3}{U}: Level 3\nElves you control have flying.",
      "Enchantment — Class",
      null,
      [
        {
          classLevel: 2,
          abilities: [{ when: { object: "this", name: "level 2", on: "becomes-designated" }, do: { draw: 1 } }],
          cost: [{ mana: "{1}{U}" }],
        },
        {
          classLevel: 3,
          abilities: [{ static: { grant: "flying" }, to: { subtype: "Elf", controller: "you" } }],
          cost: [{ mana: "{3}{U}" }],
        },
      ],
    ],
    [
      "Station\nSTATION 2+\n{1}, {T}, Sacrifice a land: Draw a card.\nSTATION 9+\nFlying\nWhenever you sacrifice a land, each opponent loses 1 life.\n5/7",
      "Artifact — Spacecraft",
      null,
      [
        "station",
        {
          stationed: 2,
          abilities: [
            { activate: { draw: 1 }, cost: [{ mana: "{1}" }, { tap: true }, { sacrifice: { type: "land" } }] },
          ],
        },
        {
          stationed: 9,
          power: 5,
          toughness: 7,
          abilities: [
            "flying",
            {
              when: { object: { type: "land" }, player: "you", on: "sacrifices" },
              do: { loseLife: 1, by: "opponent" },
            },
          ],
        },
      ],
    ],
    [
      "When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—19 | Draw a card. You gain 2 life.\n20 | Create three 1/1 red Goblin creature tokens.",
      "Creature — Elf",
      "1/1",
      [
        {
          when: { object: "this", on: "enters" },
          do: {
            rollDie: 20,
            table: [
              { to: 9, from: 1, do: { draw: 1 } },
              { to: 19, from: 10, do: [{ draw: 1 }, { gainLife: 2 }] },
              {
                to: 20,
                from: 20,
                do: {
                  create: { types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 },
                  count: 3,
                },
              },
            ],
          },
        },
      ],
    ],
    [
      "Roll a d6.\n1—5 | You lose 1 life.\n6+ | Draw two cards.",
      "Sorcery",
      null,
      [
        {
          spell: {
            rollDie: 6,
            table: [
              { to: 5, from: 1, do: { loseLife: 1 } },
              { from: 6, do: { draw: 2 } },
            ],
          },
        },
      ],
    ],
    [
      "Starting with you, each player votes for storm or calm. If storm gets more votes, Ferry Warden deals 3 damage to each creature. If calm gets more votes or the vote is tied, you gain 5 life.",
      "Sorcery",
      null,
      [
        {
          spell: [
            { vote: ["storm", "calm"] },
            {
              if: { compare: [{ ref: "storm" }, ">", { ref: "calm" }] },
              then: { damage: 3, to: { all: { type: "creature" } } },
              else: { gainLife: 5 },
            },
          ],
        },
      ],
    ],
    [
      "Starting with you, each player votes for storm or calm. Each opponent loses 2 life for each storm vote. You gain 1 life for each calm vote.",
      "Sorcery",
      null,
      [
        {
          spell: [
            { vote: ["storm", "calm"] },
            { loseLife: { times: [2, { ref: "storm" }] }, by: "opponent" },
            { gainLife: { times: [1, { ref: "calm" }] } },
          ],
        },
      ],
    ],
    [
      "Soulbond\nAs long as Ferry Warden is paired with another creature, each of those creatures has flying.",
      "Creature — Elf",
      "1/1",
      [
        "soulbond",
        {
          static: { grant: "flying" },
          while: { matches: "this", filter: { paired: true } },
          to: { any: [{ is: "this" }, { pairedWith: "this" }] },
        },
      ],
    ],
    [
      "When this creature enters, support 2.",
      "Creature — Elf",
      "1/1",
      [
        {
          when: { object: "this", on: "enters" },
          do: { support: 2, on: { target: { type: "creature", other: true }, upTo: 2 } },
        },
      ],
    ],
    ["Support 4.", "Sorcery", null, [{ spell: { support: 4, on: { target: { type: "creature" }, upTo: 4 } } }]],
    [
      "Tribute 2\nWhen this creature enters, if tribute wasn't paid, draw a card.",
      "Creature — Elf",
      "1/1",
      [
        { tribute: 2 },
        {
          when: { object: "this", on: "enters" },
          if: { not: { matches: "this", filter: { designation: "tribute" } } },
          do: { draw: 1 },
        },
      ],
    ],
    ["Champion an Elf", "Creature — Elf", "1/1", [{ champion: { subtype: "Elf" } }]],
    [
      "Prototype {1}{B} — 2/1",
      "Artifact Creature — Elf",
      "4/4",
      [{ prototype: { manaCost: "{1}{B}", power: 2, toughness: 1 } }],
    ],
    [
      "All creatures lose all abilities and have base power and toughness 2/2.",
      "Enchantment",
      null,
      [{ static: { loses: "all", basePower: 2, baseToughness: 2 }, to: { type: "creature" } }],
    ],
    [
      "Nonbasic lands are Islands.",
      "Enchantment",
      null,
      [{ static: { setSubtypes: ["Island"] }, to: { not: { supertype: "basic" }, type: "land" } }],
    ],
    [
      "Each other nontoken artifact is a creature in addition to its other types and has base power and base toughness each equal to its mana value.",
      "Enchantment",
      null,
      [
        {
          static: { addType: "creature", basePower: { own: "manaValue" }, baseToughness: { own: "manaValue" } },
          to: { token: false, type: "artifact", other: true },
        },
      ],
    ],
    [
      "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
      "Enchantment",
      null,
      [{ static: { triggersAgain: { object: { type: "creature" }, on: "dies" } }, to: { controller: "you" } }],
    ],
    [
      "If a red source you control would deal damage to an opponent, it deals that much damage plus 1 to that player instead.",
      "Enchantment",
      null,
      [
        {
          replace: { source: { color: "R", controller: "you" }, player: "opponent", on: "deals-damage" },
          with: { change: { amount: { plus: [{ thatMuch: true }, 1] } } },
        },
      ],
    ],
    [
      "If a source would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.",
      "Enchantment",
      null,
      [{ replace: { on: "deals-damage" }, with: { change: { amount: { times: [{ thatMuch: true }, 3] } } } }],
    ],
    [
      "You may cast creature spells from your hand without paying their mana costs.",
      "Enchantment",
      null,
      [
        {
          static: { mayCast: { from: "hand", free: true, as: { type: "creature" } } },
          to: { zone: "hand", owner: "you" },
        },
      ],
    ],
    [
      "You may play lands and cast spells from your graveyard.",
      "Enchantment",
      null,
      [{ static: { mayPlay: { from: "graveyard" } }, to: { zone: "graveyard", owner: "you" } }],
    ],
    [
      "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
      "Artifact",
      null,
      [
        {
          static: { mayPlay: { from: "library", cost: [{ payLife: { number: "manaValue", of: "this" } }] } },
          to: { zone: "library", owner: "you", top: true },
        },
      ],
    ],
    [
      "Until end of turn, you may cast artifact spells from your graveyard.",
      "Sorcery",
      null,
      [
        {
          spell: {
            continuous: {
              does: { mayCast: { from: "graveyard", as: { type: "artifact" } } },
              to: { zone: "graveyard", owner: "you" },
            },
            until: "this-turn",
          },
        },
      ],
    ],
    [
      "You may play target land card from your graveyard this turn.",
      "Instant",
      null,
      [
        {
          spell: {
            continuous: { does: { mayPlay: { from: "graveyard" } } },
            on: { target: { type: "land", zone: "graveyard", owner: "you" } },
            until: "this-turn",
          },
        },
      ],
    ],
    [
      "Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.",
      "Instant",
      null,
      [
        {
          spell: {
            continuous: { does: { grant: { flashback: "mana-cost" } } },
            on: { target: { type: "sorcery", zone: "graveyard", owner: "you" } },
            until: "this-turn",
          },
        },
      ],
    ],
    [
      "As this artifact enters, choose a nonland card name.\nSpells with the chosen name can't be cast.\nActivated abilities of sources with the chosen name can't be activated.",
      "Artifact",
      null,
      [
        {
          replace: { object: "this", on: "enters" },
          with: [{ nameCard: true, not: "land" }, { putOntoBattlefield: "it" }],
        },
        { static: { cantCast: "any" }, to: { chosenName: true } },
        { static: { cantActivate: "any" }, to: { chosenName: true } },
      ],
    ],
    [
      "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.",
      "Sorcery",
      null,
      [
        {
          spell: [
            { nameCard: true },
            { continuous: { does: { cantPlay: "any" }, to: { chosenName: true } }, until: "until-your-next-turn" },
          ],
        },
      ],
    ],
    [
      "Your opponents can't cast spells with odd mana values.\nYour opponents can't block with creatures with odd mana values.",
      "Creature — Elf",
      "1/1",
      [
        { static: { cantCast: "opponent" }, to: { parity: "odd" } },
        { static: { cant: "block" }, to: { type: "creature", parity: "odd", controller: "opponent" } },
      ],
    ],
    [
      "As this creature enters, turn all other artifact creatures face down.",
      "Creature — Elf",
      "1/1",
      [
        {
          replace: { object: "this", on: "enters" },
          with: [
            { turnFaceDown: { all: { type: "artifact", every: [{ type: "creature" }], other: true } } },
            { putOntoBattlefield: "it" },
          ],
        },
      ],
    ],
    [
      "As this artifact enters, if it's neither day nor night, it becomes night.",
      "Artifact",
      null,
      [
        {
          replace: { object: "this", on: "enters" },
          if: { itIs: "neither" },
          with: [{ becomes: "night" }, { putOntoBattlefield: "it" }],
        },
      ],
    ],
    [
      "Morph {1}{G}\nAs this creature is turned face up, put two +1/+1 counters on it.",
      "Creature — Elf",
      "1/1",
      [
        { morph: [{ mana: "{1}{G}" }] },
        {
          replace: { object: "this", on: "turns-up" },
          with: [{ putCounters: 2, kind: "+1/+1", on: "it" }, { turnFaceUp: "it" }],
        },
      ],
    ],
    [
      "You may reveal an Elf card you own from outside the game and put it into your hand. Exile Ferry Warden.",
      "Sorcery",
      null,
      [
        {
          spell: [
            { putIntoHand: { choose: { subtype: "Elf", owner: "you", zone: "outside" }, upTo: 1 }, as: "wished" },
            { reveal: { ref: "wished" } },
            { exile: "this" },
          ],
        },
      ],
    ],
    [
      "I — You may discard up to three cards. If you do, draw that many cards.\nII — Exile this Saga, then return it to the battlefield transformed under your control.",
      "Enchantment — Saga",
      null,
      [
        {
          chapter: 1,
          do: {
            may: { discardIt: { choose: { zone: "hand", owner: "you" }, upTo: 3 } },
            then: { draw: { thisWay: "discards" } },
          },
        },
        {
          chapter: 2,
          do: [
            [
              { exile: "this", as: "n1" },
              { putOntoBattlefield: { ref: "n1" }, transformed: true, under: "you" },
            ],
          ],
        },
      ],
    ],
  ])("reads %j", (text, typeLine, pt, abilities) => {
    const done = read(text, typeLine, pt)
    expect(done.ok ? done.card.faces[0]?.abilities : done.diagnostics).toEqual(abilities)
  })

  it("gives a Spacecraft the power and toughness in its corner from its last threshold on, and asks for them", () => {
    const text = "Station (It's an artifact creature at 4+.)\n4+ | Flying"
    const done = read(text, "Artifact — Spacecraft", "3/5")
    expect(done.ok && done.card.faces[0]).not.toHaveProperty("power")
    expect(done.ok ? done.card.faces[0]?.abilities : []).toEqual([
      "station",
      { stationed: 4, power: 3, toughness: 5, abilities: ["flying"] },
    ])
    expect(read(text, "Artifact — Spacecraft", null).ok).toBe(false)
  })

  it("melds into a face of the card alone", () => {
    const text =
      "At the beginning of your end step, if you both own and control Ferry Warden and a creature named Old Wren, exile them, then meld them into Twofold Wren."
    const face = { manaCost: "{1}{G}", pt: "2/2" }
    const faces = (shared: string) => [
      { ...face, name: "Ferry Warden", typeLine: "Creature — Elf", text },
      { ...face, name: shared, typeLine: "Creature — Elf", text: "Flying" },
    ]
    const melded = (shared: string) => compileMagic({ name: "Ferry Warden", layout: "meld", faces: faces(shared) })
    expect(melded("Twofold Wren").ok).toBe(true)
    expect(melded("Threefold Wren").ok).toBe(false)
    expect(read(text, "Creature — Elf", "2/2").ok).toBe(false)
  })

  it("reads a battle's defense", () => {
    const done = read("When this battle enters, draw a card.", "Battle", "D4")
    expect(done.ok && done.card.faces[0]).toHaveProperty("defense", 4)
  })
})
