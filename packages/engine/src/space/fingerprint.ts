import type { Key } from "../ids.ts"
import type { Constraint, Option, Space } from "./types.ts"

const SEED = 0x811c9dc5

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x01000193)
  return mixed ^ (mixed >>> 15)
}

function mixNumber(hash: number, value: number): number {
  const low = value | 0
  // Beyond 32 bits, and for fractions, the rest as well.
  return low === value ? mix(hash, low) : mixText(mix(hash, low), String(value))
}

function mixText(hash: number, text: string): number {
  let mixed = mix(hash, text.length)
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i))
  return mixed
}

const mixKey = (hash: number, key: Key): number =>
  typeof key === "number" ? mixNumber(mix(hash, 1), key) : mixText(mix(hash, 2), key)

function mixKeys(hash: number, keys: readonly Key[]): number {
  let mixed = mix(hash, keys.length)
  for (let i = 0; i < keys.length; i++) mixed = mixKey(mixed, keys[i] as Key)
  return mixed
}

function mixOptions(hash: number, options: readonly Option[]): number {
  let mixed = mix(hash, options.length)
  for (let i = 0; i < options.length; i++) mixed = mixKey(mixed, (options[i] as Option).key)
  return mixed
}

function mixPairs(hash: number, pairs: readonly (readonly [Key, Key])[]): number {
  let mixed = mix(hash, pairs.length)
  for (const [one, other] of pairs) mixed = mixKey(mixKey(mixed, one), other)
  return mixed
}

function mixConstraint(hash: number, constraint: Constraint): number {
  const mixed = mixText(hash, constraint.type)
  switch (constraint.type) {
    case "counts":
      return mixKeys(mixed, constraint.allowed)
    case "different":
      return mixPairs(mixed, constraint.groups)
    case "most":
    case "least":
      return mixPairs(mixNumber(mixed, constraint.total), constraint.weights)
    case "forbidden":
      return mixPairs(mixed, constraint.pairs)
    case "at-least-one":
      return mixKeys(mixed, constraint.keys)
    case "maximal":
      return [...constraint.requirements, ...(constraint.anyOf ?? []), ...(constraint.also ?? [])].reduce(
        mixKeys,
        mix(mixed, constraint.requirements.length),
      )
    case "ask":
      return mixText(mixed, constraint.question)
  }
}

/** Hashes of long lists of names, which are the same list at every decision of a game. */
const hashes = new WeakMap<readonly string[], number>()

function hashNames(names: readonly string[]): number {
  const kept = hashes.get(names)
  if (kept !== undefined) return kept
  const hash = mixKeys(SEED, names)
  if (names.length > 64) hashes.set(names, hash)
  return hash
}

/**
 * A 32-bit hash of all that makes an answer legal: type, keys, numbers, constraints; not of what options stand for.
 * Equal spaces have equal ones. Start from another's hash to put several together.
 */
export function fingerprint(space: Space, seed = SEED): number {
  let hash = mixText(seed | 0, space.type)
  switch (space.type) {
    case "pick":
      hash = mixNumber(mixNumber(mixOptions(hash, space.options), space.min), space.max)
      hash = mix(mix(hash, space.repeat ? 1 : 0), space.constraints.length)
      for (const constraint of space.constraints) hash = mixConstraint(hash, constraint)
      break
    case "order":
      hash = mixOptions(hash, space.options)
      break
    case "partition":
      hash = mix(mixOptions(hash, space.options), space.groups.length)
      for (const { name, min, max, ordered } of space.groups) {
        hash = mix(mixNumber(mixNumber(mixText(hash, name), min), max), ordered ? 1 : 0)
      }
      break
    case "distribute":
      hash = mixNumber(mixNumber(mixOptions(hash, space.options), space.total), space.least)
      break
    case "number":
      hash = mixNumber(mixNumber(hash, space.min), space.step)
      hash = space.max === null ? mix(hash, 0x6e756c6c) : mixNumber(mix(hash, 1), space.max)
      break
    case "name":
      hash = mix(mixText(hash, space.index), hashNames(space.names))
      break
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
