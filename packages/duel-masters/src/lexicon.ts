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

import type { CardType, Civilization, DmEventWord, DmZone, KeywordWord, SpecialType } from "./closed-lists.ts"

import type { DmKeyword } from "./lexicon-keywords.ts"

export * from "./closed-lists.ts"
export type { DmKeyword } from "./lexicon-keywords.ts"

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

/** Of a pile only the topmost card is moved. */
interface Topmost extends Moved {
  readonly topCard?: true
}

export type DmVerb =
  | ({ readonly draw: DmValue; readonly upTo?: true; readonly by?: DmPlayer } & Moved)
  | ({ readonly discard: DmSelector } & Moved)
  | ({ readonly destroy: DmSelector } & Moved)
  | ({ readonly returnToHand: DmSelector } & Topmost)
  | ({ readonly putIntoMana: DmSelector; readonly tapped?: true } & Topmost)
  | ({ readonly putIntoGraveyard: DmSelector } & Topmost)
  | ({
      readonly putIntoBattle: DmSelector
      readonly tapped?: true
      readonly under?: "you" | "owner"
      /** On this one, as an evolution. */
      readonly onto?: DmSelector
      /** To this creature, if it is a weapon. */
      readonly equippedTo?: DmSelector
      readonly by?: KeywordWord
    } & Moved)
  /** Exchanges a card with an element in the battle zone, which it replaces in every respect but its characteristics. */
  | ({ readonly swap: DmSelector; readonly with: DmSelector; readonly by?: KeywordWord } & Moved)
  | ({ readonly putOnDeck: DmSelector; readonly at: "top" | "bottom"; readonly order?: "chosen" | "random" } & Moved)
  | ({ readonly putIntoHyperspatial: DmSelector } & Topmost)
  | ({ readonly sendToAbyss: DmSelector } & Topmost)
  /**
   * What would leave isn't the whole pile: only its topmost card, only all beneath it, or one of its linked cards that is chosen
   * goes where it would have gone.
   */
  | { readonly leaveOnly: "top" | "beneath" | "one" }
  /** They stay where they are. */
  | { readonly stay: DmSelector }
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
  /** The name of a card that matches is chosen. */
  | { readonly nameCard: DmFilter; readonly as: string }
  /** A race, a civilization but for one, or a number is chosen; `by`: by that player. */
  | {
      readonly nameTrait: "race" | "civilization" | "number"
      readonly as: string
      readonly by?: DmPlayer
      readonly except?: Civilization
    }
  /** This turn these have the power and the abilities of the ability's card, too. */
  | { readonly lend: DmSelector }
  /** They are laid beneath this creature. */
  | ({ readonly putBeneath: DmSelector; readonly of: DmSelector } & Moved)
  | { readonly shuffle: DmPlayer; readonly except?: DmSelector }
  | ({ readonly useFree: DmSelector; readonly asPaid?: true; readonly by?: DmPlayer } & Moved)
  | ({ readonly usePaying: DmSelector; readonly for?: PayFor; readonly by?: DmPlayer } & Moved)
  | ({ readonly grSummon: DmValue } & Moved)
  | { readonly battle: DmSelector; readonly with: DmSelector }
  | { readonly removeFromAttack: DmSelector }
  | { readonly redirectAttack: DmSelector }
  | { readonly useIcon: "kz"; readonly of: DmSelector }
  | { readonly cross: DmSelector; readonly onto: DmSelector }
  | { readonly awaken: DmSelector }
  | { readonly dragsolve: DmSelector }
  | { readonly turnOver: DmSelector }
  | { readonly gachinko: DmPlayer }
  /** That player plays rock-paper-scissors with the other one, until somebody wins; done if it is that player. */
  | { readonly janken: DmPlayer }
  /** `as` names the player chosen. */
  | { readonly choosePlayer: DmPlayer; readonly as: string }
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
  /** Has the name that was chosen as this. */
  readonly named: string
  /** Has the race or civilization that was chosen as this. */
  readonly ofNamed: string
  readonly keyword: string
  /** Is attacked. */
  readonly attacked: boolean
  /** Is in a battle that goes on. */
  readonly battling: boolean
  /** Is on one of these: a cross gear, an Aura, a weapon. */
  readonly on: DmSelector
  /** Has one of these on it: a creature a cross gear, an Aura or a weapon, a shield a castle. */
  readonly bearing: DmSelector
  /** The last three digits of its power are these. */
  readonly powerEnding: number
  /** Is an evolution creature that is put on an evolution creature (究極進化). */
  readonly ultimateEvolution: boolean
  readonly attacking: boolean
  readonly blocking: boolean
  /** Is attacking, blocked by one of these. */
  readonly blockedBy: DmSelector
  /** Is a creature of linked cards. */
  readonly linked: boolean
  readonly crossed: boolean
  /** Is a cross gear on a creature. */
  readonly crossing: boolean
  /** Is the shield that belongs to one of these by EXライフ. */
  readonly exLifeOf: DmSelector
  /** Has cards beneath it. */
  readonly evolved: boolean
  /** Came to the battle zone this turn. */
  readonly enteredThisTurn: boolean
  /** Is a shield on its way to the hand (113.6a), or isn't. */
  readonly comingToHand: boolean
  /** Is a shield that lies face up. */
  readonly faceUp: boolean
  /** Can be used if an effect says so, free or by paying. */
  readonly usable: "free" | "paying"
  /** Has a card type, civilization or race in common with one of these. */
  readonly sharing: { readonly what: "type" | "civilization" | "race" | "name"; readonly with: DmSelector }
}

