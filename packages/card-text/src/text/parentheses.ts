import { Mapped, rewritten } from "./mapped.ts"

/** A text without what stands in parentheses, and that apart. */
export interface Reminded {
  readonly text: Mapped
  /** Reminder texts, without their parentheses. */
  readonly reminders: readonly string[]
  /** Where an open parenthesis is never closed, or one is closed that was never opened; null where all are well. */
  readonly unclosed: number | null
}

/**
 * Takes reminder text out of a text: it says what the rules say anyway (Magic 207.2), so it is no part of what a card does.
 * Nested parentheses go with the outermost. Takes time in proportion to the length.
 */
export function withoutReminders(from: Mapped, open = "(", close = ")"): Reminded {
  const stretches: [start: number, end: number][] = []
  const reminders: string[] = []
  let depth = 0
  let begun = 0
  let kept = 0
  for (let i = 0; i < from.text.length; i++) {
    const letter = from.text[i]
    if (letter === open && depth++ === 0) {
      stretches.push([kept, i])
      begun = i
    } else if (letter === close) {
      if (depth === 0) return { text: from, reminders, unclosed: i }
      if (--depth > 0) continue
      reminders.push(from.text.slice(begun + 1, i))
      kept = i + 1
    }
  }
  if (depth > 0) return { text: from, reminders, unclosed: begun }
  if (reminders.length === 0) return { text: from, reminders, unclosed: null }
  stretches.push([kept, from.text.length])
  const text = stretches.map(([start, end]) => from.text.slice(start, end)).join("")
  const left = new Mapped(text, from.original, () => [
    ...stretches.flatMap(([start, end]) => from.at.slice(start, end)),
    from.at[from.text.length] as number,
  ])
  return { text: rewritten(left, / +(?=[ .,;:\n]|$)/g, ""), reminders, unclosed: null }
}
