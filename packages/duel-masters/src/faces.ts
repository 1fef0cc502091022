import {
  askOne,
  type CompiledCard,
  type Filter,
  type Game,
  type GameObject,
  happen,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  type RuleId,
  readFaceNumber,
  readingAs,
} from "@dilemma-table/engine"
import { costOf } from "./characteristics.ts"
import { useWord } from "./kinds.ts"
import { completeWith, isKingCell, lacksCells } from "./king-cells.ts"

/*
 * Cards of which one face out of several is used: a twinpact (810) counts as both its halves out of play, and is pending and
 * carried out as the one that its player chose at the declaration; a King Cell (814) is used as the card that it makes up
 * with others.
 */

/** A question whether a card may be used, or put out, as it is read just now; null is yes. */
export type FaceCheck = (game: Game, player: PlayerId, card: ObjectId) => Refusal | null

/** The face that counts of a card while none of its halves was chosen; undefined for a card with no halves. */
const wholeFace = (compiled: CompiledCard | undefined): number | undefined => compiled?.outside

/** The halves of a card that counts as both of them just now; null for any other. */
export function halvesOf(game: Game, found: GameObject): readonly number[] | null {
  const compiled = game.cards[found.card]
  if (compiled === undefined || wholeFace(compiled) !== (game.readAs.get(found.id) ?? found.face)) return null
  return compiled.data.faces.map((_, face) => face)
}

/**
 * How a card with two halves is read to see whether it passes a filter: one that names a card type sees each half by itself
 * (810.3a); otherwise it is one card of which only one of the two costs counts (201.2b).
 */
export function readings(game: Game, found: GameObject, filter: Filter): readonly number[] | null {
  const compiled = game.cards[found.card]
  const whole = wholeFace(compiled)
  if (compiled === undefined || whole === undefined || whole !== found.face) return null
  if (asks(filter, typeWords)) return compiled.data.faces.map((_, face) => face)
  return compiled.faces.length > whole + 1 && asks(filter, costWords) ? [whole, whole + 1] : null
}

const typeWords: ReadonlySet<string> = new Set(["type"])
const costWords: ReadonlySet<string> = new Set(["cost", "maxCost", "minCost"])

/** Does a filter, or one inside it, have one of these words? */
function asks(filter: Filter, words: ReadonlySet<string>): boolean {
  for (const [word, argument] of Object.entries(filter)) {
    if (words.has(word)) return true
    if (word === "not" && asks(argument as Filter, words)) return true
    if ((word === "any" || word === "every") && (argument as Filter[]).some((one) => asks(one, words))) return true
  }
  return false
}

/** The faces as which this card might be used from where it is. */
function facesToUse(game: Game, card: ObjectId): readonly number[] {
  const found = object(game.state, card)
  const halves = halvesOf(game, found)
  if (halves !== null) return halves
  return isKingCell(game, card) ? [1] : [readFaceNumber(game, card)]
}

/** As what a player says a card is to be used: which act it is to be, or which of its faces. */
export interface Said {
  readonly act?: string
  readonly face?: number
}

/** Of a card with halves only those that are meant; where none is, or nothing was said, all. */
function facesSaid(game: Game, card: ObjectId, { act, face }: Said): readonly number[] {
  const faces = facesToUse(game, card)
  if (faces.length < 2 || (act === undefined && face === undefined)) return faces
  const meant = faces.filter(
    (one) =>
      (face === undefined || one === face) &&
      (act === undefined || readingAs(game, card, one, () => acts[useWord(game, card)]) === act),
  )
  return meant.length === 0 ? faces : meant
}

/**
 * Why a card can't be used as any of its faces; null if it can as one. Where each has a reason of its own, all are told.
 */
