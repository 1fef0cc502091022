import type { CDPSession } from "playwright-core"

/*
 * What the page's thread was at, from Chromium's own trace. Processor time and counts hardly depend on what else the computer
 * does, other than times by the clock.
 */

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds by the clock. */
  readonly dur?: number
  /** Microseconds of the processor. */
  readonly tdur?: number
  readonly args?: {
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects?: number }
  }
}

/** A task of the page's thread. */
export interface Task {
  /** Processor time, in milliseconds. */
  readonly took: number
  /** How many elements were styled. */
  readonly styled: number
  /** How many boxes were laid out. */
  readonly laidOut: number
}

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

/** Does something, and tells the tasks of the page's thread meanwhile. */
export async function traced<T>(
  devTools: CDPSession,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly tasks: readonly Task[] }> {
  const events: TraceEvent[] = []
  const take = ({ value }: { readonly value: unknown[] }): unknown => events.push(...(value as TraceEvent[]))
  devTools.on("Tracing.dataCollected", take)
  await devTools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories, excludedCategories: ["*"] },
  })
  try {
    return { result: await work(), tasks: await ended(devTools, events) }
  } finally {
    devTools.off("Tracing.dataCollected", take)
  }
}

async function ended(devTools: CDPSession, events: readonly TraceEvent[]): Promise<readonly Task[]> {
  const all = new Promise<void>((resolve) => devTools.once("Tracing.tracingComplete", () => resolve()))
  await devTools.send("Tracing.end")
  await all
  const styling = events.find(({ name }) => name === "UpdateLayoutTree")
  const own = events.filter(({ pid, tid, ph }) => pid === styling?.pid && tid === styling.tid && ph === "X")
  const sorted = own.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: { took: number; styled: number; laidOut: number }[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { name, ts, dur = 0, tdur = 0, args } of sorted) {
    if (name.endsWith("RunTask") && ts >= end) {
      end = ts + dur
      tasks.push({ took: tdur / 1000, styled: 0, laidOut: 0 })
    }
    const task = tasks.at(-1)
    if (task === undefined || ts > end) continue
    if (name === "UpdateLayoutTree") task.styled += args?.elementCount ?? 0
    if (name === "Layout") task.laidOut += args?.beginData?.dirtyObjects ?? 0
  }
  return tasks
}
