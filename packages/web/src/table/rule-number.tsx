import { useRef, useState } from "react"
import { later } from "../app/later.tsx"
import { PressButton } from "../app/press-button.tsx"
import type { ShownRule } from "../shown/types.ts"
import { useTableWords } from "./words.ts"

const RulePopover = later(() => import("./rule-popover.tsx"))

/** A rule's number: pressed, it says shortly what the rule says and how it was called in other editions. */
export function RuleNumber({ rule }: { readonly rule: ShownRule }) {
  const say = useTableWords()
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PressButton
        ref={ref}
        className="rule"
        aria-label={say("rule", { number: rule.number })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {rule.number}
      </PressButton>
      {isOpen && <RulePopover rule={rule} by={ref} onClose={() => setOpen(false)} />}
    </>
  )
}

export const RuleNumbers = ({ rules }: { readonly rules: readonly ShownRule[] }) => (
  <span className="rules">
    {rules.map((rule) => (
      <RuleNumber key={rule.id} rule={rule} />
    ))}
  </span>
)
