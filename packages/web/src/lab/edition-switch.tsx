import {
  Button,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
  Text,
} from "react-aria-components"
import type { EditionChoice, LabHead, Surveyed } from "../protocol/lab-messages.ts"
import { labStore, useLab } from "./store.ts"
import { useLabWords } from "./words.ts"

const nothing = "-"

/** Under which edition what is open is played, and beside which other one. */
export function EditionSwitch({ head }: { readonly head: LabHead }) {
  const say = useLabWords()
  const { editions, reading, survey, surveying } = useLab()
  const own = editions[0] ?? reading?.runs[0]?.asked ?? "now"
  const beside = editions[1]
  const [other] = [beside ?? likelyOther(head.editions, survey, own)]
  return (
    <div className="editions">
      <EditionSelect
        label={say("edition")}
        head={head}
        survey={survey}
        value={own}
        onChoose={(asked) => void labStore.choose(beside === undefined ? [asked] : [asked, beside])}
      />
      {beside !== undefined && (
        <EditionSelect
          label={say("beside")}
          head={head}
          survey={survey}
          value={beside}
          onChoose={(asked) => void labStore.choose([own, asked])}
        />
      )}
      <Button
        className={beside === undefined ? "button" : "quiet"}
        isDisabled={beside === undefined && surveying}
        onPress={() => void labStore.choose(beside === undefined ? [own, other] : [own])}
      >
        {say(beside === undefined ? "compare" : "compare-end")}
      </Button>
    </div>
  )
}

/** The edition that is worth being compared with: one under which it comes out otherwise, the nearest change first. */
function likelyOther(choices: readonly EditionChoice[], survey: readonly Surveyed[], own: string): string {
  const byOutcome = (outcome: Surveyed["outcome"]): string | undefined =>
    survey.find((one) => one.outcome === outcome && one.asked !== own)?.asked
  return (
    byOutcome("differs") ??
    byOutcome("told") ??
    choices.find(({ asked, kind }) => kind === "date" && asked !== own && asked !== "now")?.asked ??
    "now"
  )
}

interface EditionSelectProps {
  readonly label: string
  readonly head: LabHead
  readonly survey: readonly Surveyed[]
  readonly value: string
  readonly onChoose: (asked: string) => void
}

function EditionSelect({ label, head, survey, value, onChoose }: EditionSelectProps) {
  const say = useLabWords()
  const known = head.editions.some(({ asked }) => asked === value)
  const choices: readonly EditionChoice[] = known
    ? head.editions
    : [...head.editions, { asked: value, kind: "date", changes: [] }]
  const kinds = (["own", "date", "name"] as const).filter((kind) => choices.some((one) => one.kind === kind))
  const titles = { own: say("own"), date: say("from-day"), name: say("named") }
  return (
    <Select
      className="edition-select"
      value={value}
      onChange={(key) => {
        if (key !== null && key !== nothing) onChoose(String(key))
      }}
    >
      <Label>{label}</Label>
      <Button className="button">
        <SelectValue>{() => (value === "now" ? say("now") : value)}</SelectValue>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="menu-popover edition-popover">
        <ListBox className="menu">
          {kinds.map((kind) => (
            <ListBoxSection key={kind} id={kind}>
              <Header className="menu-header">{titles[kind]}</Header>
              {choices
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <Choice key={one.asked} choice={one} surveyed={survey.find(({ asked }) => asked === one.asked)} />
                ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

function Choice({ choice, surveyed }: { readonly choice: EditionChoice; readonly surveyed: Surveyed | undefined }) {
  const say = useLabWords()
  const { asked, changes } = choice
  const name = asked === "now" ? say("now") : asked
  return (
    <ListBoxItem id={asked} textValue={name} className="edition-choice">
      <Text slot="label">
        <strong>{name}</strong>{" "}
        {surveyed !== undefined && (
          <span className="outcome" data-outcome={surveyed.outcome}>
            {say(`${surveyed.outcome}-outcome`)}
          </span>
        )}
      </Text>
      {changes.length > 0 && (
        <Text slot="description" className="hint">
          {changes.join(" ")}
        </Text>
      )}
    </ListBoxItem>
  )
}

/** Any other day. */
export function OtherDate() {
  const say = useLabWords()
  const { editions, reading } = useLab()
  const own = editions[0] ?? reading?.runs[0]?.asked ?? "now"
  const beside = editions[1]
  const value = beside ?? own
  const onChoose = (asked: string): void => void labStore.choose(beside === undefined ? [asked] : [own, asked])
  return (
    <label className="other-date">
      <span>{say("other-date")}</span>
      <input
        type="date"
        aria-label={say("date-label")}
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ""}
        onChange={({ currentTarget }) => {
          if (/^[12]\d{3}-\d\d-\d\d$/.test(currentTarget.value)) onChoose(currentTarget.value)
        }}
      />
    </label>
  )
}
