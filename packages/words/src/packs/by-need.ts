import type { Lang } from "../speaker.ts"
import type { Printers, Said, Sentences } from "./pack.ts"

/*
 * What can be said, each language of each game fetched when it is asked for: first its sentences, and what cards' texts are
 * printed with where a text is printed. What hasn't been fetched isn't there.
 */

interface Loaders {
  readonly said: () => Promise<{ readonly said: Said }>
  readonly printers: () => Promise<{ readonly printers: Printers }>
}

const packs: Readonly<Record<string, Readonly<Record<Lang, Loaders>>>> = {
  magic: {
    en: { said: () => import("./said-magic-en.ts"), printers: () => import("./print-magic-en.ts") },
    ja: { said: () => import("./said-magic-ja.ts"), printers: () => import("./print-magic-ja.ts") },
  },
  "duel-masters": {
    en: { said: () => import("./said-duel-masters-en.ts"), printers: () => import("./print-duel-masters-en.ts") },
    ja: { said: () => import("./said-duel-masters-ja.ts"), printers: () => import("./print-duel-masters-ja.ts") },
  },
}

const terminal: Readonly<Record<Lang, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import("./terminal-en.ts"),
  ja: () => import("./terminal-ja.ts"),
}

const fetchedSaid = new Map<string, Said>()
const fetchedPrinters = new Map<string, Printers>()
const fetchedTerminal = new Map<Lang, Sentences>()

export const saidOf = (game: string, lang: Lang): Said | undefined => fetchedSaid.get(`${game} ${lang}`)

export const printersOf = (game: string, lang: Lang): Printers | undefined => fetchedPrinters.get(`${game} ${lang}`)

export const terminalIn = (lang: Lang): Sentences | undefined => fetchedTerminal.get(lang)

export async function loadSentences(game: string, lang: Lang): Promise<void> {
  const load = packs[game]?.[lang]
  if (load !== undefined) fetchedSaid.set(`${game} ${lang}`, (await load.said()).said)
}

export async function loadWords(of: string, lang: Lang): Promise<void> {
  if (of === "terminal") fetchedTerminal.set(lang, (await terminal[lang]()).sentences)
  const load = packs[of]?.[lang]
  if (load === undefined) return
  const [, { printers }] = await Promise.all([loadSentences(of, lang), load.printers()])
  fetchedPrinters.set(`${of} ${lang}`, printers)
}
