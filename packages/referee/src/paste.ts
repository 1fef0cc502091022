import { type Decision, type Game, iterate, seatName } from "@dilemma-table/engine"
import { showAnswer } from "./compare.ts"
import { isPass, optionsOf, optionText } from "./fits.ts"
import type { Labels } from "./refer.ts"

/** Answers shown at most. */
const most = 12

/** A decision as lines of a ruling's `play`: what is asked, and a step for each answer. */
export function pasteOf(game: Game, labels: Labels, decision: Decision): string {
  const by = seatName(decision.by)
  const head = `  - asked: { who: ${by}, kind: ${decision.kind}, rule: ${rulesText(decision.rules)} }`
  return [head, ...answersOf(game, labels, decision, by)].join("\n")
}

const rulesText = (rules: readonly string[]): string =>
  rules.length === 1 ? (rules[0] ?? "") : `[${rules.join(", ")}]`

function answersOf(game: Game, labels: Labels, decision: Decision, by: string): readonly string[] {
  const steps = new Set<string>()
  let more = false
  for (const keys of iterate(decision.space, game.oracle)) {
    if (steps.size >= most) {
      more = true
      break
    }
    steps.add(stepText(game, labels, decision, by, keys))
  }
  const lines = [...steps].map((step, i) => (i === 0 ? `  - ${step}` : `  # ${step}`))
  return more ? [...lines, "  # …"] : lines
}

/** An answer as a step of a ruling. */
export function stepText(
  game: Game,
  labels: Labels,
  decision: Decision,
  by: string,
  keys: Parameters<typeof showAnswer>[3],
): string {
  if (by === "chance") return `{ chance: ${showAnswer(game, labels, decision, keys)} }`
  const option = optionsOf(decision).find((one) => one.key === keys[0])
  if (option !== undefined && isPass(option)) return `{ by: ${by}, pass: true }`
  if (option?.is.type === "act" && decision.kind === "action") {
    const { face = 0, ability = 0 } = option.is
    const which = `${face > 0 ? `, face: ${face}` : ""}${ability > 0 ? `, ability: ${ability + 1}` : ""}`
    return `{ by: ${by}, ${optionText(game, labels, option).slice(2, -2)}${which} }`
  }
  return `{ by: ${by}, ${headOf(decision)}: ${valueText(game, labels, decision, keys)} }`
}

function headOf({ kind }: Decision): string {
  if (kind === "modes" || kind === "branch") return "choose"
  if (kind === "yes-no") return "say"
  if (kind === "x" || kind === "number") return "number"
  if (kind === "payment") return "pay"
  if (kind === "waiting") return "resolve"
  if (kind === "declaration") return "declare"
  if (kind === "order" || kind === "name") return kind
  return "pick"
}

function valueText(game: Game, labels: Labels, decision: Decision, keys: Parameters<typeof showAnswer>[3]): string {
  const list = showAnswer(game, labels, decision, keys)
  return ["say", "number", "resolve", "name"].includes(headOf(decision)) ? list.slice(1, -1) : list
}
