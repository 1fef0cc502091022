import type { Key } from "../ids.ts"
import type { SpaceOf } from "./of-type.ts"
import { allowedCounts } from "./pick-counts.ts"
import type { Constraint, Group, Option, Space } from "./types.ts"

/** What is wrong with a space as data, for whoever wrote it, or null. A sound space can still have no legal answer. */
export function spaceError(space: Space): string | null {
  switch (space.type) {
    case "pick":
      return optionsError(space.options) ?? pickError(space)
    case "order":
      return optionsError(space.options)
    case "partition":
      return optionsError(space.options) ?? groupsError(space.groups, space.options)
    case "distribute":
      return optionsError(space.options) ?? distributeError(space)
    case "number":
      return numberError(space)
    case "name":
      if (space.names.length === 0) return "there are no names"
      return twice(space.names, "the name")
  }
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0

const show = (key: Key): string => JSON.stringify(key)

function twice(keys: readonly Key[], what: string): string | null {
  const seen = new Set<Key>()
  for (const key of keys) {
    if (seen.has(key)) return `${what} ${show(key)} is there twice`
    seen.add(key)
  }
  return null
}

function optionsError(options: readonly Option[]): string | null {
  for (const { key } of options) {
    if (typeof key === "number" && !Number.isSafeInteger(key)) return `the key ${key} isn't a whole number`
  }
  return twice(
    options.map((option) => option.key),
    "the key",
  )
}

function boundsError(what: string, min: number, max: number): string | null {
  if (!isCount(min)) return `${what}min is ${min}: it must be a whole number from 0 on`
  if (!isCount(max)) return `${what}max is ${max}: it must be a whole number from 0 on`
  return min > max ? `${what}min ${min} is above max ${max}` : null
}

function pickError(space: SpaceOf<"pick">): string | null {
  const { options, min, max, repeat, constraints } = space
  const bounds = boundsError("", min, max)
  if (bounds) return bounds
  if (repeat ? min > 0 && options.length === 0 : min > options.length) {
    return `min is ${min}, but there are ${options.length} options`
  }
  const keys = new Set(options.map((option) => option.key))
  for (const constraint of constraints) {
    const error = constraintError(constraint, keys)
    if (error) return `${constraint.type}: ${error}`
  }
  return allowedCounts(space).length === 0 ? "counts: none of the numbers is from min to max" : null
}

function constraintError(constraint: Constraint, known: ReadonlySet<Key>): string | null {
  const unknown = (keys: readonly Key[]): string | null => {
    const key = keys.find((it) => !known.has(it))
    return key === undefined ? null : `no option has the key ${show(key)}`
  }
  switch (constraint.type) {
    case "counts": {
      const wrong = constraint.allowed.find((count) => !isCount(count))
      return wrong === undefined ? null : `${wrong} isn't a whole number from 0 on`
    }
    case "different": {
      const seen = new Map<Key, Set<Key>>()
      for (const [key, group] of constraint.groups) {
        const groups = seen.get(key) ?? new Set()
        if (groups.has(group)) return `the key ${show(key)} is twice in the group ${show(group)}`
        seen.set(key, groups.add(group))
      }
      return unknown([...seen.keys()])
    }
    case "most":
    case "least": {
      const keys = constraint.weights.map(([key]) => key)
      const wrong = [constraint.total, ...constraint.weights.map(([, weight]) => weight)].find(
        (number) => !Number.isSafeInteger(number),
      )
      if (wrong !== undefined) return `${wrong} isn't a whole number`
      return unknown(keys) ?? twice(keys, "the key")
    }
    case "forbidden":
      return unknown(constraint.pairs.flat())
    case "at-least-one":
      if (constraint.keys.length === 0) return "there are no keys"
      return unknown(constraint.keys)
    case "maximal":
      return unknown([...constraint.requirements, ...(constraint.anyOf ?? []), ...(constraint.also ?? [])].flat())
    case "ask":
      return null
  }
}

function groupsError(groups: readonly Group[], options: readonly Option[]): string | null {
  let least = 0
  let most = 0
  for (const { name, min, max } of groups) {
    const bounds = boundsError(`group ${show(name)}: `, min, max)
    if (bounds) return bounds
    if (options.some((option) => option.key === name)) return `group ${show(name)}: an option has this key`
    least += min
    most += max
  }
  const repeated = twice(
    groups.map((group) => group.name),
    "the group",
  )
  if (repeated) return repeated
  if (options.length < least) return `the groups take at least ${least} options, and there are ${options.length}`
  if (options.length > most) return `the groups hold at most ${most} options, and there are ${options.length}`
  return null
}

function distributeError(space: SpaceOf<"distribute">): string | null {
  const { options, total, least } = space
  if (!isCount(total)) return `the total is ${total}: it must be a whole number from 0 on`
  if (!isCount(least)) return `the least is ${least}: it must be a whole number from 0 on`
  if (least * options.length > total) return `${options.length} options can't get ${least} each of ${total}`
  return options.length === 0 && total > 0 ? `there is no option to get ${total}` : null
}

function numberError(space: SpaceOf<"number">): string | null {
  const { min, max, step } = space
  if (!Number.isSafeInteger(min)) return `min is ${min}: it must be a whole number`
  if (!Number.isSafeInteger(step) || step < 1) return `the step is ${step}: it must be a whole number from 1 on`
  if (max === null) return null
  if (!Number.isSafeInteger(max)) return `max is ${max}: it must be a whole number or null`
  return min > max ? `min ${min} is above max ${max}` : null
}
