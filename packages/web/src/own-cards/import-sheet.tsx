import { useEffect, useRef, useState } from "react"
import { Button, Dialog, FileTrigger, Heading, Modal, ModalOverlay, ProgressBar } from "react-aria-components"
import { useLanguage } from "../i18n/words.ts"
import type { Imported, ImportProgress, ImportRequests } from "../protocol/import-messages.ts"
import { connect, type Port, Refused } from "../protocol/port.ts"
import { countCards, forgetCards, tellChange } from "./kept.ts"
import { useOwnCardWords } from "./words.ts"

interface SheetProps {
  /** The kept cards aren't what they were. */
  readonly onChange: () => void
  readonly onClose: () => void
}

type State =
  | { readonly at: "rest" }
  | { readonly at: "reading"; readonly file: string; readonly progress: ImportProgress | null }
  | { readonly at: "done"; readonly found: Imported }
  | { readonly at: "failed"; readonly error: Error }

/** Files of cards are imported here, with how far that is and what came of it; closing it stops an import. */
export function ImportSheet({ onChange, onClose }: SheetProps) {
  const say = useOwnCardWords()
  const lang = useLanguage()
  const [state, setState] = useState<State>({ at: "rest" })
  const [kept, setKept] = useState<{ readonly cards: number; readonly playable: number } | null>(null)
  const port = useRef<Port<ImportRequests> | null>(null)
  const stop = (): void => {
    port.current?.close()
    port.current = null
  }
  const count = (): void => void countCards().then(setKept, () => setKept(null))
  useEffect(() => {
    void countCards().then(setKept, () => setKept(null))
    return () => port.current?.close()
  }, [])
  const read = (file: File): void => {
    stop()
    setState({ at: "reading", file: file.name, progress: null })
    const own = connect<ImportRequests, ImportProgress>(
      () => new Worker(new URL("../worker/import.worker.ts", import.meta.url), { type: "module" }),
      (progress) => setState((now) => (now.at === "reading" ? { ...now, progress } : now)),
    )
    port.current = own
    own
      .ask("import", { file, lang })
      .then(
        (found) => {
          setState({ at: "done", found })
          count()
          onChange()
        },
        (error: Error) => setState({ at: "failed", error }),
      )
      .finally(() => own.close())
  }
  return (
    <ModalOverlay
      className="veil"
      isDismissable={state.at !== "reading"}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="sheet">
        <Dialog className="import-sheet">
          <Heading slot="title">{say("title")}</Heading>
          <p className="hint">{say("about")}</p>
          {kept !== null && <p>{kept.cards === 0 ? say("none") : say("kept", { count: kept.cards, ...kept })}</p>}
          {state.at === "reading" && <Reading file={state.file} progress={state.progress} />}
          {state.at === "done" && <Done found={state.found} />}
          {state.at === "failed" && (
            <p role="alert" className="refused">
              {state.error instanceof Refused ? state.error.fault.message[lang] : state.error.message} {say("nothing")}
            </p>
          )}
          <div className="buttons">
            {state.at === "reading" ? (
              <Button
                className="button"
                onPress={() => {
                  stop()
                  setState({ at: "rest" })
                }}
              >
                {say("stop")}
              </Button>
            ) : (
              <FileTrigger
                onSelect={(files) => {
                  const file = files?.[0]
                  if (file !== undefined) read(file)
                }}
              >
                <Button className="button primary">{say("choose")}</Button>
              </FileTrigger>
            )}
            {kept !== null && kept.cards > 0 && state.at !== "reading" && (
              <Button
                className="button"
                onPress={() => {
                  void forgetCards().then(() => {
                    tellChange()
                    setState({ at: "rest" })
                    count()
                    onChange()
                  })
                }}
              >
                {say("forget")}
              </Button>
            )}
            <Button slot="close" className="button">
              {say("close")}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Reading({ file, progress }: { readonly file: string; readonly progress: ImportProgress | null }) {
  const say = useOwnCardWords()
  const percent = progress === null || progress.size === 0 ? 0 : Math.floor((100 * progress.bytes) / progress.size)
  const told = say("reading", { percent, file, cards: progress?.cards ?? 0 })
  return (
    <ProgressBar className="import-progress" aria-label={told} value={percent} valueLabel={told}>
      <progress aria-hidden="true" max={100} value={percent} />
      <span>{told}</span>
    </ProgressBar>
  )
}

function Done({ found }: { readonly found: Imported }) {
  const say = useOwnCardWords()
  const { cards, fresh, understood, repeated, reasons, remarks } = found
  const percent = cards === 0 ? 0 : ((100 * understood) / cards).toFixed(1)
  return (
    <div role="status">
      <p>
        <strong>{say("done", { cards, fresh, understood, percent })}</strong>{" "}
        {repeated > 0 && say("repeated", { count: repeated })}
      </p>
      {reasons.length > 0 && (
        <details>
          <summary>{say("reasons")}</summary>
          <ul>
            {reasons.map(({ reason, cards: count, example }) => (
              <li key={reason}>
                <q>{reason}</q> <span className="hint">{say("reason", { count, cards: count, example })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {remarks.length > 0 && (
        <details>
          <summary>{say("remarks")}</summary>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
