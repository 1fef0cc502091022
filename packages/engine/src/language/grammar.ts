import type { Rulebook } from "../rulebook.ts"
import { type Fields, listOf, mapOf, optional, record, type Shape, type Term, text } from "./shapes.ts"
import { structure } from "./structure.ts"
import type { Duration } from "./types.ts"
import type { Word } from "./vocabulary.ts"

/** What a rulebook's cards have beside what every card has. */
export interface Grammar {
  readonly zones: readonly string[]
  /** Fields that a face of this game's cards has beside name and abilities. `types` may be narrowed here. */
  readonly face: Fields
  /** Fields of the whole card beside name, faces, provenance and wordings. */
  readonly card?: Fields
  /** How long effects of this game last, beside what both games know. */
  readonly durations?: readonly Duration[]
  /** What is to be said of such a field of a card or a face. */
  readonly about?: Readonly<Record<string, { readonly en: string; readonly ja: string }>>
}

/** What checking and printing a card of a game needs of its rulebook. */
export type LanguageSource = Pick<Rulebook, "vocabulary" | "grammar" | "zones" | "flags">

/** A word as it may stand in a term: the engine's own have only a shape. */
export type Entry = Pick<Word, "fields" | "needs" | "doc"> & { readonly shape: Shape }
export type Entries = Readonly<Record<string, Entry>>

/**
 * What may stand for a term. `alone`: words said as they are. `heads`: an object with one of these as a key and that entry's
 * fields beside it; with `several`, any number of them. `list`: a list of the same term. `integer`: a number from `min`.
 * `fields`: an object of these. A term may have several of these forms.
 */
export interface TermSpec {
  readonly alone?: Readonly<Record<string, Pick<Word, "needs" | "doc">>>
  readonly heads?: Entries
  readonly several?: boolean
  readonly list?: boolean
  readonly integer?: { readonly min?: number }
  readonly fields?: Fields
}

/** A game's card language: every term, and a whole card. */
export interface Language {
  readonly terms: Readonly<Record<Term, TermSpec>>
  readonly face: Fields
  readonly card: Shape
}

const known = new WeakMap<object, Language>()

/** The card language of a rulebook: the engine's structure with the rulebook's words. A word that is named like a structure throws RangeError. */
export function languageOf(rulebook: LanguageSource): Language {
  const { vocabulary } = rulebook
  const found = known.get(vocabulary)
  if (found !== undefined) return found
  const { own, count } = structure
  const value = heads("value", own.value, vocabulary.values)
  const keywords = Object.entries(vocabulary.keywords)
  // Without announcing there is no X, and no mode that costs or targets.
  const x = vocabulary.targets ? { alone: saying("x") } : {}
  const { differentTargets: _, ...plainModal } = structure.modal
  const { cost: __, ...plainMode } = structure.mode
  const eventFields = Object.values(vocabulary.events).flatMap((event) => Object.entries(event.fields ?? {}))
  const terms: Record<Term, TermSpec> = {
    effect: { list: true, heads: heads("effect", own.effect, vocabulary.verbs) },
    selector: { alone: saying("this", "it", "cause"), heads: own.selector },
    filter: { several: true, heads: heads("filter", own.filter, vocabulary.filters) },
    value: { integer: {}, ...x, heads: value },
    amount: { integer: { min: 1 }, ...x, heads: value },
    condition: { heads: heads("condition", own.condition, vocabulary.conditions) },
    player: { alone: saying("you", "opponent", "any", "active", "that-player", "chooser"), heads: own.player },
    pattern: { fields: { ...structure.pattern, ...Object.fromEntries(eventFields.map(loosened)) } },
    ability: {
      alone: Object.fromEntries(keywords.filter(([, word]) => word.shape.shape === "true")),
      heads: heads(
        "ability",
        own.ability,
        Object.fromEntries(keywords.filter(([, word]) => word.shape.shape !== "true")),
      ),
    },
    static: { several: true, heads: vocabulary.statics },
    cost: { heads: vocabulary.costs },
    modal: { fields: vocabulary.targets ? structure.modal : plainModal },
    mode: { fields: vocabulary.targets ? structure.mode : plainMode },
    "mode-count": { integer: { min: 1 }, ...x, heads: heads("mode-count", count, value) },
    duration: {
      alone: saying(
        "this-turn",
        "until-your-next-turn",
        "through-your-next-turn",
        "through-opponents-next-turn",
        ...(rulebook.grammar.durations ?? []),
        "while-source",
        "game",
      ),
    },
    zone: { alone: saying(...new Set([...rulebook.zones.map((zone) => zone.name), ...rulebook.grammar.zones])) },
    "number-name": { alone: saying(...Object.keys(vocabulary.numbers)) },
    "event-name": { alone: vocabulary.events },
  }
  const face: Fields = { types: listOf(text, 1), ...rulebook.grammar.face, ...structure.face }
  const language = { terms, face, card: cardShape(face, rulebook.grammar.card ?? {}) }
  known.set(vocabulary, language)
  return language
}

/** The terms with what a card of this game can really say: without targets where the game has none. */
export function usableTerms(rulebook: LanguageSource): readonly (readonly [Term, TermSpec])[] {
  const terms = Object.entries(languageOf(rulebook).terms) as readonly (readonly [Term, TermSpec])[]
  if (rulebook.vocabulary.targets) return terms
  return terms.map(([term, spec]) => {
    if (spec.heads === undefined || (term !== "selector" && term !== "player")) return [term, spec]
    const { target: _, targetPlayer: __, ...heads } = spec.heads
    return [term, { ...spec, heads }]
  })
}

const saying = (...list: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(list.map((word) => [word, {}]))

function heads(term: string, own: Entries, added: Entries): Entries {
  const twice = Object.keys(added).find((word) => Object.hasOwn(own, word))
  if (twice !== undefined) throw new RangeError(`"${twice}" is already a word for a ${term}`)
  return { ...own, ...added }
}

const loosened = ([name, shape]: readonly [string, Fields[string]]): readonly [string, Fields[string]] => [
  name,
  "optional" in shape ? shape : optional(shape),
]

function cardShape(face: Fields, card: Fields): Shape {
  const partial = Object.fromEntries(Object.entries(face).map(loosened))
  return record({
    name: structure.name,
    faces: listOf(record(face), 1),
    provenance: optional(structure.provenance),
    wordings: optional(mapOf(record({ faces: listOf(record(partial), 1) }))),
    ...card,
  })
}
