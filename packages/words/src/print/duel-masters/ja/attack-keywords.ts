import type { Ability, Effect, Filter } from "@dilemma-table/engine"
import { abilityText } from "../../abilities.ts"
import { effectParts } from "../../effects.ts"
import { either } from "../../japanese/phrases.ts"
import type { TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { all, group, type Many, named } from "./nouns.ts"

/** 攻撃の間や、シールドが手札に加わる時に宣言するキーワード能力。 */
export const attackKeywords: Readonly<Record<string, TextPrinter>> = {
  revolutionChange: (p, filter: Filter) => `革命チェンジ：${group(p, { type: "creature", ...filter })}`,
  finalRevolution: (p, effect: Effect) => `ファイナル革命：${linesOf(p, effectParts(p, effect)).join("")}`,
  invasion: (p, filter: Filter, whole: { from?: Many }) => {
    const zones = whole.from === undefined ? [] : all(whole.from).map((zone) => p.words.zones[zone]?.name ?? zone)
    return `侵略：${group(p, { type: "creature", ...filter })}${zones.length === 0 ? "" : `(自分の${either(zones)}から)`}`
  },
  ninjaStrike: (_, mana: number, whole: { civilization?: string }) =>
    whole.civilization === undefined
      ? `ニンジャ・ストライク${mana}`
      : `ウラ・ニンジャ・ストライク${mana}(${named(civilizationNames, whole.civilization)})`,
  attackChance: (p, filter: Filter) => `アタック・チャンス：${group(p, { type: "creature", ...filter })}`,
  kirifuDash: (_, mana: number, whole: { civilizations: readonly string[] }) =>
    `キリフダッシュ[${whole.civilizations.map((one) => named(civilizationNames, one)).join("/")}(${mana})]`,
  jChange: (_, cost: number) => `Jチェンジ${cost}`,
  sBack: (p, filter: Filter) => `S・バック：${group(p, { zone: "hand", ...filter }).replace(/^手札の/, "")}`,
  superTrigger: (p, ability: Ability) => `スーパー・S・トリガー　S：${abilityText(p, ability)}`,
  triggerPlus: (p, ability: Ability) => `S・トリガー・プラス　P：${abilityText(p, ability)}`,
}
