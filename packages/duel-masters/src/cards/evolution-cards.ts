import type { DmAbility, DmCard, DmEffect, DmFilter, DmPattern } from "../lexicon.ts"
import {
  always,
  chosen,
  creature,
  destroy,
  draw,
  every,
  evolution,
  exists,
  inYour,
  may,
  modal,
  powerThisTurn,
  putFrom,
  putIntoGraveyard,
  putIntoMana,
  putOut,
  ref,
  returnToHand,
  spell,
  tamaseed,
  theirCreature,
  theirs,
  topCards,
  untap,
  upTo,
  when,
  whenAttacks,
  whenEnters,
  yourCreature,
  yours,
} from "./build.ts"

/* Evolution in its kinds, creatures that don't leave so easily, and cards that change what others are. */

const lexstars = (civilization: "light" | "darkness"): DmFilter => ({
  any: [{ race: "レクスターズ" }, { civilization }],
})
const yourGraveyard = { count: { all: inYour("graveyard") } } as const

/** What happens as another card is put on it. */
const shinkaPower = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "becomes-base", object: "this" }, ...effects)

/** A card that comes to one's mana zone with one of these civilizations (スペース・チャージ). */
const charged = (civilization: "fire" | "darkness"): DmPattern => ({
  on: "put-into-mana",
  object: { owner: "you", civilization },
})

