import { type CardData, type Language, languageOf, type Met, type Shape, walk } from "@dilemma-table/engine"
import { isLegal, type Library } from "./libraries.ts"

/** A card that differs from another in one place of its data. */
export interface Mutation {
  readonly place: string
  readonly was: unknown
  readonly now: unknown
  readonly data: CardData
}

const steps = (place: string): readonly (string | number)[] =>
  [...place.matchAll(/\.([\w$]+)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/g)].map(([, field, index, quoted]) =>
    index === undefined ? ((field ?? quoted) as string) : Number(index),
  )

/** The same data with another value at a place. */
function withValue<T>(data: T, path: readonly (string | number)[], value: unknown): T {
  const [first, ...rest] = path
  if (first === undefined) return value as T
  if (Array.isArray(data)) return data.map((one, i) => (i === first ? withValue(one, rest, value) : one)) as T
  return { ...data, [first]: withValue((data as Record<string, unknown>)[first as string], rest, value) }
}

/** Other values that could stand here, where it is a single value. Names bound or used aren't changed: they mean nothing by themselves. */
function others(language: Language, { shape, data }: Met): readonly unknown[] {
  if (typeof data === "number") return [data + 1]
  if (typeof data === "boolean") return shape.shape === "boolean" ? [!data] : []
  if (typeof data !== "string") return []
  const all = words(language, shape, data).filter((one) => one !== data)
  const every = Math.max(1, Math.ceil(all.length / 2))
  return all.filter((_, i) => i % every === 0)
}

function words(language: Language, shape: Shape, data: string): readonly unknown[] {
  switch (shape.shape) {
    case "text":
      return [`${data}X`]
    case "words":
      return shape.words
    case "term":
      return Object.keys(language.terms[shape.term].alone ?? {})
    case "either":
      return shape.of.flatMap((one) => words(language, one, data))
    default:
      return []
  }
}

const known = new WeakMap<CardData, readonly Mutation[]>()

/** Every card that differs from this one in one number or word and is still a legal card. */
export function mutationsOf(library: Library, card: CardData): readonly Mutation[] {
  const before = known.get(card)
  if (before !== undefined) return before
  const language = languageOf(library.rulebook)
  const found: Mutation[] = []
  walk(language, language.card, card, (met) => {
    if (/^\.(name|provenance|layout|wordings|faces\[\d\]\.name)/.test(met.place)) return false
    for (const now of others(language, met)) {
      const data = withValue(card, steps(met.place), now)
      if (isLegal(library, data)) found.push({ place: met.place, was: met.data, now, data })
    }
    return true
  })
  known.set(card, found)
  return found
}
