import { Button } from "react-aria-components"
import { later } from "../app/later.tsx"
import { Symbols } from "../card/symbols.tsx"
import type { ShownOption, ShownQuestion } from "../shown/types.ts"
import { type Answering, useAnswering } from "./answering.tsx"
import { RuleNumber, RuleNumbers } from "./rule-number.tsx"
import { tableStore, useTable } from "./store.ts"
import { useTableWords } from "./words.ts"

const OtherAnswer = later(() => import("./other-answers.tsx"))

/** The one place where the question that waits stands, in words and with its rule, and where it can be answered. */
export function QuestionBox() {
  const say = useTableWords()
  const { table, past, canUndo } = useTable()
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
          {question?.cancel != null && (
            <Button className="button" data-does="cancel" onPress={() => void tableStore.act("cancel", null)}>
              {say(question.cancel === "free" ? "cancel" : "cancel-marked")}
            </Button>
          )}
          {canUndo !== null && (
            <Button className="quiet" data-does="undo" onPress={() => void tableStore.act("undo", null)}>
              {say(canUndo === "free" ? "undo" : "undo-marked")}
            </Button>
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
        <Button className="button primary" onPress={() => void tableStore.lookAt(null)}>
          {say("to-now")}
        </Button>
        <Button className="button" onPress={() => void tableStore.act("branch", { n })}>
          {say("branch")}
        </Button>
      </div>
    </>
  )
}

function Ended() {
  const say = useTableWords()
  const { table } = useTable()
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
  const { table } = useTable()
  if (table === null || table.asked === null) return null
  const player = table.seats[table.asked.by]?.name ?? ""
  const text =
    table.asked.text === "" ? say("window", { player }) : say("asked-other", { player, question: table.asked.text })
  return <p className="question-text waiting">{text}</p>
}

function Asked({ question }: { readonly question: ShownQuestion }) {
  const answering = useAnswering()
  const say = useTableWords()
  const { space } = question
  return (
    <>
      <p className="question-text">
        <Symbols text={capital(question.text)} /> <RuleNumbers rules={question.rules} />
      </p>
      {question.kind === "payment" && <PaidFor question={question} />}
      {question.dilemma !== null ? null : space.type === "pick" ? (
        <Picking question={question} answering={answering} />
      ) : (
        <OtherAnswer question={question} />
      )}
      {question.auto !== null && (
        <Button className="button" onPress={() => answering.answer(question.auto ?? [])}>
          {say("auto")}
        </Button>
      )}
    </>
  )
}

/** What a payment is for: the card, and what was chosen for it so far. */
function PaidFor({ question: { source, sourcePrint } }: { readonly question: ShownQuestion }) {
  const say = useTableWords()
  const { table, prints } = useTable()
  const print = sourcePrint === null ? undefined : prints[sourcePrint.print]
  if (print === undefined) return null
  const name = print.faces[sourcePrint?.face ?? 0]?.name ?? print.name
  const stacked = source === null ? undefined : table?.stack.find(({ key }) => key === source)
  const targets = (stacked?.targets ?? []).map((target) => target.name)
  return (
    <div className="paid-for">
      <p>{say("paid-for", { name })}</p>
      {(stacked?.modes ?? []).map((mode) => (
        <p key={mode} className="hint">
          ▶ <Symbols text={mode} />
        </p>
      ))}
      {targets.length > 0 && <p className="hint">{say("targets", { names: targets.join(" · ") })}</p>}
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Answers that are alike in all that is said stand once. */
interface Listed {
  readonly option: ShownOption
  readonly more: readonly ShownOption[]
}

function listed(options: readonly ShownOption[], once: boolean): readonly Listed[] {
  if (!once) return options.map((option) => ({ option, more: [] }))
  const found = new Map<string, { option: ShownOption; more: ShownOption[] }>()
  for (const option of options) {
    const text = `${option.text}\n${option.detail ?? ""}`
    const same = found.get(text)
    if (same === undefined) found.set(text, { option, more: [] })
    else same.more.push(option)
  }
  return [...found.values()]
}

function Picking({ question, answering }: { readonly question: ShownQuestion; readonly answering: Answering }) {
  const say = useTableWords()
  const { handling } = useTable()
  const { space, options, kind, prompt } = question
  if (space.type !== "pick") return null
  const isPriority = kind === "action" && prompt === "priority"
  const shown = options.filter(({ act }) => !(act === "mana" && isPriority && handling.autoPay))
  const isPass = ({ type, act }: ShownOption): boolean => type === "pass" || act === "end"
  const plain = shown.filter((option) => !isPass(option))
  const passes = shown.filter(isPass)
  const { picked, immediate, complete } = answering
  return (
    <>
      {!immediate && <p className="hint">{howMany(say, space, picked.length)}</p>}
      <ul className="answers">
        {listed(plain, immediate).map(({ option, more }, i) => {
          const times = picked.filter((key) => key === option.key).length
          return (
            <li key={String(option.key)}>
              <Button
                className={question.kind === "yes-no" ? "button answer wide" : "button answer"}
                data-picked={times > 0 || undefined}
                data-answer={String(option.key)}
                isDisabled={!immediate && !answering.canPick(option.key)}
                onPress={() => answering.press(option)}
                onHoverStart={() => answering.point(option.card)}
                onHoverEnd={() => answering.point(null)}
                onFocus={() => answering.point(option.card)}
                onBlur={() => answering.point(null)}
              >
                {i < 9 && (
                  <span aria-hidden="true" className="nth">
                    {i + 1}
                  </span>
                )}
                <span>
                  <Symbols text={option.detail ?? option.text} />
                </span>
                {more.length > 0 && <span className="hint">×{more.length + 1}</span>}
                {times > 1 && <span className="hint">×{times}</span>}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="buttons">
        {passes.map((option) => (
          <Button
            key={String(option.key)}
            className="button primary"
            data-does="pass"
            data-answer={String(option.key)}
            onPress={() => answering.press(option)}
          >
            {option.text}
          </Button>
        ))}
        {isPriority && (
          <Button className="button" data-does="pass-turn" onPress={() => void tableStore.act("passTurn", null)}>
            {say("pass-all")}
          </Button>
        )}
        {!immediate && (
          <Button className="button primary" data-confirm isDisabled={!complete} onPress={answering.confirm}>
            {picked.length === 0
              ? say(space.min === 0 ? "confirm-none" : "confirm")
              : say("confirm-n", { n: picked.length })}
          </Button>
        )}
        {!immediate && picked.length > 0 && (
          <Button className="quiet" onPress={() => answering.pick([])}>
            {say("clear")}
          </Button>
        )}
      </div>
    </>
  )
}

function howMany(
  say: ReturnType<typeof useTableWords>,
  { min, max }: { readonly min: number; readonly max: number },
  picked: number,
): string {
  const range =
    min === max ? say("pick-n", { n: max }) : min === 0 ? say("pick-up-to", { max }) : say("pick-range", { min, max })
  return picked === 0 ? range : `${range} · ${say("picked", { n: picked })}`
}
