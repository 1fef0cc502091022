import type { Ability, Condition, Effect } from "@dilemma-table/engine"
import { abilityLines, abilityText, textLines } from "../../abilities.ts"
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

/** A line that says from when, and under it what there then is. */
const under = (p: Printing, head: string, { power, toughness, abilities = [] }: Behind): string =>
  [head, ...(power === undefined ? [] : [`${power}/${toughness ?? 0}`]), ...textLines(p, abilities)].join("\n")

const costs = (p: Printing, all: readonly object[] = []): string =>
  all.map((one) => capital(costText(p, one))).join(", ")

/** "Boast — {1}{R}: …": what an activated ability does, behind its keyword. */
export const behindKeyword = (p: Printing, name: string, does: Effect, cost: readonly object[]): string =>
  `${name} — ${abilityLines(p, { activate: does, cost } as never).join(" ")}`

export const levelKeywords: Readonly<Record<string, TextPrinter>> = {
  levels: (p, from: number, whole: Behind) =>
    under(p, `LEVEL ${from}${whole.to === undefined ? "+" : whole.to === from ? "" : `-${whole.to}`}`, whole),
  classLevel: (p, n: number, whole: Behind) => under(p, `${costs(p, whole.cost)}: Level ${n}`, whole),
  // Its power and toughness stand in the corner.
  stationed: (p, n: number, whole: Behind) => `${n}+ | ${textLines(p, whole.abilities ?? []).join("\n")}`,
  exertion: (p, effect: Effect) =>
    `you may exert this ${p.self.one} as it attacks. When you do, ${linesOf(p, textParts(p, effect))
      .join(" ")
      .replace(/^./, (first) => first.toLowerCase())}`,
  dungeonRoom: (p, n: number, whole: Room) =>
    `room ${n} — ${linesOf(p, textParts(p, whole.do)).join(" ")}${whole.leads === undefined ? "" : ` (Leads to: ${whole.leads.map((to) => `room ${to}`).join(", ")})`}`,
  toSolve: (p, condition: Condition) => `to solve — ${capital(conditionText(p, condition))}.`,
  solved: (p, ability: Ability) => `solved — ${abilityText(p, ability)}`,
}
