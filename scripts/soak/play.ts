import {
  answer,
  type Decision,
  decision,
  fork,
  type Game,
  type Key,
  load,
  newGame,
  positionKey,
  randomSource,
  sample,
  save,
  tapeOf,
} from "@dilemma-table/engine"
import { added, type DeadEnds, noDeadEnds, tryAnnouncements } from "./dead-ends.ts"
import { bundledCards, type GameName, type Side, sides } from "./sides.ts"

export interface Failure {
  /** What kind: "never-ends", "no-answer", "dead-end", "illegal", "unsound", "save-differs", "crash", or the fault's own code. */
  readonly code: string
  readonly message: string
  readonly seed: number
  readonly decks: readonly string[]
  /** How many answers had been given, the engine's own among them. */
  readonly step: number
  /** The answer that came next; null where the decision had none. */
  readonly keys: readonly Key[] | null
  /** The position before it, as `dilemma play --load` reads it. Null where it can't be saved. */
  readonly save: string | null
}

export interface Played {
  readonly seed: number
  readonly answers: number
  /** How the game ended, or null where it failed. */
  readonly reason: string | null
  readonly failure: Failure | null
  /** What came of trying out announcements. */
  readonly tried: DeadEnds
}

export interface PlayOptions {
  /** So many answers are given at most. */
  readonly limit: number
  /** Is every position looked at for what always holds? */
  readonly check: boolean
  /** Duel Masters where nothing is said. */
  readonly game?: GameName
  readonly players?: number
  /** In so many of a hundred decisions about an action every announcement is tried out, each in three ways; 0 is none. */
  readonly announcements?: number
  /** A position in the midst of a game rather than a whole game, which isn't saved and loaded. */
  readonly positions?: boolean
}

/** Ways of answering that are tried for each announcement. */
const ways = 3

/**
 * Plays one random game to its end by the rules. It is saved at a random decision; loaded, it continues with the same
 * answers to the same end.
 */
export function playSeed(seed: number, options: PlayOptions): Played {
  const side = sides[options.game ?? "duel-masters"]
  const { setup, decks } = side.begin(seed, options.players ?? 2, options.positions)
  const begun = newGame(side.rulebook, setup)
  if (!begun.ok) {
    const { code, message } = begun.fault
    return failed({ code, message: message.en, seed, decks, step: 0, keys: null, save: null })
  }
  const game = begun.value
  const run = new Run(game, side, seed, options)
  const failure = run.play() ?? (options.positions === true ? null : run.playAgain())
  if (decks[0] === bundledCards) run.tried = { ...run.tried, unsureBundled: run.tried.unsure }
  const step = game.tape?.n ?? 0
  if (failure !== null) return failed({ ...failure, seed, decks, step: failure.at ?? step }, run.tried)
  return { seed, answers: step, reason: game.state.result?.reason ?? "limit", failure: null, tried: run.tried }
}

export const failed = (failure: Failure, tried: DeadEnds = noDeadEnds): Played => ({
  seed: failure.seed,
  answers: failure.step,
  reason: null,
  failure,
  tried,
})

type Fault = Pick<Failure, "code" | "message" | "keys" | "save"> & { readonly at?: number }

class Run {
  private readonly game: Game
  private readonly options: PlayOptions
  private readonly random: (n: number) => number
  private readonly trying: (n: number) => number
  /** The game as it was at one of its decisions, each as likely as the others. */
  private kept: Game | null = null
  tried: DeadEnds = noDeadEnds
  private readonly side: Side

  constructor(game: Game, side: Side, seed: number, options: PlayOptions) {
    this.game = game
    this.side = side
    this.options = options
    this.random = randomSource(seed)
    this.trying = randomSource(seed + 1_000_003)
  }

  play(): Fault | null {
    const { game, random } = this
    let keys: readonly Key[] | null = null
    try {
      let asked = decision(game)
      for (let n = 1; asked !== null; n++) {
        if (n > this.options.limit) {
          if (!this.side.ends) return null
          return this.fault("never-ends", `not over after ${n - 1} answers`, null)
        }
        if (random(n) === 0) this.kept = fork(game)
        const broken = this.options.check ? this.side.unsound(game) : []
        if (broken.length > 0) return this.fault("unsound", broken.join("; "), null)
        keys = null
        const [dead] = this.tryOut(asked)
        if (dead !== undefined) return this.fault("dead-end", dead, null)
        keys = pick(asked, game, random)
        if (keys === null) return this.fault("no-answer", `${asked.kind} (${asked.prompt}) has no answer`, null)
        const given = answer(game, asked.by, keys)
        if (!given.ok) return this.fault(given.fault.code, given.fault.message.en, keys)
        asked = given.value
      }
    } catch (error) {
      return this.fault("crash", told(error), keys)
    }
    return game.state.result === null ? this.fault("no-result", "nothing is asked and nobody has won", null) : null
  }

  /** Tries out what is offered here, now and then. Chance of its own: the game goes on as it would without. */
  private tryOut(asked: Decision): readonly string[] {
    const { announcements = 0 } = this.options
    if (announcements === 0 || asked.kind !== "action" || this.trying(100) >= announcements) return []
    const found = tryAnnouncements(this.game, asked, this.trying, ways)
    this.tried = added(this.tried, found)
    return found.faults
  }

  /** The kept position, saved and loaded, given the answers that followed: it must end as the game did. */
  playAgain(): Fault | null {
    const { game, kept } = this
    if (kept === null) return null
    let text: string | null = null
    const at = kept.tape?.n ?? 0
    try {
      text = save(kept)
      const loaded = load(this.side.rulebook, text)
      if (!loaded.ok) return { code: loaded.fault.code, message: loaded.fault.message.en, keys: null, save: text, at }
      const again = loaded.value
      for (const { by, keys, auto } of tapeOf(game).slice(at)) {
        if (auto) continue
        const given = answer(again, by, keys)
        if (!given.ok) return { code: "save-differs", message: given.fault.message.en, keys, save: text, at }
      }
      if (ending(again) !== ending(game))
        return { code: "save-differs", message: "the loaded game ends otherwise", keys: null, save: text, at }
      return null
    } catch (error) {
      return { code: "crash", message: told(error), keys: null, save: text, at }
    }
  }

  private fault(code: string, message: string, keys: readonly Key[] | null): Fault {
    return { code, message, keys, save: saved(this.game) }
  }
}

function pick(asked: Decision, game: Game, random: (n: number) => number): readonly Key[] | null {
  const { space } = asked
  if (space.type === "pick" && space.options.length < space.min && !space.repeat) return null
  return sample(space, random, game.oracle)
}

/** A fingerprint of how a game stands: its position, its tape and its last random numbers. */
const ending = (game: Game): string =>
  JSON.stringify([positionKey(game), tapeOf(game).map(({ print }) => print), game.state.random, game.state.result])

function saved(game: Game): string | null {
  try {
    return save(game)
  } catch {
    return null
  }
}

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
