/*
 * What runs on the page itself. Each function is sent there by its text, so it uses nothing from outside.
 */

/** What was heard on the page. Times in milliseconds. */
export interface Heard {
  /** How long the worker was at it: from a request to the next thing it said. */
  worker: number
  /** How often the worker told something new. */
  news: number
  /** How many news the page has drawn something of. */
  drawn: number
  readonly longTasks: number[]
  /** When a table with hands was there, as the clock says; null before. */
  tableSeen: number | null
}

export interface Timed {
  readonly took: number
  /** Of it, how long the worker took. */
  readonly worker: number
}

/** Listens to workers and to long tasks, before anything of the page runs. */
export function hear(): void {
  const heard: Heard = { worker: 0, news: 0, drawn: 0, longTasks: [], tableSeen: null }
  Object.assign(window, { heard })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) heard.longTasks.push(duration)
  }).observe({ entryTypes: ["longtask"] })
  new MutationObserver((_, observer) => {
    if (document.querySelector(".board .hand .place") === null) return
    heard.tableSeen = Date.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
  const isOfTable = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest(".board, .log, .question, .dilemma") != null
  new MutationObserver((changes) => {
    if (heard.drawn < heard.news && changes.some(isOfTable)) heard.drawn = heard.news
  }).observe(document, { childList: true, subtree: true, characterData: true })
  let since: number | null = null
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      const post = this.postMessage.bind(this)
      this.postMessage = (message: unknown) => {
        since ??= performance.now()
        post(message)
      }
      this.addEventListener("message", ({ data, timeStamp }: MessageEvent<{ told?: { type: string } }>) => {
        if (since !== null) heard.worker += Math.max(0, timeStamp - since)
        since = null
        if (data.told?.type === "news") heard.news += 1
      })
    }
  }
}

export interface Answered extends Timed {
  /** How long it took until all was drawn and the next answer could be given: others' play is in it. */
  readonly untilNext: Timed
  readonly showsModes: boolean
}

/**
 * Gives the n-th answer, and waits until the page has drawn what came of it: its first part, or all modes with what they lead to.
 * @returns null where there is nothing to answer
 */
export async function answerAndTime({
  n,
  first,
}: {
  readonly n: number
  readonly first: string | null
}): Promise<Answered | null> {
  const { heard } = window as unknown as { heard: Heard }
  const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const settled = (): boolean => find(".play[data-settled]").length > 0
  /** Asks again with every change of the page: asking all the time would be work that is measured as well. */
  const until = (holds: () => boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const end = performance.now() + 8000
      const ask = (): void => {
        if (!holds() && performance.now() < end) return
        observer.disconnect()
        clearInterval(timer)
        resolve(holds())
      }
      const observer = new MutationObserver(ask)
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      const timer = setInterval(ask, 40)
      ask()
    })
  const painted = async (from: { readonly at: number; readonly worker: number }): Promise<Timed> => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    return { took: performance.now() - from.at, worker: heard.worker - from.worker }
  }
  const answers =
    ".answers .answer:not([disabled]):not([data-picked]), .dilemma button[data-answer]:not([data-picked]):not([data-blocked])"
  if (!(await until(settled))) return null
  for (let picks = 0; picks < 12; picks++) {
    const ready = find("[data-confirm]:not([disabled])")[0]
    const offered = find(answers)
    const named = first === null ? undefined : offered.find((one) => one.textContent?.includes(first))
    const target =
      ready ?? named ?? offered[n % 3 === 0 ? 0 : offered.length - 1] ?? find(".question .primary[data-answer]")[0]
    if (target === undefined) return null
    const from = { at: performance.now(), worker: heard.worker, news: heard.news }
    target.click()
    // Picking several: what can follow is asked, but nothing is answered yet.
    await until(() => heard.drawn > from.news || (settled() && performance.now() - from.at > 60))
    if (heard.news === from.news) continue
    await until(() => heard.drawn > from.news)
    const begun = await painted(from)
    await until(() => settled() || find(".dilemma .modes").length > 0)
    const showsModes = find(".dilemma .modes").length > 0
    if (showsModes)
      await until(() => find(".mode-column .outcome").length > 0 && find(".dilemma [data-awaited]").length === 0)
    const modes = await painted(from)
    await until(settled)
    return { ...(showsModes ? modes : begun), untilNext: await painted(from), showsModes }
  }
  return null
}
