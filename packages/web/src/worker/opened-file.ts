import { type Fault, type Game, type Outcome, ok, takeUp } from "@dilemma-table/engine"
import { isPlayerName } from "@dilemma-table/players"
import { isGameName, type KnownGame, loadGame } from "../games/known.ts"
import type { Sitting } from "../protocol/messages.ts"
import { withAll } from "./later.ts"
import type { Remark } from "./table-file.ts"

export interface Opened {
  readonly known: KnownGame
  readonly game: Game
  readonly seats: readonly Sitting[]
  readonly remarks: readonly Remark[]
  readonly byProgram: readonly number[]
  /** The number of the answer from which on this version plays differently; null where it doesn't. */
  readonly differsAt: number | null
}

const foreign: Fault = {
  code: "save-foreign",
  place: "file",
  message: {
    en: "This file isn't a saved game of Dilemma. Choose a file that was saved here or by the command.",
    ja: "このファイルはDilemmaのセーブデータではありません。ここ、またはコマンドで保存したファイルを選んでください。",
  },
}

/** Reads a kept game: one of ours, the command's, or a bare save. */
export async function openTableFile(text: string): Promise<Outcome<Opened>> {
  const file = parsed(text)
  if (file === null) return { ok: false, fault: foreign }
  const bare = file.dilemma === "save"
  const inner = bare ? text : file.game
  if (typeof inner !== "string" || (!bare && file.dilemma !== "table")) return { ok: false, fault: foreign }
  const game = parsed(inner)?.game
  if (!isGameName(game)) return { ok: false, fault: foreign }
  const known = await withAll(loadGame(game))
  const taken = takeUp(known.rulebook, inner)
  if (!taken.ok) return taken
  const count = taken.value.game.basis.setup.seats.length
  const seat = typeof file.seat === "number" ? file.seat : 0
  return ok({
    known,
    ...taken.value,
    seats: sittings(file.seats, count) ?? Array.from({ length: count }, (_, i) => usualSitting(i === seat)),
    remarks: remarksIn(file.remarks),
    // Of a game that is taken up at its last rest, the answers before it are gone.
    byProgram: taken.value.differsAt === null ? numbersIn(file.byProgram) : [],
  })
}

const usualSitting = (person: boolean): Sitting => (person ? { by: "person" } : { by: "machine", player: "greedy" })

function sittings(data: unknown, count: number): readonly Sitting[] | null {
  if (!Array.isArray(data) || data.length !== count) return null
  const read = data.map((one: unknown): Sitting | null => {
    if (typeof one !== "object" || one === null) return null
    const { by, player } = one as Readonly<Record<string, unknown>>
    if (by === "person") return { by }
    return by === "machine" && typeof player === "string" && isPlayerName(player) ? { by, player } : null
  })
  return read.every((one) => one !== null) ? (read as readonly Sitting[]) : null
}

const numbersIn = (data: unknown): readonly number[] =>
  Array.isArray(data) ? data.filter((one): one is number => typeof one === "number") : []

function remarksIn(data: unknown): readonly Remark[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((one: unknown) => {
    const { after, text } = (one ?? {}) as { after?: unknown; text?: { en?: unknown; ja?: unknown } }
    return typeof after === "number" && typeof text?.en === "string" && typeof text.ja === "string"
      ? [{ after, text: { en: text.en, ja: text.ja } }]
      : []
  })
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}
