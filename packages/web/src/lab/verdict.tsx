import { useState } from "react"
import { Button } from "react-aria-components"
import type { LabFailure, LabReading } from "../protocol/lab-messages.ts"
import { pastedIn } from "./paste-in.ts"
import { labStore, useLab } from "./store.ts"
import { useLabWords } from "./words.ts"

interface VerdictProps {
  readonly reading: LabReading
  readonly onGo: (line: number) => void
}

/** Does it come out as written? If not, what is wrong, where, and what could be written instead. */
export function Verdict({ reading, onGo }: VerdictProps) {
  const say = useLabWords()
  const { source } = useLab()
  if (source?.kind !== "ruling") return null
  const isUnreadable = reading.mistakes.length > 0
  const failures = isUnreadable ? reading.mistakes : (reading.runs[0]?.failures ?? [])
  const notYet = !isUnreadable && reading.runs[0]?.notYet === true
  const state = failures.length === 0 ? "holds" : notYet ? "not-yet" : "fails"
  const said =
    state === "holds"
      ? say("holds")
      : isUnreadable
        ? say("unreadable")
        : notYet
          ? say("not-yet")
          : say("fails-n", { count: failures.length })
  return (
    <section className="verdict" data-state={state} aria-live="polite">
      <p className="verdict-said">
        <span aria-hidden="true">{state === "holds" ? "✓" : state === "not-yet" ? "–" : "✗"}</span> {said}
      </p>
      {failures.length > 0 && (
        <ul>
          {failures.map((failure, i) => (
            <FailureShown
              key={`${failure.line}:${failure.column}:${failure.message}`}
              failure={
                failures.slice(0, i).some(({ paste }) => paste === failure.paste)
                  ? { ...failure, paste: null }
                  : failure
              }
              text={source.text}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface FailureShownProps {
  readonly failure: LabFailure
  readonly text: string
  readonly onGo: (line: number) => void
}

function FailureShown({ failure, text, onGo }: FailureShownProps) {
  const say = useLabWords()
  const [copied, setCopied] = useState(false)
  const { line, message, paste, edition } = failure
  return (
    <li>
      <p>
        <Button className="line-link" aria-label={say("go-to-line", { line })} onPress={() => onGo(line)}>
          {say("at-line", { line })}
        </Button>{" "}
        {edition !== "" && <span className="hint">[{edition}] </span>}
        {message}
      </p>
      {paste !== null && (
        <div className="paste">
          <p className="hint">{say("answers")}</p>
          <pre>{paste}</pre>
          <div className="buttons">
            <Button className="button" onPress={() => labStore.write(pastedIn(text, failure))}>
              {say("paste")}
            </Button>
            <Button
              className="quiet"
              onPress={() => void navigator.clipboard.writeText(paste).then(() => setCopied(true))}
            >
              {say(copied ? "copied" : "copy")}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
