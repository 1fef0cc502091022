import {
  answer,
  answersGiven,
  decision,
  fork,
  fromView,
  type Game,
  type Key,
  logLines,
  next,
  type PlayerId,
  positionAt,
  rewind,
  toLastRest,
  view,
} from "@dilemma-table/engine"
import { askedNow, type Mishap, playerNamed } from "@dilemma-table/players"
import type { Lang } from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import type { GoingBack, Handling, Sitting } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import { autoAnswer } from "../shown/question.ts"
import { passesByItself } from "./auto-pass.ts"
import { sawSomethingNew } from "./newly-seen.ts"
import { type Remark, tableFile } from "./table-file.ts"

export interface TableSetup {
  readonly known: KnownGame
  readonly game: Game
  readonly seats: readonly Sitting[]
  readonly remarks: readonly Remark[]
  readonly handling: Handling
  /** The numbers of answers that the program gave for a person. */
  readonly byProgram?: readonly number[]
}

/** A game at a table: the position, who answers for which seat, and what is left to the program. */
export class PlayedTable {
  readonly known: KnownGame
  readonly seats: readonly Sitting[]
  game: Game
  remarks: readonly Remark[]
  handling: Handling
  /** Passes on by itself until this turn is over. */
  private passingTurn: number | null = null
  /** The person at the screen, where several play at one. */
  private sitting: PlayerId | null = null
  /** The numbers of answers that the program gave for a person. */
  private readonly own: Set<number>

  constructor({ known, game, seats, remarks, handling, byProgram = [] }: TableSetup) {
    this.known = known
    this.game = game
    this.seats = seats
    this.remarks = remarks
    this.handling = handling
    this.own = new Set(byProgram)
    const persons = this.persons()
    if (persons.length === 1) this.sitting = persons[0] ?? null
  }

  persons(): readonly PlayerId[] {
    return this.seats.flatMap(({ by }, seat) => (by === "person" ? [seat as PlayerId] : []))
  }

  /** Through whose eyes the table is shown: nobody's while it is handed over, and where only machines play. */
  get viewer(): PlayerId | null {
    return this.handOver === null ? this.sitting : null
  }

  /** The person who should sit down at the screen. */
  get handOver(): PlayerId | null {
    const asked = decision(this.game)
    if (asked === null || this.persons().length < 2) return null
    const person = this.seats[asked.by]?.by === "person"
    return person && asked.by !== this.sitting ? asked.by : null
  }

  sit(player: number): void {
    if (this.handOver === player) this.sitting = player as PlayerId
  }

  /** Gives the seat's answer, in its view's keys. */
  give(keys: readonly Key[]): void {
    const asked = decision(this.game)
    const seat = this.viewer
    if (asked === null || seat === null || asked.by !== seat)
      throw new Refused({
        code: "not-yours",
        place: "answer",
        message: { en: "Nothing is asked of you now.", ja: "今は何も尋ねられていません。" },
      })
    this.answered(seat, fromView(this.game, seat, keys))
  }

  private answered(seat: PlayerId, keys: readonly Key[]): void {
    const before = fork(this.game)
    try {
      const given = answer(this.game, seat, keys)
      if (!given.ok) throw new Refused(given.fault)
    } catch (error) {
      this.game = before
      throw error
    }
  }

  /** What can still be picked, in the view's keys. */
  following(keys: readonly Key[]): { readonly keys: readonly Key[]; readonly complete: boolean } {
    const asked = decision(this.game)
    const seat = this.viewer
    if (asked === null || seat === null) return { keys: [], complete: false }
    const shown = view(this.game, seat).asked
    const found = next(asked.space, fromView(this.game, seat, keys), this.game.oracle)
    if (shown?.type !== "you" || !("options" in shown.decision.space)) return found
    // The view calls hidden cards otherwise; options stand in the same order.
    const own = shown.decision.space.options.map(({ key }) => key)
    const real = fromView(this.game, seat, own)
    return { ...found, keys: found.keys.map((key) => own[real.indexOf(key)] ?? key) }
  }

  /** The keys of all modes that are offered, where modes are asked: of these one is told why they can't be picked. */
  offered(): readonly Key[] {
    const asked = decision(this.game)
    return asked?.kind === "modes" && asked.space.type === "pick" ? asked.space.options.map(({ key }) => key) : []
  }

  /** Is a machine to answer now? */
  get isMachineAsked(): boolean {
    const asked = decision(this.game)
    return asked !== null && this.seats[asked.by]?.by === "machine"
  }

  /** Lets one decision be answered that needs no person. False where a person is to answer, or nothing is asked. */
  step(): boolean {
    const asked = decision(this.game)
    if (asked === null) return false
    const sitting = this.seats[asked.by]
    if (sitting?.by !== "machine") return this.handled()
    const seed = this.game.basis.setup.seed * 1_000_003 + answersGiven(this.game)
    const given = askedNow(this.game)
    if (given === null) return false
    const machine = playerNamed(sitting.player, seed)
    this.answered(asked.by, machine.choose(given))
    this.noteMishaps(machine.mishaps?.() ?? [])
    return true
  }

  /** Says in the log, once for each, in which errors of the program tries of a machine broke off. */
  noteMishaps(mishaps: readonly Mishap[]): void {
    const after = this.game.log?.n ?? 0
    for (const { message, tries } of mishaps) {
      const isTold = this.remarks.some(({ text }) => text.en.includes(`“${message}”`))
      if (isTold) continue
      const text = {
        en: `A fault of the program: ${tries === 1 ? "a try" : `${tries} tries`} of the searching player broke off with “${message}”. Its answer is legal all the same; please report this.`,
        ja: `プログラムの不具合: 探索プレイヤーの試行${tries}回が“${message}”で中断しました。答えそのものはルールどおりです。ご報告ください。`,
      }
      this.remarks = [...this.remarks, { after, text }]
    }
  }

