import { Button, Label, Slider, SliderThumb, SliderTrack } from "react-aria-components"
import { Symbols } from "../card/symbols.tsx"
import { useLabWords } from "./words.ts"

interface StepperProps {
  readonly step: number
  readonly count: number
  /** Where two runs part; null for nowhere. */
  readonly parting: number | null
  /** What the step says, for where the trace isn't seen. */
  readonly line: string
  readonly onStep: (step: number) => void
}

/** A slider over the trace, and buttons to step through it. */
export function Stepper({ step, count, parting, line, onStep }: StepperProps) {
  const say = useLabWords()
  const last = count - 1
  const told = step < 0 ? say("beginning") : say("step-of", { step: step + 1, of: count })
  const buttons = [
    { sign: "|◀", label: say("first"), to: -1, off: step < 0 },
    { sign: "◀", label: say("back"), to: step - 1, off: step < 0 },
    { sign: "▶", label: say("forward"), to: step + 1, off: step >= last },
    { sign: "▶|", label: say("last"), to: last, off: step >= last },
  ]
  return (
    <div className="stepper">
      <p className="stepper-line" aria-hidden="true">
        <Symbols text={line} />
      </p>
      <div className="stepper-buttons">
        {buttons.map(({ sign, label, to, off }) => (
          <Button key={label} className="quiet" aria-label={label} isDisabled={off} onPress={() => onStep(to)}>
            <span aria-hidden="true">{sign}</span>
          </Button>
        ))}
      </div>
      <Slider
        className="slider"
        minValue={-1}
        maxValue={Math.max(0, last)}
        value={step}
        isDisabled={count === 0}
        onChange={(value) => onStep(Array.isArray(value) ? (value[0] ?? 0) : (value as number))}
      >
        <Label className="unseen">{say("step")}</Label>
        <SliderTrack className="slider-track">
          <div className="slider-fill" style={{ width: `${((step + 1) / Math.max(1, count)) * 100}%` }} />
          {parting !== null && (
            <span className="slider-parting" style={{ left: `${((parting + 1) / Math.max(1, count)) * 100}%` }} />
          )}
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <span className="stepper-told" aria-live="polite">
        {told}
      </span>
      {parting !== null && (
        <Button className="quiet to-parting" isDisabled={step === parting} onPress={() => onStep(parting)}>
          {say("to-parting")}
        </Button>
      )}
    </div>
  )
}
