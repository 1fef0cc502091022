import type {
  Ability,
  CardData,
  Condition,
  Effect,
  EventPattern,
  FaceData,
  Filter,
  Lexicon,
  ModeCount,
  PlayerRef,
  Selector,
  Value,
} from "@dilemma-table/engine"

/** The five civilizations (106.1) in the order in which cards list them. A card without one is colorless (106.2c). */
export const civilizations = ["light", "water", "darkness", "fire", "nature"] as const
export type Civilization = (typeof civilizations)[number]

/** Types of cards (204.2). */
export const cardTypes = [
  "creature",
  "spell",
  "cross-gear",
  "castle",
  "tamaseed",
  "aura",
  "field",
  "cell",
  "weapon",
  "fortress",
  "pulse",
  "core",
  "rite",
  "nebula",
  "artifact",
  "land",
  "rule-plus",
  "duelist",
] as const
export type CardType = (typeof cardTypes)[number]

/** Special types (204.3). */
export const specialTypes = ["evolution", "psychic", "gr", "dragheart", "neo", "star-evolution", "d2"] as const
export type SpecialType = (typeof specialTypes)[number]

export const zoneNames = [
  "battle",
  "hand",
  "mana",
  "shields",
  "deck",
  "graveyard",
  "hyperspatial",
  "gr",
  "abyss",
] as const
export type DmZone = (typeof zoneNames)[number]

/** Keywords said alone. */
export const plainKeywords = [
  "blocker",
  "guardman",
  "slayer",
  "speed-attacker",
  "mach-fighter",
  "s-trigger",
  "g-strike",
  "w-breaker",
  "t-breaker",
  "q-breaker",
  "world-breaker",
  "escape",
  "kizuna",
  "shinkarize",
  "charger",
  "orega-aura",
] as const
export type PlainKeyword = (typeof plainKeywords)[number]

/** Every keyword that a card may have, lose or be looked for by. */
export const keywordWords = [...plainKeywords, "powerAttacker", "evolution", "gZero", "sympathy", "kz"] as const

/** What patterns may watch, in the third person: "enters" is バトルゾーンに出た時. */
export const eventWords = [
  "enters",
  "leaves",
  "destroyed",
  "evolves",
  "attacks",
  "attacked",
  "attack-ends",
  "blocks",
  "blocked",
  "unblocked",
  "battles",
  "wins-battle",
  "loses-battle",
  "about-to-break",
  "breaks",
  "taps",
  "untaps",
  "draws",
  "discards",
  "put-into-hand",
  "put-into-mana",
  "put-into-graveyard",
  "put-into-deck",
  "put-into-shields",
  "leaves-shields",
  "uses",
  "summons",
  "casts",
  "generates",
  "crosses",
  "gr-summons",
  "uses-s-trigger",
  "after-cast",
  "chooses-modes",
  "turn-starts",
  "turn-ends",
] as const
export type DmEventWord = (typeof eventWords)[number]

type L = DmLexicon
export type DmEffect = Effect<L>
export type DmAbility = Ability<L>
export type DmFilter = Filter<L>
export type DmSelector = Selector<L>
export type DmValue = Value<L>
export type DmCondition = Condition<L>
export type DmPlayer = PlayerRef<L>
export type DmPattern = EventPattern<L>
export type DmModeCount = ModeCount<L>

/** `as` names what was really moved, as it lies now: "this way". */
interface Moved {
  readonly as?: string
}

export type DmVerb =
  | ({ readonly draw: DmValue; readonly upTo?: true; readonly by?: DmPlayer } & Moved)
  | ({ readonly discard: DmSelector } & Moved)
  | ({ readonly destroy: DmSelector } & Moved)
  | ({ readonly returnToHand: DmSelector } & Moved)
  | ({ readonly putIntoMana: DmSelector; readonly tapped?: true } & Moved)
  | ({ readonly putIntoGraveyard: DmSelector } & Moved)
  | ({ readonly putIntoBattle: DmSelector; readonly tapped?: true; readonly under?: "you" | "owner" } & Moved)
  | ({ readonly putOnDeck: DmSelector; readonly at: "top" | "bottom"; readonly order?: "chosen" | "random" } & Moved)
  | ({ readonly putIntoHyperspatial: DmSelector } & Moved)
  | ({ readonly sendToAbyss: DmSelector } & Moved)
  | ({ readonly addShield: DmSelector; readonly faceUp?: true } & Moved)
  | ({ readonly takeShield: DmSelector; readonly withoutTrigger?: true } & Moved)
  | { readonly breakShields: DmValue; readonly of?: DmPlayer; readonly by?: DmSelector }
  | { readonly tap: DmSelector }
  | { readonly untap: DmSelector }
  | { readonly reveal: DmSelector }
  | { readonly look: DmSelector; readonly by?: DmPlayer }
  | {
      readonly search: DmFilter
      readonly as: string
      readonly count?: DmValue
      readonly upTo?: DmValue
      readonly any?: true
      readonly zone?: DmZone
      readonly of?: DmPlayer
      readonly reveal?: true
    }
  | { readonly shuffle: DmPlayer; readonly except?: DmSelector }
  | ({ readonly useFree: DmSelector } & Moved)
  | ({ readonly usePaying: DmSelector } & Moved)
  | ({ readonly grSummon: DmValue } & Moved)
  | { readonly battle: DmSelector; readonly with: DmSelector }
  | { readonly useIcon: "kz"; readonly of: DmSelector }
  | { readonly cross: DmSelector; readonly onto: DmSelector }
  | { readonly awaken: DmSelector; readonly face?: number }
  | { readonly gachinko: DmPlayer }
  | { readonly win: DmPlayer }
  | { readonly lose: DmPlayer }
  | { readonly skipRestOfTurn: DmPlayer }
  | { readonly skipTurn: DmPlayer }
  | { readonly extraTurn: DmPlayer }

