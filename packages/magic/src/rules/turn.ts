import type { RuleEntry } from "@dilemma-table/engine"

/** The turn: rules 500–505 and 512–514. */
export const turnRules: readonly RuleEntry[] = [
  {
    id: "500.1",
    en: "A turn has five phases: beginning, first main, combat, second main, ending.",
    ja: "ターンは開始、戦闘前メイン、戦闘、戦闘後メイン、最終の5フェイズ。",
  },
  {
    id: "500.2",
    en: "A step with priority ends when the stack is empty and all pass.",
    ja: "スタックが空で全員が続けてパスすると終わる。",
  },
  {
    id: "500.3",
    en: "A step without priority ends when its actions are done.",
    ja: "優先権のないステップは処理が終われば終わる。",
  },
  {
    id: "500.4",
    en: "Effects that last until a step end as it begins.",
    ja: "「〜まで」の効果はそのステップの初めに終わる。",
  },
  {
    id: "500.5",
    en: "As a step ends its effects end and unspent mana is gone.",
    ja: "ステップの終わりに効果が終わり、マナが空になる。",
  },
  {
    id: "500.6",
    en: "As a step begins, what triggers at its beginning does.",
    ja: "初めに誘発する能力はステップの初めに誘発する。",
  },
  {
    id: "500.7",
    en: "Extra turns come right after, the newest first.",
    ja: "追加ターンは直後に、新しいものから行う。",
  },
  { id: "500.8", en: "Phases may be added.", ja: "フェイズが追加されることがある。" },
  { id: "500.11", en: "What is skipped is gone past.", ja: "飛ばすとは、存在しないかのように進むこと。" },
  { id: "500.12", en: "Nothing happens between steps.", ja: "ステップの間には何も起こらない。" },
  {
    id: "501.1",
    en: "The beginning phase has untap, upkeep and draw steps.",
    ja: "開始フェイズはアンタップ、アップキープ、ドロー。",
  },
  { id: "502.1", en: "First in the untap step: phasing.", ja: "まずフェイズ・インとアウト。" },
  { id: "502.2", en: "Second in the untap step: day and night.", ja: "次に昼と夜の確認。" },
  {
    id: "502.3",
    en: "Third in the untap step: the active player's permanents untap at once.",
    ja: "アクティブ・プレイヤーのパーマネントを同時にアンタップする。",
  },
  { id: "502.4", en: "Nobody has priority in the untap step.", ja: "アンタップ・ステップに優先権はない。" },
  {
    id: "503.1",
    en: "In the upkeep step the active player gets priority.",
    ja: "アップキープ・ステップに優先権を得る。",
  },
  {
    id: "503.1a",
    en: "What triggered in the untap step goes on the stack now.",
    ja: "アンタップ中に誘発した能力はここでスタックに置く。",
  },
  { id: "504.1", en: "In the draw step the active player draws a card.", ja: "ドロー・ステップに1枚引く。" },
  { id: "504.2", en: "After the draw the active player gets priority.", ja: "その後優先権を得る。" },
  { id: "505.1", en: "There are two main phases.", ja: "メイン・フェイズは2回ある。" },
  { id: "505.1a", en: "Only the first main phase is precombat.", ja: "戦闘前メイン・フェイズは最初のものだけ。" },
  {
    id: "505.4",
    en: "Sagas get a lore counter as the first main phase begins.",
    ja: "戦闘前メイン・フェイズの初めに英雄譚に伝承カウンターを置く。",
  },
  { id: "505.6", en: "In a main phase the active player gets priority.", ja: "アクティブ・プレイヤーが優先権を得る。" },
  {
    id: "505.6a",
    en: "Only in a main phase are spells other than instants normally cast.",
    ja: "インスタント以外の呪文を唱えられるのは通常ここだけ。",
  },
  { id: "505.6b", en: "A land may be played in a main phase.", ja: "土地をプレイできる。" },
  { id: "512.1", en: "The ending phase has end and cleanup steps.", ja: "最終フェイズは終了、クリンナップ。" },
  { id: "513.1", en: "In the end step the active player gets priority.", ja: "終了ステップに優先権を得る。" },
  {
    id: "513.2",
    en: "What arrives in the end step is too late to trigger at its beginning.",
    ja: "終了ステップに出たものは、その初めに誘発しない。",
  },
  {
    id: "514.1",
    en: "In the cleanup step the active player first discards down to the maximum hand size.",
    ja: "まず手札を上限まで捨てる。",
  },
  {
    id: "514.2",
    en: "Then marked damage goes, and effects until end of turn end, at once.",
    ja: "次に負傷が消え、ターン終了時までの効果が同時に終わる。",
  },
  {
    id: "514.3",
    en: "Normally nobody gets priority in the cleanup step.",
    ja: "通常クリンナップ・ステップに優先権はない。",
  },
  {
    id: "514.3a",
    en: "If something happens in the cleanup step after all, there is priority and another cleanup step.",
    ja: "何か起これば優先権が発生し、もう一度クリンナップを行う。",
  },
]
