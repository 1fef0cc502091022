import type { DungeonName, Ventured } from "./dungeon-cards.ts"
import type { Gift } from "./gifts.ts"
import type { MagicAbility, MagicPlayer, MagicSelector, MagicValue } from "./lexicon.ts"

/*
 * Words about how objects belong together, what was chosen and spent for a spell, and who is attacked by whom.
 */

/** What players can be, beside having counters (702.131, 725, 726). */
export const playerDesignations = ["monarch", "city's-blessing", "initiative"] as const
export type PlayerDesignation = (typeof playerDesignations)[number]

export type RelationVerb =
  /** Counters are moved from one to another (122.5): so many of a kind. */
  | {
      readonly moveCounters: MagicValue
      readonly kind: string
      readonly from: MagicSelector
      readonly to: MagicSelector
    }
  /** These attack from now on; they weren't declared as attackers (508.4). */
  | { readonly joinAttack: MagicSelector }
  | { readonly playerBecomes: PlayerDesignation; readonly by?: MagicPlayer }
  | { readonly speedUp: MagicValue; readonly by?: MagicPlayer }
  /** It enters with as many lore counters as its controller chooses (702.155b). */
  | { readonly readsAhead: true }
  /** What was promised with the spell is given (702.174). */
  | { readonly giveGift: Gift }
  /** They venture into the dungeon, or into this one (701.49). */
  | { readonly venture: Ventured; readonly by?: MagicPlayer }
  /** An emblem with these abilities (114). */
  | { readonly emblem: readonly MagicAbility[]; readonly by?: MagicPlayer }
  /** These two creatures are paired (702.95b). */
  | { readonly pair: MagicSelector; readonly with: MagicSelector }
  /** This card is exiled haunting a creature (702.55b). */
  | { readonly exileHaunting: MagicSelector; readonly haunts: MagicSelector }

export interface RelationFilterWords {
  /** Shares a creature type, or a name, with one of these. */
  readonly sharesType: MagicSelector
  readonly sharesName: MagicSelector
  /** Is paired with a creature, or isn't; with one of these (702.95b). */
  readonly paired: boolean
  readonly pairedWith: MagicSelector
  /** Is haunted by one of these (702.55b). */
  readonly hauntedBy: MagicSelector
  /** Was chosen for a cost as that was announced (702.119c, 702.180b). */
  readonly chosenForCost: true
  readonly historic: true
  /** Is this very card, encoded on a creature (702.99a): said only by what cipher gives. */
  readonly encoded: number
}

export type RelationValue =
  /** X as it was announced for the spell that became this (107.3m). */
  | { readonly xOf: MagicSelector }
  /** How many colors of mana were spent to cast it (702.44a). */
  | { readonly colorsSpent: MagicSelector }
  /** A number of what was chosen for a cost as it was announced. */
  | { readonly ofChosen: string }
  /** A number of these, added up. */
  | { readonly total: string; readonly of: MagicSelector }
  /** How many opponents are attacked by creatures of yours. */
  | { readonly opponentsAttacked: true }
  /** How often the Ring has tempted that player (701.54c). */
  | { readonly temptations: MagicPlayer }
  /** Your speed (702.179). */
  | { readonly speed: MagicPlayer }

export type RelationCondition =
  /** No player has more life than these. */
  | { readonly mostLife: MagicPlayer }
  /** These players are the monarch, have the city's blessing or the initiative. */
  | { readonly playerIs: PlayerDesignation; readonly who: MagicPlayer }
  /** These players have completed a dungeon, or this one (309.7). */
  | { readonly completedDungeon: MagicPlayer; readonly named?: DungeonName }

export interface RelationStatic {
  /** Is every creature type (702.73a). */
  readonly everyCreatureType?: true
}
