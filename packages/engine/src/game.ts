import type { GameBasis, GameOptions, Imagining, Rest, TapeNode } from "./basis.ts"
import type { CompiledCard } from "./card.ts"
import { drawChance } from "./chance.ts"
import type { Decision } from "./decision.ts"
import type { Edition } from "./editions.ts"
import { unwrapState } from "./fragile.ts"
import { type CardIndex, CHANCE, type Key, type ObjectId, type PlayerId, seatName } from "./ids.ts"
import { type LogNode, StopHere } from "./log.ts"
import type { Said } from "./modes.ts"
import type { Present } from "./present.ts"
import type { Procedure } from "./procedure.ts"
import { DependsOnUnknown, Endless, fail, type Outcome, ok } from "./refusal.ts"
import type { Rulebook } from "./rulebook.ts"
import { explain, fingerprint, isForced, normalise } from "./space/index.ts"
import { copyState, type Mutable, type State, withRandom } from "./state.ts"
import { noNotes } from "./unchanged.ts"
import { noAsking } from "./work-out.ts"

/** Is shown a recorded answer and the decision to which it would be given; false stops a re-run there. */
export type ReplayCheck = (asked: Decision, recorded: TapeNode) => boolean

/** So much is done between two decisions at most. */
const MOST_STEPS = 20_000

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
  tape: TapeNode | null
  rest: Rest
  /** The decision at which it stands; null when nothing is asked any more. Undefined until it has been woken. */
  asked: Decision | null | undefined
  /** Where a re-run stops in the log; 0 for nowhere. */
  stopAt = 0
  /** A position to be looked at in the middle of a procedure: nothing is asked there. */
  still = false
  /** On an imagined position that can't go on: the unknown card on which it depends. */
  stoppedBy: ObjectId | null = null
  private sleeping = true
  /** Is it being given recorded answers? */
  private replaying = false
  private position: State
  private lines: LogNode | null
  private procedure: Procedure<void> | null = null
  private stepsSinceAsked = 0
  /** What is being worked out just now (`workOut`). */
  readonly asking = noAsking()
  /** Faces as which objects are being read just now, where not as the one they have: one half of a card. */
  readAs: Map<ObjectId, number> = new Map()
  /** Stands in its place where everything is read as it is (see reading.ts). */
  readonly readPlainly: Map<ObjectId, number> = new Map()

  /** What is read just now as announced for an object (see reading.ts). */
  readSaid: { readonly id: ObjectId; readonly said: Said } | null = null

  /** The decision that was posed last; and in a re-run the one that comes next, where that is known (see `Rest`, `TapeNode`). */
  posed: Decision | null = null
  expected: Decision | null = null
  /** Is the decision at which it stands the one that was posed, and not one made of it on the way? */
  asPosed = false
  /** Counts up with everything that is written to the position: what was worked out before may no longer hold. */
  revision = 0

  /** What has been worked out since (see unchanged.ts). */
  readonly notes = noNotes()

  /** What stands and is watched, as last worked out (see present.ts). */
  present: Present | null = null

  constructor(basis: GameBasis, rest: Rest, tape: TapeNode | null, options: GameOptions, asked?: Decision | null) {
    this.basis = basis
    this.rulebook = basis.rulebook
    this.edition = basis.edition
    this.cards = basis.cards
    this.options = options
    this.rest = rest
    this.tape = tape
    this.position = rest.state
    this.lines = rest.log
    this.asked = asked
  }

  /** The position. Reading it wakes the game. */
  get state(): State {
    if (this.sleeping) this.wake()
    return this.position
  }

  /** For the kernel: puts another position in its place. */
  set state(state: State) {
    this.position = state
    this.revision += 1
    this.sleeping = false
  }

  /** The newest line of the log. Reading it wakes the game. */
  get log(): LogNode | null {
    if (this.sleeping) this.wake()
    return this.lines
  }

  set log(log: LogNode | null) {
    this.lines = log
  }

  /** Is this a position as one player imagines it? What depends on an unknown card stops the run there. */
  get imagined(): boolean {
    return this.basis.imagining !== undefined
  }

  /** Where an imagined position couldn't be reached and its last rest stands for it; otherwise null. */
  get stoppedAt(): Imagining["stoppedAt"] {
    return this.basis.imagining?.stoppedAt ?? null
  }

  /** In a re-run of an imagined position: which card an object is of which the player loses track, if it came to be known. */
  learnt(id: ObjectId): CardIndex | undefined {
    return this.replaying ? this.basis.imagining?.learnt.get(id) : undefined
  }

  card(index: CardIndex): CompiledCard {
    const found = this.cards[index]
    if (found === undefined) throw new RangeError(`There is no card ${index}`)
    return found
  }

  /** Brings the game to its decision: a new generator on a copy of the last rest, given the tape since. */
  wake(): Decision | null {
    if (this.sleeping) this.replay()
    return this.asked ?? null
  }

  /**
   * Gives a new generator the tape since the last rest, and goes on to the decision.
   * @returns how many answers the tape had when `check` stopped the run; null if it went to its end
   */
  replay(check?: ReplayCheck): number | null {
    const { rest, tape } = this
    const answers: TapeNode[] = []
    for (let node = tape; node !== rest.tape && node !== null; node = node.before) answers.push(node)
    const { asked: wasAsked } = this
    this.sleeping = false
    this.stoppedBy = null
    this.position = copyState(rest.state)
    this.revision += 1
    this.lines = rest.log
    this.tape = rest.tape
    this.procedure = this.rulebook.run(this)
    try {
      this.replaying = true
      this.expected = rest.posed ?? null
      let result = this.goOn([])
      this.expected = null
      for (let i = answers.length - 1; i >= 0; i--) {
        const answer = answers[i] as TapeNode
        if (result.done === true) {
          if (check === undefined || this.stoppedBy !== null) break
          this.asked = null
          return answer.n - 1
        }
        const asked = result.value
        if (asked.rest) this.keepRest()
        if (check !== undefined && !check(asked, answer)) return answer.n - 1
        this.tape = answer
        if (answer.by === CHANCE && answer.auto && isForced(asked.space) === null) this.drawFor(asked)
        const next = i > 0 ? answers[i - 1]?.asked : this.asPosed ? wasAsked : null
        this.expected = next ?? null
        result = this.goOn(answer.keys)
      }
      this.replaying = false
      this.expected = null
      this.settle(result)
      return null
    } catch (error) {
      if (!(error instanceof StopHere)) this.sleep(rest, tape, wasAsked)
      throw error
    } finally {
      this.replaying = false
      this.expected = null
    }
  }

  /** Answers with keys that are known to be legal and in normal form. Whatever is thrown, the game stays where it was. */
  give(by: PlayerId, keys: readonly Key[]): Decision | null {
    const asked = this.wake()
    if (asked === null || this.procedure === null) throw new Error("Nothing is asked")
    const { rest, tape } = this
    try {
      this.record(asked, by, keys, false)
      return this.settle(this.goOn(keys))
    } catch (error) {
      this.sleep(rest, tape, asked)
      throw error
    }
  }

  /** Back to a position that is woken when it is used. */
  private sleep(rest: Rest, tape: TapeNode | null, asked: Decision | null | undefined): void {
    this.rest = rest
    this.tape = tape
    this.asked = asked
    this.position = rest.state
    this.lines = rest.log
    this.procedure = null
    this.sleeping = true
  }

  /** Counts what is done without a decision; too much of it is taken to be endless. */
  stepOn(): void {
    this.stepsSinceAsked += 1
    if (this.stepsSinceAsked > MOST_STEPS) throw new Endless(MOST_STEPS)
  }

  /** Runs to the next decision. On an imagined position an unknown card may end the run. */
  private goOn(keys: readonly Key[]): IteratorResult<Decision, void> {
    this.stepsSinceAsked = 0
    try {
      return (this.procedure as Procedure<void>).next(keys)
    } catch (error) {
      if (!(error instanceof DependsOnUnknown && this.imagined)) throw error
      this.stoppedBy = error.object
      return { done: true, value: undefined }
    }
  }

  private record(asked: Decision, by: PlayerId, keys: readonly Key[], auto: boolean): void {
    const isPosed = asked === this.posed
    this.tape = {
      by,
      keys,
      print: isPosed ? null : decisionPrint(asked),
      auto,
      n: (this.tape?.n ?? 0) + 1,
      before: this.tape,
      asked: isPosed ? asked : undefined,
    }
  }

  /** Goes on until someone has to answer; takes a checkpoint at every rest on the way. */
  private settle(first: IteratorResult<Decision, void>): Decision | null {
    let result = first
    while (result.done !== true) {
      const decision = result.value
      if (decision.rest) this.keepRest()
      // The oracle speaks of the decision at hand.
      this.asked = decision
      const keys = this.ownAnswer(decision)
      if (keys === null) {
        this.asPosed = decision === this.posed
        return decision
      }
      this.record(decision, decision.by, keys, true)
      result = this.goOn(keys)
    }
    this.asked = null
    return null
  }

  /** What the engine answers itself: what is left to chance, and where there is only one answer. */
  private ownAnswer(decision: Decision): readonly Key[] | null {
    if (decision.by === CHANCE && this.options.chance === "auto")
      return isForced(decision.space) ?? this.drawFor(decision)
    return this.options.forced === "auto" ? isForced(decision.space, this.oracle) : null
  }

  /** What chance answers; moves the state's random numbers on. */
  private drawFor(decision: Decision): readonly Key[] {
    const drawn = drawChance(this.position.random, decision.space)
    this.position = withRandom(this.position, drawn.random)
    return drawn.keys
  }

  private keepRest(): void {
    const { rest, tape } = this
    if (rest.tape === tape && rest.before !== null) return
    const state = copyState(this.options.fragile ? unwrapState(this.position) : this.position)
    const log = this.lines
    const before = rest.before !== null && rest.n % 8 !== 0 ? rest.before : rest
    this.rest = {
      state,
      tape,
      log: log?.entry.type === "asked" ? log.before : log,
      n: rest.n + 1,
      before,
      // Where somebody was offered less than there is, another run may offer more.
      ...(this.posed === null || this.options.passes !== undefined ? {} : { posed: this.posed }),
    }
  }

  /** The oracle for `ask` constraints of the decision at hand. What depends on an unknown card is allowed. */
  readonly oracle = (question: string, keys: readonly Key[], partial: boolean): boolean => {
    try {
      return this.rulebook.vocabulary.questions[question]?.(this, keys, partial) ?? true
    } catch (error) {
      if (error instanceof DependsOnUnknown && this.imagined) return true
      throw error
    }
  }
}

