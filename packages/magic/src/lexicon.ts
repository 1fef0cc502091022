import type {
  Ability,
  CardData,
  Condition,
  Duration,
  Effect,
  FaceData,
  Filter,
  Lexicon,
  PlayerRef,
  Selector,
  Value,
} from "@dilemma-table/engine"
import type { SymbolFamily } from "./face-symbols.ts"
import type { ActionFilterWords, ActionVerb } from "./lexicon-actions.ts"
import type { BoardFilterWords, BoardStatic, BoardVerb } from "./lexicon-board.ts"
import type { CastingFilterWords, CastingValue, CastingVerb, CostKeyword, MoreKeyword } from "./lexicon-casting.ts"
import type { ChoiceFilterWords, ChoiceStatic, ChoiceValue, ChoiceVerb } from "./lexicon-choices.ts"
import type { MagicCost, ManaLasts, ManaUse, SpellCosts } from "./lexicon-costs.ts"
import type { CountingValue } from "./lexicon-counting.ts"
import type { EffectCondition, EffectFilterWords, EffectStatic, EffectVerb } from "./lexicon-effects.ts"
import type { CastPermission, FaceFilterWords, FaceKeyword, FaceStatic, FaceVerb } from "./lexicon-faces.ts"
import type { LevelKeyword } from "./lexicon-levels.ts"
import type { MagicEvent, PlainKeyword } from "./lexicon-names.ts"
import type { PlayersCondition, PlayersStatic, PlayersValue, PlayersVerb } from "./lexicon-players.ts"
import type {
  RelationCondition,
  RelationFilterWords,
  RelationStatic,
  RelationValue,
  RelationVerb,
} from "./lexicon-relations.ts"
import type { Price, StackFilterWords, StackStatic, StackVerb } from "./lexicon-stack.ts"
import type { TurnStatic, TurnVerb } from "./lexicon-turn.ts"

export type { MagicCost, ManaUse, SpellCosts } from "./lexicon-costs.ts"

export type { CastPermission } from "./lexicon-faces.ts"
export {
  eventWords,
  type FirstKeyword,
  headedKeywords,
  keywordWords,
  type MagicEvent,
  type PlainKeyword,
  plainKeywords,
} from "./lexicon-names.ts"

/** The five colors and colorless, as mana types (105.1, 106.1b). */
export const manaTypes = ["W", "U", "B", "R", "G", "C"] as const
export type ManaType = (typeof manaTypes)[number]
export type Color = Exclude<ManaType, "C">
export const colors: readonly Color[] = ["W", "U", "B", "R", "G"]

export const cardTypes = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
] as const
export type CardType = (typeof cardTypes)[number]
export const supertypes = ["basic", "legendary", "snow", "world"] as const
export type Supertype = (typeof supertypes)[number]

type L = MagicLexicon
export type MagicEffect = Effect<L>
export type MagicCondition = Condition<L>
export type MagicAbility = Ability<L>
export type MagicFilter = Filter<L>
export type MagicSelector = Selector<L>
export type MagicValue = Value<L>
export type MagicPlayer = PlayerRef<L>

/** A token's characteristics, as the effect that creates it gives them (111.3). Its name is its subtypes' unless given (111.4). */
export interface TokenData {
  readonly name?: { readonly en?: string; readonly ja?: string }
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  readonly colors?: readonly Color[]
  /** A value is worked out as it is created. */
  readonly power?: MagicValue
  readonly toughness?: MagicValue
  readonly abilities?: readonly MagicAbility[]
  /** The other face of a double-faced token (111.10i). */
  readonly back?: TokenData
}

