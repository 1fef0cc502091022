import type { Lang } from "@dilemma-table/words"
import i18next, { type i18n } from "i18next"
import { useMemo } from "react"
import { initReactI18next, useTranslation } from "react-i18next"

/*
 * The page's own words: buttons, headings, labels. What is said of a game comes from the room `words` instead.
 * Each part of the page has a table of its own, with the same keys in both languages; it is loaded with that part.
 */

const made: i18n = i18next.createInstance()

void made.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  initAsync: false,
  resources: {},
  nsSeparator: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
})

type Fill = Readonly<Record<string, string | number>>

/** Says a key of a table; `{{name}}` in it is filled. A key with "_one" beside it is said that way where `count` is 1. */
export type Say<Key extends string> = (key: Key, fill?: Fill) => string

type Same<Table> = { readonly [Key in keyof Table]: string }

/**
 * The words of one part of the page.
 * @param part its name, unlike any other's
 * @returns a hook that gives the function which says them, in the language of the page
 */
export function wordsOf<Table extends Readonly<Record<string, string>>>(
  part: string,
  tables: { readonly en: Table; readonly ja: Same<Table> },
): () => Say<keyof Table & string> {
  for (const lang of ["en", "ja"] as const) made.addResourceBundle(lang, part, tables[lang])
  return () => {
    const { t } = useTranslation(part, { i18n: made })
    return useMemo(() => (key, fill) => t(key, { ...fill, ns: part }), [t])
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
  void made.changeLanguage(lang)
}

/** The language of the page now. */
export function useLanguage(): Lang {
  const { i18n } = useTranslation("app", { i18n: made })
  return i18n.language === "ja" ? "ja" : "en"
}
