import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads"

/** What comes of a bot's process. */
type Told =
  | { readonly type: "begun"; readonly pid: number | null }
  | { readonly type: "line"; readonly line: string }
  | { readonly type: "died"; readonly how: string }

/** A line that a bot said, or why there is none. */
export type Reply =
  | { readonly type: "line"; readonly line: string }
  | { readonly type: "died"; readonly how: string }
  | null

/** Longer lines aren't waited for. */
const longest = 1_000_000

/** A bot's process. What it says on standard error is the person's to see. */
export class BotProcess {
  private readonly worker: Worker
  private readonly port: MessagePort
  private readonly flag = new Int32Array(new SharedArrayBuffer(4))
  private readonly heard: Told[] = []
  private pid: number | null = null
  private dead: Reply = null
  private readonly kill = (): void => this.end()

  /** @param command as for a shell, run in the folder `cwd` */
  constructor(command: string, cwd: string) {
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    this.port.unref()
    this.worker = new Worker(new URL("./bot-worker.mjs", import.meta.url), {
      workerData: { command, cwd, port: port2, signal: this.flag.buffer, longest },
      transferList: [port2],
    })
    this.worker.unref()
    process.once("exit", this.kill)
  }

  say(line: string): void {
    this.port.postMessage(line)
  }

  /** The next line it says; null where none comes within these milliseconds. Nothing else happens meanwhile. */
  hear(milliseconds: number): Reply {
    const until = performance.now() + milliseconds
    for (;;) {
      const seen = Atomics.load(this.flag, 0)
      this.receive()
      const next = this.heard.shift()
      if (next?.type === "line") return next
      if (next?.type === "died") this.dead = next
      if (next !== undefined) continue
      if (this.dead !== null) return this.dead
      const left = until - performance.now()
      if (left <= 0) return null
      Atomics.wait(this.flag, 0, seen, left)
    }
  }

  private receive(): void {
    for (;;) {
      const received = receiveMessageOnPort(this.port) as { readonly message: Told } | undefined
      if (received === undefined) return
      if (received.message.type === "begun") this.pid = received.message.pid
      else this.heard.push(received.message)
    }
  }

  /** Lets it end by itself: nothing more is said to it. */
  close(): void {
    process.off("exit", this.kill)
    this.port.postMessage(null)
  }

  /** Ends the process, and whatever it has begun. */
  end(): void {
    process.off("exit", this.kill)
    this.receive()
    const { pid } = this
    if (pid !== null && this.dead === null)
      try {
        process.kill(process.platform === "win32" ? pid : -pid)
      } catch {
        // It has ended by itself.
      }
    void this.worker.terminate()
  }
}
