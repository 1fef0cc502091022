import { allRefusals, type Game, type ObjectId, type PlayerId, type Refusal } from "@dilemma-table/engine"
import { attackChecks } from "./attacking.ts"
import { crossChecks } from "./cross-gear.ts"
import { useChecks } from "./declaring.ts"
import { refusalByFaces } from "./faces.ts"
import { type Intent, intentRefusal } from "./intents.ts"
import { paymentRefusal } from "./payment.ts"
import { byItself, wayRefusal, waysFor } from "./ways.ts"

/**
 * Every reason why this player can't do it now, in the order of the checks that decide what is offered; none if it can be
 * done. What follows from another reason isn't told beside it.
 */
export function intentRefusals(game: Game, player: PlayerId, intent: Intent): readonly Refusal[] {
  if ("use" in intent) return useRefusals(game, player, intent.use)
  if ("cross" in intent) return allRefusals(crossChecks, ends, game, player, intent.cross)
  if ("attack" in intent) return allRefusals(attackChecks, ends, game, player, intent.attack)
  const refusal = intentRefusal(game, player, intent)
  return refusal === null ? [] : [refusal]
}

/** Reasons beside which no other says anything more. */
const ends: ReadonlySet<string> = new Set([
  "not-your-card",
  "not-usable-from-there",
  "is-pending",
  "cant-be-used-alone",
  "psychic-cant-be-used",
  "gr-cant-be-used",
  "dragheart-cant-be-used",
  "not-in-battle-zone",
  "not-a-creature",
  "not-a-cross-gear",
  "not-a-blocker",
  "summoning-sickness",
])

/** Each check by itself, of a card with several faces passed where one of them passes it. */
function useRefusals(game: Game, player: PlayerId, card: ObjectId): readonly Refusal[] {
  const whole = refusalByFaces(game, player, card, (...asked) => allRefusals(useChecks, ends, ...asked)[0] ?? null)
  if (whole === null) return []
  if (whole.sides !== undefined) return [whole]
  const found: Refusal[] = []
  refusalByFaces(game, player, card, (...asked) => {
    found.push(...allRefusals(useChecks, ends, ...asked).flatMap((one) => (isOfPaying(one) ? unpaid(...asked) : [one])))
    return found[0] ?? null
  })
  const seen = new Set<string>()
  return (found.length === 0 ? [whole] : found).filter((one) => {
    const text = JSON.stringify(one)
    return !seen.has(text) && seen.add(text) !== undefined
  })
}

const isOfPaying = ({ code }: Refusal): boolean =>
  code === "not-enough-mana" || code === "missing-civilization" || code === "cost-cant-be-paid"

/** What is lacking for each way of meeting the card's cost: mana, and civilizations among it. */
function unpaid(game: Game, player: PlayerId, card: ObjectId): readonly Refusal[] {
  return waysFor(game, player, card, byItself).flatMap((way) => {
    const refusal = wayRefusal(game, player, card, way)
    if (refusal === null) return []
    const civilizations =
      refusal.code === "not-enough-mana" ? paymentRefusal(game, player, card, 0, way.civilizations) : null
    return civilizations === null ? [refusal] : [refusal, civilizations]
  })
}
