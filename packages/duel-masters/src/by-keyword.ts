import { type Game, type GameEvent, happen, type ObjectId, type Procedure } from "@dilemma-table/engine"
import type { KeywordWord } from "./lexicon.ts"

/** The mark of a card that was used, or put out, by a keyword. */
export const byMark = (keyword: KeywordWord): string => `by-${keyword}`

/** Remembers, or forgets, that a card comes by these keywords. */
export function* markBy(
  game: Game,
  card: ObjectId,
  keywords: readonly KeywordWord[],
  rule: string,
  amount: 0 | 1 = 1,
): Procedure<void> {
  if (keywords.length === 0) return
  yield* happen(
    game,
    keywords.map((keyword): GameEvent => ({ type: "mark", rule, object: card, name: byMark(keyword), amount })),
  )
}
