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

/** Tokens that are known by name (111.10a–v). */
export const knownTokens = {
  treasure: artifact("Treasure", ability({ addAnyMana: 1 }, { tap: true })),
  food: artifact("Food", ability({ gainLife: 3 }, { mana: "{2}" }, { tap: true })),
  clue: artifact("Clue", ability({ draw: 1 }, { mana: "{2}" })),
  blood: artifact("Blood", ability({ draw: 1 }, { mana: "{1}" }, { tap: true }, { discard: 1 })),
  gold: artifact("Gold", ability({ addAnyMana: 1 })),
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

type Meaning = (argument: never, whole: { readonly kind?: string }) => MagicEffect

/** What each keyword action does. */
export const keywordActions: Readonly<Record<string, Meaning>> = {
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
