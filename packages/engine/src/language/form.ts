import type { Fault } from "../refusal.ts"
import { cardFault } from "./card-faults.ts"
import { describe, found, termNames } from "./describe.ts"
import type { Entry, Language, TermSpec } from "./grammar.ts"
import { nearest } from "./nearest.ts"
import { placeAt } from "./place.ts"
import type { Fields, Shape, Term } from "./shapes.ts"
import type { Word } from "./vocabulary.ts"

/*
 * The form of data in the card language: does it have the shape that is demanded? What it means as a whole (names, events,
 * targets) is asked in meaning.ts.
 */

/** Says whether a word may be used yet. */
export type Allowed = (word: string, entry: Pick<Word, "needs">, place: string) => Fault | null

const always: Allowed = () => null
const deepest = 100

type Data = Readonly<Record<string, unknown>>

/** The first fault in the form of `data`, or null. */
export function formFault(
  language: Language,
  shape: Shape,
  data: unknown,
  place: string,
  allowed: Allowed = always,
): Fault | null {
  return new FormCheck(language, allowed).fault(shape, data, place, 0)
}

/** Could data of this kind be of this shape, by its outside alone? */
function couldBe(language: Language, shape: Shape, data: unknown): boolean {
  switch (shape.shape) {
    case "integer":
      return typeof data === "number"
    case "text":
    case "words":
    case "binds":
    case "uses":
      return typeof data === "string"
    case "boolean":
    case "true":
      return typeof data === "boolean"
    case "list":
    case "tuple":
      return Array.isArray(data)
    case "record":
    case "map":
      return isObject(data)
    case "either":
      return shape.of.some((one) => couldBe(language, one, data))
    case "term": {
      const spec = language.terms[shape.term]
      if (typeof data === "string") return spec.alone !== undefined
      if (typeof data === "number") return spec.integer !== undefined
      if (Array.isArray(data)) return spec.list === true
      return isObject(data) && (spec.heads !== undefined || spec.fields !== undefined)
    }
  }
}

/** How many words of it this shape doesn't know, at its outside; the head that knows most is meant. */
function strangers(language: Language, shape: Shape, data: unknown): number {
  if (!couldBe(language, shape, data)) return Number.POSITIVE_INFINITY
  if (shape.shape === "either") return Math.min(...shape.of.map((one) => strangers(language, one, data)))
  if (shape.shape === "words") return shape.words.includes(data as string) ? 0 : 1
  if (shape.shape === "record") return unknown(data as Data, (key) => Object.hasOwn(shape.fields, key))
  if (shape.shape !== "term") return 0
  const { alone, heads, fields, several } = language.terms[shape.term]
  if (typeof data === "string") return Object.hasOwn(alone ?? {}, data) ? 0 : 1
  // A number is rather of the integer that stands beside the term, with its bounds: "0 or more, or any other value".
  if (typeof data === "number") return 1
  if (!isObject(data)) return 0
  if (fields !== undefined) return unknown(data, (key) => Object.hasOwn(fields, key))
  if (several === true) return unknown(data, (key) => fieldsOfHeads(heads ?? {}).has(key))
  const keys = keysOf(data)
  let fewest = keys.length
  for (const head of keys)
    if (heads !== undefined && Object.hasOwn(heads, head)) {
      const { fields: own = {} } = heads[head] as Entry
      fewest = Math.min(
        fewest,
        unknown(data, (key) => key === head || Object.hasOwn(own, key)),
      )
    }
  return fewest
}

const unknown = (data: Data, isKnown: (key: string) => boolean): number =>
  keysOf(data).filter((key) => !isKnown(key)).length

/** The heads, and what may stand beside any of them. */
function fieldsOfHeads(heads: Readonly<Record<string, Entry>>): ReadonlySet<string> {
  const before = fieldsKnown.get(heads)
  if (before !== undefined) return before
  const all = new Set(Object.entries(heads).flatMap(([head, { fields }]) => [head, ...Object.keys(fields ?? {})]))
  fieldsKnown.set(heads, all)
  return all
}

const fieldsKnown = new WeakMap<object, ReadonlySet<string>>()

/** The alternatives that data may be meant as: those which know most of its words. */
export function alternatives(language: Language, shapes: readonly Shape[], data: unknown): readonly Shape[] {
  const strange = shapes.map((one) => strangers(language, one, data))
  const fewest = Math.min(...strange)
  return fewest === Number.POSITIVE_INFINITY ? [] : shapes.filter((_, i) => strange[i] === fewest)
}

export const isObject = (data: unknown): data is Data =>
  typeof data === "object" && data !== null && !Array.isArray(data)

/** The keys that say something; an absent field may also be written as undefined. */
export const keysOf = (data: Data): readonly string[] => Object.keys(data).filter((key) => data[key] !== undefined)

/** The head of an object: the first of its keys that is one, as `run` finds it. */
export const headOf = (spec: TermSpec, data: Data): string | undefined =>
  keysOf(data).find((key) => Object.hasOwn(spec.heads ?? {}, key))

class FormCheck {
  readonly language: Language
  readonly allowed: Allowed

