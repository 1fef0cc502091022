/**
 * The card language: structure here, words from a rulebook's lexicon. A card is data in it; nothing in it runs.
 * `L` is the rulebook's lexicon, so that a word of the other game doesn't compile.
 */

export interface Lexicon {
  /** Verbs: what an effect can do, each an object with one head key. */
  verb: object
  /** Filter words beside the engine's own. */
  filter: object
  condition: object
  value: object
  /** What a static ability or continuous effect can do. */
  static: object
  cost: object
  keyword: string | object
  /** Names of events that patterns may watch. */
  event: string
  zone: string
}

/** Loosely typed, for the engine itself and for data read from files (checked by `checkCard` first). */
export interface AnyLexicon extends Lexicon {
  verb: { readonly [head: string]: unknown }
  filter: { readonly [word: string]: unknown }
  condition: { readonly [head: string]: unknown }
  value: { readonly [head: string]: unknown }
  static: { readonly [head: string]: unknown }
  cost: { readonly [head: string]: unknown }
  keyword: string | { readonly keyword: string }
  event: string
  zone: string
}

/** Who: relative to the ability's controller, or through an object. "owner" and "controller" are of the object at hand. */
export type PlayerRef<L extends Lexicon = AnyLexicon> =
  | "you"
  | "opponent"
  | "any"
  | "active"
  /** The player of the event that made it trigger. */
  | "that-player"
  /** Who chose the modes of this text, where that isn't you. */
  | "chooser"
  | { readonly ref: string }
  | { readonly ownerOf: Selector<L> }
  | { readonly controllerOf: Selector<L> }
  /** Your opponents but for this one. */
  | { readonly opponentsBut: PlayerRef<L> }
  | PlayerSlot<L>

/**
 * Which objects. "this" is the ability's source, "it" the object of the event that made it trigger, "cause" what caused that
 * event: the spell or ability that targets, the source that deals damage.
 */
export type Selector<L extends Lexicon = AnyLexicon> =
  | "this"
  | "it"
  | "cause"
  | { readonly ref: string }
  | { readonly all: Filter<L> }
  | Choose<L>
  | TargetSlot<L>
  | { readonly random: Filter<L>; readonly count?: Value<L>; readonly as?: string }
  | { readonly top: Value<L>; readonly of?: PlayerRef<L>; readonly zone?: L["zone"]; readonly as?: string }

/** A player chooses objects as the effect reaches this. Exactly `count` (1), or `upTo`, or `any` number. */
export interface Choose<L extends Lexicon = AnyLexicon> {
  readonly choose: Filter<L>
  readonly count?: Value<L>
  readonly upTo?: Value<L>
  /** With `upTo`: no fewer than so many. */
  readonly atLeast?: number
  readonly any?: true
  readonly by?: PlayerRef<L>
  readonly as?: string
  /** The named number of the chosen adds up to this at most. */
  readonly sum?: { readonly of: string; readonly most: Value<L> }
  /** No two of the chosen have the same named number. */
  readonly different?: string
}

/** Targets, announced with the spell or ability in games that have them. */
export interface TargetSlot<L extends Lexicon = AnyLexicon> {
  readonly target: Filter<L> | "any-target"
  readonly count?: Value<L>
  readonly upTo?: Value<L>
  /** With `upTo`: no fewer than so many. */
  readonly atLeast?: number
  /** Any number of them, none included. */
  readonly any?: true
  /** Or a player. */
  readonly orPlayer?: "any" | "opponent"
  /** The named number of the targets adds up to this at most. */
  readonly sum?: { readonly of: string; readonly most: Value<L> }
  /** Any two of the targets have this in common. */
  readonly alike?: "owner" | "controller" | "creature-type"
  readonly as?: string
}

/** All words must hold. The engine's own words; a rulebook adds type, cost, power… Without `zone`, the zone in play. */
export type Filter<L extends Lexicon = AnyLexicon> = {
  readonly any?: readonly Filter<L>[]
  readonly every?: readonly Filter<L>[]
  readonly not?: Filter<L>
  /** Is one of these. */
  readonly is?: Selector<L>
  /** Isn't the ability's source. */
  readonly other?: true
  readonly controller?: PlayerRef<L>
  readonly owner?: PlayerRef<L>
  readonly zone?: L["zone"] | readonly L["zone"][]
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly token?: boolean
  readonly counter?: string
  /** Lies beneath one of these, as one thing with it. */
  readonly beneath?: Selector<L>
} & Partial<L["filter"]>

