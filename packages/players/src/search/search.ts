import {
  CHANCE,
  contains,
  type Decision,
  decision,
  fork,
  type Game,
  isForced,
  type Key,
  knows,
  type PlayerId,
  randomSource,
  sample,
} from "@dilemma-table/engine"
import { type Random, type Weighed, weighedAnswers } from "../greedy.ts"
import type { Asked, Player } from "../player.ts"
import type { Prior } from "../prior.ts"
import { Mishaps } from "./mishaps.ts"
import { decisionsAhead, inSearch, turnsAhead, withinLimits, worthInSearch, worthLimits } from "./playout.ts"
import { likelyAnswer, type Playing, plainPayment } from "./policy.ts"
import { type Edge, edgeOf, mostWorthTrying, type Node, newNode, Range, widthAfter } from "./tree.ts"
import { Worlds } from "./worlds.ts"

/** How long is searched for one answer: so many playouts, or so many milliseconds. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

export interface SearchOptions {
  readonly budget: Budget
  readonly prior: Prior
}

/** So many answers are searched at most. */
const widest = 12
/** How many playouts the first look at an answer counts for. */
const firstLook = 3

/**
 * Searches a tree of information sets (ISMCTS): each playout is on another deal of what the player doesn't know, goes down
 * the tree by what was best so far, plays on cheaply for two turns, and tells every answer on its way what the position was
 * worth there. With a budget of iterations, deterministic for a seed (an integer).
 */
export function searchPlayer(seed: number, options: SearchOptions): Player {
  const random = randomSource(seed)
  const mishaps = new Mishaps()
  return {
    name: "search",
    choose: (asked) => choose(asked, options, random, mishaps),
    mishaps: () => mishaps.all(),
  }
}

/** What is plain to everybody isn't searched. */
const plain: ReadonlySet<Decision["kind"]> = new Set(["payment", "mana-kept", "order", "waiting", "replacement"])

function choose(asked: Asked, options: SearchOptions, random: Random, mishaps: Mishaps): readonly Key[] {
  const { decision: real, oracle } = asked
  if (real.kind === "payment") {
    const keys = plainPayment(real)
    if (contains(real.space, keys, oracle)) return keys
  }
  const weighed = distinct(weighedAnswers(asked, random))
  const [first, second] = weighed
  if (first === undefined) return sample(real.space, random, oracle)
  if (second === undefined || plain.has(real.kind)) return first.keys
  const found = search(asked, weighed.slice(0, widest), options, random(1 << 30), mishaps)
  return found === null ? first.keys : found.keys
}

