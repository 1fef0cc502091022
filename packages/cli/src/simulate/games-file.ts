import { appendFileSync, closeSync, openSync } from "node:fs"
import { extname, resolve } from "node:path"
import { seatName } from "@dilemma-table/engine"
import type { GameRecord } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure, sayReason } from "../failure.ts"
import { simulationFailure } from "./failures.ts"

/** A file that games are written to as they come. */
export interface GamesFile {
  write(record: GameRecord): void
  /** What was written is in the file. */
  close(): void
}

const formats: Readonly<Record<string, { readonly head: string; line(record: GameRecord): string }>> = {
  ".jsonl": { head: "", line: (record) => `${JSON.stringify(record)}\n` },
  ".csv": { head: "index,seed,first,winner,end,turns,answers,modes,fault\n", line: (record) => csvLine(record) },
}

/** So much is kept before it is written, in letters. */
const atOnce = 65_536

/** Begins a file of games, by the ending of its name; what it held is gone. Throws Failure where it can't be written. */
export function gamesFile(lang: Lang, cwd: string, path: string): GamesFile {
  const format = formats[extname(path).toLowerCase()]
  if (format === undefined) throw simulationFailure(lang, "bad-out", { path })
  const tried = <T>(what: () => T): T => {
    try {
      return what()
    } catch (error) {
      throw unwritable(lang, path, error)
    }
  }
  const file = tried(() => openSync(resolve(cwd, path), "w"))
  let kept = format.head
  const flush = (): void => {
    tried(() => appendFileSync(file, kept))
    kept = ""
  }
  return {
    write: (record) => {
      kept += format.line(record)
      if (kept.length >= atOnce) flush()
    },
    close: () => {
      if (kept !== "") flush()
      closeSync(file)
    },
  }
}

/** That a file can't be written, and why. */
export const unwritable = (lang: Lang, path: string, error: unknown): Failure =>
  new Failure(sayTerminal(lang, "fault", "unwritable", { path, reason: sayReason(lang, error) }), 2, "unwritable")

const seat = (n: number | null): string => (n === null ? "" : seatName(n as Parameters<typeof seatName>[0]))

/** Modes stand in one cell: "A Cryptic Command 1+3; B Funeral Charm 2". */
function csvLine({ index, seed, first, winner, end, turns, answers, modes, fault }: GameRecord): string {
  const chosen = modes.map((one) => `${seat(one.seat)} ${one.card} ${one.chosen.join("+") || "-"}`).join("; ")
  const cells = [index, seed, seat(first), seat(winner), end, turns, answers, chosen, fault?.code ?? ""]
  return `${cells.map((cell) => csvCell(String(cell))).join(",")}\n`
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
