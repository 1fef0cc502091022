import type { CardData, CardIndex, Game } from "@dilemma-table/engine"
import { type KnownToken, keywordActions, knownTokens } from "./keyword-actions.ts"
import { morePlainKeywords } from "./keyword-list.ts"
import { keywordAbilities } from "./keyword-meanings.ts"
import type { MagicCard, TokenData } from "./lexicon.ts"

/** A token's characteristics as a card, so that objects can refer to them (111.3). Its name is its subtypes' (111.4). */
function tokenCard(data: TokenData): MagicCard {
  const name = { en: (data.subtypes ?? ["Token"]).join(" "), ...data.name }
  const { name: _, ...face } = data
  return { name, faces: [{ ...face, colors: data.colors ?? [] }] }
}

const plain: readonly string[] = morePlainKeywords

/** The tokens that a card's text creates, wherever in it. */
export function tokensOf(data: unknown): readonly CardData[] {
  if (typeof data === "string")
    return plain.includes(data) ? (keywordAbilities[data]?.(null as never, {}) ?? []).flatMap(tokensOf) : []
  if (typeof data !== "object" || data === null) return []
  if (Array.isArray(data)) return data.flatMap(tokensOf)
  const [head = ""] = Object.keys(data)
  const meaning = keywordAbilities[head]?.((data as Readonly<Record<string, unknown>>)[head] as never, data as never)
  const found = [...Object.values(data).flatMap(tokensOf), ...(meaning ?? []).flatMap(tokensOf)]
  if ("createKnown" in data) return tokensOf({ create: knownTokens[data.createKnown as KnownToken] })
  const action = keywordActions[head]?.(1 as never, data)
  if (action !== undefined) return [...found, ...tokensOf(action)]
  return "create" in data ? [tokenCard(data.create as TokenData) as unknown as CardData, ...found] : found
}

const known = new WeakMap<object, Map<string, CardIndex>>()

/** Where a token's characteristics stand among a game's cards; they were brought by the card that creates it. */
export function tokenIndex(game: Game, data: TokenData): CardIndex {
  let index = known.get(game.cards)
  if (index === undefined) {
    index = new Map(game.cards.map((card) => [JSON.stringify(card.data), card.index]))
    known.set(game.cards, index)
  }
  const found = index.get(JSON.stringify(tokenCard(data)))
  if (found === undefined) throw new RangeError(`No card of this game brings the token ${JSON.stringify(data)}`)
  return found
}
