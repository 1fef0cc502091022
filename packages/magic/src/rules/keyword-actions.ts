import type { RuleEntry } from "@dilemma-table/engine"

/** Keyword actions that came with keyword abilities: more of rule 701. */
export const keywordActionsRules: readonly RuleEntry[] = [
  { id: "701.15a", en: "A creature is goaded until one's next turn.", ja: "使嗾は次の自分のターンまで続く。" },
  {
    id: "701.15b",
    en: "A goaded creature attacks, and somebody else, if able.",
    ja: "使嗾されたクリーチャーは可能なら攻撃し、可能なら他のプレイヤーを攻撃する。",
  },
  { id: "701.35", en: "Keyword action: detain.", ja: "キーワード処理「留置する」。" },
  {
    id: "701.35a",
    en: "Detained: no attacking, blocking or activating until one's next turn.",
    ja: "留置：次のターンまで攻撃もブロックも起動もできない。",
  },
  {
    id: "701.37a",
    en: "Monstrosity: counters, and it becomes monstrous, once.",
    ja: "怪物化：カウンターを置き、一度だけ怪物的になる。",
  },
  { id: "701.37b", en: "Monstrous is a designation.", ja: "怪物的はしるしである。" },
  {
    id: "701.39a",
    en: "Bolster: counters for the creature of least toughness.",
    ja: "鼓舞：最もタフネスの小さい自分のクリーチャーにカウンターを置く。",
  },
  { id: "701.43", en: "Keyword action: exert.", ja: "キーワード処理「督励」。" },
  {
    id: "701.43a",
    en: "Exert: it doesn't untap during your next untap step.",
    ja: "督励：あなたの次のアンタップ・ステップにアンタップしない。",
  },
  {
    id: "701.43b",
    en: "Exerted more than once, it stays tapped through the same untap step.",
    ja: "何度督励しても、アンタップしないのは同じアンタップ・ステップである。",
  },
  {
    id: "701.43d",
    en: "Exerting as it attacks is an optional cost to attack.",
    ja: "攻撃に際しての督励は、攻撃するための任意のコストである。",
  },
  {
    id: "701.44a",
    en: "Explore: a revealed land goes to the hand, else a counter.",
    ja: "探検：公開した土地は手札へ、そうでなければカウンターを置く。",
  },
  { id: "701.46a", en: "Adapt: counters if it has none.", ja: "順応：+1/+1カウンターがなければ置く。" },
  {
    id: "701.47a",
    en: "Amass: counters for an Army, made if there is none.",
    ja: "動員：軍団にカウンターを置く。なければ作る。",
  },
  {
    id: "701.50a",
    en: "Connive: draw, then discard; a counter for a nonland card.",
    ja: "謀議：引いて捨てる。土地でないカードならカウンターを置く。",
  },
  { id: "701.54", en: "Keyword action: the Ring tempts you.", ja: "キーワード処理「指輪があなたを誘惑する」。" },
  {
    id: "701.54a",
    en: "The Ring tempts you: a creature of yours becomes your Ring-bearer.",
    ja: "指輪に誘惑されたプレイヤーのクリーチャー1体が指輪所持者になる。",
  },
  { id: "701.54b", en: "Ring-bearer is a designation.", ja: "指輪所持者はしるしである。" },
  {
    id: "701.54c",
    en: "The Ring is an emblem whose abilities grow in number.",
    ja: "指輪は紋章で、誘惑された回数に応じて能力が増える。",
  },
]