export type MagicVerb =
  | { readonly draw: MagicValue; readonly by?: MagicPlayer; readonly upTo?: true; readonly as?: string }
  | { readonly discard: MagicValue; readonly by?: MagicPlayer; readonly atRandom?: true; readonly as?: string }
  /** Their owners discard these. */
  | { readonly discardIt: MagicSelector; readonly as?: string }
  | { readonly mill: MagicValue; readonly by?: MagicPlayer; readonly as?: string }
  | { readonly scry: MagicValue; readonly by?: MagicPlayer }
  | { readonly surveil: MagicValue; readonly by?: MagicPlayer }
  | { readonly look: MagicSelector; readonly by?: MagicPlayer }
  | { readonly reveal: MagicSelector }
  | { readonly destroy: MagicSelector; readonly noRegeneration?: true; readonly as?: string }
  | {
      readonly exile: MagicSelector
      readonly faceDown?: true
      readonly linked?: true
      readonly until?: "source-leaves"
      readonly as?: string
    }
  | { readonly bounce: MagicSelector; readonly as?: string }
  | { readonly tap: MagicSelector; readonly as?: string }
  | { readonly untap: MagicSelector; readonly as?: string }
  | {
      readonly putOntoBattlefield: MagicSelector
      readonly tapped?: true
      /** With the back face up (712.14a), or face down as a 2/2 creature (708.2a). */
      readonly transformed?: true
      readonly faceDown?: true
      readonly counters?: Readonly<Record<string, MagicValue>>
      /** Only those that match enter with these counters. */
      readonly countersFor?: MagicFilter
      /** Attacking whom its controller chooses (508.4). */
      readonly attacking?: true
      readonly under?: "you" | "owner" | "opponent"
      readonly attachedTo?: MagicSelector
      readonly as?: string
    }
  | { readonly putIntoGraveyard: MagicSelector; readonly as?: string }
  | {
      readonly putIntoLibrary: MagicSelector
      readonly place: "top" | "bottom"
      readonly order?: "random"
      readonly nth?: number
      readonly as?: string
    }
  | {
      readonly damage: MagicValue
      readonly to?: MagicSelector
      readonly player?: MagicPlayer
      readonly from?: MagicSelector
      readonly divided?: true
    }
  | { readonly fight: MagicSelector; readonly with: MagicSelector }
  | { readonly putCounters: MagicValue; readonly kind: string; readonly on: MagicSelector; readonly divided?: true }
  /** Without a kind: of any kinds. */
  | { readonly removeCounters: MagicValue | "all"; readonly kind?: string; readonly on: MagicSelector }
  | {
      readonly create: TokenData
      readonly count?: MagicValue
      readonly by?: MagicPlayer
      readonly tapped?: true
      /** Attacking whom its controller chooses, or that player or what they control (508.4). */
      readonly attacking?: true | MagicPlayer
      readonly counters?: Readonly<Record<string, MagicValue>>
      readonly attachedTo?: MagicSelector
      readonly as?: string
    }
  | { readonly sacrifice: MagicFilter; readonly count?: MagicValue; readonly by?: MagicPlayer; readonly as?: string }
  | { readonly sacrificeIt: MagicSelector; readonly by?: MagicPlayer; readonly as?: string }
  | { readonly gainLife: MagicValue; readonly by?: MagicPlayer }
  | { readonly loseLife: MagicValue; readonly by?: MagicPlayer }
  | { readonly addMana: string; readonly only?: ManaUse; readonly lasts?: ManaLasts }
  | {
      readonly addAnyMana: MagicValue
      readonly among?: readonly ManaType[]
      readonly only?: ManaUse
      readonly lasts?: ManaLasts
    }
  | { readonly gainControl: MagicSelector; readonly until?: Duration }
  | {
      readonly search: MagicFilter
      readonly by?: MagicPlayer
      readonly upTo?: MagicValue
      /** "top": on top of the library, after it was shuffled. */
      readonly to: "hand" | "battlefield" | "graveyard" | "top"
      readonly tapped?: true
      readonly reveal?: true
      readonly as?: string
    }
  | { readonly shuffleLibrary: MagicPlayer }
  | { readonly attach: MagicSelector; readonly to: MagicSelector }
  | StackVerb
  | FaceVerb
  | BoardVerb
  | CastingVerb
  | ActionVerb
  | TurnVerb
  | PlayersVerb
  | RelationVerb
  | EffectVerb
  | ChoiceVerb
  /** Cascade (702.85a), done as its ability resolves. */
  | { readonly cascade: true }
  | { readonly loseGame: MagicPlayer }
  | { readonly winGame: MagicPlayer }

export interface MagicFilterWords
  extends StackFilterWords,
    FaceFilterWords,
    BoardFilterWords,
    CastingFilterWords,
    ActionFilterWords,
    RelationFilterWords,
    EffectFilterWords,
    ChoiceFilterWords {
  readonly type: CardType | readonly CardType[]
  readonly subtype: string | readonly string[]
  readonly supertype: Supertype
  readonly color: Color | readonly Color[]
  readonly colorless: true
  readonly multicolored: true
  readonly permanent: true
  readonly spell: true
  readonly ability: "activated" | "triggered" | "any"
  readonly power: Bounds
  readonly toughness: Bounds
  readonly manaValue: Bounds
  readonly keyword: string
  readonly modal: boolean
  readonly name: string
  readonly attacking: true
  readonly blocking: true
  /** What the ability's source is attached to: the enchanted or equipped object. */
  readonly bearer: true
  readonly damagedThisTurn: true
  readonly damagedBy: MagicSelector
  /** A commander (903.3). */
  readonly commander: true
}

/** At least, at most. */
export interface Bounds {
  readonly min?: MagicValue
  readonly max?: MagicValue
}

/** What something may be unable to do. */
export const damagePrevented = ["by", "to", "both", "combat-by", "combat-to", "combat-both"] as const
export type DamagePrevented = (typeof damagePrevented)[number]

export type Cannot =
  | "attack"
  | "attack-alone"
  | "block"
  | "block-alone"
  | "be-blocked"
  | "be-targeted"
  | "be-countered"
  | "be-copied"
  | "untap"
  | "transform"
  | "phase-out"

