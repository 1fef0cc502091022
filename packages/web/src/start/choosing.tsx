import { type ReactNode, useId } from "react"
import { Label, Radio, RadioGroup } from "react-aria-components"

export interface Choice<T extends string> {
  readonly value: T
  readonly content: ReactNode
}

interface ChoosingProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
  readonly className?: string
}

/** One of a few: tiles, of which one is chosen. */
export function Choosing<T extends string>({ label, value, choices, onChange, className = "" }: ChoosingProps<T>) {
  const id = useId()
  return (
    <RadioGroup
      className={`choosing ${className}`}
      value={value}
      onChange={(next) => onChange(next as T)}
      aria-labelledby={id}
      orientation="horizontal"
    >
      <Label id={id}>{label}</Label>
      <div className="choices">
        {choices.map((one) => (
          <Radio key={one.value} value={one.value} className="choice">
            {one.content}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
