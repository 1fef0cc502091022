import type { SpaceOf } from "./of-type.ts"
import type { Constraint, Option } from "./types.ts"

/** From `min` to `max` of the options; each once, unless `repeat`. */
export function pick(
  options: readonly Option[],
  min: number,
  max: number,
  extras?: { readonly repeat?: boolean; readonly constraints?: readonly Constraint[] },
): SpaceOf<"pick"> {
  const repeat = extras?.repeat ?? false
  return { type: "pick", options, min, max, repeat, constraints: extras?.constraints ?? [] }
}

/** Exactly one of the options. */
export const one = (options: readonly Option[]): SpaceOf<"pick"> => pick(options, 1, 1)

const yesOrNo = one([
  { key: "yes", is: { type: "yes" } },
  { key: "no", is: { type: "no" } },
])

/** "yes" or "no". */
export const yesNo = (): SpaceOf<"pick"> => yesOrNo

/** All options in an order. */
export const order = (options: readonly Option[]): SpaceOf<"order"> => ({ type: "order", options })

/** A whole number from `min` to `max`, or without an upper end for null. */
export const numberRange = (min: number, max: number | null): SpaceOf<"number"> => ({
  type: "number",
  min,
  max,
  step: 1,
})
