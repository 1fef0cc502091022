import type { Color, MagicAbility, MagicCard, MagicCondition } from "../lexicon.ts"
import {
  anyTarget,
  artifact,
  choose,
  creature,
  creatureTarget,
  enchantment,
  instant,
  sorcery,
  spell,
  spellTarget,
  target,
} from "./build.ts"

/*
 * Cards about spells and abilities on the stack: copies, new targets, what is countered, what triggers once more; and modal
 * cards whose modes somebody else, or chance, chooses.
 */

const commanding: MagicCondition = { exists: { commander: true, controller: "you" } }
/** Only what the words of the language say so far. */
const partial = (card: MagicCard): MagicCard => ({ ...card, provenance: "partial" })
/** Other creatures of this color get +1/+1. */
const lord = (color: Color): MagicAbility => ({
  static: { power: 1, toughness: 1 },
  to: { type: "creature", color, controller: "you", other: true },
})
/** Base power and toughness equal to that creature's. */
const strengthOf = (of: "it" | "cause") => ({
  basePower: { number: "power", of } as const,
  baseToughness: { number: "toughness", of } as const,
})
const warrior = { types: ["creature"], subtypes: ["Warrior"], colors: ["R"], power: 1, toughness: 1 } as const
const yours = { all: { type: "creature", controller: "you" } } as const

