import { NotUnderstood } from "../compiled.ts"
import { typesIn } from "./naming.ts"
import type { Antecedent, Node } from "./pointing-words.ts"

/*
 * "Other", "another": others than what.
 */

/** "All other creatures" in a spell are others than those that it has named. Throws NotUnderstood where it has named none. */
export function butThose(copy: Node, found: readonly Antecedent[]): void {
  const filter = copy.all as Node
  if (typeof filter !== "object" || filter === null || filter.other !== true) return
  const earlier = found.filter(
    (one) => one.is === "object" && one.own !== true && one.many === false && one.gone === undefined,
  )
  const { other: _, ...rest } = filter
  if (earlier.length === 0 || "not" in rest)
    throw new NotUnderstood("not-said", { start: 0, end: 1 }, ["others than what"])
  const is = earlier.map((one) => ({ is: one.refer(true) }))
  copy.all = { ...rest, not: is.length === 1 ? is[0] : { any: is } }
}

/** "Another target creature" behind a target is another than that one; otherwise another than the card itself. */
export function fromOthers(copy: Node, found: readonly Antecedent[]): void {
  const filter = copy.target as Node
  if (typeof filter !== "object" || filter.other !== true) return
  const earlier = found.filter((one) => one.target === true)
  if (earlier.length === 0) return
  const { other: _, ...rest } = filter
  const is = earlier.map((one) => ({ is: one.refer(true) }))
  const not = is.length === 1 ? is[0] : { any: is }
  copy.target = "not" in rest ? { ...rest, every: [...((rest.every as unknown[]) ?? []), { not }] } : { ...rest, not }
}

/** "Enchanted creature gets +1/+1 for each other creature": than the enchanted one, since the Aura is none itself. */
export function butTheBearer(copy: Node): void {
  const { other, ...rest } = copy.all as Node
  if (other === true && typesIn(rest).join() === "creature" && !("not" in rest))
    copy.all = { ...rest, not: { bearer: true } }
}
