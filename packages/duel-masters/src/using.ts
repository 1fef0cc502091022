import {
  type Filter,
  type Frame,
  type Game,
  happen,
  isThere,
  matches,
  type ObjectId,
  type PlayerId,
  type Procedure,
  step,
} from "@dilemma-table/engine"
import { byMark } from "./by-keyword.ts"
import { payByCosts } from "./cost-words.ts"
import { type Final, finalCost } from "./costs.ts"
import { type Declared, declare } from "./declaration.ts"
import { beingUsed } from "./declaring.ts"
import { DONE_FOR_COST, executeCard, type Mark } from "./executing.ts"
import { chooseFace, type FaceCheck } from "./faces.ts"
import { useWord } from "./kinds.ts"
import { paidWith } from "./paid-with.ts"
import { manaIn, payCivilizations, payRest, untappedMana } from "./payment.ts"
import { endPending, notePending, pendUsed } from "./pending.ts"
import type { Terms } from "./ways.ts"

/** By what a card is used. */
export interface Using extends Terms {
  /** What lets it be used: the card itself in the main step. */
  readonly source: ObjectId
  /** What an effect asks of the card: of one with two sides, that of the side used ("cast a spell"). */
  readonly matching?: { readonly filter: Filter; readonly frame: Frame }
  /** Used free it counts as paid for all the same. */
  readonly asPaid?: true
}

/**
 * Uses a card: summons a creature, casts a spell, generates a cross gear… (601.1). Used free, the steps of paying are
 * skipped; it is used all the same, so what watches that waits (112.3g).
 * @returns whether it was used; nothing has happened where it may not be
 */
export function* useCard(game: Game, player: PlayerId, chosen: ObjectId, how: Using): Procedure<boolean> {
  const card = isThere(game.state, chosen) ? yield* chooseFace(game, player, chosen, asUsed(how)) : null // 601.1a, 810, 814
  if (card === null) {
    yield* endPending(game, chosen)
    return false
  }
  const declared = yield* declare(game, player, card, how) //        601.1a
  yield* becomePending(game, player, card) //                        601.1b, 409.1
  noteSkipped(game, player, card, declared)
  const since = game.state.history.length
  const paid = yield* payFirst(game, player, card, declared) //      601.1d
  const final = yield* changeCost(game, player, card, declared) //   601.1e
  yield* payWhatIsLeft(game, player, card, declared, final.cost - paid) // 601.1f
  yield* isUsed(game, player, card, how)
  step(game, "execute", ["601.1g"], { player, object: card })
  const marks = [...marksOf(declared, how, final), ...paidWith(game, player, card, game.state.history.slice(since))]
  yield* executeCard(game, player, card, marks) //                   601.1g
  return true
}

/** What must hold of the face as which a card is used. */
const asUsed =
  (how: Using): FaceCheck =>
  (game, player, card) => {
    const refusal = beingUsed(how)(game, player, card)
    if (refusal !== null || how.matching === undefined) return refusal
    const { filter, frame } = how.matching
    return !game.readAs.has(card) || matches(game, frame, card, filter) === true
      ? null
      : { code: "isnt-meant", rule: "810.3a", object: card, player, data: { source: how.source } }
  }

/** What is remembered of how the card was used. */
const marksOf = ({ way, additional, from }: Declared, { asPaid }: Using, { done }: Final): readonly Mark[] => [
  [`used-from-${from}`, 1],
  [`used-by-${way.kind}`, 1],
  ...(way.by === undefined ? [] : [[byMark(way.by), 1] as const]),
  ...(way.kind === "free" && asPaid !== true ? [] : [["paid-for", 1] as const]),
  ...(additional.some((one) => one.optional) ? [["paid-additional", 1] as const] : []),
  ...additional.flatMap(({ as }) => (as === undefined ? [] : [[`paid-additional-${as}`, 1] as const])),
  ...(done === 0 ? [] : [[DONE_FOR_COST, done] as const]),
]

function* becomePending(game: Game, player: PlayerId, card: ObjectId): Procedure<void> {
  yield* pendUsed(game, card)
  notePending(game, { player, object: card })
}

/** Free of its cost a card skips the three steps of paying; what is done instead of paying is done in the last of them. */
function noteSkipped(game: Game, player: PlayerId, object: ObjectId, { way }: Declared): void {
  const steps =
    way.kind === "free" ? ["601.1d", "601.1e", "601.1f"] : way.kind === "instead" ? ["601.1d", "601.1e"] : []
  if (steps.length > 0) step(game, "skip-steps", ["112.3"], { player, object, data: { steps } })
}

/** A colorless card has no civilizations to pay, and something else instead of the cost none either. */
function* payFirst(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  { way, changes, additional }: Declared,
): Procedure<number> {
  if (way.civilizations.length === 0) return 0
  const all =
    changes.length === 0 &&
    additional.length === 0 &&
    way.mana !== null &&
    manaIn(game, card, untappedMana(game, player)) <= way.mana
  return yield* payCivilizations(game, player, card, way.civilizations, all)
}

function* changeCost(game: Game, player: PlayerId, card: ObjectId, { way, changes }: Declared): Procedure<Final> {
  if (way.mana === null) return { cost: 0, done: 0 }
  if (way.kind === "fixed")
    step(game, "cost-is-fixed", ["601.1e"], { player, object: card, data: { source: way.source, cost: way.mana } })
  return changes.length === 0 ? { cost: way.mana, done: 0 } : yield* finalCost(game, player, card, way.mana, changes)
}

function* payWhatIsLeft(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  { way, additional }: Declared,
  left: number,
): Procedure<void> {
  if (way.mana !== null) yield* payRest(game, player, card, left)
  if (way.acts.length > 0) yield* payByCosts(game, player, card, way.acts)
  for (const { source, costs } of additional) {
    step(game, "additional-cost", ["112.2d"], { player, object: card, data: { source } })
    yield* payByCosts(game, player, card, costs)
  }
}

/** Abilities that watch the use begin to wait once it is paid for, or would have been (112.3g). */
function* isUsed(game: Game, player: PlayerId, card: ObjectId, how: Using): Procedure<void> {
  yield* happen(game, [
    { type: "note", as: useWord(game, card), rule: "601.1f", player, object: card, source: how.source },
  ])
}
