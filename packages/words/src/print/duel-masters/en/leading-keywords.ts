import type { Ability, Condition, Effect, Filter } from "@dilemma-table/engine"
import { abilityLines } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
import { textParts } from "../../modes.ts"
import { filterNp } from "../../nouns.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames } from "../names.ts"
import { named } from "./nouns.ts"

/** Keywords that lead abilities: these follow the name, a line each. */
const leading =
  (name: string): TextPrinter =>
  (p, abilities: readonly Ability[]) =>
    [name, ...abilities.flatMap((ability) => abilityLines(p, ability))].join("\n")

const text = (p: Printing, effect: Effect): string => linesOf(p, textParts(p, effect)).join("\n")
const which = (p: Printing, filter: Filter): string => filterNp(p, filter, { none: true }, "all").text

/** Keywords that lead what is done. */
const doing =
  (name: string): TextPrinter =>
  (p, effect: Effect) =>
    `${name}\n${text(p, effect)}`

export const leadingKeywords: Readonly<Record<string, TextPrinter>> = {
  waveStriker: leading("wave striker"),
  accel: leading("accel"),
  metamorph: leading("metamorph"),
  turboRush: leading("turbo rush"),
  holyField: leading("holy field"),
  survivor: (p, abilities: readonly Ability[]) =>
    [...abilities.flatMap((ability) => abilityLines(p, ability)), "survivor"].join("\n"),
  silentSkill: doing("silent skill"),
  martialTouch: doing("martial touch"),
  returnSpirits: (p, n: number, whole: { do: Effect }) => `return of spirits ${n}\n${text(p, whole.do)}`,
  thrillingThree: (p, filter: Filter, whole: { do: Effect }) =>
    `thrilling three—${which(p, filter)}\n${text(p, whole.do)}`,
  knightMagic: (p, effect: Effect) => `${text(p, effect)}\nknight magic`,
  crewBreaker: (p, filter: Filter) => `crew breaker—${which(p, filter)}`,
  lGate: (p, filter: Filter) => `L gate—${which(p, filter)}`,
  stealth: (_, civilization: string) => `${named(civilizationNames, civilization)} stealth`,
  noChoice: leading("no choice"),
  superAccel: leading("super accel"),
  shieldForce: leading("shield force"),
  revengeChance: (p, condition: Condition) =>
    `revenge chance—At the end of each turn, ${p.tongue.ifLead(conditionText(p, condition), p)}you may summon this ${p.self.one} without paying its cost.`,
  fortE: (p, filter: Filter, whole: { do: Effect }) => `fort E—${which(p, filter)}\n${text(p, whole.do)}`,
  breakBonus: (p, effect: Effect) => `break bonus\n${text(p, effect)}`,
  freeze: (_, n: number) => (n === 1 ? "freeze" : n === 2 ? "double freeze" : `freeze ${n}`),
  jingi: doing("jingi"),
  gLink: (_, links: readonly Linked[]) =>
    `G link—${links.map(({ of, at }) => `${sides[at]} ${of.join(" or ")}`).join(", or ")}`,
}

interface Linked {
  readonly of: readonly string[]
  readonly at: keyof typeof sides
}

const sides = { left: "left of", right: "right of", above: "above", below: "below" } as const
