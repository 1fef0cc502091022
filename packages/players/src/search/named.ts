import type { Player } from "../player.ts"
import type { Prior } from "../prior.ts"
import { type Budget, searchPlayer } from "./search.ts"

const usualIterations = 40
const priors = ["known", "unknown"] as const

/**
 * A searching player by the options in its name, `iterations=200,prior=unknown` (or with +): `iterations` or `milliseconds` for each
 * decision, and `prior`, what it takes the other's deck to be.
 * @throws RangeError where an option can't be read
 */
export function searchNamed(seed: number, options: string): Player {
  let budget: Budget = { iterations: usualIterations }
  let prior: Prior = "known"
  for (const option of options.split(/[,+]/).filter((one) => one !== "")) {
    const [name = "", value = ""] = option.split("=")
    const number = /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null
    const named = priors.find((one) => one === value)
    if (name === "iterations" && number !== null) budget = { iterations: number }
    else if (name === "milliseconds" && number !== null) budget = { milliseconds: number }
    else if (name === "prior" && named !== undefined) prior = named
    else
      throw new RangeError(
        `“${option}” is no option of search; there are iterations=N, milliseconds=N and prior=${priors.join(" or ")}`,
      )
  }
  return searchPlayer(seed, { budget, prior })
}
