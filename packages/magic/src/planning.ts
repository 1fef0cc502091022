import type { Frame, Game, ObjectId } from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { type Pool, withMana } from "./mana-pool.ts"
import { planPayment, type Source, type Tapped } from "./plan-payment.ts"
import { assignments, type Taken, type Use, usesOf } from "./using-objects.ts"

/*
 * Mana and what else is paid compete for the same permanents: a creature tapped for mana can't be tapped for a cost as well, a
 * treasure sacrificed for mana can't be sacrificed for another cost. Mana abilities come first (601.2g, 601.2h).
 */

/**
 * Which sources to use so that the mana is paid and the other costs can be paid afterwards; null if these can't do it. `spent`
 * are objects about to be used for mana.
 */
export function planBeside(
  game: Game,
  frame: Frame,
  { mana, other }: TotalCost,
  pool: Pool,
  sources: readonly Source[],
  spent: readonly Source[] = [],
): readonly Tapped[] | null {
  const uses = other.length === 0 ? [] : usesOf(game, frame, other).map((use) => withoutSpent(use, spent))
  if (uses.length === 0) return planPayment(pool, sources, mana)
  const manaIds = new Set(sources.map(({ object }) => object))
  for (const taken of assignments(uses, (id) => manaIds.has(id))) {
    const plan = planWith(taken, uses, pool, sources, spent, { mana, other })
    if (plan !== null) return plan
  }
  return null
}

/** What has been used for mana is tapped, or gone. */
const withoutSpent = (use: Use, spent: readonly Source[]): Use => {
  const gone = (id: ObjectId): boolean =>
    spent.some(({ object, once, lost }) => object === id && once && (lost || use.how === "tap"))
  const now = (id: ObjectId): boolean => spent.some(({ object, once, lost }) => object === id && once && !lost)
  if (use.how === "tap" || use.how === "leave") return { ...use, ids: use.ids.filter((id) => !gone(id)) }
  if (use.onceTapped === undefined) return use
  return {
    ...use,
    ids: [...use.ids, ...use.onceTapped.filter(now)],
    onceTapped: use.onceTapped.filter((id) => !now(id)),
  }
}

/** A plan that leaves these objects for the other costs, and taps those that are to be untapped for one. */
function planWith(
  taken: readonly Taken[],
  uses: readonly Use[],
  pool: Pool,
  sources: readonly Source[],
  spent: readonly Source[],
  { mana }: TotalCost,
): readonly Tapped[] | null {
  const keeps = ({ object, once, lost }: Source): boolean =>
    !taken.some(({ how, id }) => id === object && once && (how === "tap" || (lost && how !== "untap")))
  const open = sources.filter(keeps)
  const first = taken.filter(
    ({ how, id }) =>
      how === "untap" &&
      uses.some((use) => use.onceTapped?.includes(id) === true) &&
      !spent.some(({ object }) => object === id),
  )
  const before: Tapped[] = []
  let sum = pool
  for (const { id } of first) {
    const source = open.find((one) => one.object === id && one.once && !one.lost)
    const output = source?.outputs[0]
    if (source === undefined || output === undefined) return null
    before.push({ source, output })
    sum = withMana(sum, output)
  }
  const rest = open.filter((source) => !before.some((one) => one.source.object === source.object && source.once))
  const plan = planPayment(sum, rest, mana)
  return plan === null ? null : [...before, ...plan]
}
