import type { EditionFlag, RulebookVersion } from "@dilemma-table/engine"

/**
 * Known dates of 総合ゲームルール and of changes to it, oldest first; a label without a version number is that of a single
 * change. The project was written from 1.50.
 */
export const rulebookVersions: readonly RulebookVersion[] = [
  { date: "2017-04-06", label: "battles inside an effect (101.4e, 101.4f)" },
  { date: "2018-03-02", label: "triggered abilities stand apart from their source (110.5a)" },
  { date: "2021-03-16", label: "reconstruction (801.4)" },
  { date: "2021-06-24", label: "end of turn (511), cost of a twinpact card (201.2b)" },
  { date: "2022-06-24", label: "choices are made on resolution (601.1g, 700.2a)" },
  { date: "2022-09-14", label: "pending state (409)" },
  { date: "2023-04-10", label: "elements (316), simultaneous replacements (609.9)" },
  { date: "2023-08-10", label: "infeasible cost changes (601.1a)" },
  { date: "2023-09-14", label: "before breaking (509.3, 509.4)" },
  { date: "2023-10-11", label: "tournament rule 4.8" },
  { date: "2024-02-15", label: "shields on their way to the hand (113.6)" },
  // 1.51 of 2026-07-23 exists; it hasn't been read, so "now" means 1.50.
  { date: "2026-04-10", label: "1.50" },
]

/**
 * What changed when. A flag is on from `since` until the day before `until`, or in an edition that `named` lists.
 * The rulebook asks for flags, never for dates.
 */
export const editionFlags: readonly EditionFlag[] = [
  {
    flag: "modes-declared-on-use",
    until: "2022-06-24",
    rules: ["601.1g", "700.2a"],
    en: "The choices of a used card are declared after its cost is paid and before its ability starts. Triggered abilities aren't meant.",
    ja: "使うカードの選択肢は、コストを支払った後、能力が始まる前に宣言する。誘発型能力は対象外。",
  },
  {
    flag: "modes-chosen-when-reached",
    since: "2022-06-24",
    rules: ["700.2a"],
    en: "Choices are made while the ability resolves, when the sentence that asks for them is reached.",
    ja: "選択肢は能力の解決中、その文にたどり着いた時に選ぶ。",
  },
  {
    // The ruling was changed between 2021-06-24 and 2022-04-08; the day itself hasn't been read.
    flag: "looked-at-cards-untouched",
    since: "2022-04-08",
    rules: ["605.4", "605.4a"],
    en: "While an effect uses or puts out cards from the deck, the others that it shows or looks at are touched by nothing else.",
    ja: "効果で山札のカードを使う間や出す間、見ている(表向きにしている)他のカードは、ほかの効果の影響を受けない。",
  },
  {
    flag: "pending-state-named",
    since: "2022-09-14",
    rules: ["409.1", "409.2"],
    en: "A card on its way is in the pending state, and the rulebook has a word for it.",
    ja: "使われている途中のカードは「保留状態」になり、総合ルールにその語がある。",
  },
  {
    flag: "infeasible-cost-changes-refused",
    since: "2023-08-10",
    rules: ["601.1a"],
    en: "A cost change that can't be carried out, or that another one makes impossible, can't be declared.",
    ja: "実行できないコストの変更や、別の変更で実行できなくなる変更は宣言できない。",
  },
  {
    flag: "replacements-assigned-together",
    since: "2023-04-10",
    rules: ["609.9", "609.9a", "609.9b"],
    en: "Replacements of simultaneous events are all decided first, then applied at once; no card is chosen twice.",
    ja: "同時の出来事への置換効果はすべて決めてから同時に適用し、同じカードを二度選べない。",
  },
  {
    flag: "breaks-have-a-before",
    since: "2023-09-14",
    rules: ["509.3", "509.4", "603.7"],
    en: "Abilities that trigger before a break resolve after the shields are chosen and before they are broken.",
    ja: "ブレイクの前に誘発する能力は、シールドを選んだ後、ブレイクする前に解決する。",
  },
  {
    flag: "floor-undeclared-choice",
    since: "2023-10-11",
    rules: ["event-4.8"],
    en: "At a tournament, who names no choice and starts with the top one has chosen all; who starts with another has chosen that one.",
    ja: "大会では、選択を告げずに一番上から解決を始めればすべて、他から始めればそれだけを選んだものとする。",
  },
  {
    flag: "shields-wait-while-declared",
    since: "2024-02-15",
    rules: ["113.6", "113.6a", "113.6d"],
    en: "Shields being added to the hand wait, uncounted, until every declaration is made.",
    ja: "手札に加わるシールドは、宣言がすべて終わるまで待機し、数えない。",
  },
  {
    flag: "overpay-112.2b",
    since: "2026-04-10",
    rules: ["112.2b"],
    en: "Paying more than the reduced cost for the sake of the civilizations is rule 112.2b (read in 1.50; on 2024-10-12 it was 112.2a).",
    ja: "文明のための過剰な支払いは112.2bの規則(1.50で確認。2024-10-12には112.2a)。",
  },
  {
    flag: "execute-replaces-use",
    since: "2026-04-10",
    rules: ["701.5", "601.1"],
    en: "Cards are executed; before, they were used. Abilities are still used.",
    ja: "カードは「実行する」。以前は「使う」だった。能力は今も「使う」。",
  },
  {
    flag: "modes-unreadable-when-source-gone",
    named: ["modes-of-the-gone"],
    rules: ["110.5a", "700.2a"],
    en: "A waiting modal ability does nothing once its card is gone or covered, since its choices can't be read.",
    ja: "待機中のモードを持つ能力は、カードが離れたり進化したりすると選択肢を読めず、何もしない。",
  },
  {
    flag: "crossing-is-use",
    named: ["crossing-as-use"],
    rules: ["303.3b", "504.2", "601.1"],
    en: "Crossing a cross gear counts as using a card, since mana is paid for it.",
    ja: "クロスはマナを支払うので、カードを使うことに含まれる。",
  },
]
