import type { MagicCard } from "../lexicon.ts"
import { artifact, creature, enchantment, instant, sorcery, spell, target, twoFaced } from "./build.ts"

const partial = (card: MagicCard): MagicCard => ({ ...card, provenance: "partial" })

/** Cards that meet faces: what lets cards be played from elsewhere, names, face-down permanents, cards outside the game, insets. */
export const aroundFaces: readonly MagicCard[] = [
  creature({
    name: { en: "Bloodbraid Elf", ja: "血編み髪のエルフ" },
    cost: "{2}{R}{G}",
    subtypes: ["Elf", "Berserker"],
    power: 3,
    toughness: 2,
    abilities: ["haste", "cascade"],
  }),
  sorcery({
    name: { en: "Sram's Expertise", ja: "スラムの巧技" },
    cost: "{2}{W}{W}",
    abilities: [
      spell([
        {
          create: {
            types: ["artifact", "creature"],
            subtypes: ["Servo"],
            colors: [],
            power: 1,
            toughness: 1,
          },
          count: 3,
        },
        { cast: { all: { zone: "hand", owner: "you" } }, free: true, spell: { manaValue: { max: 3 } } },
      ]),
    ],
  }),
  artifact({
    name: { en: "Crucible of Worlds", ja: "世界のるつぼ" },
    cost: "{3}",
    abilities: [
      {
        static: { mayPlay: { from: "graveyard", as: { type: "land" } } },
        to: { zone: "graveyard", owner: "you" },
      },
    ],
  }),
  creature({
    name: { en: "Oracle of Mul Daya", ja: "ムル・ダヤの巫女" },
    cost: "{3}{G}",
    subtypes: ["Elf", "Shaman"],
    power: 2,
    toughness: 2,
    abilities: [
      { static: { landPlays: 1 } },
      { static: { topSeen: "any" } },
      {
        static: { mayPlay: { from: "library", as: { type: "land" } } },
        to: { zone: "library", owner: "you", top: true },
      },
    ],
  }),
  partial(
    creature({
      name: { en: "Radha, Heart of Keld" },
      cost: "{1}{R}{G}",
      supertypes: ["legendary"],
      subtypes: ["Elf", "Warrior"],
      power: 3,
      toughness: 3,
      abilities: [
        { static: { grant: "first-strike" }, to: "this", while: { yourTurn: true } },
        { static: { topSeen: "you" } },
        {
          static: { mayPlay: { from: "library", as: { type: "land" } } },
          to: { zone: "library", owner: "you", top: true },
        },
      ],
    }),
  ),
  partial(
    artifact({
      name: { en: "Bolas's Citadel", ja: "ボーラスの城塞" },
      cost: "{3}{B}{B}{B}",
      supertypes: ["legendary"],
      abilities: [
        { static: { topSeen: "you" } },
        {
          static: { mayPlay: { from: "library", cost: [{ payLife: { number: "manaValue", of: "this" } }] } },
          to: { zone: "library", owner: "you", top: true },
        },
      ],
    }),
  ),
  partial(
    enchantment({
      name: { en: "Yawgmoth's Agenda", ja: "ヨーグモスの行動計画" },
      cost: "{3}{B}{B}",
      abilities: [{ static: { mayPlay: { from: "graveyard" } }, to: { zone: "graveyard", owner: "you" } }],
    }),
  ),
  creature({
    name: { en: "Snapcaster Mage", ja: "瞬唱の魔道士" },
    cost: "{1}{U}",
    subtypes: ["Human", "Wizard"],
    power: 2,
    toughness: 1,
    abilities: [
      "flash",
      {
        when: { on: "enters", object: "this" },
        do: {
          continuous: { does: { grant: { flashback: "mana-cost" } } },
          on: target({ zone: "graveyard", type: ["instant", "sorcery"], owner: "you" }),
          until: "this-turn",
        },
      },
    ],
  }),
  sorcery({
    name: { en: "Living Wish", ja: "生ける願い" },
    cost: "{1}{G}",
    abilities: [
      spell([
        {
          putIntoHand: { choose: { zone: "outside", owner: "you", type: ["creature", "land"] }, upTo: 1 },
          as: "it",
        },
        { reveal: { ref: "it" } },
        { exile: "this" },
      ]),
    ],
  }),
  sorcery({
    name: { en: "Burning Wish", ja: "燃え立つ願い" },
    cost: "{1}{R}",
    abilities: [
      spell([
        { putIntoHand: { choose: { zone: "outside", owner: "you", type: "sorcery" }, upTo: 1 }, as: "it" },
        { reveal: { ref: "it" } },
        { exile: "this" },
      ]),
    ],
  }),
  artifact({
    name: { en: "Pithing Needle", ja: "真髄の針" },
    cost: "{1}",
    abilities: [
      {
        replace: { on: "enters", object: "this" },
        with: [{ nameCard: true }, { putOntoBattlefield: "it" }],
      },
      { static: { cantActivate: "nonmana" }, to: { chosenName: true } },
    ],
  }),
  sorcery({
    name: { en: "Conjurer's Ban", ja: "手品師の禁止" },
    cost: "{W}{B}",
    abilities: [
      spell([
        { nameCard: true },
        {
          continuous: { does: { cantPlay: "any" }, to: { chosenName: true } },
          until: "until-your-next-turn",
        },
        { draw: 1 },
      ]),
    ],
  }),
  creature({
    name: { en: "Void Winnower", ja: "虚空の選別者" },
    cost: "{9}",
    subtypes: ["Eldrazi"],
    power: 11,
    toughness: 9,
    abilities: [
      { static: { cantCast: "opponent" }, to: { parity: "even" } },
      { static: { cant: "block" }, to: { type: "creature", controller: "opponent", parity: "even" } },
    ],
  }),
  creature({
    name: { en: "Ixidron", ja: "イクシドロン" },
    cost: "{3}{U}{U}",
    subtypes: ["Illusion"],
    power: 0,
    toughness: 0,
    abilities: [
      {
        replace: { on: "enters", object: "this" },
        with: [
          { turnFaceDown: { all: { type: "creature", token: false, other: true } } },
          { putOntoBattlefield: "it" },
        ],
      },
      {
        static: {
          basePower: { count: { all: { type: "creature", faceDown: true } } },
          baseToughness: { count: { all: { type: "creature", faceDown: true } } },
        },
        to: "this",
      },
    ],
  }),
  instant({
    name: { en: "Ghostly Flicker", ja: "幽霊のゆらめき" },
    cost: "{2}{U}",
    abilities: [
      spell([
        {
          exile: { target: { type: ["artifact", "creature", "land"], controller: "you" }, count: 2 },
          as: "them",
        },
        { putOntoBattlefield: { ref: "them" } },
      ]),
    ],
  }),
  instant({
    name: { en: "Abrupt Decay", ja: "突然の衰微" },
    cost: "{B}{G}",
    abilities: [
      { static: { cant: "be-countered" }, to: "this", zone: "stack" },
      spell({ destroy: target({ permanent: true, not: { type: "land" }, manaValue: { max: 3 } }) }),
    ],
  }),
  partial(
    instant({
      name: { en: "Moonmist", ja: "月霧" },
      cost: "{1}{G}",
      abilities: [spell({ transform: { all: { subtype: "Human" } } })],
    }),
  ),
  partial(
    creature({
      name: { en: "Storm Herald", ja: "嵐の伝令" },
      cost: "{2}{R}",
      subtypes: ["Human", "Shaman"],
      power: 3,
      toughness: 2,
      abilities: [
        "haste",
        {
          when: { on: "enters", object: "this" },
          do: { putOntoBattlefield: { choose: { zone: "graveyard", subtype: "Aura", owner: "you" }, any: true } },
        },
      ],
    }),
  ),
  instant({
    name: { en: "Crop Rotation", ja: "輪作" },
    cost: "{G}",
    abilities: [
      { additionalCost: [{ sacrifice: { type: "land" } }] },
      spell({ search: { type: "land" }, to: "battlefield" }),
    ],
  }),
  twoFaced(
    "adventure",
    creature({
      name: { en: "Bonecrusher Giant", ja: "砕骨の巨人" },
      cost: "{2}{R}",
      subtypes: ["Giant"],
      power: 4,
      toughness: 3,
      abilities: [
        {
          when: { on: "becomes-target", object: "this", source: { zone: "stack", spell: true } },
          do: { damage: 2, player: { controllerOf: "cause" } },
        },
      ],
    }),
    instant({
      name: { en: "Stomp", ja: "踏みつけ" },
      cost: "{1}{R}",
      subtypes: ["Adventure"],
      abilities: [spell({ damage: 2, to: { target: "any-target" } })],
    }),
  ),
  twoFaced(
    "split",
    instant({
      name: { en: "Fire", ja: "火" },
      cost: "{1}{R}",
      abilities: [spell({ damage: 2, to: { target: "any-target", upTo: 2 }, divided: true })],
    }),
    instant({
      name: { en: "Ice", ja: "氷" },
      cost: "{1}{U}",
      abilities: [spell([{ tap: target({}) }, { draw: 1 }])],
    }),
  ),
]