  constructor(language: Language, allowed: Allowed) {
    this.language = language
    this.allowed = allowed
  }

  fault(shape: Shape, data: unknown, place: string, depth: number): Fault | null {
    if (depth > deepest) return cardFault("too-deep", place, { most: deepest })
    if (!couldBe(this.language, shape, data)) return wrongType(shape, data, place)
    switch (shape.shape) {
      case "integer":
        return integerFault(data as number, shape.min, shape.max, place)
      case "true":
        return data === true ? null : wrongType(shape, data, place)
      case "words":
        return shape.words.includes(data as string)
          ? null
          : unknownWord(data as string, { en: "word here", ja: "語" }, shape.words, place)
      case "text":
        return shape.like === undefined || new RegExp(shape.like.pattern).test(data as string)
          ? null
          : wrongType(shape, data, place)
      case "binds":
      case "uses":
        return data === "" ? wrongType(shape, data, place) : null
      case "list":
        return this.list(shape, data as readonly unknown[], place, depth)
      case "tuple":
        return this.tuple(shape.of, data as readonly unknown[], place, depth)
      case "record":
        return this.record(shape.fields, data as Data, lastStep(place), place, depth)
      case "map":
        return first(keysOf(data as Data), (key) =>
          this.fault(shape.of, (data as Data)[key], placeAt(place, key), depth + 1),
        )
      case "either":
        return this.either(shape.of, data, place, depth)
      case "term":
        return this.term(shape.term, data, place, depth)
      default:
        return null
    }
  }

  list(
    shape: { readonly of: Shape; readonly min?: number; readonly max?: number },
    data: readonly unknown[],
    place: string,
    depth: number,
  ): Fault | null {
    const { min = 0, max } = shape
    if (data.length < min || (max !== undefined && data.length > max))
      return cardFault("wrong-length", place, { count: data.length, min, max: max ?? null })
    return first([...data.keys()], (i) => this.fault(shape.of, data[i], placeAt(place, i), depth + 1))
  }

  tuple(of: readonly Shape[], data: readonly unknown[], place: string, depth: number): Fault | null {
    if (data.length !== of.length)
      return cardFault("wrong-length", place, { count: data.length, min: of.length, max: of.length })
    return first([...of.entries()], ([i, shape]) => this.fault(shape, data[i], placeAt(place, i), depth + 1))
  }

  /** The fault of the alternative that fits best: the one whose first fault lies deepest. */
  either(of: readonly Shape[], data: unknown, place: string, depth: number): Fault | null {
    let best: Fault | null = null
    for (const shape of alternatives(this.language, of, data)) {
      const fault = this.fault(shape, data, place, depth)
      if (fault === null) return null
      if (best === null || better(fault, best)) best = fault
    }
    return best
  }

  record(fields: Fields, data: Data, name: string, place: string, depth: number): Fault | null {
    const unknown = keysOf(data).find((key) => !Object.hasOwn(fields, key))
    if (unknown !== undefined) return unknownField(unknown, name, Object.keys(fields), data, place)
    return this.fields(fields, data, name, place, depth)
  }

  fields(fields: Fields, data: Data, name: string, place: string, depth: number): Fault | null {
    return first(Object.entries(fields), ([key, field]) => {
      if (data[key] === undefined || !Object.hasOwn(data, key))
        return "optional" in field ? null : cardFault("missing-field", place, { field: key, of: name })
      return this.fault(shapeOf(field), data[key], placeAt(place, key), depth + 1)
    })
  }

  term(term: Term, data: unknown, place: string, depth: number): Fault | null {
    const spec = this.language.terms[term]
    if (typeof data === "number") return integerFault(data, spec.integer?.min, undefined, place)
    if (typeof data === "string") return this.alone(term, spec, data, place)
    if (Array.isArray(data)) return this.list({ of: { shape: "term", term } }, data, place, depth)
    if (spec.fields !== undefined) return this.record(spec.fields, data as Data, termNames[term].en, place, depth)
    return spec.several === true
      ? this.several(term, spec, data as Data, place, depth)
      : this.headed(term, spec, data as Data, place, depth)
  }

  alone(term: Term, spec: TermSpec, word: string, place: string): Fault | null {
    const entries = spec.alone ?? {}
    const entry = entries[word]
    if (entry !== undefined && Object.hasOwn(entries, word)) return this.allowed(word, entry, place)
    if (spec.integer !== undefined && Number.isInteger(Number(word.trim() || Number.NaN)))
      return cardFault("wrong-type", place, {
        expected: "the number without quotes",
        expectedJa: "引用符なしの数",
        found: found(word),
      })
    if (Object.hasOwn(spec.heads ?? {}, word))
      return cardFault("wrong-type", place, {
        expected: `an object { ${word}: … }`,
        expectedJa: `オブジェクト { ${word}: … }`,
        found: found(word),
      })
    return unknownWord(word, termNames[term], [...Object.keys(entries), ...Object.keys(spec.heads ?? {})], place)
  }

