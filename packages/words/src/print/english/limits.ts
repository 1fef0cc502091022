import type { Tongue } from "../printing.ts"
import { listed } from "./bend.ts"

/** "it's your turn" as when something is done: "during your turn". */
const whenText = (condition: string): string =>
  /^it's (your turn(, before .*)?|.*(upkeep|step|phase|combat).*)$/.test(condition)
    ? `only during ${condition.slice(5)}`
    : `only if ${condition}`

/** "Activate only as a sorcery and only once each turn." */
export const limits: Tongue["limits"] = (limit, timing, kind, condition) => {
  if (typeof limit === "object") return [`of all “${limit.of}” abilities only one is used in one ${limit.within}`]
  if (kind !== "activate")
    return limit === undefined ? [] : [`this ability triggers only once${limit === "turn" ? " each turn" : ""}`]
  const all = [
    ...(condition === undefined ? [] : [whenText(condition)]),
    ...(timing === undefined ? [] : ["only as a sorcery"]),
    ...(limit === undefined ? [] : [`only once${limit === "turn" ? " each turn" : ""}`]),
  ]
  return all.length === 0 ? [] : [`activate ${listed(all, "and")}`]
}
