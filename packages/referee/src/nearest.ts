/** The word most like this one, where one is so near that it was probably meant; else null. */
export function nearestOf(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const other of known) {
    const away = distance(word.toLowerCase(), other.toLowerCase())
    if (away >= least) continue
    best = other
    least = away
  }
  return best
}

/** Letters put in, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced))
    }
    last = row
  }
  return last[b.length] ?? 0
}
