import {
  type Ability,
  type Fields,
  type Filter,
  integer,
  optional,
  type Shape,
  term,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { type DmAbility, type PlainKeyword, plainKeywords } from "../lexicon.ts"

const meaning: Readonly<Record<PlainKeyword, Word["doc"] & object>> = {
  blocker: { en: "Blocker: may be tapped to become the attack's target", ja: "ブロッカー" },
  guardman: { en: "Guardman: may be tapped to be attacked instead of another creature", ja: "ガードマン" },
  slayer: { en: "Slayer: what it battles is destroyed", ja: "スレイヤー" },
  "speed-attacker": { en: "Speed Attacker: no summoning sickness", ja: "スピードアタッカー" },
  "mach-fighter": { en: "Mach Fighter: may attack creatures, untapped ones too, as it comes", ja: "マッハファイター" },
  "s-trigger": { en: "S-Trigger: used free as it comes from the shields to the hand", ja: "S・トリガー" },
  "g-strike": {
    en: "G-Strike: shown as it comes from the shields, keeps a creature from attacking",
    ja: "G・ストライク",
  },
  "w-breaker": { en: "W Breaker: breaks two shields", ja: "W・ブレイカー" },
  "t-breaker": { en: "T Breaker: breaks three shields", ja: "T・ブレイカー" },
  "q-breaker": { en: "Q Breaker: breaks four shields", ja: "Q・ブレイカー" },
  "world-breaker": { en: "World Breaker: breaks all shields", ja: "ワールド・ブレイカー" },
  escape: { en: "Escape: a shield to the hand instead of being destroyed", ja: "エスケープ" },
  kizuna: { en: "Kizuna: as it enters, uses a KZ ability", ja: "キズナ" },
  shinkarize: { en: "Shinkarize: evolution creatures may be put on it", ja: "シンカライズ" },
  charger: { en: "Charger: goes to the mana zone after being cast", ja: "チャージャー" },
  "orega-aura": { en: "Orega Aura: attached to a GR creature", ja: "オレガ・オーラ" },
}

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
    { count: optional(integer(1)), from: optional(words("graveyard", "mana", "hand")) },
  ),
  gZero: headed(term("condition"), { en: "G-Zero: used free while this holds", ja: "G・ゼロ" }),
  sympathy: headed(term("filter"), { en: "Sympathy: costs one less for each of these of yours", ja: "シンパシー" }),
  kz: headed(term("effect"), { en: "KZ: what Kizuna uses", ja: "KZ能力" }),
}

/** The abilities that a keyword stands for, where they can be said in the language's other words. */
export function meantBy(ability: Ability): readonly Ability[] {
  if (typeof ability === "string")
    return ((plain as Readonly<Record<string, readonly DmAbility[]>>)[ability] ?? []) as readonly Ability[]
  if ("sympathy" in ability) {
    const counted = { ...(ability.sympathy as Filter), controller: "you" }
    return [{ static: { costs: { less: { count: { all: counted } } } } } as Ability]
  }
  return []
}

const plain: Partial<Record<PlainKeyword, readonly DmAbility[]>> = {
  escape: [
    {
      replace: { on: "destroyed", object: "this" },
      may: true,
      with: { takeShield: { choose: { zone: "shields", controller: "you" } }, withoutTrigger: true },
    },
  ],
  kizuna: [
    {
      when: { on: "enters", object: "this" },
      do: { useIcon: "kz", of: { choose: { controller: "you", type: "creature", keyword: "kz" } } },
    },
  ],
  charger: [{ replace: { on: "after-cast", object: "this" }, with: { putIntoMana: "this" }, zone: "anywhere" }],
}