  headed(term: Term, spec: TermSpec, data: Data, place: string, depth: number): Fault | null {
    const head = headOf(spec, data)
    const entry = spec.heads?.[head ?? ""]
    if (head === undefined || entry === undefined) return unknownHead(term, spec, data, place)
    const { shape, fields = {} } = entry
    const other = keysOf(data).find((key) => key !== head && !Object.hasOwn(fields, key))
    if (other !== undefined) {
      return Object.hasOwn(spec.heads ?? {}, other)
        ? cardFault("two-words", placeAt(place, other), { first: head, second: other })
        : unknownField(other, head, Object.keys(fields), data, place)
    }
    return (
      this.allowed(head, entry, placeAt(place, head)) ??
      this.fault(shape, data[head], placeAt(place, head), depth + 1) ??
      this.fields(fields, data, head, place, depth)
    )
  }

  /** Any number of words side by side, each with its fields. A static must do something; a filter may ask nothing. */
  several(term: Term, spec: TermSpec, data: Data, place: string, depth: number): Fault | null {
    const entries = spec.heads ?? {}
    const said = keysOf(data).filter((key) => Object.hasOwn(entries, key))
    const fields: Record<string, Fields[string]> = {}
    for (const word of said) Object.assign(fields, entries[word]?.fields)
    const other = keysOf(data).find((key) => !Object.hasOwn(entries, key) && !Object.hasOwn(fields, key))
    if (other !== undefined) return unknownWord(other, termNames[term], Object.keys(entries), placeAt(place, other))
    if (said.length === 0 && term !== "filter") return unknownHead(term, spec, data, place)
    return first(said, (word) => {
      const at = placeAt(place, word)
      const entry = entries[word] as Entry
      return (
        this.allowed(word, entry, at) ??
        this.fault(entry.shape, data[word], at, depth + 1) ??
        this.fields(entry.fields ?? {}, data, word, place, depth)
      )
    })
  }
}

export const shapeOf = (field: Fields[string]): Shape => ("optional" in field ? field.optional : field)

function first<T>(items: readonly T[], check: (item: T) => Fault | null): Fault | null {
  for (const item of items) {
    const fault = check(item)
    if (fault !== null) return fault
  }
  return null
}

const better = (a: Fault, b: Fault): boolean =>
  a.place.length > b.place.length || (a.place.length === b.place.length && !suggests(b) && suggests(a))

const suggests = (fault: Fault): boolean => typeof fault.data?.nearest === "string"

/** What an object without a name of its own is called in a message: where it stands. */
const lastStep = (place: string): string =>
  /(?:\.[^.[]+|\[[^\]]*\])(?:\[\d+\])*$/.exec(place)?.[0].replace(/^\./, "") ?? "card"

function integerFault(data: number, min: number | undefined, max: number | undefined, place: string): Fault | null {
  if (!Number.isSafeInteger(data)) return wrongType({ shape: "integer" }, data, place)
  if ((min === undefined || data >= min) && (max === undefined || data <= max)) return null
  return cardFault("out-of-range", place, { value: data, min: min ?? null, max: max ?? null })
}

function wrongType(shape: Shape, data: unknown, place: string): Fault {
  const { en, ja } = describe(shape)
  return cardFault("wrong-type", place, { expected: en, expectedJa: ja, found: found(data) })
}

function unknownWord(
  word: string,
  kind: { readonly en: string; readonly ja: string },
  known: readonly string[],
  place: string,
): Fault {
  return cardFault("unknown-word", place, {
    word,
    kind: kind.en,
    kindJa: kind.ja,
    nearest: nearest(word, known),
    known: some(known),
  })
}

function unknownField(field: string, of: string, fields: readonly string[], data: Data, place: string): Fault {
  const free = fields.filter((key) => !Object.hasOwn(data, key))
  return cardFault("unknown-field", placeAt(place, field), {
    field,
    of,
    nearest: nearest(field, free),
    known: some(free),
  })
}

/** None of the keys is a head: which was probably meant as one? */
function unknownHead(term: Term, spec: TermSpec, data: Data, place: string): Fault {
  const keys = keysOf(data)
  const heads = spec.heads ?? {}
  if (keys.length === 0) return wrongType({ shape: "term", term }, data, place)
  const said = keys.find((key) => Object.hasOwn(spec.alone ?? {}, key))
  if (said !== undefined)
    return cardFault("wrong-type", placeAt(place, said), {
      expected: `“${said}” alone, not as a key`,
      expectedJa: `キーではなく、単独の「${said}」`,
      found: found(data),
    })
  const fits = (key: string): boolean => {
    const near = nearest(key, Object.keys(heads))
    return near !== null && keys.every((other) => other === key || Object.hasOwn(heads[near]?.fields ?? {}, other))
  }
  const isField = (key: string): boolean => Object.values(heads).some((entry) => Object.hasOwn(entry.fields ?? {}, key))
  const meant = keys.find(fits) ?? keys.find((key) => !isField(key)) ?? (keys[0] as string)
  return unknownWord(meant, termNames[term], Object.keys(heads), placeAt(place, meant))
}

const most = 12
const some = (words: readonly string[]): string =>
  words.length > most ? `${words.slice(0, most).join(", ")}, …` : words.join(", ")
