import { type Mishap, mishapsOf } from "../search/mishaps.ts"
import { type GameRecord, isOver } from "./game-record.ts"
import { type Share, shareOf } from "./interval.ts"
import { type AbilityTally, ModesTallying } from "./modes-tally.ts"

/** Games won, of those that somebody won. */
export interface Wins {
  readonly games: number
  readonly won: number
  readonly rate: Share | null
}

/** A game that was broken off. */
export interface BrokenGame {
  readonly index: number
  readonly seed: number
  readonly code: string
  readonly message: string
}

/** So many games took so many turns. */
export interface Length {
  readonly turns: number
  /** Games that each seat won, and draws. */
  readonly won: readonly [number, number]
  readonly draws: number
}

/** A way in which games ended, by the rulebook's word. */
export interface Ending {
  readonly end: string
  readonly winner: number | null
  readonly games: number
}

/** What many games come to. */
export interface Tally {
  readonly games: number
  readonly draws: number
  /** Games stopped at their limit of answers. */
  readonly stopped: number
  readonly broken: readonly BrokenGame[]
  /** Errors in which tries of searching players broke off, in all games. */
  readonly mishaps: readonly Mishap[]
  readonly answers: number
  /** By seat: all games, those in which it went first, those in which it went second. */
  readonly seats: readonly { readonly all: Wins; readonly first: Wins; readonly second: Wins }[]
  /** Whoever went first. */
  readonly first: Wins
  /** Turns of the games that were brought to their end; null of none. */
  readonly turns: {
    readonly mean: number
    readonly median: number
    readonly least: number
    readonly most: number
  } | null
  /** The shortest games first. */
  readonly lengths: readonly Length[]
  /** How games ended, and who won them; the most frequent first. */
  readonly ends: readonly Ending[]
  readonly abilities: readonly AbilityTally[]
}

/** Counts games, as they come. */
export class Tallying {
  private games = 0
  private answers = 0
  private stopped = 0
  private readonly broken: BrokenGame[] = []
  private mishaps: readonly Mishap[] = []
  /** Games that somebody won, by who went first and by who won. */
  private readonly wins = [
    [0, 0],
    [0, 0],
  ]
  private readonly lengths = new Map<number, [number, number, number]>()
  private readonly ends = new Map<string, Ending>()
  private readonly modes = new ModesTallying()

  take(record: GameRecord): void {
    const { index, seed, first, winner, end, turns, answers, fault } = record
    this.games += 1
    this.answers += answers
    const how = `${end} ${winner}`
    this.ends.set(how, { end, winner, games: (this.ends.get(how)?.games ?? 0) + 1 })
    if (fault !== null) this.broken.push({ index, seed, ...fault })
    if (record.mishaps !== undefined) this.mishaps = mishapsOf([this.mishaps, record.mishaps])
    if (end === "limit") this.stopped += 1
    if (isOver(record)) {
      const length = this.lengths.get(turns) ?? [0, 0, 0]
      const place = winner === null ? 2 : (winner as 0 | 1)
      length[place] += 1
      this.lengths.set(turns, length)
    }
    const wins = this.wins[first]
    if (winner !== null && wins !== undefined) wins[winner] = (wins[winner] ?? 0) + 1
    this.modes.take(record)
  }

  tally(): Tally {
    const wins = (first: number, seat: number): number => this.wins[first]?.[seat] ?? 0
    const games = (first: number): number => wins(first, 0) + wins(first, 1)
    const lengths = [...this.lengths]
      .sort(([a], [b]) => a - b)
      .map(([turns, [a, b, draws]]): Length => ({ turns, won: [a, b], draws }))
    return {
      games: this.games,
      draws: lengths.reduce((sum, { draws }) => sum + draws, 0),
      stopped: this.stopped,
      broken: this.broken,
      mishaps: this.mishaps,
      answers: this.answers,
      seats: [0, 1].map((seat) => ({
        all: winsOf(wins(0, seat) + wins(1, seat), games(0) + games(1)),
        first: winsOf(wins(seat, seat), games(seat)),
        second: winsOf(wins(1 - seat, seat), games(1 - seat)),
      })),
      first: winsOf(wins(0, 0) + wins(1, 1), games(0) + games(1)),
      turns: turnsOf(lengths),
      lengths,
      ends: [...this.ends]
        .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
        .map(([, ending]) => ending),
      abilities: this.modes.tally(),
    }
  }
}

const winsOf = (won: number, games: number): Wins => ({ games, won, rate: shareOf(won, games) })

const gamesIn = ({ won: [a, b], draws }: Length): number => a + b + draws

function turnsOf(lengths: readonly Length[]): Tally["turns"] {
  const [shortest] = lengths
  const longest = lengths.at(-1)
  if (shortest === undefined || longest === undefined) return null
  const games = lengths.reduce((sum, length) => sum + gamesIn(length), 0)
  const all = lengths.reduce((sum, length) => sum + length.turns * gamesIn(length), 0)
  /** The turns of the game at this place, the shortest being at 0. */
  const at = (place: number): number => {
    let before = 0
    for (const length of lengths) {
      before += gamesIn(length)
      if (before > place) return length.turns
    }
    return longest.turns
  }
  const median = (at(Math.floor((games - 1) / 2)) + at(Math.floor(games / 2))) / 2
  return { mean: all / games, median, least: shortest.turns, most: longest.turns }
}
