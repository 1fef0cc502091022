import {
  type Ability,
  type Fields,
  integer,
  listOf,
  oneOrMore,
  optional,
  type Shape,
  term,
  text,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { civilizations, type DmAbility, type DmKeyword, type PlainKeyword, plainKeywords } from "../lexicon.ts"
import { meaningsInAttacks, onlyIf } from "./keywords-in-attacks.ts"
import { leadingKeywords, leadingMeanings, toldMeanings } from "./leading-keywords.ts"
import { meaning } from "./plain-keywords.ts"

const civilized = listOf(words(...civilizations))

const headed = (shape: Shape, doc: Word["doc"] & object, fields?: Fields): Word => ({
  shape,
  doc,
  ...(fields === undefined ? {} : { fields }),
})

/** Keyword abilities. */
export const keywords: Readonly<Record<string, Word>> = {
  ...Object.fromEntries(plainKeywords.map((word) => [word, { shape: yes, doc: meaning[word] }])),
  powerAttacker: headed(term("value"), {
    en: "Power Attacker: so much more power while attacking",
    ja: "パワーアタッカー",
  }),
  evolution: headed(
    term("filter"),
    { en: "Evolution: put on one of these", ja: "進化" },
    {
      count: optional(integer(1)),
      orMore: optional(yes),
      with: optional(listOf(term("filter"), 1)),
      from: optional(oneOrMore(words("battle", "graveyard", "mana", "hand"))),
    },
  ),
  starEvolution: headed(term("filter"), {
    en: "Star Evolution: put on one of these; instead of leaving, only its topmost card leaves",
    ja: "スター進化",
  }),
  neoEvolution: headed(term("filter"), {
    en: "NEO Evolution: may be put on one of these; with a card beneath it is an evolution creature",
    ja: "NEO進化",
  }),
  saver: headed(term("filter"), {
    en: "Saver: may be destroyed instead of one of these of yours",
    ja: "セイバー",
  }),
  ultraSaver: headed(term("filter"), {
    en: "Ultra Saver: may be destroyed instead of one of these of yours leaving",
    ja: "ウルトラ・セイバー",
  }),
  gNeoEvolution: headed(term("filter"), {
    en: "G-NEO Evolution: NEO Evolution; instead of leaving, all cards beneath it leave",
    ja: "G-NEO進化",
  }),
  mugenCrime: headed(
    integer(1),
    {
      en: "Mugen Crime: used from hand or graveyard by tapping so many creatures and paying so much",
      ja: "ムゲンクライム",
    },
    { mana: integer(0), civilizations: civilized },
  ),
  ddd: headed(
    integer(0),
    { en: "D-D-D: used by paying so much", ja: "D・D・D" },
    { civilizations: civilized, from: optional(oneOrMore(term("zone"))) },
  ),
  manaBirth: headed(integer(0), { en: "Mana Birth: summoned from the mana zone for so much", ja: "マナ爆誕" }),
  recycle: headed(integer(0), {
    en: "Recycle: cast from the graveyard for so much, then put at the bottom of the deck",
    ja: "リサイクル",
  }),
  sasageru: headed(integer(1), {
    en: "Sasageru: may be destroyed so that a creature being summoned costs so much less",
    ja: "ササゲール",
  }),
  masterGods: headed(integer(1), {
    en: "Master G-O-D-S: a card may be discarded; then it costs so much less for each card discarded this turn",
    ja: "マスターG・O・D・S",
  }),
  fushigibirth: headed(
    integer(1),
    {
      en: "Fushigibirth: summoned from the graveyard for so much, less the cost of a creature put into the mana zone tapped",
      ja: "フシギバース",
    },
    { civilizations: civilized },
  ),
  hyperEnergy: headed(integer(1), {
    en: "Hyper Energy: creatures of different costs may be tapped; then it costs so much less for each",
    ja: "ハイパーエナジー",
  }),
  oDrive: headed(
    integer(0),
    { en: "O-Drive: an additional cost that may be paid; `leads`: what it has once it was paid", ja: "O・ドライブ" },
    { civilizations: civilized, as: optional(text), leads: optional(listOf(term("ability"), 1)) },
  ),
  galaxyShield: headed(
    integer(0),
    { en: "Galaxy Shield: instead of using it, pay so much and make it a face-up shield", ja: "ギャラクシールド" },
    { civilizations: civilized },
  ),
  gZero: headed(term("condition"), { en: "G-Zero: used free while this holds", ja: "G・ゼロ" }),
  sympathy: headed(term("filter"), { en: "Sympathy: costs one less for each of these of yours", ja: "シンパシー" }),
  kz: headed(term("effect"), { en: "KZ: what Kizuna uses", ja: "KZ能力" }),
  revolutionChange: headed(term("filter"), {
    en: "Revolution Change: as one of these of yours attacks, swapped with it from the hand",
    ja: "革命チェンジ",
  }),
  finalRevolution: headed(term("effect"), {
    en: "Final Revolution: as it comes by Revolution Change, once a turn",
    ja: "ファイナル革命",
  }),
  invasion: headed(
    term("filter"),
    { en: "Invasion: as one of these of yours attacks, put on it from the hand or from these zones", ja: "侵略" },
    { from: optional(oneOrMore(term("zone"))) },
  ),
  ninjaStrike: headed(
    integer(0),
    {
      en: "Ninja Strike: with so much mana, summoned free as an opposing creature attacks or blocks; `civilization`: if that is in the mana zone, too (Ura Ninja Strike)",
      ja: "ニンジャ・ストライク。`civilization`: その文明もマナゾーンに必要(ウラ・ニンジャ・ストライク)",
    },
    { civilization: optional(words(...civilizations)) },
  ),
  attackChance: headed(term("filter"), {
    en: "Attack Chance: used free as one of these of yours attacks",
    ja: "アタック・チャンス",
  }),
  kirifuDash: headed(
    integer(0),
    { en: "Kirifu Dash: used for so much after your creature broke a shield in its attack", ja: "キリフダッシュ" },
    { civilizations: civilized },
  ),
  jChange: headed(integer(0), {
    en: "J-Change: as it attacks, swapped with a Joker of this cost or less in your mana zone",
    ja: "Jチェンジ",
  }),
  sBack: headed(term("filter"), {
    en: "S-Back: used free by discarding one of these that comes from your shields to your hand",
    ja: "S・バック",
  }),
  superTrigger: headed(term("ability"), {
    en: "Super S-Trigger: an S-Trigger, and with no shields left this ability too",
    ja: "スーパー・S・トリガー",
  }),
  triggerPlus: headed(term("ability"), {
    en: "S-Trigger Plus: an S-Trigger, and in an opponent's turn with two of your shields broken this ability too",
    ja: "S・トリガー・プラス",
  }),
  ...leadingKeywords,
}

/** The abilities that a keyword stands for, where they can be said in the language's other words. */
export function meantBy(ability: Ability): readonly Ability[] {
  if (typeof ability === "string")
    return ((plain as Readonly<Record<string, readonly DmAbility[]>>)[ability] ?? []) as readonly Ability[]
  for (const head in ability) {
    const means = meanings[head]
    if (means !== undefined) return means(ability as never) as readonly Ability[]
  }
  return []
}

/** What the creature put into the mana zone is called in the text of フシギバース. */
const PLANTED = "planted"

type Headed<H extends string> = Extract<DmKeyword, Readonly<Record<H, unknown>>>

/** What a keyword with an argument stands for. */
const meanings: Readonly<Record<string, (ability: never) => readonly DmAbility[]>> = {
  sympathy: ({ sympathy }: Headed<"sympathy">) => [
    { static: { costs: { less: { count: { all: { ...sympathy, controller: "you" } } } } } },
  ],
  gZero: ({ gZero }: Headed<"gZero">) => [{ static: { free: true }, while: gZero }],
  mugenCrime: ({ mugenCrime, mana, civilizations }: Headed<"mugenCrime">) => [
    {
      static: {
        payFor: {
          mana,
          civilizations,
          and: [{ tapping: { type: "creature" }, count: mugenCrime }],
          from: ["hand", "graveyard"],
          by: "mugenCrime",
        },
      },
    },
  ],
  ddd: ({ ddd, civilizations, from }: Headed<"ddd">) => [
    { static: { payFor: { mana: ddd, civilizations, ...(from === undefined ? {} : { from }), by: "ddd" } } },
  ],
  manaBirth: ({ manaBirth }: Headed<"manaBirth">) => [
    { static: { payFor: { mana: manaBirth, from: "mana", by: "manaBirth" } } },
  ],
  recycle: ({ recycle }: Headed<"recycle">) => [
    { static: { payFor: { mana: recycle, from: "graveyard", by: "recycle" } } },
    {
      replace: { on: "after-cast", object: "this" },
      if: { byKeyword: "recycle" },
      with: { putOnDeck: "this", at: "bottom" },
      zone: "anywhere",
    },
  ],
  sasageru: ({ sasageru }: Headed<"sasageru">) => [
    {
      static: { costs: { less: sasageru, atLeast: 1, optional: true, then: { destroy: "this" } } },
      to: { type: "creature", race: "ディスペクター", controller: "you" },
    },
  ],
  masterGods: ({ masterGods }: Headed<"masterGods">) => [
    {
      static: {
        costs: {
          less: { times: [masterGods, { happened: { on: "discards", player: "you" } }] },
          atLeast: 1,
          optional: true,
          act: { discard: { choose: { zone: "hand", controller: "you" } } },
        },
      },
    },
  ],
  fushigibirth: ({ fushigibirth, civilizations }: Headed<"fushigibirth">) => [
    {
      static: {
        payFor: {
          mana: fushigibirth,
          civilizations,
          from: "graveyard",
          change: {
            act: { putIntoMana: { choose: { type: "creature", controller: "you" } }, tapped: true, as: PLANTED },
            less: { number: "cost", of: { ref: PLANTED } },
            atLeast: civilizations.length,
          },
          by: "fushigibirth",
        },
      },
    },
  ],
  hyperEnergy: ({ hyperEnergy }: Headed<"hyperEnergy">) => [
    {
      static: {
        costs: {
          lessEach: hyperEnergy,
          atLeast: 1,
          optional: true,
          act: {
            tap: { choose: { type: "creature", controller: "you", tapped: false }, any: true, different: "cost" },
          },
        },
      },
    },
  ],
  oDrive: ({ oDrive, civilizations, as, leads }: Headed<"oDrive">) => [
    {
      static: {
        additionalCost: { pay: [{ mana: oDrive, civilizations }], optional: true, ...(as === undefined ? {} : { as }) },
      },
    },
    ...(leads ?? []).map((ability) => onlyIf({ paidAdditional: as ?? true }, ability)),
  ],
  galaxyShield: ({ galaxyShield, civilizations }: Headed<"galaxyShield">) => [
    {
      activate: { addShield: "this", faceUp: true },
      cost: [{ mana: galaxyShield, civilizations }],
      zone: "hand",
    },
  ],
  starEvolution: () => [insteadOfLeaving("top")],
  saver: ({ saver }: Headed<"saver">) => [
    {
      replace: { on: "destroyed", object: { controller: "you", not: { is: "this" }, ...saver } },
      may: true,
      with: { destroy: "this" },
    },
  ],
  ultraSaver: ({ ultraSaver }: Headed<"ultraSaver">) => [
    {
      replace: { on: "leaves", object: { controller: "you", not: { is: "this" }, ...ultraSaver } },
      may: true,
      with: { destroy: "this" },
    },
  ],
  gNeoEvolution: () => [insteadOfLeaving("beneath")],
  ...meaningsInAttacks,
  ...leadingMeanings,
}

const insteadOfLeaving = (which: "top" | "beneath"): DmAbility => ({
  replace: { on: "leaves", object: "this" },
  if: { matches: "this", filter: { evolved: true } },
  with: { leaveOnly: which },
})

const plain: Partial<Record<PlainKeyword, readonly DmAbility[]>> = {
  ...toldMeanings,
  escape: [
    {
      replace: { on: "destroyed", object: "this" },
      may: true,
      with: { takeShield: { choose: { zone: "shields", controller: "you" } }, withoutTrigger: true },
    },
  ],
  "ex-life": [
    {
      replace: { on: "leaves", object: "this" },
      if: { exists: { zone: "shields", exLifeOf: "this" } },
      with: { putIntoGraveyard: { choose: { zone: "shields", exLifeOf: "this" } } },
    },
  ],
  "s-max-evolution": [
    {
      replace: { on: "loses-game", player: "you" },
      with: {
        either: [
          { destroy: "this" },
          { discard: { choose: { zone: "hand", controller: "you", sharing: { what: "name", with: "this" } } } },
        ],
      },
    },
  ],
  kizuna: [
    {
      when: { on: "enters", object: "this" },
      do: { useIcon: "kz", of: { choose: { controller: "you", type: "creature", keyword: "kz" } } },
    },
  ],
  "just-diver": [
    {
      when: { on: "enters", object: "this" },
      do: {
        continuous: { does: { cant: "be-chosen", cantBeAttacked: true } },
        on: "this",
        until: "until-your-next-turn",
      },
    },
  ],
  "last-burst": [
    {
      when: { on: "destroyed", object: "this" },
      do: { may: { useFree: { choose: { zone: "graveyard", is: "it", type: "spell" } } } },
    },
  ],
  charger: [{ replace: { on: "after-cast", object: "this" }, with: { putIntoMana: "this" }, zone: "anywhere" }],
}
