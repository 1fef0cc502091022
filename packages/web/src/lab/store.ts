import type { Lang } from "@dilemma-table/words"
import { useSyncExternalStore } from "react"
import type {
  Eyes,
  LabReading,
  LabRequests,
  LabSource,
  LookedAt,
  Surveyed,
  TraceStep,
} from "../protocol/lab-messages.ts"
import { connect, type Port, Refused } from "../protocol/port.ts"
import type { ShownLine } from "../shown/types.ts"
import { sliderLength, stepOf } from "./aligned.ts"
import { hashOf, linkIn } from "./link.ts"

/** What stands at one side: the position looked at, and what moved last. */
export interface Side extends LookedAt {
  readonly fresh: readonly ShownLine[]
}

export interface LabState {
  readonly source: LabSource | null
  /** The project's ruling that was opened, by its id and text. */
  readonly origin: { readonly id: string; readonly text: string } | null
  readonly reading: LabReading | null
  readonly survey: readonly Surveyed[]
  /** Is it being found out under which editions it comes out otherwise? */
  readonly surveying: boolean
  /** The editions it is played under; the first only, or two side by side. None: the ruling's own. */
  readonly editions: readonly string[]
  /** The step that is shown, counted from 0; -1 for the beginning. */
  readonly step: number
  readonly sides: readonly (Side | null)[]
  readonly eyes: Eyes
  readonly error: Error | null
  readonly busy: boolean
}

const nothing: LabState = {
  source: null,
  origin: null,
  reading: null,
  survey: [],
  surveying: false,
  editions: [],
  step: -1,
  sides: [],
  eyes: "hands",
  error: null,
  busy: true,
}

/** What is open where nothing else is. */
const firstRuling = "dm-modes-fairy-hole"
const draft = "dilemma.lab"
/** After the last key that was pressed, in milliseconds. */
const pause = 250

const unknownRuling = (id: string): Refused =>
  new Refused({
    code: "no-such-ruling",
    place: id.slice(0, 60),
    message: {
      en: "There is no ruling of this name here. Look for it in the list of rulings.",
      ja: "この名前の裁定はありません。裁定の一覧から探してください。",
    },
  })

/** The lab's state on the page; its worker reads and plays. */
class LabStore {
  private state: LabState = nothing
  private port: Port<LabRequests> | null = null
  private readonly heard = new Set<() => void>()
  private lang: Lang = "en"
  /** Counts up with whatever makes answers that are under way stale. */
  private moment = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The address as the lab itself wrote it last. */
  private written: string | null = null

  readonly subscribe = (changed: () => void): (() => void) => {
    this.heard.add(changed)
    return () => this.heard.delete(changed)
  }

  readonly now = (): LabState => this.state

  private change(change: Partial<LabState>): void {
    this.state = { ...this.state, ...change }
    for (const one of this.heard) one()
  }

  readonly ask = <Name extends keyof LabRequests & string>(
    request: Name,
    ask: LabRequests[Name]["ask"],
  ): Promise<LabRequests[Name]["reply"]> => {
    this.port ??= connect<LabRequests, never>(
      () => new Worker(new URL("../worker/lab.worker.ts", import.meta.url), { type: "module" }),
      () => {},
    )
    return this.port.ask(request, ask)
  }

  fail(error: unknown): void {
    this.change({ error: error instanceof Error ? error : new Error(String(error)), busy: false, surveying: false })
  }

  /** Opens what an address names. */
  async openHash(hash: string, lang: Lang): Promise<void> {
    if (this.written === `#${hash}` && this.state.source !== null) return await this.speak(lang)
    this.lang = lang
    const mine = ++this.moment
    const before = this.state
    this.change({ ...nothing, eyes: before.eyes })
    try {
      const { source, editions, at } = await linkIn(hash)
      if (mine !== this.moment) return
      if (source === null && before.source !== null && before.error === null) {
        this.change(before)
        return await this.read(before.step)
      }
      if (source !== null && source.kind !== "id") {
        this.change({ ...nothing, source, editions, step: at ?? -1 })
        return await this.read(at ?? (editions.length > 1 ? "parting" : null))
      }
      const kept = source === null ? keptDraft() : null
      if (kept !== null) {
        this.change({ ...nothing, source: { kind: "ruling", text: kept } })
        return await this.read(null)
      }
      const id = source?.id ?? firstRuling
      const text = await this.ask("text", { id })
      if (mine !== this.moment) return
      if (text === null) throw unknownRuling(id)
      this.change({ ...nothing, source: { kind: "ruling", text }, origin: { id, text }, editions })
      await this.read(at ?? (editions.length > 1 ? "parting" : null))
    } catch (error) {
      if (mine === this.moment) this.fail(error)
    }
  }

  /** Opens a text or a game that isn't in the address. */
  async open(source: LabSource): Promise<void> {
    this.change({ ...nothing, source, eyes: this.state.eyes })
    keepDraft(source)
    this.writeAddress("#/lab")
    await this.read(null)
  }

