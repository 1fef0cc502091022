import type {
  Ability,
  AnySlot,
  Duration,
  Effect,
  EventPattern,
  Filter,
  LanguageSource,
  Modal,
  ModeCount,
  PlayerRef,
  Selector,
  SharedLimit,
  Value,
} from "@dilemma-table/engine"
import type { Lang } from "../speaker.ts"
import type { Bearer, Bound } from "./named.ts"
import type { Act, Asked, Clause, Fixed, ModesHeading, Noun, Np, Part, Piece, Whose, ZoneWords } from "./phrase.ts"

export type { Bearer, Bound } from "./named.ts"

/** Where a text is being printed: in which language, of what, and what its names mean so far. */
export interface Printing {
  readonly lang: Lang
  readonly rulebook: LanguageSource
  readonly words: Words
  readonly tongue: Tongue
  readonly read: Reading
  /** What the card is called in its own text: "this creature". */
  readonly self: Noun
  /** What the card is attached to, in its own text: "enchanted creature". */
  readonly bearer: Bearer
  readonly names: Map<string, Bound>
  /** What made the ability trigger, for "it". */
  readonly event: Noun | null
  /** Japanese: targets are named first, then meant by 「それ」. */
  readonly slots: readonly AnySlot[]
  /** What will be described under a name later in the text: where the name is said first, it is described there. */
  readonly binders?: ReadonlyMap<string, Exclude<Selector, string> | AnySlot>
  /** What was named last, and in which sentence, for pronouns. */
  readonly recent?: { name: string | null; sentence: number; now: number; held: boolean; self?: boolean }
  /** Who does what is being printed, so that their own things are "theirs". */
  readonly actor: PlayerRef | null
  /** What caused the event has just been named: it is "it"; or it is called so. */
  readonly causeIt?: true
  readonly causeNoun?: Noun
  /** The card itself was given up as a cost: what deals damage is "it". */
  readonly givenUp?: true
  /** What the event takes away is returned. */
  readonly gone?: true
  /** An attack makes it trigger, and its pattern names no player: "that player" is the defending player. */
  readonly defending?: true
  /** The zone in which the ability being printed works, where that isn't the battlefield. */
  readonly works?: string
  /** What the card has chosen: a color, or a type. */
  readonly chosenKind?: "color" | "type"
  /** The name of what it is melded into, where it is one of a pair. */
  readonly melded?: string
  /** Nothing of this sentence is optional as a whole: up to one is said so, and not as "may". */
  readonly sure?: true
  /** What has happened to the event's object, as that is called where something else has been named since: 「その出た」. */
  readonly eventWay?: string
  /** What a triggered ability does first: a condition of that is said behind it. */
  readonly behind?: unknown
  /** The card itself has been named in this sentence: it is "it" now. */
  readonly selfIt?: true
}

/** How parts of a text are printed within others, whatever those are. */
export interface Reading {
  effect(p: Printing, effect: Effect): readonly Part[]
  value(p: Printing, value: Value): string
}

export type VerbPrinter = (p: Printing, argument: never, whole: never) => Part | readonly Part[]
/** `whole` is the filter in which the word stands. */
export type FilterPrinter = (p: Printing, argument: never, whole: Filter) => Piece
export type TextPrinter = (p: Printing, argument: never, whole: never) => string
/** What a static ability does, said of `subject`. */
export type StaticPrinter = (p: Printing, argument: never, subject: Np) => Act | readonly Act[]
/** An event as something done: "this creature" + "enter". `now`: Japanese says it in the present; `every`: "whenever". */
export type EventSaid =
  | {
      readonly act: Act
      readonly now?: true
      readonly every?: true
      readonly after?: true
      /** English: "when" rather than "whenever". */
      readonly once?: true
      readonly tells?: readonly ("source" | "name" | "from" | "to" | "by" | "turn" | "nth")[]
      /** What it happens to, for "it", and what caused it, where the pattern doesn't say. */
      readonly it?: Noun
      readonly cause?: Noun
    }
  /** A moment: "the beginning of your upkeep"; and the same as the next one. */
  | { readonly at: string; readonly next: string; readonly tells?: readonly "nth"[] }
