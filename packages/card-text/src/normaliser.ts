import { variants as ofDuelMasters } from "./duel-masters/normalise.ts"
import type { CardSource } from "./files/sources.ts"
import { variants as ofMagic } from "./magic/variants.ts"

/** A way of writing that means the same as another, in words. */
export interface SameText {
  readonly en: string
  readonly ja: string
}

const told = ({ en, ja }: SameText): SameText => ({ en, ja })

/** What the normaliser of each game makes one, in its order: no word with a meaning is among it. */
export const normaliser: Readonly<Record<CardSource["game"], readonly SameText[]>> = {
  magic: ofMagic.map(told).filter(({ en }) => en !== ""),
  "duel-masters": ofDuelMasters.map(told).filter(({ en }) => en !== ""),
}
