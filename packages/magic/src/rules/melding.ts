import type { RuleEntry } from "@dilemma-table/engine"

/** Melding and melded permanents: rules 701.42 and 712.4–712.21. */
export const meldingRules: readonly RuleEntry[] = [
  {
    id: "202.3c",
    en: "A melded permanent's mana value is the sum of its front faces'; a copy's is 0.",
    ja: "合体したパーマネントのマナ総量は第1面の合計。そのコピーは0。",
  },
  {
    id: "701.42a",
    en: "To meld two cards, put them onto the battlefield with their back faces up and combined.",
    ja: "合体とは、2枚を第2面を組み合わせて1つのパーマネントとして戦場に出すこと。",
  },
  {
    id: "701.42b",
    en: "Only two cards of one meld pair can be melded; tokens can't.",
    ja: "合体できるのは同じ組の2枚のカードだけ。トークンはできない。",
  },
  { id: "701.42c", en: "What can't be melded stays where it is.", ja: "合体できないものは元の領域に残る。" },
  { id: "712.5a", en: "Midnight Scavengers and Graf Rats are a meld pair.", ja: "《墓ネズミ》などの組。" },
  {
    id: "712.5b",
    en: "Hanweir Garrison and Hanweir Battlements are a meld pair.",
    ja: "《ハンウィアー守備隊》などの組。",
  },
  {
    id: "712.5c",
    en: "Bruna, the Fading Light and Gisela, the Broken Blade are a meld pair.",
    ja: "《消えゆく光、ブルーナ》と《折れた刃、ギセラ》の組。",
  },
  {
    id: "712.21",
    en: "As a melded permanent leaves, one permanent leaves and two cards move.",
    ja: "合体したパーマネントが離れる時、離れるパーマネントは1つ、移るカードは2枚。",
  },
  {
    id: "712.21a",
    en: "Its owner arranges the two cards in a graveyard or library; in a library secretly.",
    ja: "墓地やライブラリーでの2枚の順番はオーナーが決める。ライブラリーでは見せない。",
  },
  {
    id: "712.21b",
    en: "As it is exiled the relative order in time of the two cards is chosen.",
    ja: "追放する場合は2枚の前後関係を決める。",
  },
  {
    id: "712.21c",
    en: "What finds the new object finds both cards.",
    ja: "移った先のオブジェクトを見つける効果は両方を見つける。",
  },
  {
    id: "712.21d",
    en: "A replacement applied to one of the two cards affects both.",
    ja: "片方に適用した置換効果は両方に及ぶ。",
  },
  {
    id: "712.21e",
    en: "It counts as one object that moved, and as two cards.",
    ja: "移動したオブジェクトとしては1つ、カードとしては2枚。",
  },
]
