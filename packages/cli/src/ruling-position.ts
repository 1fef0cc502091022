import type { Game } from "@dilemma-table/engine"
import { failureText, type Ruling, readRuling, rulingAt } from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { type Keeping, withStore } from "./cards/own-store.ts"
import { ownCards } from "./cards/stored.ts"
import { wholeNumber } from "./cards/whole-number.ts"
import type { Context } from "./context.ts"
import { Failure } from "./failure.ts"

interface Reading extends Keeping {
  /** Before which step of its play, counted from 1, as it was typed; behind the last act without. */
  readonly at?: string
}

/** A ruling, and the position it comes to. Throws a Failure where it can't be read, has no such step, or doesn't come that far. */
export function rulingPosition(
  context: Context,
  lang: Lang,
  { file, text }: { readonly file: string; readonly text: string },
  options: Reading,
): { readonly ruling: Ruling; readonly game: Game } {
  const ruling = withStore(context, lang, options, (store) => {
    const read = readRuling({ file, text }, ownCards(store))
    if (!read.ok) throw new Failure(read.mistakes.map((one) => failureText(lang, one)).join("\n"))
    return read.ruling
  })
  const reached = rulingAt(ruling, stepNumber(lang, ruling, options.at))
  if (reached.ok) return { ruling, game: reached.game }
  const lines = reached.failures.map((one) => failureText(lang, one))
  throw new Failure([sayTerminal(lang, "explore", "failed"), ...lines].join("\n"), 1)
}

function stepNumber(lang: Lang, { steps }: Ruling, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const n = wholeNumber(lang, "at", typed)
  const end = steps.length + 1
  if (n < 1 || n > end)
    throw new Failure(sayTerminal(lang, "explore", "no-step", { last: steps.length, end }), 2, "no-step")
  return n
}
