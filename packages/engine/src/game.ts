import type { CompiledCard } from "./card.ts"
import { drawChance } from "./chance.ts"
import type { Decision } from "./decision.ts"
import type { Edition } from "./editions.ts"
import { unwrapState } from "./fragile.ts"
import { type CardIndex, CHANCE, type Key, type PlayerId, seatName } from "./ids.ts"
import type { LogNode } from "./log.ts"
import type { Procedure } from "./procedure.ts"
import { fail, type Outcome, ok } from "./refusal.ts"
import type { Rulebook, Setup } from "./rulebook.ts"
import { explain, fingerprint, isForced, normalise } from "./space/index.ts"
import { copyState, type State } from "./state.ts"

export interface GameOptions {
  /** Who answers for chance: the state's generator, or whoever plays (ruling files, searches). */
  readonly chance: "auto" | "ask"
  /** Are decisions with a single legal answer answered by the engine? */
  readonly forced: "auto" | "ask"
  /** Test mode: objects are replaced at every answer. */
  readonly fragile: boolean
}

export const defaultOptions: GameOptions = { chance: "auto", forced: "auto", fragile: false }

/** An answer given, in a shared list, newest first. */
export interface TapeNode {
  readonly by: PlayerId
  readonly keys: readonly Key[]
  /** A hash of the decision it answered. */
  readonly print: number
  /** Did the engine answer (chance, or the only answer)? */
  readonly auto: boolean
  /** How many answers there are up to this one. */
  readonly n: number
  readonly before: TapeNode | null
}

/** A position at a rest: from here the game can be taken up again by a new generator. */
export interface Rest {
  readonly state: State
  readonly tape: TapeNode | null
  readonly log: LogNode | null
  readonly before: Rest | null
}

/** Everything that stays the same in all forks of one game. */
export interface GameBasis {
  readonly rulebook: Rulebook
  /** A zone's place in the state, by name. */
  readonly zoneIndex: Readonly<Record<string, number>>
  readonly edition: Edition
  readonly cards: readonly CompiledCard[]
  readonly setup: Setup
}

/**
 * One game: a position (checkpoint and tape) and, while it is being played, a generator standing at its decision.
 * Procedures are given it too; they read `state`, and change it only through `happen`.
 */
export class Game {
  readonly basis: GameBasis
  readonly options: GameOptions
  readonly rulebook: Rulebook
  readonly edition: Edition
  readonly cards: readonly CompiledCard[]
  state: State
  log: LogNode | null
  tape: TapeNode | null
  rest: Rest
  /** The decision at which it stands; null when the game is over. Undefined until it has been woken. */
  asked: Decision | null | undefined
  /** Where a re-run stops in the log; 0 for nowhere. */
  stopAt = 0
  /** True on imagined positions: what depends on an unknown card stops the run. */
  imagined = false
  private procedure: Procedure<void> | null = null

  constructor(basis: GameBasis, rest: Rest, tape: TapeNode | null, options: GameOptions, asked?: Decision | null) {
    this.basis = basis
    this.rulebook = basis.rulebook
    this.edition = basis.edition
    this.cards = basis.cards
    this.options = options
    this.rest = rest
    this.tape = tape
    this.state = rest.state
    this.log = rest.log
    this.asked = asked
  }

  card(index: CardIndex): CompiledCard {
    const found = this.cards[index]
    if (found === undefined) throw new RangeError(`There is no card ${index}`)
    return found
  }

  /** Brings the game to its decision: a new generator on a copy of the last rest, given the tape since. */
  wake(): Decision | null {
    if (this.procedure !== null || this.asked === null) return this.asked ?? null
    const { rest, tape } = this
    this.state = copyState(rest.state)
    this.log = rest.log
    this.tape = rest.tape
    this.procedure = this.rulebook.run(this)
    const answers: TapeNode[] = []
    for (let node = tape; node !== rest.tape && node !== null; node = node.before) answers.push(node)
    let result = this.procedure.next([])
    for (let i = answers.length - 1; i >= 0; i--) {
      const answer = answers[i] as TapeNode
      if (result.done === true) break
      this.tape = answer
      if (answer.by === CHANCE && answer.auto) this.drawFor(result.value)
      result = this.procedure.next(answer.keys)
    }
    return this.settle(result)
  }

