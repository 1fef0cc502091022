import { checksum } from "@dilemma-table/engine"
import type { CardSource } from "./sources.ts"

/** Knows which cards of a file were there already, and whether they said the same. */
export class Repeats {
  /** How often a card came again word for word. */
  count = 0
  private readonly seen = new Map<string, string>()

  see({ game, source }: CardSource): "new" | "same" | "other" {
    const key = `${game} ${source.name}`
    const said = checksum(JSON.stringify(source))
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
