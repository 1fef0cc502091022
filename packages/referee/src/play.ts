import { answer, CHANCE, type Decision, decision, fork, type Game, type Key, newGame } from "@dilemma-table/engine"
import { type Defaults, defaultAnswer, onlyAnswer, usualDefaults } from "./automatic.ts"
import { type Difference, differ } from "./compare.ts"
import { doneBefore, type Open } from "./done-before.ts"
import type { Ruling, RulingEdition } from "./format.ts"
import { gameOf } from "./games.ts"
import { type Beginning, beginningOf } from "./outcome.ts"
import { labelsAt, type Position, positionOf } from "./position.ts"
import type { Labels } from "./refer.ts"
import { seatNames } from "./schema.ts"
import { type Mistake, mistake, type Path } from "./source.ts"

/** A decision as it was answered in a play. */
export interface Answered {
  readonly decision: Decision
  readonly keys: readonly Key[]
}

/** Something the file says beside what the engine logs, for the trace; `after` is the log's line that it follows. */
export interface Remark {
  readonly after: number
  readonly kind: "refused" | "why" | "check" | "failed"
  readonly rules: readonly string[]
  readonly en: string
  readonly ja: string
}

/** A failure of a ruling: where in its file, what is wrong, and what could be written instead. */
export interface Failure extends Mistake {
  /** The edition under which it failed; "" where the file itself is wrong. */
  readonly edition: string
  /** The value in the file that isn't so. */
  readonly path?: Path
  /** Lines to be pasted into the file. */
  readonly paste?: string
}

/** Thrown where a ruling can't go on. */
export class Stuck extends Error {}

/** A ruling while it is being played under one edition. */
export class Play {
  readonly ruling: Ruling
  readonly edition: RulingEdition
  readonly defaults: Defaults
  game: Game
  readonly labels: Labels
  readonly beginning: Beginning
  readonly failures: Failure[] = []
  readonly remarks: Remark[] = []
  answered: Answered[] = []
  /** The log's line at which the last act was answered: "before" and "after" count from there. */
  since = 0
  /** The step that is being carried out. */
  place: Path = []
  /** Where the file's steps begin in the log: each with the line after which it was come to. */
  readonly stepsFrom: { readonly after: number; readonly path: Path }[] = []
  /** Looks at the finished play, for what a step could only promise. */
  readonly later: (() => void)[] = []

  constructor(ruling: Ruling, edition: RulingEdition, game: Game, position: Position) {
    this.ruling = ruling
    this.edition = edition
    this.game = game
    this.labels = labelsAt(game, position)
    this.beginning = beginningOf(game)
    const { defaults } = ruling.data
    this.defaults = {
      priority: defaults?.priority ?? usualDefaults.priority,
      payment: defaults?.payment ?? usualDefaults.payment,
      chance: defaults?.chance ?? usualDefaults.chance,
      combat: defaults?.combat ?? usualDefaults.combat,
    }
  }

  /** How many lines the log has; 0 where the rulebook breaks off before its first decision. */
  get line(): number {
    try {
      return this.game.log?.n ?? 0
    } catch {
      return 0
    }
  }

  fail(path: Path, { code, en, ja }: Difference, paste?: string): void {
    const place = this.ruling.source.place(path)
    this.failures.push({
      ...mistake(this.ruling.file, place, code, sentence(en), ja.endsWith("。") ? ja : `${ja}。`),
      edition: this.edition.label,
      path,
      ...(paste === undefined ? {} : { paste }),
    })
    this.remark("failed", [], en, ja)
  }

  /** Notes what the file says beside the log, after its last line. */
  remark(kind: Remark["kind"], rules: readonly string[], en: string, ja: string): void {
    this.remarks.push({ after: this.line, kind, rules, en, ja })
  }

  /** Fails, and ends the play: what follows would only fail for the same reason. */
  stop(path: Path, difference: Difference, paste?: string): never {
    this.fail(path, difference, paste)
    throw new Stuck()
  }

  give(asked: Decision, keys: readonly Key[]): void {
    const done = answer(this.game, asked.by, keys)
    if (!done.ok && done.fault.code === "endless")
      this.stop(this.place, differ("endless", done.fault.message.en, done.fault.message.ja))
    if (!done.ok) throw new Error(`${this.ruling.id}: a legal answer was refused (${done.fault.message.en})`)
    this.answered.push({ decision: asked, keys })
  }

