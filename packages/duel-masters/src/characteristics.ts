import {
  type Ability,
  abilitiesOf,
  amountOf,
  apart,
  type Game,
  type GameObject,
  isThere,
  makeFrame,
  mark,
  mayStand,
  type ObjectId,
  object,
  type PlayerId,
  readFace,
  readingAs,
  type Standing,
  saysWord,
  standing,
  standingOn,
  UNKNOWN_CARD,
  type Value,
  workOut,
  zone,
} from "@dilemma-table/engine"
import { type CardType, type Civilization, type DmFace, headedKeywords, type SpecialType } from "./lexicon.ts"
import { isLinked } from "./links.ts"

/** What can be read of a card (200.2). "unknown" only on imagined positions, where nobody may know the card. */
export type Known<T> = T | "unknown"

const faceDown: DmFace = { types: [], civilizations: [], cost: 0, mana: 1 }

/** The face that counts: the one that is up or used (200.3c); out of play a card with two halves counts as both (810.1). A face-down card in the mana zone has nothing but cost 0 (405.4). */
export function faceOf(game: Game, id: ObjectId): Known<DmFace> {
  const found = object(game.state, id)
  if (found.card === UNKNOWN_CARD) return "unknown"
  if (found.faceDown && found.zone !== "shields" && found.zone !== "deck") return faceDown
  return readFace(game, id)?.data as unknown as DmFace
}

const none: readonly never[] = []
const seats = [0, 1] as unknown as readonly PlayerId[]

/** The card's own types; a タマシード that isn't a creature now has lost that one. */
export function typesOf(game: Game, id: ObjectId): Known<readonly CardType[]> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  if (!face.types.includes("creature") || !isNoCreature(game, id)) return face.types
  return face.types.filter((type) => type !== "creature")
}

/**
 * Does something say that it doesn't count as a creature? Where what says so asks for types itself ("while you have three
 * creatures"), the printed ones are meant.
 */
function isNoCreature(game: Game, id: ObjectId): boolean {
  if (!mayStand(game, "notCreature")) return false
  return apart(game, "no-creature", false, () => standingOn(game, "notCreature", id).length > 0)
}

const notElements: ReadonlySet<CardType> = new Set(["spell", "castle", "cell", "core", "land", "rule-plus"])

/** Can a card of this type be in the battle zone face up (316.1, 316.2)? */
export const isElementType = (type: CardType): boolean => !notElements.has(type)

export const isType = (game: Game, id: ObjectId, type: CardType): boolean => {
  const types = typesOf(game, id)
  return types !== "unknown" && types.includes(type)
}

export const isCreature = (game: Game, id: ObjectId): boolean => isType(game, id, "creature")

/**
 * Star evolution and S-MAX evolution creatures are evolution creatures, G-NEO creatures are NEO creatures (803.1); a NEO
 * creature is an evolution creature while it has a card beneath it or is being put on one (802.2, 802.4).
 */
export function specialsOf(game: Game, id: ObjectId): Known<readonly SpecialType[]> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  const { special } = face
  if (special === undefined) return none
  const found = object(game.state, id)
  const evolved = found.under.length > 0 || mark(found.marks, EVOLVING) > 0
  const more = new Set(special)
  for (const one of special) {
    if (one === "g-neo") more.add("neo")
    if (one === "star-evolution" || one === "s-max-evolution") more.add("evolution")
    if (evolved && (one === "neo" || one === "g-neo")) more.add("evolution")
  }
  return more.size === special.length ? special : [...more]
}

/** The mark of a NEO creature that is being put on a base. */
export const EVOLVING = "evolving"

export function isSpecial(game: Game, id: ObjectId, special: SpecialType): boolean {
  const specials = specialsOf(game, id)
  return specials !== "unknown" && specials.includes(special)
}

export function civilizationsOf(game: Game, id: ObjectId): Known<readonly Civilization[]> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  if (face.civilizations.length > 0 && isMadeColorless(game, id)) return none
  return withMore(game, id, face.civilizations)
}

/** With the civilizations that effects add to it (106.4), in whatever zone it is. */
function withMore(game: Game, id: ObjectId, printed: readonly Civilization[]): readonly Civilization[] {
  if (standing(game, "civilizations").length === 0) return printed
  return apart(game, `civilizations:${id}`, printed, () => {
    const more = standingOn(game, "civilizations", id).flatMap((what) => what.does.civilizations as Civilization[])
    return more.length === 0 ? printed : [...new Set([...printed, ...more])]
  })
}

/**
 * Does an effect take its civilizations, in whatever zone it is? An effect that asks for civilizations to say whose it takes
 * sees the printed ones.
 */
export function isMadeColorless(game: Game, id: ObjectId): boolean {
  if (standing(game, "colorless").length === 0) return false
  return apart(game, `colorless:${id}`, false, () => standingOn(game, "colorless", id).length > 0)
}

/** The civilizations of the card itself, whichever of its faces is up or being used: what it pays with, how it enters the mana zone. */
export function cardCivilizations(game: Game, id: ObjectId): Known<readonly Civilization[]> {
  const { card, face } = object(game.state, id)
  const whole = game.cards[card]?.outside ?? 0
  if (whole === face && game.readAs.size === 0) return civilizationsOf(game, id)
  return readingAs(game, id, whole, () => civilizationsOf(game, id))
}

export function racesOf(game: Game, id: ObjectId): Known<readonly string[]> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  const printed = face.races ?? none
  if (standing(game, "races").length === 0) return printed
  return apart(game, `races:${id}`, printed, () => {
    const more = standingOn(game, "races", id).flatMap((what) => what.does.races as string[])
    return more.length === 0 ? printed : [...new Set([...printed, ...more])]
  })
}

