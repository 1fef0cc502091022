import type { MagicCard } from "../lexicon.ts"
import { artifact, creature, enchantment, instant, land, manaAbility, sorcery, spell, target } from "./build.ts"

/*
 * Cards with levels, stations and speed, with what players are and have, and with counters that stand for something.
 */

const enters = { on: "enters", object: "this" } as const

export const levelCards: readonly MagicCard[] = [
  creature({
    name: { en: "Student of Warfare" },
    cost: "{W}",
    subtypes: ["Human", "Knight"],
    power: 1,
    toughness: 1,
    abilities: [
      { levelUp: [{ mana: "{W}" }] },
      { levels: 2, to: 6, power: 3, toughness: 3, abilities: ["first-strike"] },
      { levels: 7, power: 4, toughness: 4, abilities: ["double-strike"] },
    ],
  }),
  enchantment({
    name: { en: "Wizard Class" },
    cost: "{U}",
    subtypes: ["Class"],
    abilities: [
      { static: { handSize: { of: "you", is: "any" } } },
      {
        classLevel: 2,
        cost: [{ mana: "{2}{U}" }],
        abilities: [{ when: { on: "becomes-designated", object: "this", name: "level 2" }, do: { draw: 2 } }],
      },
      {
        classLevel: 3,
        cost: [{ mana: "{4}{U}" }],
        abilities: [
          {
            when: { on: "draws", player: "you" },
            do: { putCounters: 1, kind: "+1/+1", on: target({ type: "creature", controller: "you" }) },
          },
        ],
      },
    ],
  }),
  artifact({
    name: { en: "Galvanizing Sawship" },
    cost: "{5}{R}",
    subtypes: ["Spacecraft"],
    abilities: ["station", { stationed: 3, power: 6, toughness: 5, abilities: ["flying", "haste"] }],
  }),
  creature({
    name: { en: "Endrider Catalyzer" },
    cost: "{1}{R}",
    subtypes: ["Human", "Warrior"],
    power: 3,
    toughness: 1,
    abilities: ["start-your-engines", { maxSpeed: manaAbility("{R}{R}") }],
  }),
  creature({
    name: { en: "Skymarcher Aspirant" },
    cost: "{W}",
    subtypes: ["Vampire", "Soldier"],
    power: 2,
    toughness: 1,
    abilities: [
      "ascend",
      { static: { grant: "flying" }, to: "this", while: { playerIs: "city's-blessing", who: "you" } },
    ],
  }),
  creature({
    name: { en: "Palace Sentinels" },
    cost: "{3}{W}",
    subtypes: ["Human", "Soldier"],
    power: 2,
    toughness: 4,
    abilities: [{ when: enters, do: { playerBecomes: "monarch" } }],
  }),
  creature({
    name: { en: "Throne Warden" },
    cost: "{1}{W}",
    subtypes: ["Human", "Soldier"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        when: { on: "end-step", player: "you" },
        if: { playerIs: "monarch", who: "you" },
        do: { putCounters: 1, kind: "+1/+1", on: "this" },
      },
    ],
  }),
  land({
    name: { en: "Reliquary Tower", ja: "聖遺の塔" },
    abilities: [{ static: { handSize: { of: "you", is: "any" } } }, manaAbility("{C}")],
  }),
  creature({
    name: { en: "Aether Chaser", ja: "霊気追跡者" },
    cost: "{1}{R}",
    subtypes: ["Human", "Artificer"],
    power: 2,
    toughness: 1,
    abilities: [
      "first-strike",
      { when: enters, do: { getCounters: 2, kind: "energy" } },
      {
        when: { on: "attacks", object: "this" },
        do: {
          may: { pay: [{ payCounters: 2, kind: "energy" }] },
          then: {
            create: { types: ["artifact", "creature"], subtypes: ["Servo"], colors: [], power: 1, toughness: 1 },
          },
        },
      },
    ],
  }),
  instant({
    name: { en: "Frost Breath", ja: "霜の息" },
    cost: "{2}{U}",
    abilities: [
      spell([{ tap: { target: { type: "creature" }, upTo: 2, as: "cold" } }, { staysTapped: { ref: "cold" } }]),
    ],
  }),
  sorcery({
    name: { en: "Unending Whisper" },
    cost: "{U}",
    abilities: [spell({ draw: 1 }), { harmonize: [{ mana: "{5}{U}" }] }],
  }),
  artifact({
    name: { en: "Engineered Explosives", ja: "仕組まれた爆薬" },
    cost: "{X}",
    abilities: [
      "sunburst",
      {
        activate: {
          destroy: {
            all: {
              permanent: true,
              not: { type: "land" },
              manaValue: {
                min: { countersOn: "this", kind: "charge" },
                max: { countersOn: "this", kind: "charge" },
              },
            },
          },
        },
        cost: [{ mana: "{2}" }, { sacrifice: "this" }],
      },
    ],
  }),
  land({
    name: { en: "Mosswort Bridge" },
    abilities: [
      { hideaway: 4 },
      { static: { entersTapped: true }, to: "this" },
      manaAbility("{G}"),
      {
        activate: {
          if: { compare: [{ total: "power", of: { all: { type: "creature", controller: "you" } } }, ">=", 10] },
          then: { play: { all: { zone: "exile", linked: true } }, free: true },
        },
        cost: [{ mana: "{G}" }, { tap: true }],
      },
    ],
  }),
  instant({
    name: { en: "Grim Harvest" },
    cost: "{1}{B}",
    abilities: [
      spell({ bounce: target({ zone: "graveyard", owner: "you", type: "creature" }) }),
      { recover: [{ mana: "{2}{B}" }] },
    ],
  }),
  instant({
    name: { en: "Surging Flame" },
    cost: "{1}{R}",
    abilities: [{ ripple: 4 }, spell({ damage: 2, to: { target: "any-target" } })],
  }),
]
