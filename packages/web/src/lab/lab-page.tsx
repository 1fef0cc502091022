import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from "react"
import { Button, Heading, Tab, TabList, TabPanel, Tabs } from "react-aria-components"
import { hrefOf, useHash } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import { Refused } from "../protocol/port.ts"
import "../table/table.css"
import "./lab.css"
import { sliderLength, sliderStep, stepOf } from "./aligned.ts"
import { Builder } from "./builder.tsx"
import { LabHeadBar } from "./head-bar.tsx"
import { editionName, PartingStrip } from "./parting-strip.tsx"
import { ShowsRun, Stage } from "./stage.tsx"
import { Stepper } from "./stepper.tsx"
import { labStore, useLab } from "./store.ts"
import { templates } from "./templates.ts"
import { TraceList } from "./trace-list.tsx"
import { Verdict } from "./verdict.tsx"
import { useLabWords } from "./words.ts"

const Editor = lazy(() => import("./editor.tsx"))

/** The ruling lab: a ruling's text or position, the table at a step, and the trace; under one edition or two. */
export default function LabPage() {
  const hash = useHash()
  const lang = useLanguage()
  const { reading, source, error, editions } = useLab()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language by itself opens nothing anew
  useEffect(() => {
    void labStore.openHash(hash, lang)
  }, [hash])
  useEffect(() => {
    void labStore.speak(lang)
  }, [lang])
  if (error !== null) return <LabTrouble error={error} />
  if (source === null || reading === null) return <Loading />
  return <Room key={editions.length > 1 ? "beside" : "alone"} isCompared={reading.runs.length > 1} />
}

function Loading() {
  const say = useAppWords()
  return <p className="loading">{say("loading")}</p>
}

/** Something that can't be opened says why, and where to go from there. */
function LabTrouble({ error }: { readonly error: Error }) {
  const say = useLabWords()
  const app = useAppWords()
  const lang = useLanguage()
  const fault = error instanceof Refused ? error.fault : null
  return (
    <section className="trouble" role="alert">
      <Heading level={1}>{say("trouble-link")}</Heading>
      <p>{fault === null ? app("broken") : fault.message[lang]}</p>
      <p className="trouble-code">{fault === null ? error.message : `${fault.code} · ${fault.place}`}</p>
      <div className="buttons">
        <a className="button primary" href={hrefOf("rulings")}>
          {say("trouble-list")}
        </a>
        <Button
          className="button"
          onPress={() => void labStore.open({ kind: "ruling", text: templates["duel-masters"] })}
        >
          {say("trouble-new")}
        </Button>
      </div>
    </section>
  )
}

/** Keys that step through the trace wherever nothing else needs them. */
function stepKeys(event: KeyboardEvent, step: number): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (target.closest("input, select, textarea, [contenteditable], [role=grid], [role=tablist], [role=dialog], .menu"))
    return
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: -1, End: Number.MAX_SAFE_INTEGER }[event.key]
  if (to === undefined) return
  event.preventDefault()
  void labStore.show(to)
}

function Room({ isCompared }: { readonly isCompared: boolean }) {
  const say = useLabWords()
  const { reading, step, source } = useLab()
  const [hasText, setHasText] = useState(!isCompared)
  const [part, setPart] = useState<"ruling" | "table" | "trace">("table")
  if (reading === null || source === null) return null
  const count = sliderLength(reading)
  const { parting } = reading
  const at = parting === null ? null : (parting.own ?? parting.other)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that step through the trace; all of it can be done with buttons too
    <div
      className="lab"
      data-compared={isCompared || undefined}
      data-text={(hasText && source.kind === "ruling") || undefined}
      data-part={part}
      data-stale={reading.mistakes.length > 0 || undefined}
      onKeyDown={(event) => stepKeys(event, step)}
    >
      <LabHeadBar
        isCompared={isCompared}
        hasText={hasText}
        onText={source.kind === "ruling" ? () => setHasText(!hasText) : null}
      />
      <fieldset className="parts">
        <legend className="unseen">{say("parts")}</legend>
        {(["ruling", "table", "trace"] as const).map((one) => (
          <Button
            key={one}
            className="quiet"
            aria-pressed={part === one}
            onPress={() => {
              setPart(one)
              if (one === "ruling") setHasText(true)
            }}
          >
            {say(one)}
          </Button>
        ))}
      </fieldset>
      {hasText && source.kind === "ruling" && <Writing text={source.text} />}
      <div className="lab-middle">
        {isCompared && <PartingStrip reading={reading} />}
        <div className="lab-sides">
          {reading.runs.map((run, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is told apart by where it stands
            <RunShown key={n} n={n} isCompared={isCompared} />
          ))}
          {reading.runs.length === 0 && <Stage side={null} />}
        </div>
        <Stepper
          step={step}
          count={count}
          parting={at}
          line={reading.runs[0]?.steps[stepOf(reading, 0, step)]?.text ?? ""}
          onStep={(to) => void labStore.show(to)}
        />
      </div>
    </div>
  )
}

