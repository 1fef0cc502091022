import { type Lang, sayTerminal } from "@dilemma-table/words"

/** Something from outside can't be used, or can't be done: told in a sentence, never as a stack trace. Exit status 2. */
export class Failure extends Error {
  readonly status: number
  /** A word for it that programs can read; it stands behind the sentence. */
  readonly code: string | null
  constructor(message: string, status = 2, code: string | null = null) {
    super(message)
    this.name = "Failure"
    this.status = status
    this.code = code
  }
}

/** What the system said went wrong with a file: "ENOENT", "EACCES"… */
export const systemReason = (error: unknown): string =>
  error instanceof Error && "code" in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : String(error)

const toldReasons = ["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "EROFS", "ENOSPC"] as const

/** The same in words, where it is one that people meet. */
export function sayReason(lang: Lang, error: unknown): string {
  const reason = systemReason(error)
  const told = toldReasons.find((one) => one === reason)
  return told === undefined ? reason : sayTerminal(lang, "system", told)
}
