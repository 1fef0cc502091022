import type { Key } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { BeginGame, GoingBack, Handling, Sitting, TableRequests, TableTold } from "../protocol/messages.ts"
import { connect, type Port, Refused } from "../protocol/port.ts"
import { keep } from "../saves/kept.ts"
import type { ShownDilemma } from "../shown/dilemma-types.ts"
import type { ShownLine, ShownPrint, ShownTable } from "../shown/types.ts"
import { shared } from "./shared.ts"

/** What the table's page knows. A new one with every change. */
export interface TableState {
  readonly table: ShownTable | null
  readonly prints: Readonly<Record<number, ShownPrint>>
  readonly lines: readonly ShownLine[]
  /** Lines that came with the last news: what moved is shown. */
  readonly fresh: readonly ShownLine[]
  readonly seats: readonly Sitting[]
  readonly canUndo: GoingBack
  /** May it be gone back to where the player could act? */
  readonly cancel: GoingBack
  /** The modes that are asked with what they lead to, once that is worked out. */
  readonly dilemma: ShownDilemma | null
  readonly handOver: number | null
  readonly handling: Handling
  /** The position at an earlier line, where one is looked at. */
  readonly past: { readonly n: number; readonly table: ShownTable } | null
  /** Is the worker at it? Nothing can be answered then. */
  readonly busy: boolean
  readonly error: Error | null
  /** Is everything shown that has happened, and nothing under way? */
  readonly settled: boolean
  /** The game as a file, as it was kept last. */
  readonly file: string | null
}

export const paces = ["slow", "usual", "quick"] as const
export type Pace = (typeof paces)[number]
const keptPace = "dilemma.pace"
/** So long the page is waited for to draw what is shown, in milliseconds. */
const longest = 2000
const milliseconds: Readonly<Record<Pace, number>> = { slow: 900, usual: 320, quick: 0 }

export const nothing: TableState = {
  table: null,
  prints: {},
  lines: [],
  fresh: [],
  seats: [],
  canUndo: null,
  cancel: null,
  dilemma: null,
  handOver: null,
  handling: { autoPass: true, autoPay: true },
  past: null,
  busy: false,
  settled: false,
  error: null,
  file: null,
}

/** The table's state on the page, and what can be done at it. One for the whole page: the game goes on while one looks elsewhere. */
class TableStore {
  private state: TableState = nothing
  private port: Port<TableRequests> | null = null
  private readonly heard = new Set<() => void>()
  private waiting: Told[] = []
  private lang: Lang | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Is what was shown last still to be drawn? What follows waits for that, and is then shown together. */
  private isDrawing = false
  private patience: ReturnType<typeof setTimeout> | undefined
  /** Under which name the game is kept. */
  private id: string | null = null
  private decks: readonly { readonly ja: string; readonly en: string }[] = []
  /** How long each step of other seats is shown. */
  pace: Pace = paces.find((one) => one === localStorage.getItem(keptPace)) ?? "usual"

  readonly subscribe = (changed: () => void): (() => void) => {
    this.heard.add(changed)
    return () => {
      this.heard.delete(changed)
      if (this.heard.size === 0) this.drawn(this.state)
    }
  }

  readonly now = (): TableState => this.state

  private change(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    for (const one of this.heard) one()
  }

  /** The worker, started when it is first needed. */
  ask<Name extends keyof TableRequests & string>(
    request: Name,
    ask: TableRequests[Name]["ask"],
  ): Promise<TableRequests[Name]["reply"]> {
    this.port ??= connect<TableRequests, TableTold>(
      () => new Worker(new URL("../worker/table.worker.ts", import.meta.url), { type: "module" }),
      (told) => {
        if (told.type === "failed") this.change({ error: new Refused(told.fault) })
        else this.take(told)
      },
      (error) => this.change({ error }),
    )
    return this.port.ask(request, ask)
  }

  /** Asks for something that changes the game; what goes wrong is shown. */
  async act<Name extends keyof TableRequests & string>(
    request: Name,
    ask: TableRequests[Name]["ask"],
  ): Promise<TableRequests[Name]["reply"] | null> {
    // What was told before may say that all had happened: this is after it.
    this.showAll()
    const { settled } = this.state
    this.change({ busy: true, settled: false, error: null, past: null })
    try {
      return await this.ask(request, ask)
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      this.change({ error, settled: settled || this.state.settled })
      return null
    } finally {
      this.change({ busy: false })
    }
  }

  async begin(game: BeginGame, decks: TableStore["decks"], lang: Lang): Promise<void> {
    this.forget()
    this.id = crypto.randomUUID()
    this.decks = decks
    this.lang = lang
    await this.act("begin", { ...game, lang, handling: this.state.handling })
  }

  /** Takes up a kept game, or one from a file. */
  async load(
    file: string,
    lang: Lang,
    kept?: { readonly id: string; readonly decks: TableStore["decks"] },
  ): Promise<boolean> {
    this.forget()
    this.id = kept?.id ?? crypto.randomUUID()
    this.decks = kept?.decks ?? []
    this.lang = lang
    const loaded = await this.act("load", { file, lang, handling: this.state.handling })
    return loaded !== null
  }

