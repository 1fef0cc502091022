import type { RuleEntry } from "@dilemma-table/engine"

/** Morph, disguise, manifest, cloak and face-down permanents: rules 701.40, 701.58, 702.37, 702.168 and 708. */
export const faceDownRules: readonly RuleEntry[] = [
  {
    id: "701.40b",
    en: "A manifested creature card may be turned face up for its mana cost.",
    ja: "予示されたクリーチャー・カードはマナ・コストで表向きにできる。",
  },
  {
    id: "701.40c",
    en: "A manifested card with morph may be turned up either way.",
    ja: "変異を持つ予示されたカードはどちらの方法でも表向きにできる。",
  },
  {
    id: "701.40d",
    en: "A manifested card with disguise may be turned up either way.",
    ja: "変装を持つ予示されたカードはどちらの方法でも表向きにできる。",
  },
  { id: "701.40e", en: "Several cards are manifested one at a time.", ja: "複数のカードは1枚ずつ予示する。" },
  {
    id: "701.40f",
    en: "A card that can't enter face down isn't manifested.",
    ja: "裏向きで戦場に出られないカードは予示されない。",
  },
  {
    id: "701.58",
    en: "Cloak: put a card onto the battlefield face down as a 2/2 creature with ward {2}.",
    ja: "偽装する。",
  },
  {
    id: "701.58a",
    en: "A cloaked card is a face-down 2/2 creature with ward {2}.",
    ja: "偽装されたカードは護法{2}を持つ裏向きの2/2クリーチャー。",
  },
  {
    id: "701.58b",
    en: "A cloaked creature card may be turned face up for its mana cost.",
    ja: "偽装されたクリーチャー・カードはマナ・コストで表向きにできる。",
  },
  {
    id: "701.58c",
    en: "A cloaked card with morph may be turned up either way.",
    ja: "変異を持つ偽装されたカードはどちらの方法でも表向きにできる。",
  },
  {
    id: "701.58d",
    en: "A cloaked card with disguise may be turned up either way.",
    ja: "変装を持つ偽装されたカードはどちらの方法でも表向きにできる。",
  },
  { id: "701.58e", en: "Several cards are cloaked one at a time.", ja: "複数のカードは1枚ずつ偽装する。" },
  {
    id: "701.58f",
    en: "A card that can't enter face down isn't cloaked.",
    ja: "裏向きで戦場に出られないカードは偽装されない。",
  },
  {
    id: "701.58g",
    en: "A cloaked instant or sorcery is revealed and stays face down.",
    ja: "偽装されたインスタントやソーサリーは公開され、裏向きのまま。",
  },
  { id: "702.37", en: "Morph.", ja: "変異。" },
  {
    id: "702.37a",
    en: "Morph lets a card be cast face down as a 2/2 creature for {3}.",
    ja: "変異は{3}で裏向きの2/2クリーチャーとして唱えることを許す。",
  },
  {
    id: "702.37b",
    en: "With its megamorph cost paid a permanent gets a +1/+1 counter as it is turned up.",
    ja: "大変異コストで表向きになる際に+1/+1カウンターを置く。",
  },
  {
    id: "702.37c",
    en: "A card cast by morph is turned face down first; {3} is an alternative cost.",
    ja: "変異で唱えるカードは先に裏向きになる。{3}は代替コスト。",
  },
  { id: "702.37d", en: "Normally no card is cast face down.", ja: "通常、カードを裏向きで唱えることはできない。" },
  {
    id: "702.37e",
    en: "With priority a player may turn a face-down permanent up for the morph cost it would have.",
    ja: "優先権があれば、表向きなら持つ変異コストを支払って表向きにできる。",
  },
  {
    id: "702.37f",
    en: "X of a morph cost counts for the permanent's other abilities.",
    ja: "変異コストのXは他の能力にも用いる。",
  },
  { id: "702.168", en: "Disguise.", ja: "変装。" },
  {
    id: "702.168a",
    en: "Disguise lets a card be cast face down as a 2/2 creature with ward {2} for {3}.",
    ja: "変装は{3}で護法{2}を持つ裏向きの2/2クリーチャーとして唱えることを許す。",
  },
  {
    id: "702.168b",
    en: "A card cast by disguise is turned face down first; {3} is an alternative cost.",
    ja: "変装で唱えるカードは先に裏向きになる。{3}は代替コスト。",
  },
  { id: "702.168c", en: "Normally no card is cast face down.", ja: "通常、カードを裏向きで唱えることはできない。" },
  {
    id: "702.168d",
    en: "With priority a player may turn a face-down permanent up for the disguise cost it would have.",
    ja: "優先権があれば、表向きなら持つ変装コストを支払って表向きにできる。",
  },
  {
    id: "702.168e",
    en: "X of a disguise cost counts for the permanent's other abilities.",
    ja: "変装コストのXは他の能力にも用いる。",
  },
  {
    id: "708.6",
    en: "Everybody may know which face-down permanent is which.",
    ja: "裏向きのものはそれぞれ区別できなければならない。",
  },
  {
    id: "708.7",
    en: "What lets a permanent be face down may let it be turned up; spells aren't.",
    ja: "裏向きを許すものが表向きにすることも許しうる。呪文は表向きにできない。",
  },
  {
    id: "708.10",
    en: "A face-down permanent that becomes a copy looks the same until it is turned up.",
    ja: "裏向きのものがコピーになっても、表向きになるまで特性は同じ。",
  },
  {
    id: "708.11",
    en: "“As it is turned face up” is applied meanwhile.",
    ja: "「表向きになるに際し」は表向きになる間に適用する。",
  },
  {
    id: "708.12",
    en: "Revealed face-down permanents are asked without continuous effects.",
    ja: "公開された裏向きのものは継続的効果を無視した特性を使う。",
  },
]
