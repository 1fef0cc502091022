import { useState } from "react"
import { useLanguage } from "../i18n/words.ts"
import { Refused } from "../protocol/port.ts"
import { PressButton } from "./press-button.tsx"
import { hrefOf } from "./routes.ts"
import { useAppWords } from "./words.ts"

interface TroubleProps {
  readonly error: Error
  readonly again?: () => void
  /** Takes the last decision back. */
  readonly back?: () => void
  /** What a report should hold beside the error: the saved game. */
  readonly report?: () => string
}

/** What went wrong, in a sentence with its code and place, and what can be done. */
export function Trouble({ error, again, back, report }: TroubleProps) {
  const say = useAppWords()
  const lang = useLanguage()
  const [copied, setCopied] = useState(false)
  const fault = error instanceof Refused ? error.fault : null
  const copy = (): void => {
    const text = [fault?.code ?? error.name, fault?.place ?? "", error.message, error.stack ?? "", report?.() ?? ""]
    void navigator.clipboard.writeText(text.join("\n")).then(() => setCopied(true))
  }
  return (
    <section className="trouble" role="alert">
      <h1>{say("broken-title")}</h1>
      <p>{fault === null ? say("broken") : fault.message[lang]}</p>
      <p className="trouble-code">{fault === null ? error.message : `${fault.code} · ${fault.place}`}</p>
      <div className="buttons">
        {again !== undefined && (
          <PressButton className="button primary" onPress={again}>
            {say("again")}
          </PressButton>
        )}
        {back !== undefined && (
          <PressButton className="button" onPress={back}>
            {say("back")}
          </PressButton>
        )}
        <PressButton className="button" onPress={copy}>
          {copied ? say("copied") : say("report")}
        </PressButton>
        <a className="button" href={hrefOf("start")}>
          {say("to-start")}
        </a>
      </div>
    </section>
  )
}
