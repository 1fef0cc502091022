import type { MagicCard } from "../lexicon.ts"

/** Battles (310). */
export const battles: readonly MagicCard[] = [
  {
    name: { en: "Invasion of Zendikar", ja: "ゼンディカーへの侵攻" },
    layout: "transforming",
    faces: [
      {
        name: { en: "Invasion of Zendikar", ja: "ゼンディカーへの侵攻" },
        types: ["battle"],
        manaCost: "{3}{G}",
        subtypes: ["Siege"],
        defense: 3,
        abilities: [
          {
            when: { on: "enters", object: "this" },
            do: { search: { type: "land", supertype: "basic" }, upTo: 2, to: "battlefield", tapped: true },
          },
        ],
      },
      {
        name: { en: "Awakened Skyclave" },
        types: ["creature"],
        subtypes: ["Elemental"],
        colors: ["G"],
        power: 4,
        toughness: 4,
        abilities: [
          "vigilance",
          "haste",
          { static: { addType: "land" }, to: "this" },
          { activate: { addAnyMana: 1 }, cost: [{ tap: true }] },
        ],
      },
    ],
  },
]
