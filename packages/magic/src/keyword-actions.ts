import { cardActions } from "./keyword-actions-cards.ts"
import type { MagicAbility, MagicCost, MagicEffect, MagicSelector, MagicValue, TokenData } from "./lexicon.ts"

/*
 * Keyword actions (701) that are said in the words of the card language, and the tokens that the rules know by name (111.10).
 */

const sacrificed: readonly MagicCost[] = [{ sacrifice: "this" }]
const ability = (activate: MagicEffect, ...cost: readonly MagicCost[]): MagicAbility => ({
  activate,
  cost: [...cost, ...sacrificed],
})

const artifact = (subtype: string, does: MagicAbility): TokenData => ({
  types: ["artifact"],
  subtypes: [subtype],
  abilities: [does],
})

const JUNKED = "junked"
const attacks = { on: "attacks", object: "this" } as const

const asSorcery = (one: MagicAbility): MagicAbility => ({ ...(one as object), timing: "sorcery" }) as MagicAbility

/** An Aura Role token (111.10j–r). */
const role = (name: string, ...abilities: readonly MagicAbility[]): TokenData => ({
  name: { en: name },
  types: ["enchantment"],
  subtypes: ["Aura", "Role"],
  abilities: [{ enchant: { type: "creature" } }, ...abilities],
})

/** Tokens that are known by name (111.10a–v). */
export const knownTokens = {
  treasure: artifact("Treasure", ability({ addAnyMana: 1 }, { tap: true })),
  food: artifact("Food", ability({ gainLife: 3 }, { mana: "{2}" }, { tap: true })),
  clue: artifact("Clue", ability({ draw: 1 }, { mana: "{2}" })),
  blood: artifact("Blood", ability({ draw: 1 }, { mana: "{1}" }, { tap: true }, { discard: 1 })),
  gold: artifact("Gold", ability({ addAnyMana: 1 })),
  map: artifact(
    "Map",
    asSorcery(
      ability({ explore: { target: { type: "creature", controller: "you" } } }, { mana: "{1}" }, { tap: true }),
    ),
  ),
  powerstone: artifact("Powerstone", {
    activate: { addMana: "{C}", only: { spells: { type: "artifact" }, abilities: {} } },
    cost: [{ tap: true }],
  }),
  junk: artifact(
    "Junk",
    asSorcery(
      ability(
        [
          { exile: { top: 1 }, as: JUNKED },
          { continuous: { does: { mayPlay: { from: "exile" } } }, on: { ref: JUNKED }, until: "this-turn" },
        ],
        { tap: true },
      ),
    ),
  ),
  lander: artifact(
    "Lander",
    ability(
      { search: { type: "land", supertype: "basic" }, to: "battlefield", tapped: true },
      { mana: "{2}" },
      { tap: true },
    ),
  ),
  mutagen: artifact(
    "Mutagen",
    asSorcery(
      ability({ putCounters: 1, kind: "+1/+1", on: { target: { type: "creature" } } }, { mana: "{1}" }, { tap: true }),
    ),
  ),
  shard: {
    types: ["enchantment"],
    subtypes: ["Shard"],
    abilities: [ability([{ scry: 1 }, { draw: 1 }], { mana: "{2}" })],
  },
  walker: {
    name: { en: "Walker", ja: "ウォーカー" },
    types: ["creature"],
    subtypes: ["Zombie"],
    colors: ["B"],
    power: 2,
    toughness: 2,
  },
  "cursed-role": role("Cursed", { static: { basePower: 1, baseToughness: 1 }, to: "attached" }),
  "monster-role": role("Monster", { static: { power: 1, toughness: 1, grant: "trample" }, to: "attached" }),
  "royal-role": role("Royal", { static: { power: 1, toughness: 1, grant: { ward: "{1}" } }, to: "attached" }),
  "sorcerer-role": role("Sorcerer", {
    static: { power: 1, toughness: 1, grant: { when: attacks, do: { scry: 1 } } },
    to: "attached",
  }),
  "virtuous-role": role("Virtuous", {
    static: {
      power: { count: { all: { type: "enchantment", controller: "you" } } },
      toughness: { count: { all: { type: "enchantment", controller: "you" } } },
    },
    to: "attached",
  }),
  "wicked-role": role(
    "Wicked",
    { static: { power: 1, toughness: 1 }, to: "attached" },
    { when: { on: "dies", object: "this" }, do: { loseLife: 1, by: "opponent" } },
  ),
  "young-hero-role": role("Young Hero", {
    static: {
      grant: {
        when: attacks,
        if: { compare: [{ number: "toughness", of: "this" }, "<=", 3] },
        do: { putCounters: 1, kind: "+1/+1", on: "this" },
      },
    },
    to: "attached",
  }),
} as const satisfies Readonly<Record<string, TokenData>>

