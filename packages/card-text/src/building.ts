/**
 * What the grammars build with: a part of the card language, and where a word that points back ("it", "that creature") stands in
 * the text. Such a word stays a {@link Pointer} until {@link ./anaphora.ts} has found what it points to.
 */

/** A word that points to something said before. */
export interface Pointer {
  readonly points: "it" | "them" | "player" | "number" | string
  /** Null where the word doesn't say. */
  readonly many: boolean | null
  /** All that was chosen before. */
  readonly every?: true
  /** What was done to it, where the word says so ("the destroyed creature"): a verb of the language. */
  readonly by?: string
  readonly at: readonly [number, number]
}

/** Anything of the card language that is still being built. */
export type Built = Readonly<Record<string, unknown>>

/** Things as a sentence names them, before a verb makes a selector of them. */
export interface Things {
  /** How many and which: "target", "all", "each", "a", "another", "this" … */
  readonly reach: "target" | "all" | "one" | "this" | "pointer" | "any-target" | "top" | "random"
  readonly filter: Built
  /** Beside the reach: `count`, `upTo`, `any`, `orPlayer`. */
  readonly more: Built
  readonly pointer?: Pointer
  /** More than one, perhaps; said one at a time ("each creature"). */
  readonly many?: boolean
  readonly each?: true
}

/** Filters said side by side: all hold. Words said twice with different arguments are kept by `every`. */
export function both(...filters: readonly (Built | null | undefined)[]): Built {
  const said: Record<string, unknown> = {}
  const more: Built[] = []
  for (const filter of filters) {
    if (filter === null || filter === undefined) continue
    for (const [word, argument] of Object.entries(filter)) {
      if (word === "every") more.push(...(argument as Built[]))
      else if (!(word in said)) said[word] = argument
      else if (JSON.stringify(said[word]) !== JSON.stringify(argument)) more.push({ [word]: argument })
    }
  }
  return more.length === 0 ? said : { ...said, every: more }
}

/** "A or B" of filters: one list where both say only the same word, `any` otherwise. */
export function either(first: Built, rest: readonly Built[]): Built {
  const all = [first, ...rest]
  if (rest.length === 0) return first
  const words = Object.keys(first)
  const [word = ""] = words
  const single = words.length === 1 && ["type", "subtype", "color"].includes(word)
  if (single && all.every((one) => Object.keys(one).length === 1 && word in one))
    return { [word]: all.flatMap((one) => one[word] as string | string[]) }
  return { any: all }
}

/** A list of sentences as one effect: alone where it is one. */
export const inTurn = (effects: readonly unknown[]): unknown => {
  const all = effects.flat()
  return all.length === 1 ? all[0] : all
}

/** The same with words that are absent left out. */
export const given = (words: Built): Built =>
  Object.fromEntries(Object.entries(words).filter(([, argument]) => argument !== null && argument !== undefined))

/** Things as the selector that a verb takes. */
export function chosen({ reach, filter, more, pointer }: Things): unknown {
  if (reach === "this") return "this"
  if (reach === "pointer") return pointer
  if (reach === "all") return { all: filter }
  if (reach === "top") return more
  if (reach === "random") return { random: filter, ...more }
  if (reach === "any-target") return { target: "any-target", ...more }
  return reach === "target" ? { target: filter, ...more } : { choose: filter, ...more }
}