export type EventPrinter = (p: Printing, pattern: EventPattern) => EventSaid

/** One rulebook's words in one language. */
export interface Words {
  readonly verbs: Readonly<Record<string, VerbPrinter>>
  readonly filters: Readonly<Record<string, FilterPrinter>>
  readonly conditions: Readonly<Record<string, TextPrinter>>
  readonly values: Readonly<Record<string, TextPrinter>>
  readonly statics: Readonly<Record<string, StaticPrinter>>
  readonly costs: Readonly<Record<string, TextPrinter>>
  readonly keywords: Readonly<Record<string, TextPrinter>>
  readonly events: Readonly<Record<string, EventPrinter>>
  readonly numbers: Readonly<Record<string, string>>
  readonly zones: Readonly<Record<string, ZoneWords>>
  readonly manner: Manner
}

/** How a game's cards speak in one language, where the languages' own ways leave a choice. */
export interface Manner {
  readonly bullet: string
  /** How modes are led that each have a cost: one of them (tiered), or one or more (spree). Absent: like others. */
  /** What words of a filter together are called, and what else it says: "suspended card". */
  /** One and others that belong to it, as one phrase; null for all other filters. */
  readonly withOthers?: (p: Printing, filter: Filter) => Np | null
  readonly called?: (filter: Filter, p: Printing) => { readonly noun: Noun; readonly rest: Filter } | null
  /** What several filters say at once, where that is said in a way of its own: "that's both red and white". */
  readonly bothOf?: (filters: readonly Filter[]) => Piece | null
  /** What an event did to its object, for when it is named again behind others. */
  readonly eventWay?: (pattern: EventPattern) => string | undefined
  /** What leads what is done where something can't be done. */
  readonly cantLead?: string
  /** What stands before a mode with a weight, where it isn't the bullet. */
  readonly weighedModes?: string
  readonly pricedModes?: Readonly<Record<"one" | "several", { readonly header: string; readonly bullet: string }>>
  /** Behind a heading of one sentence: " —". */
  readonly headingEnd: string
  readonly playZone: string
  /** The zone that "the top card" is of where none is said. */
  readonly deck: string
  readonly durations: Readonly<Record<Duration, { readonly before: string; readonly behind: string }>>
  readonly players: Readonly<
    Record<"you" | "opponent" | "any" | "active" | "opponentOne" | "opponents" | "chooser", string>
  >
  /** A thing in this zone whose kind isn't said: "permanent", "card". */
  thing(zone: string | null): Noun
  /** The noun as it is in this zone: "creature card". */
  nounIn(noun: Noun, zone: string | null): Noun
  /** What a card of these types calls itself. */
  self(types: readonly string[]): Noun
  /** What a card with this face is attached to. `types`: its types and subtypes; `what`: what it enchants, where it says so. */
  bearer(types: readonly string[], what: Noun | null): Bearer
  /** That this face is up while cards with these names are put together; null where the game has no such cards. */
  readonly combined: ((names: readonly string[], noun: Noun) => string) | null
  /** A number that is no count: "3", 「３」. */
  number(n: number): string
  /** Japanese: what ends an event: 「時」, 「とき」, 「たび」; and how it is conditional, replaced, goes on. */
  readonly times: { readonly once: string; readonly every: string }
  readonly would: string
  readonly instead: string
  readonly while: string
  readonly ifDone: string
  readonly ifNotDone: string
  /** What an effect that lasts does where a static ability "has": 「与える」 stays. */
  readonly gains: readonly [string, string] | null
  /** A zone that needn't be said, since the noun tells it. */
  readonly silentZone: string | null
  /** The filter word that means what the source is attached to; null for none. */
  /** What causes an event: "that spell or ability". */
  readonly cause: string
  readonly bearerWord: string | null
  /** Where a verb's things lie afterwards, for what is said of them next. */
  readonly landing: Readonly<Record<string, string>>
  /** Japanese: 「2つまで」, 「最大２つ」. */
  upTo(count: string): string
  oneOrBoth: string
  /** Numbers that count things: "three", 「３」. */
  count(n: number): string
  /** "you control", 「自分の」. `own`: the one who acts. */
  whose(player: Np, how: Whose, own: boolean): string
  /** "have", "control": what a player does with what is theirs in play. */
  readonly have: string
  /** English: somebody's thing is "one of your opponent's creatures". */
  readonly oneOf: boolean
  readonly keywordsOnOneLine: boolean
  readonly keywordJoint: string
  /** Keywords with something behind them that share a line with those said alone. */
  readonly lineKeywords?: readonly string[]
  /** A mode's beginning: its weight, its cost. */
  modeHead(weight: number | undefined, costs: readonly string[]): string
  /** What makes a word its opposite: "non-". */
  readonly non: string
  /** Japanese: 「カード3枚を」 rather than 「カードを3枚」. */
  readonly countBeforeParticle: boolean
  /** Japanese: 「自身の」 of who acts, the owner, between a zone and what lies in it, the top of a deck. */
  readonly own: string
  readonly owner: string
  readonly inZone: string
  topOf(deck: string, count: string, one: boolean): string
  chooseModes(about: ModesHeading): string
  readonly mayRepeat: string
  /** The words that lead abilities, by what they are in data; absent: as they are. */
  readonly abilityWords?: Readonly<Record<string, string>>
  /** Static words that are said together: "gets +1/+2". */
  /** The sentence of an ability that isn't made of the sentences of its parts; null for others. */
  /** How its sentences run on, where that isn't as the language has it. */
  flow?(parts: readonly Part[]): readonly Part[]
  /** What a thing is called when it is named again: "that spell" of an instant or sorcery spell. */
  calledAgain?(noun: Noun): Noun
  /** English: does it say "it" of what was named last? */
  readonly pronouns?: true
  /** Several effects at the beginning of a list that the game says in one; how many they are. */
  inOne?(p: Printing, effects: readonly Effect[]): { readonly parts: readonly Part[]; readonly used: number } | null
  /** Several abilities at the beginning of a list that the game says in one line. */
  abilitiesInOne?(p: Printing, abilities: readonly Ability[]): { readonly text: string; readonly used: number } | null
  /** A condition as the game says it in its own way. */
  ownCondition?(p: Printing, condition: Readonly<Record<string, unknown>>): string | null
  /** Japanese: what a thing says by its noun, so that its zone needn't be said: 「自分の手札」. */
  readonly toldByNoun?: readonly string[]
  /** Japanese: what stands before a noun comes in the order of the filter's words. */
  readonly inOrder?: true
  /** Japanese: conditions end in 「なら」 and 「あれば」, whether they are asked once or as long as they hold. */
  readonly conditionsAre?: "なら"
  /** Japanese: what is chosen for a lasting effect is said where it is affected: 「自分のクリーチャー1体に」. */
  readonly inlineChoice?: true
  /** Where an ability works without a word about it, but for the zone in play. */
  homeOf?(p: Printing, ability: Readonly<Record<string, unknown>>): string | null
  /** What was named within "may" needs no "if you do". */
  readonly tiedByName?: true
  /** Japanese: several things said of a subject name it once. */
  readonly subjectOnce?: true
  /** Japanese: who does what each player does, as a subject. */
  readonly everyone?: string
  /** Japanese: tapped and untapped, before a noun. */
  readonly tapped?: readonly [tapped: string, untapped: string]
  /** Japanese: cards never leave for another player's zones; what is yours comes to yours. */
  readonly ownersKeep?: true
  ownWay?(p: Printing, ability: Readonly<Record<string, unknown>>): string | null
  /** A number for each of something that isn't objects; null for others. */
  eachOther?(p: Printing, value: Value): { readonly amount: string; readonly before: string } | null
  /** Two values compared, where that is said in a way of its own; null where it isn't. */
  compared?(p: Printing, left: Value, how: string, right: Value): string | null
  /** A number for each of some things: how many, and " for each Elf you control"; null for other values. */
  eachText?(p: Printing, value: Value): { readonly times: number; readonly behind: string } | null
  /** Where all things of a kind are counted, if that is said: " on the battlefield". */
  whereAll?(counted: Selector): string
  /** Does a static ability name all that it affects without "all"? */
  readonly bareAffected?: true
  pair?(p: Printing, does: Readonly<Record<string, unknown>>, subject: Np): readonly [readonly string[], Act] | null
}