export interface MagicStatic
  extends StackStatic,
    FaceStatic,
    BoardStatic,
    TurnStatic,
    PlayersStatic,
    RelationStatic,
    EffectStatic,
    ChoiceStatic {
  /** Added to power and toughness (613.4c). */
  readonly power?: MagicValue
  readonly toughness?: MagicValue
  /** Set to a value (613.4b). */
  readonly basePower?: MagicValue
  readonly baseToughness?: MagicValue
  readonly grant?: MagicAbility | readonly MagicAbility[]
  readonly loses?: string | readonly string[]
  readonly addType?: CardType | readonly CardType[]
  readonly addSubtype?: string | readonly string[]
  readonly setColors?: readonly Color[]
  readonly cant?: Cannot | readonly Cannot[]
  /** It enters the battlefield tapped (614.1c). */
  readonly entersTapped?: true
  /** Damage by these sources, or to these objects, is prevented (615). */
  /** Damage by these, to these, or both; only combat damage. */
  readonly preventDamage?: DamagePrevented
  readonly controlledBy?: "you"
  /** The total cost of these spells (601.2f). */
  readonly spellCosts?: SpellCosts
  /** The cost of activated abilities of these. */
  readonly abilityCosts?: SpellCosts
  /** So many more lands may be played each turn (305.2a). */
  readonly landPlays?: number
  /** These cards may be cast (601.3), or played: cast, or played as lands. */
  readonly mayCast?: CastPermission
  readonly mayPlay?: CastPermission
}

/** "outside" isn't a zone of the game: cards a player owns outside it, a sideboard's (400.11). */
export type MagicZone =
  | "library"
  | "hand"
  | "battlefield"
  | "graveyard"
  | "exile"
  | "stack"
  | "command"
  | "outside"
  /** No zone of the rules: phased-out permanents, which nothing else finds (702.26b). */
  | "phased-out"

/** The words of Magic's cards. */
export interface MagicLexicon extends Lexicon {
  verb: MagicVerb
  filter: MagicFilterWords
  condition:
    | { readonly lifeAtMost: MagicValue; readonly of: MagicPlayer }
    /** It is day, night, or neither (731.1). */
    | { readonly itIs: "day" | "night" | "neither" }
    /** The spell, or what it has become, was announced with this cost: "kicker", "entwine", "flashback". */
    | { readonly paid: string; readonly atLeast?: number }
    | PlayersCondition
    | RelationCondition
    | EffectCondition
  value:
    | CastingValue
    | ChoiceValue
    | PlayersValue
    | RelationValue
    | CountingValue
    | { readonly life: MagicPlayer }
    | { readonly cardsIn: MagicZone; readonly of: MagicPlayer }
    | { readonly half: MagicValue; readonly rounded: "up" | "down" }
    /** How much the event is about. */
    | { readonly thatMuch: true }
    /** A number of the object that a static ability says it of. */
    | { readonly own: string }
    /** The greatest of a number among these. */
    | { readonly greatest: string; readonly of: MagicSelector }
  static: MagicStatic
  cost: MagicCost
  keyword:
    | PlainKeyword
    | MoreKeyword
    | LevelKeyword
    | { readonly enchant: MagicFilter }
    | { readonly equip: string }
    | { readonly landwalk: string }
    | { readonly ward: Price }
    | { readonly protection: MagicFilter }
    | { readonly hexproofFrom: MagicFilter }
    | { readonly bushido: number }
    | { readonly toxic: number }
    | CostKeyword
    | FaceKeyword
  event: MagicEvent
  zone: MagicZone
}

/** A face of a Magic card. Mana cost as "{1}{U}"; absent for lands and other cards without one (202.1b). */
export interface MagicFace extends FaceData<MagicLexicon> {
  readonly types: readonly CardType[]
  readonly manaCost?: string
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  /** Where they don't follow from the mana cost: a color indicator, a token (202.2e, 111.3). */
  readonly colors?: readonly Color[]
  readonly power?: number
  readonly toughness?: number
  /** A planeswalker's loyalty and a battle's defense, as counters with which it enters (306.5b, 310.4b). */
  readonly loyalty?: number
  readonly defense?: number
}

/**
 * How the faces of a card belong together: a modal double-faced card (712.3), one that transforms (712.2), part of a meld pair
 * (712.4), halves on one face (709), of which a Room stays in play (709.5), an inset frame (715, 720). Absent for a card with one face.
 * Emblems and dungeons are objects of their own kind (114, 309).
 */
export const layouts = [
  "modal",
  "transforming",
  "meld",
  "split",
  "room",
  "flip",
  "adventure",
  "omen",
  "emblem",
  "dungeon",
] as const

/** `symbols`: which of the face symbols a nonmodal double-faced card has (712.2a); the newest if it doesn't say. */
export type MagicCard = CardData<MagicLexicon, MagicFace> & {
  readonly layout?: (typeof layouts)[number]
  readonly symbols?: SymbolFamily
}
