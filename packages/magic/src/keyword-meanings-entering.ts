import { counters, enters, entersWith, type Meaning, mine } from "./keyword-meanings-board.ts"
import type {
  MagicAbility,
  MagicCost,
  MagicEffect,
  MagicFilter,
  MagicSelector,
  MagicValue,
  TokenData,
} from "./lexicon.ts"

/*
 * The abilities that keywords stand for which are about how permanents enter, what comes with them and what leaves (702).
 */

const [DEVOURED, SHOWN, HIDDEN, ARMED, RIPPLED, PARTNER] = [
  "devoured",
  "shown",
  "hidden",
  "armed",
  "rippled",
  "partner",
] as const

/** It enters with so many +1/+1 counters for each of what was done as it entered. */
const enteringFor = (first: readonly MagicEffect[], n: number, name: string): readonly MagicAbility[] => [
  {
    replace: enters,
    with: [...first, { putOntoBattlefield: "it", counters: { "+1/+1": { times: [n, { ref: name }] } } }],
  },
]

/** A token comes with this Equipment attached to it. */
const withBearer = (token: TokenData): readonly MagicAbility[] => [
  {
    when: enters,
    do: [
      { create: token, as: ARMED },
      { attach: "this", to: { ref: ARMED } },
    ],
  },
]

/** What was named and still lies in the library. */
const left = (name: string): MagicSelector => ({ all: { is: { ref: name }, zone: "library" } })

const plusOnes = (n: MagicValue): MagicEffect => counters("+1/+1", n)

export const enteringMeanings: Readonly<Record<string, Meaning>> = {
  amplify: (n: number) =>
    enteringFor(
      [
        {
          let: SHOWN,
          be: { choose: { zone: "hand", owner: "you", sharesType: "this", not: { is: "this" } }, any: true },
        },
        { reveal: { ref: SHOWN } },
      ],
      n,
      SHOWN,
    ), // 702.38a
  devour: (n: number, { of = { type: "creature" } }) =>
    enteringFor(
      [
        {
          sacrificeIt: { choose: { ...(of as MagicFilter), controller: "you", other: true }, any: true, as: DEVOURED },
        },
      ],
      n,
      DEVOURED,
    ), // 702.82a, 702.82c
  tribute: (n: number) => [
    {
      replace: enters,
      with: {
        either: [{ change: { counters: { "+1/+1": n }, designation: "tribute" } }, { change: {} }],
        by: "opponent",
      },
    },
  ], // 702.104a
  riot: () => [
    {
      replace: enters,
      with: { either: [{ change: { counters: { "+1/+1": 1 } } }, { change: { designation: "rioting" } }] },
    },
    { static: { grant: "haste" }, to: "this", while: { matches: "this", filter: { designation: "rioting" } } },
  ], // 702.136a
  ravenous: () => [
    entersWith("+1/+1", "x"),
    { when: enters, if: { compare: [{ xOf: "this" }, ">=", 5] }, do: { draw: 1 } },
  ], // 702.156a
  sunburst: () => [
    entersWith("+1/+1", { colorsSpent: "this" }, { matches: "this", filter: { type: "creature" } }),
    entersWith("charge", { colorsSpent: "this" }, { not: { matches: "this", filter: { type: "creature" } } }),
  ], // 702.44a
  graft: (n: number) => [
    entersWith("+1/+1", n),
    {
      when: { on: "enters", object: { type: "creature", other: true } },
      if: { matches: "this", filter: { counter: "+1/+1" } },
      do: { may: { moveCounters: 1, kind: "+1/+1", from: "this", to: "it" } },
    },
  ], // 702.58a
  hideaway: (n: number) => [
    {
      when: enters,
      do: [
        { let: HIDDEN, be: { top: n } },
        { look: { ref: HIDDEN } },
        { exile: { choose: { is: { ref: HIDDEN }, zone: "library" } }, faceDown: true, linked: true },
        { putIntoLibrary: left(HIDDEN), place: "bottom", order: "random" },
      ],
    },
  ], // 702.75a
  champion: (what: MagicFilter) => [
    {
      when: enters,
      do: {
        may: { exile: { choose: { ...what, controller: "you", other: true } }, linked: true },
        else: { sacrificeIt: "this" },
      },
    },
    {
      when: { on: "leaves", object: "this" },
      do: { putOntoBattlefield: { all: { linked: true, zone: "exile" } }, under: "owner" },
    },
  ], // 702.72a
  haunt: () =>
    [{ on: "dies", object: "this" } as const, { on: "finishes-resolving", object: "this" } as const].map((when) => ({
      when,
      ...(when.on === "dies" ? {} : { zone: "graveyard" as const }),
      do: { exileHaunting: when.on === "dies" ? "it" : "this", haunts: { target: { type: "creature" } } },
    })), // 702.55a
  soulbond: () => [
    {
      when: enters,
      if: {
        every: [
          { matches: "this", filter: { ...mine, paired: false } },
          { exists: { ...mine, other: true, paired: false } },
        ],
      },
      do: { may: { pair: "this", with: { choose: { ...mine, other: true, paired: false } } } },
    },
    {
      when: { on: "enters", object: { ...mine, other: true } },
      if: {
        every: [
          { matches: "this", filter: { ...mine, paired: false } },
          { matches: "it", filter: { ...mine, paired: false } },
        ],
      },
      do: { may: { pair: "it", with: "this" } },
    },
  ], // 702.95a
  "job-select": () => withBearer({ types: ["creature"], subtypes: ["Hero"], colors: [], power: 1, toughness: 1 }), // 702.182a
  "for-mirrodin": () => withBearer({ types: ["creature"], subtypes: ["Rebel"], colors: ["R"], power: 2, toughness: 2 }), // 702.163a
  increment: () => [
    {
      when: { on: "casts", player: "you" },
      if: {
        every: [
          { matches: "this", filter: { type: "creature" } },
          {
            some: [
              { compare: [{ number: "manaSpent", of: "it" }, ">", { number: "power", of: "this" }] },
              { compare: [{ number: "manaSpent", of: "it" }, ">", { number: "toughness", of: "this" }] },
            ],
          },
        ],
      },
      do: plusOnes(1),
    },
  ], // 702.191a
  ascend: () => [
    {
      spell: {
        if: { exists: { permanent: true, controller: "you" }, atLeast: 10 },
        then: { playerBecomes: "city's-blessing" },
      },
    },
  ], // 702.131a; on permanents: state-based-actions.ts
  partnerWith: (name: string) => [
    {
      when: enters,
      do: {
        may: { search: { name }, to: "hand", reveal: true, by: { targetPlayer: "any", as: PARTNER } },
        by: { ref: PARTNER },
      },
    },
  ], // 702.124j
  recover: (costs: readonly MagicCost[]) => [
    {
      when: { on: "dies", object: { type: "creature", owner: "you" } },
      zone: "graveyard",
      do: { may: { pay: costs }, then: { putIntoHand: "this" }, else: { exile: "this" } },
    },
  ], // 702.59a
  ripple: (n: number) => [
    {
      when: { on: "casts", object: "this" },
      zone: "stack",
      do: {
        may: { reveal: { top: n, as: RIPPLED } },
        then: [
          { cast: { all: { is: { ref: RIPPLED }, zone: "library", sharesName: "this" } }, free: true, any: true },
          { putIntoLibrary: left(RIPPLED), place: "bottom" },
        ],
      },
    },
  ], // 702.60a
}
