import { type KeywordShape, moreKeywords, plainKeywords } from "@dilemma-table/magic"

/*
 * Keywords by the names that cards write, from the rulebook's table.
 */

/** As cards write it, where that isn't the word of the card language with blanks for its hyphens. */
const written = (word: string): string => {
  const en = (moreKeywords as Readonly<Record<string, { readonly en: string } | undefined>>)[word]?.en
  return (en ?? word.replaceAll("-", " ")).toLowerCase()
}

const plain: ReadonlyMap<string, string> = new Map(plainKeywords.map((word) => [written(word), word]))

const headed: ReadonlyMap<string, { readonly key: string; readonly shape: KeywordShape }> = new Map(
  Object.entries(moreKeywords)
    .filter(([, { shape }]) => shape !== "plain")
    .map(([key, { shape }]) => [written(key), { key, shape }]),
)

/** The keyword that is said so and stands alone; null for other words. */
export const plainKeyword = (name: string): string | null => plain.get(name) ?? null

/** What stands behind the keyword of this name; null where there is none. */
export const keywordShape = (name: string): KeywordShape | null => headed.get(name)?.shape ?? null

export const keywordKey = (name: string): string => headed.get(name)?.key ?? name

/** The names of all keywords that stand alone. */
export const plainKeywordNames: readonly string[] = [...plain.keys()]
