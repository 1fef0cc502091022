import type { Lang } from "@dilemma-table/words"

/** What an import has come to. */
export interface Imported {
  readonly cards: number
  readonly fresh: number
  readonly understood: number
  /** Other printings that say the same. */
  readonly repeated: number
  /** Why the others aren't understood, the most frequent first, each with how many cards and one of them. */
  readonly reasons: readonly { readonly reason: string; readonly cards: number; readonly example: string }[]
  /** What was remarkable about the file, in sentences. */
  readonly remarks: readonly string[]
}

export type ImportRequests = {
  /** Refused where the file can't be read; then nothing of it is kept. */
  readonly import: { readonly ask: { readonly file: File; readonly lang: Lang }; readonly reply: Imported }
}

/** How far it is, told now and then. */
export interface ImportProgress {
  readonly bytes: number
  readonly size: number
  readonly cards: number
}
