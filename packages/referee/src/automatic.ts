import { contains, type Decision, type Game, isForced, iterate, type Key } from "@dilemma-table/engine"
import { hasPass, isPass, optionsOf } from "./fits.ts"
import { type Labels, sameOption } from "./refer.ts"

/** What is answered without the file's saying so. */
export interface Defaults {
  readonly priority: "pass" | "ask"
  readonly payment: "first" | "ask"
  readonly chance: "keep" | "ask"
  /** Attackers and blockers: asked for, or none are declared where that is legal. */
  readonly combat: "ask" | "none"
}

export const usualDefaults: Defaults = { priority: "pass", payment: "first", chance: "keep", combat: "ask" }

/** The answer that needs no one: the only legal one (cards that are alike count as one). */
export function onlyAnswer(game: Game, labels: Labels, decision: Decision): readonly Key[] | null {
  const forced = isForced(decision.space, game.oracle)
  if (forced !== null) return forced
  const { space } = decision
  const options = optionsOf(decision)
  const [first] = options
  if (first === undefined || !options.every((option) => sameOption(game, labels, first, option))) return null
  if (space.type === "order") return options.map((option) => option.key)
  if (space.type !== "pick" || space.min !== space.max) return null
  return iterate(space, game.oracle).next().value ?? null
}

/** The answer of the ruling's defaults to a decision that the file doesn't mention, or null. */
export function defaultAnswer(game: Game, decision: Decision, defaults: Defaults): readonly Key[] | null {
  const { kind, space } = decision
  if (kind === "action" && defaults.priority === "pass" && hasPass(decision)) {
    const pass = optionsOf(decision).find(isPass)
    return pass === undefined ? null : [pass.key]
  }
  if (kind === "payment" && defaults.payment === "first") return iterate(space, game.oracle).next().value ?? null
  if (defaults.combat === "none" && (kind === "attackers" || kind === "blockers") && contains(space, [], game.oracle))
    return []
  if (kind === "shuffle" && defaults.chance === "keep") return optionsOf(decision).map((option) => option.key)
  return null
}
