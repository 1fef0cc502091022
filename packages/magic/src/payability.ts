import type { Game, ObjectId, PlayerId, Refusal } from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { manaSources, type Pool, planPayment, poolOf, type Source } from "./mana.ts"
import { type ManaCost, sizeOf, writeCost } from "./mana-cost.ts"

export interface Payable {
  readonly answer: "yes" | "no" | "only-by-luck" | "not-decided"
  readonly refusal: Refusal | null
}

const YES: Payable = { answer: "yes", refusal: null }

/**
 * Could this mana be paid by pool and mana abilities? Sources whose outcome can be read off decide by themselves. Where
 * others are there (they cost something, ask, draw…), the cost is only bounded from above: more than that is "no",
 * less is "only-by-luck" if luck is among what would be needed, else "not-decided".
 */
export function payability(
  game: Game,
  who: { readonly by: PlayerId; readonly object: ObjectId; readonly source: ObjectId },
  total: TotalCost,
): Payable {
  if (sizeOf(total.mana) === 0) return YES
  const pool = poolOf(game, who.by)
  const without = total.other.some((cost) => "tap" in cost) ? who.source : (0 as ObjectId)
  const sources = manaSources(game, who.by, without)
  const plain = sources.filter((source) => source.plain)
  if (planPayment(pool, plain, total.mana) !== null) return YES
  if (sources.length === plain.length || !perhaps(pool, sources, total.mana))
    return { answer: "no", refusal: short(who, pool, sources, total.mana) }
  const withoutLuck = sources.filter((source) => !source.luck)
  return { answer: perhaps(pool, withoutLuck, total.mana) ? "not-decided" : "only-by-luck", refusal: null }
}

const generous = (source: Source): Source =>
  source.plain ? source : { ...source, outputs: source.outputs.flatMap((output) => [output, output.repeat(8)]) }

const perhaps = (pool: Pool, sources: readonly Source[], mana: ManaCost): boolean =>
  planPayment(pool, sources.map(generous), mana) !== null

/** What is missing, in data: how much mana there is at most, and the cost. */
function short(
  who: { readonly by: PlayerId; readonly object: ObjectId },
  pool: Pool,
  sources: readonly Source[],
  mana: ManaCost,
): Refusal {
  const there =
    Object.values(pool).reduce((sum, n) => sum + n, 0) +
    sources.reduce((sum, source) => sum + Math.max(...source.outputs.map((output) => output.length)), 0)
  return {
    code: "not-enough-mana",
    rule: "601.2h",
    object: who.object,
    player: who.by,
    data: { cost: writeCost(mana), needed: sizeOf(mana), there, missing: Math.max(0, sizeOf(mana) - there) },
  }
}
