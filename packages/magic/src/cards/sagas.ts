import type { MagicCard, TokenData } from "../lexicon.ts"
import { enchantment, target } from "./build.ts"

const knight: TokenData = {
  types: ["creature"],
  subtypes: ["Knight"],
  colors: ["W"],
  power: 2,
  toughness: 2,
  abilities: ["vigilance"],
}

/** Sagas (714). */
export const sagas: readonly MagicCard[] = [
  enchantment({
    name: { en: "History of Benalia", ja: "ベナリア史" },
    cost: "{1}{W}{W}",
    subtypes: ["Saga"],
    abilities: [
      { chapter: [1, 2], do: { create: knight } },
      {
        chapter: 3,
        do: {
          continuous: { does: { power: 2, toughness: 1 } },
          on: { all: { subtype: "Knight", controller: "you" } },
          until: "this-turn",
        },
      },
    ],
  }),
  {
    name: { en: "Fable of the Mirror-Breaker", ja: "鏡割りの寓話" },
    layout: "transforming",
    symbols: "fan",
    faces: [
      {
        name: { en: "Fable of the Mirror-Breaker", ja: "鏡割りの寓話" },
        types: ["enchantment"],
        manaCost: "{2}{R}",
        subtypes: ["Saga"],
        abilities: [
          {
            chapter: 1,
            do: {
              create: {
                types: ["creature"],
                subtypes: ["Goblin", "Shaman"],
                colors: ["R"],
                power: 2,
                toughness: 2,
                abilities: [{ when: { on: "attacks", object: "this" }, do: { createKnown: "treasure" } }],
              },
            },
          },
          {
            chapter: 2,
            do: {
              may: { discardIt: { choose: { zone: "hand", owner: "you" }, upTo: 2 } },
              then: { draw: { thisWay: "discards" } },
            },
          },
          {
            chapter: 3,
            do: [
              [
                { exile: "this", as: "it" },
                { putOntoBattlefield: { ref: "it" }, transformed: true, under: "you" },
              ],
            ],
          },
        ],
      },
      {
        name: { en: "Reflection of Kiki-Jiki", ja: "キキジキの鏡像" },
        types: ["enchantment", "creature"],
        subtypes: ["Goblin", "Shaman"],
        colors: ["R"],
        power: 2,
        toughness: 2,
        abilities: [
          {
            activate: [
              {
                createCopy: target({
                  type: "creature",
                  controller: "you",
                  other: true,
                  not: { supertype: "legendary" },
                }),
                except: [{ grant: "haste" }],
                as: "it",
              },
              { later: { on: "end-step" }, do: { sacrificeIt: { ref: "it" } } },
            ],
            cost: [{ mana: "{1}" }, { tap: true }],
          },
        ],
      },
    ],
  },
]
