import { type EditionFlag, type EditionRequest, isDate, type Rulebook } from "@dilemma-table/engine"
import { sayRuleNumber } from "@dilemma-table/words"
import { editionOf, type Ruling, type RulingEdition } from "./format.ts"
import { gameOf } from "./games.ts"
import type { Failure, Play } from "./play.ts"
import { playUnder } from "./run.ts"
import { onOneLine, type Path } from "./source.ts"
import { type GameName, games } from "./terms.ts"
import { sayLine, type TraceLine, traceOf } from "./trace.ts"

/** What becomes of a ruling under another edition. */
export type AsOf =
  /** All is as the file says. `change`: where the trace reads otherwise all the same (a word, a rule's number); null where nowhere. */
  | { readonly outcome: "same"; readonly change: Change | null }
  /** `first` is the first thing that isn't as the file says, `expected` what the file says there. */
  | {
      readonly outcome: "differs"
      readonly first: Failure
      readonly expected: string | null
      readonly change: Change | null
    }
  /** A card of it isn't possible yet. */
  | { readonly outcome: "not-yet"; readonly first: Failure }

/** The first line of the trace that is another one than under the ruling's own edition. */
export interface Change {
  /** The last line that both have in common; null where already the first differs. */
  readonly before: TracedLine | null
  /** Null where the play is over. */
  readonly own: TracedLine | null
  readonly other: TracedLine | null
}

export interface TracedLine {
  readonly play: Play
  readonly line: TraceLine
}

/** The names of editions that can be asked for, of all games. */
export const editionNames = (): readonly string[] => [
  ...new Set(games.flatMap((game) => namesIn(gameOf(game).rulebook))),
]

const namesIn = (rulebook: Rulebook): readonly string[] => rulebook.flags.flatMap(({ named = [] }) => named)

/** Can this be asked for: a date, "now", or the name of an edition? */
export const isEdition = (asked: string): boolean => asked === "now" || isDate(asked) || editionNames().includes(asked)

/** Is this an edition of the ruling's game? A date always is. */
export const isEditionFor = (ruling: Ruling, asked: string): boolean =>
  asked === "now" || isDate(asked) || namesIn(gameOf(ruling.game).rulebook).includes(asked)

/**
 * Runs a ruling under this date (or the edition of this name) instead of its own editions; the first of them is compared
 * with. A tournament stays one; an edition's own name is dropped. What is asked must be an edition of the ruling's game.
 */
export function runAsOf(ruling: Ruling, asked: string): AsOf {
  if (!isEditionFor(ruling, asked)) throw new RangeError(`Not a date, and no edition: ${asked}`)
  const [own] = ruling.editions
  const edition = editionAskedFor(ruling, asked, own?.request)
  const played = playUnder(ruling, edition, { again: false })
  const [first] = played.failures
  if (first !== undefined && played.notYet) return { outcome: "not-yet", first }
  const change = own === undefined ? null : firstChange(ruling, own, played.play)
  if (first === undefined) return { outcome: "same", change }
  return { outcome: "differs", first, expected: excerptOf(ruling.source.value, first.path), change }
}

/**
 * The edition that a date, "now" or a name asks for, for this ruling: a tournament stays one.
 * @throws RangeError where it isn't an edition of the ruling's game
 */
export function editionFor(ruling: Ruling, asked: string): RulingEdition {
  if (!isEditionFor(ruling, asked)) throw new RangeError(`Not a date, and no edition: ${asked}`)
  return editionAskedFor(ruling, asked, ruling.editions[0]?.request)
}

function editionAskedFor(ruling: Ruling, asked: string, own: EditionRequest | undefined): RulingEdition {
  const { rulebook } = gameOf(ruling.game)
  const tournament = own?.tournament === undefined ? {} : { tournament: own.tournament }
  if (asked !== "now" && !isDate(asked)) return editionOf(rulebook, { edition: asked, ...tournament })
  return editionOf(rulebook, own?.tournament === undefined ? asked : { date: asked, ...tournament })
}

/** Where two plays part: at what happens or is asked, else where the trace only reads otherwise. */
function firstChange(ruling: Ruling, own: RulingEdition, other: Play | null): Change | null {
  const { play } = playUnder(ruling, own, { again: false })
  return play === null || other === null ? null : changeBetween(play, other)
}

