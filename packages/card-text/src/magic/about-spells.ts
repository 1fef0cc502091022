import type { Built } from "../building.ts"
import { given } from "../building.ts"

/*
 * What the grammar of what holds of spells, names and cards outside the game builds with.
 */

interface Played {
  readonly does: Built
  readonly to: Built
}

/** "Cast creature spells from your graveyard": what may be played or cast, and from where. */
export function playedFrom({ word, as }: Built, to: Built, free: boolean): Played {
  const kind = as !== undefined && Object.keys(as as Built).length > 0 ? as : null
  return { does: { [word as string]: given({ from: to.zone, as: kind, free: free ? true : null }) }, to }
}

/** "… pay life equal to its mana value rather than pay its mana cost." */
export function payingLife({ does, to }: Played): Built {
  const [word = ""] = Object.keys(does)
  const cost = [{ payLife: { number: "manaValue", of: "this" } }]
  return { static: { [word]: { ...(does[word] as Built), cost } }, to }
}

/** "If you both own and control ~ and a creature named Wren, exile them, then meld them" (701.42b). */
export const melding = (other: Built): Built => ({
  if: {
    every: [
      { matches: "this", filter: { owner: "you", controller: "you" } },
      { exists: { ...other, owner: "you", controller: "you" } },
    ],
  },
  then: { meld: "this", with: other },
})

/** A card of one's own from outside the game, shown and put into the hand (400.11). */
export const wished = (filter: Built): Built => ({
  sentences: [
    { putIntoHand: { choose: { ...filter, zone: "outside" }, upTo: 1 }, as: "wished" },
    { reveal: { ref: "wished" } },
  ],
})