  private forget(): void {
    this.waiting = []
    this.change({ ...nothing, handling: this.state.handling })
  }

  answer(keys: readonly Key[]): Promise<null> {
    return this.act("answer", { keys })
  }

  /** Says everything in this language from now on. */
  speak(lang: Lang): void {
    if (this.state.table === null || this.lang === lang) return
    this.lang = lang
    void this.act("language", { lang })
  }

  setPace(pace: Pace): void {
    this.pace = pace
    localStorage.setItem(keptPace, pace)
  }

  setHandling(handling: Handling): void {
    this.change({ handling })
    void this.act("handling", handling)
  }

  async lookAt(n: number | null): Promise<void> {
    if (n === null) return this.change({ past: null })
    try {
      this.change({ past: { n, table: await this.ask("lookAt", { n }) } })
    } catch (error) {
      this.change({ error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  dismiss(): void {
    this.change({ error: null })
  }

  /** Shows news one after the other, so that each step of another seat can be followed. The first at once. */
  private take(told: Told): void {
    this.waiting.push(told)
    if (this.timer === null) this.showNext()
  }

  /** Is told by the page which state it has drawn. */
  drawn(state: TableState): void {
    if (state !== this.state || !this.isDrawing) return
    this.isDrawing = false
    if (this.timer === null) this.showNext()
  }

  private showNext(): void {
    this.timer = null
    const [next] = this.waiting
    // What follows news is drawn with what is left of them.
    if (next === undefined || (this.isDrawing && next.type !== "after")) return
    const pace = document.hidden ? 0 : milliseconds[this.pace]
    // Without a pause, what came meanwhile is shown together.
    if (pace === 0) this.showAll()
    else this.show(this.waiting.splice(0, 1))
    const follows = this.waiting.length > 6 ? Math.min(pace, 80) : pace
    this.timer = setTimeout(() => this.showNext(), this.waiting[0]?.type === "news" ? follows : 0)
  }

  /** What is waiting to be shown is shown at once: the person goes on. */
  private showAll(): void {
    this.show(this.waiting.splice(0))
  }

  private show(told: readonly Told[]): void {
    const before = this.state
    const { fresh, ...after } = told.reduce(withTold, { ...before, fresh: [] })
    if (told.length === 0) return
    const hasNews = told.some(({ type }) => type === "news")
    this.isDrawing = this.heard.size > 0
    // A page in the background may not draw at all.
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.drawn(this.state), longest)
    this.change({ ...after, fresh: hasNews ? fresh : before.fresh })
    const { table, file } = this.state
    if (table !== null && file !== null && file !== before.file) this.keep(table, file)
  }

  private keep(table: ShownTable, file: string): void {
    if (this.id === null) return
    const { game, turn, result } = table
    void keep({ id: this.id, game, at: Date.now(), turn, decks: this.decks, over: result !== null, file })
  }
}

type Told = Exclude<TableTold, { readonly type: "failed" }>

/** The state with what the worker told. */
function withTold(state: TableState, told: Told): TableState {
  switch (told.type) {
    case "news": {
      const { table, prints, keptLines, lines, seats, handOver, isLast } = told.news
      return {
        ...state,
        table: withSharedCards(state.table, table),
        prints: Object.keys(prints).length === 0 ? state.prints : { ...state.prints, ...prints },
        lines:
          lines.length === 0 && keptLines === state.lines.length
            ? state.lines
            : [...state.lines.slice(0, keptLines), ...lines],
        fresh: [...state.fresh, ...lines],
        seats: shared(state.seats, seats),
        handOver,
        cancel: null,
        dilemma: null,
        settled: isLast,
      }
    }
    case "after": {
      return { ...state, ...told.after }
    }
    case "file":
      return { ...state, file: told.file }
  }
}

/** Cards that are as they were stay the same objects, wherever in their zone they lie now. */
function withSharedCards(before: ShownTable | null, now: ShownTable): ShownTable {
  if (before === null) return now
  const known = new Map(before.zones.flatMap(({ cards }) => cards.map((card) => [card.key, card])))
  const zones = now.zones.map((zone) => ({
    ...zone,
    cards: zone.cards.map((card) => shared(known.get(card.key), card)),
  }))
  // A question asked again is another one, however alike they are.
  return { ...shared({ ...before, question: null }, { ...now, zones, question: null }), question: now.question }
}

export const tableStore = new TableStore()

/** The state of a position that is only looked at. */
export const lookedAt = (table: ShownTable | null, prints: TableState["prints"]): TableState => ({
  ...nothing,
  table,
  prints,
})

/** Why something was refused, as a fault with a sentence in both languages; null for what broke otherwise. */
export const faultIn = (error: Error | null) => (error instanceof Refused ? error.fault : null)
