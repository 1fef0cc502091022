import type { Ability, Condition, Effect } from "@dilemma-table/engine"
import { abilityLines, abilityText } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
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
  [...(power === undefined ? [] : [`${power}/${toughness ?? 0}`]), ...abilities.map((one) => abilityText(p, one))].join(
    "・",
  )

const costs = (p: Printing, all: readonly object[] = []): string => all.map((one) => costText(p, one)).join("、")

/** 「誇示 ― {1}{R}：…」 */
export const behindKeyword = (p: Printing, name: string, does: Effect, cost: readonly object[]): string =>
  `${name} ― ${abilityLines(p, { activate: does, cost } as never).join("")}`

export const levelKeywords: Readonly<Record<string, TextPrinter>> = {
  levels: (p, from: number, whole: Behind) =>
    `Lv${from}${whole.to === undefined ? "+" : whole.to === from ? "" : `-${whole.to}`}：${behind(p, whole)}`,
  classLevel: (p, n: number, whole: Behind) => `${costs(p, whole.cost)}：レベル${n} ― ${behind(p, whole)}`,
  stationed: (p, n: number, whole: Behind) => `${n}+ | ${behind(p, whole)}`,
  exertion: (p, effect: Effect) =>
    `このクリーチャーが攻撃するに際し、あなたはこれを督励してもよい。そうしたとき、${linesOf(p, textParts(p, effect)).join("")}`,
  dungeonRoom: (p, n: number, whole: Room) =>
    `部屋${n} ― ${linesOf(p, textParts(p, whole.do)).join("")}${whole.leads === undefined ? "" : `(${whole.leads.map((to) => `部屋${to}`).join("、")}へ)`}`,
  toSolve: (p, condition: Condition) => `解明条件 ― ${conditionText(p, condition)}。`,
  solved: (p, ability: Ability) => `解明 ― ${abilityText(p, ability)}`,
}