export const evolutionCards: readonly DmCard[] = [
  creature({
    name: { ja: "「正義星帝」 ＜ライオネル.Star＞", en: "Stilljustice, Lionel Star", unofficial: ["en"] },
    special: ["star-evolution"],
    civilizations: ["light"],
    cost: 5,
    power: 9500,
    races: ["メタリカ", "エンジェル・コマンド", "レクスターズ"],
    abilities: [
      { starEvolution: lexstars("light") },
      "w-breaker",
      whenEnters(draw(1), may(putFrom("hand", { type: "tamaseed", civilization: "light" }))),
      {
        when: { on: "enters", object: yours({ type: "tamaseed" }) },
        do: may(putFrom("hand", { type: "creature", special: "evolution", maxCost: 6 })),
        limit: "turn",
      },
    ],
  }),
  creature({
    name: { ja: "「正義星帝」", en: "Stilljustice", unofficial: ["en"] },
    civilizations: ["light"],
    cost: 3,
    power: 3500,
    races: ["メタリカ", "レクスターズ"],
    abilities: [
      always(
        { costs: { less: 1, atLeast: 1 } },
        { zone: "hand", owner: "you", type: "creature", special: "evolution" },
      ),
      whenEnters({ continuous: { does: { cant: "leave" } }, on: "this", until: "until-your-next-turn" }),
      shinkaPower({
        continuous: { does: { cantUse: { type: "spell", maxCost: 4, owner: "opponent" } } },
        until: "until-your-next-turn",
      }),
    ],
  }),
  creature({
    name: { ja: "Code：-MAX" },
    special: ["s-max-evolution"],
    civilizations: ["water"],
    cost: 6,
    power: 7000,
    races: ["ドラゴン・コード", "トリックス", "レクスターズ"],
    abilities: [
      "s-max-evolution",
      "w-breaker",
      whenEnters(may(draw(2))),
      whenAttacks(
        may({
          either: [
            { useFree: chosen(inYour("hand", { type: "tamaseed", maxCost: 4 })) },
            { useFree: chosen(inYour("hand", { type: "spell", maxCost: 4 })) },
          ],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "無限超竜ボルザード", en: "Infinity Super Dragon Bolzard", unofficial: ["en"] },
    special: ["evolution"],
    civilizations: ["fire"],
    cost: 7,
    power: 8000,
    races: ["アーマード・ドラゴン"],
    abilities: [
      { evolution: {}, orMore: true },
      whenAttacks({
        may: putIntoGraveyard(chosen({ beneath: "this" })),
        then: modal({
          choose: 1,
          modes: [
            putIntoGraveyard({ choose: { zone: "mana", controller: "opponent" }, by: "opponent" }),
            putIntoGraveyard(chosen(theirs({ type: "cross-gear" }))),
            putIntoGraveyard(chosen({ zone: "shields", type: "castle", controller: "opponent" })),
          ],
        }),
      }),
      "w-breaker",
    ],
  }),
  creature({
    name: { ja: "死皇帝ハデス", en: "Death Emperor Hades", unofficial: ["en"] },
    special: ["evolution"],
    civilizations: ["darkness"],
    cost: 8,
    power: 9000,
    races: ["ダークロード"],
    provenance: "partial",
    abilities: [
      { evolution: { civilization: "darkness" }, from: "graveyard" },
      {
        static: { usableFrom: "graveyard" },
        to: { zone: "graveyard", owner: "you", type: "creature" },
        while: { yourTurn: true },
      },
      "w-breaker",
    ],
  }),
  creature({
    name: { ja: "ゲンムエンペラー ＜デスザ.Star＞", en: "Genmu Emperor, Deathza Star", unofficial: ["en"] },
    special: ["star-evolution"],
    civilizations: ["darkness"],
    cost: 7,
    power: 12000,
    races: ["∞ドラゴン", "デーモン・コマンド・ドラゴン", "レクスターズ"],
    abilities: [
      { static: { costs: { less: 3 } }, while: exists(inYour("graveyard"), 4) },
      { starEvolution: lexstars("darkness") },
      "t-breaker",
      whenAttacks(destroy(chosen(theirCreature()))),
    ],
  }),
  creature({
    name: { ja: "凶鬼31号", en: "Kyoki 31", unofficial: ["en"] },
    civilizations: ["darkness"],
    cost: 3,
    power: 3000,
    races: ["マフィ・ギャング", "レクスターズ"],
    provenance: "reconstructed",
    abilities: [shinkaPower(powerThisTurn(chosen(theirCreature()), { times: [-1000, yourGraveyard] }))],
  }),
  creature({
    name: { ja: "∞龍 ゲンムエンペラー", en: "Infinity Dragon Genmu Emperor", unofficial: ["en"] },
    civilizations: ["water", "darkness"],
    cost: "infinity",
    power: 1000000,
    races: ["∞マスター・ドラゴン", "チーム零"],
    provenance: "partial",
    abilities: [
      { mugenCrime: 4, mana: 4, civilizations: ["water", "darkness"] },
      "world-breaker",
      "blocker",
      { static: { ignored: true }, to: { type: "creature", maxCost: 5 } },
      { static: { ignored: true }, to: { type: "spell", zone: ["hand", "graveyard", "mana", "deck"], maxCost: 5 } },
    ],
  }),
  creature({
    name: { ja: "あたりポンの助", en: "Atari Ponnosuke", unofficial: ["en"] },
    civilizations: [],
    cost: 6,
    power: 6000,
    races: ["ジョーカーズ"],
    abilities: [
      "w-breaker",
      whenEnters(
        { nameCard: { type: "creature", not: { sharing: { what: "name", with: "this" } } }, as: "named" },
        {
          continuous: { does: { ignored: true }, to: { type: "creature", named: "named" } },
          until: "while-source",
        },
      ),
    ],
  }),
  creature({
    name: { ja: "紫天連結 ネバーシデンド", en: "Neversidend, Purple Sky Linkage", unofficial: ["en"] },
    civilizations: ["light", "fire"],
    cost: 7,
    power: 8000,
    races: ["ディスペクター", "アーマード・ドラゴン", "エンジェル・コマンド・ドラゴン"],
    abilities: [
      "ex-life",
      "blocker",
      "w-breaker",
      when({ on: "taps", object: "this", nth: 1 }, untap("this")),
      when(
        { on: "leaves-shields", object: { exLifeOf: "this" } },
        { continuous: { does: { cant: "leave" } }, on: "this", until: "this-turn" },
      ),
    ],
  }),
  creature({
    name: { ja: "聖魔連結王 バロディアス", en: "Balodias, Linked Holy Demon King", unofficial: ["en"] },
    civilizations: ["light", "darkness", "fire"],
    cost: 8,
    power: 13000,
    races: ["ディスペクター", "デーモン・コマンド", "エンジェル・コマンド"],
    provenance: "partial",
    abilities: [
      "ex-life",
      "t-breaker",
      whenEnters(destroy(chosen(theirCreature()))),
      when({ on: "leaves-shields", object: { exLifeOf: "this" } }, destroy(chosen(theirCreature()))),
    ],
  }),
  tamaseed({
    name: { ja: "スターマンの天海珠", en: "Starman's Stone of Sky and Sea", unofficial: ["en"] },
    civilizations: ["light", "water"],
    cost: 5,
    races: ["スターノイド", "レクスターズ"],
    abilities: [
      "shinkarize",
      whenEnters(
        {
          search: {
            type: "creature",
            special: "evolution",
            civilization: ["light", "water"],
            maxCost: { count: every(yours({ type: "tamaseed" })) },
          },
          upTo: 1,
          as: "found",
        },
        { try: putOut(ref("found")), then: { shuffle: "you" } },
      ),
      {
        when: { on: "attacks", object: yourCreature({ special: "evolution" }) },
        do: may([draw(1), { addShield: topCards(1) }]),
        limit: "turn",
      },
    ],
  }),
  creature({
    name: { ja: "崇高なる智略 オクトーパ", en: "Octopa, Lofty Stratagem", unofficial: ["en"] },
    special: ["neo"],
    civilizations: ["water"],
    cost: 5,
    power: 3000,
    races: ["ムートピア"],
    abilities: [
      "s-trigger",
      { neoEvolution: { civilization: "water" } },
      when(
        { on: ["enters", "attacks"], object: "this" },
        {
          continuous: { does: { cant: "attack" } },
          on: chosen(theirCreature(), "held"),
          until: "until-your-next-turn",
        },
        { continuous: { does: { cant: "block" } }, on: ref("held"), until: "until-your-next-turn" },
      ),
    ],
  }),
  creature({
    name: { ja: "デック・ザ・デッキー", en: "Deck the Deckie", unofficial: ["en"] },
    special: ["neo"],
    civilizations: [],
    cost: 5,
    power: 5000,
    races: ["ジョーカーズ"],
    abilities: [
      { neoEvolution: { race: "ジョーカーズ" } },
      whenAttacks({ putOnDeck: chosen(theirCreature({ maxCost: 4 })), at: "bottom" }),
      {
        static: { power: 3000, grant: "w-breaker" },
        while: { matches: "this", filter: { type: "creature", special: "evolution" } },
      },
    ],
  }),
  creature({
    name: { ja: "淵魂 グレート＝ジャシン帝", en: "Great Jashin, Soul of the Abyss", unofficial: ["en"] },
    special: ["g-neo"],
    civilizations: ["water", "darkness", "fire"],
    cost: 4,
    power: 5000,
    races: ["アビスロイヤル"],
    abilities: [
      { gNeoEvolution: { civilization: ["water", "darkness", "fire"] } },
      "blocker",
      whenEnters(modal({ choose: 1, modes: [draw(2), { breakShields: 1, by: "this" }] })),
    ],
  }),
  creature({
    name: { ja: "アンティハムト", en: "Antihamuto", unofficial: ["en"] },
    civilizations: ["darkness"],
    cost: 5,
    power: 5000,
    races: ["アビスロイヤル"],
    provenance: "reconstructed",
    abilities: [
      whenEnters(
        { putIntoBattle: chosen(inYour("graveyard", { type: "creature", maxCost: 3 })), as: "out" },
        powerThisTurn(ref("out"), 3000),
      ),
    ],
  }),
  spell({
    name: { ja: "シラハの絆", en: "Bond of Shiraha", unofficial: ["en"] },
    civilizations: ["light"],
    cost: 5,
    provenance: "reconstructed",
    abilities: ["s-trigger"],
    text: [
      { let: "chosen", be: upTo(2, theirCreature()) },
      { addShield: chosen({ is: ref("chosen") }) },
      returnToHand(every({ is: ref("chosen"), zone: "battle" })),
    ],
  }),
  creature({
    name: { ja: "薫風妖精コートニー", en: "Courtney, Balmy Breeze Fairy", unofficial: ["en"] },
    civilizations: ["nature"],
    cost: 2,
    power: 2000,
    races: ["スノーフェアリー"],
    abilities: [
      {
        static: { civilizations: ["light", "water", "darkness", "fire", "nature"] },
        to: { zone: "mana", owner: "you" },
      },
    ],
  }),
  creature({
    name: { ja: "武者の超人", en: "Geo Musha Giant", unofficial: ["en"] },
    civilizations: ["nature"],
    cost: 7,
    power: 6000,
    races: ["ジャイアント", "エイリアン"],
    abilities: [
      when(charged("fire"), may(destroy(chosen(theirCreature({ maxPower: 6000 }))))),
      whenAttacks(may(returnToHand(chosen(inYour("mana", { civilization: "fire" }))))),
      "w-breaker",
    ],
  }),
  creature({
    name: { ja: "獣軍隊 ヤドック", en: "Yadok, Beast Army", unofficial: ["en"] },
    civilizations: ["nature"],
    cost: 4,
    power: 4000,
    races: ["ゲリラ・コマンド", "侵略者"],
    abilities: [
      {
        replace: {
          on: "enters",
          object: {
            type: "creature",
            controller: "opponent",
            minCost: { plus: [1, { count: every({ zone: "mana", controller: "opponent" }) }] },
          },
        },
        with: putIntoMana("it"),
      },
    ],
  }),
  creature({
    name: { ja: "虹速 ザ・ヴェルデ", en: "The Verde, Rainbow Speed", unofficial: ["en"] },
    civilizations: ["nature"],
    cost: 4,
    power: 4000,
    races: ["ソニック・コマンド", "侵略者"],
    abilities: [
      { static: { usableFrom: "mana" } },
      "mach-fighter",
      {
        static: { civilizations: ["light", "water", "darkness", "fire", "nature"] },
        zone: ["battle", "graveyard"],
      },
    ],
  }),
  creature({
    name: { ja: "ポッポ・弥太郎・パッピー", en: "Poppo Yataro Pappi", unofficial: ["en"] },
    civilizations: ["fire"],
    cost: 2,
    power: 2000,
    races: ["ファイアー・バード", "サムライ"],
    abilities: [{ saver: { any: [{ raceWith: "ドラゴン" }, { race: "サムライ" }] } }],
  }),
  evolution(
    {
      name: { ja: "守護聖天ラディア・バーレ", en: "Ladia Bale, the Inspirational" },
      civilizations: ["light"],
      cost: 6,
      power: 9500,
      races: ["ガーディアン"],
      abilities: ["blocker", "w-breaker"],
    },
    { race: "ガーディアン" },
  ),
]
