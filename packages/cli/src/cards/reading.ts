import { createReadStream, type Stats, statSync } from "node:fs"
import { resolve } from "node:path"
import { type FileFault, type FromFile, readCards } from "@dilemma-table/card-text"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Presets, SingleBar } from "cli-progress"
import type { Context } from "../context.ts"
import { Failure, sayReason, systemReason } from "../failure.ts"

/** So many remarks of a kind are told of a file; the others are counted. */
const told = 5

/**
 * What is read of a file ("-": of standard input), with a bar while somebody watches. Throws Failure where there is no such
 * file, or where it can't be read.
 */
export async function* fromFile(context: Context, lang: Lang, path: string): AsyncGenerator<FromFile> {
  const { terminal, cwd } = context
  const stats = path === "-" ? null : statsOf(lang, resolve(cwd, path), path)
  const input =
    stats === null ? (terminal.input as AsyncIterable<Uint8Array | string>) : createReadStream(resolve(cwd, path))
  const progress = terminal.interactive && stats !== null ? new Progress(lang, stats.size) : null
  try {
    for await (const one of readCards(counted(input, progress))) {
      if (one.is === "card") progress?.card()
      else if (one.is === "end" || one.is === "broken") progress?.stop()
      yield one
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) throw error
    throw new Failure(sayTerminal(lang, "fault", "unreadable", { path, reason: sayReason(lang, error) }))
  } finally {
    progress?.stop()
  }
}

function statsOf(lang: Lang, path: string, written: string): Stats {
  try {
    const stats = statSync(path)
    if (!stats.isDirectory()) return stats
  } catch (error) {
    const key = systemReason(error) === "ENOENT" ? "not-found" : "unreadable"
    throw new Failure(sayTerminal(lang, "fault", key, { path: written, reason: sayReason(lang, error) }))
  }
  const reason = sayTerminal(lang, "system", "EISDIR")
  throw new Failure(sayTerminal(lang, "fault", "unreadable", { path: written, reason }))
}

async function* counted(
  input: AsyncIterable<Uint8Array | string>,
  progress: Progress | null,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk
    yield bytes
    progress?.bytes(bytes.length)
  }
}

/** A bar on standard error. */
class Progress {
  private readonly bar: SingleBar
  private readonly size: number
  private read = 0
  private cards = 0

  constructor(lang: Lang, size: number) {
    const format = sayTerminal(lang, "import", "progress", {
      bar: "{bar}",
      percentage: "{percentage}",
      cards: "{cards}",
      seconds: "{eta}",
    })
    this.bar = new SingleBar(
      { format, hideCursor: true, clearOnComplete: true, etaBuffer: 200 },
      Presets.shades_classic,
    )
    this.size = size
  }

  /** It begins with the first card: what is said before stands above it. */
  card(): void {
    if (this.cards++ === 0) this.bar.start(this.size, this.read, { cards: 1 })
  }

  bytes(n: number): void {
    this.read += n
    if (this.cards > 0) this.bar.update(this.read, { cards: this.cards })
  }

  stop(): void {
    this.bar.stop()
  }
}

/** What is wrong with a file, or remarkable about it, with the place. */
export function faultText(lang: Lang, path: string, fault: FileFault): string {
  const { code, line, offset, card, found } = fault
  const key = code === "other-encoding" && found === "" ? "unknown-encoding" : code
  return [path, placeText(lang, { line, offset, card }), sayTerminal(lang, "file-fault", key, { found })]
    .filter((part) => part !== "")
    .join(": ")
}

function placeText(lang: Lang, { line, offset, card }: Pick<FileFault, "line" | "offset" | "card">): string {
  if (card !== null && line !== null) return sayTerminal(lang, "file", "at-card-line", { line, card })
  if (card !== null) return sayTerminal(lang, "file", "at-card", { card })
  if (line !== null && offset !== null) return sayTerminal(lang, "file", "at-both", { line, offset })
  if (line !== null) return sayTerminal(lang, "file", "at-line", { line })
  return offset === null ? "" : sayTerminal(lang, "file", "at-offset", { offset })
}

/** Remarks on a file, told when it was read: the first of each kind, and how many more there were. */
export class Remarks {
  private readonly counts = new Map<FileFault["code"], number>()
  private readonly lines: string[] = []
  private readonly lang: Lang
  private readonly path: string
  private readonly say: (line: string) => void

  constructor(lang: Lang, path: string, say: (line: string) => void) {
    this.lang = lang
    this.path = path
    this.say = say
  }

  remark(fault: FileFault): void {
    const before = this.counts.get(fault.code) ?? 0
    this.counts.set(fault.code, before + 1)
    if (before < told) this.lines.push(faultText(this.lang, this.path, fault))
  }

  end(): void {
    for (const line of this.lines.splice(0)) this.say(line)
    for (const [code, n] of this.counts)
      if (n > told) this.say(`${code}: ${sayTerminal(this.lang, "import", "remarks-more", { count: n - told })}`)
    this.counts.clear()
  }
}
