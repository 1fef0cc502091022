import type { Fault } from "@dilemma-table/engine"

/*
 * How a page and a worker talk: the page asks and is answered, and the worker tells of its own accord. What may be asked and
 * told is a type (see messages.ts), so that both ends compile against the same.
 */

/** Each request by name: what is asked, and what is answered. */
export type Requests = Readonly<Record<string, { readonly ask: unknown; readonly reply: unknown }>>

/** What went wrong, as it crosses from the worker. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message.en)
    this.name = "Refused"
    this.fault = fault
  }
}

interface Asking {
  readonly id: number
  readonly request: string
  readonly ask: unknown
}

type FromWorker<P> =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly fault: Fault }
  | { readonly told: P }

export type Handlers<R extends Requests> = {
  readonly [Name in keyof R]: (ask: R[Name]["ask"]) => R[Name]["reply"] | Promise<R[Name]["reply"]>
}

/** Something that broke inside: a fault too, so that the page can say so and offer a way on. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault
  const reason = error instanceof Error ? error.message : String(error)
  return {
    code: "broken",
    place: error instanceof Error ? (error.stack?.split("\n")[1]?.trim() ?? "worker") : "worker",
    message: {
      en: `The program failed here: ${reason}`,
      ja: `ここでプログラムが失敗しました: ${reason}`,
    },
  }
}

/**
 * The worker's end. Requests are handled one after the other.
 * @param ready what must have been fetched before the first
 */
export function serve<R extends Requests, P>(
  scope: { postMessage(message: unknown): void; onmessage: ((event: MessageEvent) => void) | null },
  handlers: (tell: (told: P) => void) => Handlers<R>,
  ready: () => Promise<unknown> = () => Promise.resolve(),
): void {
  const own = handlers((told) => scope.postMessage({ told }))
  let fetched: Promise<unknown> | null = null
  let before: Promise<void> = Promise.resolve()
  scope.onmessage = ({ data }: MessageEvent<Asking>) => {
    const { id, request, ask } = data
    before = before.then(async () => {
      try {
        fetched ??= ready().catch((error: unknown) => {
          fetched = null
          throw error
        })
        await fetched
        const handler = own[request]
        if (handler === undefined) throw new Error(`Nothing answers ${request}`)
        scope.postMessage({ id, ok: true, value: await handler(ask) })
      } catch (error) {
        scope.postMessage({ id, ok: false, fault: faultOf(error) })
      }
    })
  }
}

export interface Port<R extends Requests> {
  /** Asks the worker. Rejects with `Refused`. */
  ask<Name extends keyof R & string>(request: Name, ask: R[Name]["ask"]): Promise<R[Name]["reply"]>
  close(): void
}

/**
 * The page's end.
 * @param start starts the worker; again where it could not be loaded and something is asked once more
 * @param broke is given what broke in the worker while nothing was asked of it
 */
export function connect<R extends Requests, P>(
  start: () => Worker,
  heard: (told: P) => void,
  broke: (refused: Refused) => void = () => {},
): Port<R> {
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Refused): void }>()
  let next = 1
  let worker: Worker | null = null
  const started = (): Worker => {
    const own = start()
    let answers = false
    own.onmessage = ({ data }: MessageEvent<FromWorker<P>>) => {
      answers = true
      if ("told" in data) return heard(data.told)
      const one = open.get(data.id)
      open.delete(data.id)
      if (data.ok) one?.resolve(data.value)
      else one?.reject(new Refused(data.fault))
    }
    own.onerror = (event) => {
      const refused = new Refused(faultOf(new Error(event.message || "the worker could not be loaded")))
      if (open.size === 0) broke(refused)
      for (const one of open.values()) one.reject(refused)
      open.clear()
      if (answers) return
      own.terminate()
      worker = null
    }
    return own
  }
  return {
    ask: (request, ask) =>
      new Promise((resolve, reject) => {
        worker ??= started()
        open.set(next, { resolve: resolve as (value: unknown) => void, reject })
        worker.postMessage({ id: next, request, ask } satisfies Asking)
        next += 1
      }),
    close: () => worker?.terminate(),
  }
}
