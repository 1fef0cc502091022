import type { FileCard } from "@dilemma-table/card-text"
import { exerciseCard } from "@dilemma-table/referee"
import { type Kind, kindsOf, understood } from "./understood.ts"

/** What came of one card of a file. */
export interface Exercised {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly compiled: boolean
  /** How much of what its text says was compared with what happened. */
  readonly compared: number
  /** Why it couldn't be tried out, the first reason; null where it could, or where it wasn't compiled. */
  readonly fault: { readonly code: string; readonly detail: string } | null
}

/** In a thread: compiles a card and tries it out. */
export default function exercise(card: FileCard): Exercised {
  const { name, faces } = card.source
  const done = understood(card)
  const about = { name, kinds: kindsOf(card) }
  if (!done.ok) return { ...about, compiled: false, compared: 0, fault: null }
  const texts = faces.map(({ text }) => text)
  const { compared, faults } = exerciseCard(card.game, done.card, texts)
  const [first] = faults
  return {
    ...about,
    compiled: true,
    compared,
    fault: first === undefined ? null : { code: first.code, detail: first.detail },
  }
}
