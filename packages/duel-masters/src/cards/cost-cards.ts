import { type Civilization, type DmCard, type DmCost, type DmEffect, type DmFilter, zoneNames } from "../lexicon.ts"
import {
  always,
  anyNumber,
  chosen,
  creature,
  destroy,
  discard,
  draw,
  every,
  inYour,
  may,
  modal,
  putFrom,
  putIntoMana,
  putOut,
  ref,
  returnToHand,
  spell,
  theirCreature,
  topCards,
  upTo,
  when,
  whenAttacks,
  whenEnters,
  yourCreature,
  yours,
} from "./build.ts"

/* Cards that say something of costs: of their own, of others', or of how a cost may be met. */

const tapOne = (civilization: Civilization, count = 1): DmCost => ({
  tapping: { zone: "mana", civilization },
  count,
})

const jokers: DmFilter = { race: "ジョーカーズ" }

/** A spell that may be cast by tapping creatures of its civilization instead of paying. */
const castByTapping = (civilization: Civilization, count: number) =>
  always({ payInstead: [{ tapping: { type: "creature", civilization }, count }] })

/** Tap an opposing creature, which won't untap as the opponent's next turn begins. */
const holding: readonly DmEffect[] = [
  { let: "held", be: chosen(theirCreature()) },
  { tap: ref("held") },
  { continuous: { does: { cant: "untap" } }, on: ref("held"), until: "through-opponents-next-turn" },
]

