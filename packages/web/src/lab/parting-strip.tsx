import { Symbols } from "../card/symbols.tsx"
import type { LabReading, LabRun } from "../protocol/lab-messages.ts"
import { RuleNumbers } from "../table/rule-number.tsx"
import { ShowsRun } from "./stage.tsx"
import { useLabWords } from "./words.ts"

/** The first difference between two editions: the last line both have, and what each does then. */
export function PartingStrip({ reading }: { readonly reading: LabReading }) {
  const say = useLabWords()
  const { parting, runs } = reading
  const [own, other] = runs
  if (own === undefined || other === undefined) return null
  if (parting === null) {
    const failure = other.failures[0] ?? own.failures[0]
    return <p className="parting-none">{failure === undefined ? say("parting-none") : failure.message}</p>
  }
  return (
    <section className="parting" aria-label={say("parting")}>
      {parting.before !== null && (
        <div className="parting-before">
          <p className="hint">{say("parting-before")}</p>
          <Line run={own} n={0} at={parting.before} />
        </div>
      )}
      <div className="parting-sides">
        <div>
          <p className="hint">{say("under", { edition: editionName(say, own) })}</p>
          <Line run={own} n={0} at={parting.own} />
        </div>
        <div>
          <p className="hint">{say("under", { edition: editionName(say, other) })}</p>
          <Line run={other} n={1} at={parting.other} />
        </div>
      </div>
    </section>
  )
}

export const editionName = (say: ReturnType<typeof useLabWords>, { asked }: LabRun): string =>
  asked === "now" ? say("now") : asked

function Line({ run, n, at }: { readonly run: LabRun; readonly n: number; readonly at: number | null }) {
  const say = useLabWords()
  const step = at === null ? undefined : run.steps[at]
  if (step === undefined) return <p>{say("over")}</p>
  return (
    <p>
      <Symbols text={step.text} />{" "}
      <ShowsRun run={n} step={at ?? 0} side={null}>
        <RuleNumbers rules={step.rules} />
      </ShowsRun>
    </p>
  )
}
