import type { Tri } from "./vocabulary.ts"

/** "No" settles "and", "yes" settles "or"; otherwise an unknown stays unknown. */
export function allOf<T>(items: readonly T[], test: (item: T) => Tri): Tri {
  let result: Tri = true
  for (const item of items) {
    const one = test(item)
    if (one === false) return false
    if (one === "unknown") result = "unknown"
  }
  return result
}

export function someOf<T>(items: readonly T[], test: (item: T) => Tri): Tri {
  let result: Tri = false
  for (const item of items) {
    const one = test(item)
    if (one === true) return true
    if (one === "unknown") result = "unknown"
  }
  return result
}

export const negate = (tri: Tri): Tri => (tri === "unknown" ? tri : !tri)
