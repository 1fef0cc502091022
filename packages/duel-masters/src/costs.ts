import {
  amountOf,
  type Condition,
  type Effect,
  type Filter,
  type Frame,
  type Game,
  holds,
  isThere,
  type Key,
  makeFrame,
  matches,
  type Names,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  readFace,
  run,
  type Standing,
  standing,
  staticWordsOf,
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
  /** It belongs to the way in which the cost is met, so it is done whenever that way is taken. */
  readonly ofWay?: true
  readonly names?: Names
}

/** Every effect that changes the cost of using this card: the card's own first, then what stands. */
export function changesFor(game: Game, player: PlayerId, card: ObjectId): readonly Change[] {
  const found: Change[] = []
  ownStatics(game, card, "costs").forEach((change, i) => {
    found.push({ key: `own:${i + 1}`, source: card, controller: player, change: change as CostChange })
  })
  for (const { source, controller, does, names } of standingFor(game, "costs", card)) {
    const key = `from:${source}:${found.length + 1}`
    found.push({ key, source, controller: controller as PlayerId, change: does.costs as CostChange, names })
  }
  return found
}

/** What stands under a word that is said of other cards, for this card: those that it describes, or that it was fixed on. */
export function standingFor(game: Game, word: string, card: ObjectId): readonly Standing[] {
  const all = standing(game, word)
  if (all.length === 0) return all
  return all.filter((what) => {
    if (what.objects !== null) return what.objects.includes(card)
    if (what.to === undefined || what.to === "this" || what.to === "attached") return false
    const frame = makeFrame(what.source, what.controller as PlayerId, { names: what.names })
    return matches(game, frame, card, what.to as Filter) === true
  })
}

const NOTHING_SAID: readonly unknown[] = []

/** What a card says of itself under a static word, where its condition holds. It needn't be in play for that. */
export function ownStatics(game: Game, card: ObjectId, word: string): readonly unknown[] {
  const face = readFace(game, card)
  if (face === undefined || !staticWordsOf(face).has(word)) return NOTHING_SAID
  const found = object(game.state, card)
  const result: unknown[] = []
  for (const ability of face.abilities) {
    if (typeof ability !== "object" || !("static" in ability)) continue
    const own = ability as { static: Readonly<Record<string, unknown>>; to?: unknown; while?: Condition }
    if (!(word in own.static) || (own.to !== undefined && own.to !== "this")) continue
    if (own.while !== undefined && !holds(game, makeFrame(card, found.owner), own.while)) continue
    result.push(own.static[word])
  }
  return result
}

export const isForcedChange = ({ change, ofWay }: Change): boolean =>
  ofWay === true || (change.optional !== true && change.act === undefined)

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

/** To how many cards this was really done; what merely goes along isn't counted, nor what something else did instead. */
const doneTo = (frame: Frame): number =>
  frame.done.filter(({ as, source }) => as !== "moves-along" && (source === undefined || source === frame.source))
    .length

/** The frame of a change; "it" is the card being used. */
export const frameOf = ({ source, controller, names }: Change, card: ObjectId): Frame =>
  makeFrame(source, controller, {
    event: { type: "note", rule: "601.1e", object: card },
    ...(names === undefined ? {} : { names }),
  })

/** A change that its card's own fate follows can't apply any more once that card has left. */
export const hasGone = (game: Game, { source, change }: Change): boolean =>
  change.then !== undefined && !isThere(game.state, source)

/** What came of the changes. */
export interface Final {
  readonly cost: number
  /** To how many cards something was done for changes that the card itself has. */
  readonly done: number
}

/** Applies the changes one by one, each with what has to be done for it (601.1e), then what follows it. */
export function* finalCost(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  mana: number,
  changes: readonly Change[],
): Procedure<Final> {
  let cost = mana
  let done = 0
  for (const change of changes) {
    const frame = frameOf(change, card)
    const { act, then } = change.change
    if (hasGone(game, change) || (act !== undefined && !(yield* run(game, frame, act as Effect)))) continue
    if (change.source === card) done += doneTo(frame)
    cost = changed(game, frame, cost, change)
    step(game, "cost-changes", ["601.1e"], { player, object: card, data: { source: change.source, cost } })
    if (then !== undefined) yield* run(game, frame, then as Effect)
  }
  return { cost, done }
}

export function printedCost(game: Game, card: ObjectId): number {
  const cost = costOf(game, card)
  return cost === "unknown" ? 0 : cost
}
