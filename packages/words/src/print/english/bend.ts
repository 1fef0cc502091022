/** English verbs and numbers. */

const irregular: Readonly<Record<string, string>> = { be: "is", have: "has", do: "does", go: "goes" }

/** "draw" → "draws"; the first word of "may draw" and "can't attack" stays. */
export function third(verb: string): string {
  const [first = "", ...rest] = verb.split(" ")
  return [thirdWord(first), ...rest].join(" ")
}

function thirdWord(verb: string): string {
  if (verb === "aren't") return "isn't"
  if (/^(may|can|can't|must|would|will|don't)$/.test(verb)) return verb === "don't" ? "doesn't" : verb
  const known = irregular[verb]
  if (known !== undefined) return known
  if (/(s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return `${verb}s`
}

/** The verb for these: "are" for many, "is" for one. */
export const plural = (verb: string): string => (verb === "be" ? "are" : verb.replace(/^be /, "are "))

const pasts: Readonly<Record<string, string>> = {
  be: "was",
  have: "had",
  do: "did",
  draw: "drew",
  put: "put",
  get: "got",
  lose: "lost",
  win: "won",
  cast: "cast",
  deal: "dealt",
  leave: "left",
  break: "broke",
  become: "became",
  begin: "began",
  pay: "paid",
  choose: "chose",
  tap: "tapped",
  untap: "untapped",
}

/** "discard" → "discarded". */
export function past(verb: string): string {
  const [first = "", ...rest] = verb.split(" ")
  const known = pasts[first]
  const bent =
    known ?? (first.endsWith("e") ? `${first}d` : /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ied` : `${first}ed`)
  return [bent, ...rest].join(" ")
}

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

/** "three", "13". */
export const numberWord = (n: number): string => small[n] ?? String(n)

export const article = (noun: string): string =>
  `${/^([aeiou]|[FLMNRSX]\b|hour)/i.test(noun) && !/^(uni|one\b|eu|use)/i.test(noun) ? "an" : "a"} ${noun}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "creature" → "creatures". */
export function plurals(noun: string): string {
  if (/(s|sh|ch|x|z)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

/** "a", "a or b", "a, b, or c". */
export function listed(items: readonly string[], word: "and" | "or"): string {
  if (items.length <= 1) return items[0] ?? ""
  if (items.length === 2) return `${items[0]} ${word} ${items[1]}`
  return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`
}

/** "destroy" → "destroyed", "draw" → "drawn". */
export const participle = (verb: string): string =>
  verb === "draw" ? "drawn" : verb === "GR summon" ? "GR summoned" : past(verb)

/** "that creature's", "those creatures'". */
export const genitive = (text: string): string =>
  text === "it" ? "its" : text === "them" ? "their" : text.endsWith("s") ? `${text}'` : `${text}'s`
