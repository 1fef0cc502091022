import type { Key } from "@dilemma-table/engine"
import type { Change } from "@dilemma-table/words"

/*
 * What a mode that can't be picked alone does to numbers. Of "draw a card" and "return a permanent" each adds one to the hand:
 * what all answers with a mode have in common doesn't tell that, the sums do.
 */

interface Summed {
  readonly keys: readonly Key[]
  readonly changes: readonly Change[]
}

export type Counted = Extract<Change, { readonly type: "life" | "count" }>

export const isCounted = (change: Change): change is Counted => change.type === "life" || change.type === "count"

const nameOf = (change: Counted): string =>
  `${change.type} ${change.player} ${change.type === "count" ? change.zone : ""}`

/**
 * The numbers that a mode changes by itself, where what the answers do is the sum of what their modes do and only one way fits.
 * @param answers answers that were played to their end
 * @returns null where the sums don't tell
 */
export function countsOfMode(mode: Key, answers: readonly Summed[]): readonly Counted[] | null {
  const modes = [...new Set(answers.flatMap(({ keys }) => keys))]
  const at = modes.indexOf(mode)
  if (at < 0) return null
  const all = new Map(
    answers.flatMap(({ changes }) => changes.filter(isCounted).map((change) => [nameOf(change), change] as const)),
  )
  const own: Counted[] = []
  for (const [name, change] of all) {
    const rows = answers.map(({ keys, changes }) => {
      const found = changes.filter(isCounted).find((one) => nameOf(one) === name)
      return [
        ...modes.map((one) => keys.filter((key) => key === one).length),
        found === undefined ? 0 : found.to - found.from,
      ]
    })
    const parts = solved(rows, modes.length)
    if (parts === null) return null
    const by = Math.round(parts[at] ?? 0)
    if (by !== 0) own.push({ ...change, to: change.from + by })
  }
  return own
}

const isNought = (x: number): boolean => Math.abs(x) < 1e-9

/** The one solution of linear equations, each row its factors and its sum; null where there is none or more than one. */
function solved(rows: readonly (readonly number[])[], unknowns: number): readonly number[] | null {
  const left = rows.map((row) => [...row])
  for (let column = 0; column < unknowns; column++) {
    const found = left.findIndex((row, i) => i >= column && !isNought(row[column] ?? 0))
    const pivot = left[found]
    if (pivot === undefined) return null
    left[found] = left[column] ?? []
    left[column] = pivot.map((x) => x / (pivot[column] ?? 1))
    const unit = left[column] ?? []
    for (const [i, row] of left.entries()) {
      const factor = row[column] ?? 0
      if (i !== column && !isNought(factor)) left[i] = row.map((x, j) => x - factor * (unit[j] ?? 0))
    }
  }
  const fits = left.slice(unknowns).every((row) => isNought(row[unknowns] ?? 0))
  return fits ? left.slice(0, unknowns).map((row) => row[unknowns] ?? 0) : null
}
