import { failureText, type ReadRuling, type RulingResult } from "@dilemma-table/referee"
import type { Lang } from "@dilemma-table/words"
import type { Context } from "./context.ts"

/** A ruling and what came of it, in lines. */
export function told(context: Context, lang: Lang, read: ReadRuling, result: RulingResult): readonly string[] {
  const { paint } = context.terminal
  const title = read.ok ? ` · ${read.ruling.title[lang]}` : ""
  const sign = result.ok ? paint.green("✓") : paint.red("✗")
  return [
    `${sign} ${result.id}${title}`,
    ...result.failures.flatMap((failure) =>
      failureText(lang, failure)
        .split("\n")
        .map((line) => `    ${line}`),
    ),
  ]
}
