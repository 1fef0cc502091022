import { type Decision, decision, fork, type Game, type Key, type PlayerId } from "@dilemma-table/engine"
import type { Aim } from "./aim.ts"
import { inOrder, isIdle } from "./order.ts"
import type { Search } from "./search.ts"

/** An answer to a choice, with the position in which it was given. */
export interface Move {
  readonly game: Game
  readonly asked: Decision
  readonly keys: readonly Key[]
}

/** Another answer that somebody could have given, and how the player goes on to the next choice that isn't the player's. */
export interface Reply {
  readonly move: Move
  readonly met: readonly Move[]
}

/** A choice of the way to the aim. */
export interface LineMove extends Move {
  readonly mine: boolean
  /** Of a choice that isn't the player's: the other answers. */
  readonly others: readonly Reply[]
}

/** A way to the aim: what the player does, and what is answered to everything that could be done against it. */
export interface Line {
  readonly moves: readonly LineMove[]
  /** The game at its end, with the log of all that happened. */
  readonly end: Game
  /** Answers of others on the way that aren't told. */
  readonly untold: number
}

interface Position {
  readonly game: Game
  readonly shuffled: ReadonlySet<PlayerId>
}

/** So many answers of others are followed. */
const MOST_REPLIES = 40

const noShuffle: ReadonlySet<PlayerId> = new Set()

/** The way that a search has found, told from its beginning. The search's answer was yes. */
export function lineOf(search: Search, aim: Aim, from: Game): Line {
  const moves: LineMove[] = []
  let untold = 0
  let told = 0
  let at: Position = { game: start(from), shuffled: noShuffle }
  for (;;) {
    const here = search.advance(at.game, at.shuffled)
    const { asked, choices, verdict, shuffled } = here
    if (verdict !== null || asked === null) return { moves, end: at.game, untold }
    const mine = asked.by === aim.seat
    const ways = inOrder(asked, choices.answers).map((keys) => after(search, at.game, shuffled, keys))
    const chosen = mine ? least(ways) : most(asked, ways)
    if (chosen === null) throw new Error("A won position without a way on")
    const before = fork(at.game)
    const others = mine ? [] : ways.filter((way) => way !== chosen)
    const followed = others.slice(0, Math.max(0, MOST_REPLIES - told))
    told += followed.length
    untold += others.length - followed.length
    moves.push({
      game: before,
      asked,
      keys: chosen.keys,
      mine,
      others: followed.map((way) => ({
        move: { game: before, asked, keys: way.keys },
        met: metBy(search, aim, way.at),
      })),
    })
    at = chosen.at
  }
}

const start = (from: Game): Game => fork(from, { forced: "ask", chance: "ask" })

interface Way {
  readonly keys: readonly Key[]
  readonly at: Position
  /** When it was found to be won; 0 at once. Null where it isn't. */
  readonly won: number | null
}

/** What comes of an answer. The position given is played on only as far as was answered. */
function after(search: Search, from: Game, shuffled: ReadonlySet<PlayerId>, keys: readonly Key[]): Way {
  const game = fork(from)
  const asked = decision(game)
  if (asked === null) throw new Error("A choice without a decision")
  game.give(asked.by, keys)
  const trial = fork(game)
  const reached = search.advance(trial, shuffled)
  const won =
    reached.verdict === "reached" ? 0 : reached.verdict === null ? search.wonAt(trial, reached.shuffled) : null
  return { keys, at: { game, shuffled }, won }
}

/** The way that was found first: what it rests on was found before it, so it leads to an end. */
function least(ways: readonly Way[]): Way | null {
  let found: Way | null = null
  for (const way of ways) if (way.won !== null && (found === null || way.won < (found.won ?? 0))) found = way
  return found
}

/** Of answers that are all met, the one that was hardest to meet; passing only where nothing else could be done. */
function most(asked: Decision, ways: readonly Way[]): Way | null {
  const active = ways.filter(({ keys }) => !isIdle(asked, keys))
  let found: Way | null = null
  for (const way of active.length > 0 ? active : ways)
    if (found === null || (way.won ?? 0) > (found.won ?? 0)) found = way
  return found
}

/** How the player goes on, up to the next choice that isn't the player's. */
function metBy(search: Search, aim: Aim, from: Position): readonly Move[] {
  const met: Move[] = []
  let at = { game: fork(from.game), shuffled: from.shuffled }
  for (;;) {
    const { asked, choices, verdict, shuffled } = search.advance(at.game, at.shuffled)
    if (verdict !== null || asked === null || asked.by !== aim.seat) return met
    const { game } = at
    const chosen = least(inOrder(asked, choices.answers).map((keys) => after(search, game, shuffled, keys)))
    if (chosen === null) return met
    met.push({ game: fork(game), asked, keys: chosen.keys })
    at = { game: chosen.at.game, shuffled: chosen.at.shuffled }
  }
}
