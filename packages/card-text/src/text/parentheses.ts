import { type Mapped, part, rewritten } from "./mapped.ts"

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
  const texts: string[] = []
  const at: number[] = []
  const reminders: string[] = []
  let depth = 0
  let begun = 0
  let kept = 0
  const keep = (end: number): void => {
    const stretch = part(from, kept, end)
    texts.push(stretch.text)
    for (let i = 0; i < stretch.text.length; i++) at.push(stretch.at[i] as number)
  }
  for (let i = 0; i < from.text.length; i++) {
    const letter = from.text[i]
    if (letter === open && depth++ === 0) {
      keep(i)
      begun = i
    } else if (letter === close) {
      if (depth === 0) return { text: from, reminders, unclosed: i }
      if (--depth > 0) continue
      reminders.push(from.text.slice(begun + 1, i))
      kept = i + 1
    }
  }
  if (depth > 0) return { text: from, reminders, unclosed: begun }
  keep(from.text.length)
  at.push(from.at[from.text.length] as number)
  const left = { text: texts.join(""), original: from.original, at }
  return { text: reminders.length === 0 ? left : rewritten(left, / +(?=[ .,;:\n]|$)/g, ""), reminders, unclosed: null }
}
