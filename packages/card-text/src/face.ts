import type { Aside, Diagnostic, Field } from "./compiled.ts"
import { NotUnderstood } from "./compiled.ts"

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
}
