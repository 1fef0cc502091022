import { type Game, type LogNode, lineView, logLines, type PlayerId, players } from "@dilemma-table/engine"
import { type Lang, say, sayAsSeen } from "@dilemma-table/words"
import { shownRules } from "./rule.ts"
import type { ShownLine } from "./types.ts"

/** What the next lines say anyway. */
const saidNext: ReadonlySet<string> = new Set(["action", "attack", "payment", "shuffle"])

interface Told {
  /** How many lines the seat has counted up to this one. */
  readonly n: number
  readonly turn: number
  readonly inStep: boolean
  /** Null where nobody needs to be told. */
  readonly line: ShownLine | null
}

/**
 * Tells the log as a seat reads it, sentence by sentence; null for a spectator. What was told once stays as it was told then,
 * and isn't worked out again.
 */
export class LogTeller {
  private readonly told = new WeakMap<LogNode, Told>()
  private readonly lang: Lang
  private readonly viewer: PlayerId | null

  constructor(lang: Lang, viewer: PlayerId | null) {
    this.lang = lang
    this.viewer = viewer
  }

  lines(game: Game): readonly ShownLine[] {
    const lines: ShownLine[] = []
    let before: Told = { n: 0, turn: 0, inStep: false, line: null }
    for (const node of logLines(game)) {
      const told = this.told.get(node) ?? this.tell(game, node, before)
      this.told.set(node, told)
      if (told.line !== null) lines.push(told.line)
      before = told
    }
    return lines
  }

  /** The engine's own number of the line that the seat counts as `n`; null if there is none. */
  engineLine(game: Game, n: number): number | null {
    for (const node of logLines(game)) if (this.told.get(node)?.line?.n === n) return node.n
    return null
  }

  private tell(game: Game, node: LogNode, before: Told): Told {
    const { entry } = node
    const turn = before.turn + (entry.type === "event" && entry.event.type === "turn" ? 1 : 0)
    const seen = lineView(game, this.viewer, entry)
    if (seen === null) return { ...before, turn, line: null }
    const asks = entry.type === "asked" || entry.type === "answered"
    const wasInStep = before.inStep && !(asks && entry.decision.rest)
    const at = { n: before.n + 1, turn, inStep: wasInStep || entry.type === "step" }
    const text = saysNothing(node, seen) ? null : this.sentence(game, node, seen)
    if (text === null || text === "") return { ...at, line: null }
    const depth = asks || (entry.type === "step" && !wasInStep) ? 0 : 1
    const rules = shownRules(this.lang, game.rulebook, game.edition, entry.rules)
    return {
      ...at,
      line: {
        n: at.n,
        kind: seen.type,
        text,
        rules,
        depth,
        turn,
        quiet: seen.type === "step" && seen.step === "pass",
        moved: movedIn(seen),
      },
    }
  }

  /** A spectator is told what both players saw: of what one of them didn't, as that one was told. */
  private sentence(game: Game, { entry }: LogNode, seen: Seen): string | null {
    if (this.viewer !== null) return sayAsSeen(this.lang, game, entry, this.viewer)
    if (seen.type === "event" && seen.event.object === undefined && seen.event.card === undefined) {
      const blind = players(game).find((seat) => {
        const line = lineView(game, seat, entry)
        return line?.type === "event" && line.event.card === undefined
      })
      if (blind !== undefined) return sayAsSeen(this.lang, game, entry, blind)
    }
    return say(this.lang, game, entry)
  }
}

type Seen = NonNullable<ReturnType<typeof lineView>>

function saysNothing({ entry }: LogNode, seen: Seen): boolean {
  if (seen.type === "asked" || seen.type === "window") return true
  if (entry.type !== "answered") return false
  return saidNext.has(entry.decision.kind) || seen.type !== "answered" || seen.keys === undefined
}

function movedIn(seen: Seen): ShownLine["moved"] {
  if (seen.type !== "event" || seen.event.type !== "move") return null
  const { object, becomes, player, from = "", to = "" } = seen.event
  return { from: object ?? null, to: becomes ?? null, player: player ?? null, fromZone: from, toZone: to }
}
