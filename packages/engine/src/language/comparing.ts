import type { Comparison } from "./types.ts"

/** How two numbers are compared. */
export const comparisons: Record<Comparison, (a: number, b: number) => boolean> = {
  "=": (a, b) => a === b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
}
