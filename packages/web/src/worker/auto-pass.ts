import type { Decision, View } from "@dilemma-table/engine"

/*
 * What is left to the program where a player could act at every step but seldom wants to.
 */

/** Steps of another player's turn in which a player who can act is asked. */
const othersSteps: ReadonlySet<string> = new Set(["declare-attackers", "declare-blockers", "end"])

/** Can nothing sensible be done but pass? */
export function passesByItself(asked: Decision, seen: View): boolean {
  const { space } = asked
  if (asked.kind !== "action" || space.type !== "pick" || !space.options.some(({ is }) => is.type === "pass"))
    return false
  if (asked.prompt !== "priority") return false
  const acts = space.options.filter(({ is }) => is.type === "act" && is.act !== "mana")
  if (acts.length === 0) return true
  const step = String(seen.loop.step)
  const stack = seen.zones.find(({ zone }) => zone === "stack")?.objects ?? []
  const [top] = stack
  if (top !== undefined) return top.controller === asked.by
  const attackers = seen.loop.attackers
  const isCombat = Array.isArray(attackers) && attackers.length > 0
  if (seen.active === asked.by)
    return !(step === "precombat-main" || step === "postcombat-main" || (step === "declare-blockers" && isCombat))
  return !(othersSteps.has(step) && (step === "end" || isCombat))
}
