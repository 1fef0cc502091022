import { printersOf } from "#packs"
import type { Printers } from "../packs/pack.ts"
import type { Lang } from "../speaker.ts"
import type { Words } from "./printing.ts"

/** What a language prints a game's texts with. Throws RangeError for a game that nothing prints. */
export function packFor(game: string, lang: Lang): Printers {
  const found = printersOf(game, lang)
  if (found === undefined) throw new RangeError(`There are no words to print ${game} with`)
  return found
}

export const wordsOf = (game: string, lang: Lang): Words => packFor(game, lang).words
