import type { MagicCard } from "../lexicon.ts"
import { creature, instant, pump, sorcery, spell, target } from "./build.ts"

/*
 * Cards with keyword actions (701) and with tokens that are known by name (111.10).
 */

const enters = { on: "enters", object: "this" } as const
const dies = { on: "dies", object: "this" } as const

export const keywordActionCards: readonly MagicCard[] = [
  creature({
    name: { en: "Primordial Gnawer" },
    cost: "{4}{B}",
    subtypes: ["Skeleton", "Dinosaur"],
    power: 5,
    toughness: 2,
    abilities: [{ when: dies, do: { discover: 3 } }],
  }),
  creature({
    name: { en: "Unsettling Twins" },
    cost: "{3}{W}",
    subtypes: ["Human"],
    power: 2,
    toughness: 2,
    abilities: [{ when: enters, do: { manifestDread: 1 } }],
  }),
  creature({
    name: { en: "Converter Beast" },
    cost: "{3}{G}",
    subtypes: ["Phyrexian", "Beast"],
    power: 0,
    toughness: 1,
    abilities: [{ when: enters, do: { incubate: 5 } }],
  }),
  instant({ name: { en: "Pop Quiz" }, cost: "{2}{U}", abilities: [spell([{ draw: 1 }, { learn: true }])] }),
  creature({
    name: { en: "Repeat Offender" },
    cost: "{1}{B}",
    subtypes: ["Human", "Assassin"],
    power: 2,
    toughness: 1,
    abilities: [
      {
        activate: {
          if: { matches: "this", filter: { designation: "suspected" } },
          then: { putCounters: 1, kind: "+1/+1", on: "this" },
          else: { suspect: "this" },
        },
        cost: [{ mana: "{2}{B}" }],
      },
    ],
  }),
  creature({
    name: { en: "Relief Captain" },
    cost: "{2}{W}{W}",
    subtypes: ["Kor", "Knight", "Ally"],
    power: 3,
    toughness: 2,
    abilities: [{ when: enters, do: { support: 3, on: { target: { type: "creature", other: true }, upTo: 3 } } }],
  }),
  creature({
    name: { en: "Fortress Kin-Guard" },
    cost: "{1}{W}",
    subtypes: ["Dog", "Soldier"],
    power: 1,
    toughness: 2,
    abilities: [{ when: enters, do: { endure: 1 } }],
  }),
  sorcery({
    name: { en: "Earthbending Lesson" },
    cost: "{3}{G}",
    subtypes: ["Lesson"],
    abilities: [spell({ earthbend: 4, on: target({ type: "land", controller: "you" }) })],
  }),
  instant({
    name: { en: "Airbending Lesson" },
    cost: "{2}{W}",
    subtypes: ["Lesson"],
    abilities: [spell([{ airbend: target({ permanent: true, not: { type: "land" } }) }, { draw: 1 }])],
  }),
  creature({
    name: { en: "Sinister Gnarlbark" },
    cost: "{2}{B}",
    subtypes: ["Treefolk", "Warlock"],
    power: 0,
    toughness: 4,
    abilities: [{ when: { on: "end-step", player: "you" }, do: [{ draw: 1 }, { blight: 1 }] }],
  }),
  creature({
    name: { en: "Ringskipper" },
    cost: "{1}{U}",
    subtypes: ["Faerie", "Wizard"],
    power: 1,
    toughness: 1,
    abilities: ["flying", { when: dies, do: { clash: true, then: { bounce: "this" } } }],
  }),
  sorcery({
    name: { en: "Birthday Escape" },
    cost: "{U}",
    abilities: [spell([{ draw: 1 }, { ringTempts: "you" }])],
  }),
  sorcery({
    name: { en: "Plea for Power" },
    cost: "{3}{U}",
    abilities: [
      {
        word: "Will of the council",
        spell: [
          { vote: ["time", "knowledge"] },
          {
            if: { compare: [{ ref: "time" }, ">", { ref: "knowledge" }] },
            then: { extraTurn: "you" },
            else: { draw: 3 },
          },
        ],
      },
    ],
  }),
  creature({
    name: { en: "Hooded Brawler" },
    cost: "{2}{G}",
    subtypes: ["Naga", "Warrior"],
    power: 3,
    toughness: 2,
    abilities: [{ exertion: pump("this", 2, 2) }],
  }),
  creature({
    name: { en: "Coalition Skyknight" },
    cost: "{3}{W}",
    subtypes: ["Human", "Knight"],
    power: 2,
    toughness: 2,
    abilities: ["flying", "enlist"],
  }),
  instant({
    name: { en: "Monstrous Rage", ja: "巨怪の怒り" },
    cost: "{R}",
    abilities: [
      spell([
        pump({ target: { type: "creature" }, as: "raging" }, 2, 0),
        { createKnown: "monster-role", attachedTo: { ref: "raging" } },
      ]),
    ],
  }),
  creature({
    name: { en: "Spyglass Siren" },
    cost: "{U}",
    subtypes: ["Siren", "Pirate"],
    power: 1,
    toughness: 1,
    abilities: ["flying", { when: enters, do: { createKnown: "map" } }],
  }),
  creature({
    name: { en: "Koilos Roc" },
    cost: "{4}{U}",
    subtypes: ["Bird"],
    power: 3,
    toughness: 3,
    abilities: ["flying", { when: enters, do: { createKnown: "powerstone", tapped: true } }],
  }),
]
