import {
  amountOf,
  type Frame,
  type Game,
  type Modal,
  modalOf,
  type Procedure,
  type Refusal,
  type Said,
} from "@dilemma-table/engine"
import type { MagicCost } from "./lexicon.ts"
import { addCosts, type ManaCost, manaCost, NO_COST, withX } from "./mana-cost.ts"
import { takeObjects, usable, useOf, usesOf, wordOf } from "./using-objects.ts"

const isMana = (cost: MagicCost): cost is { readonly mana: string } => "mana" in cost

/** All that must be paid for one spell or ability: its mana together, and everything else (601.2f). */
export interface TotalCost {
  readonly mana: ManaCost
  readonly other: readonly MagicCost[]
}

/** Costs put together, {X} as announced. */
export function together(costs: readonly MagicCost[], x: number | null): TotalCost {
  const mana = costs.filter(isMana).reduce((sum, cost) => addCosts(sum, manaCost(cost.mana)), NO_COST)
  return { mana: x === null ? mana : withX(mana, x), other: costs.filter((cost) => !isMana(cost)) }
}

/** Costs printed before the modes that were chosen; each is an additional cost (700.2h). */
export function costsOfModes(game: Game, effect: unknown, said: Said): readonly MagicCost[] {
  const modal: Modal | null = modalOf(game.rulebook, effect)
  if (modal === null || said.modes === null) return []
  return said.modes.picks.flatMap((pick) => (modal.modes[pick.mode - 1]?.cost ?? []) as readonly MagicCost[])
}

/** This cost can't be paid (118.3). */
export const costRefusal = (frame: Frame, cost: MagicCost | undefined): Refusal =>
  refusal(frame, cost === undefined ? "mana" : wordOf(cost)[0])

const refusal = (frame: Frame, cost: string): Refusal => ({
  code: "cost-unpayable",
  rule: "118.3",
  object: frame.source,
  player: frame.you,
  data: { cost },
})

/**
 * The first cost other than mana that can't be paid now, as a refusal (118.3). Costs that take objects, and life, must be payable all together.
 */
export const otherCostsPayable = (game: Game, frame: Frame, costs: readonly MagicCost[]): Refusal | null =>
  plainCostsPayable(game, frame, costs) ?? objectsPayable(game, frame, costs)

/** The same of costs that take no objects: life, and what a source does to itself. */
export function plainCostsPayable(game: Game, frame: Frame, costs: readonly MagicCost[]): Refusal | null {
  let life = 0
  for (const cost of costs) {
    if (isMana(cost) || useOf(game, frame, cost) !== null) continue
    const [word, argument] = wordOf(cost)
    if (game.rulebook.vocabulary.costs[word]?.payable(game, frame, argument as never, cost as never) !== true)
      return refusal(frame, word)
    if ("payLife" in cost) life += amountOf(game, frame, cost.payLife as never)
  }
  return life > (game.state.players[frame.you]?.life ?? 0) ? refusal(frame, "payLife") : null
}

/** The first of the costs that take objects which can't be paid beside those before it. */
export function objectsPayable(game: Game, frame: Frame, costs: readonly MagicCost[]): Refusal | null {
  if (usable(usesOf(game, frame, costs))) return null
  const at = costs.findIndex((_, i) => !usable(usesOf(game, frame, costs.slice(0, i + 1))))
  return refusal(frame, wordOf(costs[at] as MagicCost)[0])
}

/** Costs are paid in the order that leaves most open; what is random or shows cards of the library comes last (601.2h). */
function ranked(game: Game, frame: Frame, cost: MagicCost): number {
  const use = useOf(game, frame, cost)
  if ("tap" in cost || "untap" in cost) return -1
  if ("mill" in cost || use?.atRandom === true) return 3
  return use?.how === "leave" ? 2 : use === null ? 0 : 1
}

/** Pays costs (118.3a, 601.2h). Mana among them is paid out of the pool and by mana abilities. */
export function* payCosts(game: Game, frame: Frame, costs: readonly MagicCost[]): Procedure<void> {
  const order = [...costs].sort((a, b) => ranked(game, frame, a) - ranked(game, frame, b))
  for (const [i, cost] of order.entries()) {
    if (useOf(game, frame, cost) !== null) {
      yield* takeObjects(game, frame, cost, order.slice(i + 1))
      continue
    }
    const [word, argument] = wordOf(cost)
    const known = game.rulebook.vocabulary.costs[word]
    if (known === undefined) throw new RangeError(`No cost is called ${word}`)
    yield* known.pay(game, frame, argument as never, cost as never)
  }
}