/** A filter taken apart. */
export interface Parts {
  readonly nouns: readonly Noun[]
  readonly adjectives: readonly string[]
  readonly withs: readonly string[]
  readonly clauses: readonly string[]
  readonly controller: PlayerRef | null
  readonly notController: PlayerRef | null
  readonly owner: PlayerRef | null
  readonly notOwner: PlayerRef | null
  readonly zones: readonly string[]
  readonly among: Np | null
  /** All but these. */
  readonly except: Np | null
  readonly other: boolean
  /** What is said right at the noun. */
  readonly close: string
  /** What is said before the noun in the order of the words; whose it is and that it is another one by name. */
  readonly order: readonly (string | { readonly said: Whose | "other" })[]
}

export type Quantity =
  | { readonly exactly: Value }
  | { readonly upTo: Value; readonly atLeast?: number }
  | { readonly any: true }
  | { readonly all: true }
  | { readonly none: true }

export interface ThingsExtra {
  /** Its place among the targets already named; -1 for none. */
  readonly slot?: number
  readonly anyTarget?: boolean
  /** A player may be targeted in the place of one of these. */
  readonly orPlayer?: "any" | "opponent"
  readonly chooser?: Np | null
  readonly sum?: { readonly of: string; readonly most: string }
  /** The number in which they all differ. */
  readonly different?: string
  /** What any two of them have in common. */
  readonly alike?: "owner" | "controller" | "creature-type"
}

