import type { Game, Key, ObjectId, PlayerId } from "@dilemma-table/engine"
import { everyWish } from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Wish } from "../protocol/messages.ts"
import { shownReason } from "../shown/reason.ts"

/** All that the player might do with one of its own cards, and every reason why not. Empty where the card isn't its own. */
export function wishesFor(lang: Lang, game: Game, seat: PlayerId, key: Key): readonly Wish[] {
  if (typeof key !== "number") return []
  return everyWish(game, seat, [key as ObjectId]).map(({ act, ability, refusals }) => ({
    act,
    label: sayTerminal(lang, "wish", act as "use", { ability: ability ?? 1 }),
    possible: refusals.length === 0,
    reasons: refusals.map((refusal) => shownReason(lang, game, refusal, seat)),
  }))
}
