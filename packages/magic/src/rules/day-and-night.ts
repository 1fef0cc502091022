import type { RuleEntry } from "@dilemma-table/engine"

/** Day and night: rules 702.145 and 731. */
export const dayAndNightRules: readonly RuleEntry[] = [
  { id: "702.145", en: "Keyword abilities: daybound and nightbound.", ja: "キーワード能力「日暮」と「夜明」。" },
  {
    id: "702.145b",
    en: "A daybound permanent transforms only by its daybound; by night it enters transformed.",
    ja: "日暮を持つパーマネントは日暮によってだけ変身し、夜には変身した状態で出る。",
  },
  {
    id: "702.145c",
    en: "By night a daybound permanent with its front up transforms at once.",
    ja: "夜には、第1面がオモテの日暮を持つパーマネントは直ちに変身する。",
  },
  {
    id: "702.145d",
    en: "With a daybound permanent it becomes day if it is neither.",
    ja: "日暮を持つパーマネントがあり、昼でも夜でもなければ昼になる。",
  },
  {
    id: "702.145e",
    en: "A nightbound permanent transforms only by its nightbound.",
    ja: "夜明を持つパーマネントは夜明によってだけ変身する。",
  },
  {
    id: "702.145f",
    en: "By day a nightbound permanent with its back up transforms at once.",
    ja: "昼には、第2面がオモテの夜明を持つパーマネントは直ちに変身する。",
  },
  {
    id: "702.145g",
    en: "With a nightbound permanent and no daybound one it becomes night if it is neither.",
    ja: "夜明だけがあり、昼でも夜でもなければ夜になる。",
  },
  { id: "731.1", en: "Day and night are designations of the game.", ja: "昼と夜はゲームが持つ指定。" },
  {
    id: "731.1a",
    en: "Day becomes night as the game loses the one and gains the other.",
    ja: "「昼が夜になる」とは、一方を失い他方を得ること。",
  },
  {
    id: "731.2",
    en: "In the untap step the turn before is looked at.",
    ja: "アンタップ・ステップに前のターンを調べる。",
  },
  {
    id: "731.2a",
    en: "By day it becomes night if the last active player cast no spell in their turn.",
    ja: "昼に、前のターンのプレイヤーが呪文を唱えていなければ夜になる。",
  },
  {
    id: "731.2b",
    en: "By night it becomes day if the last active player cast two or more spells in their turn.",
    ja: "夜に、前のターンのプレイヤーが呪文を2つ以上唱えていれば昼になる。",
  },
  { id: "731.2c", en: "If it is neither it stays so.", ja: "どちらでもなければそのまま。" },
]
