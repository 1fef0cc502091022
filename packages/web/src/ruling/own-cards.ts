import { foldedName, namesToFind } from "@dilemma-table/card-text"
import { namesOf } from "@dilemma-table/engine"
import type { FindOwnCard, OwnCard } from "@dilemma-table/referee"
import { type KeptCard, keptCards } from "../own-cards/kept.ts"

const games = ["magic", "duel-masters"] as const

/** Finds cards that were imported in this browser, for rulings. */
export async function ownCards(): Promise<FindOwnCard> {
  const kept = await Promise.all(games.map(async (game) => [game, byName(await keptCards(game))] as const))
  const found = new Map(kept)
  return (game, name) => found.get(game)?.get(foldedName(name)) ?? null
}

function byName(kept: readonly KeptCard[]): ReadonlyMap<string, OwnCard> {
  const found = new Map<string, OwnCard>()
  for (const { name, card } of kept) {
    const faces = card?.faces.flatMap((face) => (face.name === undefined ? [] : namesOf(face.name))) ?? []
    for (const one of namesToFind([name, ...(card === null ? [] : namesOf(card.name))], faces))
      if (!found.has(one)) found.set(one, card === null ? notUnderstood(name) : { card })
  }
  return found
}

const notUnderstood = (name: string): OwnCard => ({
  why: {
    en: `“${name}” was imported, but its text isn't understood, so it can't be played.`,
    ja: `「${name}」は取り込まれていますが、テキストを理解できないので使えません。`,
  },
})