export function refusalByFaces(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  check: FaceCheck,
  said: Said = {},
): Refusal | null {
  if (isKingCell(game, card)) {
    const lacking = lacksCells(game, player, card)
    if (lacking !== null) return lacking
  }
  const faces = facesSaid(game, card, said)
  const found: { readonly face: number; readonly refusal: Refusal }[] = []
  for (const face of faces) {
    const refusal =
      face === readFaceNumber(game, card)
        ? check(game, player, card)
        : readingAs(game, card, face, () => check(game, player, card))
    if (refusal === null) return null
    found.push({ face, refusal })
  }
  const [first, ...others] = found
  if (first === undefined) return null
  if (others.every(({ refusal }) => refusal.code === first.refusal.code && sameData(refusal, first.refusal)))
    return first.refusal
  return { ...first.refusal, code: "neither-side", data: {}, sides: found }
}

const sameData = (one: Refusal, other: Refusal): boolean => JSON.stringify(one.data) === JSON.stringify(other.data)

/**
 * The player chooses, as the card is declared, as which of its faces it is used (601.1a, 810.3); only those that may be are
 * offered. A King Cell is put together with the others it needs (814.1).
 * @param check what the face must pass
 * @returns the card that is used, now with that face; null if none passes
 */
export function* chooseFace(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  check: FaceCheck,
): Procedure<ObjectId | null> {
  if (!isKingCell(game, card)) return (yield* chooseHalf(game, player, card, check)) ? card : null
  if (refusalByFaces(game, player, card, check) !== null) return null
  const cell = yield* completeWith(game, player, card)
  yield* happen(game, [{ type: "face", as: "shows-side", rule: "814.1", object: cell, face: 1, player }])
  return cell
}

/**
 * The player chooses one of the halves of a twinpact that pass (810.3); other cards are looked at as they are.
 * @returns false if none passes
 */
export function* chooseHalf(game: Game, player: PlayerId, card: ObjectId, check: FaceCheck): Procedure<boolean> {
  const halves = halvesOf(game, object(game.state, card))
  if (halves === null) return check(game, player, card) === null
  const fit = halves.filter((face) => readingAs(game, card, face, () => check(game, player, card)) === null)
  const [first] = fit
  if (first === undefined) return false
  const face = fit.length === 1 ? first : yield* askFace(game, player, card, fit)
  yield* happen(game, [{ type: "face", as: "shows-side", rule: "810.3", object: card, face, player }])
  return true
}

function* askFace(game: Game, player: PlayerId, card: ObjectId, faces: readonly number[]): Procedure<number> {
  const key = yield* askOne(
    game,
    { by: player, kind: "face", rules: ["601.1a", "810.3"], prompt: "side", source: card },
    faces.map((face): Option => {
      const act = acts[readingAs(game, card, face, () => useWord(game, card))]
      return { key: `${act}:${card}:${face}`, is: { type: "act", act, object: card, face } }
    }),
  )
  return Number(String(key).split(":")[2])
}

/**
 * The cost of a card that is asked for: of a twinpact the one that this player says (201.2b, 201.2c).
 * @returns −1 for no card
 */
export function* costSaid(game: Game, player: PlayerId, card: ObjectId | undefined, rule: RuleId): Procedure<number> {
  if (card === undefined) return -1
  const halves = halvesOf(game, object(game.state, card)) ?? [readFaceNumber(game, card)]
  const costs = [...new Set(halves.map((face) => readingAs(game, card, face, () => Number(costOf(game, card)))))]
  const [only] = costs
  if (costs.length < 2) return only ?? 0
  const key = yield* askOne(
    game,
    { by: player, kind: "number", rules: [rule], prompt: "cost-said", source: card },
    costs.map((cost): Option => {
      const key = Number.isFinite(cost) ? cost : "∞"
      return { key, is: { type: "word", word: String(key) } }
    }),
  )
  return key === "∞" ? Number.POSITIVE_INFINITY : Number(key)
}

const acts = {
  summons: "summon",
  casts: "cast",
  generates: "generate",
  fortifies: "fortify",
  deploys: "deploy",
  uses: "use",
} as const
