import {
  type Ability,
  amountOf,
  type Condition,
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
  readFace,
  run,
  standing,
  step,
  type Value,
} from "@dilemma-table/engine"
import { costOf } from "./characteristics.ts"
import type { CostChange } from "./lexicon.ts"

/** One effect that increases or decreases the cost of one card (112, 601.1a). */
export interface Change {
  readonly key: Key
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly change: CostChange
  /** What was decided to be so much less, where the text leaves that to the player. */
  readonly decided?: number
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
  for (const ability of (readFace(game, card)?.abilities ?? []) as readonly Ability[]) {
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
export function changed(game: Game, frame: Frame, cost: number, { change, decided }: Change): number {
  if (change.more !== undefined) cost += amountOf(game, frame, change.more as Value)
  const each = change.lessEach === undefined ? 0 : amountOf(game, frame, change.lessEach as Value)
  const less = decided ?? (change.less === undefined ? 0 : amountOf(game, frame, change.less as Value))
  const least = Math.min(cost, change.atLeast ?? 0)
  return Math.max(least, cost - less - each * doneTo(frame))
}

/** To how many cards something was done so far; what merely goes along isn't counted. */
const doneTo = (frame: Frame): number => frame.done.filter((event) => event.as !== "moves-along").length

export const frameOf = (change: Change): Frame => makeFrame(change.source, change.controller)

/** Applies the changes one by one, each with what has to be done for it (601.1e). */
export function* finalCost(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  mana: number,
  changes: readonly Change[],
): Procedure<number> {
  let cost = mana
  for (const change of changes) {
    const frame = frameOf(change)
    const done = change.change.act === undefined || (yield* run(game, frame, change.change.act as Effect))
    if (!done) continue
    cost = changed(game, frame, cost, change)
    step(game, "cost-changes", ["601.1e"], { player, object: card, data: { source: change.source, cost } })
  }
  return cost
}

export function printedCost(game: Game, card: ObjectId): number {
  const cost = costOf(game, card)
  return cost === "unknown" ? 0 : cost
}
