import {
  either,
  type Fields,
  happening,
  integer,
  listOf,
  oneOrMore,
  optional,
  record,
  type Shape,
  term,
  text,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { civilizations, keywordWords } from "../lexicon.ts"

const orWhich: Shape = either(yes, term("filter"))

const change: Fields = {
  act: optional(term("effect")),
  less: optional(term("value")),
  lessEach: optional(term("value")),
  more: optional(term("value")),
  atLeast: optional(integer(0)),
  then: optional(term("effect")),
  optional: optional(yes),
  upTo: optional(yes),
}

/** What a static ability or a continuous effect can do. */
export const statics: Readonly<Record<string, Word>> = {
  power: { shape: term("value"), doc: { en: "its power changes by this", ja: "パワーを変える" } },
  grant: {
    shape: oneOrMore(term("ability")),
    doc: { en: "it has this ability, or these", ja: "能力を与える" },
  },
  loses: { shape: words(...keywordWords), doc: { en: "it loses this keyword", ja: "能力を失う" } },
  cant: {
    shape: oneOrMore(
      words(
        "attack",
        "attack-players",
        "attack-creatures",
        "block",
        "untap",
        "untap-as-turn-begins",
        "be-chosen",
        "be-destroyed",
        "leave",
      ),
    ),
    doc: { en: "it can't do this, or none of these", ja: "できない" },
  },
  cantBeBlocked: { shape: orWhich, doc: { en: "it can't be blocked, or not by these", ja: "ブロックされない" } },
  cantBeAttacked: { shape: orWhich, doc: { en: "it can't be attacked, or not by these", ja: "攻撃されない" } },
  attacksUntapped: {
    shape: orWhich,
    doc: { en: "it can attack untapped creatures, or these", ja: "アンタップしているクリーチャーを攻撃できる" },
  },
  mustAttack: {
    shape: orWhich,
    doc: { en: "it attacks if it can, or attacks one of these", ja: "可能であれば攻撃する、またはこれらを攻撃する" },
  },
  mustBlock: { shape: yes, doc: { en: "it blocks if it can", ja: "可能であればブロックする" } },
  winsBattles: { shape: yes, doc: { en: "it wins its battles", ja: "バトルに勝つ" } },
  cantUse: { shape: term("filter"), doc: { en: "these cards can't be used", ja: "これらのカードを使えない" } },
  cantEnter: {
    shape: term("filter"),
    doc: { en: "these can't be put into the battle zone", ja: "これらをバトルゾーンに出せない" },
  },
  cantUseShieldTriggers: {
    shape: term("player"),
    doc: { en: "that player can't use S-triggers", ja: "「S・トリガー」を使えない" },
  },
  costs: { shape: happening(change), doc: { en: "its cost changes", ja: "コストを変える" } },
  usableByItself: {
    shape: yes,
    doc: {
      en: "it may be used although cards of its kind can't be used by themselves",
      ja: "単独では使えない種類のカードだが、使ってもよい",
    },
  },
  usableFrom: {
    shape: oneOrMore(term("zone")),
    doc: { en: "it may be used from these zones", ja: "このゾーンから使える" },
  },
  free: { shape: yes, doc: { en: "it may be used without paying its cost", ja: "コストを支払わずに使ってもよい" } },
  payInstead: {
    shape: listOf(term("cost"), 1),
    doc: { en: "instead of paying its cost this may be done", ja: "コストを支払うかわりにできること" },
  },
  costBecomes: {
    shape: integer(0),
    doc: { en: "its cost becomes this instead; nothing changes it", ja: "コストがかわりにこの数になり、増減しない" },
  },
  payFor: {
    shape: record({
      mana: integer(0),
      civilizations: optional(listOf(words(...civilizations))),
      and: optional(listOf(term("cost"), 1)),
      from: optional(oneOrMore(term("zone"))),
      change: optional(happening(change)),
      by: optional(words(...keywordWords)),
    }),
    doc: {
      en: "it may be used by paying so much, changed as its own cost would be",
      ja: "これだけ支払って使ってもよい（増減できる）",
    },
  },
  additionalCost: {
    shape: record({ pay: listOf(term("cost"), 1), optional: optional(yes), as: optional(text) }),
    doc: { en: "this is paid beside its cost, or may be", ja: "追加コスト" },
  },
  tapForMana: {
    shape: yes,
    doc: { en: "it may be tapped as if it were in the mana zone", ja: "マナゾーンにあるかのようにタップしてもよい" },
  },
  colorless: {
    shape: yes,
    doc: { en: "it, its cost and the costs in its text lose their civilizations", ja: "文明を失う（無色になる）" },
  },
  ignored: {
    shape: yes,
    doc: {
      en: "its abilities, or what it does as a spell, are as if they weren't there",
      ja: "能力(呪文ならその効果)を無視する",
    },
  },
  civilizations: {
    shape: listOf(words(...civilizations), 1),
    doc: { en: "it has these civilizations as well", ja: "これらの文明も持つ" },
  },
  races: { shape: listOf(text, 1), doc: { en: "it has these races as well", ja: "これらの種族も持つ" } },
  evolvesIntoAny: {
    shape: yes,
    doc: {
      en: "evolution creatures may be put on it whatever race they ask for",
      ja: "どの種族の進化クリーチャーも上に置ける",
    },
  },
  entersTapped: { shape: yes, doc: { en: "it enters the battle zone tapped", ja: "タップして出る" } },
  untapsAtMost: {
    shape: term("value"),
    doc: {
      en: "only so many of these untap as a turn begins",
      ja: "ターンのはじめにこの枚数までしかアンタップできない",
    },
  },
  breaksAtMost: {
    shape: term("value"),
    doc: { en: "in an attack it breaks no more shields than this", ja: "1回の攻撃でこの数までしかブレイクできない" },
  },
  breaksWithoutTrigger: {
    shape: yes,
    doc: {
      en: "shields that it breaks in its attack can't be used as S-triggers",
      ja: "これが攻撃してブレイクしたシールドの「S・トリガー」は使えない",
    },
  },
  noBattle: {
    shape: words("blocked", "blocks"),
    doc: {
      en: "where it was blocked, or blocks, there is no battle",
      ja: "ブロックされても、またはしても、バトルしない",
    },
  },
  cantBeChosenBy: {
    shape: term("filter"),
    doc: { en: "the opponent can't choose it by what these do", ja: "これらによっては相手に選ばれない" },
  },
  manaNumber: {
    shape: record({ of: term("filter"), is: integer(0) }),
    doc: {
      en: "as this card is used, the numbers of these cards in your mana zone are this",
      ja: "このカードを使う時、自分のマナゾーンのこれらのマナの数字がこの数になる",
    },
  },
  notCreature: { shape: yes, doc: { en: "it doesn't count as a creature", ja: "クリーチャーとして扱わない" } },
  breaks: { shape: term("value"), doc: { en: "it breaks so many more shields", ja: "さらにシールドをブレイクする" } },
}
