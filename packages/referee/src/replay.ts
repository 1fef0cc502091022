import { answer, type Decision, decision, type Game, seatName, undo } from "@dilemma-table/engine"
import { type Difference, differ } from "./compare.ts"
import type { Answered, Play } from "./play.ts"

/**
 * Undoes a finished play answer by answer to its start, and plays it again: every decision on the way back and every one
 * on the way forth must be the one that was answered, and the end the same position.
 */
export function playedAgain(play: Play, first: string): readonly Difference[] {
  const { answered } = play
  const end = positionText(play.game)
  let back = play.game
  for (let n = answered.length - 1; n >= 0; n--) {
    const undone = undo(back)
    if (!undone.ok) return [differ("undo", undone.fault.message.en, undone.fault.message.ja)]
    back = undone.value
    const different = compare(decision(back), answered[n], n)
    if (different !== null) return [different]
  }
  if (positionText(back) !== first)
    return [
      differ("undo", "undone to the start, the position isn't the first one", "最初まで戻しても最初の局面にならない"),
    ]
  for (const [n, { decision: asked, keys }] of answered.entries()) {
    const again = decision(back)
    const different = compare(again, answered[n], n)
    if (different !== null) return [different]
    const done = answer(back, asked.by, keys)
    if (!done.ok)
      return [
        differ(
          "again",
          `answer ${n + 1} isn't legal any more: ${done.fault.message.en}`,
          `${n + 1}番目の答えが通らない: ${done.fault.message.ja}`,
        ),
      ]
  }
  decision(back)
  return positionText(back) === end
    ? []
    : [differ("again", "played again, the game ends in another position", "もう一度行うと別の局面になる")]
}

function compare(asked: Decision | null, before: Answered | undefined, n: number): Difference | null {
  if (asked !== null && before !== undefined && decisionText(asked) === decisionText(before.decision)) return null
  const now = asked === null ? "nothing" : `${asked.kind} of ${seatName(asked.by)}`
  return differ(
    "again",
    `decision ${n + 1} is another one when it is come to again (${now})`,
    `${n + 1}番目の決定が、もう一度来ると別のものになる(${now})`,
  )
}

const decisionText = ({ by, kind, rules, space, prompt, about }: Decision): string =>
  JSON.stringify([by, kind, rules, space, prompt, about])

/** A position as text, to be compared; what only indexes it is left out. */
export function positionText(game: Game): string {
  decision(game)
  const { objects, zones, players, turn, active, loop, waiting, effects, time, random, result } = game.state
  return JSON.stringify([objects, zones, players, turn, active, loop, waiting, effects, time, random, result])
}