export type KnownToken = keyof typeof knownTokens

const mine = { type: "creature", controller: "you" } as const
const counter = (n: MagicValue, on: MagicSelector): MagicEffect => ({ putCounters: n, kind: "+1/+1", on })
const [BOLSTERED, ARMY, EXPLORER, REVEALED, DETAINED, CONNIVER, DISCARDED] = [
  "bolstered",
  "army",
  "explorer",
  "revealed",
  "detained",
  "conniver",
  "discarded",
] as const

interface Whole {
  readonly kind?: string
  readonly on?: MagicSelector
  readonly who?: MagicSelector
}

type Meaning = (argument: never, whole: Whole) => MagicEffect

/** What each keyword action does. */
export const keywordActions: Readonly<Record<string, Meaning>> = {
  ...cardActions,
  // 701.16a
  investigate: (n: MagicValue): MagicEffect => ({ create: knownTokens.clue, count: n }),
  // 701.37a
  monstrosity: (n: MagicValue): MagicEffect => ({
    if: { not: { matches: "this", filter: { designation: "monstrous" } } },
    then: [counter(n, "this"), { designate: "this", to: "monstrous" }],
  }),
  // 701.46a
  adapt: (n: MagicValue): MagicEffect => ({
    if: { not: { matches: "this", filter: { counter: "+1/+1" } } },
    then: counter(n, "this"),
  }),
  // 701.39a
  bolster: (n: MagicValue): MagicEffect => counter(n, { choose: { ...mine, leastToughness: true }, as: BOLSTERED }),
  // 701.36a
  populate: (n: MagicValue): MagicEffect => ({
    repeat: n,
    do: { createCopy: { choose: { ...mine, token: true } } },
  }),
  // 701.47a
  amass: (n: MagicValue, { kind = "Zombie" }): MagicEffect => [
    {
      if: { not: { exists: { ...mine, subtype: "Army" } } },
      then: { create: { types: ["creature"], subtypes: [kind, "Army"], colors: ["B"], power: 0, toughness: 0 } },
    },
    counter(n, { choose: { ...mine, subtype: "Army" }, as: ARMY }),
    { continuous: { does: { addSubtype: kind } }, on: { ref: ARMY }, until: "game" },
  ],
  // 701.44a
  explore: (what: MagicSelector): MagicEffect => ({
    forEach: what,
    as: EXPLORER,
    do: [
      { let: REVEALED, be: { top: 1 } },
      { reveal: { ref: REVEALED } },
      {
        if: { matches: { ref: REVEALED }, filter: { zone: "library", type: "land" } },
        then: { putIntoHand: { ref: REVEALED } },
        else: [counter(1, { ref: EXPLORER }), { may: { putIntoGraveyard: { ref: REVEALED } } }],
      },
    ],
  }),
  // 701.50a
  connive: (what: MagicSelector): MagicEffect => {
    const controller = { controllerOf: { ref: CONNIVER } }
    return {
      forEach: what,
      as: CONNIVER,
      do: [
        { draw: 1, by: controller },
        { let: DISCARDED, be: { choose: { zone: "hand", owner: controller }, by: controller } },
        {
          if: { matches: { ref: DISCARDED }, filter: { zone: "hand", not: { type: "land" } } },
          then: [{ discardIt: { ref: DISCARDED } }, counter(1, { ref: CONNIVER })],
          else: { discardIt: { ref: DISCARDED } },
        },
      ],
    }
  },
  // 701.15a–b
  goad: (what: MagicSelector): MagicEffect => ({
    continuous: { does: { must: "attack", mustAttack: "opponent" } },
    on: what,
    until: "until-your-next-turn",
  }),
  // 701.35a
  detain: (what: MagicSelector): MagicEffect => ({
    forEach: what,
    as: DETAINED,
    do: [
      { continuous: { does: { cant: "attack" } }, on: { ref: DETAINED }, until: "until-your-next-turn" },
      { continuous: { does: { cant: "block" } }, on: { ref: DETAINED }, until: "until-your-next-turn" },
      { continuous: { does: { cantActivate: "any" } }, on: { ref: DETAINED }, until: "until-your-next-turn" },
    ],
  }),
}
