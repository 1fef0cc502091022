import type { Key } from "@dilemma-table/engine"
import type { ShownOption, ShownWaiting } from "../shown/types.ts"
import type { Answering } from "./answering.tsx"

/** What one card shows of the question at hand. */
export interface CardAnswer {
  readonly options: readonly ShownOption[]
  readonly isPicked: boolean
  readonly isPointed: boolean
  /** Of what lies on the stack, the topmost being 1, what targets it. */
  readonly targetOf: readonly number[]
}

/** Of what lies on the stack, the topmost being 1, what targets this card or player. */
export const targeting = (
  stack: readonly ShownWaiting[],
  target: { readonly key: Key } | { readonly player: number },
): readonly number[] =>
  stack.flatMap(({ targets }, i) =>
    targets.some((one) => ("key" in target ? one.key === target.key : one.player === target.player)) ? [i + 1] : [],
  )

const nothing: CardAnswer = { options: [], isPicked: false, isPointed: false, targetOf: [] }

const isSame = (a: CardAnswer, b: CardAnswer): boolean =>
  a.isPicked === b.isPicked &&
  a.isPointed === b.isPointed &&
  a.targetOf.join() === b.targetOf.join() &&
  a.options.length === b.options.length &&
  a.options.every((option, i) => option === b.options[i])

/**
 * What every card shows of the question at hand. A card is told only when that changes: a table has many cards, and most of
 * what happens is about one of them.
 */
export class CardAnswers {
  private answering: Answering | null = null
  private stack: readonly ShownWaiting[] = []
  private byCard = new Map<Key, CardAnswer>()
  private at: Key | null = null
  private readonly heard = new Set<() => void>()

  readonly subscribe = (changed: () => void): (() => void) => {
    this.heard.add(changed)
    return () => this.heard.delete(changed)
  }

  readonly now = (): Answering | null => this.answering

  /** The card or option that is pointed at, wherever it is: both glow. */
  readonly pointed = (): Key | null => this.at

  /** Points at a card: only that one and the one before are drawn anew. */
  readonly point = (card: Key | null): void => {
    const before = this.at
    if (before === card) return
    this.at = card
    for (const one of [before, card]) if (one !== null && this.byCard.has(one)) this.byCard.set(one, this.found(one))
    for (const one of this.heard) one()
  }

  of(card: Key): CardAnswer {
    const known = this.byCard.get(card)
    if (known !== undefined) return known
    const found = this.found(card)
    this.byCard.set(card, found)
    return found
  }

  /** Takes up what can be answered now. */
  take(answering: Answering, stack: readonly ShownWaiting[]): void {
    this.answering = answering
    this.stack = stack
    const before = this.byCard
    this.byCard = new Map()
    for (const [card, was] of before) {
      const is = this.found(card)
      this.byCard.set(card, isSame(was, is) ? was : is)
    }
    for (const one of this.heard) one()
  }

  private found(card: Key): CardAnswer {
    if (this.answering === null) return nothing
    const { optionsFor, isPicked } = this.answering
    return {
      options: optionsFor(card),
      isPicked: isPicked(card),
      isPointed: this.at === card,
      targetOf: targeting(this.stack, { key: card }),
    }
  }
}