/** The printed cost, whatever was paid (201.2a). ∞ is greater than every number (108.2). */
export function costOf(game: Game, id: ObjectId): Known<number> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  return face.cost === "infinity" ? Number.POSITIVE_INFINITY : face.cost
}

/** What tapping it for mana gives (107.2). Psychic and GR creatures have no mana symbol. */
export function manaOf(game: Game, id: ObjectId): number {
  const face = faceOf(game, id)
  if (face === "unknown") return 1
  return face.mana ?? (face.special?.some((one) => symbolless.has(one)) ? 0 : 1)
}

const symbolless: ReadonlySet<SpecialType> = new Set(["psychic", "gr", "dragheart"])

/** The number that a continuous effect's word says, worked out for its own controller. */
export function amountIn(game: Game, what: Standing, word: string): number {
  const frame = makeFrame(what.source, what.controller as never, { names: what.names as never })
  return amountOf(game, frame, what.does[word] as Value)
}

/**
 * Power with all that changes it, not yet cut off at 0: what state-based actions look at. Where what changes it asks for this
 * very power ("creatures with power 3000 or less get…"), that is the printed one.
 */
export function truePower(game: Game, id: ObjectId): Known<number> {
  const face = faceOf(game, id)
  if (face === "unknown") return face
  const power = face.power ?? 0
  if (object(game.state, id).zone !== "battle") return power
  return workOut(game, `power:${id}`, power, () => power + changeOfPower(game, id))
}

function changeOfPower(game: Game, id: ObjectId): number {
  const found = object(game.state, id)
  let power = 0
  for (const what of standingOn(game, "power", id)) power += amountIn(game, what, "power")
  for (const aura of attachedTo(game, id)) {
    const of = faceOf(game, aura)
    if (of !== "unknown" && of.types.includes("aura")) power += of.power ?? 0
  }
  if (isAttacking(game, id)) power += attackBonus(game, id, found)
  return power
}

function attackBonus(game: Game, id: ObjectId, found: GameObject): number {
  let bonus = 0
  for (const ability of abilitiesOf(game, id)) {
    if (typeof ability === "object" && "powerAttacker" in ability)
      bonus += amountOf(game, makeFrame(id, found.controller), ability.powerAttacker as Value)
  }
  return bonus
}

/** Power as it is asked for: never less than 0 (108.1b). */
export function powerOf(game: Game, id: ObjectId): Known<number> {
  const power = truePower(game, id)
  return power === "unknown" ? power : Math.max(0, power)
}

/** Cards attached to it: cross gears, Auras. */
export function attachedTo(game: Game, id: ObjectId): readonly ObjectId[] {
  const found = object(game.state, id)
  if (found.zone !== "battle") return none
  let result: ObjectId[] | null = null
  for (const player of seats)
    for (const other of zone(game, player, "battle")) {
      if (game.state.objects[other]?.attachedTo !== id) continue
      result ??= []
      result.push(other)
    }
  return result ?? none
}

/** The creature whose attack is going on. */
export const isAttacking = (game: Game, id: ObjectId): boolean => game.state.loop.attacker === id
export const isBlocking = (game: Game, id: ObjectId): boolean => game.state.loop.blocker === id

/** Does it have this keyword, printed or given, and hasn't lost it? */
export function hasKeyword(game: Game, id: ObjectId, keyword: string): boolean {
  if (object(game.state, id).card === UNKNOWN_CARD) return false
  const kinds = keywordKinds[keyword] ?? [keyword]
  const isOne = (name: unknown): boolean => kinds.includes(name as string)
  if (!abilitiesOf(game, id).some((ability) => isOne(keywordName(ability)))) return false
  return !standingOn(game, "loses", id).some((what) => isOne(what.does.loses))
}

/** Keywords that come in several kinds, each of which is one. */
const keywordKinds: Readonly<Record<string, readonly string[]>> = {
  "s-trigger": ["s-trigger", "s-trigger-x", "superTrigger", "triggerPlus"],
}

/** How a keyword is called: the word itself, or the head it is written with. Null for other abilities. */
export function keywordName(ability: Ability): string | null {
  if (typeof ability === "string") return ability
  for (const head of headedKeywords) if (head in ability) return head
  return null
}

/** Is anything of this kind forbidden or allowed for this object by this word? */
export const has = (game: Game, word: string, id: ObjectId): boolean => standingOn(game, word, id).length > 0

export const cant = (game: Game, what: string, id: ObjectId): boolean =>
  standing(game, "cant").length > 0 && standingOn(game, "cant", id).some((one) => saysWord(one.does.cant, what))

/** Has it been in the battle zone only since this turn, and matters that (301.5, 801.3)? Not for an awakened psychic creature (805.6). */
export function hasSummoningSickness(game: Game, id: ObjectId): boolean {
  const found = object(game.state, id)
  if (found.since !== game.state.turn) return false
  if (isSpecial(game, id, "psychic") && found.face !== 0) return false
  if (isLinked(game, id)) return false // 804.5
  return !isSpecial(game, id, "evolution") && !hasKeyword(game, id, "speed-attacker")
}

/** Can it be touched: in play, not beneath another card, not gone? */
export const isInBattle = (game: Game, id: ObjectId): boolean => {
  const found = game.state.objects[id]
  return found !== undefined && isThere(game.state, id) && found.zone === "battle" && found.over === 0
}
