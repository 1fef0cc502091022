import type { CardSource } from "./sources.ts"

/** Knows which cards of a file were there already, and whether they said the same. */
export class Repeats {
  /** How often a card came again word for word. */
  count = 0
  private readonly seen = new Map<string, number>()

  see({ game, source }: CardSource): "new" | "same" | "other" {
    const key = `${game} ${source.name}`
    const said = hashed(JSON.stringify(source))
    const before = this.seen.get(key)
    if (before === undefined) {
      this.seen.set(key, said)
      return "new"
    }
    if (before !== said) return "other"
    this.count++
    return "same"
  }
}

/** A number for a text, of 52 bits: two different texts of one name have the same by no accident that happens. */
function hashed(text: string): number {
  let high = 0x9e3779b1
  let low = 0x85ebca77
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    high = Math.imul(high ^ letter, 2654435761)
    low = Math.imul(low ^ letter, 1597334677)
  }
  return ((high >>> 0) & 0xfffff) * 0x100000000 + (low >>> 0)
}
