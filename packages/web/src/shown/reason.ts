import type { Game, PlayerId, Refusal } from "@dilemma-table/engine"
import { type Lang, sayRefusal, sayRemedy } from "@dilemma-table/words"
import type { Reason } from "./dilemma-types.ts"
import { shownRules } from "./rule.ts"

/** A refusal in words: the sentence, its rule, and what would make it possible. */
export function shownReason(lang: Lang, game: Game, refusal: Refusal, seat: PlayerId): Reason {
  const { rulebook, edition } = game
  return {
    text: sayRefusal(lang, game, refusal, seat),
    rule: shownRules(lang, rulebook, edition, [refusal.rule])[0] ?? null,
    remedy: sayRemedy(lang, game, refusal, seat),
  }
}
