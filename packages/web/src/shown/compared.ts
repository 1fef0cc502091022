import type { Game, PlayerId } from "@dilemma-table/engine"
import { askedNow, compare, type Estimate } from "@dilemma-table/players"
import { Refused } from "../protocol/port.ts"
import type { Difference, ShownComparison } from "./dilemma-types.ts"

/** The answers to what this seat is asked beside each other, each played out so often; the best first. */
export function shownComparison(game: Game, seat: PlayerId, playouts: number): ShownComparison | null {
  const asked = askedNow(game)
  if (asked === null || asked.seat !== seat) return null
  const compared = compare(asked, { seed: 1, prior: "known", playouts })
  if (!compared.ok) throw new Refused(compared.fault)
  const { answers, more } = compared.value
  return {
    playouts,
    more,
    answers: answers.map(({ keys, estimate, behind }) => ({
      keys,
      worth: differenceOf(estimate),
      behind: behind === null ? null : differenceOf(behind),
      isClear: behind !== null && behind.low > 0,
    })),
  }
}

const differenceOf = ({ mean, high }: Estimate): Difference => ({ mean, half: high - mean })
