import type { RuleEntry } from "@dilemma-table/engine"

/** Static, mana and loyalty abilities, linked abilities, resolving: rules 604–608. */
export const resolvingRules: readonly RuleEntry[] = [
  { id: "604.1", en: "Static abilities are always true.", ja: "常在型能力は常に真である。" },
  {
    id: "604.2",
    en: "Static abilities make continuous effects while they are in place.",
    ja: "その場にある間、継続的効果を作る。",
  },
  {
    id: "604.3",
    en: "Some static abilities define the object's own characteristics, in every zone.",
    ja: "特性定義能力は、どの領域でも機能する。",
  },
  { id: "604.3a", en: "What makes an ability characteristic-defining.", ja: "特性定義能力の条件。" },
  { id: "604.5", en: "Some static abilities apply on the stack.", ja: "スタックで機能するものがある。" },
  {
    id: "604.6",
    en: "Some static abilities apply where the card could be cast from.",
    ja: "唱えられる領域で機能するものがある。",
  },
  { id: "604.7", en: "Static abilities don't use last known information.", ja: "常在型能力は最後の情報を使わない。" },
  {
    id: "605.1",
    en: "Some activated and triggered abilities are mana abilities.",
    ja: "起動型や誘発型の一部はマナ能力。",
  },
  {
    id: "605.1a",
    en: "An activated mana ability: no target, could add mana, no loyalty ability.",
    ja: "起動型では、対象がなく、マナを加えうる、忠誠度能力でないもの。",
  },
  {
    id: "605.1b",
    en: "A triggered mana ability: no target, triggers from a mana ability, could add mana.",
    ja: "誘発型では、対象がなく、マナ能力から誘発し、マナを加えうるもの。",
  },
  { id: "605.2", en: "A mana ability is one even if it can't make mana now.", ja: "今マナを生まなくてもマナ能力。" },
  {
    id: "605.3",
    en: "Activating a mana ability goes as usual, with exceptions.",
    ja: "起動は通常通りだが例外がある。",
  },
  {
    id: "605.3a",
    en: "A mana ability may be activated with priority, and while something asks for mana.",
    ja: "優先権がある時や支払いの途中に起動できる。",
  },
  {
    id: "605.3b",
    en: "A mana ability doesn't use the stack and resolves at once.",
    ja: "スタックを使わず、すぐに解決する。",
  },
  {
    id: "605.3c",
    en: "A mana ability can't be activated again until it has resolved.",
    ja: "解決するまで再び起動できない。",
  },
  {
    id: "605.4",
    en: "Triggered mana abilities follow the rules of triggered abilities, with one exception.",
    ja: "誘発型のマナ能力は通常の誘発に従うが例外がある。",
  },
  {
    id: "605.4a",
    en: "A triggered mana ability resolves right after what triggered it.",
    ja: "誘発型のものも、直後にすぐ解決する。",
  },
  {
    id: "605.5",
    en: "What doesn't meet the criteria isn't a mana ability.",
    ja: "条件を満たさないものはマナ能力ではない。",
  },
  { id: "605.5a", en: "An ability with a target is no mana ability.", ja: "対象を取る能力はマナ能力ではない。" },
  { id: "605.5b", en: "A spell is no mana ability.", ja: "呪文はマナ能力ではない。" },
  {
    id: "606.1",
    en: "Loyalty abilities are activated abilities under special rules.",
    ja: "忠誠度能力は特別な起動型能力。",
  },
  {
    id: "606.2",
    en: "An ability with a loyalty symbol in its cost is a loyalty ability.",
    ja: "忠誠度シンボルをコストに持つものが忠誠度能力。",
  },
  {
    id: "606.3",
    en: "One loyalty ability of each permanent a turn, in one's main phase with the stack empty.",
    ja: "各パーマネントにつき1ターンに1回、自分のメイン・フェイズに。",
  },
  {
    id: "606.4",
    en: "The cost of a loyalty ability is adding or removing loyalty counters.",
    ja: "コストは忠誠カウンターの増減。",
  },
  { id: "606.5", en: "Several loyalty costs are combined into one.", ja: "複数のコストは1つに合わせる。" },
  {
    id: "606.6",
    en: "With too few loyalty counters a negative cost can't be paid.",
    ja: "忠誠カウンターが足りなければ起動できない。",
  },
  {
    id: "607.1",
    en: "Linked abilities of one object refer to each other only.",
    ja: "関連している能力は互いだけを参照する。",
  },
  {
    id: "607.2a",
    en: "“The exiled cards” are those that a linked ability of the same object exiled.",
    ja: "「追放したカード」は、関連している能力が追放したカードだけを指す。",
  },
  {
    id: "607.2d",
    en: "Choosing something and referring to what was chosen are linked.",
    ja: "選ぶ能力と、選んだものを参照する能力は関連する。",
  },
  {
    id: "608.1",
    en: "When all pass in a row, the top of the stack resolves.",
    ja: "全員が続けてパスすると、一番上が解決する。",
  },
  { id: "608.2", en: "How an instant, sorcery or ability resolves.", ja: "インスタント、ソーサリー、能力の解決。" },
  {
    id: "608.2a",
    en: 'An intervening "if" is checked; if false, nothing is done.',
    ja: "「〜なら」を調べ、偽なら何もしない。",
  },
  {
    id: "608.2b",
    en: "What has only illegal targets doesn't resolve; otherwise the illegal ones are left out.",
    ja: "すべての対象が不正なら解決しない。一部なら、その部分は行わない。",
  },
  { id: "608.2c", en: "Instructions are followed in the order written.", ja: "書かれた順に指示に従う。" },
  {
    id: "608.2d",
    en: "Choices not made before are made now, none of them impossible.",
    ja: "まだの選択はここで行う。不可能なものは選べない。",
  },
  {
    id: "608.2e",
    en: "If several players act, choices go in turn order for each action.",
    ja: "複数のプレイヤーの行動は、順に選んで同時に行う。",
  },
  {
    id: "608.2f",
    en: "An action on several things is done at once where it can be.",
    ja: "複数への行動は、可能なら同時に行う。",
  },
  {
    id: "608.2g",
    en: "A spell cast while resolving is cast in full, but nobody gets priority.",
    ja: "解決中に唱える呪文も手順を踏むが、優先権は発生しない。",
  },
  {
    id: "608.2h",
    en: "Information is looked up once, when the effect is applied; last known if it is gone.",
    ja: "情報は適用時に一度だけ調べ、なければ最後の情報を使う。",
  },
  { id: "608.2i", en: "Some effects look back at what was.", ja: "過去を参照する効果がある。" },
  { id: "608.2j", en: "Only the characteristic asked for is looked at.", ja: "指定された特性だけを見る。" },
  {
    id: "608.2k",
    en: "An untargeted object is still affected after its characteristics change.",
    ja: "対象でないものは、特性が変わっても影響を受ける。",
  },
  {
    id: "608.2m",
    en: "A resolving spell or ability is finished even if it leaves the stack meanwhile.",
    ja: "解決中にスタックを離れても最後まで解決する。",
  },
  {
    id: "608.2n",
    en: "Finally a spell goes to the graveyard, and an ability is gone.",
    ja: "最後に呪文は墓地に置かれ、能力は消滅する。",
  },
  { id: "608.2p", en: "After a resolution, what triggers on it does.", ja: "その後、解決で誘発する。" },
  { id: "608.3", en: "How a permanent spell resolves.", ja: "パーマネント呪文の解決。" },
  {
    id: "608.3a",
    en: "A permanent spell without targets enters under its controller's control.",
    ja: "対象がなければ戦場に出る。",
  },
  {
    id: "608.3b",
    en: "A permanent spell whose target is illegal doesn't resolve and goes to the graveyard.",
    ja: "対象が不正なら解決せず墓地に置かれる。",
  },
  { id: "608.3c", en: "A resolving Aura enters attached to its target.", ja: "オーラは対象に付いて出る。" },
  { id: "608.3d", en: "A mutating creature spell merges with its target.", ja: "変容した呪文は対象と結合する。" },
  { id: "608.3e", en: "A permanent that can't enter goes to the graveyard.", ja: "出られなければ墓地に置かれる。" },
  {
    id: "608.3f",
    en: "A copy of a permanent spell becomes a token as it enters.",
    ja: "コピーはトークンになって出る。",
  },
]
