import { logLines } from "@dilemma-table/engine"
import { askedDifferences, couldBeMeant, differ } from "./compare.ts"
import { isHappening } from "./happenings.ts"
import { pasteOf } from "./paste.ts"
import { type Play, Stuck } from "./play.ts"
import type { AskedData, HappeningData } from "./schema.ts"
import { onOneLine } from "./source.ts"
import { listed, type Step } from "./steps.ts"

/** Goes on to the decision that is meant and compares it with what the file says. It is answered by a later step. */
export function carryOutAsked(play: Play, stepPath: Step["path"], wanted: AskedData): void {
  const path = [...stepPath, "asked"]
  const asked = play.advance((one) => couldBeMeant(play.game, play.labels, one, wanted))
  if (asked === null)
    play.stop(path, differ("game-over", "the game is over; nothing is asked", "ゲームは終了していて、何も聞かれない"))
  const found = askedDifferences(play.game, play.labels, asked, wanted)
  const paste = pasteOf(play.game, play.labels, asked)
  for (const [i, difference] of found.entries()) play.fail(path, difference, i === found.length - 1 ? paste : undefined)
  if (!couldBeMeant(play.game, play.labels, asked, wanted)) throw new Stuck()
  const from = play.since
  const here = play.line
  for (const after of wanted.after === undefined ? [] : (listed(wanted.after) as readonly HappeningData[]))
    if (!happenedBetween(play, from, here, after))
      play.fail(
        [...path, "after"],
        differ(
          "asked-early",
          `it is asked before ${showHappening(after)}`,
          `${showHappening(after)}より前に聞かれている`,
        ),
      )
  for (const before of wanted.before === undefined ? [] : (listed(wanted.before) as readonly HappeningData[])) {
    if (happenedBetween(play, from, here, before))
      play.fail(
        [...path, "before"],
        differ(
          "asked-late",
          `it is asked only after ${showHappening(before)}`,
          `${showHappening(before)}より後に聞かれている`,
        ),
      )
    else
      play.later.push(() => {
        if (!happenedBetween(play, here, Number.POSITIVE_INFINITY, before))
          play.fail(
            [...path, "before"],
            differ(
              "never-happens",
              `${showHappening(before)} never happens afterwards`,
              `その後${showHappening(before)}は起こらない`,
            ),
          )
      })
  }
}

export const showHappening = (what: HappeningData): string => (typeof what === "string" ? what : onOneLine(what))

function happenedBetween(play: Play, from: number, to: number, wanted: HappeningData): boolean {
  return logLines(play.game, from).some(({ entry, n }) => n <= to && isHappening(play.game, play.labels, entry, wanted))
}
