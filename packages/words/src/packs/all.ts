import type { Lang } from "../speaker.ts"
import { pack as duelMastersEn } from "./duel-masters-en.ts"
import { pack as duelMastersJa } from "./duel-masters-ja.ts"
import { pack as magicEn } from "./magic-en.ts"
import { pack as magicJa } from "./magic-ja.ts"
import type { Pack, Sentences } from "./pack.ts"
import { sentences as terminalEn } from "./terminal-en.ts"
import { sentences as terminalJa } from "./terminal-ja.ts"

/*
 * What can be said, all of it there from the beginning. Where every byte has to be fetched, by-need.ts stands in its place
 * (see "imports" in package.json).
 */

const packs: Readonly<Record<string, Readonly<Record<Lang, Pack>>>> = {
  magic: { en: magicEn, ja: magicJa },
  "duel-masters": { en: duelMastersEn, ja: duelMastersJa },
}

const terminal: Readonly<Record<Lang, Sentences>> = { en: terminalEn, ja: terminalJa }

/** What a language says of a game; undefined for a game that nothing is said of. */
export const packOf = (game: string, lang: Lang): Pack | undefined => packs[game]?.[lang]

/** What the command says. */
export const terminalIn = (lang: Lang): Sentences | undefined => terminal[lang]

/** Sees to it that there is what a language says of a game, or the command in it ("terminal"). */
export const loadWords = async (_of: string, _lang: Lang): Promise<void> => {}
