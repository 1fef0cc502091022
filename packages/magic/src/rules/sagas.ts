import type { RuleEntry } from "@dilemma-table/engine"

/** Sagas: rule 714. */
export const sagaRules: readonly RuleEntry[] = [
  { id: "714.1", en: "A Saga has chapters in its text box.", ja: "英雄譚の文章欄には章がある。" },
  { id: "714.2", en: "A chapter symbol stands for a triggered ability.", ja: "章シンボルは誘発型能力を表す。" },
  {
    id: "714.2b",
    en: "A chapter triggers as the lore counters reach its number from below.",
    ja: "章能力は伝承カウンターがその数に達した時に誘発する。",
  },
  {
    id: "714.2c",
    en: "Several chapter symbols stand for an ability each.",
    ja: "複数の章シンボルはそれぞれの能力を表す。",
  },
  { id: "714.2d", en: "The final chapter is the one with the greatest number.", ja: "最終章は最大の数の章。" },
  { id: "714.3", en: "Sagas use lore counters.", ja: "英雄譚は伝承カウンターを用いる。" },
  {
    id: "714.3a",
    en: "A Saga enters with a lore counter.",
    ja: "英雄譚は伝承カウンター1個が置かれた状態で戦場に出る。",
  },
  {
    id: "714.3c",
    en: "As one's first main phase begins each own Saga gets a lore counter.",
    ja: "戦闘前メイン・フェイズの開始時、自分の英雄譚に伝承カウンターを1個置く。",
  },
  {
    id: "714.4",
    en: "A Saga whose final chapter is reached and has left the stack is sacrificed.",
    ja: "最終章に達し章能力がスタックを離れた英雄譚は生け贄に捧げる。",
  },
]
