import type { SpaceOf } from "./of-type.ts"

type Pick = SpaceOf<"pick">

/** The most picks there could be for the options there are. */
export function mostPicks(space: Pick): number {
  const options = space.options.length
  if (space.repeat) return options === 0 ? Math.min(space.max, 0) : space.max
  return Math.min(space.max, options)
}

/** Does every `counts` constraint allow this many? */
export function countAllowed(space: Pick, count: number): boolean {
  const { constraints } = space
  for (let i = 0; i < constraints.length; i++) {
    const constraint = constraints[i]
    if (constraint?.type === "counts" && !constraint.allowed.includes(count)) return false
  }
  return true
}

/** The numbers of picks that may be, ascending. */
export function allowedCounts(space: Pick): number[] {
  const counts: number[] = []
  for (let count = space.min; count <= mostPicks(space); count++) if (countAllowed(space, count)) counts.push(count)
  return counts
}
