import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"

/** What was typed for an option that takes a number from 0 on. Throws Failure where it is none. */
export function wholeNumber(lang: Lang, option: string, typed: string): number {
  const number = Number(typed)
  if (!/^\d+$/.test(typed) || !Number.isSafeInteger(number))
    throw new Failure(sayTerminal(lang, "fault", "bad-number", { option, typed }))
  return number
}
