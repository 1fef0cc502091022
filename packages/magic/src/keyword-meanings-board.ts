import type { MagicAbility, MagicCondition, MagicCost, MagicEffect, MagicValue } from "./lexicon.ts"

/*
 * The abilities that keywords stand for which are about combat, entering, staying and leaving (702).
 */

const GERM = "germ"
const EXPLOITED = "exploited"

export type Whole = Readonly<Record<string, unknown>>
export type Meaning = (argument: never, whole: Whole) => readonly MagicAbility[]

export const enters = { on: "enters", object: "this" } as const
const attacks = { on: "attacks", object: "this" } as const
export const dies = { on: "dies", object: "this" } as const
export const yourUpkeep = { on: "upkeep", player: "you" } as const
export const mine = { type: "creature", controller: "you" } as const
export const paid = (cost: string): MagicCondition => ({ paid: cost })
export const counters = (kind: string, n: MagicValue): MagicEffect => ({ putCounters: n, kind, on: "this" })
export const entersWith = (kind: string, n: MagicValue, condition?: MagicCondition): MagicAbility => ({
  replace: enters,
  with: { change: { counters: { [kind]: n } } },
  ...(condition === undefined ? {} : { if: condition }),
})
const thisTurn = (power: MagicValue, toughness: MagicValue, on: "this" | "it" = "this"): MagicEffect => ({
  continuous: { does: { power, toughness } },
  on,
  until: "this-turn",
})

export const lastTimeCounter = { on: "last-counter-removed", object: "this", name: "time" } as const

export const boardMeanings: Readonly<Record<string, Meaning>> = {
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
  training: () => [
    {
      when: {
        on: "attacks",
        object: {
          is: "this",
          power: {
            max: {
              plus: [{ greatest: "power", of: { all: { type: "creature", attacking: true, other: true } } }, -1],
            },
          },
        },
      },
      do: counters("+1/+1", 1),
    },
  ], // 702.149a
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
      do: {
        if: { matches: "this", filter: { counter: "fade" } },
        then: { removeCounters: 1, kind: "fade", on: "this" },
        else: { sacrificeIt: "this" },
      },
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