function distinct(weighed: readonly Weighed[]): readonly Weighed[] {
  const seen = new Set<string>()
  return weighed.filter(({ keys }) => {
    const text = JSON.stringify(keys)
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}

/** The best of these answers after the budget is spent; null where no deal fits what was played. */
function search(
  asked: Asked,
  weighed: readonly Weighed[],
  { budget, prior }: SearchOptions,
  seed: number,
  mishaps: Mishaps,
): Edge | null {
  const worlds = new Worlds(asked, prior, seed)
  const root = newNode(asked.seat)
  const range = new Range()
  const answers = weighed.map(({ keys }) => edgeOf(root, JSON.stringify(keys), keys))
  const isSpent = spending(budget)
  for (let n = 0; !isSpent(n); n++) {
    const open = answers.slice(0, 1 + widthAfter(n))
    for (const edge of open) edge.available += 1
    const edge = mostWorthTrying(open, range, true)
    if (edge === undefined) break
    const world = worlds.at(edge.n)
    if (world === null) return null
    root.visits += 1
    // The same luck for each answer's first playout, its second …: what differs comes of the answer.
    iterate(fork(world, inSearch), edge, {
      seat: asked.seat,
      range,
      random: randomSource(seed + 7919 * edge.n),
      begun: new Set(),
      mishaps,
    })
  }
  return bestOf(answers, weighed)
}

function spending(budget: Budget): (n: number) => boolean {
  if ("iterations" in budget) return (n) => n >= budget.iterations
  const begun = performance.now()
  return (n) => n > 0 && performance.now() - begun >= budget.milliseconds
}

interface Searching extends Playing {
  readonly seat: PlayerId
  readonly range: Range
  readonly mishaps: Mishaps
}

/** One playout from the searched decision on, beginning with this answer. */
function iterate(play: Game, first: Edge, searching: Searching): void {
  const { seat, range } = searching
  const path: Edge[] = [first]
  const asked = decision(play)
  if (asked === null || !contains(asked.space, first.keys, play.oracle)) {
    // What isn't possible in this deal counts as bad as anything.
    learn(path, -worthLimits, range)
    return
  }
  const until = play.state.turn + turnsAhead
  let node: Node | null = null
  let edge: Edge | null = first
  try {
    play.give(seat, first.keys)
    for (let n = 0; n < decisionsAhead; n++) {
      const next = decision(play)
      if (next === null || play.state.turn >= until) break
      if (edge !== null && next.by !== CHANCE) {
        edge.next ??= first.n > 0 || edge !== first ? newNode(next.by) : null
        node = edge.next
        edge = node === null || node.by !== next.by ? null : stepDown(play, next, node, searching)
        if (edge !== null) {
          path.push(edge)
          play.give(next.by, edge.keys)
          // A new answer ends the tree: from here on it is played out.
          if (edge.n === 0) edge = null
          continue
        }
      }
      play.give(next.by, isForced(next.space, play.oracle) ?? likelyAnswer(play, next, searching))
    }
  } catch (error) {
    searching.mishaps.take(error)
  }
  learn(path, worthInSearch(play, seat), range)
}

function learn(path: readonly Edge[], worth: number, range: Range): void {
  range.see(worth)
  for (const edge of path) {
    edge.n += 1
    edge.total += worth
    edge.squares += worth * worth
  }
}

/** The answer that is looked at from a node of the tree, in this deal. */
function stepDown(play: Game, asked: Decision, node: Node, searching: Searching): Edge | null {
  const { seat, range, random } = searching
  node.visits += 1
  const possible = [...node.edges.values()].filter(
    ({ keys, label }) => contains(asked.space, keys, play.oracle) && labelOf(play, asked, keys, seat) === label,
  )
  for (const edge of possible) edge.available += 1
  if (possible.length < widthAfter(node.visits)) {
    const keys = possible.length === 0 ? likelyAnswer(play, asked, searching) : sample(asked.space, random, play.oracle)
    const edge = edgeOf(node, labelOf(play, asked, keys, seat), keys)
    if (edge.n === 0 || possible.length === 0) return edge
  }
  return mostWorthTrying(possible, range, node.by === seat) ?? null
}

/** What an answer is called whatever cards were dealt: a card that the player doesn't know by what it is. */
function labelOf(play: Game, { space }: Decision, keys: readonly Key[], seat: PlayerId): string {
  if (!("options" in space)) return JSON.stringify(keys)
  return JSON.stringify(
    keys.map((key) => {
      const is = space.options.find((option) => option.key === key)?.is
      const found = is !== undefined && "object" in is ? play.state.objects[is.object] : undefined
      if (found === undefined || knows(play, seat, found.id)) return key
      return String(key).replace(String(found.id), `card ${found.card}`)
    }),
  )
}

/** The answer that did best, its first look counted in: with few playouts luck mustn't decide. */
function bestOf(answers: readonly Edge[], weighed: readonly Weighed[]): Edge | null {
  const tried = answers.filter(({ n }) => n > 0)
  if (tried.length === 0) return null
  const n = tried.reduce((sum, edge) => sum + edge.n, 0)
  const lookOf = (edge: Edge): number => withinLimits(weighed[answers.indexOf(edge)]?.worth ?? -worthLimits)
  const base = tried.reduce((sum, edge) => sum + edge.total - lookOf(edge) * edge.n, 0) / n
  const worth = (edge: Edge): number => (firstLook * (base + lookOf(edge)) + edge.total) / (firstLook + edge.n)
  return tried.reduce((best, edge) => (worth(edge) > worth(best) ? edge : best))
}
