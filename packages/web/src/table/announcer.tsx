import { useTablePart } from "./parts.tsx"

/** Says to a screen reader what happened, and what is asked. */
export function Announcer() {
  const fresh = useTablePart("fresh")
  const table = useTablePart("table")
  const said = fresh.slice(-6).map(({ text }) => text)
  const asked = table?.question?.text
  return (
    <div className="unseen" aria-live="polite" role="status">
      {[...said, ...(asked === undefined ? [] : [asked])].join(". ")}
    </div>
  )
}
