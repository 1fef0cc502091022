import type { Key } from "@dilemma-table/engine"
import { useState } from "react"
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, NumberField, Popover } from "react-aria-components"
import type { ShownOption, ShownQuestion } from "../shown/types.ts"
import { useAnswering } from "./answering.tsx"
import { useTableWords } from "./words.ts"

/*
 * Answers that aren't picks: an order, groups, a division, a number, a name.
 */

/** Answers a question that asks for something else than a pick. */
export default function OtherAnswer({ question }: { readonly question: ShownQuestion }) {
  const { space } = question
  switch (space.type) {
    case "order":
      return <Ordering question={question} />
    case "partition":
      return <Grouping question={question} groups={space.groups} />
    case "distribute":
      return <Dividing question={question} total={space.total} />
    case "number":
      return <Numbering min={space.min} max={space.max} step={space.step} />
    case "name":
      return <Naming names={space.names} />
    case "pick":
      return null
  }
}

/** All options in an order: pressed one after the other. */
function Ordering({ question }: { readonly question: ShownQuestion }) {
  const say = useTableWords()
  const { picked, pick, complete, confirm } = useAnswering()
  const all = question.options.map(({ key }) => key)
  return (
    <>
      <p className="hint">{say("order-about")}</p>
      <ol className="answers">
        {question.options.map((option) => {
          const at = picked.indexOf(option.key)
          return (
            <li key={String(option.key)}>
              <Button
                className="button answer"
                data-picked={at >= 0 || undefined}
                data-answer={String(option.key)}
                onPress={() => pick(at >= 0 ? picked.filter((key) => key !== option.key) : [...picked, option.key])}
              >
                <kbd className="nth">{at >= 0 ? at + 1 : "·"}</kbd>
                <span>{option.detail ?? option.text}</span>
              </Button>
            </li>
          )
        })}
      </ol>
      <div className="buttons">
        <Button className="button primary" data-confirm isDisabled={!complete} onPress={confirm}>
          {say("confirm")}
        </Button>
        <Button className="button" onPress={() => pick(all)}>
          {say("as-shown")}
        </Button>
      </div>
    </>
  )
}

interface GroupingProps {
  readonly question: ShownQuestion
  readonly groups: readonly { readonly name: string; readonly label: string }[]
}

/** Every option in one of several groups. */
function Grouping({ question, groups }: GroupingProps) {
  const say = useTableWords()
  const { pick, complete, confirm } = useAnswering()
  const [placed, setPlaced] = useState<readonly (readonly [Key, string])[]>([])
  const put = (key: Key, group: string): void => {
    const next = [...placed.filter(([one]) => one !== key), [key, group] as const]
    setPlaced(next)
    pick(groups.flatMap(({ name }) => [name, ...next.flatMap(([one, at]) => (at === name ? [one] : []))]))
  }
  const groupOf = (key: Key): string | undefined => placed.find(([one]) => one === key)?.[1]
  return (
    <>
      <p className="hint">{say("group-about")}</p>
      <ul className="answers">
        {question.options.map((option) => (
          <li key={String(option.key)} className="grouped">
            <span>{option.text}</span>
            <span className="buttons">
              {groups.map(({ name, label }) => (
                <Button
                  key={name}
                  className="button"
                  data-picked={groupOf(option.key) === name || undefined}
                  data-answer={`${String(option.key)}>${name}`}
                  onPress={() => put(option.key, name)}
                >
                  {label}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Button className="button primary" data-confirm isDisabled={!complete} onPress={confirm}>
        {say("confirm")}
      </Button>
    </>
  )
}

/** A number of units shared out among the options. */
function Dividing({ question, total }: { readonly question: ShownQuestion; readonly total: number }) {
  const say = useTableWords()
  const { picked, pick, complete, confirm } = useAnswering()
  const of = (option: ShownOption): number => picked.filter((key) => key === option.key).length
  const take = (option: ShownOption): void => {
    const at = picked.lastIndexOf(option.key)
    pick(picked.filter((_, i) => i !== at))
  }
  return (
    <>
      <p className="hint">{say("divide-about", { left: total - picked.length, total })}</p>
      <ul className="answers">
        {question.options.map((option) => (
          <li key={String(option.key)} className="grouped">
            <span>{option.text}</span>
            <span className="buttons">
              <Button
                className="button"
                aria-label={say("less")}
                isDisabled={of(option) === 0}
                onPress={() => take(option)}
              >
                −
              </Button>
              <strong>{of(option)}</strong>
              <Button
                className="button"
                aria-label={say("more")}
                data-answer={String(option.key)}
                isDisabled={picked.length >= total}
                onPress={() => pick([...picked, option.key])}
              >
                +
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button className="button primary" data-confirm isDisabled={!complete} onPress={confirm}>
        {say("confirm")}
      </Button>
    </>
  )
}

interface NumberingProps {
  readonly min: number
  readonly max: number | null
  readonly step: number
}

const mostButtons = 16

/** A number: of few, each is a button. */
function Numbering({ min, max, step }: NumberingProps) {
  const say = useTableWords()
  const { answer } = useAnswering()
  const [value, setValue] = useState(min)
  const count = max === null ? Number.POSITIVE_INFINITY : Math.floor((max - min) / step) + 1
  if (count <= mostButtons)
    return (
      <ul className="answers numbers">
        {Array.from({ length: count }, (_, i) => min + i * step).map((n) => (
          <li key={n}>
            <Button className="button answer" data-answer={String(n)} onPress={() => answer([n])}>
              {n}
            </Button>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <NumberField
        className="field number-field"
        value={value}
        onChange={setValue}
        minValue={min}
        {...(max === null ? {} : { maxValue: max })}
        step={step}
      >
        <Label>{say("number")}</Label>
        <span className="buttons">
          <Button slot="decrement" className="button">
            −
          </Button>
          <Input />
          <Button slot="increment" className="button">
            +
          </Button>
        </span>
      </NumberField>
      <Button className="button primary" data-confirm onPress={() => answer([value])}>
        {say("confirm")}
      </Button>
    </>
  )
}

/** One of many names, found by typing. */
function Naming({ names }: { readonly names: readonly string[] }) {
  const say = useTableWords()
  const { answer } = useAnswering()
  return (
    <ComboBox
      className="field"
      aria-label={say("name")}
      menuTrigger="focus"
      items={names.map((name) => ({ id: name, name }))}
      onSelectionChange={(key) => key !== null && answer([String(key)])}
    >
      <Label>{say("name-hint")}</Label>
      <Input />
      <Popover className="menu-popover">
        <ListBox<{ id: string; name: string }> className="menu">
          {({ name }) => <ListBoxItem textValue={name}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