export type DmConditionWord =
  /** Among the objects that match, each of these civilizations is there. */
  | { readonly civilizationsAmong: DmFilter; readonly all: readonly Civilization[] }
  /** The ability's card was used from this zone. */
  | { readonly usedFrom: DmZone }
  /** The card that you used last this turn, before the ability's own, matches. */
  | { readonly lastUsed: DmFilter }
  /** The ability's card was summoned (not merely put out). */
  | { readonly wasSummoned: true }
  | { readonly wasPaidFor: true }
  /** A card of the mana zone that matches was tapped to pay for the ability's card. */
  | { readonly paidWith: DmFilter }
  /** The ability's card was used or put out by this keyword. */
  | { readonly byKeyword: KeywordWord }
  /** How the cost of the ability's card was met. */
  | { readonly usedBy: "pay" | "free" | "instead" | "fixed" | "pay-for" }
  /** An additional cost was paid: any, or the one of this name. */
  | { readonly paidAdditional: true | string }

export type DmValueWord =
  /** How many civilizations the objects that match have in all. */
  | { readonly civilizationsOf: DmFilter }
  /** How many card types they have in all. */
  | { readonly typesOf: DmFilter }
  | { readonly racesOf: DmFilter }
  /** How many cards are linked with this one. */
  | { readonly linkedCards: DmSelector }
  /** How many shields were broken in the attack that goes on. */
  | { readonly brokenInAttack: true }
  /** The greatest, or smallest, of a number that the objects that match have; 0 where none does. */
  | { readonly highest: string; readonly among: DmFilter }
  | { readonly lowest: string; readonly among: DmFilter }
  /** The smaller, or greater, of two values. */
  | { readonly smaller: readonly DmValue[] }
  /** To how many cards something was done for the changes of its own cost that the ability's card has. */
  | { readonly doneForCost: true }
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
  /** The player decides by how much, up to `less`. */
  readonly upTo?: true
  /** What has to be done for it, once the civilizations are paid. In it and in the numbers "it" is the card being used. */
  readonly act?: DmEffect
  /** What follows once it applies, whatever comes of that; it can't apply once its card has left. */
  readonly then?: DmEffect
}

/** "May be used by paying so much": a cost in place of the card's own that can be increased and reduced. */
export interface PayFor {
  readonly mana: number
  /** The card's own if absent. */
  readonly civilizations?: readonly Civilization[]
  /** What is done as well. */
  readonly and?: readonly DmCost[]
  /** The zones from which it may be used so; those from which it may be used anyway if absent. */
  readonly from?: DmZone | readonly DmZone[]
  /** A change of this cost that goes with it. */
  readonly change?: CostChange
  /** The keyword that stands for this. */
  readonly by?: KeywordWord
}

/** A cost paid beside the card's own (112.2d). */
export interface AdditionalCost {
  readonly pay: readonly DmCost[]
  readonly optional?: true
  /** Under this name it is asked whether it was paid. */
  readonly as?: string
}

