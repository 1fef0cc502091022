/** Letters as they compare: width, case, spaces and middle dots make no difference. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s・·'’"“”,、!!?《》「」-]/g, "")

/** The names most like what was typed, the likeliest first: those that contain it, then those that share most pairs of letters. */
export function likeliest(typed: string, names: readonly string[], most = 5): readonly string[] {
  const wanted = folded(typed)
  if (wanted === "") return []
  const rated = names.map((name) => ({ name, likeness: likeness(wanted, folded(name)) }))
  return rated
    .filter(({ likeness }) => likeness >= 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ name }) => name)
}

/** From 0 (nothing shared) to 2 (one contains the other; the closer in length the higher). Between: Dice's coefficient of letter pairs. */
function likeness(a: string, b: string): number {
  if (a === "" || b === "") return 0
  if (b.includes(a) || a.includes(b)) return 1 + Math.min(a.length, b.length) / Math.max(a.length, b.length)
  const left = pairs(a)
  const right = pairs(b)
  const shared = left.filter((pair) => right.includes(pair)).length
  return (2 * shared) / Math.max(1, left.length + right.length)
}

const pairs = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
