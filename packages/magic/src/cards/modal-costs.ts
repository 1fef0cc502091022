import type { MagicAbility, MagicCost, MagicEffect } from "../lexicon.ts"
import { choose, creatureTarget, instant, pump, sorcery, spell, spellTarget, target } from "./build.ts"

/*
 * Modal cards whose modes hang on costs: entwine, escalate, kicker, spree, tiered.
 */

/** Spree and tiered: each mode with a cost of its own. */
const priced = (count: 1 | { readonly atLeast: 1 }, modes: readonly (readonly [string, MagicEffect])[]): MagicAbility =>
  spell({ modal: { choose: count, modes: modes.map(([mana, effect]) => ({ cost: [{ mana }], do: effect })) } })

/** "Choose one" that entwine lets choose both. */
const entwined = (modes: readonly MagicEffect[]): MagicAbility =>
  spell(choose(1, modes, { instead: { if: { paid: "entwine" }, choose: modes.length } }))

const mana = (cost: string): readonly MagicCost[] => [{ mana: cost }]

const goblins: MagicEffect = {
  create: { types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 },
  count: 3,
}

export const modalCosts = [
  instant({
    name: { en: "Barbed Lightning", ja: "とげの稲妻" },
    cost: "{2}{R}",
    abilities: [
      { entwine: mana("{2}") },
      entwined([
        { damage: 3, to: creatureTarget },
        { damage: 3, to: { target: { type: "planeswalker" }, orPlayer: "any" } },
      ]),
    ],
  }),
  instant({
    name: { en: "Abuna's Chant", ja: "アブーナの詠唱" },
    cost: "{3}{W}",
    abilities: [{ entwine: mana("{2}") }, entwined([{ gainLife: 5 }, { preventNext: 5, to: creatureTarget }])],
  }),
  instant({
    name: { en: "Three Steps Ahead" },
    cost: "{U}",
    abilities: [
      priced({ atLeast: 1 }, [
        ["{1}{U}", { counter: spellTarget() }],
        ["{3}", { createCopy: target({ type: ["artifact", "creature"], controller: "you" }) }],
        ["{2}", [{ draw: 2 }, { discard: 1 }]],
      ]),
    ],
  }),
  sorcery({
    name: { en: "Goblin War Party", ja: "ゴブリンの戦闘部隊" },
    cost: "{3}{R}",
    abilities: [
      { entwine: mana("{2}{R}") },
      entwined([
        goblins,
        [
          { let: "those", be: { all: { type: "creature", controller: "you" } } },
          pump({ ref: "those" }, 1, 1),
          { continuous: { does: { grant: "haste" } }, on: { ref: "those" }, until: "this-turn" },
        ],
      ]),
    ],
  }),
  sorcery({
    name: { en: "Collective Brutality", ja: "集団的蛮行" },
    cost: "{1}{B}",
    abilities: [
      { escalate: [{ discard: 1 }] },
      spell(
        choose({ atLeast: 1 }, [
          [
            { reveal: { all: { zone: "hand", owner: { targetPlayer: "opponent", as: "them" } } } },
            {
              let: "it",
              be: { choose: { zone: "hand", owner: { ref: "them" }, type: ["instant", "sorcery"] } },
            },
            { discardIt: { ref: "it" } },
          ],
          pump(creatureTarget, -2, -2),
          [{ loseLife: 2, by: { targetPlayer: "opponent" } }, { gainLife: 2 }],
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Collective Defiance", ja: "集団的抵抗" },
    cost: "{1}{R}{R}",
    abilities: [
      { escalate: mana("{1}") },
      spell(
        choose({ atLeast: 1 }, [
          [
            { let: "n", be: { cardsIn: "hand", of: { targetPlayer: "any", as: "them" } } },
            { discard: { ref: "n" }, by: { ref: "them" } },
            { draw: { ref: "n" }, by: { ref: "them" } },
          ],
          { damage: 4, to: creatureTarget },
          { damage: 3, to: { target: { type: "planeswalker" }, orPlayer: "opponent" } },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Collective Effort", ja: "集団的努力" },
    cost: "{1}{W}{W}",
    abilities: [
      { escalate: [{ tapSome: { type: "creature" } }] },
      spell(
        choose({ atLeast: 1 }, [
          { destroy: target({ type: "creature", power: { min: 4 } }) },
          { destroy: target({ type: "enchantment" }) },
          {
            putCounters: 1,
            kind: "+1/+1",
            on: { all: { type: "creature", controller: { targetPlayer: "any" } } },
          },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Inscription of Abundance", ja: "豊穣の碑文" },
    cost: "{1}{G}",
    abilities: [
      { kicker: mana("{2}{G}") },
      spell(
        choose(
          1,
          [
            { putCounters: 2, kind: "+1/+1", on: creatureTarget },
            {
              gainLife: {
                greatest: "power",
                of: { all: { type: "creature", controller: { targetPlayer: "any", as: "them" } } },
              },
              by: { ref: "them" },
            },
            {
              fight: target({ type: "creature", controller: "you" }),
              with: target({ type: "creature", not: { controller: "you" } }),
            },
          ],
          { instead: { if: { paid: "kicker" }, choose: { any: true } } },
        ),
      ),
    ],
  }),
  instant({
    name: { en: "Ice Magic" },
    cost: "{1}{U}",
    abilities: [
      priced(1, [
        ["{0}", { bounce: creatureTarget }],
        [
          "{2}",
          [
            { let: "it", be: creatureTarget },
            {
              either: [
                { putIntoLibrary: { ref: "it" }, place: "top" },
                { putIntoLibrary: { ref: "it" }, place: "bottom" },
              ],
              by: { ownerOf: { ref: "it" } },
            },
          ],
        ],
        [
          "{5}{U}",
          [
            { putIntoLibrary: { target: { type: "creature" }, as: "shuffled" }, place: "bottom" },
            { shuffleLibrary: { ownerOf: { ref: "shuffled" } } },
          ],
        ],
      ]),
    ],
  }),
  sorcery({
    name: { en: "Rush of Dread" },
    cost: "{1}{B}{B}",
    abilities: [
      priced({ atLeast: 1 }, [
        [
          "{1}",
          {
            sacrifice: { type: "creature", controller: { targetPlayer: "opponent", as: "first" } },
            count: { half: { count: { all: { type: "creature", controller: { ref: "first" } } } }, rounded: "up" },
            by: { ref: "first" },
          },
        ],
        [
          "{2}",
          {
            discard: { half: { cardsIn: "hand", of: { targetPlayer: "opponent", as: "second" } }, rounded: "up" },
            by: { ref: "second" },
          },
        ],
        [
          "{2}",
          {
            loseLife: { half: { life: { targetPlayer: "opponent", as: "third" } }, rounded: "up" },
            by: { ref: "third" },
          },
        ],
      ]),
    ],
  }),
]
