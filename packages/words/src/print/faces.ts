import type { CardData, FaceData } from "@dilemma-table/engine"
import type { Printing } from "./printing.ts"

/** What stands around a face's text, as its game writes it. */
export interface FaceHead {
  readonly cost: string
  readonly types: string
  readonly power: string
}

/** Prints what stands around a face's text. */
export interface FacePrinter {
  head(p: Printing, face: FaceData): FaceHead
  /** The symbol in a face's corner that tells a card's faces apart; "" where there is none. */
  symbol(card: CardData, face: number): string
}
