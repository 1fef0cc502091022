import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"

interface Range {
  readonly least?: number
  readonly most?: number
}

/** What was typed for an option that takes a number, from 0 on or in a range. Throws Failure where it is none. */
export function wholeNumber(lang: Lang, option: string, typed: string, range: Range = {}): number {
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = range
  const number = Number(typed)
  const isWhole = /^\d+$/.test(typed) && Number.isSafeInteger(number)
  if (isWhole && number >= least && number <= most) return number
  if (range.most === undefined && least === 0)
    throw new Failure(sayTerminal(lang, "fault", "bad-number", { option, typed }))
  throw new Failure(sayTerminal(lang, "fault", "number-out-of-range", { option, typed, least, most }))
}

/** So many threads can be asked for: each holds a whole copy of the rules. */
const mostThreads = 256
/** A day: no clock counts to more than some weeks. */
const mostPatience = 86_400

/** After how many answers a game is stopped. */
export const mostAnswers: Range = { least: 1, most: 10_000_000 }

/** How many threads play. */
export const threadsIn = (lang: Lang, typed: string, least = 0): number =>
  wholeNumber(lang, "workers", typed, { least, most: mostThreads })

/** How long a bot is waited for, in milliseconds. */
export const patienceIn = (lang: Lang, typed: string): number =>
  1000 * wholeNumber(lang, "patience", typed, { least: 1, most: mostPatience })
