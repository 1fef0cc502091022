import type { Lang } from "@dilemma-table/words"
import { type I18n, setupI18n } from "@lingui/core"
import { useMemo, useSyncExternalStore } from "react"

/*
 * The page's own words: buttons, headings, labels. What is said of a game itself comes from the room `words` instead.
 * Each part of the page has a table of its own, with the same keys in both languages; it is loaded with that part.
 */

const made: I18n = setupI18n({ locale: "en", messages: { en: {}, ja: {} } })

type Fill = Readonly<Record<string, string | number>>

/** Says a key of a table; `{{name}}` in it is filled. A key with "_one" beside it is said that way where `count` is 1. */
export type Say<Key extends string> = (key: Key, fill?: Fill) => string

type Same<Table> = { readonly [Key in keyof Table]: string }

/** Text as the library has it: what stands as it is, and places in lists of their own. */
const compiled = (text: string): (string | [string])[] =>
  text
    .split(/\{\{\s*([\w-]+)\s*\}\}/)
    .map((part, i): string | [string] => (i % 2 === 0 ? part : [part]))
    .filter((part) => part !== "")

/**
 * The words of one part of the page.
 * @param part its name, unlike any other's
 * @returns a hook that gives the function which says them, in the language of the page
 */
export function wordsOf<Table extends Readonly<Record<string, string>>>(
  part: string,
  tables: { readonly en: Table; readonly ja: Same<Table> },
): () => Say<keyof Table & string> {
  for (const lang of ["en", "ja"] as const)
    made.load(
      lang,
      Object.fromEntries(Object.entries<string>(tables[lang]).map(([key, text]) => [`${part}/${key}`, compiled(text)])),
    )
  const has = (key: string): boolean => Object.hasOwn(tables.en, key)
  return () => {
    const lang = useLanguage()
    // biome-ignore lint/correctness/useExhaustiveDependencies: another language says something else
    return useMemo(
      () =>
        (key, fill = {}) => {
          const said = fill.count === 1 && has(`${key}_one`) ? `${key}_one` : key
          return made._(`${part}/${said}`, fill)
        },
      [lang],
    )
  }
}

const kept = "dilemma.language"

/** The language that was chosen before, or the browser's. */
export function firstLanguage(): Lang {
  const chosen = localStorage.getItem(kept)
  if (chosen === "ja" || chosen === "en") return chosen
  return navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en"
}

export function setLanguage(lang: Lang, keep = true): void {
  if (keep) localStorage.setItem(kept, lang)
  document.documentElement.lang = lang
  made.activate(lang)
}

const onChange = (changed: () => void): (() => void) => made.on("change", changed)

/** The language of the page now. */
export const useLanguage = (): Lang => useSyncExternalStore(onChange, () => (made.locale === "ja" ? "ja" : "en"))
