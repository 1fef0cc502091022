import type { Key } from "@dilemma-table/engine"
import { startTransition, useEffect, useState } from "react"
import { PressButton } from "../app/press-button.tsx"
import { Symbols } from "../card/symbols.tsx"
import { capital } from "../i18n/capital.ts"
import type { Outcome, ShownDilemma, ShownMode } from "../shown/dilemma-types.ts"
import type { ShownQuestion } from "../shown/types.ts"
import { useAnswering } from "../table/answering.tsx"
import { useGhosts } from "../table/ghosts.tsx"
import { afterPainted } from "../table/painted.ts"
import { useTablePart } from "../table/parts.tsx"
import { RuleNumber, RuleNumbers } from "../table/rule-number.tsx"
import { tableStore } from "../table/store.ts"
import "./dilemma.css"
import { Comparing } from "./comparing.tsx"
import { named } from "./named.ts"
import { OutcomeView } from "./outcome-view.tsx"
import { useDilemmaWords } from "./words.ts"

interface DilemmaViewProps {
  readonly question: ShownQuestion
  readonly dilemma: ShownDilemma
}

/** The options side by side: what each says, what it would do, and why the others can't be chosen. */
export function DilemmaView({ question, dilemma }: DilemmaViewProps) {
  const say = useDilemmaWords()
  const prints = useTablePart("prints")
  const [isAside, setAside] = useState(false)
  // What stands below the modes is drawn in a frame of its own: all at once would hold the page up.
  const [hasFoot, setFoot] = useState(false)
  const { show } = useGhosts()
  useEffect(() => afterPainted(() => startTransition(() => setFoot(true))), [])
  useEffect(() => () => show(null), [show])
  const print = question.sourcePrint === null ? undefined : prints[question.sourcePrint.print]
  const name = print?.faces[question.sourcePrint?.face ?? 0]?.name ?? print?.name ?? question.text
  if (isAside)
    return (
      <div className="dilemma aside">
        <PressButton className="button primary" onPress={() => setAside(false)}>
          {say("show")}
        </PressButton>
      </div>
    )
  return (
    <section className="dilemma" aria-labelledby="dilemma-title" data-count={dilemma.modes.length}>
      <header>
        <h2 id="dilemma-title">
          <span className="dilemma-name">{name}</span> <Symbols text={dilemma.header} />
        </h2>
        <RuleNumbers rules={question.rules} />
        <PressButton className="quiet" onPress={() => setAside(true)}>
          {say("hide")}
        </PressButton>
      </header>
      <ul className="modes">
        {dilemma.modes.map((mode) => (
          <ModeItem key={mode.mode} mode={mode} isWorkedOut={dilemma.isWorkedOut} />
        ))}
      </ul>
      {hasFoot ? (
        <Choice question={question} dilemma={dilemma} />
      ) : (
        <footer className="choice-foot" data-awaited-foot={hasCombinations(dilemma) ? "high" : "low"} />
      )}
    </section>
  )
}

interface ModeProps {
  readonly mode: ShownMode
  readonly isWorkedOut: boolean
}

/** One option; where they stand below each other, what it would do can be folded away. */
function ModeItem({ mode, isWorkedOut }: ModeProps) {
  const say = useDilemmaWords()
  const [isFolded, setFolded] = useState(false)
  return (
    <li data-folded={isFolded || undefined}>
      <PressButton
        className="mode-fold"
        aria-expanded={!isFolded}
        aria-label={say("fold", { mode: mode.mode })}
        onPress={() => setFolded(!isFolded)}
      >
        <span aria-hidden="true">{isFolded ? "▸" : "▾"}</span>
      </PressButton>
      <Mode mode={mode} isWorkedOut={isWorkedOut} />
    </li>
  )
}

