import { checkCard, type Edition, type LanguageSource } from "@dilemma-table/engine"
import { type Aside, type Compiled, type Diagnostic, type Field, NotUnderstood } from "./compiled.ts"
import { type Mapped, spanOf } from "./text/mapped.ts"
import { withoutReminders } from "./text/parentheses.ts"

/** Collects what isn't understood about one card, face by face and field by field. */
export class Report {
  readonly diagnostics: Diagnostic[] = []
  readonly asides: Aside[] = []

  /** What `read` gives, or null where it throws NotUnderstood, of which a diagnostic is kept. */
  try<T>(face: number, field: Field, text: string, line: number | null, read: () => T): T | null {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error
      this.diagnostics.push({
        code: error.code,
        face,
        field,
        line,
        span: error.span,
        found: text.slice(error.span.start, error.span.end),
        expected: error.expected,
      })
      return null
    }
  }

  /** A face's text without its reminder texts, which are kept apart; null where a parenthesis isn't closed. */
  rules(face: number, text: Mapped): Mapped | null {
    const { text: rules, reminders, unclosed } = withoutReminders(text)
    for (const one of reminders) this.asides.push({ face, is: "reminder", text: one })
    if (unclosed === null) return rules
    return this.try(face, "text", text.original, null, () => {
      throw new NotUnderstood("unclosed", spanOf(text, unclosed, unclosed + 1))
    })
  }

  /** The card, if its game's language finds nothing wrong with it. */
  checked<Card>(source: LanguageSource, edition: Edition, name: string, card: Card): Compiled<Card> {
    const fault = checkCard(source, edition, card)
    if (fault === null) return { ok: true, card, asides: this.asides }
    this.try(0, "text", name, null, () => {
      throw new NotUnderstood("not-a-card", { start: 0, end: name.length }, [fault.code, fault.place, fault.message.en])
    })
    return { ok: false, diagnostics: this.diagnostics }
  }
}
