import type { Rulebook } from "@dilemma-table/engine"
import i18next, { type i18n } from "i18next"
import { common } from "./sentences/both-games.ts"
import { duelMasters } from "./sentences/duel-masters.ts"
import { magic } from "./sentences/magic.ts"
import { terminal } from "./sentences/terminal.ts"
import { terminalTable } from "./sentences/terminal-table.ts"

export type Lang = "ja" | "en"
export const langs: readonly Lang[] = ["en", "ja"]

/** A game's sentences in both languages; the Japanese has the keys of the English. */
export interface Sentences {
  readonly en: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly ja: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What fills a sentence's places. */
export type Fill = Readonly<Record<string, string | number | boolean>>

const tables: Readonly<Record<string, Sentences>> = {
  common,
  "duel-masters": duelMasters,
  magic,
  terminal: { en: { ...terminal.en, ...terminalTable.en }, ja: { ...terminal.ja, ...terminalTable.ja } },
}

let made: i18n | null = null

function translator(): i18n {
  if (made !== null) return made
  const instance = i18next.createInstance()
  instance.init({
    lng: "en",
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(tables),
    defaultNS: "common",
    fallbackNS: "common",
    keySeparator: "/",
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      langs.map((lang) => [
        lang,
        Object.fromEntries(Object.entries(tables).map(([game, table]) => [game, table[lang]])),
      ]),
    ),
  })
  made = instance
  return instance
}

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
  if (fill.count === 1 && written(game, lang, group, `${key}-1`)) key = `${key}-1`
  const ns = [game, "common"].find((table) => written(table, lang, group, key))
  return ns === undefined ? null : translator().t(`${group}/${key}`, { lng: lang, ns, replace: fill })
}

function written(table: string, lang: Lang, group: string, key: string): boolean {
  const sentences = tables[table]?.[lang][group]
  return sentences !== undefined && Object.hasOwn(sentences, key)
}

/** The same, where a missing sentence shows its key rather than nothing. */
export const sentenceOr = (lang: Lang, game: string, group: string, key: string, fill: Fill = {}): string =>
  sentence(lang, game, group, key, fill) ?? key

/** Every sentence key that a table has, for checks. */
export function keysOf(game: string, lang: Lang, group: string): readonly string[] {
  return [
    ...Object.keys(tables[game]?.[lang][group] ?? {}),
    ...Object.keys(common[lang][group as keyof (typeof common)["en"]] ?? {}),
  ]
}
