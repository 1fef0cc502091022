import { checksum, type Game, positionKey } from "@dilemma-table/engine"

/** A short text for a position: two that have the same play on alike, but for a chance in some trillions. */
export function keyText(game: Game, apart: string): string {
  const text = `${positionKey(game)}\n${apart}`
  return `${checksum(text)}.${text.length}`
}
