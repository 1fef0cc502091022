import { isPlayerName, playerNames } from "@dilemma-table/players"
import type { Lang } from "@dilemma-table/words"
import { isBot, namesIn } from "./bots/seated.ts"
import { simulationFailure } from "./simulate/failures.ts"

/**
 * Who plays, by seat, of what was typed: "greedy,random"; one name is both seats'. Behind a name options may follow
 * ("search:iterations=200,prior=unknown"). Throws Failure where nobody is called so, or more than two are named.
 */
export function playersTyped(lang: Lang, typed: string): readonly [string, string] {
  const names = namesIn(typed)
  for (const player of names)
    if (!isBot(player) && !isPlayerName(player))
      throw simulationFailure(lang, "no-player", { player, players: playerNames.join(", ") })
  if (names.length > 2) throw simulationFailure(lang, "too-many-players", { count: names.length })
  const [a = "", b = a] = names
  return [a, b]
}
