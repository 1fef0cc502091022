import type { Decision, Game, Key } from "@dilemma-table/engine"
import { type ManaType, manaTypes } from "./lexicon.ts"
import { type Half, type ManaCost, readManaCost } from "./mana-cost.ts"
import { poolOf } from "./mana-pool.ts"
import { purseOf } from "./payability.ts"
import { signOf } from "./plan-payment.ts"

/**
 * What is worth answering while a cost is being paid (601.2g), for whoever looks through all that could be done: mana that
 * this cost has no use for is left out, of sources that are alike only the first is taken, and where all that is left over
 * is the same anyway the engine pays.
 * @returns keys of what the decision offers; null where it isn't about activating mana abilities
 */
export function usefulMana(game: Game, asked: Decision): readonly Key[] | null {
  const { space, prompt, about, by } = asked
  const cost = typeof about?.cost === "string" ? readManaCost(about.cost) : null
  if (prompt !== "activate-mana-abilities" || space.type !== "pick" || cost === null) return null
  const words = space.options.filter(({ is }) => is.type === "word").map(({ key }) => key)
  if (words.includes("done")) return ["done"]
  const demand = demandOf(cost)
  const pool = unitsOf(poolOf(game, by))
  const met = mostMet(pool, demand)
  const { sources } = purseOf(game, by)
  const signs = new Map<string, Key>()
  const objects = new Set<number>()
  let sure = true
  for (const { key, is } of space.options) {
    if (is.type !== "act") continue
    const source = sources.find(({ object, n }) => object === is.object && n === (is.ability ?? 0) + 1)
    const said = String(key).split(":")[3]
    const output = said ?? (source?.outputs.length === 1 ? source.outputs[0] : undefined)
    if (source === undefined || output === undefined || !source.plain) {
      sure = false
      signs.set(String(key), key)
    } else if (mostMet([...pool, ...typesOf(output)], demand) > met) {
      objects.add(is.object)
      const own = source.once && sources.filter(({ object }) => object === source.object).length === 1
      const sign = `${own ? "" : source.object} ${output} ${signOf(source)} ${game.state.objects[source.object]?.card}`
      if (!signs.has(sign)) signs.set(sign, key)
    }
  }
  const auto = words.includes("auto")
  const allTapped = objects.size <= demand.length - met
  if (auto && sure && (signs.size <= 1 || allTapped)) return ["auto"]
  return signs.size === 0 ? null : [...signs.values()]
}

type Demand = readonly (readonly Half[])[]

/** A cost's symbols, each as what pays it; generic ones take anything. */
const demandOf = (cost: ManaCost): Demand => [
  ...manaTypes.flatMap((type) => Array.from({ length: cost.typed[type] ?? 0 }, (): readonly Half[] => [type])),
  ...cost.hybrid.map((halves) => (halves.includes("2") ? [...manaTypes] : halves)),
  ...Array.from({ length: cost.generic }, (): readonly Half[] => manaTypes),
]

const typesOf = (output: string): readonly ManaType[] => [...output] as ManaType[]

const unitsOf = (pool: Readonly<Partial<Record<ManaType, number>>>): readonly ManaType[] =>
  manaTypes.flatMap((type) => Array.from({ length: pool[type] ?? 0 }, () => type))

/** How many symbols this mana pays for at most. */
function mostMet(mana: readonly ManaType[], demand: Demand): number {
  const payer = new Map<number, number>()
  const assign = (unit: number, seen: Set<number>): boolean =>
    demand.some((symbol, at) => {
      if (seen.has(at) || !symbol.includes(mana[unit] as ManaType)) return false
      seen.add(at)
      const before = payer.get(at)
      if (before !== undefined && !assign(before, seen)) return false
      payer.set(at, unit)
      return true
    })
  return mana.filter((_, unit) => assign(unit, new Set())).length
}