export interface DmFilterWords {
  readonly type: CardType | "element" | readonly (CardType | "element")[]
  readonly special: SpecialType | readonly SpecialType[]
  /** Has one of these civilizations. */
  readonly civilization: Civilization | readonly Civilization[]
  /** Has all of these. */
  readonly civilizations: readonly Civilization[]
  readonly colorless: boolean
  readonly multicolored: boolean
  readonly race: string | readonly string[]
  /** A race whose name has this in it: ドラゴン is アーマード・ドラゴン too (203.4). */
  readonly raceWith: string
  readonly cost: DmValue
  readonly maxCost: DmValue
  readonly minCost: DmValue
  readonly power: DmValue
  readonly maxPower: DmValue
  readonly minPower: DmValue
  readonly name: string
  readonly nameWith: string
  readonly keyword: string
  readonly attacking: boolean
  readonly blocking: boolean
  readonly crossed: boolean
  /** Has cards beneath it. */
  readonly evolved: boolean
  /** Came to the battle zone this turn. */
  readonly enteredThisTurn: boolean
  /** Has a card type, civilization or race in common with one of these. */
  readonly sharing: { readonly what: "type" | "civilization" | "race" | "name"; readonly with: DmSelector }
}

export type DmConditionWord =
  /** Among the objects that match, each of these civilizations is there. */
  | { readonly civilizationsAmong: DmFilter; readonly all: readonly Civilization[] }
  /** The ability's card was used from this zone. */
  | { readonly usedFrom: DmZone }
  /** The ability's card was summoned (not merely put out). */
  | { readonly wasSummoned: true }
  | { readonly wasPaidFor: true }

export type DmValueWord =
  /** How many civilizations the objects that match have in all. */
  | { readonly civilizationsOf: DmFilter }
  /** How many card types they have in all. */
  | { readonly typesOf: DmFilter }
  | { readonly racesOf: DmFilter }
  /** The smaller, or greater, of two values. */
  | { readonly smaller: readonly DmValue[] }
  | { readonly greater: readonly DmValue[] }

/** A change of costs (112, 601.1a, 601.1e). */
export interface CostChange {
  /** So much less; counted when the change is applied. */
  readonly less?: DmValue
  /** So much less for each card to which the act was really done. */
  readonly lessEach?: DmValue
  readonly more?: DmValue
  /** It can't make the cost smaller than this. 0 if absent. */
  readonly atLeast?: number
  /** The player decides at the declaration whether it applies. */
  readonly optional?: true
  /** What has to be done for it, once the civilizations are paid. */
  readonly act?: DmEffect
}

export interface DmStatic {
  readonly power?: DmValue
  readonly grant?: DmAbility
  /** Takes a keyword away. */
  readonly loses?: string
  readonly cant?: "attack" | "attack-players" | "attack-creatures" | "block" | "untap" | "be-chosen" | "leave"
  /** Can't be blocked, by anything or by these. */
  readonly cantBeBlocked?: true | DmFilter
  readonly cantBeAttacked?: true | DmFilter
  /** May attack untapped creatures: any, or these. */
  readonly attacksUntapped?: true | DmFilter
  readonly mustAttack?: true
  /** These cards can't be used, by this player. */
  readonly cantUse?: DmFilter
  /** These can't be put into the battle zone. */
  readonly cantEnter?: DmFilter
  readonly cantUseShieldTriggers?: DmPlayer
  readonly costs?: CostChange
  /** May be used from these zones beside the hand. */
  readonly usableFrom?: DmZone | readonly DmZone[]
  /** May be used without paying while this holds. */
  readonly freeIf?: DmCondition
  /** May be used by doing this instead of paying its cost. */
  readonly payInstead?: readonly DmCost[]
  readonly entersTapped?: true
  readonly notCreature?: true
  readonly breaks?: DmValue
}

export type DmCost =
  | { readonly tapThis: true }
  | { readonly tapping: DmFilter; readonly count?: DmValue }
  | { readonly discarding: DmFilter; readonly count?: DmValue }
  | { readonly destroying: DmFilter; readonly count?: DmValue }
  | { readonly returning: DmFilter; readonly count?: DmValue }
  | { readonly mana: number; readonly civilizations?: readonly Civilization[] }

export type DmKeyword =
  | PlainKeyword
  | { readonly powerAttacker: DmValue }
  /** Put on one of these (801.1), in the battle zone or laid there from another zone with it. */
  | { readonly evolution: DmFilter; readonly count?: number; readonly from?: "graveyard" | "mana" | "hand" }
  | { readonly gZero: DmCondition }
  | { readonly sympathy: DmFilter }
  | { readonly kz: DmEffect }

/** The words of Duel Masters' cards. */
export interface DmLexicon extends Lexicon {
  verb: DmVerb
  filter: DmFilterWords
  condition: DmConditionWord
  value: DmValueWord
  static: DmStatic
  cost: DmCost
  keyword: DmKeyword
  event: DmEventWord
  zone: DmZone
}

/** A face of a Duel Masters card. */
export interface DmFace extends FaceData<DmLexicon> {
  readonly types: readonly CardType[]
  readonly special?: readonly SpecialType[]
  /** None for a colorless card. */
  readonly civilizations: readonly Civilization[]
  /** "infinity" is ∞ (108.2). Null where it isn't known and nothing asks. */
  readonly cost: number | "infinity"
  readonly power?: number
  readonly races?: readonly string[]
  /** The number on its mana symbol (107.2); 1 if absent. */
  readonly mana?: number
}

/** A second face is the other side of a card that is turned over (805). */
export type DmCard = CardData<DmLexicon, DmFace>
