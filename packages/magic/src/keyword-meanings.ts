import type { MagicAbility, MagicCondition, MagicCost, MagicEffect, MagicFilter, MagicValue } from "./lexicon.ts"

const UNEARTHED = "unearthed"

const GERM = "germ"

const EXPLOITED = "exploited"

/*
 * The abilities that keywords stand for (702), in the words of the card language.
 */

type Whole = Readonly<Record<string, unknown>>
type Meaning = (argument: never, whole: Whole) => readonly MagicAbility[]

const enters = { on: "enters", object: "this" } as const
const attacks = { on: "attacks", object: "this" } as const
const dies = { on: "dies", object: "this" } as const
const yourUpkeep = { on: "upkeep", player: "you" } as const
const mine = { type: "creature", controller: "you" } as const
const paid = (cost: string): MagicCondition => ({ paid: cost })
const counters = (kind: string, n: MagicValue): MagicEffect => ({ putCounters: n, kind, on: "this" })
const entersWith = (kind: string, n: MagicValue, condition?: MagicCondition): MagicAbility => ({
  replace: enters,
  with: { change: { counters: { [kind]: n } } },
  ...(condition === undefined ? {} : { if: condition }),
})
const thisTurn = (power: MagicValue, toughness: MagicValue, on: "this" | "it" = "this"): MagicEffect => ({
  continuous: { does: { power, toughness } },
  on,
  until: "this-turn",
})

/** "When you cast this spell, copy it" so often, if a cost was paid for it. */
const copies = (times: MagicValue, condition?: MagicCondition): readonly MagicAbility[] => [
  {
    when: { on: "casts", object: "this" },
    zone: "stack",
    ...(condition === undefined ? {} : { if: condition }),
    do: { copy: "this", times, newTargets: true },
  },
]

/** An activated ability of the card in another zone. */
const from = (
  zone: "hand" | "graveyard",
  cost: readonly MagicCost[],
  activate: MagicEffect,
  more: { readonly timing?: "sorcery"; readonly named?: string } = { timing: "sorcery" },
): MagicAbility => ({ activate, cost, zone, ...more })

/** A token copy of the card, exiled to make it (702.128a, 702.129a). */
const tokenOf = (costs: readonly MagicCost[], except: readonly object[]): readonly MagicAbility[] => [
  from("graveyard", [...costs, { exile: "this" }], { createCopy: "this", except: except as never }),
]

const lastTimeCounter = { on: "last-counter-removed", object: "this", name: "time" } as const

