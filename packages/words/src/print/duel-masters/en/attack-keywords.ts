import type { Ability, Effect, Filter } from "@dilemma-table/engine"
import { abilityText } from "../../abilities.ts"
import { effectParts } from "../../effects.ts"
import { listed } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { all, type Many, named } from "./nouns.ts"

const which = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text
const creatures = (p: Printing, filter: Filter): string => which(p, { type: "creature", ...filter })

/** Keywords that are declared while an attack goes on, or as shields come to the hand. */
export const attackKeywords: Readonly<Record<string, TextPrinter>> = {
  revolutionChange: (p, filter: Filter) => `revolution change—${creatures(p, filter)}`,
  finalRevolution: (p, effect: Effect) => `final revolution—${linesOf(p, effectParts(p, effect)).join(" ")}`,
  invasion: (p, filter: Filter, whole: { from?: Many }) => {
    const zones = whole.from === undefined ? [] : all(whole.from).map((zone) => p.words.zones[zone]?.name ?? zone)
    return `invasion—${creatures(p, filter)}${zones.length === 0 ? "" : ` (from your ${listed(zones, "or")})`}`
  },
  ninjaStrike: (_, mana: number, whole: { civilization?: string }) =>
    whole.civilization === undefined
      ? `ninja strike ${mana}`
      : `ura ninja strike ${mana} (${named(civilizationNames, whole.civilization)})`,
  attackChance: (p, filter: Filter) => `attack chance—${creatures(p, filter)}`,
  kirifuDash: (_, mana: number, whole: { civilizations: readonly string[] }) =>
    `kirifu dash [${[
      listed(
        whole.civilizations.map((one) => named(civilizationNames, one)),
        "and",
      ),
      `(${mana})`,
    ]
      .join(" ")
      .trim()}]`,
  jChange: (_, cost: number) => `J change ${cost}`,
  sBack: (p, filter: Filter) =>
    `strike back—${which(p, { zone: "hand", ...filter }).replace(/ in (a|your) hand$/, "")}`,
  superTrigger: (p, ability: Ability) => `super shield trigger—S: ${abilityText(p, ability)}`,
  triggerPlus: (p, ability: Ability) => `shield trigger plus—P: ${abilityText(p, ability)}`,
}
