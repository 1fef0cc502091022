import type { Lang } from "@dilemma-table/words"

/** The language of the surroundings: Japanese where LC_ALL, LC_MESSAGES or LANG says ja, else English. */
export function surroundingLanguage(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || ""
  return /^ja\b|^ja_/i.test(locale) ? "ja" : "en"
}
