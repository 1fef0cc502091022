import type { Game } from "@dilemma-table/engine"

const known = new WeakMap<Game["cards"], Map<string, boolean>>()

/** Does any card of this game say this word? Found once for a game: what few cards have costs other games nothing. */
export function mentions(game: Game, word: string): boolean {
  const words = known.get(game.cards) ?? new Map<string, boolean>()
  known.set(game.cards, words)
  const before = words.get(word)
  if (before !== undefined) return before
  const found = game.cards.some(({ data }) => JSON.stringify(data ?? null).includes(`"${word}"`))
  words.set(word, found)
  return found
}
