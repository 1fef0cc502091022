import type { DmCard, DmFace } from "../lexicon.ts"
import {
  aura,
  card,
  chosen,
  creature,
  draw,
  every,
  inYour,
  returnToHand,
  spellText,
  tap,
  theirCreature,
  twinpact,
  when,
  whenAttacks,
  whenEnters,
} from "./build.ts"

/** Twinpacts: a creature and a spell in one card (810). */
const twinpacts: readonly DmCard[] = [
  twinpact(
    {
      name: { ja: "イチゴッチ・タンク" },
      types: ["creature"],
      civilizations: ["nature"],
      cost: 7,
      power: 12000,
      races: ["グランセクト"],
      abilities: ["t-breaker"],
    },
    {
      name: { ja: "レッツ・ゴイチゴ" },
      types: ["spell"],
      civilizations: ["nature"],
      cost: 2,
      abilities: [spellText({ putIntoMana: { top: 1 } })],
    },
  ),
  twinpact(
    {
      name: { ja: "龍装者 バタラス" },
      types: ["creature"],
      civilizations: ["water"],
      cost: 5,
      power: 5000,
      races: ["ドラゴンギルド", "ムートピア"],
      abilities: [
        whenAttacks(
          {
            continuous: { does: { cant: "attack" } },
            on: chosen(theirCreature(), "held"),
            until: "until-your-next-turn",
          },
          { continuous: { does: { cant: "block" } }, on: { ref: "held" }, until: "until-your-next-turn" },
        ),
        "last-burst",
      ],
    },
    {
      name: { ja: "ネプタラン・ウェイブ" },
      types: ["spell"],
      civilizations: ["water"],
      cost: 2,
      abilities: [spellText(returnToHand(chosen({ type: "creature" })))],
    },
  ),
  twinpact(
    {
      name: { ja: "ソプラノ裁徒" },
      types: ["creature"],
      civilizations: ["light"],
      cost: 3,
      power: 3500,
      races: ["メタリカ", "サバキスト"],
      abilities: ["blocker", { static: { cant: "attack-players" } }, "last-burst"],
    },
    {
      name: { ja: "メロディアス・メロディ" },
      types: ["spell"],
      civilizations: ["light"],
      cost: 4,
      abilities: ["s-trigger", spellText(tap({ choose: theirCreature(), count: 2 }))],
    },
  ),
]

const newWorldOrder: DmFace = {
  name: { ja: "新世界秩序" },
  types: ["spell"],
  civilizations: ["light", "water", "darkness", "fire", "nature"],
  cost: 13,
  abilities: [
    spellText(
      returnToHand(every({ type: "creature", not: { raceWith: "ドラゴン" } })),
      {
        putIntoBattle: {
          choose: { zone: ["mana", "graveyard"], controller: "you", type: "creature", raceWith: "ドラゴン" },
          any: true,
        },
        as: "dragons",
      },
      { continuous: { does: { grant: "speed-attacker" } }, on: { ref: "dragons" }, until: "until-your-next-turn" },
      { continuous: { does: { grant: "blocker" } }, on: { ref: "dragons" }, until: "until-your-next-turn" },
    ),
  ],
}

const newWorldCells = ["新世界王の創造", "新世界王の破壊"] as const

/**
 * King Cells (814). Of 新世界王の〜 it is known that they have three civilizations, G・ストライク, and come to the mana zone
 * untapped when they are charged; which three, and their mana number, isn't, and charging untapped isn't modelled.
 */
const kingCells: readonly DmCard[] = newWorldCells.map(
  (ja, i): DmCard => ({
    name: { ja },
    layout: "king-cell",
    cells: newWorldCells,
    provenance: "reconstructed",
    faces: [
      {
        name: { ja },
        types: ["cell"],
        civilizations: i === 0 ? ["light", "water", "nature"] : ["darkness", "fire", "nature"],
        cost: 0,
        abilities: ["g-strike"],
      },
      newWorldOrder,
    ],
  }),
)

