import type { CardType, MagicCost, MagicEffect, MagicFilter, MagicPlayer, MagicSelector, MagicZone } from "./lexicon.ts"

/*
 * Words about faces, face-down objects, names and what may be cast or played.
 */

export type FaceVerb =
  | { readonly transform: MagicSelector }
  | { readonly convert: MagicSelector }
  | { readonly turnFaceUp: MagicSelector }
  | { readonly turnFaceDown: MagicSelector }
  /** Chooses a card name, kept with the ability's source: of a card of these types, or of none of those. */
  | {
      readonly nameCard: true
      readonly by?: MagicPlayer
      readonly type?: CardType | readonly CardType[]
      readonly not?: CardType | readonly CardType[]
    }
  | { readonly putIntoHand: MagicSelector; readonly as?: string }
  /** Put onto the battlefield face down, one at a time (701.40, 701.58). */
  | { readonly manifest: MagicSelector; readonly by?: MagicPlayer; readonly as?: string }
  | { readonly cloak: MagicSelector; readonly by?: MagicPlayer; readonly as?: string }
  /** This card, exiled as a cost was paid, returns under its owner's control: with its back face up (702.167a). */
  | { readonly comesBack: "this"; readonly transformed?: true }
  /** Flip cards' other half counts from now on (710.4). */
  | { readonly flip: MagicSelector }
  /** It becomes day, or night (731.1). */
  | { readonly becomes: "day" | "night" }
  /** A locked half of each of these Rooms is unlocked, an unlocked one locked (709.5f, 709.5g). */
  | { readonly unlock: MagicSelector }
  | { readonly lock: MagicSelector }
  /** The two cards of a meld pair, melded (701.42). With a counterpart named: both permanents, owned and controlled, are exiled first. */
  | { readonly meld: MagicSelector; readonly with?: MagicFilter; readonly as?: string }

export type FaceKeyword =
  /** May be cast face down for {3}; turned face up for this (702.37, 702.168). */
  | { readonly morph: readonly MagicCost[] }
  | { readonly megamorph: readonly MagicCost[] }
  | { readonly disguise: readonly MagicCost[] }
  /** Craft with so many of these, for these costs (702.167). */
  | { readonly craft: MagicFilter; readonly count?: number; readonly for: readonly MagicCost[] }
  /** What it is if it is cast prototyped (702.160, 718). */
  | {
      readonly prototype: { readonly manaCost: string; readonly power: number; readonly toughness: number }
    }
  /** A chapter ability, or the same for several chapters (714.2). */
  | { readonly chapter: number | readonly number[]; readonly do: MagicEffect }

/** Keywords about faces that have something behind them. */
export const faceKeywordHeads = ["morph", "megamorph", "disguise", "craft", "prototype", "chapter"] as const

export interface FaceFilterWords {
  /** A double-faced permanent with its back face up (701.27g). */
  readonly transformed: boolean
  readonly doubleFaced: boolean
  /** One of its names is the one chosen for the ability's source. */
  readonly chosenName: true
  /** The top card of its library. */
  readonly top: true
  /** Of its mana value. */
  readonly parity: "even" | "odd"
}

export interface FaceStatic {
  /** These can't be cast, or neither cast nor played as lands, by these players. */
  readonly cantCast?: MagicPlayer
  readonly cantPlay?: MagicPlayer
  /** Their activated abilities can't be activated; `nonmana`: unless they're mana abilities. */
  readonly cantActivate?: "any" | "nonmana"
  /** The spell enters the battlefield with its back face up (712.13a). */
  readonly entersTransformed?: true
  /** The top card of this library may be looked at any time, or is revealed. */
  readonly topSeen?: "you" | "any"
}

/** From where, and how, a card may be cast or played. */
export interface CastPermission {
  readonly from?: MagicZone | readonly MagicZone[]
  /** The card's owner may, whoever controls the effect. */
  readonly owner?: true
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
  /** With its back face up (712.11a), or face down as a 2/2 creature spell (708.4). */
  readonly transformed?: true
  readonly faceDown?: true
  /** Mana may be spent on it as though it were of any color, or of any type (609.4b). */
  readonly anyMana?: "color" | "type"
}
