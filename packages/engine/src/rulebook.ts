import type { CardData, CompiledCard, CompiledFace } from "./card.ts"
import type { Edition, EditionFlag, EditionRequest, RulebookVersion } from "./editions.ts"
import type { GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import type { Layered } from "./grants.ts"
import type { ObjectId, PlayerId } from "./ids.ts"
import type { Grammar } from "./language/grammar.ts"
import type { Ability, EventPattern, Filter } from "./language/types.ts"
import type { Vocabulary } from "./language/vocabulary.ts"
import type { AskedWhen } from "./modes.ts"
import type { Procedure, Question } from "./procedure.ts"
import type { Fault, Outcome } from "./refusal.ts"
import type { RuleEntry, RuleId } from "./rules.ts"
import type { GameObject, Marks, Plain, Watcher } from "./state.ts"
import type { Writer } from "./write.ts"

export interface ZoneSpec {
  readonly name: string
  readonly shared: boolean
  /** Who sees the cards there: everyone, the zone's owner, or nobody. */
  readonly seen: "all" | "owner" | "none"
  /** Does the order in it mean something (decks, shields)? Then a card's place is public even where its face isn't. */
  readonly ordered: boolean
  /** The zone where permanents or elements are: filters without a zone look here. */
  readonly play?: boolean
  /** The zone whose top is meant where none is named. */
  readonly deck?: boolean
  /** What lies there is treated as though it didn't exist, but by what names the zone: no zone of the rules (Magic 702.26b). */
  readonly aside?: boolean
}

/** What happens after replacements: these events at the same time, and then the rest of what is done instead. */
export interface Replaced {
  readonly events: readonly GameEvent[]
  /** What was replaced, where it is enough for “if you do” that it was tried. */
  readonly tried?: readonly GameEvent[]
  then(): Procedure<void>
}

/** A game's rules. The engine asks it; it never asks what game it is. */
export interface Rulebook {
  readonly game: string
  readonly zones: readonly ZoneSpec[]
  /** How many players a game takes. */
  readonly seats: { readonly min: number; readonly max: number }
  readonly rules: readonly RuleEntry[]
  readonly versions: readonly RulebookVersion[]
  readonly flags: readonly EditionFlag[]
  readonly vocabulary: Vocabulary
  readonly grammar: Grammar
  /**
   * The loop: its whole memory is the state. At a rest, a new one on the same state comes to the same decision without
   * writing to the state or the log before it asks.
   */
  run(game: Game): Procedure<void>
  /** A card of the rulebook's own library by either name, or undefined. */
  find(name: string): CardData | undefined
  /** Checks a card and works out what it watches. */
  compile(data: CardData, edition: Edition): Outcome<Omit<CompiledCard, "index">>
  /** Cards that come into a game with this one without being in the setup: the tokens it creates. */
  readonly brings?: (data: CardData) => readonly CardData[]
  /** Is this setup's data of this game, and can its cards lie where they do? `cards[i + 1]` is `setup.cards[i]`. The first fault, or null. */
  checkSetup(setup: Setup, cards: readonly CompiledCard[]): Fault | null
  /** Fills the rulebook's part of the first state. */
  begin(setup: Setup): { readonly loop: Readonly<Record<string, Plain>>; readonly life: number }
  /** Names under which an event is watched, its type and `as` among them. */
  eventNames(event: GameEvent): readonly string[]
  /** Names whose abilities look back (leaving play and the like). */
  readonly looksBack: ReadonlySet<string>
  /** What leaves play looks back for itself alone, not for what leaves at the same time (Duel Masters 603.5d). */
  readonly looksBackForItself?: true
  /** Numbers and conditions about what has left play ask what it last was there (Magic 608.2h). */
  readonly asksLastKnown?: true
  /** Names of events by which something comes to a zone: what is asked of it is asked as it lies there (Duel Masters 603.5b). */
  readonly arrivals?: ReadonlySet<string>
  /** The static word by which abilities of objects are as if they weren't there. */
  readonly silencing?: string
  /** What the rulebook's own order of continuous effects makes of abilities; null while nothing changes any. */
  readonly layered?: (game: Game) => Layered | null
  /** Abilities that replace beside those of objects: of effects that last, of what is being carried out. */
  readonly replacers?: (game: Game, events: readonly GameEvent[]) => readonly Watcher[]
  /** The face that what lies face down has in play or on the stack: its characteristics and abilities (Magic 708.2). Absent: none. */
  readonly faceDownFace?: (found: GameObject) => CompiledFace | null
  /** What a pattern is looked up under; usually its `on`. */
  watchNames(ability: Ability): readonly string[]
  /** Replaces and prevents; called only when something might apply. */
  replace(
    game: Game,
    events: readonly GameEvent[],
    watchers: readonly Watcher[],
  ): Procedure<readonly GameEvent[] | Replaced>
  /** The class of a waiting ability, or null if it doesn't wait (a condition of its kind fails at once). */
  waits(game: Game, watcher: Watcher, event: GameEvent): string | null
  /** The name under which it is watched that an ability triggers (Magic 603.3b). Absent: nothing watches that. */
  readonly triggering?: string
  /** How many additional times this event causes a triggered ability to trigger (Magic 603.2d). Absent: none. */
  triggersMore?(game: Game, watcher: Watcher, event: GameEvent): number
  /**
   * Reducers of the rulebook's own event types. Each returns the event as it happened, others that happened as part of it
   * behind, or null if it didn't happen.
   */
  readonly reducers: Readonly<
    Record<string, (write: Writer, event: GameEvent) => GameEvent | readonly GameEvent[] | null>
  >
  /** The counters with which a card with this face up comes into play by its own rules. */
  readonly entersWith?: (face: CompiledFace) => Marks
  /** Characteristics to be remembered as an object leaves play. */
  lastKnown(game: Game, id: ObjectId): Readonly<Record<string, Plain>> | null
  /** When the modes of this ability are asked, in the game's edition. */
  modesAsked(game: Game, ability: Ability): AskedWhen
  /** The rule under which they are asked. */
  modesRule(game: Game, ability: Ability): RuleId
  /** The rule by which another player than the ability's own chooses them, where the text says so. */
  readonly modesByAnother?: RuleId
  /**
   * Who answers for a player who has left the game (Magic 800.4g, 800.4h). Absent: the next player in turn order. Only games
   * that go on without one of their players ask it.
   */
  readonly inPlaceOf?: (game: Game, asked: Omit<Question, "space">) => Procedure<PlayerId>
  /** What follows at once, in the middle of anything, of what has just happened (Duel Masters' state-based actions, 703.3). */
  readonly follows?: (game: Game, done: readonly GameEvent[]) => Procedure<void>
  /** For `positionKey`: names of events about which rules or words ask whether they happened earlier in the turn. */
  readonly asksHistory?: readonly string[]
  /** The fields of `loop` that no player sees and that make no difference to a position. */
  readonly loopHidden?: readonly string[]
  /** The fields of `loop` about which no word of the card language asks: what is known of a position outlives their changes. */
  readonly loopUnasked?: ReadonlySet<string>
  /** The fields of `loop` in which numbers are objects: views and position keys call them otherwise. */
  readonly loopObjects?: readonly string[]
  /** Do the static abilities of this object not work where it lies, though they are written for that zone? */
  readonly dormant?: (game: Game, id: ObjectId) => boolean
  /** Does this object belong to its zone without being counted, seen or chosen there by this filter (Duel Masters 409.1c)? */
  readonly uncounted?: (found: GameObject, filter?: Filter) => boolean
  /**
   * Where an object is now that "it" means, if what the event says ends with the object elsewhere: a card that was used is
   * the one that came of that.
   */
  readonly wentOn?: (game: Game, event: GameEvent, id: ObjectId) => ObjectId
  /** The faces as each of which an object is to be read to see whether it passes a filter; null where it is read as it is. */
  readonly readings?: (game: Game, found: GameObject, filter: Filter) => readonly number[] | null
  /** Matches the rulebook's own part of a pattern. */
  matchesEvent?(game: Game, pattern: EventPattern, event: GameEvent): boolean
}

/** How a game begins, as plain data; a save holds it. */
export interface Setup {
  readonly edition: EditionRequest
  /** The state's random numbers start from it. An integer. */
  readonly seed: number
  /** Cards used: by name (a wording after it where not the newest), or their data. Index i is card i + 1. */
  readonly cards: readonly CardSource[]
  readonly seats: readonly SeatSetup[]
  /** A whole game from shuffled decks, or a position somewhere in one. */
  readonly start: /** `first`: the seat that begins, where it isn't left to the rules (chance, a choice of hands). */
    | { readonly whole: true; readonly first?: number }
    | {
        readonly whole: false
        readonly turn: number
        readonly active: number
        readonly loop: Readonly<Record<string, Plain>>
      }
}

export type CardSource =
  | { readonly card: string; readonly wording?: string }
  | { readonly data: CardData; readonly wording?: string }

export interface SeatSetup {
  readonly zones: Readonly<Record<string, readonly Placed[]>>
  readonly life?: number
  readonly marks?: Readonly<Record<string, number>>
}

export interface Placed {
  /** Index into `Setup.cards`. */
  readonly card: number
  readonly face?: number
  readonly tapped?: boolean
  readonly faceDown?: boolean
  /** Came this turn (summoning sick). */
  readonly fresh?: boolean
  readonly token?: boolean
  readonly counters?: Readonly<Record<string, number>>
  readonly marks?: Readonly<Record<string, number>>
  /** What has been chosen for it: a card's name, a color, a type. */
  readonly chosen?: string
  readonly under?: readonly Placed[]
  readonly attached?: readonly Placed[]
  readonly controller?: number
  /** Seats (letters' indexes) that know the card beyond what the zone tells. */
  readonly knownBy?: readonly number[]
}
