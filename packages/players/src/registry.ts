import { greedyPlayer } from "./greedy.ts"
import type { Player } from "./player.ts"
import { randomPlayer } from "./random.ts"

/** Players by name: whoever is to be chosen somewhere is named here. The weakest first. */
const makers: Readonly<Record<string, (seed: number) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
}

export const playerNames: readonly string[] = Object.keys(makers)

/**
 * The player of this name.
 * @param seed an integer for its own random numbers
 * @throws RangeError where nobody is called so
 */
export function playerNamed(name: string, seed: number): Player {
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined
  if (make === undefined) throw new RangeError(`No player is called ${name}; there are ${playerNames.join(", ")}`)
  return make(seed)
}