/** One run: its table, and its trace beside or below it. */
function RunShown({ n, isCompared }: { readonly n: number; readonly isCompared: boolean }) {
  const say = useLabWords()
  const { reading, sides, step } = useLab()
  const run = reading?.runs[n]
  if (reading === null || run === undefined) return null
  const own = stepOf(reading, n, step)
  const { parting } = reading
  const parts = parting === null ? null : n === 0 ? parting.own : parting.other
  const title = say("under", { edition: editionName(say, run) })
  const state = run.ok ? "same" : run.notYet ? "not-yet" : "differs"
  return (
    <ShowsRun run={n} step={own} side={sides[n] ?? null} name={isCompared ? title : null}>
      <section className="lab-run" aria-label={isCompared ? title : say("table")}>
        {isCompared && (
          <h2 className="run-title">
            {title}{" "}
            <span className="outcome" data-outcome={state}>
              {say(run.ok ? "holds" : run.notYet ? "not-yet" : "fails")}
            </span>
          </h2>
        )}
        <div className="lab-stage">
          <Stage side={sides[n] ?? null} />
        </div>
        <div className="lab-trace">
          <h2 className={isCompared ? "unseen" : "trace-title"}>{say("trace")}</h2>
          <TraceList
            run={run}
            step={own}
            parting={parts}
            label={isCompared ? `${say("trace")} · ${title}` : say("trace")}
            onStep={(to) => void labStore.show(sliderStep(reading, n, to))}
          />
        </div>
      </section>
    </ShowsRun>
  )
}

/** The ruling itself: as text, or its position. */
function Writing({ text }: { readonly text: string }) {
  const say = useLabWords()
  const app = useAppWords()
  const { reading, step } = useLab()
  const [goTo, setGoTo] = useState<{ readonly line: number } | null>(null)
  const [tab, setTab] = useState("text")
  if (reading === null) return null
  const { mistakes, runs } = reading
  const failures = mistakes.length > 0 ? mistakes : (runs[0]?.failures ?? [])
  const line = reading.runs[0]?.steps[step]?.line ?? null
  return (
    <div className="lab-writing">
      <Tabs className="tabs" selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
        <TabList className="tab-list" aria-label={say("ruling")}>
          <Tab id="text">{say("text")}</Tab>
          <Tab id="position">{say("position")}</Tab>
        </TabList>
        <TabPanel id="text" className="tab-panel">
          <Suspense fallback={<p className="loading">{app("loading")}</p>}>
            <Editor
              text={text}
              label={say("editor-label")}
              failures={failures}
              line={line}
              goTo={goTo}
              onWrite={(written) => labStore.write(written)}
              complete={(written, offset) => labStore.ask("complete", { text: written, offset })}
            />
          </Suspense>
        </TabPanel>
        <TabPanel id="position" className="tab-panel">
          <Builder text={text} />
        </TabPanel>
      </Tabs>
      <Verdict
        reading={reading}
        onGo={(to) => {
          setTab("text")
          setGoTo({ line: to })
        }}
      />
    </div>
  )
}