export const costCards: readonly DmCard[] = [
  creature({
    name: { ja: "Kl'avia Tune", en: "Kl'avia Tune" },
    civilizations: ["water"],
    cost: 8,
    power: 12000,
    races: ["マジック・コマンド・ドラゴン"],
    abilities: [
      "blocker",
      "t-breaker",
      whenEnters({
        continuous: { does: { cant: ["attack", "block"] } },
        on: every(theirCreature({ maxCost: 7 })),
        until: "until-your-next-turn",
      }),
      always({ costBecomes: 8 }, { controller: "opponent", maxCost: 7, not: { type: "creature" } }),
    ],
    provenance: "partial",
  }),
  creature({
    name: { ja: "真槍電融 ソウル・ヴァイラックス" },
    civilizations: ["water", "fire", "nature"],
    cost: 7,
    power: 13000,
    races: ["ディスペクター", "リキッド・ピープル", "フェニックス"],
    abilities: [
      always({ costs: { less: 2, optional: true, act: returnToHand(chosen(yourCreature())) } }),
      "ex-life",
      "speed-attacker",
      "mach-fighter",
      "t-breaker",
      always({ cantBeBlocked: true }, undefined, { matches: "this", filter: { enteredThisTurn: true } }),
    ],
  }),
  creature({
    name: { ja: "ヤッタレマン", en: "Yattareman", unofficial: ["en"] },
    civilizations: [],
    cost: 2,
    power: 2000,
    races: ["ジョーカーズ"],
    abilities: [always({ costs: { less: 1, atLeast: 1 } }, yours({ type: "creature", ...jokers }))],
  }),
  creature({
    name: { ja: "ジョット・ガン・ジョラゴン" },
    civilizations: [],
    cost: 7,
    power: 11000,
    races: ["マスター・ドラゴン", "ジョーカーズ"],
    abilities: [
      always({
        costs: { lessEach: 1, optional: true, act: returnToHand(anyNumber(yours({ ...jokers }))) },
      }),
      "speed-attacker",
      "w-breaker",
      whenAttacks(draw(1), discard(1)),
    ],
    provenance: "partial",
  }),
  creature({
    name: { ja: "無龍" },
    civilizations: ["darkness"],
    cost: 5,
    power: 5000,
    abilities: [
      {
        static: { costs: { less: 3, atLeast: 1 } },
        while: { exists: inYour("graveyard"), atLeast: 2 },
      },
    ],
    provenance: "reconstructed",
  }),
  creature({
    name: { ja: "BAKUOOON・ミッツァイル" },
    civilizations: ["fire"],
    cost: 9,
    power: 9000,
    races: ["ビートジョッキー", "ワンダフォース"],
    abilities: [
      always({ costs: { lessEach: 2, atLeast: 1, optional: true, act: destroy(anyNumber(yourCreature())) } }),
      "w-breaker",
      whenEnters({ grSummon: { doneForCost: true } }),
      always({ grant: "speed-attacker" }, yourCreature()),
    ],
  }),
  spell({
    name: { ja: "“魔神轟怒”万軍投" },
    civilizations: ["fire"],
    cost: 6,
    abilities: [{ masterGods: 2 }],
    text: [{ grSummon: 3 }],
  }),
  spell({
    name: { ja: "助招！サイネリアvs.トレイン" },
    civilizations: ["nature"],
    cost: 6,
    abilities: [
      always({
        costs: { lessEach: 1, atLeast: 1, optional: true, act: putIntoMana(anyNumber(yours({ type: "element" }))) },
      }),
    ],
    text: [putFrom("mana", { type: "creature", maxCost: 6 })],
    provenance: "reconstructed",
  }),
  creature({
    name: { ja: "ベイB ジャック" },
    civilizations: ["nature"],
    cost: 1,
    power: 6000,
    races: ["ミルクボーイ", "イニシャルズ"],
    abilities: [
      always({ entersTapped: true }),
      "w-breaker",
      always({ cant: "untap" }),
      when(
        { on: "draws", player: "you" },
        {
          may: { tap: { choose: inYour("mana", { tapped: false }), count: 3 } },
          then: { untap: "this" },
        },
      ),
      always({ tapForMana: true }, yourCreature()),
    ],
  }),
  {
    name: { ja: "希望のジョー星" },
    faces: [
      {
        types: ["field"],
        special: ["d2"],
        civilizations: [],
        cost: 3,
        races: ["ジョーカーズ"],
        abilities: [always({ colorless: true }, { zone: zoneNames })],
      },
    ],
  },
  spell({
    name: { ja: "心転地と透幻郷の決断", en: "Perfect Adventure", unofficial: ["en"] },
    civilizations: ["light", "water", "nature"],
    cost: 4,
    abilities: [{ ddd: 5, civilizations: ["light", "water", "nature"], from: ["hand", "mana"] }],
    text: [
      modal({
        choose: 2,
        instead: { if: { byKeyword: "ddd" }, choose: { oneOf: [2, 3] } },
        mayRepeat: true,
        modes: [
          [
            draw(2),
            {
              either: [
                { putOnDeck: chosen(inYour("hand")), at: "top" },
                { putOnDeck: chosen(inYour("hand")), at: "bottom" },
              ],
            },
          ],
          [{ useFree: chosen(inYour("hand", { maxCost: 3 })) }],
          [putIntoMana(chosen({ type: "element", maxCost: 6 }))],
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "夢幻の無", en: "Daydream Dark Matter", unofficial: ["en"] },
    civilizations: ["water", "darkness"],
    cost: "infinity",
    races: ["チーム零"],
    abilities: [
      { mugenCrime: 4, mana: 4, civilizations: ["water", "darkness"] },
      {
        replace: { on: "after-cast", object: "this" },
        with: { putOnDeck: "this", at: "bottom" },
        zone: "anywhere",
      },
    ],
    text: [
      draw(1),
      {
        may: { skipTurn: "opponent" },
        by: "opponent",
        else: [
          { let: "card", be: { random: { zone: "hand", controller: "opponent" } } },
          { let: "body", be: chosen(theirCreature()) },
          {
            putOnDeck: { all: { any: [{ is: ref("card"), zone: "hand" }, { is: ref("body") }] } },
            at: "bottom",
            order: "chosen",
          },
          may(putOut(chosen(inYour(["hand", "graveyard"], { type: "creature", civilization: ["water", "darkness"] })))),
        ],
      },
    ],
    provenance: "partial",
  }),
  creature({
    name: { ja: "黒神龍スカルシューム" },
    civilizations: ["darkness"],
    cost: 5,
    power: 6000,
    races: ["ドラゴン・ゾンビ"],
    abilities: [
      always({ payFor: { mana: 2, civilizations: ["darkness"] } }),
      {
        when: { on: "enters", object: "this" },
        if: { usedBy: "pay-for" },
        do: { may: { draw: 2, by: "opponent" }, by: "opponent" },
      },
      "w-breaker",
    ],
  }),
  spell({
    name: { ja: "暗闇の裏闇市" },
    civilizations: ["darkness"],
    cost: 4,
    abilities: [castByTapping("darkness", 4)],
    text: [{ destroy: anyNumber(yourCreature()), as: "destroyed" }, draw({ times: [2, { count: ref("destroyed") }] })],
  }),
  spell({
    name: { ja: "シンクロ・チューン" },
    civilizations: ["fire"],
    cost: 3,
    abilities: [castByTapping("fire", 2)],
    text: [discard(1), draw(2)],
  }),
  spell({
    name: { ja: "♪面白き こともなき墓地を 面白く" },
    civilizations: ["water"],
    cost: 2,
    races: ["マジック・ソング"],
    text: [
      {
        continuous: { does: { usableFrom: "graveyard" } },
        on: chosen(inYour("graveyard", { type: ["spell", "tamaseed"] })),
        until: "this-turn",
      },
    ],
  }),
  creature({
    name: { ja: "仙界の麒麟児 ミロク" },
    civilizations: ["light", "water", "darkness", "fire", "nature"],
    cost: 40,
    power: 36900,
    races: ["スターノイド", "マシン・イーター"],
    mana: 1,
    abilities: [
      always({ costs: { less: { times: [7, { typesOf: inYour("mana") }] }, atLeast: 5 } }),
      "world-breaker",
      whenEnters(
        { let: "shown", be: topCards(7) },
        { reveal: ref("shown") },
        { returnToHand: { choose: { is: ref("shown"), zone: "deck" }, any: true }, as: "taken" },
        {
          putOnDeck: { all: { is: ref("shown"), zone: "deck", not: { is: ref("taken") } } },
          at: "bottom",
          order: "chosen",
        },
      ),
      when(
        { on: "uses", player: "opponent" },
        { may: { useFree: chosen(inYour("hand", { sharing: { what: "type", with: "it" } })) } },
      ),
    ],
    provenance: "partial",
  }),
  creature({
    name: { ja: "邪帝縫合王 ザ＝デッドルナ" },
    civilizations: ["water", "darkness", "nature"],
    cost: 8,
    power: 13000,
    races: ["ディスペクター", "ゴッド", "ドラグナー"],
    abilities: [
      "ex-life",
      "t-breaker",
      always({ costs: { less: { number: "civilizations", of: "it" }, atLeast: 1 } }, yours()),
      when(
        { on: "attack-ends", object: "this" },
        { untap: upTo(5, inYour("mana", { tapped: true })) },
        may({ usePaying: chosen(inYour(["hand", "graveyard"], { type: ["spell", "creature"] })) }),
      ),
    ],
  }),
  creature({
    name: { ja: "DS電融 ザ＝デッドNEXT" },
    civilizations: ["water", "fire", "nature"],
    cost: 10,
    power: 17000,
    races: ["ディスペクター", "ヒューマノイド爆", "ジュラシック・コマンド・ドラゴン", "ドラグナー"],
    abilities: [
      "ex-life",
      "speed-attacker",
      "t-breaker",
      whenEnters({ continuous: { does: { attacksUntapped: true } }, on: every(yourCreature()), until: "this-turn" }),
      always({ payInstead: [tapOne("water", 2), tapOne("fire", 2), tapOne("nature", 2)] }, yours()),
    ],
  }),
  creature({
    name: { ja: "「純愛の紅」" },
    civilizations: ["light"],
    cost: 6,
    power: 6500,
    races: ["メタリカ", "チーム銀河"],
    abilities: [
      { galaxyShield: 3, civilizations: ["light"] },
      {
        when: { on: "turn-starts", player: "you" },
        if: { matches: "this", filter: { zone: "shields", faceUp: true } },
        do: { useFree: "this", asPaid: true },
        zone: "shields",
      },
      "w-breaker",
      whenEnters(...holding),
      { when: { on: "put-into-shields", object: "this", name: "face-up" }, do: holding, zone: "anywhere" },
    ],
  }),
  creature({
    name: { ja: "妖精 アジサイ-2" },
    civilizations: ["water", "nature"],
    cost: 4,
    power: 2000,
    races: ["スノーフェアリー", "ディスタス"],
    abilities: [
      whenEnters(
        { let: "seen", be: topCards(2) },
        { look: ref("seen") },
        { putIntoMana: { choose: { is: ref("seen"), zone: "deck" } }, as: "planted" },
        { returnToHand: { all: { is: ref("seen"), zone: "deck", not: { is: ref("planted") } } } },
      ),
      { sasageru: 2 },
    ],
  }),
  creature({
    name: { ja: "封魔秘宝アバランバ" },
    civilizations: ["darkness"],
    cost: 4,
    power: 3000,
    races: ["パンドラボックス"],
    abilities: [
      {
        oDrive: 1,
        civilizations: ["water"],
        leads: [whenEnters(draw(3), { putOnDeck: { choose: inYour("hand"), count: 2 }, at: "top", order: "chosen" })],
      },
    ],
  }),
  creature({
    name: { ja: "機動闘竜メタルクロー" },
    civilizations: ["fire"],
    cost: 3,
    power: 2000,
    races: ["アーマロイド", "ティラノ・ドレイク"],
    abilities: [
      { oDrive: 1, civilizations: ["darkness"], as: "darkness", leads: [always({ grant: "slayer" })] },
      { oDrive: 1, civilizations: ["nature"], as: "nature", leads: [always({ power: 3000 })] },
    ],
    provenance: "reconstructed",
  }),
  spell({
    name: { ja: "ガーデニング・ドライブ" },
    civilizations: ["nature"],
    cost: 3,
    abilities: [{ oDrive: 1, civilizations: ["light"] }],
    text: [
      putIntoMana(topCards(1)),
      { if: { paidAdditional: true }, then: returnToHand(chosen(inYour("mana", { type: "spell" }))) },
    ],
  }),
  creature({
    name: { ja: "陰陽の舞" },
    civilizations: ["nature"],
    cost: 5,
    power: 3000,
    races: ["ビーストフォーク", "W・ソウル"],
    abilities: [
      { manaBirth: 0 },
      {
        when: { on: "enters", object: "this" },
        if: { usedFrom: "mana" },
        do: {
          try: { putIntoGraveyard: chosen(inYour("mana", { civilization: "nature" })) },
          then: [],
          else: destroy("this"),
        },
      },
    ],
  }),
  creature({
    name: { ja: "ライマー・ドルイド" },
    civilizations: ["darkness", "nature"],
    cost: 7,
    power: 7000,
    races: ["不死樹王国"],
    abilities: [
      "w-breaker",
      whenEnters(
        { let: "shown", be: topCards(4) },
        { reveal: ref("shown") },
        { putIntoMana: { choose: { is: ref("shown"), zone: "deck" } }, tapped: true, as: "planted" },
        { putIntoGraveyard: { all: { is: ref("shown"), zone: "deck", not: { is: ref("planted") } } } },
      ),
      { when: { on: "enters", object: "this" }, if: { usedFrom: "hand" }, do: destroy("this") },
      { fushigibirth: 7, civilizations: ["darkness", "nature"] },
    ],
    provenance: "partial",
  }),
  spell({
    name: { ja: "「ファーーーー！俺様は哀しい!!」" },
    civilizations: ["nature"],
    cost: 11,
    abilities: [{ hyperEnergy: 2 }],
    text: [
      { putOnDeck: every(inYour("graveyard")), at: "bottom" },
      { shuffle: "you" },
      { let: "seen", be: topCards(4) },
      { look: ref("seen") },
      may(putOut(chosen({ is: ref("seen"), zone: "deck", type: "creature" }))),
      { putOnDeck: { all: { is: ref("seen"), zone: "deck" } }, at: "bottom", order: "chosen" },
    ],
  }),
  creature({
    name: { ja: "星龍パーフェクト・アース" },
    civilizations: ["light", "water", "darkness", "fire", "nature"],
    cost: 7,
    power: 7000,
    races: ["ワールド・ドラゴン"],
    mana: 0,
    abilities: ["w-breaker"],
    provenance: "reconstructed",
  }),
]
