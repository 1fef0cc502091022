import {
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

/** A cost's word and its argument. */
function wordOf(cost: MagicCost): readonly [word: string, argument: unknown] {
  const [first] = Object.entries(cost)
  if (first === undefined) throw new RangeError("A cost says nothing")
  return first
}

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

/** The first cost other than mana that can't be paid at all now, as a refusal (118.3). */
export function otherCostsPayable(game: Game, frame: Frame, costs: readonly MagicCost[]): Refusal | null {
  for (const cost of costs) {
    if (isMana(cost)) continue
    const [word, argument] = wordOf(cost)
    if (game.rulebook.vocabulary.costs[word]?.payable(game, frame, argument as never, cost as never) !== true)
      return { code: "cost-unpayable", rule: "118.3", object: frame.source, player: frame.you, data: { cost: word } }
  }
  return null
}

/** Pays costs in their written order (118.3a, 601.2h). Mana among them is paid out of the pool and by mana abilities. */
export function* payCosts(game: Game, frame: Frame, costs: readonly MagicCost[]): Procedure<void> {
  for (const cost of costs) {
    const [word, argument] = wordOf(cost)
    const known = game.rulebook.vocabulary.costs[word]
    if (known === undefined) throw new RangeError(`No cost is called ${word}`)
    yield* known.pay(game, frame, argument as never, cost as never)
  }
}
