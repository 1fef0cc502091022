import { type Deck, deckSetup, rulebook, unsound } from "@dilemma-table/duel-masters"
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
import { decksOf } from "./decks.ts"

export interface Failure {
  /** What kind: "never-ends", "no-answer", "illegal", "unsound", "save-differs", "crash", or the fault's own code. */
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
}

export interface PlayOptions {
  /** So many answers are given at most. */
  readonly limit: number
  /** Is every position looked at for what always holds? */
  readonly check: boolean
}

/**
 * Plays one random game to its end by the rules. It is saved at a random decision; loaded, it continues with the same
 * answers to the same end.
 */
export function playSeed(seed: number, options: PlayOptions): Played {
  return playGame(seed, decksOf(seed), options)
}

function playGame(seed: number, decks: readonly [Deck, Deck], options: PlayOptions): Played {
  const begun = newGame(rulebook, deckSetup(decks, seed))
  const names = decks.map((deck) => deck.id)
  if (!begun.ok) {
    const { code, message } = begun.fault
    return failed({ code, message: message.en, seed, decks: names, step: 0, keys: null, save: null })
  }
  const game = begun.value
  const run = new Run(game, seed, options)
  const failure = run.play() ?? run.playAgain()
  const step = game.tape?.n ?? 0
  if (failure === null) return { seed, answers: step, reason: game.state.result?.reason ?? null, failure: null }
  return failed({ ...failure, seed, decks: names, step: failure.at ?? step })
}

const failed = (failure: Failure): Played => ({ seed: failure.seed, answers: failure.step, reason: null, failure })

type Fault = Pick<Failure, "code" | "message" | "keys" | "save"> & { readonly at?: number }

class Run {
  private readonly game: Game
  private readonly options: PlayOptions
  private readonly random: (n: number) => number
  /** The game as it was at one of its decisions, each as likely as the others. */
  private kept: Game | null = null

  constructor(game: Game, seed: number, options: PlayOptions) {
    this.game = game
    this.options = options
    this.random = randomSource(seed)
  }

  play(): Fault | null {
    const { game, random } = this
    let keys: readonly Key[] | null = null
    try {
      let asked = decision(game)
      for (let n = 1; asked !== null; n++) {
        if (n > this.options.limit) return this.fault("never-ends", `not over after ${n - 1} answers`, null)
        if (random(n) === 0) this.kept = fork(game)
        const broken = this.options.check ? unsound(game) : []
        if (broken.length > 0) return this.fault("unsound", broken.join("; "), null)
        keys = null
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

  /** The kept position, saved and loaded, given the answers that followed: it must end as the game did. */
  playAgain(): Fault | null {
    const { game, kept } = this
    if (kept === null) return null
    let text: string | null = null
    const at = kept.tape?.n ?? 0
    try {
      text = save(kept)
      const loaded = load(rulebook, text)
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
