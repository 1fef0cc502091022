import type { Rulebook } from "@dilemma-table/engine"
import { saidOf, terminalIn } from "#packs"
import type { Sentences } from "./packs/pack.ts"
import { common } from "./sentences/both-games.ts"

export type Lang = "ja" | "en"
export const langs: readonly Lang[] = ["en", "ja"]

/** What fills a sentence's places. */
export type Fill = Readonly<Record<string, string | number | boolean>>

/** The sentences of a game, those of both ("common"), or those of the command ("terminal"). */
function table(of: string, lang: Lang): Sentences | undefined {
  if (of === "common") return common[lang]
  return of === "terminal" ? terminalIn(lang) : saidOf(of, lang)?.sentences
}

function written(of: string, lang: Lang, group: string, key: string): string | undefined {
  const sentences = table(of, lang)?.[group]
  return sentences !== undefined && Object.hasOwn(sentences, key) ? sentences[key] : undefined
}

const place = /\{\{\s*([\w-]+)\s*\}\}/g

/** What stands in a place stands there as it is: braces in it are no places. */
const filled = (text: string, fill: Fill): string =>
  text.includes("{{") ? text.replace(place, (_, name: string) => String(fill[name] ?? "")) : text

/**
 * A sentence of a game's table (or the common one), filled in; null if nobody wrote it. `group` is "step", "event",
 * "refusal"… Where `count` is 1, one whose key has "-1" behind it is said instead.
 */
export function sentence(
  lang: Lang,
  game: Rulebook["game"],
  group: string,
  key: string,
  fill: Fill = {},
): string | null {
  const one = fill.count === 1 ? written(game, lang, group, `${key}-1`) : undefined
  const text = one ?? written(game, lang, group, key) ?? written("common", lang, group, key)
  return text === undefined ? null : filled(text, fill)
}

/** The same, where a missing sentence shows its key rather than nothing. */
export const sentenceOr = (lang: Lang, game: string, group: string, key: string, fill: Fill = {}): string =>
  sentence(lang, game, group, key, fill) ?? key

/** Every sentence key that a table has, for checks. */
export function keysOf(game: string, lang: Lang, group: string): readonly string[] {
  return [
    ...Object.keys(table(game, lang)?.[group] ?? {}),
    ...Object.keys(common[lang][group as keyof (typeof common)["en"]] ?? {}),
  ]
}
