import { useEffect, useRef } from "react"
import type { ShownTable } from "../shown/types.ts"
import { cuesOf, play } from "./cues.ts"
import { useTablePart } from "./parts.tsx"

/** Lets be heard what happens at the table. */
export default function Sounds() {
  const table = useTablePart("table")
  const fresh = useTablePart("fresh")
  const before = useRef<ShownTable | null>(table)
  useEffect(() => {
    if (table === null || table === before.current) return
    play(cuesOf(before.current, table, fresh))
    before.current = table
  }, [table, fresh])
  return null
}
