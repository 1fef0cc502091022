import { type Lang, langs } from "@dilemma-table/words"

/** The language of the surroundings: Japanese where LC_ALL, LC_MESSAGES or LANG says ja, else English. */
export function surroundingLanguage(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || ""
  return /^ja\b|^ja_/i.test(locale) ? "ja" : "en"
}

/** The language asked for, or null where it isn't one we speak. */
export const languageOf = (text: string): Lang | null => langs.find((lang) => lang === text) ?? null