/** Dragheart cards: a weapon or a fortress with a creature on its back (807). */
const draghearts: readonly DmCard[] = [
  {
    name: { ja: "銀河剣 プロトハート" },
    provenance: "partial",
    faces: [
      {
        name: { ja: "銀河剣 プロトハート" },
        types: ["weapon"],
        special: ["dragheart"],
        civilizations: ["fire"],
        cost: 4,
        abilities: [
          { when: { on: "taps", object: "attached" }, do: { untap: "it" }, limit: "turn" },
          {
            when: { on: "turn-ends", player: "you" },
            if: {
              compare: [{ happened: { on: "attacks", object: "attached" } }, ">=", 2],
            },
            do: [{ dragsolve: "this" }, { untap: "this" }],
          },
        ],
      },
      {
        name: { ja: "星龍解 ガイギンガ・ソウル" },
        types: ["creature"],
        special: ["dragheart"],
        civilizations: ["fire"],
        cost: 7,
        power: 8000,
        races: ["ガイアール・コマンド・ドラゴン"],
        abilities: [{ when: { on: "taps", object: "this" }, do: { untap: "this" }, limit: "turn" }, "w-breaker"],
      },
    ],
  },
  {
    // What turns the fortress over, and its own abilities, aren't known.
    name: { ja: "神秘の集う遺跡 エウル＝ブッカ" },
    provenance: "reconstructed",
    faces: [
      {
        name: { ja: "神秘の集う遺跡 エウル＝ブッカ" },
        types: ["fortress"],
        special: ["dragheart"],
        civilizations: ["nature"],
        cost: 3,
      },
      {
        name: { ja: "遺跡類神秘目 レジル＝エウル＝ブッカ" },
        types: ["creature"],
        special: ["dragheart"],
        civilizations: ["nature"],
        cost: 6,
        power: 5000,
        races: ["ジュラシック・コマンド・ドラゴン"],
        abilities: [
          {
            static: { costs: { less: 2, upTo: true, optional: true, atLeast: 1 } },
            to: { type: "creature", controller: "you" },
          },
        ],
      },
    ],
  },
  creature({
    name: { ja: "龍覇 ザ＝デッドマン" },
    civilizations: ["nature"],
    cost: 8,
    power: 8000,
    races: ["ジュラシック・コマンド・ドラゴン", "ドラグナー"],
    abilities: [
      whenEnters({
        putIntoBattle: chosen(inYour("hyperspatial", { special: "dragheart", civilization: "nature", maxCost: 5 })),
        equippedTo: "this",
      }),
      {
        static: {
          payInstead: (["light", "water", "darkness", "fire", "nature"] as const).map((civilization) => ({
            tapping: { zone: "mana", civilization },
          })),
        },
        to: { type: ["creature", "spell"], controller: "you" },
      },
      "w-breaker",
    ],
  }),
]

/** Cards about kinds of cards. */
const kinds: readonly DmCard[] = [
  card(
    {
      name: { ja: "完全水中要塞 アカシック3" },
      civilizations: ["water"],
      cost: 10,
      abilities: [{ static: { free: true }, to: { type: "spell", controller: "you" } }],
    },
    { types: ["field"] },
  ),
  creature({
    // Only that it lets weapons and fortresses be used is known.
    name: { ja: "戦闘の天才 ムロク" },
    civilizations: ["fire"],
    cost: 6,
    power: 6000,
    races: ["ヒューマノイド"],
    provenance: "reconstructed",
    abilities: [
      {
        static: { usableByItself: true, usableFrom: "hyperspatial" },
        to: { zone: "hyperspatial", controller: "you", type: ["weapon", "fortress"] },
      },
    ],
  }),
  card(
    {
      // Its seals, and the creature on its other side, aren't modelled.
      name: { ja: "禁断〜目醒めの刻〜" },
      civilizations: ["fire"],
      cost: 4,
      provenance: "partial",
      abilities: [{ static: { usableByItself: true } }],
    },
    { types: ["pulse"] },
  ),
  aura({
    name: { ja: "極幻夢 ギャ・ザール" },
    civilizations: ["water"],
    cost: 5,
    power: 2000,
    races: ["トリックス", "デリートロン"],
    abilities: [
      when({ on: "attacks", object: "attached" }, draw(1), {
        may: { useFree: chosen(inYour("hand", { type: ["spell", "aura"], maxCost: 6 })) },
      }),
    ],
  }),
  aura({
    name: { ja: "幽影スピナ・ペドロ" },
    civilizations: ["darkness"],
    cost: 5,
    power: 4000,
    races: ["マフィ・ギャング", "デリートロン"],
    abilities: [{ static: { grant: "powered-breaker" }, to: "attached" }, { static: { usableFrom: "graveyard" } }],
  }),
]

export const manySided: readonly DmCard[] = [...twinpacts, ...kingCells, ...draghearts, ...kinds]
