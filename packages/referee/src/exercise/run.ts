import {
  answer,
  type CardIndex,
  contains,
  countIn,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  iterate,
  type Key,
  type LogNode,
  logLines,
  newGame,
  type ObjectId,
  type PlayerId,
  type Rulebook,
  randomSource,
  type Setup,
  sample,
} from "@dilemma-table/engine"
import type { Tried } from "./coverage.ts"

/** A position in which a card is tried out: card 0 of the setup, in the hands of seat 0. */
export interface Exercise {
  readonly setup: Setup
  /**
   * When it is used: at once; with something on the stack or waiting; with attackers and blockers declared. Seat 1 does what
   * that needs: it uses what it has, or attacks.
   */
  readonly when: "at-once" | "in-response" | "in-combat"
}

/** What went wrong as a card was tried out. */
export interface ExerciseFault {
  readonly code:
    | "not-begun"
    | "refused"
    | "reversed"
    | "no-answer"
    | "no-end"
    | "thrown"
    | "not-reached"
    | "not-as-said"
  /** In which position, counted from 0; null where it is about all of them. */
  readonly position: number | null
  readonly detail: string
}

/** One use of the card: what was said of it, and what happened until nothing of it was left. */
export interface Use {
  readonly face: number
  readonly act: string
  /** The modes chosen, from 1. */
  readonly modes: readonly number[]
  readonly lines: readonly LogNode[]
  /** Those of them that tell what other cards have done. */
  readonly others: ReadonlySet<LogNode>
}

export interface RunResult {
  readonly uses: readonly Use[]
  readonly fault: Omit<ExerciseFault, "position"> | null
}

/** Acts by which a card isn't used. */
const idle: ReadonlySet<string> = new Set(["mana", "attack", "charge", "end"])

const OWN = 0 as PlayerId
/** So many decisions are answered at most; and so many once everything has been tried. */
const most = 300
const further = 30

/** Plays one position: seat 0 uses the card in every way that hasn't been tried, and its modes in turn. */
export function run(rulebook: Rulebook, { setup, when }: Exercise, tried: Tried, seed: number): RunResult {
  let runner: Runner | null = null
  try {
    const begun = newGame(rulebook, setup, { forced: "auto", chance: "ask" })
    if (!begun.ok) return { uses: [], fault: { code: "not-begun", detail: `${begun.fault.code} ${begun.fault.place}` } }
    runner = new Runner(begun.value, when, tried, seed)
    return { fault: runner.play(), uses: runner.uses }
  } catch (error) {
    return {
      uses: runner?.uses ?? [],
      fault: { code: "thrown", detail: error instanceof Error ? error.message : String(error) },
    }
  }
}

class Runner {
  readonly uses: Use[] = []
  private readonly random: (below: number) => number
  private readonly game: Game
  private readonly when: Exercise["when"]
  private readonly tried: Tried
  /** The use that is going on. */
  private now: { face: number; act: string; modes: number[]; from: number } | null = null

  constructor(game: Game, when: Exercise["when"], tried: Tried, seed: number) {
    this.game = game
    this.when = when
    this.tried = tried
    this.random = randomSource(seed)
  }

  play(): RunResult["fault"] {
    const { game } = this
    let left = further
    for (let n = 0; n < most; n++) {
      const asked = decision(game)
      if (asked === null) break
      if (asked.rest && asked.kind === "action" && this.isQuiet()) this.ends()
      if (this.tried.all && this.now === null && left-- === 0) break
      const keys = this.choose(asked)
      if (keys === null) return { code: "no-answer", detail: `${asked.kind} ${asked.prompt}` }
      const before = game.log?.n ?? 0
      const outcome = answer(game, asked.by, keys)
      if (!outcome.ok) return { code: "refused", detail: `${asked.kind} ${asked.prompt}: ${outcome.fault.code}` }
      for (const { entry } of logLines(game, before)) {
        if (entry.type === "reversed") return { code: "reversed", detail: JSON.stringify(entry.refusal) }
        if (entry.type === "event" && entry.event.as === "modes") this.chosen(entry.event)
      }
    }
    const unfinished = this.now !== null && decision(game) !== null
    this.ends()
    return unfinished ? { code: "no-end", detail: `more than ${most} decisions` } : null
  }

  /** Is nothing left of what was begun? */
  private isQuiet(): boolean {
    return countIn(this.game, "stack") === 0 && this.game.state.waiting.length === 0
  }

  private ends(): void {
    if (this.now === null) return
    const { from, ...use } = this.now
    const lines = logLines(this.game, from)
    const others = new Set(lines.filter((line) => this.isOthers(line)))
    this.uses.push({ ...use, lines, others })
    this.now = null
  }

  private choose(asked: Decision): readonly Key[] | null {
    const { space } = asked
    if (space.type === "pick" && space.options.length < space.min && !space.repeat) return null
    if (asked.kind === "action" && space.type === "pick") return asked.by === OWN ? this.act(asked) : this.others(asked)
    if (asked.kind === "face") {
      const way = this.newFace(asked)
      if (way !== null) return way
    }
    if (asked.kind === "modes") return this.modes(asked)
    if (asked.kind === "yes-no" && this.random(8) > 0) {
      const yes = [...iterate(space, this.game.oracle)].find((keys) => keys.includes("yes"))
      if (yes !== undefined) return yes
    }
    // A cost that may be paid any number of times: not so often that everything it brings has to be asked about.
    if (asked.kind === "number" && asked.prompt === "how-often" && space.type === "number")
      return [Math.min(space.max ?? space.min, space.min + this.random(3))]
    if (asked.kind === "attackers" || asked.kind === "blockers") return this.many(asked)
    return sample(space, this.random, this.game.oracle)
  }

