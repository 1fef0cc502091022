import type { RuleEntry } from "@dilemma-table/engine"

/** Prototype, living metal, more than meets the eye, craft, flip and prototype cards: rules 702.160–702.167, 710 and 718. */
export const otherLayoutsRules: readonly RuleEntry[] = [
  { id: "702.160", en: "Keyword ability: prototype.", ja: "キーワード能力「試作」。" },
  { id: "702.167", en: "Keyword ability: craft.", ja: "キーワード能力「作製」。" },
  {
    id: "702.160a",
    en: "A card with prototype may be cast prototyped, with its other cost, power and toughness.",
    ja: "試作を持つカードは、別のコスト・パワー・タフネスで試作として唱えてもよい。",
  },
  {
    id: "702.161a",
    en: "Living metal: an artifact creature in one's own turns.",
    ja: "金属生命体：自分のターンの間、クリーチャーでもある。",
  },
  {
    id: "702.162a",
    en: "More than meets the eye: may be cast converted for that cost.",
    ja: "見た目以上のもの：そのコストで、トランスフォームした状態で唱えてもよい。",
  },
  {
    id: "702.167a",
    en: "Craft: this and the materials are exiled, and it returns transformed.",
    ja: "作製：これと材料を追放し、変身した状態で戻す。",
  },
  {
    id: "702.167b",
    en: "Materials are permanents or cards in the graveyard.",
    ja: "材料は戦場のパーマネントか墓地のカード。",
  },
  { id: "710.1c", en: "Flipping changes neither mana cost nor color.", ja: "反転してもマナ・コストと色は変わらない。" },
  {
    id: "710.2",
    en: "Everywhere but in play a flip card is its upper half.",
    ja: "戦場以外では、反転カードは上側の特性だけを持つ。",
  },
  { id: "710.4", en: "Flipping can't be undone.", ja: "反転は元に戻らない。" },
  { id: "718.2a", en: "Prototype characteristics are copied.", ja: "試作の特性はコピーされる。" },
  {
    id: "718.3",
    en: "As it is cast the player chooses whether it is prototyped.",
    ja: "唱える時に、試作として唱えるかを選ぶ。",
  },
  {
    id: "718.3a",
    en: "Prototyped it is judged by its other cost, power and toughness.",
    ja: "試作として唱えるなら、その特性で判断する。",
  },
  {
    id: "718.3b",
    en: "A prototyped permanent keeps these characteristics, and their colors.",
    ja: "試作のパーマネントはその特性と色を持つ。",
  },
  {
    id: "718.3d",
    en: "A copy of a prototyped permanent is so, too.",
    ja: "試作のパーマネントのコピーも同じ特性を持つ。",
  },
  { id: "718.4", en: "Elsewhere it has its normal characteristics.", ja: "他の領域では通常の特性だけを持つ。" },
  {
    id: "719.3a",
    en: "A Case is solved at its controller's end step.",
    ja: "事件はコントローラーの終了ステップに解明される。",
  },
  { id: "719.3b", en: "Solved is a designation that stays.", ja: "解明はしるしで、戦場を離れるまで残る。" },
]
