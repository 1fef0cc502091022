/**
 * How the argument of a word is written: checked when a card is loaded, walked to find names, targets and modes,
 * printed as JSON Schema for editors.
 */

/**
 * The terms of the language; the grammar says what each may be. "amount" is a value that is at least 1 where it is written
 * as a number; "static" the words of what a static ability or continuous effect does, without its `to` and `while`.
 */
export type Term =
  | "effect"
  | "selector"
  | "filter"
  | "value"
  | "amount"
  | "condition"
  | "player"
  | "pattern"
  | "ability"
  | "static"
  | "cost"
  | "modal"
  | "mode"
  | "mode-count"
  | "duration"
  | "zone"
  | "number-name"
  | "event-name"

export type Shape =
  | { readonly shape: "integer"; readonly min?: number; readonly max?: number }
  | { readonly shape: "text"; readonly like?: Like }
  | { readonly shape: "boolean" }
  | { readonly shape: "true" }
  | { readonly shape: "words"; readonly words: readonly string[] }
  | { readonly shape: "list"; readonly of: Shape; readonly min?: number; readonly max?: number }
  /** A list of fixed length, each place with its own shape. */
  | { readonly shape: "tuple"; readonly of: readonly Shape[] }
  /** With `happens` its fields are carried out in their order, each knowing the names given before, and "it" is what it is about. */
  | { readonly shape: "record"; readonly fields: Fields; readonly happens?: true }
  /** Any keys, each with the same shape. */
  | { readonly shape: "map"; readonly of: Shape }
  | { readonly shape: "either"; readonly of: readonly Shape[] }
  | { readonly shape: "term"; readonly term: Term }
  /** A name: bound here for what follows, or used here. */
  | { readonly shape: "binds" }
  | { readonly shape: "uses" }

/** What a text must look like: a regular expression, and how that is said. */
export interface Like {
  readonly pattern: string
  readonly en: string
  readonly ja: string
}

export interface Optional {
  readonly optional: Shape
}

export type Fields = Readonly<Record<string, Shape | Optional>>

export const integer = (min?: number, max?: number): Shape => ({
  shape: "integer",
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})
export const text: Shape = { shape: "text" }
export const textLike = (like: Like): Shape => ({ shape: "text", like })
export const boolean: Shape = { shape: "boolean" }
export const yes: Shape = { shape: "true" }
export const words = (...list: readonly string[]): Shape => ({ shape: "words", words: list })
export const listOf = (of: Shape, min?: number, max?: number): Shape => ({
  shape: "list",
  of,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})
export const tuple = (...of: readonly Shape[]): Shape => ({ shape: "tuple", of })
export const mapOf = (of: Shape): Shape => ({ shape: "map", of })
export const record = (fields: Fields): Shape => ({ shape: "record", fields })
/** A record whose fields are carried out, in their order, about one object: "it". */
export const happening = (fields: Fields): Shape => ({ shape: "record", fields, happens: true })
export const optional = (shape: Shape): Optional => ({ optional: shape })
/** Any of these. A number is of the integer among them, with its bounds, rather than of a term: `either(integer(0), term("value"))`. */
export const either = (...of: readonly Shape[]): Shape => ({ shape: "either", of })
/** One of these, alone or as a list. */
export const oneOrMore = (shape: Shape): Shape => either(shape, listOf(shape, 1))
export const term = (name: Term): Shape => ({ shape: "term", term: name })
export const binds: Shape = { shape: "binds" }
export const uses: Shape = { shape: "uses" }