  /** Uses the card in a way that hasn't been tried, where now is the time for it. */
  private act(asked: Decision): readonly Key[] | null {
    const { space } = asked
    if (space.type !== "pick") return null
    const way =
      this.isTime() && this.now === null
        ? space.options.find(
            ({ is }) => is.type === "act" && !idle.has(is.act) && this.isIt(is.object) && this.tried.isNew(is),
          )
        : undefined
    if (way === undefined)
      return this.tried.used
        ? this.anything(asked)
        : (this.before(asked) ?? this.pass(asked, this.when !== "in-combat"))
    const { is } = way
    if (is.type === "act") {
      this.tried.begins(is)
      this.now ??= { face: is.face ?? 0, act: is.act, modes: [], from: this.game.log?.n ?? 0 }
    }
    return [way.key]
  }

  /** Where it can't be used yet, something else perhaps, after which it can; null where nothing can be used. */
  private before({ space }: Decision): readonly Key[] | null {
    if (space.type !== "pick" || this.when !== "at-once" || !this.isQuiet() || this.random(3) === 0) return null
    const others = space.options.filter(({ is }) => is.type === "act" && !idle.has(is.act) && !this.isIt(is.object))
    const one = others[this.random(others.length)]
    return one === undefined ? null : [one.key]
  }

  /** Where the face is asked apart: one as which it hasn't been used. */
  private newFace({ space }: Decision): readonly Key[] | null {
    if (space.type !== "pick") return null
    for (const { key, is } of space.options) {
      if (is.type !== "act" || !this.isIt(is.object) || !this.tried.isNew(is)) continue
      this.tried.begins(is)
      if (this.now !== null) this.now = { ...this.now, face: is.face ?? 0, act: is.act }
      return [key]
    }
    return null
  }

  /** Once it has been used: whatever may make its abilities trigger. */
  private anything(asked: Decision): readonly Key[] | null {
    const { space } = asked
    if (space.type !== "pick" || !this.isQuiet() || this.tried.all || this.random(3) === 0)
      return this.pass(asked, false)
    const acts = space.options.filter(({ is }) => is.type === "act" && is.act !== "mana" && is.act !== "end")
    const one = acts[this.random(acts.length)]
    return one === undefined ? this.pass(asked, false) : [one.key]
  }

  private isTime(): boolean {
    const { state } = this.game
    if (this.when === "at-once") return true
    if (this.when === "in-response") return !this.isQuiet()
    return Array.isArray(state.loop.attackers) && state.loop.attackers.length > 0
  }

  private isOthers({ entry }: LogNode): boolean {
    const source = entry.type === "event" ? entry.event.source : undefined
    return source !== undefined && this.game.state.objects[source] !== undefined && !this.isIt(source)
  }

  private isIt(id: ObjectId): boolean {
    return this.game.state.objects[id]?.card === (1 as CardIndex)
  }

  /** Seat 1: in response to it something is used; and it attacks. */
  private others(asked: Decision): readonly Key[] | null {
    const { space } = asked
    if (space.type !== "pick") return null
    const used = space.options.filter(({ is }) => is.type === "act" && is.act !== "mana" && is.act !== "end")
    const wanted = this.when === "in-response" && this.isQuiet() && this.game.state.active === asked.by
    const one = wanted ? used[this.random(used.length)] : undefined
    return one === undefined ? this.pass(asked, false) : [one.key]
  }

  private pass(asked: Decision, stays: boolean): readonly Key[] | null {
    const { space } = asked
    if (space.type !== "pick") return null
    const attack = space.options.find(
      ({ is }) => is.type === "act" && is.act === "attack" && (this.isIt(is.object) || !stays),
    )
    const pass = space.options.find(({ is }) => is.type === "pass" || (is.type === "act" && is.act === "end"))
    const first = attack !== undefined && this.random(2) === 0 ? attack : pass
    return first === undefined ? sample(space, this.random, this.game.oracle) : [first.key]
  }

  /** Modes that haven't been chosen come first. */
  private modes(asked: Decision): readonly Key[] {
    const times = this.tried.timesOf(this.game, asked.source)
    if (times === null) return sample(asked.space, this.random, this.game.oracle)
    let best: readonly Key[] = []
    let least = Number.POSITIVE_INFINITY
    let n = 0
    for (const keys of iterate(asked.space, this.game.oracle)) {
      if (n++ === 500) break
      const chosen = modesOf(asked, keys)
      const worth = chosen.length - 10 * chosen.filter((mode) => times[mode - 1] === 0).length
      if (worth >= least) continue
      least = worth
      best = keys
    }
    return best
  }

  /** Modes that were chosen, whether anybody was asked or there was only one way. */
  private chosen({ object, keys = [] }: GameEvent): void {
    const times = this.tried.timesOf(this.game, object)
    if (times === null) return
    for (const mode of keys as readonly number[]) times[mode - 1] = (times[mode - 1] ?? 0) + 1
    this.now?.modes.push(...(keys as readonly number[]))
  }

  /** Attackers and blockers: many of them, the card among them. */
  private many(asked: Decision): readonly Key[] {
    const { space } = asked
    const { oracle } = this.game
    if (space.type === "pick" && this.when === "in-combat") {
      const all = space.options.map(({ key }) => key)
      if (contains(space, all, oracle)) return all
    }
    return Array.from({ length: 4 }, () => sample(space, this.random, oracle)).reduce((one, other) =>
      other.length > one.length ? other : one,
    )
  }
}

function modesOf({ space }: Decision, keys: readonly Key[]): readonly number[] {
  if (space.type !== "pick") return []
  return keys.flatMap((key) => {
    const is = space.options.find((option) => option.key === key)?.is
    return is?.type === "mode" ? [is.mode] : []
  })
}