  /** Answers with keys that are known to be legal and in normal form. */
  give(by: PlayerId, keys: readonly Key[], auto = false): Decision | null {
    const asked = this.wake()
    if (asked === null || this.procedure === null) throw new Error("Nothing is asked")
    this.record(asked, by, keys, auto)
    return this.settle(this.procedure.next(keys))
  }

  private record(asked: Decision, by: PlayerId, keys: readonly Key[], auto: boolean): void {
    this.tape = { by, keys, print: decisionPrint(asked), auto, n: (this.tape?.n ?? 0) + 1, before: this.tape }
  }

  /** Goes on until someone has to answer; takes a checkpoint at every rest on the way. */
  private settle(first: IteratorResult<Decision, void>): Decision | null {
    const procedure = this.procedure as Procedure<void>
    let result = first
    for (;;) {
      if (result.done === true) {
        this.asked = null
        return null
      }
      const decision = result.value
      if (decision.rest) this.keepRest()
      if (decision.by === CHANCE && this.options.chance === "auto") {
        const keys = this.drawFor(decision)
        this.record(decision, CHANCE, keys, true)
        result = procedure.next(keys)
        continue
      }
      if (this.options.forced === "auto") {
        const only = isForced(decision.space)
        if (only !== null) {
          this.record(decision, decision.by, only, true)
          result = procedure.next(only)
          continue
        }
      }
      this.asked = decision
      return decision
    }
  }

  /** What chance answers; moves the state's random numbers on. */
  private drawFor(decision: Decision): readonly Key[] {
    const drawn = drawChance(this.state.random, decision.space)
    this.state = { ...this.state, random: drawn.random }
    return drawn.keys
  }

  private keepRest(): void {
    const { rest, tape } = this
    if (rest.tape === tape && rest.before !== null) return
    const state = copyState(this.options.fragile ? unwrapState(this.state) : this.state)
    const log = this.log?.before ?? null
    this.rest = { state, tape, log: this.log?.entry.type === "asked" ? log : this.log, before: rest }
  }

  /** The oracle for `ask` constraints of the decision at hand. */
  readonly oracle = (question: string, keys: readonly Key[], partial: boolean): boolean =>
    this.rulebook.vocabulary.questions[question]?.(this, keys, partial) ?? true
}

/** A short hash of a decision: who, what kind, where from, and what space. */
export function decisionPrint(decision: Decision): number {
  let hash = fingerprint(decision.space, decision.by + 7)
  const words = decision.kind + decision.prompt
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
  return (hash ^ (decision.source ?? 0)) >>> 0
}

/** The decision at which the game stands; null when it is over. */
export const decision = (game: Game): Decision | null => (game.asked === undefined ? game.wake() : game.asked)

/**
 * Answers the decision at which the game stands.
 * @param keys keys of what was offered, in any order where order doesn't matter
 * @returns the next decision, or null when the game is over; a fault if it isn't `by`'s to answer or the answer isn't legal
 */
export function answer(game: Game, by: PlayerId, keys: readonly Key[]): Outcome<Decision | null> {
  const asked = decision(game)
  if (asked === null)
    return fail("game-over", "answer", "The game is over; nothing is asked.", "ゲームは終了しています。")
  if (asked.by !== by) {
    return fail(
      "not-yours",
      "answer",
      `${seatName(asked.by)} is asked (${asked.kind}), not ${seatName(by)}.`,
      `答えるのは${seatName(asked.by)}です(${asked.kind})。${seatName(by)}ではありません。`,
    )
  }
  const wrong = explain(asked.space, keys, game.oracle)
  if (wrong !== null) {
    return fail(
      `answer-${wrong.code}`,
      "answer",
      `This isn't a legal answer to ${asked.kind}: ${wrong.code}${"key" in wrong ? ` (${wrong.key})` : ""}.`,
      `${asked.kind}の答えとして正しくありません: ${wrong.code}`,
      { ...wrong },
    )
  }
  return ok(game.give(by, normalise(asked.space, keys)))
}

/** Plays on from here independently. Cheap: it shares the last rest and the tape, and wakes when it is used. */
export const fork = (game: Game, options: Partial<GameOptions> = {}): Game => {
  decision(game)
  const copy = new Game(game.basis, game.rest, game.tape, { ...game.options, ...options }, game.asked)
  copy.imagined = game.imagined
  return copy
}
