import { type Game, type Key, type LineView, type PlayerId, preview } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import type { Outcome } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"

/** What an answer would lead to, as far as the player can tell. */
export function outcomeOf(
  _lang: Lang,
  _known: KnownGame,
  game: Game,
  seat: PlayerId | null,
  keys: readonly Key[],
): Outcome {
  if (seat === null) throw new Error("Nobody sits at the screen")
  const found = preview(game, seat, keys)
  if (!found.ok) throw new Refused(found.fault)
  const lines: readonly LineView[] = found.value.lines
  return {
    keys,
    lines: lines.map(() => ({ text: "", rules: [] })),
    changes: [],
    stopped: found.value.stopped,
    by: found.value.by ?? null,
  }
}
