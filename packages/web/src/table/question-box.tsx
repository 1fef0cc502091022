import { later } from "../app/later.tsx"
import { PressButton } from "../app/press-button.tsx"
import { Symbols } from "../card/symbols.tsx"
import type { ShownQuestion } from "../shown/types.ts"
import { useAnswering } from "./answering.tsx"
import { PaidFor } from "./paid-for.tsx"
import { useTablePart } from "./parts.tsx"
import { Picking } from "./picking.tsx"
import { RuleNumber, RuleNumbers } from "./rule-number.tsx"
import { tableStore } from "./store.ts"
import { useTableWords } from "./words.ts"

const OtherAnswer = later(() => import("./other-answers.tsx"))

/** The one place where the question that waits stands, in words and with its rule, and where it can be answered. */
export function QuestionBox() {
  const say = useTableWords()
  const table = useTablePart("table")
  const past = useTablePart("past")
  const canUndo = useTablePart("canUndo")
  const cancel = useTablePart("cancel")
  const { question } = useAnswering()
  if (table === null) return null
  return (
    <section className="question" aria-labelledby="question-title">
      <h2 id="question-title" className="unseen">
        {say("question")}
      </h2>
      {past !== null ? (
        <Past n={past.n} />
      ) : table.result !== null ? (
        <Ended />
      ) : question !== null ? (
        <Asked key={`${question.prompt}-${question.by}`} question={question} />
      ) : (
        <Waiting />
      )}
      {past === null && (
        <div className="buttons question-back">
          {question !== null && cancel !== null && (
            <PressButton className="button" data-does="cancel" onPress={() => void tableStore.act("cancel", null)}>
              {say(cancel === "free" ? "cancel" : "cancel-marked")}
            </PressButton>
          )}
          {canUndo !== null && (
            <PressButton className="quiet" data-does="undo" onPress={() => void tableStore.act("undo", null)}>
              {say(canUndo === "free" ? "undo" : "undo-marked")}
            </PressButton>
          )}
        </div>
      )}
    </section>
  )
}

function Past({ n }: { readonly n: number }) {
  const say = useTableWords()
  return (
    <>
      <p className="question-text">{say("looking-back")}</p>
      <div className="buttons">
        <PressButton className="button primary" onPress={() => void tableStore.lookAt(null)}>
          {say("to-now")}
        </PressButton>
        <PressButton className="button" onPress={() => void tableStore.act("branch", { n })}>
          {say("branch")}
        </PressButton>
      </div>
    </>
  )
}

function Ended() {
  const say = useTableWords()
  const table = useTablePart("table")
  if (table === null || table.result === null) return null
  const { winner, text, rule } = table.result
  const name = winner === null ? "" : (table.seats[winner]?.name ?? "")
  const head =
    winner === null
      ? say("drawn")
      : table.viewer === null
        ? say("won-by", { player: name })
        : say(winner === table.viewer ? "won" : "lost")
  return (
    <>
      <p className="question-text result">{head}</p>
      <p>
        {text} <RuleNumber rule={rule} />
      </p>
      <a className="button primary" href="#/">
        {say("new-game")}
      </a>
    </>
  )
}

function Waiting() {
  const say = useTableWords()
  const table = useTablePart("table")
  if (table === null || table.asked === null) return null
  const player = table.seats[table.asked.by]?.name ?? ""
  const text =
    table.asked.text === "" ? say("window", { player }) : say("asked-other", { player, question: table.asked.text })
  return <p className="question-text waiting">{text}</p>
}

function Asked({ question }: { readonly question: ShownQuestion }) {
  const answering = useAnswering()
  const say = useTableWords()
  const seats = useTablePart("table")?.seats
  const { space } = question
  return (
    <>
      <p className="question-text">
        <Symbols
          text={say("asked-you", { player: seats?.[question.by]?.name ?? "", question: question.text }).trim()}
        />{" "}
        <RuleNumbers rules={question.rules} />
      </p>
      {question.kind === "payment" && <PaidFor question={question} />}
      {question.dilemma !== null ? null : space.type === "pick" ? (
        <Picking question={question} answering={answering} />
      ) : (
        <OtherAnswer question={question} />
      )}
      {question.auto !== null && (
        <PressButton
          className={answering.immediate ? "button primary" : "button"}
          data-does="auto"
          {...(answering.immediate ? { "data-confirm": true } : {})}
          onPress={() => answering.answer(question.auto ?? [])}
        >
          {say("auto")}
        </PressButton>
      )}
    </>
  )
}
