import type { Game, Key, ObjectId, PlayerId, Refusal } from "@dilemma-table/engine"
import { everyWish } from "@dilemma-table/referee"
import { type Lang, sayRefusal, sayRemedy, sayRule, sayTerminal } from "@dilemma-table/words"
import type { Reason, Wish } from "../protocol/messages.ts"
import { shownRules } from "../shown/rule.ts"

/** All that the player might do with one of its own cards, and every reason why not. Empty where the card isn't its own. */
export function wishesFor(lang: Lang, game: Game, seat: PlayerId, key: Key): readonly Wish[] {
  if (typeof key !== "number") return []
  return everyWish(game, seat, [key as ObjectId]).map(({ act, ability, refusals }) => ({
    act,
    label: sayTerminal(lang, "wish", act as "use", { ability: ability ?? 1 }),
    possible: refusals.length === 0,
    reasons: refusals.map((refusal) => reasonOf(lang, game, refusal, seat)),
  }))
}

function reasonOf(lang: Lang, game: Game, refusal: Refusal, seat: PlayerId): Reason {
  const { rulebook, edition } = game
  return {
    text: sayRefusal(lang, game, refusal, seat),
    rule: shownRules(lang, rulebook, edition, [refusal.rule])[0] ?? null,
    ruleText: refusal.rule === "" ? null : sayRule(lang, rulebook, refusal.rule),
    remedy: sayRemedy(lang, game, refusal, seat),
  }
}
