import {
  type Ability,
  binds,
  either,
  integer,
  type LanguageSource,
  type Lexicon,
  listOf,
  makeEdition,
  optional,
  type PlayerRef,
  record,
  type Selector,
  type Shape,
  term,
  text,
  type Value,
  type Vocabulary,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"

/*
 * A small game's words, for tests of the card language: each kind of word, with and without fields, with every shape.
 */

type L = ToyLexicon

export interface ToyLexicon extends Lexicon {
  verb:
    | { readonly draw: Value<L>; readonly by?: PlayerRef<L> }
    | { readonly destroy: Selector<L>; readonly as?: string }
    | { readonly search: object; readonly as: string; readonly do?: object }
    | { readonly paint: { readonly what: Selector<L>; readonly colors: readonly ("red" | "blue")[] } }
    | { readonly dilemma: Value<L> }
    | { readonly scry: Value<L> }
  filter: { readonly type: "creature" | "spell"; readonly cost: { readonly min?: Value<L>; readonly max?: Value<L> } }
  condition: { readonly lifeAtMost: Value<L>; readonly of: PlayerRef<L> }
  value: { readonly life: PlayerRef<L> }
  static: { readonly power?: Value<L>; readonly grant?: Ability<L>; readonly cant?: "attack" | "block" }
  cost: { readonly pay: number } | { readonly sacrifice: Selector<L> }
  keyword: "blocker" | "haste" | { readonly breaker: number } | { readonly ward: object; readonly twice?: true }
  event: "enters" | "leaves" | "damage" | "dilemma"
  zone: "battle" | "hand" | "deck"
}

const word = (shape: Shape, more: Partial<Word> = {}): Word => ({ shape, ...more })
const needs = { flag: "dilemmas", rule: "700.17" }

function* nothing(): Generator<never, never> {
  throw new Error("The toy game isn't played")
}

const unasked = (): never => {
  throw new Error("The toy game isn't played")
}

const verb = (shape: Shape, more: Partial<Word> = {}) => ({
  ...word(shape, more),
  unknowns: "works" as const,
  run: nothing,
})

const vocabulary: Vocabulary = {
  targets: true,
  verbs: {
    draw: verb(term("amount"), { fields: { by: optional(term("player")) } }),
    destroy: verb(term("selector"), { fields: { as: optional(binds) }, doc: { en: "Destroys.", ja: "破壊する。" } }),
    search: verb(term("filter"), { fields: { as: binds, do: optional(term("effect")) } }),
    paint: verb(record({ what: term("selector"), colors: listOf(words("red", "blue"), 1, 2) })),
    scry: verb(either(integer(0), term("value"))),
    dilemma: verb(term("amount"), { needs }),
  },
  filters: {
    type: { ...word(words("creature", "spell")), test: unasked },
    cost: { ...word(record({ min: optional(term("value")), max: optional(term("value")) })), test: unasked },
  },
  conditions: { lifeAtMost: { ...word(term("value"), { fields: { of: term("player") } }), holds: unasked } },
  values: { life: { ...word(term("player")), value: unasked } },
  statics: {
    power: word(term("value")),
    grant: word(term("ability")),
    cant: word(words("attack", "block")),
  },
  costs: {
    pay: { ...word(integer(0)), payable: unasked, pay: nothing },
    sacrifice: { ...word(term("selector")), payable: unasked, pay: nothing },
  },
  keywords: {
    blocker: word(yes),
    haste: word(yes, { needs }),
    breaker: word(integer(2, 9)),
    ward: word(either(listOf(term("cost"), 1), term("effect")), { fields: { twice: optional(yes) } }),
  },
  events: { enters: {}, leaves: {}, damage: { fields: { amount: optional(term("value")) } }, dilemma: { needs } },
  numbers: { power: () => 1, cost: () => 1 },
  questions: {},
  choosing: unasked,
  rules: { may: "1", branch: "1", effect: "1", continuous: "1", look: "1" },
}

export const toy: LanguageSource = {
  vocabulary,
  zones: (["battle", "hand", "deck"] as const).map((name) => ({
    name,
    shared: false,
    seen: "all" as const,
    ordered: false,
    play: name === "battle",
  })),
  grammar: { zones: [], face: { cost: optional(integer(0)), races: optional(listOf(text)) } },
  flags: [{ flag: "dilemmas", since: "2026-11-06", rules: ["700.17"], en: "Dilemmas exist.", ja: "ジレンマがある。" }],
}

export const toyWithoutTargets: LanguageSource = { ...toy, vocabulary: { ...vocabulary, targets: false } }

export const before = makeEdition(toy.flags, "2026-10-01")
export const after = makeEdition(toy.flags, "2026-12-01")

/** A card of the toy game with these abilities. */
export const cardWith = (...abilities: readonly unknown[]) => ({
  name: { en: "Toy", ja: "おもちゃ" },
  faces: [{ types: ["creature"], cost: 3, abilities }],
})
