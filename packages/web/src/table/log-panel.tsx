import { memo, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "react-aria-components"
import { Symbols } from "../card/symbols.tsx"
import type { ShownLine } from "../shown/types.ts"
import { RuleNumbers } from "./rule-number.tsx"
import { tableStore, useTablePart } from "./store.ts"
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

/** What happened, turn by turn; a line shows the table as it stood just after it. */
export const LogPanel = memo(function LogPanel() {
  const say = useTableWords()
  const lines = useTablePart("lines")
  const past = useTablePart("past")
  const [folded, setFolded] = useState<Readonly<Record<number, boolean>>>({})
  const turns = useMemo(() => byTurn(lines), [lines])
  const list = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)?.turn
  useEffect(() => {
    if (past !== null || lines.length === 0) return
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list
      if (current !== null) current.scrollTop = current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [lines, past])
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{say("log")}</h2>
      <div className="log-lines" ref={list}>
        {lines.length === 0 && <p className="hint">{say("log-empty")}</p>}
        {turns.map(({ turn, lines: own }) => {
          const isFolded = folded[turn] ?? (last !== undefined && turn < last - 1)
          return (
            <section key={turn}>
              <Button
                className="log-turn"
                aria-expanded={!isFolded}
                onPress={() => setFolded((now) => ({ ...now, [turn]: !isFolded }))}
              >
                <span aria-hidden="true">{isFolded ? "▸" : "▾"}</span>{" "}
                {turn === 0 ? say("before-turns") : say("fold-turn", { turn })}
              </Button>
              {!isFolded && (
                <ol>
                  {merged(own).map(({ line, times }) => (
                    <Line key={`${line.n}-${line.kind}`} line={line} times={times} isPast={past?.n === line.n} />
                  ))}
                </ol>
              )}
            </section>
          )
        })}
      </div>
    </section>
  )
})

interface LineProps {
  readonly line: ShownLine
  readonly times: number
  readonly isPast: boolean
}

/** Drawn once: a log is long, and what was said stays said. */
const Line = memo(function Line({ line, times, isPast }: LineProps) {
  const say = useTableWords()
  return (
    <li
      data-kind={line.kind}
      data-depth={line.depth}
      data-past={isPast || undefined}
      data-quiet={line.quiet || undefined}
    >
      {line.kind === "remark" ? (
        <em>{line.text}</em>
      ) : (
        <Button className="log-line" onPress={() => void tableStore.lookAt(line.n)}>
          <Symbols text={line.text} />
          {times > 1 && ` ×${times}`}
          <span className="unseen">. {say("look-at")}</span>
        </Button>
      )}
      <RuleNumbers rules={line.rules} />
    </li>
  )
})
