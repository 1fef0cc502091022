import type { MagicCard } from "../lexicon.ts"
import { creature, creatureTarget, enchantment, instant, land, sorcery, spell } from "./build.ts"

/** Cards about combat, continuous effects, copies, control, and replacing and preventing. */
export const board: readonly MagicCard[] = [
  enchantment({
    name: { en: "Humility", ja: "謙虚" },
    cost: "{2}{W}{W}",
    abilities: [{ static: { loses: "all", basePower: 1, baseToughness: 1 }, to: { type: "creature" } }],
  }),
  enchantment({
    name: { en: "Opalescence", ja: "オパール色の輝き" },
    cost: "{2}{W}{W}",
    abilities: [
      {
        static: { addType: "creature", basePower: { own: "manaValue" }, baseToughness: { own: "manaValue" } },
        to: { type: "enchantment", not: { subtype: "Aura" }, other: true },
      },
    ],
  }),
  enchantment({
    name: { en: "Blood Moon", ja: "血染めの月" },
    cost: "{2}{R}",
    abilities: [{ static: { setSubtypes: ["Mountain"] }, to: { type: "land", not: { supertype: "basic" } } }],
  }),
  land({
    name: { en: "Urborg, Tomb of Yawgmoth", ja: "ヨーグモスの墳墓、アーボーグ" },
    supertypes: ["legendary"],
    abilities: [{ static: { addSubtype: "Swamp" }, to: { type: "land" } }],
  }),
  enchantment({
    name: { en: "Glorious Anthem", ja: "栄光の頌歌" },
    cost: "{1}{W}{W}",
    abilities: [{ static: { power: 1, toughness: 1 }, to: { type: "creature", controller: "you" } }],
  }),
  enchantment({
    name: { en: "Furnace of Rath", ja: "ラースの灼熱洞" },
    cost: "{1}{R}{R}{R}",
    abilities: [{ replace: { on: "deals-damage" }, with: { change: { amount: { times: [{ thatMuch: true }, 2] } } } }],
  }),
  creature({
    name: { en: "Clone", ja: "クローン" },
    cost: "{3}{U}",
    subtypes: ["Shapeshifter"],
    power: 0,
    toughness: 0,
    abilities: [
      { replace: { on: "enters", object: "this" }, may: true, with: { enterAs: { choose: { type: "creature" } } } },
    ],
  }),
  creature({
    name: { en: "Phyrexian Metamorph", ja: "ファイレクシアの変形者" },
    cost: "{3}{U/P}",
    types: ["artifact", "creature"],
    subtypes: ["Phyrexian", "Shapeshifter"],
    power: 0,
    toughness: 0,
    abilities: [
      {
        replace: { on: "enters", object: "this" },
        may: true,
        with: { enterAs: { choose: { type: ["artifact", "creature"] } }, except: [{ addType: "artifact" }] },
      },
    ],
  }),
  sorcery({
    name: { en: "Act of Treason", ja: "反逆の行動" },
    cost: "{2}{R}",
    abilities: [
      spell([
        { gainControl: { target: { type: "creature" }, as: "theirs" }, until: "this-turn" },
        { untap: { ref: "theirs" } },
        { continuous: { does: { grant: "haste" } }, on: { ref: "theirs" }, until: "this-turn" },
      ]),
    ],
  }),
  enchantment({
    name: { en: "Control Magic", ja: "支配魔法" },
    cost: "{2}{U}{U}",
    subtypes: ["Aura"],
    abilities: [{ enchant: { type: "creature" } }, { static: { controlledBy: "you" }, to: "attached" }],
  }),
  enchantment({
    name: { en: "Pacifism", ja: "平和な心" },
    cost: "{1}{W}",
    subtypes: ["Aura"],
    abilities: [
      { enchant: { type: "creature" } },
      { static: { cant: "attack" }, to: "attached" },
      { static: { cant: "block" }, to: "attached" },
    ],
  }),
  enchantment({
    name: { en: "Lure", ja: "寄せ餌" },
    cost: "{1}{G}{G}",
    subtypes: ["Aura"],
    abilities: [
      { enchant: { type: "creature" } },
      { static: { mustBeBlockedBy: { type: "creature" } }, to: "attached" },
    ],
  }),
  creature({
    name: { en: "Juggernaut", ja: "ジャガーノート" },
    cost: "{4}",
    types: ["artifact", "creature"],
    subtypes: ["Juggernaut"],
    power: 5,
    toughness: 3,
    abilities: [{ static: { must: "attack" } }, { static: { cantBeBlockedBy: { subtype: "Wall" } } }],
  }),
  creature({
    name: { en: "White Knight", ja: "白騎士" },
    cost: "{W}{W}",
    subtypes: ["Human", "Knight"],
    power: 2,
    toughness: 2,
    abilities: ["first-strike", { protection: { color: "B" } }],
  }),
  creature({
    name: { en: "Boggart Brute", ja: "ボガートの粗暴者" },
    cost: "{2}{R}",
    subtypes: ["Goblin", "Warrior"],
    power: 3,
    toughness: 2,
    abilities: ["menace"],
  }),
  creature({
    name: { en: "Fencing Ace", ja: "剣術の名手" },
    cost: "{1}{W}",
    subtypes: ["Human", "Soldier"],
    power: 1,
    toughness: 1,
    abilities: ["double-strike"],
  }),
  creature({
    name: { en: "Monastery Swiftspear", ja: "僧院の速槍" },
    cost: "{R}",
    subtypes: ["Human", "Monk"],
    power: 1,
    toughness: 2,
    abilities: ["haste", "prowess"],
  }),
  creature({
    name: { en: "Young Wolf", ja: "若き狼" },
    cost: "{G}",
    subtypes: ["Wolf"],
    power: 1,
    toughness: 1,
    abilities: ["undying"],
  }),
  creature({
    name: { en: "Kitchen Finks", ja: "台所の嫌がらせ屋" },
    cost: "{1}{G/W}{G/W}",
    subtypes: ["Ouphe"],
    power: 3,
    toughness: 2,
    abilities: [{ when: { on: "enters", object: "this" }, do: { gainLife: 2 } }, "persist"],
  }),
  creature({
    name: { en: "Drudge Skeletons", ja: "蠢く骸骨" },
    cost: "{1}{B}",
    subtypes: ["Skeleton"],
    power: 1,
    toughness: 1,
    abilities: [{ activate: { regenerate: "this" }, cost: [{ mana: "{B}" }] }],
  }),
  creature({
    name: { en: "Glistener Elf", ja: "ぎらつかせのエルフ" },
    cost: "{G}",
    subtypes: ["Phyrexian", "Elf", "Warrior"],
    power: 1,
    toughness: 1,
    abilities: ["infect"],
  }),
  instant({
    name: { en: "Lightning Bolt", ja: "稲妻" },
    cost: "{R}",
    abilities: [spell({ damage: 3, to: { target: "any-target" } })],
  }),
  instant({
    name: { en: "Twisted Image" },
    cost: "{U}",
    abilities: [
      spell([
        { continuous: { does: { switchPowerToughness: true } }, on: creatureTarget, until: "this-turn" },
        { draw: 1 },
      ]),
    ],
  }),
]
