import type { RuleEntry } from "@dilemma-table/engine"

/** Fuse, aftermath and Rooms: rules 702.102, 702.127 and 709.4–709.5. */
export const roomRules: readonly RuleEntry[] = [
  {
    id: "702.102b",
    en: "A fused spell has the characteristics of both halves.",
    ja: "融合した呪文は両方の半分を合わせた特性を持つ。",
  },
  {
    id: "702.102c",
    en: "A fused spell costs what both halves cost.",
    ja: "融合した呪文のコストは両方のマナ・コストの合計。",
  },
  {
    id: "709.4b",
    en: "A split card's mana cost is that of both halves together.",
    ja: "分割カードのマナ・コストは両方を合わせたもの。",
  },
  {
    id: "709.4c",
    en: "A split card has the types and abilities of both halves.",
    ja: "分割カードは両方のタイプと能力を持つ。",
  },
  {
    id: "709.4d",
    en: "A fused spell has the characteristics of both halves, too.",
    ja: "融合した分割呪文も両方を合わせた特性を持つ。",
  },
  { id: "709.5a", en: "Both halves of a Room share its type line.", ja: "部屋の両方の半分はタイプ行を共有する。" },
  {
    id: "709.5c",
    en: "Which halves are unlocked are designations of the permanent.",
    ja: "開放された半分はパーマネントが持つ指定。",
  },
  {
    id: "709.5d",
    en: "The half that was cast is unlocked as a Room enters; if none was, none is.",
    ja: "部屋は唱えた半分が開放された状態で戦場に出る。唱えていなければどちらも閉鎖されている。",
  },
  {
    id: "709.5e",
    en: "At sorcery speed a player may pay a locked half's mana cost to unlock it.",
    ja: "メイン・フェイズに、閉鎖された半分のマナ・コストを支払って開放できる。",
  },
  {
    id: "709.5f",
    en: "To unlock a half, a locked half is chosen.",
    ja: "開放するとは、閉鎖された半分を1つ選んで開放すること。",
  },
  {
    id: "709.5g",
    en: "To lock a half, an unlocked half is chosen.",
    ja: "閉鎖するとは、開放された半分を1つ選んで閉鎖すること。",
  },
  {
    id: "709.5h",
    en: "“When you unlock this door” triggers for that half, as it enters and later.",
    ja: "「この扉を開放したとき」はその半分が開放された時に誘発する。",
  },
  {
    id: "709.5i",
    en: "A Room is fully unlocked as its second half is.",
    ja: "もう片方も開放された時、部屋は完全に開放される。",
  },
  { id: "709.5j", en: "A half of a Room is called a door.", ja: "部屋の半分を扉と呼ぶ。" },
]
