import type { CardIndex } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { TableAfter, TableNews } from "../protocol/messages.ts"
import { shownDilemma } from "../shown/dilemma.ts"
import { LogTeller } from "../shown/log.ts"
import { shownPrint } from "../shown/prints.ts"
import { shownTable } from "../shown/table.ts"
import type { ShownLine, ShownPrint, ShownTable } from "../shown/types.ts"
import type { PlayedTable } from "./played-table.ts"

/** Remembers what a page has been told of a table, and tells it what is new. */
export class Teller {
  private readonly table: PlayedTable
  private readonly lang: Lang
  private log: LogTeller
  private viewer: number | null
  private lines: readonly ShownLine[] = []
  private readonly printed = new Set<CardIndex>()

  constructor(table: PlayedTable, lang: Lang) {
    this.table = table
    this.lang = lang
    this.viewer = table.viewer
    this.log = new LogTeller(lang, table.viewer)
  }

  /** @param isLast does nothing more happen by itself? */
  news(isLast: boolean): TableNews {
    const { table } = this
    if (table.viewer !== this.viewer) {
      this.viewer = table.viewer
      this.log = new LogTeller(this.lang, table.viewer)
    }
    const prints = new Set<CardIndex>()
    const shown = shownTable(this.lang, table.known, table.game, table.viewer, prints, isLast ? "first" : "none")
    const lines = this.allLines()
    const kept = sameLines(this.lines, lines)
    this.lines = lines
    return {
      table: shown,
      prints: this.newPrints(prints),
      keptLines: kept,
      lines: lines.slice(kept),
      seats: table.seats,
      handOver: table.handOver,
      isLast,
    }
  }

  /** What follows the last news. */
  after(): TableAfter {
    const { table, lang } = this
    const { viewer, canUndo, canCancel: cancel } = table
    return { canUndo, cancel, dilemma: viewer === null ? null : shownDilemma(lang, table.game, viewer) }
  }

  /** The table just after a line, as `n` counts them. */
  lookAt(n: number): ShownTable | null {
    const { table } = this
    const line = this.log.engineLine(table.game, n)
    return line === null ? null : shownTable(this.lang, table.known, table.positionAt(line), table.viewer)
  }

  engineLine(n: number): number | null {
    return this.log.engineLine(this.table.game, n)
  }

  private allLines(): readonly ShownLine[] {
    const { table, log } = this
    const lines = log.lines(table.game)
    if (table.remarks.length === 0) return lines
    const said = [...lines]
    for (const { after, text } of table.remarksIn(this.lang)) {
      const at = said.findLastIndex((line) => (log.engineLine(table.game, line.n) ?? 0) <= after) + 1
      const turn = said[at - 1]?.turn ?? 0
      said.splice(at, 0, {
        n: said[at - 1]?.n ?? 0,
        kind: "remark",
        text,
        rules: [],
        depth: 0,
        turn,
        quiet: false,
        moved: null,
      })
    }
    return said
  }

  private newPrints(cards: ReadonlySet<CardIndex>): Readonly<Record<number, ShownPrint>> {
    const { known, game } = this.table
    const found: Record<number, ShownPrint> = {}
    for (const index of cards) {
      if (this.printed.has(index)) continue
      const { data } = game.card(index)
      found[index] = known.printed?.(this.lang, data) ?? shownPrint(this.lang, known, game.rulebook, data)
      this.printed.add(index)
    }
    return found
  }
}

function sameLines(before: readonly ShownLine[], now: readonly ShownLine[]): number {
  let same = 0
  while (same < before.length && same < now.length && isSame(before[same], now[same])) same += 1
  return same
}

const isSame = (a: ShownLine | undefined, b: ShownLine | undefined): boolean =>
  a === b || (a?.n === b?.n && a?.text === b?.text && a?.kind === b?.kind)
