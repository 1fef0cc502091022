/** Puts what the grammar says of a choice alone into the words that the card language has for it. */
export function finished(node: unknown): unknown {
  if (Array.isArray(node)) {
    const list = node.map(finished)
    return list.length === 1 ? list[0] : list
  }
  if (typeof node !== "object" || node === null) return node
  const done = Object.fromEntries(Object.entries(node).map(([word, argument]) => [word, finishedIn(word, argument)]))
  if ("picked" in done) {
    const { as, ...choice } = done.picked as Readonly<Record<string, unknown>>
    return { let: as, be: choice }
  }
  return done
}

/** Lists that aren't lists of effects stay lists. */
const effects = new Set(["spell", "do", "activate", "with", "then", "else", "may", "try"])

const finishedIn = (word: string, argument: unknown): unknown =>
  Array.isArray(argument) && !effects.has(word) ? argument.map(finished) : finished(argument)
