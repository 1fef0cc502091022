import type { Ability, Condition, Effect, Filter } from "@dilemma-table/engine"
import { abilityLines } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
import { textParts } from "../../modes.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { group, named } from "./nouns.ts"

/** 能力を従えるキーワード: 名前の次の行から能力が続く。 */
const leading =
  (name: string): TextPrinter =>
  (p, abilities: readonly Ability[]) =>
    [name, ...abilities.flatMap((ability) => abilityLines(p, ability))].join("\n")

const text = (p: Printing, effect: Effect): string => linesOf(p, textParts(p, effect)).join("\n")

/** 行うことを従えるキーワード。 */
const doing =
  (name: string): TextPrinter =>
  (p, effect: Effect) =>
    `${name}\n${text(p, effect)}`

export const leadingKeywords: Readonly<Record<string, TextPrinter>> = {
  waveStriker: leading("ウェーブストライカー"),
  accel: leading("アクセル"),
  metamorph: leading("メタモーフ"),
  turboRush: leading("ターボラッシュ"),
  holyField: leading("ホーリー・フィールド"),
  survivor: (p, abilities: readonly Ability[]) =>
    [...abilities.flatMap((ability) => abilityLines(p, ability)), "サバイバー"].join("\n"),
  silentSkill: doing("サイレントスキル"),
  martialTouch: doing("マーシャル・タッチ"),
  returnSpirits: (p, n: number, whole: { do: Effect }) => `返霊${n}\n${text(p, whole.do)}`,
  thrillingThree: (p, filter: Filter, whole: { do: Effect }) =>
    `スリリング・スリー：${group(p, filter).replace(/または/g, "と")}\n${text(p, whole.do)}`,
  knightMagic: (p, effect: Effect) => `${text(p, effect)}\nナイト・マジック`,
  crewBreaker: (p, filter: Filter) => `クルー・ブレイカー：${group(p, filter)}`,
  lGate: (p, filter: Filter) => `L・ゲート：${group(p, filter)}`,
  stealth: (_, civilization: string) => `${named(civilizationNames, civilization)}ステルス`,
  noChoice: leading("ノー・チョイス"),
  superAccel: leading("スーパー・アクセル"),
  shieldForce: leading("シールド・フォース"),
  revengeChance: (p, condition: Condition) =>
    `リベンジ・チャンス：各ターンの終わりに、${p.tongue.ifLead(conditionText(p, condition), p)}この${p.self.one}をコストを支払わずに召喚してもよい。`,
  fortE: (p, filter: Filter, whole: { do: Effect }) => `フォートE：${group(p, filter)}\n${text(p, whole.do)}`,
  breakBonus: (p, effect: Effect) => `ブレイク・ボーナス\n${text(p, effect)}`,
  freeze: (_, n: number) => (n === 1 ? "フリーズ" : n === 2 ? "ダブル・フリーズ" : `フリーズ${n}`),
  jingi: doing("仁義"),
  gLink: (_, links: readonly Linked[]) =>
    `G・リンク${links.map(({ of, at }) => `${of.map((name) => `《${name}》`).join("または")}の${sides[at]}`).join("、または")}`,
}

interface Linked {
  readonly of: readonly string[]
  readonly at: keyof typeof sides
}

const sides = { left: "左横", right: "右横", above: "上側", below: "下側" } as const
