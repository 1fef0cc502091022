import { useEffect, useRef } from "react"
import { Symbols } from "../card/symbols.tsx"
import type { LabRun } from "../protocol/lab-messages.ts"
import { RuleNumbers } from "../table/rule-number.tsx"
import { useLabWords } from "./words.ts"

interface TraceListProps {
  readonly run: LabRun
  /** The step that is shown, counted from 0. */
  readonly step: number
  /** Where this run parts from the one beside it; null for nowhere. */
  readonly parting: number | null
  readonly label: string
  readonly onStep: (step: number) => void
}

const signs: Readonly<Record<string, string>> = {
  asked: "?",
  reversed: "↶",
  refused: "✗",
  why: "✗",
  check: "✓",
  failed: "!",
}

/** What happened, line by line, with the rules. A line shows the table as it stood just after it. */
export function TraceList({ run: { steps }, step, parting, label, onStep }: TraceListProps) {
  const say = useLabWords()
  const list = useRef<HTMLOListElement>(null)
  const shown = Math.min(step, steps.length - 1)
  useEffect(() => {
    const { current } = list
    const line = current?.querySelector<HTMLElement>(`[data-step="${shown}"]`)
    if (current === null || line == null) return
    const [top, bottom] = [line.offsetTop - 40, line.offsetTop + line.offsetHeight + 40]
    if (top < current.scrollTop) current.scrollTop = top
    else if (bottom > current.scrollTop + current.clientHeight) current.scrollTop = bottom - current.clientHeight
  }, [shown])
  if (steps.length === 0) return <p className="hint trace-empty">{say("trace-empty")}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <ol className="trace" aria-label={label} ref={list} tabIndex={0}>
      {steps.map((one, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace's lines never move
          key={i}
          data-step={i}
          data-kind={one.kind}
          data-depth={one.depth}
          data-after={(parting !== null && i > parting) || undefined}
          data-parting={parting === i || undefined}
          data-shown={i === shown || undefined}
          data-ahead={i > shown || undefined}
        >
          {parting === i && <span className="parting-mark">{say("parting")}</span>}
          <span className="trace-sign" aria-hidden="true">
            {signs[one.kind] ?? ""}
          </span>
          <button
            type="button"
            className="trace-line"
            tabIndex={i === Math.max(0, shown) ? 0 : -1}
            aria-current={i === shown ? "step" : undefined}
            onClick={() => onStep(i)}
          >
            {one.kind === "failed" ? one.text : <Symbols text={one.text} />}
          </button>
          <RuleNumbers rules={one.rules} />
        </li>
      ))}
    </ol>
  )
}
