import type { MagicAbility, MagicCard } from "../lexicon.ts"
import { creature, instant, land, manaAbility, spell, target } from "./build.ts"

const morph = (cost: string): MagicAbility => ({ morph: [{ mana: cost }] })
const megamorph = (cost: string): MagicAbility => ({ megamorph: [{ mana: cost }] })
const disguise = (cost: string): MagicAbility => ({ disguise: [{ mana: cost }] })

/** Cards that are cast or put face down, and turned face up (702.37, 702.168, 701.40, 701.58). */
export const faceDownCards: readonly MagicCard[] = [
  creature({
    name: { en: "Exalted Angel", ja: "賛美されし天使" },
    cost: "{4}{W}{W}",
    subtypes: ["Angel"],
    power: 4,
    toughness: 5,
    abilities: [
      "flying",
      { when: { on: "deals-damage", source: { is: "this" } }, do: { gainLife: { thatMuch: true } } },
      morph("{2}{W}{W}"),
    ],
  }),
  creature({
    name: { en: "Willbender", ja: "意志を曲げる者" },
    cost: "{1}{U}",
    subtypes: ["Human", "Wizard"],
    power: 1,
    toughness: 2,
    abilities: [
      morph("{1}{U}"),
      {
        when: { on: "turns-up", object: "this" },
        do: {
          retarget: {
            target: {
              zone: "stack",
              any: [{ spell: true }, { ability: "any" }],
              targetCount: { min: 1, max: 1 },
            },
          },
          change: "all",
        },
      },
    ],
  }),
  creature({
    name: { en: "Gathan Raiders", ja: "ゲイサンの略奪者" },
    cost: "{3}{R}{R}",
    subtypes: ["Human", "Warrior"],
    power: 3,
    toughness: 3,
    abilities: [
      {
        static: { power: 2, toughness: 2 },
        to: "this",
        while: { compare: [{ cardsIn: "hand", of: "you" }, "=", 0] },
      },
      { morph: [{ discard: 1 }] },
    ],
  }),
  land({ name: { en: "Zoetic Cavern" }, abilities: [manaAbility("{C}"), morph("{2}")] }),
  creature({
    name: { en: "Hooded Hydra" },
    cost: "{X}{G}{G}",
    subtypes: ["Snake", "Hydra"],
    power: 0,
    toughness: 0,
    abilities: [
      { replace: { on: "enters", object: "this" }, with: { change: { counters: { "+1/+1": "x" } } } },
      {
        when: { on: "dies", object: "this" },
        do: {
          create: { types: ["creature"], subtypes: ["Snake"], colors: ["G"], power: 1, toughness: 1 },
          count: { countersOn: "this", kind: "+1/+1" },
        },
      },
      {
        replace: { on: "turns-up", object: "this" },
        with: [{ putCounters: 5, kind: "+1/+1", on: "it" }, { turnFaceUp: "it" }],
      },
      morph("{3}{G}{G}"),
    ],
  }),
  creature({
    name: { en: "Den Protector" },
    cost: "{1}{G}",
    subtypes: ["Human", "Warrior"],
    power: 2,
    toughness: 1,
    abilities: [
      { static: { cantBeBlockedBy: { power: { max: { plus: [{ number: "power", of: "this" }, -1] } } } }, to: "this" },
      megamorph("{1}{G}"),
      {
        when: { on: "turns-up", object: "this" },
        do: { putIntoHand: target({ zone: "graveyard", owner: "you" }) },
      },
    ],
  }),
  creature({
    name: { en: "Nervous Gardener" },
    cost: "{1}{G}",
    subtypes: ["Dryad"],
    power: 2,
    toughness: 2,
    abilities: [
      disguise("{G}"),
      {
        when: { on: "turns-up", object: "this" },
        do: {
          search: { type: "land", subtype: ["Plains", "Island", "Swamp", "Mountain", "Forest"] },
          to: "hand",
          reveal: true,
        },
      },
    ],
  }),
  instant({
    name: { en: "Reality Shift", ja: "現実変容" },
    cost: "{1}{U}",
    abilities: [
      spell([
        { exile: { target: { type: "creature" }, as: "it" } },
        { manifest: { top: 1, of: { controllerOf: { ref: "it" } } }, by: { controllerOf: { ref: "it" } } },
      ]),
    ],
  }),
  instant({
    name: { en: "Ethereal Ambush" },
    cost: "{3}{G}{U}",
    abilities: [spell({ manifest: { top: 2 } })],
  }),
  {
    name: { en: "Cryptic Coat" },
    faces: [
      {
        types: ["artifact"],
        manaCost: "{2}{U}",
        subtypes: ["Equipment"],
        abilities: [
          {
            when: { on: "enters", object: "this" },
            do: [
              [
                { cloak: { top: 1 }, as: "it" },
                { attach: "this", to: { ref: "it" } },
              ],
            ],
          },
          { static: { power: 1 }, to: "attached" },
          { static: { cant: "be-blocked" }, to: "attached" },
          { activate: { bounce: "this" }, cost: [{ mana: "{1}{U}" }] },
        ],
      },
    ],
  },
]