export const aroundTheStack = [
  sorcery({
    name: { en: "Fatal Lore", ja: "致死の伝承" },
    cost: "{2}{B}{B}",
    abilities: [
      spell(
        choose(
          1,
          [
            { draw: 3 },
            [
              { destroy: { target: { type: "creature", controller: "chooser" }, upTo: 2 }, noRegeneration: true },
              { draw: 3, upTo: true, by: "chooser" },
            ],
          ],
          { chooser: "opponent" },
        ),
      ),
    ],
  }),
  sorcery({
    name: { en: "Library of Lat-Nam", ja: "ラト＝ナムの図書館" },
    cost: "{4}{U}",
    abilities: [
      spell(
        choose(
          1,
          [
            { later: { on: "upkeep" }, do: { draw: 3 } },
            { search: {}, to: "hand" },
          ],
          { chooser: "opponent" },
        ),
      ),
    ],
  }),
  sorcery({
    name: { en: "Misfortune", ja: "不運" },
    cost: "{1}{B}{R}{G}",
    abilities: [
      spell(
        choose(
          1,
          [
            [{ putCounters: 1, kind: "+1/+1", on: yours }, { gainLife: 4 }],
            [
              { putCounters: 1, kind: "-1/-1", on: { all: { type: "creature", controller: "chooser" } } },
              { damage: 4, player: "chooser" },
            ],
          ],
          { chooser: "opponent" },
        ),
      ),
    ],
  }),
  enchantment({
    name: { en: "Outlaws' Merriment", ja: "無法者の歓楽" },
    cost: "{1}{R}{W}{W}",
    abilities: [
      {
        when: { on: "upkeep", player: "you" },
        do: choose(
          1,
          [
            {
              create: {
                types: ["creature"],
                subtypes: ["Human", "Warrior"],
                colors: ["R", "W"],
                power: 3,
                toughness: 1,
                abilities: ["trample", "haste"],
              },
            },
            {
              create: {
                types: ["creature"],
                subtypes: ["Human", "Cleric"],
                colors: ["R", "W"],
                power: 2,
                toughness: 1,
                abilities: ["lifelink", "haste"],
              },
            },
            {
              create: {
                types: ["creature"],
                subtypes: ["Human", "Rogue"],
                colors: ["R", "W"],
                power: 1,
                toughness: 2,
                abilities: ["haste", { when: { on: "enters", object: "this" }, do: { damage: 1, to: anyTarget } }],
              },
            },
          ],
          { chooser: "random" },
        ),
      },
    ],
  }),
  instant({
    name: { en: "Will of the Mardu" },
    cost: "{2}{W}",
    abilities: [
      spell(
        choose(
          1,
          [
            {
              create: warrior,
              count: { count: { all: { type: "creature", controller: { targetPlayer: "any" } } } },
            },
            { damage: { count: yours }, to: creatureTarget },
          ],
          { instead: { if: commanding, choose: { oneOf: [1, 2] } } },
        ),
      ),
    ],
  }),
  instant({
    name: { en: "Kozilek's Command", ja: "コジレックの命令" },
    cost: "{X}{C}{C}",
    subtypes: ["Eldrazi"],
    abilities: [
      spell(
        choose(2, [
          {
            create: {
              types: ["creature"],
              subtypes: ["Eldrazi", "Spawn"],
              colors: [],
              power: 0,
              toughness: 1,
              abilities: [{ activate: { addMana: "{C}" }, cost: [{ sacrifice: "this" }] }],
            },
            count: "x",
            by: { targetPlayer: "any" },
          },
          [
            { scry: "x", by: { targetPlayer: "any", as: "them" } },
            { draw: 1, by: { ref: "them" } },
          ],
          { exile: target({ type: "creature", manaValue: { max: "x" } }) },
          { exile: { target: { zone: "graveyard" }, upTo: "x" } },
        ]),
      ),
    ],
  }),
  creature({
    name: { en: "Blizzard Specter", ja: "ブリザードの死霊" },
    cost: "{2}{U}{B}",
    supertypes: ["snow"],
    subtypes: ["Specter"],
    power: 2,
    toughness: 3,
    abilities: [
      "flying",
      {
        when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
        do: choose(1, [
          { bounce: { choose: { controller: "that-player" }, by: "that-player" } },
          { discard: 1, by: "that-player" },
        ]),
      },
    ],
  }),
  instant({
    name: { en: "Fork", ja: "Fork", unofficial: ["ja"] },
    cost: "{R}{R}",
    abilities: [
      spell([
        { copy: spellTarget({ type: ["instant", "sorcery"] }), newTargets: true, as: "copy" },
        { continuous: { does: { setColors: ["R"] } }, on: { ref: "copy" }, until: "game" },
      ]),
    ],
  }),
  creature({
    name: { en: "Bill Potts" },
    cost: "{3}{R}",
    supertypes: ["legendary"],
    subtypes: ["Human"],
    power: 2,
    toughness: 4,
    abilities: [
      {
        when: {
          on: "casts",
          player: "you",
          object: { zone: "stack", spell: true, type: ["instant", "sorcery"], targetsOnly: { is: "this" } },
          or: {
            on: "activates",
            player: "you",
            object: { zone: "stack", ability: "activated", targetsOnly: { is: "this" } },
          },
        },
        do: { copy: "it", newTargets: true },
        limit: "turn",
      },
    ],
  }),
  partial(
    enchantment({
      name: { en: "Storm of Saruman", ja: "サルマンの嵐" },
      cost: "{4}{U}{U}",
      abilities: [
        { ward: "{3}" },
        { when: { on: "casts", player: "you", nth: 2 }, do: { copy: "it", newTargets: true } },
      ],
    }),
  ),
  instant({
    name: { en: "Deflecting Swat", ja: "偏向はたき" },
    cost: "{2}{R}",
    abilities: [
      { static: { mayCast: { from: "hand", free: true } }, to: "this", zone: "hand", while: commanding },
      spell({ retarget: target({ zone: "stack", any: [{ spell: true }, { ability: "any" }] }) }),
    ],
  }),
  artifact({
    name: { en: "Isochron Scepter", ja: "等時の王笏" },
    cost: "{2}",
    abilities: [
      {
        when: { on: "enters", object: "this" },
        do: {
          may: {
            exile: { choose: { zone: "hand", owner: "you", type: "instant", manaValue: { max: 2 } } },
            linked: true,
          },
        },
      },
      {
        activate: { cast: { all: { zone: "exile", linked: true } }, copy: true, free: true },
        cost: [{ mana: "{2}" }, { tap: true }],
      },
    ],
  }),
  creature({
    name: { en: "Ulalek, Fused Atrocity", ja: "融合した大怪物、ウラレック" },
    cost: "{C/W}{C/U}{C/B}{C/R}{C/G}",
    supertypes: ["legendary"],
    subtypes: ["Eldrazi"],
    power: 2,
    toughness: 5,
    abilities: [
      "devoid",
      {
        when: { on: "casts", player: "you", object: { zone: "stack", spell: true, subtype: "Eldrazi" } },
        do: {
          may: { pay: "{C}{C}" },
          then: [
            [
              { copy: { all: { zone: "stack", spell: true, controller: "you" } }, newTargets: true },
              {
                copy: { all: { zone: "stack", ability: "any", controller: "you", resolving: false } },
                newTargets: true,
              },
            ],
          ],
        },
      },
    ],
  }),
  artifact({
    name: { en: "Panharmonicon", ja: "パンハモニコン" },
    cost: "{4}",
    abilities: [
      {
        static: { triggersAgain: { on: "enters", object: { type: ["artifact", "creature"] } } },
        to: { controller: "you" },
      },
    ],
  }),
  enchantment({
    name: { en: "Virtue of Knowledge", ja: "知識の美徳" },
    cost: "{4}{U}",
    abilities: [{ static: { triggersAgain: { on: "enters" } }, to: { controller: "you" } }],
  }),
  creature({
    name: { en: "Kira, Great Glass-Spinner", ja: "大いなる玻璃紡ぎ、綺羅" },
    cost: "{1}{U}{U}",
    supertypes: ["legendary"],
    subtypes: ["Spirit"],
    power: 2,
    toughness: 2,
    abilities: [
      "flying",
      {
        static: {
          grant: { when: { on: "becomes-target", object: "this", nth: 1 }, do: { counter: "cause" } },
        },
        to: { type: "creature", controller: "you" },
      },
    ],
  }),
  creature({
    name: { en: "Phantasmal Bear", ja: "幻影の熊" },
    cost: "{U}",
    subtypes: ["Bear", "Illusion"],
    power: 2,
    toughness: 2,
    abilities: [{ when: { on: "becomes-target", object: "this" }, do: { sacrificeIt: "this" } }],
  }),
  creature({
    name: { en: "Yasova Dragonclaw", ja: "龍爪のヤソヴァ" },
    cost: "{2}{G}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Warrior"],
    power: 4,
    toughness: 2,
    abilities: [
      "trample",
      {
        when: { on: "combat-begins", player: "you" },
        do: {
          may: { pay: "{1}{U/R}{U/R}" },
          then: [
            {
              let: "theirs",
              be: target({
                type: "creature",
                controller: "opponent",
                power: { max: { plus: [{ number: "power", of: "this" }, -1] } },
              }),
            },
            { gainControl: { ref: "theirs" }, until: "this-turn" },
            { untap: { ref: "theirs" } },
            { continuous: { does: { grant: "haste" } }, on: { ref: "theirs" }, until: "this-turn" },
          ],
        },
      },
    ],
  }),
  enchantment({
    name: { en: "Omniscience", ja: "全知" },
    cost: "{7}{U}{U}{U}",
    abilities: [{ static: { mayCast: { from: "hand", free: true } }, to: { zone: "hand", owner: "you" } }],
  }),
  creature({
    name: { en: "Goblin Electromancer", ja: "ゴブリンの電術師" },
    cost: "{U}{R}",
    subtypes: ["Goblin", "Wizard"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        static: { spellCosts: { less: "{1}" } },
        to: { zone: "stack", type: ["instant", "sorcery"], controller: "you" },
      },
    ],
  }),
  creature({
    name: { en: "Thalia, Guardian of Thraben", ja: "スレイベンの守護者、サリア" },
    cost: "{1}{W}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Soldier"],
    power: 2,
    toughness: 1,
    abilities: [
      "first-strike",
      { static: { spellCosts: { more: "{1}" } }, to: { zone: "stack", not: { type: "creature" } } },
    ],
  }),
  creature({
    name: { en: "Gaddock Teeg", ja: "ガドック・ティーグ" },
    cost: "{G}{W}",
    supertypes: ["legendary"],
    subtypes: ["Kithkin", "Advisor"],
    power: 2,
    toughness: 2,
    abilities: [
      { static: { cantCast: "any" }, to: { not: { type: "creature" }, manaValue: { min: 4 } } },
      { static: { cantCast: "any" }, to: { not: { type: "creature" }, variableCost: true } },
    ],
  }),
  creature({
    name: { en: "Spell Queller", ja: "呪文捕らえ" },
    cost: "{1}{W}{U}",
    subtypes: ["Spirit"],
    power: 2,
    toughness: 3,
    abilities: [
      "flash",
      "flying",
      { when: { on: "enters", object: "this" }, do: { exile: spellTarget({ manaValue: { max: 4 } }), linked: true } },
      {
        when: { on: "leaves", object: "this" },
        do: {
          cast: { all: { zone: "exile", linked: true } },
          free: true,
          by: { ownerOf: { all: { zone: "exile", linked: true } } },
        },
      },
    ],
  }),
  creature({
    name: { en: "Phantasmal Image", ja: "幻影の像" },
    cost: "{1}{U}",
    subtypes: ["Illusion"],
    power: 0,
    toughness: 0,
    abilities: [
      {
        replace: { on: "enters", object: "this" },
        may: true,
        with: {
          enterAs: { choose: { type: "creature" } },
          except: [
            { addSubtype: "Illusion" },
            { grant: { when: { on: "becomes-target", object: "this" }, do: { sacrificeIt: "this" } } },
          ],
        },
      },
    ],
  }),
  partial(
    enchantment({
      name: { en: "Leyline of Lifeforce", ja: "生命の力線" },
      cost: "{2}{G}{G}",
      abilities: [{ static: { cant: "be-countered" }, to: { zone: "stack", spell: true, type: "creature" } }],
    }),
  ),
  instant({
    name: { en: "Everdream", ja: "永久の夢" },
    cost: "{1}{U}",
    abilities: [spell({ draw: 1 }), { splice: [{ mana: "{2}{U}" }], onto: ["instant", "sorcery"] }],
  }),
  instant({
    name: { en: "Lava Storm", ja: "溶岩の嵐" },
    cost: "{3}{R}{R}",
    abilities: [
      spell({
        either: [
          { damage: 2, to: { all: { type: "creature", attacking: true } } },
          { damage: 2, to: { all: { type: "creature", blocking: true } } },
        ],
      }),
    ],
  }),
  creature({
    name: { en: "Nyx Weaver", ja: "ニクスの織り手" },
    cost: "{1}{B}{G}",
    types: ["enchantment", "creature"],
    subtypes: ["Spider"],
    power: 2,
    toughness: 3,
    abilities: [
      "reach",
      { when: { on: "upkeep", player: "you" }, do: { mill: 2 } },
      {
        activate: { bounce: target({ zone: "graveyard", owner: "you" }) },
        cost: [{ mana: "{1}{B}{G}" }, { exile: "this" }],
      },
    ],
  }),
  enchantment({
    name: { en: "Shrieking Affliction", ja: "悲鳴する苦痛" },
    cost: "{B}",
    abilities: [
      {
        when: { on: "upkeep", player: "opponent" },
        if: { compare: [{ cardsIn: "hand", of: "that-player" }, "<=", 1] },
        do: { loseLife: 3, by: "that-player" },
      },
    ],
  }),
  creature({
    name: { en: "Shape Stealer", ja: "形を盗む者", unofficial: ["ja"] },
    cost: "{U}{U}",
    subtypes: ["Shapeshifter", "Spirit"],
    power: 1,
    toughness: 1,
    abilities: [
      {
        when: { on: "blocks-creature", object: "this", source: { type: "creature" } },
        do: { continuous: { does: strengthOf("cause") }, on: "this", until: "this-turn" },
      },
      {
        when: { on: "blocks-creature", object: { type: "creature" }, source: { is: "this" } },
        do: { continuous: { does: strengthOf("it") }, on: "this", until: "this-turn" },
      },
    ],
  }),
  creature({
    name: { en: "Deathbringer Liege", ja: "死をもたらす大主" },
    cost: "{2}{W/B}{W/B}{W/B}",
    subtypes: ["Horror"],
    power: 3,
    toughness: 4,
    abilities: [
      lord("W"),
      lord("B"),
      {
        when: { on: "casts", player: "you", object: { zone: "stack", color: "W" } },
        do: { may: { tap: creatureTarget } },
      },
      {
        when: { on: "casts", player: "you", object: { zone: "stack", color: "B" } },
        do: {
          if: { matches: { target: { type: "creature" }, as: "victim" }, filter: { tapped: true } },
          then: { may: { destroy: { ref: "victim" } } },
        },
      },
    ],
  }),
  creature({
    name: { en: "Captain Benjamin Sisko", ja: "ベンジャミン・シスコ大佐" },
    cost: "{1}{W}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Officer"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        when: { on: "end-step", player: "you" },
        do: {
          create: { types: ["creature"], subtypes: ["Officer"], colors: ["R"], power: 1, toughness: 1 },
          count: { happened: { on: "faces-dilemma", player: "you" } },
        },
      },
      {
        activate: [
          { exile: { top: 5 }, as: "five" },
          {
            cast: { ref: "five" },
            any: true,
            free: true,
            spell: { manaValue: { max: { count: { all: { subtype: "Officer", controller: "you" } } } } },
          },
        ],
        cost: [{ mana: "{2}{W}{U}{B}{R}{G}" }, { tap: true }],
      },
    ],
  }),
]
