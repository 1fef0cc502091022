import { uniformInt } from "pure-rand/distribution/uniformInt"
import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus"
import type { Game } from "./game.ts"
import { happen } from "./happen.ts"
import { CHANCE, type Key, type ObjectId, type PlayerId } from "./ids.ts"
import { ask, objectOption, type Procedure } from "./procedure.ts"
import type { RuleId } from "./rules.ts"
import { order, sample } from "./space/index.ts"
import type { Space } from "./space/types.ts"
import { zone } from "./zones.ts"

/** The numbers a state starts from. `seed` is an integer. */
export const firstRandom = (seed: number): readonly number[] => xoroshiro128plus(seed).getState()

/** A legal answer drawn from a state's random numbers, and the numbers that follow. */
export function drawChance(
  random: readonly number[],
  space: Space,
): { readonly keys: readonly Key[]; readonly random: readonly number[] } {
  const generator = xoroshiro128plusFromState(random)
  const keys = sample(space, (n) => uniformInt(generator, 0, n - 1))
  return { keys, random: generator.getState() }
}

/** A player's own source of random numbers, apart from every game's: `next(n)` is an integer from 0 to n − 1. */
export function randomSource(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed)
  return (n) => uniformInt(generator, 0, n - 1)
}

/** Shuffles a player's zone: chance orders it, and every card in it becomes a new object that nobody knows. */
export function* shuffle(game: Game, player: PlayerId, name: string, rule: RuleId): Procedure<void> {
  const cards = zone(game, player, name)
  if (cards.length === 0) return
  const keys = yield* ask(game, {
    by: CHANCE,
    kind: "shuffle",
    rules: [rule],
    prompt: "shuffle",
    about: { player, zone: name },
    space: order(cards.map(objectOption)),
  })
  yield* happen(game, [{ type: "shuffle", rule, player, to: name, objects: keys as readonly ObjectId[] }])
}
