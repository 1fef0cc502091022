import { type Game, newGame, randomSource } from "@dilemma-table/engine"
import { magic } from "../../src/index.ts"
import { announcements } from "./brute.ts"
import { pursesOf } from "./brute-paying.ts"
import { toyPosition } from "./generated.ts"
import { offered, paidAtRandom } from "./offered.ts"
import { type Random, setupOf, type ToyPosition } from "./toys.ts"

export interface Compared {
  /** How many announcements can be completed. */
  readonly announcements: number
  /** Spells for which there was too much to compare, and such as were offered without being sure. */
  readonly cut: number
  readonly unsure: number
  readonly fault: string | null
}

/** Generates a position and compares what the rulebook offers with what the enumerator finds. */
export const compared = (seed: number): Compared =>
  comparedAt(toyPosition(randomSource(seed)), `seed ${seed}`, randomSource(seed))

/** So many announcements of a spell are paid for. */
const mostPaid = 10

function gameOf(position: ToyPosition): Game {
  const made = newGame(magic, setupOf(position))
  if (!made.ok) throw new Error(`${made.fault.place}: ${made.fault.message.en}`)
  return made.value
}

function comparedAt(position: ToyPosition, called: string, random: Random): Compared {
  const game = gameOf(position)
  const purses = pursesOf(position)
  let all = 0
  let cuts = 0
  let doubts = 0
  for (const [at, spell] of position.hand.entries()) {
    const { found, unsure, reversed, cut } = offered(game, at)
    const wanted = announcements(position, at, purses)
    if (unsure) doubts += 1
    if (cut) {
      cuts += 1
      continue
    }
    all += wanted.size
    const missing = [...wanted].filter((one) => !found.has(one))
    const extra = [...found.keys()].filter((one) => !wanted.has(one))
    const paid = [...found.values()].filter((_, i, all) => i % Math.ceil(all.length / mostPaid) === 0)
    const stuck = paid.flatMap((one) => paidAtRandom(one, random) ?? [])
    if (missing.length + extra.length + reversed.length + stuck.length === 0) continue
    const fault = [
      `${called}: ${missing.length} missing, ${extra.length} too many, ${reversed.length} reversed, of ${wanted.size}`,
      `  missing ${missing.slice(0, 4).join(" ")}`,
      `  too many ${extra.slice(0, 4).join(" ")}`,
      `  reversed ${reversed.slice(0, 3).join(" ")}`,
      `  stuck ${stuck.slice(0, 2).join(" ")}`,
      `  spell ${JSON.stringify(spell)}`,
      `  life ${position.life}, graveyard ${position.graveyard}, hand ${position.hand.length}`,
      ...position.mine.map((one, i) => `  m${i} ${JSON.stringify(one)}`),
      ...position.theirs.map((one, i) => `  t${i} ${JSON.stringify(one)}`),
    ].join("\n")
    return { announcements: all, cut: cuts, unsure: doubts, fault }
  }
  return { announcements: all, cut: cuts, unsure: doubts, fault: null }
}
