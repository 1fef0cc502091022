import type { EditionFlag, RulebookVersion } from "@dilemma-table/engine"

/** Known dates of the Comprehensive Rules, oldest first. The project was written from 2026-04-17 and parts of 2026-09-25. */
export const rulebookVersions: readonly RulebookVersion[] = [
  { date: "2020-09-25", label: "Zendikar Rising: modal double-faced cards" },
  { date: "2021-02-02", label: "Kaldheim: rule 711 on double-faced cards" },
  { date: "2021-02-15", label: "cascade asks the resulting spell (702.84a)" },
  { date: "2021-07-23", label: "Adventures in the Forgotten Realms: 711 becomes 712, meld with it" },
  { date: "2022-06-10", label: "2022-06-10" },
  { date: "2022-10-07", label: "2022-10-07" },
  { date: "2025-09-19", label: "2025-09-19" },
  { date: "2026-02-27", label: "2026-02-27" },
  { date: "2026-04-17", label: "2026-04-17" },
  { date: "2026-09-25", label: "2026-09-25" },
  { date: "2026-11-06", label: "Star Trek: facing a dilemma (700.17)" },
]

/**
 * What changed when. A flag is on from `since` until the day before `until`, or in an edition that `named` lists.
 * Where only a span is known, `since` is the first date for which the newer rule is attested.
 * The rulebook asks for flags, never for dates.
 */
export const editionFlags: readonly EditionFlag[] = [
  {
    flag: "facing-a-dilemma",
    since: "2026-11-06",
    rules: ["700.17"],
    en: "A player who chooses one or more modes for a spell or ability faces a dilemma.",
    ja: "呪文や能力のモードを1つ以上選んだプレイヤーはジレンマに直面する。",
  },
  {
    flag: "announce-look-ahead-targets",
    since: "2026-09-25",
    rules: ["601.5"],
    en: "Targets and divisions may be announced that only later choices of the same casting make legal.",
    ja: "同じ唱える手順の後の選択によって初めて適正になる対象や割り振りも宣言できる。",
  },
  {
    flag: "cascade-checks-spell",
    since: "2021-02-15",
    rules: ["702.85a"],
    en: "Cascade lets a card be cast only if the resulting spell's mana value is lower.",
    ja: "続唱で唱えられるのは、結果の呪文のマナ総量がより小さい場合だけ。",
  },
  {
    flag: "meld-is-double-faced",
    since: "2021-07-23",
    rules: ["712.1", "712.4", "712.4c"],
    en: "Meld cards are double-faced cards; they still can't transform or convert.",
    ja: "合体カードも両面カードである。変身も変換もできないままである。",
  },
  {
    flag: "mana-value-term",
    since: "2021-04-23",
    rules: ["202.3"],
    en: "The term is mana value; before, it was converted mana cost.",
    ja: "用語は「マナ総量」。以前は「点数で見たマナ・コスト」。",
  },
  {
    flag: "double-faced-spells-cast-transformed",
    since: "2021-09-24",
    rules: ["712.8c", "712.11a"],
    en: "A nonmodal double-faced spell may be cast with its back face up, with the mana value of its front.",
    ja: "モードを持たない両面呪文は第2面で唱えることがあり、マナ総量は第1面から計算する。",
  },
  {
    flag: "modal-double-faced-transforms",
    since: "2025-09-19",
    rules: ["712.3", "712.9", "712.10", "701.27a"],
    en: "Modal double-faced permanents can transform, unless the other face is an instant or sorcery.",
    ja: "モードを持つ両面パーマネントも変身できる。ただし反対の面がインスタントやソーサリーの場合を除く。",
  },
  {
    flag: "double-faced-tokens",
    since: "2025-09-19",
    rules: ["707.8a", "707.10g", "712.9"],
    en: "A copy of a double-faced permanent or permanent spell is double-faced itself, with the same face up.",
    ja: "両面のパーマネントやパーマネント呪文のコピーは、それ自身も両面で、同じ面がオモテになる。",
  },
  {
    flag: "copy-of-card-chooses-face",
    since: "2025-09-19",
    rules: ["712.11b", "712.12"],
    en: "A copy of a modal double-faced card that is cast or played may use either face, too.",
    ja: "モードを持つ両面カードのコピーを唱えたりプレイしたりする場合も、面を選ぶ。",
  },
  {
    flag: "front-permits-back",
    since: "2025-09-19",
    rules: ["712.11d"],
    en: "A front face's ability that allows the card to be cast transformed counts when its back is judged.",
    ja: "変身した状態で唱えることを許す第1面の能力は、第2面を唱えられるかどうかの判断に含む。",
  },
  {
    flag: "nonpermanent-back-goes-to-graveyard",
    since: "2025-09-19",
    rules: ["712.13a"],
    en: "A double-faced spell told to enter transformed goes to the graveyard if its back is an instant or sorcery.",
    ja: "変身した状態で出るはずの両面呪文の第2面がインスタントかソーサリーなら墓地に置かれる。",
  },
  {
    flag: "face-down-attempt-changes-nothing",
    since: "2026-09-25",
    rules: ["712.16"],
    en: "An effect that fails to turn a double-faced permanent face down doesn't change its characteristics either.",
    ja: "両面パーマネントを裏向きにできなかった効果は、その特性も変えない。",
  },
]
