import type { Key } from "../ids.ts"
import {
  countDistribute,
  explainDistribute,
  iterateDistribute,
  nextDistribute,
  sampleDistribute,
} from "./distribute.ts"
import { countName, explainName, iterateName, nextName, sampleName } from "./name.ts"
import { countNumber, explainNumber, iterateNumber, nextNumber, normaliseNumber, sampleNumber } from "./number.ts"
import type { Next, Random } from "./of-type.ts"
import { inOfferedOrder } from "./options.ts"
import { countOrder, explainOrder, iterateOrder, nextOrder, sampleOrder } from "./order.ts"
import {
  countPartition,
  explainPartition,
  iteratePartition,
  nextPartition,
  normalisePartition,
  samplePartition,
} from "./partition.ts"
import { countPick, forcedPick, iteratePick, nextPick, samplePick } from "./pick.ts"
import { explainPick } from "./pick-explain.ts"
import type { SpaceRefusal } from "./refusal.ts"
import type { Oracle, Space } from "./types.ts"

// All of these take a space as it was made: what is found out about one is kept with it, so a space must not be changed.

/** Is this a legal answer? Without an oracle what only the engine can tell counts as allowed. */
export function contains(space: Space, keys: readonly Key[], oracle?: Oracle): boolean {
  return explain(space, keys, oracle) === null
}

/** The first check that keeps the keys from being a legal answer, or null where they are one. */
export function explain(space: Space, keys: readonly Key[], oracle?: Oracle): SpaceRefusal | null {
  switch (space.type) {
    case "pick":
      return explainPick(space, keys, oracle)
    case "order":
      return explainOrder(space, keys)
    case "partition":
      return explainPartition(space, keys)
    case "distribute":
      return explainDistribute(space, keys)
    case "number":
      return explainNumber(space, keys)
    case "name":
      return explainName(space, keys)
  }
}

/**
 * All legal answers, each once and normalised, found while one asks for them. In offered order; picks with fewer keys
 * come first: one or both of 1 and 2 gives [1], [2], [1, 2]. Partitions: smaller first groups first. A number without
 * an upper end goes on for ever.
 */
export function iterate(space: Space, oracle?: Oracle): Generator<Key[]> {
  switch (space.type) {
    case "pick":
      return iteratePick(space, oracle)
    case "order":
      return iterateOrder(space)
    case "partition":
      return iteratePartition(space)
    case "distribute":
      return iterateDistribute(space)
    case "number":
      return iterateNumber(space)
    case "name":
      return iterateName(space)
  }
}

/** How many legal answers there are, or "many" for more than `limit`. */
export function count(space: Space, oracle?: Oracle, limit = 10_000): number | "many" {
  const found = countUpTo(space, limit + 1, oracle)
  return found > limit ? "many" : found
}

/** How many legal answers there are, `n` at most. Doesn't look at answers one by one where nothing ties picks together. */
export function countUpTo(space: Space, n: number, oracle?: Oracle): number {
  switch (space.type) {
    case "pick":
      return countPick(space, n, oracle)
    case "order":
      return countOrder(space, n)
    case "partition":
      return countPartition(space, n)
    case "distribute":
      return countDistribute(space, n)
    case "number":
      return countNumber(space, n)
    case "name":
      return countName(space, n)
  }
}

/** The only legal answer, or null where there are more or none. */
export function isForced(space: Space, oracle?: Oracle): Key[] | null {
  if (space.type === "pick") return forcedPick(space, oracle)
  if (countUpTo(space, 2, oracle) !== 1) return null
  for (const answer of iterate(space, oracle)) return answer
  return null
}

/**
 * One legal answer, normalised; every legal answer can come (of a number without an upper end, the first eleven).
 * - pick: the number of picks is drawn from the allowed ones, then each such answer is as likely as the others; with
 *   constraints other than `counts` only roughly so (see `sampleConstrained`)
 * - order, distribute, number, name: each answer is as likely as the others
 * - partition: the groups' sizes are drawn one after the other, then each such answer is as likely as the others
 *
 * Throws a RangeError where there is no legal answer.
 */
export function sample(space: Space, random: Random, oracle?: Oracle): Key[] {
  const answer = draw(space, random, oracle)
  if (answer === null) throw new RangeError("The space has no legal answer.")
  return answer
}

function draw(space: Space, random: Random, oracle: Oracle | undefined): Key[] | null {
  switch (space.type) {
    case "pick":
      return samplePick(space, random, oracle)
    case "order":
      return sampleOrder(space, random)
    case "partition":
      return samplePartition(space, random)
    case "distribute":
      return sampleDistribute(space, random)
    case "number":
      return sampleNumber(space, random)
    case "name":
      return sampleName(space, random)
  }
}

/**
 * Which keys can follow the picks so far so that a legal answer can still be reached, and whether they are one already.
 * For picks and distributions the order of `partial` means nothing; else it is the beginning of an answer. Exact, but:
 * `ask` is asked about the picks with each key and `partial`; a pick whose constraints take more than 50 000 steps to
 * see through lists undecided keys; more than a hundred numbers or names aren't listed.
 */
export function next(space: Space, partial: readonly Key[], oracle?: Oracle): Next {
  switch (space.type) {
    case "pick":
      return nextPick(space, partial, oracle)
    case "order":
      return nextOrder(space, partial)
    case "partition":
      return nextPartition(space, partial)
    case "distribute":
      return nextDistribute(space, partial)
    case "number":
      return nextNumber(space, partial)
    case "name":
      return nextName(space, partial)
  }
}

/**
 * The form in which equal answers are equal lists: picks and distributions in offered order, so too the groups of a
 * partition that have no order. Keys that are no answer stay none. Gives back the same list where it has that form.
 */
export function normalise(space: Space, keys: readonly Key[]): readonly Key[] {
  switch (space.type) {
    case "pick":
    case "distribute":
      return inOfferedOrder(space.options, keys)
    case "partition":
      return normalisePartition(space, keys)
    case "number":
      return normaliseNumber(keys)
    case "order":
    case "name":
      return keys
  }
}
