import type { Lang } from "@dilemma-table/words"
import type { ReadRuling } from "./format.ts"
import type { Failure } from "./play.ts"
import { type RulingResult, type RunOptions, runRuling } from "./run.ts"
import type { Mistake } from "./source.ts"

/** Runs what could be read; a file with mistakes is a failed ruling. */
export function runRead(read: ReadRuling, options: RunOptions = {}): RulingResult {
  if (read.ok) return runRuling(read.ruling, options)
  const failures = read.mistakes.map((one): Failure => ({ ...one, edition: "" }))
  return { id: read.id, file: read.file, game: read.game, rules: [], ok: false, failures, plays: [] }
}

/** A failure in a sentence, with its place, its edition and what could be pasted. */
export function failureText(
  lang: Lang,
  failure: Failure | (Mistake & { readonly edition?: string; readonly paste?: string }),
): string {
  const edition = failure.edition === undefined || failure.edition === "" ? "" : ` [${failure.edition}]`
  const paste = failure.paste === undefined ? "" : `\n${failure.paste}`
  return `${failure.file}:${failure.line}:${failure.column}${edition} ${failure.message[lang]}${paste}`
}

export interface RulingJson {
  readonly id: string
  readonly file: string
  readonly game: string
  readonly rules: readonly unknown[]
  readonly ok: boolean
  readonly failures: readonly string[]
}

/** What `--json` prints. */
export function rulingsJson(
  results: readonly RulingResult[],
  lang: Lang = "en",
): { readonly rulings: readonly RulingJson[]; readonly passed: number; readonly failed: number } {
  const rulings = results.map((result) => rulingJson(result, lang))
  const passed = rulings.filter(({ ok }) => ok).length
  return { rulings, passed, failed: rulings.length - passed }
}

/** What `--json` prints of one ruling. */
export const rulingJson = ({ id, file, game, rules, ok, failures }: RulingResult, lang: Lang = "en"): RulingJson => ({
  id,
  file,
  game,
  rules,
  ok,
  failures: failures.map((failure) => failureText(lang, failure)),
})