  /**
   * Answers what needs nobody until a decision is wanted, needs somebody, or lies in another turn.
   * @param limit "forced": only what has a single answer, and chance by default, is answered; "paid": payments by default,
   * too; "none": turns may go by
   * @returns the decision at which the game now stands; null when the game is over
   */
  advance(wanted: (asked: Decision) => boolean, limit: "forced" | "paid" | "turn" | "none" = "turn"): Decision | null {
    const { turn } = this.game.state
    const mayDefault = ({ by, kind }: Decision): boolean =>
      by === CHANCE || (limit === "paid" ? kind === "payment" : limit !== "forced")
    for (let n = 0; n < 1_000; n++) {
      const asked = decision(this.game)
      if (asked === null || wanted(asked)) return asked
      const only = onlyAnswer(this.game, this.labels, asked)
      const keys = only ?? (mayDefault(asked) ? defaultAnswer(this.game, asked, this.defaults) : null)
      if (keys === null) return asked
      const before = fork(this.game)
      const count = this.answered.length
      this.give(asked, keys)
      if (limit !== "none" && decision(this.game) !== null && this.game.state.turn !== turn) {
        this.restore(before, count)
        return asked
      }
    }
    this.stop(
      this.place,
      differ(
        "endless",
        "a thousand decisions went by, and the game didn't get there",
        "1000回の判断が過ぎても、そこまで進まない",
      ),
    )
  }

  /** Takes back what was answered since. */
  restore(game: Game, answered: number): void {
    this.game = game
    decision(this.game)
    this.answered.length = answered
  }
}

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}

export type Begun =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly failure: Failure; readonly notYet: boolean }

/**
 * Sets a ruling's position up under an edition. A position that can't be fails with its place in the file; `notYet` says
 * that a card isn't possible under that edition.
 */
export function begin(ruling: Ruling, edition: RulingEdition, options: { readonly fragile?: boolean } = {}): Begun {
  const { rulebook } = gameOf(ruling.game)
  const position = positionOf(ruling.data, edition.request, ruling.found)
  const begun = newGame(rulebook, position.setup, { chance: "ask", forced: "ask", fragile: options.fragile ?? false })
  if (begun.ok) {
    const open = doneBefore(begun.value, position)
    if (open === null) return { ok: true, play: new Play(ruling, edition, begun.value, position) }
    return {
      ok: false,
      failure: { ...openBefore(ruling, open), edition: edition.label, path: open.path },
      notYet: false,
    }
  }
  const { fault } = begun
  const path = placeOfFault(position, fault.place)
  const { file, source } = ruling
  const place = fault.code.startsWith("unknown-") ? source.keyPlace(path) : source.place(path)
  return {
    ok: false,
    notYet: fault.code === "word-not-yet",
    failure: {
      ...mistake(file, place, fault.code, fault.message.en, fault.message.ja),
      ...(fault.data === undefined ? {} : { data: fault.data }),
      edition: edition.label,
      path,
    },
  }
}

const openBefore = ({ file, source }: Ruling, { path, asked }: Open): Mistake =>
  mistake(
    file,
    source.place(path),
    "open-choice",
    `What this has done can't be told: it asks for a choice (${asked?.kind ?? "a permanent"}) that the file doesn't answer.`,
    `これによって起きたことが決まりません。ファイルにない選択(${asked?.kind ?? "パーマネント"})が必要です。`,
  )

/** Where in the file the part of a setup stands that a fault names: "cards[3].faces[0].cost", "seats[1].zones.hand[2]". */
function placeOfFault(position: Position, place: string): Path {
  const steps = [...place.matchAll(/\[(\d+)\]|\["([^"]*)"\]|([^.[\]]+)/g)].map(([, index, quoted, word]) =>
    index === undefined ? (quoted ?? word ?? "") : Number(index),
  )
  const [first, at, ...rest] = steps
  if (first === "cards" && typeof at === "number") {
    const origin = position.cards[at]
    if (origin === undefined) return []
    const short = origin.short && rest[0] === "faces"
    return [...origin.path, ...(short ? rest.slice(2) : rest)]
  }
  if (first === "seats" && typeof at === "number") {
    const [, zone, index] = rest
    const placed = position.setup.seats[at]?.zones[String(zone)]?.[Number(index)]
    return (placed === undefined ? undefined : position.placed.get(placed)) ?? ["given", seatNames[at] ?? "A"]
  }
  if (first === "edition") return ["rules"]
  return ["given"]
}
