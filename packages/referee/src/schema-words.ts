import { z } from "zod"
import { allKindWords, allZoneWords } from "./terms.ts"

/*
 * Words that many parts of a ruling file share: seats, zones, kinds of decision.
 */

export const oneOf = (words: readonly string[]) => z.enum(words as [string, ...string[]])
export const optionalKeys = <K extends string, S extends z.ZodType>(keys: readonly K[], shape: S) =>
  Object.fromEntries(keys.map((key) => [key, shape.optional()])) as { [P in K]: z.ZodOptional<S> }

/** The seats a ruling can have, by their letters. */
export const seatNames = ["A", "B", "C", "D"] as const
export type Seat = (typeof seatNames)[number]
export const seat = z.enum(seatNames)
export const whole = z.int()
export const count = z.int().min(0)

export const zoneWord = oneOf(allZoneWords).meta({ id: "zone" })
export const kindWord = oneOf(allKindWords).meta({ id: "kind" })
