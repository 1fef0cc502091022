import type { Mishap } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Context } from "./context.ts"

/** Says on standard error in which errors of the program tries of searching players broke off. */
export function complainOf({ terminal }: Context, lang: Lang, mishaps: readonly Mishap[]): void {
  for (const { message, tries } of mishaps)
    terminal.complain(sayTerminal(lang, "fault", "mishap", { message, tries, count: tries }))
}
