import type { MagicCard } from "../lexicon.ts"
import { artifact, creature, twoFaced } from "./build.ts"

/** Flip cards (710), prototypes (718), craft (702.167). */
export const otherLayouts: readonly MagicCard[] = [
  twoFaced(
    "flip",
    creature({
      name: { en: "Nezumi Graverobber", ja: "鼠の墓荒らし" },
      cost: "{1}{B}",
      subtypes: ["Rat", "Rogue"],
      power: 2,
      toughness: 1,
      abilities: [
        {
          activate: [
            { exile: { target: { zone: "graveyard", owner: "opponent" }, as: "it" } },
            {
              if: { not: { exists: { zone: "graveyard", owner: { ownerOf: { ref: "it" } } } } },
              then: { flip: "this" },
            },
          ],
          cost: [{ mana: "{1}{B}" }],
        },
      ],
    }),
    creature({
      name: { en: "Nighteyes the Desecrator", ja: "冒涜する者、夜目" },
      supertypes: ["legendary"],
      subtypes: ["Rat", "Wizard"],
      power: 4,
      toughness: 2,
      abilities: [
        {
          activate: { putOntoBattlefield: { target: { zone: "graveyard", type: "creature" } }, under: "you" },
          cost: [{ mana: "{4}{B}" }],
        },
      ],
    }),
  ),
  creature({
    name: { en: "Phyrexian Fleshgorger", ja: "ファイレクシアの肉体喰らい" },
    cost: "{7}",
    types: ["artifact", "creature"],
    subtypes: ["Phyrexian", "Wurm"],
    power: 7,
    toughness: 5,
    abilities: [
      { prototype: { manaCost: "{1}{B}{B}", power: 3, toughness: 3 } },
      "menace",
      "lifelink",
      { ward: [{ payLife: { number: "power", of: "this" } }] },
    ],
  }),
  twoFaced(
    "transforming",
    artifact({
      name: { en: "Spring-Loaded Sawblades" },
      cost: "{1}{W}",
      abilities: [
        "flash",
        {
          when: { on: "enters", object: "this" },
          do: { damage: 5, to: { target: { type: "creature", tapped: true, controller: "opponent" } } },
        },
        { craft: { type: "artifact" }, for: [{ mana: "{3}{W}" }] },
      ],
    }),
    {
      name: { en: "Bladewheel Chariot" },
      faces: [
        {
          types: ["artifact"],
          subtypes: ["Vehicle"],
          colors: ["W"],
          power: 5,
          toughness: 5,
          abilities: [
            {
              activate: { continuous: { does: { addType: "creature" } }, on: "this", until: "this-turn" },
              cost: [{ tapSome: { type: "artifact", other: true }, count: 2 }],
            },
            { crew: 1 },
          ],
        },
      ],
    },
  ),
]
