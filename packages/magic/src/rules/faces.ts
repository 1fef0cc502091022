import type { RuleEntry } from "@dilemma-table/engine"

/** Split, leveler, adventurer, omen and preparation cards: rules 709–722. */
export const facesRules: readonly RuleEntry[] = [
  { id: "709.1", en: "A split card has two faces on its front.", ja: "分割カードは1枚に2つの面を持つ。" },
  { id: "709.2", en: "A split card is one card.", ja: "分割カードは1枚のカード。" },
  {
    id: "709.3",
    en: "The half of a split card is chosen before it is put on the stack.",
    ja: "スタックに置く前に、どちらの半分を唱えるか選ぶ。",
  },
  {
    id: "709.3a",
    en: "Only the chosen half of a split card is judged, and put on the stack.",
    ja: "その半分だけを判定し、スタックに置く。",
  },
  { id: "709.3b", en: "On the stack only the chosen half exists.", ja: "スタックではその半分の特性だけを持つ。" },
  {
    id: "709.4",
    en: "Off the stack both halves of a split card count together.",
    ja: "スタック以外では両方を合わせた特性を持つ。",
  },
  {
    id: "709.4a",
    en: "A split card has both its names; of these one is chosen.",
    ja: "分割カードは2つの名前を持ち、選べるのは片方だけ。",
  },
  {
    id: "709.5",
    en: "A Room is a split permanent whose halves are locked or unlocked.",
    ja: "部屋は、半分ごとに開閉する分割パーマネント。",
  },
  {
    id: "711.1",
    en: "Leveler cards change with level counters.",
    ja: "Lvカードはレベル・カウンターで変わる。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  { id: "711.2", en: "A level symbol is a static ability.", ja: "Lvシンボルは常在型能力である。" },
  {
    id: "711.2a",
    en: "Within a range of level counters it has that power, toughness and abilities.",
    ja: "Lvカウンターがその範囲にある間、そのパワーとタフネスと能力を持つ。",
  },
  {
    id: "715.3",
    en: "How an adventurer card is played is chosen as that is done.",
    ja: "当事者カードは、通常か出来事かを選んでプレイする。",
  },
  {
    id: "715.3a",
    en: "As an Adventure only its own characteristics are judged.",
    ja: "出来事としてなら、その特性だけを判定する。",
  },
  {
    id: "715.3b",
    en: "On the stack an Adventure has only its own characteristics.",
    ja: "スタックではその特性だけを持つ。",
  },
  {
    id: "715.3d",
    en: "A resolved Adventure is exiled, and its creature may be cast from there.",
    ja: "解決すると追放され、そこから唱えられる。",
  },
  {
    id: "715.4",
    en: "Elsewhere an adventurer card has its normal characteristics.",
    ja: "それ以外では通常の特性だけを持つ。",
  },
  {
    id: "715.5",
    en: "The name of an Adventure may be chosen.",
    ja: "出来事の名前を選んでもよい。",
  },
  {
    id: "716.2",
    en: "A class level bar: an activated ability and a static one.",
    ja: "クラスのレベル・バーは起動型能力と常在型能力である。",
  },
  {
    id: "716.2a",
    en: "The next level for its cost, as a sorcery, and abilities from then on.",
    ja: "ソーサリーとしてコストを支払い次のレベルになり、以後その能力を持つ。",
  },
  { id: "716.2d", en: "What has no level is level 1.", ja: "レベルがないものはレベル1である。" },
  { id: "720.3", en: "An omen card is cast normally or as an Omen.", ja: "前兆カードは、通常か前兆かを選んで唱える。" },
  {
    id: "720.3a",
    en: "As an Omen only its own characteristics are judged.",
    ja: "前兆としてなら、その特性だけを判定する。",
  },
  {
    id: "720.3b",
    en: "On the stack an Omen has only its own characteristics.",
    ja: "スタックではその特性だけを持つ。",
  },
  {
    id: "720.3d",
    en: "A resolved Omen is shuffled into the library.",
    ja: "解決した前兆はライブラリーに加えて切り直す。",
  },
  {
    id: "720.4",
    en: "Elsewhere an omen card has its normal characteristics.",
    ja: "それ以外では通常の特性だけを持つ。",
  },
  { id: "720.5", en: "The name of an Omen may be chosen.", ja: "前兆の名前を選んでもよい。" },
  { id: "721.2", en: "A station symbol is a static ability.", ja: "配備シンボルは常在型能力である。" },
  {
    id: "721.2a",
    en: "With so many charge counters it has those abilities.",
    ja: "蓄積カウンターがその数以上あれば、その能力を持つ。",
  },
  {
    id: "721.2b",
    en: "With a power box it is then a creature, too.",
    ja: "パワーとタフネスがあれば、クリーチャーにもなる。",
  },
  {
    id: "722.3",
    en: "A prepare spell isn't cast itself; a prepared permanent has a copy cast.",
    ja: "準備呪文は、準備したパーマネントのコピーとして唱える。",
    was: [{ edition: "2026-04-16", number: null, status: "read" }],
  },
]
