/** Something from outside can't be used, or can't be done: told in a sentence, never as a stack trace. Exit status 2. */
export class Failure extends Error {
  readonly status: number
  constructor(message: string, status = 2) {
    super(message)
    this.name = "Failure"
    this.status = status
  }
}

/** What the system said went wrong with a file: "ENOENT", "EACCES"… */
export const systemReason = (error: unknown): string =>
  error instanceof Error && "code" in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : String(error)