/** A language's own ways: how phrases are built and sentences bent. */
export interface Tongue {
  /** A phrase for these things. */
  things(p: Printing, parts: Parts, quantity: Quantity, reach: Np["reach"], extra?: ThingsExtra): Np
  topOf(p: Printing, count: Value, of: Np, zone: string): Np
  player(p: Printing, ref: PlayerRef): Np
  select(p: Printing, selector: Selector): Np
  bound(p: Printing, bound: Bound, nth: number): Np
  /** "it", "them": what was named last. `within`: in the same sentence. */
  itAgain?(p: Printing, bound: Bound, within: boolean): Np
  self(p: Printing): Np
  attached(p: Printing): Np
  it(p: Printing): Np
  /** What caused the event. */
  cause(p: Printing): Np
  negatePieces(p: Printing, pieces: readonly Piece[]): Piece
  anyPieces(all: readonly (readonly Piece[])[], p: Printing): Piece
  /** The engine's own words: tapped, face down, a token, with counters, beneath something. Null for others. */
  engineFilter(p: Printing, word: string, argument: unknown): Piece | null
  /** A whole phrase as what something is: "that is a card in your hand". */
  whole(np: Np): Piece
  /** Two nouns of one thing: "artifact creature". */
  together(first: Noun, second: Noun): Noun
  readonly thatMany: string
  numberOf(np: Np): string
  ofNumber(of: Np, number: string): string
  sum(parts: readonly string[]): string
  product(parts: readonly string[]): string
  exists(p: Printing, filter: Filter, atLeast: Value | undefined, negated: boolean): string
  compare(left: string, how: string, right: string, negated: boolean): string
  /** It happened, or didn't, in this turn. */
  didHappen(p: Printing, pattern: EventPattern, negated: boolean): string
  yourTurn(p: Printing, yes: boolean): string
  did(p: Printing, bound: Bound | undefined, negated: boolean): string
  isA(p: Printing, who: Np, filter: Filter, negated: boolean, about?: Asked): string
  not(text: string): string
  both(texts: readonly string[], word: "and" | "or"): string
  ifLead(condition: string, p: Printing): string
  whileLead(condition: string, p: Printing): string
  /** The same behind what it is about; null where it has to stand before it. */
  whileBehind(condition: string, p: Printing): string | null
  /** Unless it holds, behind what it is about; null where that is said otherwise. */
  unlessBehind(condition: string): string | null
  /** "it", "they": what has just been named; absent where it is named again. */
  meant?(np: Np): Np
  readonly elseLead: string
  ifDone(p: Printing, by: Np | null): string
  ifNotDone(p: Printing, by: Np | null): string
  may(clause: Clause, by: Np | null): Part
  mayFixed(text: string, by: Np | null): Part
  mayLead(by: Np | null): string
  /** Several parts as one sentence where that is possible. */
  one(parts: readonly Part[]): readonly Part[]
  or(p: Printing, branches: readonly (readonly Part[])[], by: Np | null): Part
  forEachLead(np: Np): string
  eachPlayerLead(p: Printing, ref: PlayerRef): string
  times(p: Printing, value: Value, parts: readonly Part[]): readonly Part[]
  /** The same things said again in the same sentence. */
  again(np: Np): Np
  /** Is a choice a sentence of its own before what is done to the chosen? */
  /** The same part said to the reader by name: "you draw a card". */
  readonly addressed?: (part: Part) => Part
  readonly choosesFirst: boolean
  chosenFirst(np: Np): Clause
  later(p: Printing, pattern: EventPattern, until: Duration | undefined, every?: boolean): string
  happened(p: Printing, pattern: EventPattern): string
  when(p: Printing, pattern: EventPattern): string
  /** "if this creature would be destroyed and you control a land, ". */
  would(p: Printing, pattern: EventPattern, condition: string): string
  instead(part: readonly Part[], p: Printing): readonly Part[]
  costLine(costs: readonly string[], text: string): string
  /** Sentences that name the targets before a text, and the printing of that text. */
  targets(p: Printing, slots: readonly AnySlot[]): { readonly parts: readonly Part[]; readonly within: Printing }
  /** The heading of a modal text, sentence by sentence. */
  header(p: Printing, modal: Modal): readonly string[]
  modeCount(p: Printing, choose: ModeCount, number: (value: Value) => string): string
  /** A heading's sentence as it is shown. */
  heading(text: string): string
  /** Parts joined into sentences that run on: "draw two cards, then discard a card". */
  flow(parts: readonly Part[]): readonly Part[]
  onlyIf(condition: string): string
  limits(
    limit: "turn" | "game" | SharedLimit | undefined,
    timing: "sorcery" | undefined,
    kind: "trigger" | "activate" | "static",
    condition?: string,
  ): readonly string[]
  /** "Landfall — …". */
  ledByWord(p: Printing, word: string, text: string): string
  works(p: Printing, zones: readonly string[]): string
  quoted(text: string): string
  /** How long, said behind: what can't be done isn't "until end of turn" but "this turn". */
  lasting(acts: readonly Act[], behind: string): string
  /** The clause with how long it lasts, where that is said. */
  lastingClause(clause: Clause, lasts: string): Part
  /** What a static ability affects, said one by one where Magic does so: "each creature you control with a counter on it". */
  eachOfThem(
    np: Np,
    p: Printing,
    to: Filter | "this" | "attached" | undefined,
    does: Readonly<Record<string, unknown>>,
  ): Np
  /** All things of either kind: "artifacts and creatures". */
  bothKinds(np: Np): Np
  sentence(part: Clause | Fixed): string
  joinSentences(sentences: readonly string[]): string
  /** "three cards", 「カードを3枚」. */
  countOf(p: Printing, value: Value, its: Noun): string
  fallback(word: string, argument: string): string
}
