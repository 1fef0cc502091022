import { type Game, positionKey } from "@dilemma-table/engine"

/** A short text for a position: two that have the same play on alike, but for a chance in some trillions. */
export function keyText(game: Game, apart: string): string {
  const text = `${positionKey(game)}\n${apart}`
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  let third = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
    third = Math.imul(third ^ code, 0xc2b2ae35)
  }
  return [one, other, third, text.length].map((n) => (n >>> 0).toString(36)).join(".")
}
