import type { MagicCard } from "../lexicon.ts"
import { artifact, creature, enchantment, sorcery, spell } from "./build.ts"

/*
 * Cards about what is paid: mana abilities that do more, costs that take permanents and cards, taxes and reductions.
 */

const partial = (card: MagicCard): MagicCard => ({ ...card, provenance: "partial" })
const tapped = { type: "creature" } as const
const citizen = {
  types: ["creature"],
  subtypes: ["Citizen"],
  colors: ["G", "W"],
  power: 1,
  toughness: 1,
} as const

export const paying: readonly MagicCard[] = [
  creature({
    name: { en: "Will-Forged Golem" },
    types: ["artifact", "creature"],
    cost: "{6}",
    subtypes: ["Golem"],
    power: 4,
    toughness: 4,
    abilities: ["convoke"],
  }),
  artifact({
    name: { en: "Halo Fountain" },
    cost: "{2}{W}",
    abilities: [
      { activate: { create: citizen }, cost: [{ mana: "{W}" }, { tap: true }, { untapSome: tapped }] },
      { activate: { draw: 1 }, cost: [{ mana: "{W}{W}" }, { tap: true }, { untapSome: tapped, count: 2 }] },
      {
        activate: { winGame: "you" },
        cost: [{ mana: "{W}{W}{W}{W}{W}" }, { tap: true }, { untapSome: tapped, count: 15 }],
      },
    ],
  }),
  sorcery({
    name: { en: "Bond of Agony" },
    cost: "{X}{B}",
    abilities: [{ additionalCost: [{ payLife: "x" }] }, spell({ loseLife: "x", by: "opponent" })],
  }),
  artifact({
    name: { en: "The Great Henge", ja: "グレートヘンジ" },
    cost: "{7}{G}{G}",
    supertypes: ["legendary"],
    abilities: [
      {
        static: {
          spellCosts: { lessFor: { greatest: "power", of: { all: { type: "creature", controller: "you" } } } },
        },
        to: "this",
        zone: "anywhere",
      },
      { activate: [{ addMana: "{G}{G}" }, { gainLife: 2 }], cost: [{ tap: true }] },
      {
        when: { on: "enters", object: { type: "creature", token: false, controller: "you" } },
        do: [{ putCounters: 1, kind: "+1/+1", on: "it" }, { draw: 1 }],
      },
    ],
  }),
  sorcery({
    name: { en: "Conflagrate" },
    cost: "{X}{X}{R}",
    abilities: [
      { flashback: [{ mana: "{R}{R}" }, { discard: "x" }] },
      spell({ damage: "x", to: { target: "any-target", any: true }, divided: true }),
    ],
  }),
  sorcery({
    name: { en: "Reshape" },
    cost: "{X}{U}{U}",
    abilities: [
      { additionalCost: [{ sacrifice: { type: "artifact" } }] },
      spell({ search: { type: "artifact", manaValue: { max: "x" } }, to: "battlefield" }),
    ],
  }),
  partial(
    enchantment({
      name: { en: "Roiling Vortex", ja: "乱動の渦" },
      cost: "{1}{R}",
      abilities: [
        { when: { on: "upkeep" }, do: { damage: 1, player: "that-player" } },
        {
          when: { on: "casts", player: "any" },
          if: { compare: [{ number: "manaSpent", of: "it" }, "=", 0] },
          do: { damage: 5, player: { controllerOf: "it" } },
        },
      ],
    }),
  ),
]
