import type { MagicCard } from "../lexicon.ts"
import { artifact, creature, twoFaced } from "./build.ts"

/** Cards of day and night (731, 702.145). */
export const dayAndNight: readonly MagicCard[] = [
  twoFaced(
    "transforming",
    creature({
      name: { en: "Village Watch" },
      cost: "{4}{R}",
      subtypes: ["Human", "Werewolf"],
      power: 4,
      toughness: 3,
      abilities: ["haste", "daybound"],
    }),
    creature({
      name: { en: "Village Reavers" },
      subtypes: ["Werewolf"],
      colors: ["R"],
      power: 5,
      toughness: 4,
      abilities: [
        { static: { grant: "haste" }, to: { subtype: ["Wolf", "Werewolf"], controller: "you" } },
        "nightbound",
      ],
    }),
  ),
  artifact({
    name: { en: "The Celestus", ja: "セレスタス" },
    cost: "{3}",
    supertypes: ["legendary"],
    abilities: [
      {
        replace: { on: "enters", object: "this" },
        if: { itIs: "neither" },
        with: [{ becomes: "day" }, { putOntoBattlefield: "it" }],
      },
      { activate: { addAnyMana: 1 }, cost: [{ tap: true }] },
      {
        activate: { if: { itIs: "night" }, then: { becomes: "day" }, else: { becomes: "night" } },
        cost: [{ mana: "{3}" }, { tap: true }],
        timing: "sorcery",
      },
      {
        when: { on: "day-night-changes" },
        do: [{ gainLife: 1 }, { may: { draw: 1 }, then: { discard: 1 } }],
      },
    ],
  }),
]
