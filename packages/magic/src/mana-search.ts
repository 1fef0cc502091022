import { type Frame, type Game, mayStand } from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { type ManaType, manaTypes } from "./lexicon.ts"
import { type Pool, withMana } from "./mana-pool.ts"
import { alternatives, type Source, type Tapped, waysToPay } from "./plan-payment.ts"
import { planBeside } from "./planning.ts"
import { usesOf } from "./using-objects.ts"

/*
 * Mana abilities that cost mana or life and give nothing but mana: where they lead is worked out with numbers alone, without
 * trying them on copies of the position.
 */

/** So many states are looked at. */
const mostStates = 1500

/** One mana ability to activate: what it is to give, and the mana that pays for it. */
export interface Bought extends Tapped {
  readonly spent: string
}

interface Standing {
  readonly pool: Pool
  readonly life: number
  readonly used: readonly Source[]
  /** What led here, in order. */
  readonly steps: readonly Bought[]
}

/** Can what comes of these be worked out with numbers? Creatures that convoke (`n` 0) help to pay and are no mana abilities. */
export const areNumbers = (game: Game, sources: readonly Source[]): boolean =>
  !mayStand(game, "abilityCosts") && sources.every(({ n, numbers }) => n === 0 || numbers !== undefined)

/**
 * How this can be paid with these sources, used in any order and each as often as it can be. `life` is what the other costs take.
 * @returns the mana abilities to activate, one after the other; null if it can't be paid, undefined where there are too many ways
 * to tell
 */
export function boughtPlan(
  game: Game,
  frame: Frame,
  total: TotalCost,
  pool: Pool,
  sources: readonly Source[],
  life: number,
): readonly Bought[] | null | undefined {
  const uses = total.other.length === 0 ? [] : usesOf(game, frame, total.other)
  const groups = alternatives(sources)
  const groupOf = new Map(groups.flatMap((group, i) => group.map((source) => [source, i] as const)))
  const signs = groups.map((group) => (uses.length > 0 ? String(groups.indexOf(group)) : signOfGroup(group)))
  const seen = new Set<string>()
  const open: Standing[] = [{ pool, life: game.state.players[frame.you]?.life ?? 0, used: [], steps: [] }]
  for (const now of open) {
    if (open.length > mostStates) return undefined
    const gone = new Set(now.used.flatMap((source) => (source.once ? [groupOf.get(source) ?? -1] : [])))
    const left = sources.filter((source) => !gone.has(groupOf.get(source) ?? -1))
    const counted = left.filter(({ plain }) => plain)
    const rest = now.life >= life ? planBeside(game, frame, total, now.pool, counted, now.used) : null
    if (rest !== null) return [...now.steps, ...rest.map((tapped): Bought => ({ ...tapped, spent: "" }))]
    if (left.every(({ plain }) => plain)) continue
    const tried = new Set<string>()
    for (const source of left) {
      if (source.n === 0 || source.only !== undefined || source.numbers === undefined) continue
      const sign = `${signs[groupOf.get(source) ?? -1]} ${source.n}`
      if (tried.has(sign)) continue
      tried.add(sign)
      const { cost, pays, loses } = source.numbers
      if (now.life < pays) continue
      const after = now.life - pays - loses
      const used = [...now.used, source]
      const usedUp = used.flatMap((one) => (one.once ? [signs[groupOf.get(one) ?? -1]] : [])).sort()
      for (const spent of waysToPay(now.pool, cost))
        for (const output of source.outputs) {
          const next = withMana(without(now.pool, spent), output)
          const key = `${manaTypes.map((type) => next[type] ?? 0).join()}|${after}|${usedUp.join(";")}`
          if (seen.has(key)) continue
          seen.add(key)
          const steps = [...now.steps, { source, output, spent }]
          open.push({ pool: next, life: after, used: source.once ? used : now.used, steps })
        }
    }
  }
  return null
}

const signOfGroup = (group: readonly Source[]): string =>
  JSON.stringify(group.map(({ n, outputs, numbers, only, once, lost }) => [n, outputs, numbers, only, once, lost]))

function without(pool: Pool, spent: string): Pool {
  const left: Partial<Record<ManaType, number>> = { ...pool }
  for (const type of spent) left[type as ManaType] = (left[type as ManaType] ?? 0) - 1
  return left
}
