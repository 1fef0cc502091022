import type { CardData } from "@dilemma-table/engine"
import type { GameName } from "./terms.ts"

/** A card that isn't in the library: its data, or why it can't be played. */
export type OwnCard = { readonly card: CardData } | { readonly why: { readonly en: string; readonly ja: string } }

/** Looks for a card that the library hasn't, by its name, wherever whoever runs a ruling keeps such; null where there is none. */
export type FindOwnCard = (game: GameName, name: string) => OwnCard | null