export const keywordAbilities: Readonly<Record<string, Meaning>> = {
  // Ways of casting
  evoke: () => [{ when: enters, if: paid("evoke"), do: { sacrificeIt: "this" } }], // 702.74a
  dash: () => [{ static: { grant: "haste" }, to: "this", while: paid("dash") }], // 702.109a
  blitz: () => [
    { static: { grant: "haste" }, to: "this", while: paid("blitz") },
    { when: dies, if: paid("blitz"), do: { draw: 1 } },
  ], // 702.152a
  disturb: (costs: readonly MagicCost[]) => [
    { static: { mayCast: { from: "graveyard", transformed: true, cost: costs } }, to: "this", zone: "graveyard" },
  ], // 702.146a
  bestow: () => [
    {
      static: { removeType: "creature", addSubtype: "Aura", grant: { enchant: { type: "creature" } } },
      to: "this",
      zone: ["stack", "battlefield"],
      while: {
        every: [
          paid("bestow"),
          { matches: "this", filter: { any: [{ zone: "stack" }, { zone: "battlefield", attached: true }] } },
        ],
      },
    },
  ], // 702.103a–b
  impending: (n: number) => [
    entersWith("time", n, paid("impending")),
    {
      static: { removeType: "creature" },
      to: "this",
      while: { every: [paid("impending"), { matches: "this", filter: { counter: "time" } }] },
    },
    {
      when: { on: "end-step", player: "you" },
      if: { every: [paid("impending"), { matches: "this", filter: { counter: "time" } }] },
      do: { removeCounters: 1, kind: "time", on: "this" },
    },
  ], // 702.176a
  madness: (costs: readonly MagicCost[]) => [
    { replace: { on: "discards", object: "this" }, with: { change: { zone: "exile" } }, zone: "hand" },
    {
      when: { on: "discards", object: "this", to: "exile" },
      zone: "exile",
      do: { may: { cast: "this", cost: costs }, else: { putIntoGraveyard: "this" } },
    },
  ], // 702.35a
  suspend: () => [
    {
      when: yourUpkeep,
      zone: "exile",
      if: { matches: "this", filter: { zone: "exile", counter: "time" } },
      do: { removeCounters: 1, kind: "time", on: "this" },
    },
    {
      when: lastTimeCounter,
      zone: "exile",
      if: { matches: "this", filter: { zone: "exile" } },
      do: { play: "this", free: true, called: "suspend" },
    },
    {
      static: { grant: "haste" },
      to: "this",
      while: {
        every: [paid("suspend"), { matches: "this", filter: { type: "creature", controller: { ownerOf: "this" } } }],
      },
    },
  ], // 702.62a
  // Additional costs
  casualty: () => copies(1, paid("casualty")), // 702.153a
  conspire: () => copies(1, paid("conspire")), // 702.78a
  replicate: () => copies({ timesPaid: "replicate" }, paid("replicate")), // 702.56a
  offspring: () => [
    {
      when: enters,
      if: paid("offspring"),
      do: { createCopy: "this", except: [{ basePower: 1, baseToughness: 1 }] },
    },
  ], // 702.175a
  squad: () => [{ when: enters, if: paid("squad"), do: { createCopy: "this", count: { timesPaid: "squad" } } }], // 702.157a
  // Costs
  affinity: (what: MagicFilter) => [
    {
      static: { spellCosts: { lessFor: { count: { all: { controller: "you", ...what } } } } },
      to: "this",
      zone: "anywhere",
    },
  ], // 702.41a
  undaunted: () => [{ static: { spellCosts: { lessFor: { opponents: true } } }, to: "this", zone: "anywhere" }], // 702.125a
  // As it is cast
  storm: () => copies({ earlier: { on: "casts" } }), // 702.40a
  gravestorm: () => copies({ happened: { on: "leaves", to: "graveyard" } }), // 702.69a
  demonstrate: () => [
    {
      when: { on: "casts", object: "this" },
      zone: "stack",
      do: {
        may: { copy: "this", newTargets: true },
        then: { copy: "this", newTargets: true, by: "opponent" },
      },
    },
  ], // 702.144a
  "split-second": () => [
    {
      static: { cantCast: "any" },
      to: { zone: ["hand", "graveyard", "exile", "library", "command", "stack"] },
      zone: "stack",
    },
    { static: { cantActivate: "nonmana" }, to: {}, zone: "stack" },
  ], // 702.61a
  // Activated abilities
  cycling: (costs: readonly MagicCost[], { search }) => [
    from("hand", [...costs, { discard: "this" }], search === undefined ? { draw: 1 } : found(search as MagicFilter), {
      named: "cycling",
    }),
  ], // 702.29a, 702.29e
  transmute: (costs: readonly MagicCost[]) => [
    from(
      "hand",
      [...costs, { discard: "this" }],
      found({ manaValue: { min: { number: "manaValue", of: "this" }, max: { number: "manaValue", of: "this" } } }),
    ),
  ], // 702.53a
  reinforce: (n: number, { for: costs }) => [
    from(
      "hand",
      [...(costs as readonly MagicCost[]), { discard: "this" }],
      { putCounters: n, kind: "+1/+1", on: { target: { type: "creature" } } },
      {},
    ),
  ], // 702.77a
  ninjutsu: (costs: readonly MagicCost[]) => [
    from(
      "hand",
      [...costs, { bounce: { ...mine, attacking: true, blocked: false } }],
      { putOntoBattlefield: "this", tapped: true, attacking: true },
      { named: "ninjutsu" },
    ),
  ], // 702.49a
  unearth: (costs: readonly MagicCost[]) => [
    from("graveyard", costs, [
      { putOntoBattlefield: "this", as: UNEARTHED },
      { continuous: { does: { grant: "haste" } }, on: { ref: UNEARTHED }, until: "game" },
      {
        continuous: {
          does: {
            replacing: { replace: { on: "leaves", object: { is: { ref: UNEARTHED } } }, with: { exile: "it" } },
          },
        },
        until: "game",
      },
      { later: { on: "end-step" }, do: { exile: { ref: UNEARTHED } } },
    ]),
  ], // 702.84a
  scavenge: (costs: readonly MagicCost[]) => [
    from("graveyard", [...costs, { exile: "this" }], {
      putCounters: { number: "power", of: "this" },
      kind: "+1/+1",
      on: { target: { type: "creature" } },
    }),
  ], // 702.97a
  embalm: (costs: readonly MagicCost[]) => tokenOf(costs, [{ setColors: ["W"], addSubtype: "Zombie" }]), // 702.128a
  eternalize: (costs: readonly MagicCost[]) =>
    tokenOf(costs, [{ setColors: ["B"], addSubtype: "Zombie", basePower: 4, baseToughness: 4 }]), // 702.129a
  outlast: (costs: readonly MagicCost[]) => [
    { activate: counters("+1/+1", 1), cost: [...costs, { tap: true }], timing: "sorcery" },
  ], // 702.107a
  fortify: (mana: string) => [
    {
      activate: { attach: "this", to: { target: { type: "land", controller: "you" } } },
      cost: [{ mana }],
      timing: "sorcery",
    },
  ], // 702.67a
  reconfigure: (mana: string) => [
    {
      activate: { attach: "this", to: { target: { type: "creature", controller: "you", other: true } } },
      cost: [{ mana }],
      timing: "sorcery",
    },
    { activate: { unattach: "this" }, cost: [{ mana }], timing: "sorcery" },
    { static: { removeType: "creature" }, to: "this", while: { matches: "this", filter: { attached: true } } },
  ], // 702.151a–b
  crew: (n: number) => [
    {
      activate: { continuous: { does: { addType: "creature" } }, on: "this", until: "this-turn" },
      cost: [{ tapPower: n, of: { ...mine, other: true } }],
    },
  ], // 702.122a
  // Combat
  annihilator: (n: number) => [{ when: attacks, do: { sacrifice: { permanent: true }, count: n, by: "that-player" } }], // 702.86a
  afflict: (n: number) => [{ when: { on: "becomes-blocked", object: "this" }, do: { loseLife: n, by: "that-player" } }], // 702.130a
  rampage: (n: number) => {
    const more: MagicValue = { times: [n, { plus: [{ count: { all: { blocks: "this" } } }, -1] }] }
    return [{ when: { on: "becomes-blocked", object: "this" }, do: thisTurn(more, more) }]
  }, // 702.23a
  frenzy: (n: number) => [{ when: { on: "isnt-blocked", object: "this" }, do: thisTurn(n, 0) }], // 702.68a
  poisonous: (n: number) => [
    {
      when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
      do: { poison: n, by: "that-player" },
    },
  ], // 702.70a
  renown: (n: number) => [
    {
      when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
      if: { not: { matches: "this", filter: { designation: "renowned" } } },
      do: [counters("+1/+1", n), { designate: "this", to: "renowned" }],
    },
  ], // 702.112a
  "battle-cry": () => [
    {
      when: attacks,
      do: {
        continuous: { does: { power: 1 } },
        on: { all: { type: "creature", attacking: true, other: true } },
        until: "this-turn",
      },
    },
  ], // 702.91a
  mentor: () => [
    {
      when: attacks,
      do: {
        putCounters: 1,
        kind: "+1/+1",
        on: {
          target: {
            type: "creature",
            attacking: true,
            power: { max: { plus: [{ number: "power", of: "this" }, -1] } },
          },
        },
      },
    },
  ], // 702.134a
  ingest: () => [
    {
      when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
      do: { exile: { top: 1, of: "that-player" } },
    },
  ], // 702.115a
  decayed: () => [
    { static: { cant: "block" }, to: "this" },
    { when: attacks, do: { later: { on: "combat-ends" }, do: { sacrificeIt: "this" } } },
  ], // 702.147a
  // Entering, staying and leaving
  evolve: () => {
    const bigger = (number: "power" | "toughness"): MagicCondition => ({
      compare: [{ number, of: "it" }, ">", { number, of: "this" }],
    })
    return [
      {
        when: { on: "enters", object: { ...mine, other: true } },
        if: { some: [bigger("power"), bigger("toughness")] },
        do: counters("+1/+1", 1),
      },
    ]
  }, // 702.100a
  exploit: () => [
    {
      when: enters,
      do: {
        may: { sacrificeIt: { choose: mine, as: EXPLOITED } },
        then: { counts: "exploits", of: { ref: EXPLOITED } },
      },
    },
  ], // 702.110a
  extort: () => [
    {
      when: { on: "casts", player: "you" },
      do: {
        may: { pay: "{W/B}" },
        then: [{ loseLife: 1, by: "opponent" }, { gainLife: { thisWay: "loses-life" } }],
      },
    },
  ], // 702.101a
  unleash: () => [
    { replace: enters, may: true, with: { change: { counters: { "+1/+1": 1 } } } },
    { static: { cant: "block" }, to: "this", while: { matches: "this", filter: { counter: "+1/+1" } } },
  ], // 702.98a
  devoid: () => [{ static: { setColors: [] }, to: "this" }], // 702.114a
  "living-weapon": () => [
    {
      when: enters,
      do: [
        {
          create: {
            types: ["creature"],
            subtypes: ["Phyrexian", "Germ"],
            colors: ["B"],
            power: 0,
            toughness: 0,
          },
          as: GERM,
        },
        { attach: "this", to: { ref: GERM } },
      ],
    },
  ], // 702.92a
  "umbra-armor": () => [
    {
      replace: { on: "destroyed", object: "attached" },
      with: [{ removeDamage: "it" }, { destroy: "this" }],
    },
  ], // 702.89a
  bloodthirst: (n: number) => [
    entersWith("+1/+1", n, {
      compare: [{ happened: { on: "deals-damage", player: "opponent" } }, ">=", 1],
    }),
  ], // 702.54a
  fabricate: (n: number) => [
    {
      when: enters,
      do: {
        may: counters("+1/+1", n),
        else: {
          create: { types: ["artifact", "creature"], subtypes: ["Servo"], colors: [], power: 1, toughness: 1 },
          count: n,
        },
      },
    },
  ], // 702.123a
  afterlife: (n: number) => [
    {
      when: dies,
      do: {
        create: {
          types: ["creature"],
          subtypes: ["Spirit"],
          colors: ["W", "B"],
          power: 1,
          toughness: 1,
          abilities: ["flying"],
        },
        count: n,
      },
    },
  ], // 702.135a
  modular: (n: number) => [
    entersWith("+1/+1", n),
    {
      when: dies,
      do: {
        may: {
          putCounters: { countersOn: "this", kind: "+1/+1" },
          kind: "+1/+1",
          on: { target: { type: "artifact", every: [{ type: "creature" }] } },
        },
      },
    },
  ], // 702.43a
  vanishing: (n: number) => [
    entersWith("time", n),
    {
      when: yourUpkeep,
      if: { matches: "this", filter: { counter: "time" } },
      do: { removeCounters: 1, kind: "time", on: "this" },
    },
    { when: lastTimeCounter, do: { sacrificeIt: "this" } },
  ], // 702.63a
  fading: (n: number) => [
    entersWith("fade", n),
    {
      when: yourUpkeep,
      do: { may: { removeCounters: 1, kind: "fade", on: "this" }, else: { sacrificeIt: "this" } },
    },
  ], // 702.32a
  soulshift: (n: number) => [
    {
      when: dies,
      do: {
        may: { bounce: { target: { zone: "graveyard", owner: "you", subtype: "Spirit", manaValue: { max: n } } } },
      },
    },
  ], // 702.46a
  dredge: (n: number) => [
    {
      replace: { on: "draws", player: "you" },
      may: true,
      if: { compare: [{ cardsIn: "library", of: "you" }, ">=", n] },
      with: [{ mill: n }, { putIntoHand: "this" }],
      zone: "graveyard",
    },
  ], // 702.52a
  echo: (costs: readonly MagicCost[]) => [
    {
      when: yourUpkeep,
      if: { matches: "this", filter: { newSinceUpkeep: true } },
      do: { may: { pay: costs }, else: { sacrificeIt: "this" } },
    },
  ], // 702.30a
  cumulativeUpkeep: (costs: readonly MagicCost[]) => [
    {
      when: yourUpkeep,
      do: [
        counters("age", 1),
        {
          may: { pay: costs, times: { countersOn: "this", kind: "age" } },
          else: { sacrificeIt: "this" },
        },
      ],
    },
  ], // 702.24a
}

const found = (what: MagicFilter): MagicEffect => ({ search: what, to: "hand", reveal: true })