  /** Answers for the person what needn't be asked: paying, and passing where that is all that makes sense. */
  private handled(): boolean {
    const asked = decision(this.game)
    if (asked === null || this.viewer !== asked.by) return false
    const keys = this.leftToProgram()
    if (keys === null) return false
    // Forced answers may follow it at once.
    const n = answersGiven(this.game) + 1
    this.answered(asked.by, keys)
    this.own.add(n)
    return true
  }

  private leftToProgram(): readonly Key[] | null {
    const asked = decision(this.game)
    if (asked === null) return null
    if (this.handling.autoPay) {
      const pays = autoAnswer(this.game)
      if (pays !== null) return pays
    }
    const seen = view(this.game, asked.by)
    if (this.passingTurn !== null && (this.passingTurn !== seen.turn || asked.prompt !== "priority"))
      this.passingTurn = null
    const stacked = seen.zones.find(({ zone }) => zone === "stack")?.objects[0]
    const surprised = stacked !== undefined && stacked.controller !== asked.by
    if (this.passingTurn !== null && !surprised) return ["pass"]
    return this.handling.autoPass && passesByItself(asked, seen) ? ["pass"] : null
  }

  /** Passes whenever this person gets priority, until the turn ends or somebody else does something. */
  passTurn(): void {
    this.passingTurn = this.game.state.turn
  }

  /** How the last answer of a person can be taken back. */
  get canUndo(): GoingBack {
    const n = this.lastOwn()
    const seat = this.viewer ?? this.sitting
    if (n === null || seat === null) return null
    return this.seenSince(rewind(this.game, n - 1), seat) ? "marked" : "free"
  }

  private seenSince(earlier: Game, seat: PlayerId): boolean {
    const { state, log } = earlier
    return sawSomethingNew(this.game, seat, { state, lines: log?.n ?? 0 })
  }

  /** The number of the last answer that a person gave. */
  private lastOwn(): number | null {
    let node = this.game.tape
    while (node !== null && (node.auto || this.own.has(node.n) || this.seats[node.by]?.by !== "person"))
      node = node.before
    return node?.n ?? null
  }

  undo(): void {
    const n = this.lastOwn()
    if (n === null)
      throw new Refused({
        code: "nothing-to-undo",
        place: "undo",
        message: { en: "You haven't answered anything yet.", ja: "まだ何も答えていません。" },
      })
    this.goBack(rewind(this.game, n - 1))
  }

  /** Cancelling is going back to where the player could act. */
  get canCancel(): GoingBack {
    const asked = decision(this.game)
    const seat = this.viewer
    if (asked === null || seat === null || asked.by !== seat || asked.rest) return null
    const rest = toLastRest(this.game)
    if (decision(rest)?.by !== seat) return null
    let node = this.game.tape
    let own = false
    for (; node !== null && node !== rest.tape; node = node.before) {
      if (!node.auto && node.by !== seat) return null
      own ||= !node.auto
    }
    if (!own) return null
    return this.seenSince(rest, seat) ? "marked" : "free"
  }

  cancel(): void {
    if (this.canCancel === null)
      throw new Refused({
        code: "nothing-to-cancel",
        place: "cancel",
        message: {
          en: "There is nothing to cancel here: answer the question, or undo.",
          ja: "ここで取り消せるものはありません。質問に答えるか、「元に戻す」を使ってください。",
        },
      })
    this.goBack(toLastRest(this.game))
  }

  /** Takes up an earlier position; what was seen since is marked in the log. */
  private goBack(earlier: Game): void {
    const seat = this.viewer ?? this.sitting
    const marked = seat !== null && this.seenSince(earlier, seat)
    const back = answersGiven(this.game) - answersGiven(earlier)
    this.take(earlier)
    if (!marked) return
    const after = this.game.log?.n ?? 0
    const text = {
      en: `Went back ${back} ${back === 1 ? "answer" : "answers"}, past something newly seen.`,
      ja: `新しく見えたものより前に戻りました(回答${back}個分)。`,
    }
    this.remarks = [...this.remarks, { after, text }]
  }

  private take(game: Game): void {
    decision(game)
    this.game = game
    const n = answersGiven(game)
    for (const one of this.own) if (one > n) this.own.delete(one)
    this.remarks = this.remarks.filter(({ after }) => after <= (game.log?.n ?? 0))
    this.passingTurn = null
  }

  /** The position just after a line of the engine's log, to be looked at. */
  positionAt(line: number): Game {
    const found = positionAt(this.game, { event: line })
    if (!found.ok) throw new Refused(found.fault)
    return found.value
  }

  /** Plays on from the last decision of a person at or before a line of the engine's log. */
  branch(line: number): void {
    const given = logLines(this.game).filter(({ n, entry }) => n <= line && entry.type === "answered").length
    let node = this.game.tape
    while (
      node !== null &&
      (node.n > given || node.auto || this.own.has(node.n) || this.seats[node.by]?.by !== "person")
    )
      node = node.before
    this.goBack(rewind(this.game, node === null ? 0 : node.n - 1))
  }

  file(): string {
    return tableFile(this.game, this.seats, this.remarks, [...this.own])
  }

  remarksIn(lang: Lang): readonly { readonly after: number; readonly text: string }[] {
    return this.remarks.map(({ after, text }) => ({ after, text: text[lang] }))
  }
}
