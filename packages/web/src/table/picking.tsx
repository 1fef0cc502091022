import type { Key } from "@dilemma-table/engine"
import { PressButton } from "../app/press-button.tsx"
import { Symbols } from "../card/symbols.tsx"
import { capital } from "../i18n/capital.ts"
import type { ShownOption, ShownQuestion } from "../shown/types.ts"
import type { Answering } from "./answering.tsx"
import { useTablePart } from "./parts.tsx"
import { tableStore } from "./store.ts"
import { useTableWords } from "./words.ts"

/** Answers that are alike in all that is said stand once, in their order; never none. */
type Alike = readonly [ShownOption, ...ShownOption[]]

function alike(options: readonly ShownOption[]): readonly Alike[] {
  const found = new Map<string, [ShownOption, ...ShownOption[]]>()
  for (const option of options) {
    const text = `${option.text}\n${option.detail ?? ""}`
    const same = found.get(text)
    if (same === undefined) found.set(text, [option])
    else same.push(option)
  }
  return [...found.values()]
}

/** Answers to pick from, what passes, and the button that confirms. */
export function Picking({ question, answering }: { readonly question: ShownQuestion; readonly answering: Answering }) {
  const say = useTableWords()
  const handling = useTablePart("handling")
  const { space, options, kind, prompt } = question
  if (space.type !== "pick") return null
  const { picked, immediate, complete } = answering
  const isPriority = kind === "action" && prompt === "priority"
  const isAuto = (key: Key): boolean => question.auto?.length === 1 && question.auto[0] === key
  const shown = options.filter(
    ({ act, key }) => !(act === "mana" && isPriority && handling.autoPay) && !(immediate && isAuto(key)),
  )
  const isPass = ({ type, act }: ShownOption): boolean => type === "pass" || act === "end"
  const plain = shown.filter((option) => !isPass(option))
  const passes = shown.filter(isPass)
  return (
    <>
      {!immediate && <p className="hint">{howMany(say, space, picked.length)}</p>}
      <ul className="answers">
        {alike(plain).map((options, i) => (
          <Answer key={String(options[0].key)} n={i + 1} options={options} question={question} answering={answering} />
        ))}
      </ul>
      <div className="buttons">
        {passes.map((option) => (
          <PressButton
            key={String(option.key)}
            className="button primary"
            data-does="pass"
            data-answer={String(option.key)}
            onPress={() => answering.press(option)}
          >
            {capital(option.text)}
          </PressButton>
        ))}
        {isPriority && (
          <PressButton className="button" data-does="pass-turn" onPress={() => void tableStore.act("passTurn", null)}>
            {say("pass-all")}
          </PressButton>
        )}
        {!immediate && (
          <PressButton className="button primary" data-confirm isDisabled={!complete} onPress={answering.confirm}>
            {picked.length === 0
              ? say(space.min === 0 ? "confirm-none" : "confirm")
              : say("confirm-n", { n: picked.length })}
          </PressButton>
        )}
        {!immediate && picked.length > 0 && (
          <PressButton className="quiet" onPress={() => answering.pick([])}>
            {say("clear")}
          </PressButton>
        )}
      </div>
    </>
  )
}

interface AnswerProps {
  readonly n: number
  readonly options: Alike
  readonly question: ShownQuestion
  readonly answering: Answering
}

/** One answer, or several that are alike: each press picks the next of these. */
function Answer({ n, options, question, answering }: AnswerProps) {
  const { picked, immediate } = answering
  const own = new Set(options.map(({ key }) => key))
  const times = picked.filter((key) => own.has(key)).length
  const open = options.find(({ key }) => !picked.includes(key) && answering.canPick(key))
  const option = open ?? options[0]
  const all = times > 0 && (open === undefined || options.length === 1)
  return (
    <li>
      <PressButton
        className={question.kind === "yes-no" ? "button answer wide" : "button answer"}
        data-picked={all || undefined}
        data-answer={String(option.key)}
        isDisabled={!immediate && !all && open === undefined && !answering.canPick(option.key)}
        onPress={() =>
          all && options.length > 1 ? answering.pick(picked.filter((key) => !own.has(key))) : answering.press(option)
        }
        onPointerEnter={() => answering.point(option.card)}
        onPointerLeave={() => answering.point(null)}
        onFocus={() => answering.point(option.card)}
        onBlur={() => answering.point(null)}
      >
        {n < 10 && (
          <span aria-hidden="true" className="nth">
            {n}
          </span>
        )}
        <span>
          <Symbols text={capital(option.detail ?? option.text)} />
        </span>
        {options.length > 1 ? (
          <span className="count">{times > 0 ? `${times} / ${options.length}` : `×${options.length}`}</span>
        ) : (
          times > 1 && <span className="count">×{times}</span>
        )}
      </PressButton>
    </li>
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
