import { decision, type Edition, isDate, ruleNumber } from "@dilemma-table/engine"
import { editionOf, type Ruling, type RulingEdition } from "./format.ts"
import { gameOf } from "./games.ts"
import type { Failure, Play } from "./play.ts"
import { playUnder } from "./run.ts"

/** What becomes of a ruling under another date. */
export type AsOf =
  | { readonly outcome: "same" }
  /** `first` is the first thing that isn't as the file says, `change` the first decision that differs from the ruling's own play. */
  | { readonly outcome: "differs"; readonly first: Failure; readonly change: Change | null }
  /** A card of it isn't possible yet. */
  | { readonly outcome: "not-yet"; readonly first: Failure }

/** The first decision that is another one than under the ruling's own edition; a side is null where the play is over. */
export interface Change {
  readonly own: string | null
  readonly other: string | null
}

/**
 * Runs a ruling under this date instead of its own editions (the first of them is compared with). A tournament stays one;
 * an edition's name is dropped. The date must be one.
 */
export function runAsOf(ruling: Ruling, date: string): AsOf {
  if (date !== "now" && !isDate(date)) throw new RangeError(`Not a date: ${date}`)
  const [own] = ruling.editions
  const tournament = own?.request.tournament
  const { rulebook } = gameOf(ruling.game)
  const edition = editionOf(rulebook, tournament === undefined ? date : { date, tournament })
  const played = playUnder(ruling, edition, { again: false })
  const [first] = played.failures
  if (first === undefined) return { outcome: "same" }
  if (played.notYet) return { outcome: "not-yet", first }
  return { outcome: "differs", first, change: own === undefined ? null : firstChange(ruling, own, played.play) }
}

function firstChange(ruling: Ruling, own: RulingEdition, other: Play | null): Change | null {
  const { play } = playUnder(ruling, own, { again: false })
  if (play === null || other === null) return null
  const [a, b] = [askedIn(play), askedIn(other)]
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if (a[i] !== b[i]) return { own: a[i] ?? null, other: b[i] ?? null }
  return null
}

/** Every decision of a play; the one at which it stands, too, unless that is only about what to do next. */
function askedIn(play: Play): readonly string[] {
  const answered = play.answered.map((one) => describe(play, one.decision.kind, one.decision.rules))
  const open = decision(play.game)
  return open === null || open.kind === "action" ? answered : [...answered, describe(play, open.kind, open.rules)]
}

const describe = (play: Play, kind: string, rules: readonly string[]): string =>
  `${kind} (${rules.map((id) => numberIn(play, play.game.edition, id)).join(", ")})`

function numberIn(play: Play, edition: Edition, id: string): string {
  const entry = play.game.rulebook.rules.find((rule) => rule.id === id)
  return (entry === undefined ? null : ruleNumber(entry, edition).number) ?? id
}
