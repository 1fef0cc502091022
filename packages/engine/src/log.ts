import type { Decision } from "./decision.ts"
import type { GameEvent } from "./events.ts"
import type { Game } from "./game.ts"
import type { Key, ObjectId, PlayerId } from "./ids.ts"
import type { Refusal } from "./refusal.ts"
import type { RuleId } from "./rules.ts"
import type { Plain } from "./state.ts"

/** A line of the log: what was done under which rules. Never read by a rulebook. */
export type LogEntry =
  /** A step of a procedure of the rulebook, by its name there. */
  | {
      readonly type: "step"
      readonly rules: readonly RuleId[]
      readonly step: string
      readonly player?: PlayerId
      readonly object?: ObjectId
      readonly data?: Readonly<Record<string, Plain>>
    }
  | { readonly type: "event"; readonly rules: readonly RuleId[]; readonly event: GameEvent }
  | {
      readonly type: "waits"
      readonly rules: readonly RuleId[]
      readonly n: number
      readonly object: ObjectId
      readonly player: PlayerId
    }
  | { readonly type: "asked"; readonly rules: readonly RuleId[]; readonly decision: Decision }
  | {
      readonly type: "answered"
      readonly rules: readonly RuleId[]
      readonly decision: Decision
      readonly keys: readonly Key[]
    }
  | { readonly type: "reversed"; readonly rules: readonly RuleId[]; readonly refusal: Refusal }

/** The log as a shared list, newest first, so that a fork costs nothing. */
export interface LogNode {
  readonly entry: LogEntry
  /** Counts from 1. */
  readonly n: number
  readonly before: LogNode | null
}

/** Thrown by `note` to stop a re-run at a line of the log. */
export class StopHere extends Error {}

export function note(game: Game, entry: LogEntry): void {
  const before = game.log
  const n = (before?.n ?? 0) + 1
  game.log = { entry, n, before }
  if (n === game.stopAt) throw new StopHere()
}

export function step(
  game: Game,
  name: string,
  rules: readonly RuleId[],
  about: { player?: PlayerId; object?: ObjectId; data?: Readonly<Record<string, Plain>> } = {},
): void {
  const { player, object, data } = about
  note(game, { type: "step", rules, step: name, player, object, data } as LogEntry)
}

/** The log's lines in order, from `from` (exclusive) on. */
export function logLines(game: { readonly log: LogNode | null }, from = 0): readonly LogNode[] {
  const lines: LogNode[] = []
  for (let node = game.log; node !== null && node.n > from; node = node.before) lines.push(node)
  return lines.reverse()
}
