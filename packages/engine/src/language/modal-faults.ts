import type { Fault } from "../refusal.ts"
import { cardFault } from "./card-faults.ts"
import { placeAt } from "./place.ts"
import type { Modal, ModeCount } from "./types.ts"

/** More picks than this are never offered: no card comes near, and a number from a file may be any. */
export const MOST_PICKS = 1000

/** A number of modes that nobody could ever choose, or null. */
export function modalFault(modal: Modal, place: string): Fault | null {
  return (
    countFault(modal, modal.choose, placeAt(place, "choose")) ??
    (modal.instead === undefined
      ? null
      : countFault(modal, modal.instead.choose, placeAt(placeAt(place, "instead"), "choose")))
  )
}

type Counts = { readonly atLeast?: number; readonly oneOf?: readonly number[]; readonly weight?: number }

function countFault(modal: Modal, count: ModeCount, place: string): Fault | null {
  const modes = modal.modes.length
  const most = modal.mayRepeat === true ? Number.POSITIVE_INFINITY : modes
  const never = (number: number, at: string): Fault | null => {
    if (number > most) return cardFault("count-never-met", at, { count: number, modes })
    return number > MOST_PICKS ? cardFault("out-of-range", at, { value: number, min: 1, max: MOST_PICKS }) : null
  }
  if (typeof count === "number") return never(count, place)
  if (typeof count !== "object") return null
  const { atLeast, oneOf, weight } = count as Counts
  if (atLeast !== undefined) return never(atLeast, placeAt(place, "atLeast"))
  if (oneOf !== undefined) {
    const at = oneOf.findIndex((number) => number > most)
    return at < 0 ? null : never(oneOf[at] as number, placeAt(placeAt(place, "oneOf"), at))
  }
  if (weight === undefined) return null
  const lightest = Math.min(...modal.modes.map((mode) => mode.weight ?? 1))
  return lightest > weight ? cardFault("weight-never-met", placeAt(place, "weight"), { weight, lightest }) : null
}
