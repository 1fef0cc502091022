import {
  either,
  type Fields,
  integer,
  listOf,
  oneOrMore,
  optional,
  record,
  type Shape,
  term,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { keywordWords } from "../lexicon.ts"

const orWhich: Shape = either(yes, term("filter"))

const change: Fields = {
  act: optional(term("effect")),
  less: optional(term("value")),
  lessEach: optional(term("value")),
  more: optional(term("value")),
  atLeast: optional(integer(0)),
  optional: optional(yes),
}

/** What a static ability or a continuous effect can do. */
export const statics: Readonly<Record<string, Word>> = {
  power: { shape: term("value"), doc: { en: "its power changes by this", ja: "パワーを変える" } },
  grant: { shape: term("ability"), doc: { en: "it has this ability", ja: "能力を与える" } },
  loses: { shape: words(...keywordWords), doc: { en: "it loses this keyword", ja: "能力を失う" } },
  cant: {
    shape: words("attack", "attack-players", "attack-creatures", "block", "untap", "be-chosen", "leave"),
    doc: { en: "it can't do this", ja: "できない" },
  },
  cantBeBlocked: { shape: orWhich, doc: { en: "it can't be blocked, or not by these", ja: "ブロックされない" } },
  cantBeAttacked: { shape: orWhich, doc: { en: "it can't be attacked, or not by these", ja: "攻撃されない" } },
  attacksUntapped: {
    shape: orWhich,
    doc: { en: "it can attack untapped creatures, or these", ja: "アンタップしているクリーチャーを攻撃できる" },
  },
  mustAttack: { shape: yes, doc: { en: "it attacks if it can", ja: "可能であれば攻撃する" } },
  cantUse: { shape: term("filter"), doc: { en: "these cards can't be used", ja: "これらのカードを使えない" } },
  cantEnter: {
    shape: term("filter"),
    doc: { en: "these can't be put into the battle zone", ja: "これらをバトルゾーンに出せない" },
  },
  cantUseShieldTriggers: {
    shape: term("player"),
    doc: { en: "that player can't use S-triggers", ja: "「S・トリガー」を使えない" },
  },
  costs: { shape: record(change), doc: { en: "its cost changes", ja: "コストを変える" } },
  usableFrom: {
    shape: oneOrMore(term("zone")),
    doc: { en: "it may be used from these zones", ja: "このゾーンから使える" },
  },
  freeIf: {
    shape: term("condition"),
    doc: { en: "it may be used free while this holds", ja: "条件を満たせばコストを支払わずに使える" },
  },
  payInstead: {
    shape: listOf(term("cost"), 1),
    doc: { en: "instead of paying its cost this may be done", ja: "コストを支払うかわりにできること" },
  },
  entersTapped: { shape: yes, doc: { en: "it enters the battle zone tapped", ja: "タップして出る" } },
  notCreature: { shape: yes, doc: { en: "it doesn't count as a creature", ja: "クリーチャーとして扱わない" } },
  breaks: { shape: term("value"), doc: { en: "it breaks so many more shields", ja: "さらにシールドをブレイクする" } },
}
