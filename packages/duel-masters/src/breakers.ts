import {
  abilitiesOf,
  askOne,
  type Game,
  type ObjectId,
  type Option,
  type PlayerId,
  type Procedure,
  standingOn,
} from "@dilemma-table/engine"
import { amountIn, keywordName, powerOf } from "./characteristics.ts"

/** How many shields a breaker breaks (509.2b). */
const breakers: Readonly<Record<string, (game: Game, attacker: ObjectId) => number>> = {
  "w-breaker": () => 2,
  "t-breaker": () => 3,
  "q-breaker": () => 4,
  "world-breaker": () => Number.POSITIVE_INFINITY,
  "powered-breaker": (game, attacker) => {
    const power = powerOf(game, attacker)
    return power === "unknown" ? 1 : 1 + Math.floor(power / 6000)
  },
}

/** One shield, or what its breaker says; of several the player picks one, but one of them (509.2a–509.2c). */
export function* breakCount(game: Game, player: PlayerId, attacker: ObjectId, shields: number): Procedure<number> {
  const more = standingOn(game, "breaks", attacker).reduce((sum, what) => sum + amountIn(game, what, "breaks"), 0)
  const counts = new Map<string, number>()
  for (const name of abilitiesOf(game, attacker).map(keywordName)) {
    const count = name === null ? undefined : breakers[name]?.(game, attacker)
    if (name === null || count === undefined) continue
    const same = [...counts.values()].some((other) => Math.min(other, shields) === Math.min(count, shields))
    if (!same) counts.set(name, count)
  }
  const most = Math.min(
    ...standingOn(game, "breaksAtMost", attacker).map((what) => amountIn(game, what, "breaksAtMost")),
  )
  const [first, ...others] = counts.keys()
  if (first === undefined) return Math.min(most, 1 + more)
  const name =
    others.length === 0
      ? first
      : yield* askOne(
          game,
          { by: player, kind: "cost-choice", rules: ["509.2c"], prompt: "breaker", source: attacker },
          [first, ...others].map((word): Option => ({ key: word, is: { type: "word", word } })),
        )
  return Math.min(most, (counts.get(String(name)) ?? 1) + more)
}
