import type { Key } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import { createContext, useContext, useSyncExternalStore } from "react"
import type {
  BeginGame,
  Handling,
  RuleSheet,
  Sitting,
  TableNews,
  TableRequests,
  TableTold,
  Wish,
} from "../protocol/messages.ts"
import { connect, type Port, Refused } from "../protocol/port.ts"
import { keep } from "../saves/kept.ts"
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
  readonly canUndo: "free" | "marked" | null
  readonly handOver: number | null
  readonly handling: Handling
  /** The position at an earlier line, where one is looked at. */
  readonly past: { readonly n: number; readonly table: ShownTable } | null
  /** Is the worker at it? */
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
const milliseconds: Readonly<Record<Pace, number>> = { slow: 900, usual: 320, quick: 0 }

const nothing: TableState = {
  table: null,
  prints: {},
  lines: [],
  fresh: [],
  seats: [],
  canUndo: null,
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
  private waiting: TableNews[] = []
  private lang: Lang | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  /** Under which name the game is kept. */
  private id: string | null = null
  private decks: readonly { readonly ja: string; readonly en: string }[] = []
  /** How long each step of other seats is shown. */
  pace: Pace = paces.find((one) => one === localStorage.getItem(keptPace)) ?? "usual"

  readonly subscribe = (changed: () => void): (() => void) => {
    this.heard.add(changed)
    return () => this.heard.delete(changed)
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
        if (told.type === "news") this.take(told.news)
        else this.change({ error: new Refused(told.fault) })
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
    this.change({ busy: true, settled: false, error: null, past: null })
    this.showAll()
    try {
      return await this.ask(request, ask)
    } catch (error) {
      this.change({ error: error instanceof Error ? error : new Error(String(error)) })
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
  private take(news: TableNews): void {
    this.waiting.push(news)
    if (this.timer === null) this.showNext()
  }

  private showNext(): void {
    const news = this.waiting.shift()
    if (news === undefined) {
      this.timer = null
      return
    }
    this.show(news)
    const pace = document.hidden ? 0 : milliseconds[this.pace]
    this.timer = setTimeout(() => this.showNext(), this.waiting.length > 6 ? Math.min(pace, 80) : pace)
  }

  /** What is waiting to be shown is shown at once: the person goes on. */
  private showAll(): void {
    for (const news of this.waiting.splice(0)) this.show(news)
  }

  private show({ table, prints, keptLines, lines, seats, canUndo, file, handOver }: TableNews): void {
    const all = [...this.state.lines.slice(0, keptLines), ...lines]
    this.change({
      table: withSharedCards(this.state.table, table),
      prints: Object.keys(prints).length === 0 ? this.state.prints : { ...this.state.prints, ...prints },
      lines: all,
      fresh: lines,
      seats: shared(this.state.seats, seats),
      canUndo,
      handOver,
      settled: file !== null && this.waiting.length === 0,
      ...(file === null ? {} : { file }),
    })
    if (file !== null && this.id !== null)
      void keep({
        id: this.id,
        game: table.game,
        at: Date.now(),
        turn: table.turn,
        decks: this.decks,
        over: table.result !== null,
        file,
      })
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

/** What cards and boards ask of the worker about the position that they show. */
export interface Asks {
  rule(id: string): Promise<RuleSheet | null>
  why(key: Key): Promise<readonly Wish[]>
}

/** A position shown elsewhere than at the table that is played at (the lab): its state, and whom to ask about it. */
export interface ShownElsewhere {
  /** What it is called where several stand beside each other. */
  readonly name: string | null
  readonly state: TableState
  readonly asks: Asks
}

/** What is below it shows this position instead of the table's. */
export const ShowsElsewhere = createContext<ShownElsewhere | null>(null)

/** The state of a position that is only looked at. */
export const lookedAt = (table: ShownTable | null, prints: TableState["prints"]): TableState => ({
  ...nothing,
  table,
  prints,
})

export function useTable(): TableState {
  const elsewhere = useContext(ShowsElsewhere)
  const own = useSyncExternalStore(tableStore.subscribe, tableStore.now)
  return elsewhere?.state ?? own
}

/** One part of it: what uses that is drawn anew only when the part changes. */
export function useTablePart<Part extends keyof TableState>(part: Part): TableState[Part] {
  const elsewhere = useContext(ShowsElsewhere)
  const own = useSyncExternalStore(tableStore.subscribe, () => tableStore.now()[part])
  return elsewhere === null ? own : elsewhere.state[part]
}

/** Is a position shown that is only looked at? */
export const useIsElsewhere = (): boolean => useContext(ShowsElsewhere) !== null

/** What is said before the names of a board's parts, so that those of several boards can be told apart. */
export function useBoardName(): string {
  const name = useContext(ShowsElsewhere)?.name ?? null
  return name === null ? "" : `${name} · `
}

const tableAsks: Asks = {
  rule: (id) => tableStore.ask("rule", { id }),
  why: (key) => tableStore.ask("why", { key }),
}

export const useAsks = (): Asks => useContext(ShowsElsewhere)?.asks ?? tableAsks

/** Why something was refused, as a fault with a sentence in both languages; null for what broke otherwise. */
export const faultIn = (error: Error | null) => (error instanceof Refused ? error.fault : null)
