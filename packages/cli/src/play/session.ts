import {
  answer,
  answersGiven,
  decision,
  fork,
  type Game,
  type Key,
  logLines,
  type PlayerId,
  rewind,
  seatName,
  view,
} from "@dilemma-table/engine"
import { askedNow, type Player, playerNamed } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"
import type { KnownGame } from "../games.ts"
import { resultText } from "../result.ts"
import { lined, type Terminal } from "../terminal.ts"
import { type Offered, readEntry } from "./entry.ts"
import { logText } from "./log.ts"
import { nextPage, offeredIn, questionText } from "./question.ts"
import { tableText } from "./table.ts"

/** A game at the terminal between a person and the machine, as it can be saved. */
export interface Table {
  readonly known: KnownGame
  readonly game: Game
  /** The person's seat. */
  readonly seat: PlayerId
  /** Who answers for the other seat, by name. */
  readonly machine: string
}

/** Who plays where nobody is named. */
export const usualMachine = "random"

/** A table while it is played at: the position, what has been shown of it, and what is asked. Says everything in lines. */
export class Session {
  readonly lang: Lang
  readonly terminal: Terminal
  table: Table
  private offered: readonly Offered[] = []
  /** The log's line up to which the person has been told. */
  private told = 0
  private shownAt = ""
  /** The first answer of the page that was listed last. */
  private page = 0
  /** Answers for the other seat whatever table is taken up: a bot. */
  private readonly bot: Player | null

  constructor(lang: Lang, terminal: Terminal, table: Table, bot: Player | null = null) {
    this.lang = lang
    this.terminal = terminal
    this.table = table
    this.bot = bot
  }

  get game(): Game {
    return this.table.game
  }

  /** Plays on to where the person is asked: what happened on the way, the table and the question. */
  goOn(): readonly string[] {
    this.letMachineAnswer()
    const { game, seat } = this.table
    const lines = logLines(game, this.told)
    this.told = game.log?.n ?? 0
    return [...logText(this.lang, game, seat, lines, this.terminal), ...this.ask()]
  }

  /** Takes up another position, of which nothing before is told. */
  takeUp(table: Table): readonly string[] {
    this.table = table
    this.letMachineAnswer()
    this.told = this.game.log?.n ?? 0
    this.shownAt = ""
    return this.ask()
  }

  /** Answers with what was typed; says what is allowed where it isn't an answer. */
  enter(typed: string): readonly string[] {
    const asked = decision(this.game)
    if (asked === null) return [sayTerminal(this.lang, "play", "game-over")]
    const entry = readEntry(this.lang, asked, this.offered, typed, this.game.oracle)
    if (!entry.ok) return [entry.reason, entry.allowed].flatMap((one) => lined(one, this.terminal))
    return this.givenTo(fork(this.game), entry.keys)
  }

  /** Gives the answer; where the program itself fails at it, the game goes on from `before`. */
  private givenTo(before: Game, keys: readonly Key[]): readonly string[] {
    try {
      const given = answer(this.game, this.table.seat, keys)
      return given.ok ? this.goOn() : [given.fault.message[this.lang]]
    } catch (error) {
      if (!(error instanceof Error) || error instanceof Failure) throw error
      const broken = sayTerminal(this.lang, "play", "broken", { message: error.message })
      return [broken, ...this.takeUp({ ...this.table, game: before })]
    }
  }

  /** A card's name as it was typed, or the number of an answer that names it. */
  nameOf(typed: string): string {
    const answer = /^\d+$/.test(typed) ? this.offered[Number(typed) - 1] : undefined
    return answer?.card ?? typed
  }

  /** Goes back to before the person's last own answer. */
  undo(): readonly string[] {
    let node = this.game.tape
    while (node !== null && (node.auto || node.by !== this.table.seat)) node = node.before
    if (node === null) return [sayTerminal(this.lang, "play", "nothing-to-undo")]
    const game = rewind(this.game, node.n - 1)
    return [sayTerminal(this.lang, "play", "undone"), ...this.takeUp({ ...this.table, game })]
  }

  showTable(): readonly string[] {
    const { game, seat, known } = this.table
    return tableText(this.lang, game, view(game, seat), seat, known.layout, this.terminal)
  }

  /** The next page of answers, where there are very many. */
  showMore(): readonly string[] {
    const asked = decision(this.game)
    if (asked === null) return this.ending()
    this.page = nextPage(this.offered, this.page)
    return questionText(this.lang, this.game, asked, this.offered, this.terminal, this.page)
  }

  /** The last lines of the log. */
  showLog(most: number): readonly string[] {
    const { game, seat } = this.table
    const lines = logText(this.lang, game, seat, logLines(game), this.terminal).slice(-most)
    return lines.length > 0 ? lines : [sayTerminal(this.lang, "play", "log-empty")]
  }

  /** The table where it has changed when the person may act, then the question; or how the game ended. */
  ask(): readonly string[] {
    const { game, seat } = this.table
    const asked = decision(game)
    if (asked === null) return this.ending()
    const seen = view(game, seat)
    const zones = JSON.stringify(seen.zones)
    const changed = (asked.rest || this.shownAt === "") && zones !== this.shownAt
    if (changed) this.shownAt = zones
    this.page = 0
    this.offered = offeredIn(this.lang, game, seen, seat, this.table.known.layout)
    return [...(changed ? this.showTable() : []), ...questionText(this.lang, game, asked, this.offered, this.terminal)]
  }

  private ending(): readonly string[] {
    const { result } = this.game.state
    if (result === null) return []
    const key = result.winner === null ? "drawn" : result.winner === this.table.seat ? "won" : "lost"
    return [
      this.terminal.paint.bold(
        sayTerminal(this.lang, "play", key, { reason: resultText(this.lang, this.game.rulebook, result) }),
      ),
      sayTerminal(this.lang, "play", "game-over"),
    ]
  }

  /**
   * The machine's random numbers come from the game's seed and the place in the game, so that it does the same again after an
   * undo or a load.
   */
  private letMachineAnswer(): void {
    const { game, seat, machine } = this.table
    for (let asked = askedNow(game); asked !== null && asked.seat !== seat; asked = askedNow(game)) {
      const player = this.bot ?? playerNamed(machine, game.basis.setup.seed * 1_000_003 + answersGiven(game))
      const given = answer(game, asked.seat, player.choose(asked))
      if (!given.ok) throw new Error(`${seatName(asked.seat)}: ${given.fault.message.en}`)
    }
  }
}
