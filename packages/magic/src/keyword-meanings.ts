import type { Gift } from "./gifts.ts"
import { activatedMeanings } from "./keyword-meanings-activated.ts"
import {
  boardMeanings,
  counters,
  dies,
  enters,
  entersWith,
  lastTimeCounter,
  type Meaning,
  mine,
  paid,
  yourUpkeep,
} from "./keyword-meanings-board.ts"
import { enteringMeanings } from "./keyword-meanings-entering.ts"
import { levelMeanings } from "./keyword-meanings-levels.ts"
import type { MagicAbility, MagicCondition, MagicCost, MagicEffect, MagicFilter, MagicValue } from "./lexicon.ts"

const UNEARTHED = "unearthed"

/*
 * The abilities that keywords stand for (702), in the words of the card language.
 */

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

/** What was chosen for this cost makes it less (702.119a, 702.180a). */
const chosenReduces = (cost: string, number: string): readonly MagicAbility[] => [
  {
    static: { spellCosts: { if: paid(cost), lessFor: { ofChosen: number } } },
    to: "this",
    zone: "anywhere",
  },
]

/** A token copy of the card, exiled to make it (702.128a, 702.129a). */
const tokenOf = (costs: readonly MagicCost[], except: readonly object[]): readonly MagicAbility[] => [
  from("graveyard", [...costs, { exile: "this" }], { createCopy: "this", except: except as never }),
]

export const keywordAbilities: Readonly<Record<string, Meaning>> = {
  // Ways of casting
  emerge: () => chosenReduces("emerge", "manaValue"), // 702.119a
  harmonize: () => chosenReduces("harmonize", "power"), // 702.180a
  sneak: () => [
    {
      replace: enters,
      if: paid("sneak"),
      with: [{ change: { tapped: true } }, { joinAttack: "this" }],
    },
  ], // 702.190b
  evoke: () => [{ when: enters, if: paid("evoke"), do: { sacrificeIt: "this", by: { controllerOf: "this" } } }], // 702.74a
  dash: () => [{ static: { grant: "haste" }, to: "this", while: paid("dash") }], // 702.109a
  blitz: () => [
    { static: { grant: "haste" }, to: "this", while: paid("blitz") },
    { when: dies, if: paid("blitz"), do: { draw: 1 } },
  ], // 702.152a
  "more-than-meets-the-eye": (costs: readonly MagicCost[]) => [
    { static: { mayCast: { from: "hand", transformed: true, cost: costs } }, to: "this", zone: "hand" },
  ], // 702.162a
  "living-metal": () => [{ static: { addType: "creature" }, to: "this", while: { yourTurn: true } }], // 702.161a
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
  "read-ahead": () => [{ replace: enters, with: { readsAhead: true } }], // 702.155b
  gift: (what: Gift) => [{ when: enters, if: paid("gift"), do: { giveGift: what } }], // 702.174b
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
  ...activatedMeanings,
  ...enteringMeanings,
  ...levelMeanings,
  ...boardMeanings,
}

const found = (what: MagicFilter): MagicEffect => ({ search: what, to: "hand", reveal: true })
