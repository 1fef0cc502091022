/** The word most like this one, if one is so near that it was probably meant; null otherwise. Of equals, the first. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1
  for (const other of known) {
    const away = distance(word.toLowerCase(), other.toLowerCase(), least)
    if (away >= least) continue
    best = other
    least = away
  }
  return best
}

/** Letters left out, put in, replaced or swapped with their neighbour; at most `enough` is counted. */
function distance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const now = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(last, j) + 1, at(now, j - 1) + 1, at(last, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      now.push(least)
    }
    before = last
    last = now
  }
  return Math.min(enough, at(last, b.length))
}

const at = (list: readonly number[], index: number): number => list[index] ?? Number.POSITIVE_INFINITY
