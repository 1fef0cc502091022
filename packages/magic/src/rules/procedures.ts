import type { RuleEntry } from "@dilemma-table/engine"

/** Controlling another player, shortcuts, illegal actions, commanders: rules 723–903. */
export const proceduresRules: readonly RuleEntry[] = [
  {
    id: "723.1",
    en: "An effect may let a player control another one.",
    ja: "他のプレイヤーをコントロールする効果がある。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "722.1", status: "moved" },
      { edition: "2026-02-27", number: "722.1", status: "read" },
      { edition: "2026-04-16", number: "722.1", status: "moved" },
    ],
  },
  {
    id: "723.3",
    en: "Only the player is controlled, not the objects.",
    ja: "コントロールが変わるのはプレイヤーだけ。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "722.3", status: "moved" },
      { edition: "2026-02-27", number: "722.3", status: "read" },
      { edition: "2026-04-16", number: "722.3", status: "moved" },
    ],
  },
  {
    id: "723.4",
    en: "The controlling player sees what the other sees.",
    ja: "コントロールする人は、相手の見るものを見られる。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "722.4", status: "moved" },
      { edition: "2026-02-27", number: "722.4", status: "read" },
      { edition: "2026-04-16", number: "722.4", status: "moved" },
    ],
  },
  {
    id: "723.5",
    en: "All choices of the controlled player are made by the other.",
    ja: "選択はすべてコントロールする人が行う。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "722.5", status: "moved" },
      { edition: "2026-02-27", number: "722.5", status: "read" },
      { edition: "2026-04-16", number: "722.5", status: "moved" },
    ],
  },
  {
    id: "723.6",
    en: "Conceding can't be forced.",
    ja: "投了させることはできない。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "722.6", status: "moved" },
      { edition: "2026-02-27", number: "722.6", status: "read" },
      { edition: "2026-04-16", number: "722.6", status: "moved" },
    ],
  },
  { id: "725.1", en: "The monarch is a designation of a player.", ja: "統治者はプレイヤーのしるしである。" },
  {
    id: "725.2",
    en: "The monarch draws at their end step; who deals them combat damage becomes it.",
    ja: "統治者は自分の終了ステップに引く。戦闘ダメージを与えたクリーチャーのコントローラーが統治者になる。",
  },
  { id: "725.3", en: "There is one monarch.", ja: "統治者は1人だけである。" },
  { id: "726.1", en: "The initiative is a designation of a player.", ja: "イニシアチブはプレイヤーのしるしである。" },
  {
    id: "726.2",
    en: "What comes with the initiative: venturing into Undercity.",
    ja: "イニシアチブに伴う能力：地下街探索を行う。",
  },
  { id: "726.3", en: "One player has the initiative.", ja: "イニシアチブを持つのは1人だけである。" },
  {
    id: "732.1",
    en: "Shortcuts may be taken for what all understand.",
    ja: "省略は、全員が了解すれば行える。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.1", status: "moved" },
      { edition: "2026-02-27", number: "731.1", status: "read" },
      { edition: "2026-04-16", number: "731.1", status: "moved" },
    ],
  },
  {
    id: "732.2",
    en: "How a shortcut is proposed and taken.",
    ja: "省略の手順。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.2", status: "moved" },
      { edition: "2026-02-27", number: "731.2", status: "read" },
      { edition: "2026-04-16", number: "731.2", status: "moved" },
    ],
  },
  {
    id: "732.2a",
    en: "A player with priority proposes what is done, or how often a loop is repeated.",
    ja: "優先権を持つプレイヤーが、行うことや繰り返す回数を提案する。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.2a", status: "moved" },
      { edition: "2026-04-16", number: "731.2a", status: "moved" },
    ],
  },
  {
    id: "732.2b",
    en: "Each other player accepts it or names an earlier end.",
    ja: "他の各プレイヤーは認めるか、より早い終わりを示す。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.2b", status: "moved" },
      { edition: "2026-04-16", number: "731.2b", status: "moved" },
    ],
  },
  {
    id: "732.2c",
    en: "It is taken up to its end; who ended it earlier has to do something else there.",
    ja: "終わりまで進む。早めたプレイヤーはそこで別のことをする。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.2c", status: "moved" },
      { edition: "2026-04-16", number: "731.2c", status: "moved" },
    ],
  },
  {
    id: "732.3",
    en: "In a loop of several players the active player has to choose otherwise.",
    ja: "複数人の繰り返しでは、アクティブ・プレイヤーが別の選択をする。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.3", status: "moved" },
      { edition: "2026-02-27", number: "731.3", status: "read" },
      { edition: "2026-04-16", number: "731.3", status: "moved" },
    ],
  },
  {
    id: "732.4",
    en: "A loop of mandatory actions is a draw.",
    ja: "強制だけの繰り返しは引き分け。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.4", status: "moved" },
      { edition: "2026-02-27", number: "731.4", status: "read" },
      { edition: "2026-04-16", number: "731.4", status: "moved" },
    ],
  },
  {
    id: "732.5",
    en: "Nobody has to end a loop by other means.",
    ja: "繰り返しを止める行動は強制されない。",
    was: [
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "731.5", status: "moved" },
      { edition: "2026-02-27", number: "731.5", status: "read" },
      { edition: "2026-04-16", number: "731.5", status: "moved" },
    ],
  },
  {
    id: "733.1",
    en: "An illegal action is undone with its payments; nothing triggers, and mana abilities may be undone, too.",
    ja: "不正な行動は支払いごと巻き戻す。誘発せず、マナ能力も戻せる。",
    was: [
      { edition: "2021-02-02", number: "723.1", status: "moved" },
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "732.1", status: "moved" },
      { edition: "2026-02-27", number: "732.1", status: "read" },
      { edition: "2026-04-16", number: "732.1", status: "moved" },
    ],
  },
  {
    id: "733.2",
    en: "Who had priority keeps it and may do something else.",
    ja: "優先権を持っていた人が持ち続け、別の行動をとれる。",
    was: [
      { edition: "2021-02-02", number: "723.2", status: "moved" },
      { edition: "2025-07-31", number: null, status: "unknown" },
      { edition: "2026-02-26", number: "732.2", status: "moved" },
      { edition: "2026-02-27", number: "732.2", status: "read" },
      { edition: "2026-04-16", number: "732.2", status: "moved" },
    ],
  },
  { id: "903.3", en: "Each Commander deck has a legendary commander.", ja: "統率者戦のデッキには伝説の統率者がいる。" },
  { id: "903.4", en: "Color identity limits the deck.", ja: "固有色がデッキを限る。" },
  { id: "903.4d", en: "The back face counts for color identity.", ja: "第2面も固有色に数える。" },
  { id: "903.6", en: "A commander begins in the command zone.", ja: "統率者は統率領域で始める。" },
  { id: "903.7", en: "In Commander each player begins with 40 life.", ja: "各プレイヤーは40点のライフで始める。" },
  {
    id: "903.8",
    en: "Cast from the command zone, a commander costs {2} more for each time before, whatever its face.",
    ja: "統率領域から唱えるたび、以前の回数ごとに{2}多くかかる。",
  },
  { id: "903.9", en: "A commander may return to the command zone.", ja: "統率者は統率領域に戻せる。" },
  {
    id: "903.9a",
    en: "A commander in graveyard or exile may return as a state-based action.",
    ja: "墓地や追放からは状況起因処理として。",
  },
  {
    id: "903.9b",
    en: "A commander may go to the command zone instead of hand or library.",
    ja: "手札やライブラリーへは置換効果として。",
  },
  {
    id: "903.9c",
    en: "Of a melded commander only the card that is the commander goes there.",
    ja: "合体した統率者では、統率者であるカードだけがそこに置かれる。",
  },
  {
    id: "903.10a",
    en: "21 combat damage from one commander loses.",
    ja: "1体の統率者からの戦闘ダメージ21点で負ける。",
  },
]
