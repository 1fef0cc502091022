import { type RefObject, useEffect, useState } from "react"
import { Dialog, Heading, Popover } from "react-aria-components"
import type { RuleSheet } from "../protocol/messages.ts"
import type { ShownRule } from "../shown/types.ts"
import { useAsks } from "./parts.tsx"
import { useTableWords } from "./words.ts"

interface RulePopoverProps {
  readonly rule: ShownRule
  readonly by: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** What a rule says, and how it was called in other editions. */
export default function RulePopover({ rule, by, onClose }: RulePopoverProps) {
  const say = useTableWords()
  const asks = useAsks()
  const [sheet, setSheet] = useState<RuleSheet | null | undefined>(undefined)
  useEffect(() => {
    let gone = false
    const show = (found: RuleSheet | null): void => {
      if (!gone) setSheet(found)
    }
    asks.rule(rule.id).then(show, () => show(null))
    return () => {
      gone = true
    }
  }, [asks, rule.id])
  return (
    <Popover className="rule-popover" triggerRef={by} isOpen onOpenChange={(open) => !open && onClose()}>
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
  )
}