  private writeAddress(hash: string): void {
    this.written = hash
    history.replaceState(null, "", hash)
  }

  async speak(lang: Lang): Promise<void> {
    if (lang === this.lang) return
    this.lang = lang
    if (this.state.source !== null) await this.read(this.state.step)
  }

  /** The text as it is being written; it is read when the writer pauses. */
  write(text: string): void {
    const { origin } = this.state
    const source: LabSource = { kind: "ruling", text }
    this.change({ source })
    keepDraft(origin?.text === text ? null : source)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.read(this.state.step), pause)
  }

  async choose(editions: readonly string[]): Promise<void> {
    this.change({ editions })
    await this.read(editions.length > 1 ? "parting" : this.state.step)
  }

  look(eyes: Eyes): void {
    this.change({ eyes })
    void this.show(this.state.step)
  }

  /**
   * Reads and plays what is open.
   * @param at the step to be shown; null for the last, "parting" for where two editions part
   */
  private async read(at: number | "parting" | null): Promise<void> {
    const { source, editions } = this.state
    if (source === null) return
    const mine = ++this.moment
    this.change({ busy: true })
    try {
      const found = await this.ask("read", { source, lang: this.lang, editions })
      if (mine !== this.moment) return
      const { reading: before } = this.state
      // What can't be read stands beside what was played last, until it is mended.
      const stays = found.head === null && before?.head != null
      const reading = stays ? { ...before, mistakes: found.mistakes } : found
      const last = sliderLength(reading) - 1
      const { parting } = reading
      const parts = parting === null ? last : (parting.own ?? parting.other ?? last)
      const wanted = at === "parting" ? parts : at
      const step = wanted === null ? last : Math.min(wanted, last)
      const survey = at === null ? [] : this.state.survey
      const surveying = reading.head?.id != null && survey.length === 0
      this.change({ reading, error: null, busy: false, survey, surveying })
      this.keepAddress()
      await this.show(step)
      if (reading.head?.id == null || mine !== this.moment) return
      const surveyed = await this.ask("survey", null)
      if (mine === this.moment) this.change({ survey: surveyed, surveying: false })
    } catch (error) {
      if (mine === this.moment) this.fail(error)
    }
  }

  /** Shows the position at a step, on every side. */
  async show(wanted: number): Promise<void> {
    const { reading, eyes, sides: before, step: was } = this.state
    if (reading === null) return
    const step = Math.max(-1, Math.min(wanted, sliderLength(reading) - 1))
    this.change({ step })
    const sides = await Promise.all(
      reading.runs.map(async ({ steps, hasTable }, run): Promise<Side | null> => {
        if (!hasTable) return null
        const own = stepOf(reading, run, step)
        const found = await this.ask("look", { run, step: own, eyes })
        const isNext = step === was + 1 && before[run] != null
        return { ...found, fresh: isNext ? linesOf(steps.slice(own, own + 1)) : [] }
      }),
    ).catch((error: unknown) => {
      this.fail(error)
      return null
    })
    if (sides !== null && this.state.reading === reading && this.state.step === step) this.change({ sides })
  }

  /** The address always names what is open, as far as that is short: without a text that was changed. */
  private keepAddress(): void {
    const { origin, editions, source } = this.state
    if (origin === null || source?.kind !== "ruling" || source.text !== origin.text) return
    void hashOf({ source: { kind: "id", id: origin.id }, editions, at: null }).then((hash) => {
      if (window.location.hash.startsWith("#/lab")) this.writeAddress(hash)
    })
  }

  /** The whole address of what is open now. */
  async link(): Promise<string> {
    const { source, origin, editions, step } = this.state
    const isSame = source?.kind === "ruling" && origin?.text === source.text
    const named = isSame && origin !== null ? ({ kind: "id", id: origin.id } as const) : source
    const { origin: host, pathname, search } = window.location
    return `${host}${pathname}${search}${await hashOf({ source: named, editions, at: step < 0 ? null : step })}`
  }
}

const linesOf = (steps: readonly TraceStep[]): readonly ShownLine[] =>
  steps.map(({ text, rules, depth, moved }, n) => ({ n, kind: "event", text, rules, depth, turn: 0, moved }))

/** The text that is being written outlives the tab. */
function keepDraft(source: LabSource | null): void {
  try {
    if (source?.kind === "ruling") localStorage.setItem(draft, source.text)
    else localStorage.removeItem(draft)
  } catch {
    // A browser that keeps nothing: the text is there as long as the tab.
  }
}

function keptDraft(): string | null {
  try {
    return localStorage.getItem(draft)
  } catch {
    return null
  }
}

export const labStore = new LabStore()

export const useLab = (): LabState => useSyncExternalStore(labStore.subscribe, labStore.now)
