import type { Ability, Condition, Effect } from "@dilemma-table/engine"
import { abilityLines, abilityText } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
import { capital } from "../../english/bend.ts"
import { costText, textParts } from "../../modes.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"

interface Behind {
  readonly to?: number
  readonly cost?: readonly object[]
  readonly power?: number
  readonly toughness?: number
  readonly abilities?: readonly Ability[]
}

interface Room {
  readonly leads?: readonly number[]
  readonly do: Effect
}

const behind = (p: Printing, { power, toughness, abilities = [] }: Behind): string =>
  [
    ...(power === undefined ? [] : [`${power}/${toughness ?? 0}`]),
    ...abilities.map((one) => capital(abilityText(p, one))),
  ].join(" · ")

const costs = (p: Printing, all: readonly object[] = []): string =>
  all.map((one) => capital(costText(p, one))).join(", ")

/** "Boast — {1}{R}: …": what an activated ability does, behind its keyword. */
export const behindKeyword = (p: Printing, name: string, does: Effect, cost: readonly object[]): string =>
  `${name} — ${abilityLines(p, { activate: does, cost } as never).join(" ")}`

export const levelKeywords: Readonly<Record<string, TextPrinter>> = {
  levels: (p, from: number, whole: Behind) =>
    `level ${from}${whole.to === undefined ? "+" : whole.to === from ? "" : `-${whole.to}`}: ${behind(p, whole)}`,
  classLevel: (p, n: number, whole: Behind) => `${costs(p, whole.cost)}: Level ${n} — ${behind(p, whole)}`,
  stationed: (p, n: number, whole: Behind) => `${n}+ | ${behind(p, whole)}`,
  exertion: (p, effect: Effect) =>
    `you may exert this ${p.self.one} as it attacks. When you do, ${linesOf(p, textParts(p, effect))
      .join(" ")
      .replace(/^./, (first) => first.toLowerCase())}`,
  dungeonRoom: (p, n: number, whole: Room) =>
    `room ${n} — ${linesOf(p, textParts(p, whole.do)).join(" ")}${whole.leads === undefined ? "" : ` (Leads to: ${whole.leads.map((to) => `room ${to}`).join(", ")})`}`,
  toSolve: (p, condition: Condition) => `to solve — ${capital(conditionText(p, condition))}.`,
  solved: (p, ability: Ability) => `solved — ${abilityText(p, ability)}`,
}