/** A short hash of a decision: who, what kind, where from, and what space. */
export function decisionPrint(decision: Decision): number {
  const { kind, prompt } = decision
  let hash = fingerprint(decision.space, decision.by + 7)
  for (let i = 0; i < kind.length; i++) hash = Math.imul(hash ^ kind.charCodeAt(i), 0x01000193)
  for (let i = 0; i < prompt.length; i++) hash = Math.imul(hash ^ prompt.charCodeAt(i), 0x01000193)
  return (hash ^ (decision.source ?? 0)) >>> 0
}

/** The hash of the decision that was answered. Most answers are never saved, so it is worked out when it is asked for. */
export function printOf(node: TapeNode): number {
  if (node.print !== null) return node.print
  const print = node.asked === undefined ? 0 : decisionPrint(node.asked)
  ;(node as Mutable<TapeNode>).print = print
  return print
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
  if (game.still)
    return fail(
      "still-position",
      "answer",
      "This position is only to be looked at; nothing is asked here.",
      "この局面は閲覧専用です。ここでは何も尋ねられていません。",
    )
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
  try {
    return ok(game.give(by, normalise(asked.space, keys)))
  } catch (error) {
    if (!(error instanceof Endless)) throw error
    return fail(
      error.code,
      "answer",
      "What follows would never end, and nobody is asked in it. The game stays where it was.",
      "この先の処理は誰にも尋ねられないまま終わらなくなります。ゲームはそのままです。",
    )
  }
}

/** Plays on from here independently. Cheap: it shares the last rest and the tape, and wakes when it is used. */
export const fork = (game: Game, options: Partial<GameOptions> = {}): Game => {
  if (game.still) return stillOf(game)
  decision(game)
  const all = { ...game.options, ...options }
  const { chance, forced, passes } = game.options
  const same = all.chance === chance && all.forced === forced && all.passes === passes
  const copy = new Game(game.basis, game.rest, game.tape, all, same ? game.asked : undefined)
  copy.stoppedBy = game.stoppedBy
  copy.asPosed = game.asPosed
  return copy
}

/** A game at this very position, in the middle of a procedure too, for asking questions of; it isn't played on. */
export function stillOf(game: Game): Game {
  const copy = new Game(game.basis, game.rest, game.tape, { ...game.options, fragile: false }, null)
  copy.state = copyState(game.options.fragile ? unwrapState(game.state) : game.state)
  copy.still = true
  return copy
}
