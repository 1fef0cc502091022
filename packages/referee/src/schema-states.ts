import { z } from "zod"

/*
 * What players and cards are in Magic beside what lies in which zone: how a ruling file says it.
 */

const words = <T extends string>(list: readonly T[]) => z.enum(list as unknown as [T, ...T[]])

export const cardStateWords = [
  "commander",
  "foretold",
  "plotted",
  "manifested",
  "cloaked",
  "monstrous",
  "renowned",
  "suspected",
] as const
export const cardStates = words(cardStateWords)
const playerStates = words(["monarch", "initiative", "city's-blessing"])

/** One of these, or a list of them. */
export const someOf = <S extends z.ZodType>(word: S) => z.union([word, z.array(word)])

export const dayNight = z.enum(["day", "night"])

/** What may be said of a player beside zones and life. */
export const seatStateFields = {
  counters: z
    .record(z.string(), z.int().min(0))
    .optional()
    .meta({ description: "Counters of a player (Magic): { poison: 3, energy: 2 }." }),
  pool: z
    .string()
    .regex(/^(\{[WUBRGC]\})*$/)
    .optional()
    .meta({ description: "Unspent mana (Magic), such as {R}{R}." }),
  is: someOf(playerStates).optional().meta({ description: "What a player is (Magic): monarch, initiative …" }),
}

export const seatStateWords: readonly string[] = Object.keys(seatStateFields)
