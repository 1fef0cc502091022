import type {
  Ability,
  CardData,
  Effect,
  FaceData,
  Filter,
  Lexicon,
  PlayerRef,
  Selector,
  Value,
} from "@dilemma-table/engine"

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
  "land",
  "planeswalker",
  "sorcery",
] as const
export type CardType = (typeof cardTypes)[number]
export const supertypes = ["basic", "legendary", "snow", "world"] as const
export type Supertype = (typeof supertypes)[number]

/** Keywords said alone (702). */
export const plainKeywords = [
  "convoke",
  "deathtouch",
  "defender",
  "delve",
  "double-strike",
  "first-strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "jump-start",
  "lifelink",
  "menace",
  "reach",
  "shroud",
  "trample",
  "vigilance",
] as const
export type PlainKeyword = (typeof plainKeywords)[number]

/** Every keyword that an object may have, lose or be looked for by. */
export const headedKeywords = [
  "enchant",
  "equip",
  "landwalk",
  "ward",
  "additionalCost",
  "kicker",
  "entwine",
  "escalate",
  "buyback",
  "splice",
  "flashback",
] as const
export const keywordWords = [...plainKeywords, ...headedKeywords] as const

type L = MagicLexicon
export type MagicEffect = Effect<L>
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
  readonly power?: number
  readonly toughness?: number
  readonly abilities?: readonly MagicAbility[]
}

export type MagicVerb =
  | { readonly draw: MagicValue; readonly by?: MagicPlayer }
  | { readonly discard: MagicValue; readonly by?: MagicPlayer; readonly atRandom?: true }
  | { readonly mill: MagicValue; readonly by?: MagicPlayer }
  | { readonly scry: MagicValue; readonly by?: MagicPlayer }
  | { readonly surveil: MagicValue; readonly by?: MagicPlayer }
  | { readonly look: MagicSelector; readonly by?: MagicPlayer }
  | { readonly reveal: MagicSelector }
  | { readonly destroy: MagicSelector }
  | { readonly exile: MagicSelector; readonly as?: string }
  | { readonly bounce: MagicSelector }
  | { readonly tap: MagicSelector }
  | { readonly untap: MagicSelector }
  | {
      readonly putOntoBattlefield: MagicSelector
      readonly tapped?: true
      readonly under?: "you" | "owner"
      readonly as?: string
    }
  | { readonly putIntoGraveyard: MagicSelector }
  | { readonly putIntoLibrary: MagicSelector; readonly place: "top" | "bottom" }
  | {
      readonly damage: MagicValue
      readonly to?: MagicSelector
      readonly player?: MagicPlayer
      readonly from?: MagicSelector
      readonly divided?: true
    }
  | { readonly fight: MagicSelector; readonly with: MagicSelector }
  | { readonly counter: MagicSelector; readonly unlessPays?: string }
  | { readonly wardOff: string }
  | { readonly putCounters: MagicValue; readonly kind: string; readonly on: MagicSelector; readonly divided?: true }
  | { readonly removeCounters: MagicValue; readonly kind: string; readonly on: MagicSelector }
  | {
      readonly create: TokenData
      readonly count?: MagicValue
      readonly by?: MagicPlayer
      readonly tapped?: true
      readonly as?: string
    }
  | { readonly sacrifice: MagicFilter; readonly count?: MagicValue; readonly by?: MagicPlayer }
  | { readonly sacrificeIt: MagicSelector }
  | { readonly gainLife: MagicValue; readonly by?: MagicPlayer }
  | { readonly loseLife: MagicValue; readonly by?: MagicPlayer }
  | { readonly addMana: string; readonly only?: ManaUse }
  | { readonly addAnyMana: MagicValue; readonly among?: readonly ManaType[]; readonly only?: ManaUse }
  | { readonly copy: MagicSelector; readonly newTargets?: true; readonly times?: MagicValue; readonly as?: string }
  /** New targets for these: as one likes (115.7d), or all (115.7a) or one (115.7b) of them changed; to these, or as is legal. */
  | { readonly retarget: MagicSelector; readonly change?: "all" | "one"; readonly to?: MagicSelector }
  /** A reflexive triggered ability (603.12): "when you do". */
  | { readonly reflexive: MagicEffect }
  | { readonly gainControl: MagicSelector; readonly until?: Duration }
  | {
      readonly search: MagicFilter
      readonly upTo?: MagicValue
      readonly to: "hand" | "battlefield" | "graveyard"
      readonly tapped?: true
      readonly reveal?: true
    }
  /** One of these is cast, or played (712.12), while the effect is carried out; without `must` the player may leave it. */
  | ({ readonly cast: MagicSelector } & CastByVerb)
  | ({ readonly play: MagicSelector } & CastByVerb)
  | { readonly shuffleLibrary: MagicPlayer }
  | { readonly attach: MagicSelector; readonly to: MagicSelector }
  | { readonly pay: string; readonly by?: MagicPlayer }
  | { readonly loseGame: MagicPlayer }
  | { readonly winGame: MagicPlayer }

/** How an effect lets something be cast: who, for what, and what the spell must be. */
export interface CastByVerb {
  readonly by?: MagicPlayer
  readonly free?: true
  readonly cost?: readonly MagicCost[]
  readonly spell?: MagicFilter
  readonly must?: true
  readonly transformed?: true
  readonly as?: string
}

export interface MagicFilterWords {
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
}