/** A target player, announced likewise. */
export interface PlayerSlot<L extends Lexicon = AnyLexicon> {
  readonly targetPlayer: "any" | "opponent"
  readonly count?: Value<L>
  readonly upTo?: Value<L>
  readonly any?: true
  readonly as?: string
}

/** Whatever is announced as a target: objects, or a player. */
export type AnySlot<L extends Lexicon = AnyLexicon> = TargetSlot<L> | PlayerSlot<L>

export type Value<L extends Lexicon = AnyLexicon> =
  | number
  | "x"
  | { readonly ref: string }
  | { readonly count: Selector<L> }
  /** A number of one object: cost, power, … */
  | { readonly number: string; readonly of: Selector<L> }
  | { readonly plus: readonly Value<L>[] }
  | { readonly times: readonly Value<L>[] }
  /** How often this happened in this turn. */
  | { readonly happened: EventPattern<L> }
  | L["value"]

export type Comparison = "=" | "<" | "<=" | ">" | ">="

export type Condition<L extends Lexicon = AnyLexicon> =
  | { readonly exists: Filter<L>; readonly atLeast?: Value<L> }
  | { readonly compare: readonly [Value<L>, Comparison, Value<L>] }
  | { readonly every: readonly Condition<L>[] }
  | { readonly some: readonly Condition<L>[] }
  | { readonly not: Condition<L> }
  | { readonly matches: Selector<L>; readonly filter: Filter<L> }
  | { readonly yourTurn: boolean }
  | { readonly did: string }
  | L["condition"]

/** Which events. `on` is a name the rulebook gives events; several mean any of them. */
export interface EventPattern<L extends Lexicon = AnyLexicon> {
  readonly on: L["event"] | readonly L["event"][]
  readonly object?: Filter<L> | "this" | "attached"
  readonly player?: PlayerRef<L>
  readonly source?: Filter<L>
  readonly from?: L["zone"]
  readonly to?: L["zone"]
  readonly name?: string
  /** Whose doing it is: of what an effect does, its controller; otherwise the player of the event. */
  readonly by?: PlayerRef<L>
  /** In whose turn. */
  readonly turn?: PlayerRef<L>
  /** It is so manieth of its kind in this turn: 1 for the first. */
  readonly nth?: number
  /**
   * An ability that watches triggers once for all such events that happen at the same time: "objects" once for each player they
   * happen to, "players" once for all. "it" are all of them then, and how much it is about is the sum.
   */
  readonly oneOrMore?: "objects" | "players"
  /** Or an event of another kind. */
  readonly or?: EventPattern<L>
}

export type Duration =
  | "this-turn"
  | "until-your-next-turn"
  | "through-your-next-turn"
  | "through-opponents-next-turn"
  | "this-attack"
  | "until-your-next-end-step"
  | "while-you-control"
  | "while-source"
  | "game"

export interface StaticEffect<L extends Lexicon = AnyLexicon> {
  readonly does: L["static"]
  readonly to?: Filter<L> | "this" | "attached"
  readonly while?: Condition<L>
}

/** How many modes: exactly, up to, any number, from a list, N times once for something, or up to a weight (pawprints). */
export type ModeCount<L extends Lexicon = AnyLexicon> =
  | Value<L>
  | { readonly upTo: Value<L> }
  | { readonly atLeast: number }
  | { readonly any: true }
  | { readonly oneOf: readonly number[] }
  | { readonly weight: number }

/** What a modal ability offers (Magic 700.2, Duel Masters 700.2). A mode's printed index is its identity. */
export interface Modal<L extends Lexicon = AnyLexicon> {
  readonly choose: ModeCount<L>
  readonly modes: readonly Mode<L>[]
  readonly mayRepeat?: boolean
  /** Picking nothing is allowed ("you may choose"). */
  readonly optional?: true
  /** All modes may be chosen if this holds. */
  readonly all?: Condition<L>
  /** If the condition holds, this count instead. */
  readonly instead?: { readonly if: Condition<L>; readonly choose: ModeCount<L> }
  readonly chooser?: "you" | "opponent" | "random"
  /** Of those chosen somebody chooses again; only what is left counts as chosen. */
  readonly among?: { readonly chooser: "you" | "opponent" | "random"; readonly choose: ModeCount<L> }
  /** Not one chosen before for this object: in this turn, or ever. */
  readonly notChosenBefore?: "turn" | "game"
  /** No two picks may target the same player. */
  readonly differentTargets?: "player"
}

