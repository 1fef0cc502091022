import {
  type Ability,
  amountOf,
  type Condition,
  type Decision,
  type Effect,
  type Filter,
  type Frame,
  type Game,
  holds,
  type Key,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  run,
  standing,
  step,
  takeFirst,
  trial,
  type Value,
} from "@dilemma-table/engine"
import { costOf } from "./characteristics.ts"
import { GameOver } from "./game-over.ts"
import type { CostChange } from "./lexicon.ts"

/** One effect that increases or decreases the cost of one card (112, 601.1a). */
export interface Change {
  readonly key: Key
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly change: CostChange
}

/** Every effect that changes the cost of using this card: the card's own first, then what stands. */
export function changesFor(game: Game, player: PlayerId, card: ObjectId): readonly Change[] {
  const found: Change[] = []
  ownStatics(game, card, "costs").forEach((change, i) => {
    found.push({ key: `own:${i + 1}`, source: card, controller: player, change: change as CostChange })
  })
  for (const what of standing(game, "costs")) {
    if (what.to === undefined || what.to === "this" || what.to === "attached") continue
    const controller = what.controller as PlayerId
    if (matches(game, makeFrame(what.source, controller), card, what.to as Filter) !== true) continue
    const key = `from:${what.source}:${found.length + 1}`
    found.push({ key, source: what.source, controller, change: what.does.costs as CostChange })
  }
  return found
}

/** What a card says of itself under a static word, where its condition holds. It needn't be in play for that. */
export function ownStatics(game: Game, card: ObjectId, word: string): readonly unknown[] {
  const found = object(game.state, card)
  const result: unknown[] = []
  for (const ability of (game.cards[found.card]?.faces[found.face]?.abilities ?? []) as readonly Ability[]) {
    if (typeof ability !== "object" || !("static" in ability)) continue
    const own = ability as { static: Readonly<Record<string, unknown>>; to?: unknown; while?: Condition }
    if (!(word in own.static) || (own.to !== undefined && own.to !== "this")) continue
    if (own.while !== undefined && !holds(game, makeFrame(card, found.owner), own.while)) continue
    result.push(own.static[word])
  }
  return result
}

export const isForcedChange = (change: Change): boolean =>
  change.change.optional !== true && change.change.act === undefined

/** Increases first, then the reductions that stop earlier: the order that leaves the least to pay. */
export const inOrder = (changes: readonly Change[]): readonly Change[] =>
  [...changes].sort(
    (a, b) =>
      Number(a.change.more === undefined) - Number(b.change.more === undefined) ||
      (b.change.atLeast ?? 0) - (a.change.atLeast ?? 0),
  )

/** The cost after one change. A reduction never makes it smaller than it says, nor than it already was. */
function changed(game: Game, frame: Frame, cost: number, change: CostChange): number {
  if (change.more !== undefined) cost += amountOf(game, frame, change.more as Value)
  const each = change.lessEach === undefined ? 0 : amountOf(game, frame, change.lessEach as Value)
  const less = change.less === undefined ? 0 : amountOf(game, frame, change.less as Value)
  const least = Math.min(cost, change.atLeast ?? 0)
  return Math.max(least, cost - less - each * doneTo(frame))
}

/** To how many cards something was done so far; what merely goes along isn't counted. */
const doneTo = (frame: Frame): number => frame.done.filter((event) => event.as !== "moves-along").length

const frameOf = (change: Change): Frame => makeFrame(change.source, change.controller)

/** Applies the changes one by one, each with what has to be done for it (601.1e). */
export function* finalCost(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  changes: readonly Change[],
): Procedure<number> {
  let cost = printedCost(game, card)
  for (const change of changes) {
    const frame = frameOf(change)
    const done = change.change.act === undefined || (yield* run(game, frame, change.change.act as Effect))
    if (!done) continue
    cost = changed(game, frame, cost, change.change)
    step(game, "cost-changes", ["601.1e"], { player, object: card, data: { source: change.source, cost } })
  }
  return cost
}

export function printedCost(game: Game, card: ObjectId): number {
  const cost = costOf(game, card)
  return cost === "unknown" ? 0 : cost
}

/**
 * The least this card could cost now, all changes used. What has to be done for one is tried out on a copy of the position,
 * as far as it goes.
 */
export function leastCost(game: Game, card: ObjectId, changes: readonly Change[]): number {
  return inOrder(changes).reduce(
    (cost, change) => {
      const { act } = change.change
      if (act === undefined) return changed(game, frameOf(change), cost, change.change)
      const tried = tryAct(game, change, asMuchAsPossible)
      return tried === null ? cost : Math.min(cost, changed(tried.copy, tried.frame, cost, change.change))
    },
    printedCost(game, card),
  )
}

/**
 * Can what this change demands be done at all (601.1a)? "Any number" can: none is a number.
 */
export const isFeasible = (game: Game, change: Change): boolean =>
  change.change.act === undefined || tryAct(game, change, asMuchAsPossible) !== null

function tryAct(
  game: Game,
  change: Change,
  choose: (decision: Decision) => readonly Key[] | null,
): { readonly copy: Game; readonly frame: Frame } | null {
  const frame = frameOf(change)
  const { result, copy } = tried(game, (on) => run(on, frame, change.change.act as Effect), choose)
  if (result.end === "done" && !result.value && !choosesAnyNumber(change.change.act)) return null
  return result.end === "illegal" ? null : { copy, frame }
}

/** A trial that takes the end of the game for an end like another. */
export function tried<T>(
  game: Game,
  procedure: (copy: Game) => Procedure<T>,
  choose: (decision: Decision) => readonly Key[] | null = takeFirst,
): ReturnType<typeof trial<T>> {
  return trial(game, (copy) => endingWith(copy, procedure), choose) as ReturnType<typeof trial<T>>
}

function* endingWith<T>(copy: Game, procedure: (copy: Game) => Procedure<T>): Procedure<T | null> {
  try {
    return yield* procedure(copy)
  } catch (error) {
    if (error instanceof GameOver) return null
    throw error
  }
}

function asMuchAsPossible(decision: Decision): readonly Key[] | null {
  const { space } = decision
  if (space.type === "pick" && space.constraints.length === 0 && !space.repeat && space.max > 1)
    return space.options.slice(0, space.max).map((option) => option.key)
  if (decision.kind === "yes-no") return ["yes"]
  return takeFirst(decision)
}

function choosesAnyNumber(effect: unknown): boolean {
  if (typeof effect !== "object" || effect === null) return false
  if ("choose" in effect && "any" in effect) return true
  return Object.values(effect).some(choosesAnyNumber)
}
