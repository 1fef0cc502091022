import type { Ability, Effect, Filter } from "@dilemma-table/engine"
import { abilityText } from "../../abilities.ts"
import { effectParts } from "../../effects.ts"
import { either } from "../../japanese/phrases.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { all, group, type Many, named } from "./nouns.ts"

/** 種族で言われていれば、クリーチャーとは言わない。 */
const creatures = (p: Printing, filter: Filter): string => {
  const { race, any } = filter as { race?: unknown; any?: unknown }
  return group(p, race === undefined && any === undefined ? ({ type: "creature", ...filter } as Filter) : filter)
}

/** 攻撃の間や、シールドが手札に加わる時に宣言するキーワード能力。 */
export const attackKeywords: Readonly<Record<string, TextPrinter>> = {
  revolutionChange: (p, filter: Filter) => `革命チェンジ：${creatures(p, filter)}`,
  finalRevolution: (p, effect: Effect) => `ファイナル革命：${linesOf(p, effectParts(p, effect)).join("")}`,
  invasion: (p, filter: Filter, whole: { from?: Many }) => {
    const zones = whole.from === undefined ? [] : all(whole.from).map((zone) => p.words.zones[zone]?.name ?? zone)
    return `侵略：${creatures(p, filter)}${zones.length === 0 ? "" : `(自分の${either(zones)}から)`}`
  },
  ninjaStrike: (_, mana: number, whole: { civilization?: string }) =>
    whole.civilization === undefined
      ? `ニンジャ・ストライク${mana}`
      : `ウラ・ニンジャ・ストライク${mana}(${named(civilizationNames, whole.civilization)})`,
  attackChance: (p, filter: Filter) => `アタック・チャンス：${creatures(p, filter)}`,
  kirifuDash: (_, mana: number, whole: { civilizations: readonly string[] }) =>
    `キリフダッシュ[${whole.civilizations.map((one) => named(civilizationNames, one)).join("/")}(${mana})]`,
  jChange: (_, cost: number) => `Jチェンジ${cost}`,
  sBack: (p, filter: Filter) => `S・バック：${group(p, filter).replace(/^([光水闇火自然、またはの]+)のカード$/, "$1")}`,
  superTrigger: (p, ability: Ability) => `スーパー・S・トリガー　S：${abilityText(p, ability)}`,
  triggerPlus: (p, ability: Ability) => `S・トリガー・プラス　P：${abilityText(p, ability)}`,
}
