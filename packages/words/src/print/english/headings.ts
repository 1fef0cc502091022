import type { Modal, Value } from "@dilemma-table/engine"
import { conditionText } from "../conditions.ts"
import { countText } from "../modes.ts"
import type { Printing, Tongue } from "../printing.ts"
import { listed, numberWord } from "./bend.ts"

export const comparisons: Readonly<Record<string, (right: string) => string>> = {
  "=": (right) => `is ${right}`,
  "<": (right) => `is less than ${right}`,
  "<=": (right) => (/^\d+$/.test(right) ? `is ${right} or less` : `is at most ${right}`),
  ">": (right) => `is greater than ${right}`,
  ">=": (right) => (/^\d+$/.test(right) ? `is ${right} or greater` : `is at least ${right}`),
}

export const header = (p: Printing, modal: Modal): readonly string[] => {
  const repeat = modal.mayRepeat === true
  const count = countText(p, modal.choose)
  const who = modal.chooser === "opponent" ? p.words.manner.players.chooser : ""
  const before =
    modal.notChosenBefore === undefined
      ? ""
      : ` that hasn't been chosen${modal.notChosenBefore === "turn" ? " this turn" : ""}`
  const verb =
    modal.optional === true ? `${who === "" ? "you" : who} may choose` : who === "" ? "choose" : `${who} chooses`
  const notes = [
    ...(modal.all === undefined
      ? []
      : [
          `if ${conditionText(p, modal.all)}, ${who === "" ? "you" : who} may choose ${modal.modes.length === 2 ? "both" : "all"} instead`,
        ]),
    ...(modal.instead === undefined || isEntwined(modal.instead.if) ? [] : [insteadText(p, modal, verb)]),
    ...(repeat ? ["you may choose the same mode more than once"] : []),
    ...(modal.among === undefined ? [] : [againAmong(p, modal.among)]),
    ...(modal.differentTargets === undefined ? [] : ["each mode must target a different player"]),
  ]
  return [`${verb} ${count}${before}${modal.chooser === "random" ? " at random" : ""}`, ...notes]
}

/** "then your opponent chooses one of those" */
function againAmong(p: Printing, { chooser, choose }: NonNullable<Modal["among"]>): string {
  const count = countText(p, choose)
  if (chooser === "random") return `then ${count} of those is chosen at random`
  return `then ${chooser === "opponent" ? `${p.words.manner.players.chooser} chooses` : "you choose"} ${count} of those`
}

export const modeCount: Tongue["modeCount"] = (p, choose, number) => {
  if (typeof choose !== "object") return number(choose)
  const data = choose as Readonly<Record<string, unknown>>
  if ("weight" in data) return `up to ${numberWord(data.weight as number)} {P} worth of modes`
  if ("upTo" in data) {
    const most = number(data.upTo as Value)
    return most.startsWith("the ") ? `up to X, where X is ${most}` : `up to ${most}`
  }
  if ("atLeast" in data) return `${numberWord(data.atLeast as number)} or more`
  if ("any" in data) return "any number"
  if ("oneOf" in data) {
    const list = data.oneOf as readonly number[]
    return list.length === 2 && list[0] === 1 && list[1] === 2 ? "one or both" : listed(list.map(numberWord), "or")
  }
  return `a number of modes equal to ${number(choose as Value)}`
}

/** A keyword says by itself that all modes are chosen (Magic 702.42a). */
const isEntwined = (condition: unknown): boolean =>
  typeof condition === "object" && condition !== null && (condition as { readonly paid?: string }).paid === "entwine"

/** "If this spell was kicked, choose any number instead." */
function insteadText(p: Printing, { instead, modes }: Modal, verb: string): string {
  const { if: condition, choose } = instead as NonNullable<Modal["instead"]>
  const asCast = "exists" in (condition as object) && p.event === null ? ` as you cast this ${p.self.one}` : ""
  const either = typeof choose === "object" && "oneOf" in choose && JSON.stringify(choose.oneOf) === "[1,2]"
  const count = either || (choose === 2 && modes.length === 2) ? "both" : countText(p, choose)
  return `if ${conditionText(p, condition)}${asCast}, ${either ? "you may choose" : verb} ${count} instead`
}
