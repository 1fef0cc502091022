import { type ReactNode, useId } from "react"

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
    <div role="radiogroup" className={`choosing ${className}`} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className="choices">
        {choices.map((one) => (
          <label key={one.value} className="choice" data-selected={one.value === value || undefined}>
            <input
              type="radio"
              className="unseen"
              name={id}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            {one.content}
          </label>
        ))}
      </div>
    </div>
  )
}
