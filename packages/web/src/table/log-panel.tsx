import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { PressButton } from "../app/press-button.tsx"
import { Symbols } from "../card/symbols.tsx"
import type { ShownLine } from "../shown/types.ts"
import { useTablePart } from "./parts.tsx"
import { RuleNumbers } from "./rule-number.tsx"
import { tableStore } from "./store.ts"
import { useTableWords } from "./words.ts"

interface Turn {
  readonly turn: number
  readonly lines: readonly ShownLine[]
}

function byTurn(lines: readonly ShownLine[]): readonly Turn[] {
  const turns: { turn: number; lines: ShownLine[] }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last?.turn === line.turn) last.lines.push(line)
    else turns.push({ turn: line.turn, lines: [line] })
  }
  return turns
}

interface MergedLine {
  readonly line: ShownLine
  /** How many lines in a row say the same. */
  readonly times: number
}

const saySame = (a: ShownLine, b: ShownLine): boolean =>
  a.kind === b.kind &&
  a.text === b.text &&
  a.depth === b.depth &&
  a.rules.length === b.rules.length &&
  a.rules.every(({ id }, i) => id === b.rules[i]?.id)

/** Passes in a row, and lines that say the same, as one line, which shows the table after the last of them. */
function merged(lines: readonly ShownLine[]): readonly MergedLine[] {
  const found: MergedLine[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.line.quiet === true && line.quiet)
      found[found.length - 1] = { line: { ...line, text: `${last.line.text} · ${line.text}` }, times: 1 }
    else if (last !== undefined && saySame(last.line, line)) found[found.length - 1] = { line, times: last.times + 1 }
    else found.push({ line, times: 1 })
  }
  return found
}

/** What says what pressing a line does. */
const lookAt = "log-look-at"

/** So many lines are laid out together, and only where they are in view. */
const together = 24

interface HeadedLine extends MergedLine {
  /** Its number, where lines follow that belong to it: pressed, these fold. */
  readonly folds: number | null
  readonly isFolded: boolean
}

/** The lines that are seen, in parts: what belongs to a line that is folded isn't. */
function partsOf(lines: readonly ShownLine[], folded: ReadonlySet<number>): readonly (readonly HeadedLine[])[] {
  const all = merged(lines)
  const seen: HeadedLine[] = []
  let isFolded = false
  for (const [i, { line, times }] of all.entries()) {
    const isHead = line.depth === 0
    if (!isHead && isFolded) continue
    isFolded = isHead && folded.has(line.n)
    const folds = isHead && (all[i + 1]?.line.depth ?? 0) > 0 ? line.n : null
    seen.push({ line, times, folds, isFolded: folds !== null && isFolded })
  }
  return Array.from({ length: Math.ceil(seen.length / together) }, (_, i) =>
    seen.slice(i * together, (i + 1) * together),
  )
}

/** What happened, turn by turn; a line shows the table as it stood just after it. */
export const LogPanel = memo(function LogPanel() {
  const say = useTableWords()
  const lines = useTablePart("lines")
  const past = useTablePart("past")
  const [folded, setFolded] = useState<Readonly<Record<number, boolean>>>({})
  const [foldedLines, setFoldedLines] = useState<ReadonlySet<number>>(new Set())
  const fold = useCallback(
    (n: number) => setFoldedLines((now) => new Set(now.has(n) ? [...now].filter((one) => one !== n) : [...now, n])),
    [],
  )
  const turns = useMemo(() => byTurn(lines), [lines])
  const list = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)?.turn
  /** Has somebody scrolled away from its end? It isn't asked where it stands: that would lay it out once more. */
  const isAway = useRef(false)
  useEffect(() => {
    if (past !== null || lines.length === 0 || !isAway.current) return
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list
      if (current !== null) current.scrollTop = 0
    })
    return () => cancelAnimationFrame(frame)
  }, [lines, past])
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{say("log")}</h2>
      <span id={lookAt} hidden>
        {say("look-at")}
      </span>
      <div
        className="log-lines"
        ref={list}
        onScroll={({ currentTarget }) => {
          isAway.current = currentTarget.scrollTop !== 0
        }}
      >
        <div>
          {lines.length === 0 && <p className="hint">{say("log-empty")}</p>}
          {turns.map(({ turn, lines: own }) => {
            const isFolded = folded[turn] ?? (last !== undefined && turn < last - 1)
            return (
              <section key={turn}>
                <PressButton
                  className="log-turn"
                  aria-expanded={!isFolded}
                  onPress={() => setFolded((now) => ({ ...now, [turn]: !isFolded }))}
                >
                  <span aria-hidden="true">{isFolded ? "▸" : "▾"}</span>{" "}
                  {turn === 0 ? say("before-turns") : say("fold-turn", { turn })}
                </PressButton>
                {!isFolded &&
                  partsOf(own, foldedLines).map((part) => (
                    <Part
                      key={part[0]?.line.n}
                      lines={part}
                      past={part.some(({ line }) => line.n === past?.n) ? (past?.n ?? null) : null}
                      fold={fold}
                    />
                  ))}
              </section>
            )
          })}
        </div>
      </div>
    </section>
  )
})

interface PartProps {
  readonly lines: readonly HeadedLine[]
  /** The line that is looked back at, where it is one of these. */
  readonly past: number | null
  fold(n: number): void
}

const isSamePart = (a: PartProps, b: PartProps): boolean =>
  a.past === b.past &&
  a.lines.length === b.lines.length &&
  a.lines.every(({ line, times, folds, isFolded }, i) => {
    const other = b.lines[i]
    return (
      other !== undefined &&
      line.n === other.line.n &&
      line.text === other.line.text &&
      times === other.times &&
      folds === other.folds &&
      isFolded === other.isFolded
    )
  })

/** Drawn once: a log is long, and what was said stays said. */
const Part = memo(function Part({ lines, past, fold }: PartProps) {
  return (
    <ol className="log-part">
      {lines.map((one) => (
        <Line key={`${one.line.n}-${one.line.kind}`} {...one} isPast={past === one.line.n} fold={fold} />
      ))}
    </ol>
  )
}, isSamePart)

interface LineProps extends HeadedLine {
  readonly isPast: boolean
  fold(n: number): void
}

const Line = memo(function Line({ line, times, folds, isFolded, isPast, fold }: LineProps) {
  const say = useTableWords()
  return (
    <li
      data-kind={line.kind}
      data-depth={line.depth}
      data-past={isPast || undefined}
      data-quiet={line.quiet || undefined}
    >
      {folds !== null && (
        <PressButton
          className="log-fold"
          aria-expanded={!isFolded}
          aria-label={say("fold-line", { line: line.text })}
          onPress={() => fold(folds)}
        >
          {isFolded ? "▸" : "▾"}
        </PressButton>
      )}
      {line.kind === "remark" ? (
        <em>{line.text}</em>
      ) : (
        <PressButton className="log-line" aria-describedby={lookAt} onPress={() => void tableStore.lookAt(line.n)}>
          <Symbols text={line.text} />
          {times > 1 && ` ×${times}`}
        </PressButton>
      )}
      <RuleNumbers rules={line.rules} />
    </li>
  )
})
