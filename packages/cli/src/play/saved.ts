import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { type PlayerId, save, takeUp } from "@dilemma-table/engine"
import { isPlayerName } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { sayReason, systemReason } from "../failure.ts"
import { type KnownGame, knownGames } from "../games.ts"
import { type Table, usualMachine } from "./session.ts"

/** A file of a table: whose seat the person has, and the game as the engine saves it. */
interface TableFile {
  readonly dilemma: "table"
  readonly seat: number
  /** Who plays against the person, by name. */
  readonly machine?: string
  readonly game: string
}

/** Why a table couldn't be saved or loaded, in a sentence; or that it could. */
export type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string }

/** Writes the table to a file. */
export function saveTable(lang: Lang, cwd: string, path: string, { game, seat, machine }: Table): Done<null> {
  const file: TableFile = { dilemma: "table", seat, machine, game: save(game) }
  try {
    writeWhole(resolve(cwd, path), `${JSON.stringify(file)}\n`)
    return { ok: true, value: null }
  } catch (error) {
    return { ok: false, sentence: sayTerminal(lang, "fault", "unwritable", { path, reason: sayReason(lang, error) }) }
  }
}

/** A file is there as it was or as it will be, never half written. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.part`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}

export interface Loaded {
  readonly table: Table
  /** The number of the answer at which it differs from what another version played; null where it doesn't. */
  readonly differsAt: number | null
}

/**
 * Reads a table from a file: one that `saveTable` wrote, or a bare save of the engine (the person is then seat A).
 * @param only the game that the file must hold; null for any
 */
export function loadTable(lang: Lang, cwd: string, path: string, only: KnownGame | null): Done<Loaded> {
  let text: string
  try {
    text = readFileSync(resolve(cwd, path), "utf8")
  } catch (error) {
    const reason = systemReason(error)
    const key = reason === "ENOENT" ? "not-found" : "unreadable"
    return { ok: false, sentence: sayTerminal(lang, "fault", key, { path, reason: sayReason(lang, error) }) }
  }
  const file = tableFile(text)
  if (file === null) return { ok: false, sentence: sayTerminal(lang, "play", "not-saved-game", { path }) }
  const known = only ?? knownGames.find(({ rulebook }) => rulebook.game === gameIn(file.game)) ?? knownGames[0]
  if (known === undefined) throw new Error("No game is known")
  const loaded = takeUp(known.rulebook, file.game)
  if (!loaded.ok) {
    const reason = loaded.fault.message[lang]
    return { ok: false, sentence: sayTerminal(lang, "play", "load-failed", { path, reason }) }
  }
  const { game, differsAt } = loaded.value
  return {
    ok: true,
    value: { table: { known, game, seat: file.seat as PlayerId, machine: file.machine ?? usualMachine }, differsAt },
  }
}

function tableFile(text: string): TableFile | null {
  const data = parsed(text)
  if (data === null) return null
  const { dilemma, seat, machine, game } = data
  if (dilemma === "save") return { dilemma: "table", seat: 0, game: text }
  if (dilemma !== "table" || (seat !== 0 && seat !== 1) || typeof game !== "string") return null
  // A file names no command that would be run.
  return { dilemma, seat, game, ...(typeof machine === "string" && isPlayerName(machine) ? { machine } : {}) }
}

const gameIn = (text: string): unknown => parsed(text)?.["game"]

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
