/** An error of the program in which tries of a searching player broke off: its message, and in how many of them. */
export interface Mishap {
  readonly message: string
  readonly tries: number
}

/** Messages beyond so many aren't kept apart. */
const mostMessages = 20

/**
 * Errors in which playouts broke off. The player answers all the same, by the position in which each was left; whoever lets it
 * play is told, for an error is a fault of the rules or of the program.
 */
export class Mishaps {
  private readonly found = new Map<string, number>()

  /** Takes what was thrown. What isn't an error goes on. */
  take(thrown: unknown): void {
    if (!(thrown instanceof Error)) throw thrown
    const message = this.found.size < mostMessages || this.found.has(thrown.message) ? thrown.message : "…"
    this.found.set(message, (this.found.get(message) ?? 0) + 1)
  }

  all(): readonly Mishap[] {
    return [...this.found].map(([message, tries]) => ({ message, tries }))
  }
}

/** The mishaps of several, each message once. */
export function mishapsOf(several: readonly (readonly Mishap[])[]): readonly Mishap[] {
  const sums = new Map<string, number>()
  for (const { message, tries } of several.flat()) sums.set(message, (sums.get(message) ?? 0) + tries)
  return [...sums].map(([message, tries]) => ({ message, tries }))
}
