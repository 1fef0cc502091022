import { greedyPlayer } from "./greedy.ts"
import type { Player } from "./player.ts"
import { randomPlayer } from "./random.ts"
import { searchNamed } from "./search/named.ts"

/** Players by name: whoever is to be chosen somewhere is named here. The weakest first. */
const makers: Readonly<Record<string, (seed: number, options: string) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
  search: searchNamed,
}

export const playerNames: readonly string[] = Object.keys(makers)

/**
 * The player of this name.
 * @param name one of `playerNames`; behind `search` options may follow: `search:iterations=200,prior=unknown`
 * @param seed an integer for its own random numbers
 * @throws RangeError where nobody is called so, or an option can't be read
 */
export function playerNamed(name: string, seed: number): Player {
  const [first = "", ...rest] = name.split(":")
  const options = rest.join(":")
  const make = Object.hasOwn(makers, first) ? makers[first] : undefined
  if (make === undefined || (options !== "" && first !== "search"))
    throw new RangeError(`No player is called ${name}; there are ${playerNames.join(", ")}`)
  return make(seed, options)
}

/** Is somebody called so, options and all? */
export function isPlayerName(name: string): boolean {
  try {
    playerNamed(name, 0)
    return true
  } catch {
    return false
  }
}
