import { alternatives, formFault, headOf, isObject, keysOf, shapeOf } from "./form.ts"
import type { Language } from "./grammar.ts"
import { placeAt, type Step } from "./place.ts"
import type { Fields, Shape, Term } from "./shapes.ts"

/** A part of data in the card language: which shape it has, and where it stands in the whole. */
export interface Part {
  readonly shape: Shape
  readonly data: unknown
  readonly step: Step
}

/** Data taken apart by one level. */
export interface Opened {
  /** The shape it has where several were possible. */
  readonly shape: Shape
  readonly term: Term | null
  /** Its head, where the term has heads and the data is an object with one of them. */
  readonly head: string | null
  /** In the order in which they are carried out: the head's argument, then its fields as the grammar lists them. */
  readonly parts: readonly Part[]
}

const whole: readonly Part[] = []

/** Takes data apart by one level. The data must have passed the check of its form. */
export function open(language: Language, shape: Shape, data: unknown): Opened {
  switch (shape.shape) {
    case "either":
      return open(language, meant(language, shape.of, data), data)
    case "list":
      return { shape, term: null, head: null, parts: listed(data, () => shape.of) }
    case "tuple":
      return { shape, term: null, head: null, parts: listed(data, (i) => shape.of[i] as Shape) }
    case "map":
      return {
        shape,
        term: null,
        head: null,
        parts: keysOf(data as Record<string, unknown>).map((step) => partAt(shape.of, data, step)),
      }
    case "record":
      return { shape, term: null, head: null, parts: fieldsOf(shape.fields, data) }
    case "term":
      return openTerm(language, shape, shape.term, data)
    default:
      return { shape, term: null, head: null, parts: whole }
  }
}

function openTerm(language: Language, shape: Shape, term: Term, data: unknown): Opened {
  const spec = language.terms[term]
  if (Array.isArray(data)) return { shape, term, head: null, parts: listed(data, () => shape) }
  if (!isObject(data)) return { shape, term, head: null, parts: whole }
  if (spec.fields !== undefined) return { shape, term, head: null, parts: fieldsOf(spec.fields, data) }
  const heads = spec.heads ?? {}
  const said = spec.several === true ? keysOf(data).filter((key) => Object.hasOwn(heads, key)) : [headOf(spec, data)]
  const parts = said.flatMap((word) => {
    const entry = heads[word as string]
    return entry === undefined ? [] : [partAt(entry.shape, data, word as string), ...fieldsOf(entry.fields ?? {}, data)]
  })
  return { shape, term, head: said[0] ?? null, parts }
}

/** The alternative that the data has; of several likely ones the first whose form it has. */
function meant(language: Language, of: readonly Shape[], data: unknown): Shape {
  const likely = alternatives(language, of, data)
  const [first] = likely
  if (first === undefined) throw new TypeError("Data is walked only after the check of its form")
  if (likely.length === 1) return first
  return likely.find((one) => formFault(language, one, data, "") === null) ?? first
}

const partAt = (shape: Shape, data: unknown, step: Step): Part => ({
  shape,
  data: (data as Record<Step, unknown>)[step],
  step,
})

const listed = (data: unknown, of: (i: number) => Shape): readonly Part[] =>
  (data as readonly unknown[]).map((one, i) => ({ shape: of(i), data: one, step: i }))

function fieldsOf(fields: Fields, data: unknown): readonly Part[] {
  const parts: Part[] = []
  for (const key of Object.keys(fields)) {
    const found = (data as Record<string, unknown>)[key]
    if (found === undefined || !Object.hasOwn(data as object, key)) continue
    parts.push({ shape: shapeOf(fields[key] as Fields[string]), data: found, step: key })
  }
  return parts
}

/** A part met on a walk: what it is, where it stands, and in what. */
export interface Met extends Opened {
  readonly data: unknown
  readonly place: string
  readonly inside: Met | null
}

/**
 * Visits data and all its parts, each before what is in it, in the order in which they are carried out.
 * @param visit returns whether to go inside
 */
export function walk(
  language: Language,
  shape: Shape,
  data: unknown,
  visit: (met: Met) => boolean,
  place = "",
  inside: Met | null = null,
): void {
  const met: Met = { ...open(language, shape, data), data, place, inside }
  if (!visit(met)) return
  for (const part of met.parts) walk(language, part.shape, part.data, visit, placeAt(place, part.step), met)
}
