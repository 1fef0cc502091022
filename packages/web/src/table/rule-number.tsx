import { useState } from "react"
import { Button, Dialog, DialogTrigger, Heading, Popover } from "react-aria-components"
import type { RuleSheet } from "../protocol/messages.ts"
import type { ShownRule } from "../shown/types.ts"
import { useAsks } from "./store.ts"
import { useTableWords } from "./words.ts"

/** A rule's number: pressed, it says shortly what the rule says and how it was called in other editions. */
export function RuleNumber({ rule }: { readonly rule: ShownRule }) {
  const say = useTableWords()
  const asks = useAsks()
  const [sheet, setSheet] = useState<RuleSheet | null | undefined>(undefined)
  const open = (isOpen: boolean): void => {
    if (isOpen) void asks.rule(rule.id).then(setSheet, () => setSheet(null))
  }
  return (
    <DialogTrigger onOpenChange={open}>
      <Button className="rule" aria-label={say("rule", { number: rule.number })}>
        {rule.number}
      </Button>
      <Popover className="rule-popover">
        <Dialog>
          <Heading slot="title">{say("rule-title", { number: rule.number })}</Heading>
          {sheet === null && <p>{say("no-rule")}</p>}
          {sheet !== null && sheet !== undefined && (
            <>
              <p>{sheet.text}</p>
              {sheet.history.length > 0 && (
                <>
                  <h3>{say("rule-history")}</h3>
                  <ul>
                    {sheet.history.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

export const RuleNumbers = ({ rules }: { readonly rules: readonly ShownRule[] }) => (
  <span className="rules">
    {rules.map((rule) => (
      <RuleNumber key={rule.id} rule={rule} />
    ))}
  </span>
)
