import { decision, fork, type Game } from "./game.ts"
import { CHANCE, type Key, type PlayerId } from "./ids.ts"
import { imagine } from "./imagine.ts"
import { fail, type Outcome, ok } from "./refusal.ts"
import { explain, isForced, iterate, normalise } from "./space/index.ts"
import { fromView } from "./view.ts"
import { type LineView, viewLog } from "./view-log.ts"

/** What an answer would lead to, as far as the player can tell. */
export interface Preview {
  readonly lines: readonly LineView[]
  /** Why it can't be told further: an unknown card, somebody's choice, luck. Null at the end of the procedure. */
  readonly stopped: "unknown" | "choice" | "chance" | null
  /** Whose choice. */
  readonly by?: PlayerId
}

/**
 * What would happen if the player answered so: played on an imagined position with unknown cards until somebody has to
 * choose, luck decides, an unknown card matters or the procedure ends.
 * @param keys as the player's view offers them
 * @returns a fault if nothing is asked of the player or the answer isn't legal
 */
export function preview(game: Game, player: PlayerId, keys: readonly Key[]): Outcome<Preview> {
  const real = decision(game)
  if (real === null || real.by !== player)
    return fail(
      "not-yours",
      "preview",
      "Nothing is asked of this player.",
      "このプレイヤーには何も尋ねられていません。",
    )
  const meant = fromView(game, player, keys)
  const imagined = imagine(game, player, { unknown: true })
  const asked = decision(imagined)
  if (imagined.stoppedAt !== null || asked === null) return ok({ lines: [], stopped: "unknown" })
  const wrong = explain(asked.space, meant, imagined.oracle)
  if (wrong !== null)
    return fail(
      `answer-${wrong.code}`,
      "preview",
      `This isn't a legal answer to ${asked.kind}: ${wrong.code}.`,
      `${asked.kind}の答えとして正しくありません: ${wrong.code}`,
      { ...wrong },
    )
  const play = fork(imagined, { forced: "ask", chance: "ask" })
  decision(play)
  const from = viewLog(play, player).length
  play.give(player, normalise(asked.space, meant))
  const end = goOn(play)
  return ok({ lines: viewLog(play, player, from), ...end })
}

/** Answers what has one answer, and shuffles: after one every card is unknown anyway. */
function goOn(play: Game): Omit<Preview, "lines"> {
  for (;;) {
    const next = decision(play)
    if (next === null) return { stopped: play.stoppedBy === null ? null : "unknown" }
    if (next.rest) return { stopped: null }
    const only =
      isForced(next.space, play.oracle) ?? (next.kind === "shuffle" ? iterate(next.space).next().value : undefined)
    if (only === undefined || only === null)
      return next.by === CHANCE ? { stopped: "chance" } : { stopped: "choice", by: next.by }
    play.give(next.by, only)
  }
}
