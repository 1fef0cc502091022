import { logLines, seatName } from "@dilemma-table/engine"
import { showHappening } from "./carry-out-asked.ts"
import { differ } from "./compare.ts"
import { costDifferences } from "./cost.ts"
import { isHappening } from "./happenings.ts"
import { outcomeDifferences } from "./outcome.ts"
import { outcomeText } from "./outcome-text.ts"
import type { Play } from "./play.ts"
import type { HappeningData, OutcomeData } from "./schema.ts"
import type { Path } from "./source.ts"
import { kindOf } from "./terms.ts"

/** Compares the finished play with the file's `then`. */
export function expectations(play: Play): void {
  const wanted = play.ruling.data.then
  if (wanted !== undefined) expectOutcome(play, ["then"], wanted)
}

/** Compares the play as far as it has come with what should follow; says so where it does. */
export function expectOutcome(play: Play, path: Path, wanted: OutcomeData): void {
  const failed = play.failures.length
  for (const difference of outcomeDifferences(play.game, play.labels, play.beginning, wanted))
    play.fail([...path, ...(difference.at ?? [])], difference)
  for (const difference of costDifferences(play, wanted.cost)) play.fail([...path, "cost"], difference)
  for (const [word, count] of Object.entries(wanted.asked ?? {})) {
    const kind = kindOf(word)
    const all = logLines(play.game).flatMap(({ entry }) =>
      entry.type === "asked" && entry.decision.kind === kind ? [seatName(entry.decision.by)] : [],
    )
    const wants: readonly (readonly [string | null, number | undefined])[] =
      typeof count === "number" ? [[null, count]] : Object.entries(count ?? {})
    for (const [seat, should] of wants) {
      const has = seat === null ? all.length : all.filter((one) => one === seat).length
      if (should !== undefined && has !== should)
        play.fail(
          [...path, "asked", word],
          differ(
            "asked-count",
            `${word} is asked ${has} times${seat === null ? "" : ` of ${seat}`}, not ${should}`,
            `${word}が聞かれるのは${has}回で、${should}回ではない`,
          ),
        )
    }
  }
  traceDifferences(play, path, wanted.trace ?? [])
  if (play.failures.length === failed)
    play.remark("check", [], outcomeText("en", play.ruling.game, wanted), outcomeText("ja", play.ruling.game, wanted))
}

/** The lines must come in this order; others may stand between them. */
function traceDifferences(play: Play, path: Path, wanted: readonly HappeningData[]): void {
  let from = 0
  for (const [i, one] of wanted.entries()) {
    const line = logLines(play.game, from).find(({ entry }) => isHappening(play.game, play.labels, entry, one))
    if (line === undefined) {
      const earlier = logLines(play.game).some(({ entry }) => isHappening(play.game, play.labels, entry, one))
      play.fail(
        [...path, "trace", i],
        earlier
          ? differ(
              "trace-order",
              `${showHappening(one)} happens only before the line above`,
              `${showHappening(one)}は上の行より前にしか起こらない`,
            )
          : differ("trace-missing", `${showHappening(one)} doesn't happen`, `${showHappening(one)}は起こらない`),
      )
      return
    }
    from = line.n
  }
}