/** Where two plays of a ruling part; null where they read the same. */
export function changeBetween(own: Play, other: Play): Change | null {
  const [a, b] = [toldIn(own), toldIn(other)]
  const happens = ({ line }: Told): boolean => line.entry?.type !== "step"
  const isChoice = ({ line }: Told): boolean => line.entry?.type === "asked"
  const inFull = ({ said, numbers }: Told): string => `${said} ${numbers}`
  return (
    parting(a.filter(happens), b.filter(happens), ({ said }) => said) ??
    parting(a.filter(isChoice), b.filter(isChoice), inFull) ??
    parting(a, b, inFull)
  )
}

interface Told extends TracedLine {
  readonly said: string
  /** The rules' numbers in the play's edition. */
  readonly numbers: string
}

function parting(a: readonly Told[], b: readonly Told[], text: (told: Told) => string): Change | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [own, other] = [a[i], b[i]]
    if (own !== undefined && other !== undefined && text(own) === text(other)) continue
    return { before: a[i - 1] ?? null, own: own ?? null, other: other ?? null }
  }
  return null
}

/** The lines of a play's trace that tell something; what the file says beside the engine isn't among them. */
function toldIn(play: Play): readonly Told[] {
  const { rulebook, edition } = play.game
  return traceOf(play).flatMap((line) => {
    const said = line.entry === null ? null : sayLine("en", play.game, line)
    if (said === null || said === "") return []
    const numbers = line.rules.map((id) => sayRuleNumber("en", rulebook, edition, id)).join(" ")
    return [{ play, line, said, numbers }]
  })
}

/** One change of a game's rules, and the rulings that come out otherwise by it. */
export interface RulesChange {
  /** An ISO date, or the name of an edition. */
  readonly at: string
  readonly flags: readonly EditionFlag[]
  readonly rulings: readonly Ruling[]
}

/** Which of these rulings of one game change with each date, and in each edition that has a name, oldest first. */
export function rulingsByChange(game: GameName, rulings: readonly Ruling[]): readonly RulesChange[] {
  const { rulebook } = gameOf(game)
  const dates = [...new Set(rulebook.flags.flatMap(({ since, until }) => [since, until]))]
    .filter((date) => date !== undefined)
    .sort()
  const changesAt = (at: string, before: string, flags: readonly EditionFlag[]): RulesChange => ({
    at,
    flags,
    rulings: rulings.filter((ruling) => outcomeUnder(ruling, at) !== outcomeUnder(ruling, before)),
  })
  return [
    ...dates.map((date) =>
      changesAt(
        date,
        dayBefore(date),
        rulebook.flags.filter(({ since, until }) => since === date || until === date),
      ),
    ),
    ...[...new Set(namesIn(rulebook))].map((name) =>
      changesAt(
        name,
        "now",
        rulebook.flags.filter(({ named }) => named?.includes(name)),
      ),
    ),
  ]
}

/** In what a ruling isn't as its file says; "" where all of it is. */
function outcomeUnder(ruling: Ruling, asked: string): string {
  const played = playUnder(ruling, editionAskedFor(ruling, asked, ruling.editions[0]?.request), { again: false })
  return played.failures.map(({ place, message }) => `${place} ${message.en}`).join("\n")
}

function dayBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number)
  const lengths = [
    31,
    year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
  ]
  const [y, m, d] =
    day > 1 ? [year, month, day - 1] : month > 1 ? [year, month - 1, lengths[month - 2] ?? 31] : [year - 1, 12, 31]
  return [String(y).padStart(4, "0"), String(m).padStart(2, "0"), String(d).padStart(2, "0")].join("-")
}

/** What the file says at a path, on one line: the value with the key before it. */
function excerptOf(value: unknown, path: Path | undefined): string | null {
  if (path === undefined || path.length === 0) return null
  let found = value
  for (const step of path) {
    if (typeof found !== "object" || found === null) return null
    found = (found as Readonly<Record<string | number, unknown>>)[step]
  }
  if (found === undefined) return null
  const last = path.at(-1)
  const shown = typeof last === "number" ? found : { [String(last)]: found }
  const text = onOneLine(shown)
  return typeof last === "number" ? text : text.replace(/^\{ ?([\s\S]*?) ?\}$/, "$1")
}
