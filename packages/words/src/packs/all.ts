import type { Lang } from "../speaker.ts"
import type { Printers, Said, Sentences } from "./pack.ts"
import { printers as printDuelMastersEn } from "./print-duel-masters-en.ts"
import { printers as printDuelMastersJa } from "./print-duel-masters-ja.ts"
import { printers as printMagicEn } from "./print-magic-en.ts"
import { printers as printMagicJa } from "./print-magic-ja.ts"
import { said as saidDuelMastersEn } from "./said-duel-masters-en.ts"
import { said as saidDuelMastersJa } from "./said-duel-masters-ja.ts"
import { said as saidMagicEn } from "./said-magic-en.ts"
import { said as saidMagicJa } from "./said-magic-ja.ts"
import { sentences as terminalEn } from "./terminal-en.ts"
import { sentences as terminalJa } from "./terminal-ja.ts"

/*
 * What can be said, all of it there from the beginning. Where every byte has to be fetched, by-need.ts stands in its place
 * (see "imports" in package.json).
 */

type ByGame<Of> = Readonly<Record<string, Readonly<Record<Lang, Of>>>>

const said: ByGame<Said> = {
  magic: { en: saidMagicEn, ja: saidMagicJa },
  "duel-masters": { en: saidDuelMastersEn, ja: saidDuelMastersJa },
}

const printers: ByGame<Printers> = {
  magic: { en: printMagicEn, ja: printMagicJa },
  "duel-masters": { en: printDuelMastersEn, ja: printDuelMastersJa },
}

const terminal: Readonly<Record<Lang, Sentences>> = { en: terminalEn, ja: terminalJa }

/** What a language says of a game; undefined for a game that nothing is said of. */
export const saidOf = (game: string, lang: Lang): Said | undefined => said[game]?.[lang]

/** What a language prints a game's cards with. */
export const printersOf = (game: string, lang: Lang): Printers | undefined => printers[game]?.[lang]

/** What the command says. */
export const terminalIn = (lang: Lang): Sentences | undefined => terminal[lang]

/** Sees to it that there are a language's sentences of a game, without what its cards' texts are printed with. */
export const loadSentences = async (_game: string, _lang: Lang): Promise<void> => {}

/** Sees to it that there is all that a language says and prints of a game, or the command in it ("terminal"). */
export const loadWords = async (_of: string, _lang: Lang): Promise<void> => {}
