import type { RuleEntry } from "@dilemma-table/engine"

/** Battles: rule 310. */
export const battleRules: readonly RuleEntry[] = [
  { id: "310.5", en: "Battles can be attacked.", ja: "バトルは攻撃されうる。" },
  {
    id: "310.6",
    en: "Damage to a battle removes that many defense counters.",
    ja: "バトルへのダメージは、その数の守備カウンターを取り除く。",
  },
  {
    id: "310.7",
    en: "A battle without defense goes, unless it is still the source of an ability on the stack.",
    ja: "守備値0のバトルは、その能力が残っていなければ墓地に置かれる。",
  },
  { id: "310.8", en: "A battle has a protector.", ja: "バトルには守護者がいる。" },
  {
    id: "310.8a",
    en: "As a battle enters, its controller chooses its protector.",
    ja: "バトルが戦場に出るに際し、コントローラーが守護者を選ぶ。",
  },
  {
    id: "310.8b",
    en: "Its protector can't attack it; a Siege's controller can.",
    ja: "守護者はそれを攻撃できない。包囲戦のコントローラーは攻撃できる。",
  },
  {
    id: "310.8c",
    en: "Only its protector's creatures block what attacks it.",
    ja: "それを攻撃するクリーチャーは守護者のクリーチャーだけがブロックできる。",
  },
  {
    id: "310.8d",
    en: "The defending player of an attacked battle is its protector.",
    ja: "攻撃されているバトルの防御プレイヤーは守護者である。",
  },
  {
    id: "310.8g",
    en: "Its protector stays although it becomes something else.",
    ja: "他のものになっても守護者は変わらない。",
  },
  {
    id: "310.10",
    en: "A battle without a rightful protector is given one, or goes.",
    ja: "正しい守護者がいないバトルには守護者を選ぶ。選べなければ墓地に置く。",
  },
  { id: "310.11", en: "All battles so far are Sieges.", ja: "今あるバトルはすべて包囲戦である。" },
  {
    id: "310.11a",
    en: "A Siege's protector is an opponent of its controller.",
    ja: "包囲戦の守護者はコントローラーの対戦相手である。",
  },
  {
    id: "310.11b",
    en: "A Siege that loses its last defense counter is exiled, and may be cast transformed for nothing.",
    ja: "最後の守備カウンターが取り除かれた包囲戦は追放され、変身した状態でただで唱えてもよい。",
  },
]