/** At least, at most. */
export interface Bounds {
  readonly min?: MagicValue
  readonly max?: MagicValue
}

export interface MagicStatic {
  /** Added to power and toughness (613.4c). */
  readonly power?: MagicValue
  readonly toughness?: MagicValue
  /** Set to a value (613.4b). */
  readonly basePower?: MagicValue
  readonly baseToughness?: MagicValue
  readonly grant?: MagicAbility
  readonly loses?: string
  readonly addType?: CardType
  readonly addSubtype?: string
  readonly setColors?: readonly Color[]
  readonly cant?: "attack" | "block" | "be-blocked" | "be-targeted" | "be-countered" | "untap"
  /** It enters the battlefield tapped (614.1c). */
  readonly entersTapped?: true
  /** Damage by these sources, or to these objects, is prevented (615). */
  readonly preventDamage?: "by" | "to"
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

/** What mana may be spent on alone (106.6): casting such spells, activating abilities of such objects. */
export interface ManaUse {
  readonly spells?: MagicFilter
  readonly abilities?: MagicFilter
}

/** What changes a total cost: a reduction, an increase, and the least it may come to after both. */
export interface SpellCosts {
  readonly less?: string
  readonly lessFor?: MagicValue
  readonly more?: string
  readonly moreFor?: MagicValue
  /** Costs of other kinds, paid as well. */
  readonly also?: readonly MagicCost[]
  readonly atLeast?: number
}

/** From where, and how, a card may be cast or played. */
export interface CastPermission {
  readonly from?: MagicZone | readonly MagicZone[]
  /** What the spell, or the land, must be: asked of the face that would be cast or played (712.11c). */
  readonly as?: MagicFilter
  /** Without paying its mana cost. */
  readonly free?: true
  /** By paying this rather than its mana cost. */
  readonly cost?: readonly MagicCost[]
  /** By paying this in addition to its other costs. */
  readonly also?: readonly MagicCost[]
  /** The spell is exiled if it would go to a graveyard. */
  readonly exiled?: true
  /** As though it had flash. */
  readonly anytime?: true
}

export type MagicCost =
  | { readonly mana: string }
  | { readonly tap: true }
  | { readonly untap: true }
  | { readonly payLife: MagicValue }
  | { readonly sacrifice: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly discard: MagicValue | "this"; readonly matching?: MagicFilter; readonly atRandom?: true }
  | { readonly exile: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly bounce: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly tapSome: MagicFilter; readonly count?: MagicValue }
  | { readonly untapSome: MagicFilter; readonly count?: MagicValue }
  | { readonly reveal: MagicFilter | "this"; readonly count?: MagicValue }
  | { readonly mill: MagicValue }
  | { readonly removeCounters: number; readonly kind: string; readonly from?: MagicFilter }
  | { readonly putCounters: number; readonly kind: string; readonly on?: MagicFilter }

export const eventWords = [
  "enters",
  "leaves",
  "dies",
  "becomes-tapped",
  "becomes-untapped",
  "casts",
  "copied",
  "plays-land",
  "taps-for-mana",
  "attacks",
  "blocks",
  "deals-damage",
  "deals-combat-damage",
  "draws",
  "discards",
  "mills",
  "sacrifices",
  "gains-life",
  "loses-life",
  "becomes-target",
  "counters-put",
  "chooses-modes",
  "faces-dilemma",
  "upkeep",
  "draw-step",
  "main-phase",
  "combat-begins",
  "end-step",
] as const
export type MagicEvent = (typeof eventWords)[number]

export type MagicZone = "library" | "hand" | "battlefield" | "graveyard" | "exile" | "stack" | "command"

/** The words of Magic's cards. */
export interface MagicLexicon extends Lexicon {
  verb: MagicVerb
  filter: MagicFilterWords
  condition:
    | { readonly lifeAtMost: MagicValue; readonly of: MagicPlayer }
    /** The spell, or what it has become, was announced with this cost: "kicker", "entwine", "flashback". */
    | { readonly paid: string; readonly atLeast?: number }
  value: { readonly life: MagicPlayer } | { readonly cardsIn: MagicZone; readonly of: MagicPlayer }
  static: MagicStatic
  cost: MagicCost
  keyword:
    | PlainKeyword
    | { readonly enchant: MagicFilter }
    | { readonly equip: string }
    | { readonly landwalk: string }
    | { readonly ward: string }
    /** One of several, where the text gives a choice ("or"). */
    | { readonly additionalCost: readonly MagicCost[]; readonly or?: readonly (readonly MagicCost[])[] }
    /** `times`: as often as one likes (multikicker). */
    | { readonly kicker: readonly MagicCost[]; readonly times?: "any" }
    | { readonly entwine: readonly MagicCost[] }
    | { readonly escalate: readonly MagicCost[] }
    | { readonly buyback: readonly MagicCost[] }
    | { readonly splice: readonly MagicCost[]; readonly onto: string }
    | { readonly flashback: readonly MagicCost[] }
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
}

/**
 * How the faces of a card belong together: a modal double-faced card (712.3), one that transforms (712.2), part of a meld pair
 * (712.4), halves on one face (709), an inset frame (715, 720). Absent for a card with one face.
 */
export const layouts = ["modal", "transforming", "meld", "split", "adventure", "omen"] as const

export type MagicCard = CardData<MagicLexicon, MagicFace> & { readonly layout?: (typeof layouts)[number] }