type Forbidden =
  | "attack"
  | "attack-players"
  | "attack-creatures"
  | "block"
  | "untap"
  | "untap-as-turn-begins"
  | "be-chosen"
  | "be-destroyed"
  | "leave"

export interface DmStatic {
  readonly power?: DmValue
  readonly grant?: DmAbility | readonly DmAbility[]
  /** Takes a keyword away. */
  readonly loses?: string
  readonly cant?: Forbidden | readonly Forbidden[]
  /** Can't be blocked, by anything or by these. */
  readonly cantBeBlocked?: true | DmFilter
  readonly cantBeAttacked?: true | DmFilter
  /** May attack untapped creatures: any, or these. */
  readonly attacksUntapped?: true | DmFilter
  /** Attacks if it can, or one of these if it can. */
  readonly mustAttack?: true | DmFilter
  readonly mustBlock?: true
  /** Wins its battles, whatever the powers (700.5). */
  readonly winsBattles?: true
  /** These cards can't be used, by this player. */
  readonly cantUse?: DmFilter
  /** These can't be put into the battle zone. */
  readonly cantEnter?: DmFilter
  readonly cantUseShieldTriggers?: DmPlayer
  readonly costs?: CostChange
  /** May be used from these zones beside the hand. */
  readonly usableFrom?: DmZone | readonly DmZone[]
  /** May be used although cards of its kind can't be used by themselves. */
  readonly usableByItself?: true
  /** May be used without paying its cost. */
  readonly free?: true
  /** May be used by doing this instead of paying its cost. */
  readonly payInstead?: readonly DmCost[]
  /** Costs this instead, whatever else would change it. */
  readonly costBecomes?: number
  readonly payFor?: PayFor
  readonly additionalCost?: AdditionalCost
  /** May be tapped as if it were in the mana zone. */
  readonly tapForMana?: true
  /** Has no civilizations, nor have its cost and the costs in its text. */
  readonly colorless?: true
  readonly entersTapped?: true
  /** Its abilities are as if they weren't there; what a spell does, too. */
  readonly ignored?: true
  /** Has these civilizations as well. */
  readonly civilizations?: readonly Civilization[]
  /** Evolution creatures may be put on it whatever race they ask for. */
  readonly evolvesIntoAny?: true
  /** Has these races as well. */
  readonly races?: readonly string[]
  /** Of these, only so many untap as a turn begins. */
  readonly untapsAtMost?: DmValue
  readonly notCreature?: true
  readonly breaks?: DmValue
  /** In an attack it breaks no more shields than this. */
  readonly breaksAtMost?: DmValue
  /** Shields that it breaks in its attack can't be used as S-Triggers. */
  readonly breaksWithoutTrigger?: true
  /** No battle comes of it where it was blocked, or blocks. */
  readonly noBattle?: "blocked" | "blocks"
  /** Can't be chosen by what the opponent does with these. */
  readonly cantBeChosenBy?: DmFilter
  /** As this card is used, the numbers of these cards in its player's mana zone are this. */
  readonly manaNumber?: { readonly of: DmFilter; readonly is: number }
}

export type DmCost =
  | { readonly tapThis: true }
  | { readonly tapping: DmFilter; readonly count?: DmValue }
  | { readonly discarding: DmFilter; readonly count?: DmValue }
  | { readonly destroying: DmFilter; readonly count?: DmValue }
  | { readonly returning: DmFilter; readonly count?: DmValue }
  | { readonly puttingIntoMana: DmFilter; readonly count?: DmValue }
  | { readonly puttingIntoGraveyard: DmFilter; readonly count?: DmValue }
  | { readonly puttingOnDeck: DmFilter; readonly count?: DmValue }
  | { readonly mana: number; readonly civilizations?: readonly Civilization[] }

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

/** How a card's two faces belong together; absent: it is turned over from one to the other (805, 807). */
export const layouts = ["twinpact", "king-cell"] as const

export interface DmCard extends CardData<DmLexicon, DmFace> {
  readonly layout?: (typeof layouts)[number]
  /** Of a King Cell: the names of all the cells that its second face is made up of. */
  readonly cells?: readonly string[]
}
