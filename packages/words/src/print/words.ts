import type { Lang } from "../speaker.ts"
import { duelMastersEn } from "./duel-masters/en/index.ts"
import { duelMastersJa } from "./duel-masters/ja/index.ts"
import { magicEn } from "./magic/en/index.ts"
import { magicJa } from "./magic/ja/index.ts"
import type { Words } from "./printing.ts"

const tables: Readonly<Record<string, Readonly<Record<Lang, Words>>>> = {
  magic: { en: magicEn, ja: magicJa },
  "duel-masters": { en: duelMastersEn, ja: duelMastersJa },
}

/** A game's words in a language. Throws RangeError for a game that nothing prints. */
export function wordsOf(game: string, lang: Lang): Words {
  const found = tables[game]?.[lang]
  if (found === undefined) throw new RangeError(`There are no words to print ${game} with`)
  return found
}
