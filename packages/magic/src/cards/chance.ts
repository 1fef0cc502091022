import type { MagicCard, MagicEffect } from "../lexicon.ts"
import { creature, enchantment, target } from "./build.ts"

/*
 * Cards that flip coins and roll dice (705, 706).
 */

const enters = { on: "enters", object: "this" } as const

const rows = (...all: readonly (readonly [number, number, MagicEffect])[]) =>
  all.map(([from, to, then]) => ({ from, to, do: then }))

const goblins = (count: number): MagicEffect => ({
  create: { types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 },
  count,
})

export const chanceCards: readonly MagicCard[] = [
  creature({
    name: { en: "Goblin Archaeologist" },
    cost: "{1}{R}",
    subtypes: ["Goblin", "Artificer"],
    power: 1,
    toughness: 2,
    abilities: [
      {
        activate: {
          flipCoin: 1,
          won: [{ destroy: target({ type: "artifact" }) }, { untap: "this" }],
          lost: { sacrificeIt: "this" },
        },
        cost: [{ mana: "{R}" }, { tap: true }],
      },
    ],
  }),
  enchantment({
    name: { en: "Chance Encounter" },
    cost: "{2}{R}{R}",
    abilities: [
      { when: { on: "wins-flip", player: "you" }, do: { putCounters: 1, kind: "luck", on: "this" } },
      {
        when: { on: "upkeep", player: "you" },
        if: { compare: [{ countersOn: "this", kind: "luck" }, ">=", 10] },
        do: { winGame: "you" },
      },
    ],
  }),
  creature({
    name: { en: "Swarming Goblins" },
    cost: "{4}{R}",
    subtypes: ["Goblin"],
    power: 4,
    toughness: 3,
    abilities: [
      {
        when: enters,
        do: { rollDie: 20, table: rows([1, 9, goblins(1)], [10, 19, goblins(2)], [20, 20, goblins(3)]) },
      },
    ],
  }),
  creature({
    name: { en: "Hoarding Ogre" },
    cost: "{3}{R}",
    subtypes: ["Ogre"],
    power: 3,
    toughness: 3,
    abilities: [
      {
        when: { on: "attacks", object: "this" },
        do: {
          rollDie: 20,
          table: rows(
            [1, 9, { createKnown: "treasure" }],
            [10, 19, { createKnown: "treasure", count: 2 }],
            [20, 20, { createKnown: "treasure", count: 3 }],
          ),
        },
      },
    ],
  }),
]
