import type { Lang } from "../speaker.ts"
import type { Pack, Sentences } from "./pack.ts"

/*
 * What can be said, each language of each game fetched when it is asked for. What hasn't been fetched isn't there.
 */

const packs: Readonly<Record<string, Readonly<Record<Lang, () => Promise<{ readonly pack: Pack }>>>>> = {
  magic: { en: () => import("./magic-en.ts"), ja: () => import("./magic-ja.ts") },
  "duel-masters": { en: () => import("./duel-masters-en.ts"), ja: () => import("./duel-masters-ja.ts") },
}

const terminal: Readonly<Record<Lang, () => Promise<{ readonly sentences: Sentences }>>> = {
  en: () => import("./terminal-en.ts"),
  ja: () => import("./terminal-ja.ts"),
}

const fetched = new Map<string, Pack>()
const fetchedTerminal = new Map<Lang, Sentences>()

export const packOf = (game: string, lang: Lang): Pack | undefined => fetched.get(`${game} ${lang}`)

export const terminalIn = (lang: Lang): Sentences | undefined => fetchedTerminal.get(lang)

export async function loadWords(of: string, lang: Lang): Promise<void> {
  if (of === "terminal") fetchedTerminal.set(lang, (await terminal[lang]()).sentences)
  const load = packs[of]?.[lang]
  if (load !== undefined) fetched.set(`${of} ${lang}`, (await load()).pack)
}
