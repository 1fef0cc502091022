import type { RuleEntry } from "@dilemma-table/engine"

/** Finer rules about combat, continuous effects and keywords. */
export const boardRules: readonly RuleEntry[] = [
  { id: "205.3g", en: "Artifacts have subtypes of their own.", ja: "アーティファクトには専用のサブタイプがある。" },
  {
    id: "205.3i",
    en: "Lands have subtypes of their own: land types.",
    ja: "土地には専用のサブタイプ(土地タイプ)がある。",
  },
  { id: "205.3m", en: "The creature types.", ja: "クリーチャー・タイプの一覧。" },
  {
    id: "310.4b",
    en: "A battle enters with as many defense counters as it says.",
    ja: "バトルは書かれた数の守備カウンターが置かれた状態で出る。",
  },
  {
    id: "120.3g",
    en: "Combat damage by a creature with toxic also gives poison counters.",
    ja: "毒性を持つクリーチャーの戦闘ダメージは毒カウンターも与える。",
  },
  {
    id: "509.3b",
    en: "“Blocks a creature” triggers once for each creature blocked.",
    ja: "「クリーチャーをブロックする」は、ブロックした1体ごとに誘発する。",
  },
  {
    id: "610.3a",
    en: "What is to move until something happens doesn't if that has happened already.",
    ja: "「〜まで」の出来事が先に起きていれば、移動しない。",
  },
  {
    id: "610.3c",
    en: "What comes back so is under its owner's control.",
    ja: "そうして戻るものはオーナーのコントロール下で戻る。",
  },
  { id: "613.7c", en: "A counter has a timestamp of its own.", ja: "カウンターは置かれた時のタイムスタンプを持つ。" },
  {
    id: "613.7e",
    en: "What is attached anew has a new timestamp.",
    ja: "新しくつけられたものは新しいタイムスタンプを得る。",
  },
  {
    id: "613.7f",
    en: "What is turned face up or face down has a new timestamp.",
    ja: "表向きや裏向きになったものは新しいタイムスタンプを得る。",
  },
  {
    id: "613.7m",
    en: "Objects that get a timestamp at the same time get them in APNAP order, those of one player in that player's order.",
    ja: "同時に得るタイムスタンプはAPNAP順。同じプレイヤーの分はそのプレイヤーが決める。",
  },
  {
    id: "702.13b",
    en: "Intimidate: only artifact creatures and those that share a color block it.",
    ja: "威嚇: アーティファクトか共通の色のクリーチャーだけがブロックできる。",
  },
  {
    id: "702.28b",
    en: "Shadow: it blocks and is blocked by shadow only.",
    ja: "シャドー: シャドー同士でのみブロックし合う。",
  },
  {
    id: "702.31b",
    en: "Horsemanship: only horsemanship blocks it.",
    ja: "馬術: 馬術を持つクリーチャーだけがブロックできる。",
  },
  {
    id: "702.36b",
    en: "Fear: only artifact creatures and black ones block it.",
    ja: "畏怖: アーティファクトか黒のクリーチャーだけがブロックできる。",
  },
  {
    id: "702.45a",
    en: "Bushido: it gets bigger when it blocks or becomes blocked.",
    ja: "武士道: ブロックするかされると修整を受ける。",
  },
  {
    id: "702.79a",
    en: "Persist: it comes back with a -1/-1 counter unless it had one.",
    ja: "頑強: -1/-1カウンターがなければ、1個置いて戻る。",
  },
  {
    id: "702.93a",
    en: "Undying: it comes back with a +1/+1 counter unless it had one.",
    ja: "不死: +1/+1カウンターがなければ、1個置いて戻る。",
  },
  {
    id: "702.118b",
    en: "Skulk: creatures with greater power can't block it.",
    ja: "潜伏: パワーがより大きいクリーチャーはブロックできない。",
  },
  {
    id: "802.2",
    en: "Every opponent of the attacking player is a defending player.",
    ja: "攻撃側プレイヤーの対戦相手は全員防御プレイヤーである。",
  },
  {
    id: "802.4",
    en: "Each defending player declares blockers in turn order.",
    ja: "各防御プレイヤーが順にブロック・クリーチャーを指定する。",
  },
]
