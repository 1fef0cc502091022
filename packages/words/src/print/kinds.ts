import type { Lang } from "../speaker.ts"
import { typeNames as duelMasters, specialNames } from "./duel-masters/names.ts"
import { typeNames as magic, supertypeNames } from "./magic/names.ts"

type Names = Readonly<Record<string, { readonly en: string; readonly ja: string } | undefined>>

const kinds: Readonly<Record<string, Names>> = {
  magic: { ...supertypeNames, ...magic },
  "duel-masters": { ...specialNames, ...duelMasters },
}

/** What a game calls a card type, a supertype or a special type; the word itself where nobody has named it. */
export const printKind = (lang: Lang, game: string, kind: string): string => kinds[game]?.[kind]?.[lang] ?? kind