/** One option as a column. */
function Mode({ mode, isWorkedOut }: ModeProps) {
  const say = useDilemmaWords()
  const answering = useAnswering()
  const { show } = useGhosts()
  const { key } = mode
  if (key === null)
    return (
      <div className="mode-column" data-impossible>
        <p className="mode-text">
          <span className="mode-n">{mode.mode}</span>
          <Symbols text={mode.text} />
        </p>
        <div className="outcome">
          <strong>{say("impossible")}</strong>
          {mode.reasons.map((reason) => (
            <p key={reason.text}>
              {capital(reason.text)} {reason.rule !== null && <RuleNumber rule={reason.rule} />}
            </p>
          ))}
        </div>
      </div>
    )
  const times = answering.picked.filter((one) => one === key).length
  const can = answering.canPick(key)
  const blocked = answering.blocked.find((one) => one.key === key)?.text
  const option = answering.question?.options.find((one) => one.key === key)
  return (
    <PressButton
      className="mode-column"
      data-answer={String(key)}
      data-picked={times > 0 || undefined}
      data-blocked={(!can && times === 0) || undefined}
      aria-pressed={times > 0}
      {...(!can && times === 0 ? { "aria-disabled": true } : {})}
      onPress={() => {
        if (option !== undefined) answering.press(option)
      }}
      onPointerEnter={() => show(mode.outcome)}
      onPointerLeave={() => show(null)}
      onFocus={() => show(mode.outcome)}
      onBlur={() => show(null)}
    >
      <span className="mode-text">
        <span className="mode-n">{mode.mode}</span>
        <Symbols text={mode.text} />
      </span>
      {isWorkedOut ? <OutcomeView outcome={mode.outcome} /> : <Awaited />}
      <span className="mode-state">
        {times > 0
          ? `✓ ${say("chosen")}${times > 1 ? ` ×${times}` : ""}`
          : can
            ? say("choose")
            : (blocked ?? say("not-with"))}
      </span>
    </PressButton>
  )
}

/** In the place of an outcome that is being worked out. */
const Awaited = () => (
  <span className="outcome-awaited" data-awaited aria-hidden="true">
    …
  </span>
)

const same = (a: readonly Key[], b: readonly Key[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort())

const hasCombinations = ({ answers }: ShownDilemma): boolean => (answers ?? []).some(({ keys }) => keys.length > 1)

/** Which combinations are legal, what the picked one would lead to, and the button that says what it will do. */
function Choice({ question, dilemma }: DilemmaViewProps) {
  const say = useDilemmaWords()
  const { picked, complete, confirm, pick } = useAnswering()
  const { show } = useGhosts()
  const outcome = useOutcome(dilemma, picked, complete)
  const many = hasCombinations(dilemma)
  const none = question.space.type === "pick" && question.space.min === 0
  return (
    <footer className="choice-foot">
      {many && (
        <div className="combinations">
          <span className="hint">{say("legal")}</span>
          {(dilemma.answers ?? []).map(({ keys, outcome: would }) => (
            <PressButton
              key={keys.join("+")}
              className="combination"
              data-picked={same(keys, picked) || undefined}
              aria-pressed={same(keys, picked)}
              onPress={() => pick(keys)}
              onPointerEnter={() => show(would)}
              onPointerLeave={() => show(null)}
            >
              {keys.length === 0 ? "–" : named([...keys].sort())}
            </PressButton>
          ))}
        </div>
      )}
      <div className="then" aria-live="polite">
        {picked.length === 0 || !complete ? (
          <span className="hint">{say("then-none")}</span>
        ) : (
          <>
            <strong>{say("then")}</strong>
            {dilemma.isWorkedOut || outcome !== null ? <OutcomeView outcome={outcome} /> : <Awaited />}
            {outcome?.unanswered === true && <span className="hint">{say("unanswered")}</span>}
          </>
        )}
      </div>
      <Comparing pick={pick} />
      <div className="buttons">
        {picked.length > 0 && (
          <PressButton className="quiet" onPress={() => pick([])}>
            {say("clear")}
          </PressButton>
        )}
        <PressButton className="button primary" data-confirm isDisabled={!complete} onPress={confirm}>
          {picked.length === 0
            ? say(none ? "confirm-nothing" : "pick")
            : say("confirm", { modes: named([...picked].sort()) })}
        </PressButton>
      </div>
    </footer>
  )
}

/** What the picked modes lead to: known beforehand, or asked of the worker where there are too many answers. */
function useOutcome(dilemma: ShownDilemma, picked: readonly Key[], complete: boolean): Outcome | null {
  const known = dilemma.answers?.find(({ keys }) => same(keys, picked))?.outcome ?? null
  const [asked, setAsked] = useState<{ readonly keys: readonly Key[]; readonly outcome: Outcome } | null>(null)
  const isUnknown = dilemma.isWorkedOut && complete && known === null && picked.length > 0
  useEffect(() => {
    if (isUnknown)
      void tableStore.ask("preview", { keys: picked }).then(
        (outcome) => setAsked({ keys: picked, outcome }),
        () => setAsked(null),
      )
  }, [isUnknown, picked])
  return known ?? (asked !== null && asked.keys === picked ? asked.outcome : null)
}
