import {
  type Game,
  type GameEvent,
  type ObjectId,
  object,
  type PlayerId,
  type Refusal,
  standingOn,
} from "@dilemma-table/engine"
import { specialsOf, typesOf } from "./characteristics.ts"
import { ownStatics } from "./costs.ts"
import type { CardType, SpecialType } from "./lexicon.ts"

/*
 * What the kinds of cards have of their own in being used (301–316, 701.3–701.5): the word for it, and that some can't be.
 */

/** How using a card is called: summoning a creature, casting a spell… Cards of the other types are just used (701.5a). */
export type UseWord = "summons" | "casts" | "generates" | "fortifies" | "deploys" | "uses"

/** A タマシード that is a creature too is always summoned, so creatures come first. */
const useWords: readonly (readonly [CardType, UseWord])[] = [
  ["creature", "summons"],
  ["spell", "casts"],
  ["cross-gear", "generates"],
  ["castle", "fortifies"],
  ["field", "deploys"],
]

export function useWord(game: Game, card: ObjectId): UseWord {
  const types = typesOf(game, card)
  if (types === "unknown") return "uses"
  return useWords.find(([type]) => types.includes(type))?.[1] ?? "uses"
}

/** Events that say of a card that it is used; it moves only after that. */
const isUse: ReadonlySet<string | undefined> = new Set(["uses", ...useWords.map(([, word]) => word)])

/**
 * "That creature" of "when you summon a creature", "that spell" of "when you cast a spell": what was used is what has come into
 * the battle zone, or the card where it was put once it had been carried out; not what becomes of it after that.
 */
export function wentOn(game: Game, event: GameEvent, id: ObjectId): ObjectId {
  if (event.type !== "note" || !isUse.has(event.as) || event.object !== id) return id
  const { became } = object(game.state, id)
  if (became === 0) return id
  const elsewhere = event.as === "casts" || event.as === "fortifies"
  return elsewhere || object(game.state, became).zone === "battle" ? became : id
}

/** What a card's way into the battle zone is called. */
const entersAs: Readonly<Record<UseWord, string>> = {
  summons: "summoned",
  casts: "used",
  generates: "generated",
  fortifies: "used",
  deploys: "deployed",
  uses: "used",
}

export const entryWord = (game: Game, card: ObjectId): string => entersAs[useWord(game, card)]

/** Types for which there is no word of use: nothing lets a player use one, unless a card says so. */
const unusable: Partial<Record<CardType, string>> = {
  cell: "814.1",
  weapon: "305.1",
  fortress: "306.1",
  pulse: "307.1",
  core: "309.2",
  rite: "311.3",
  nebula: "311.3",
  land: "313.1",
  "rule-plus": "314.2",
}

/** Cards that come only by effects, whatever their type. */
const notByPaying: Partial<Record<SpecialType, readonly [code: string, rule: string]>> = {
  psychic: ["psychic-cant-be-used", "805.4a"],
  gr: ["gr-cant-be-used", "811.2a"],
  dragheart: ["dragheart-cant-be-used", "807.4a"],
}

/** Why no card of this kind can be used by itself; null if it can, or if a text lets this one be used. */
export function kindRefusal(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  const types = typesOf(game, card)
  const specials = specialsOf(game, card)
  if (types === "unknown" || specials === "unknown") return null
  const type = types.find((one) => unusable[one] !== undefined)
  const alone = type !== undefined && types.every((one) => unusable[one] !== undefined)
  const special = specials.map((one) => notByPaying[one]).find((one) => one !== undefined)
  if ((!alone && special === undefined) || isLet(game, card)) return null
  if (alone) return { code: "cant-be-used-alone", rule: unusable[type] as string, object: card, player, data: { type } }
  const [code, rule] = special as readonly [string, string]
  return { code, rule, object: card, player }
}

/** Does it say of itself, or something of it, that it may be used all the same? */
const isLet = (game: Game, card: ObjectId): boolean =>
  ownStatics(game, card, "usableByItself").length > 0 || standingOn(game, "usableByItself", card).length > 0