export interface Mode<L extends Lexicon = AnyLexicon> {
  readonly do: Effect<L>
  readonly cost?: readonly L["cost"][]
  readonly weight?: number
  readonly if?: Condition<L>
  /** Leads the mode's text and means nothing (Magic 207.2d). */
  readonly word?: string
}

export type Effect<L extends Lexicon = AnyLexicon> =
  | readonly Effect<L>[]
  | { readonly if: Condition<L>; readonly then: Effect<L>; readonly else?: Effect<L> }
  /** A yes or no of `by`; `then` only if it was done. */
  | { readonly may: Effect<L>; readonly by?: PlayerRef<L>; readonly then?: Effect<L>; readonly else?: Effect<L> }
  /** Do it as far as possible; `then` only if something happened. */
  | { readonly try: Effect<L>; readonly then: Effect<L>; readonly else?: Effect<L> }
  | { readonly forEach: Selector<L>; readonly as: string; readonly do: Effect<L> }
  /** Each of these players, one after the other. */
  | { readonly eachPlayer: PlayerRef<L>; readonly as: string; readonly do: Effect<L> }
  | { readonly repeat: Value<L>; readonly do: Effect<L> }
  | { readonly let: string; readonly be: Value<L> | Selector<L> }
  /** "A or B" in running text: chosen when reached, in every edition; not a mode. */
  | { readonly either: readonly Effect<L>[]; readonly by?: PlayerRef<L> }
  | { readonly modal: Modal<L> }
  /** A continuous effect: on objects fixed now (`on`), or by its own filter. */
  | { readonly continuous: StaticEffect<L>; readonly on?: Selector<L>; readonly until: Duration }
  /** A delayed triggered ability. */
  | { readonly later: EventPattern<L>; readonly do: Effect<L>; readonly until?: Duration; readonly every?: true }
  | L["verb"]

/** Where an ability works, if not in the zone in play. */
export type Works<L extends Lexicon = AnyLexicon> = "anywhere" | L["zone"] | readonly L["zone"][]

/** Used only once in a turn, or in an attack, by one player among all abilities that share this name. */
export interface SharedLimit {
  readonly within: "turn" | "attack"
  readonly of: string
}

/**
 * What an ability may say about itself. Without `zone` it works in the zone in play (a spell's: while it is used). `word` leads
 * its text, tells what it is alike and means nothing (Magic's ability words, 207.2c).
 */
export type Ability<L extends Lexicon = AnyLexicon> =
  | L["keyword"]
  | { readonly spell: Effect<L>; readonly word?: string }
  | {
      readonly when: EventPattern<L>
      readonly if?: Condition<L>
      readonly do: Effect<L>
      readonly zone?: Works<L>
      readonly limit?: "turn" | SharedLimit
      readonly word?: string
    }
  | {
      readonly activate: Effect<L>
      readonly cost: readonly L["cost"][]
      readonly zone?: L["zone"]
      /** Only while this holds. */
      readonly if?: Condition<L>
      readonly limit?: "turn" | "game"
      readonly timing?: "sorcery"
      readonly word?: string
    }
  | ({ readonly static: L["static"]; readonly zone?: Works<L>; readonly word?: string } & Omit<StaticEffect<L>, "does">)
  | {
      readonly replace: EventPattern<L>
      readonly with: Effect<L>
      readonly if?: Condition<L>
      readonly may?: true
      readonly zone?: Works<L>
      readonly word?: string
    }

/** How a card is called. An unofficial name is one the project gave because no official one is known in that language. */
export interface CardName {
  readonly ja?: string
  readonly en?: string
  readonly unofficial?: readonly ("ja" | "en")[]
}

export type Provenance = "known" | "partial" | "reconstructed"
