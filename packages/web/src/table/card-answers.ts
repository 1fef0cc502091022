import type { Key } from "@dilemma-table/engine"
import type { ShownOption, ShownWaiting } from "../shown/types.ts"
import type { Answering } from "./answering.tsx"

/** What one card or player shows of the question at hand. */
export interface CardAnswer {
  readonly options: readonly ShownOption[]
  readonly isPicked: boolean
  readonly isPointed: boolean
  /** Of what lies on the stack, the topmost being 1, what targets it. */
  readonly targetOf: readonly number[]
}

/** A card by its key, or a player. */
export type Asked = Key | { readonly player: number }

const nothing: CardAnswer = { options: [], isPicked: false, isPointed: false, targetOf: [] }

const isSame = (a: CardAnswer, b: CardAnswer): boolean =>
  a.isPicked === b.isPicked &&
  a.isPointed === b.isPointed &&
  a.targetOf.join() === b.targetOf.join() &&
  a.options.length === b.options.length &&
  a.options.every((option, i) => option === b.options[i])

const idOf = (one: Asked): string => (typeof one === "object" ? `player ${one.player}` : String(one))

/**
 * What every card and every player shows of the question at hand. Each is told only when that changes: a table has many cards,
 * and most of what happens is about one of them.
 */
export class CardAnswers {
  private answering: Answering | null = null
  private stack: readonly ShownWaiting[] = []
  private known = new Map<string, { readonly of: Asked; readonly answer: CardAnswer }>()
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
    for (const one of [before, card])
      if (one !== null && this.known.has(idOf(one))) this.known.set(idOf(one), { of: one, answer: this.found(one) })
    for (const one of this.heard) one()
  }

  of(one: Asked): CardAnswer {
    const id = idOf(one)
    const known = this.known.get(id)
    if (known !== undefined) return known.answer
    const answer = this.found(one)
    this.known.set(id, { of: one, answer })
    return answer
  }

  /** Takes up what can be answered now. */
  take(answering: Answering, stack: readonly ShownWaiting[]): void {
    this.answering = answering
    this.stack = stack
    const before = this.known
    this.known = new Map()
    for (const [id, { of, answer: was }] of before) {
      const is = this.found(of)
      this.known.set(id, { of, answer: isSame(was, is) ? was : is })
    }
    for (const one of this.heard) one()
  }

  private found(one: Asked): CardAnswer {
    if (this.answering === null) return nothing
    const { optionsFor, optionsForPlayer, picked } = this.answering
    const isPlayer = typeof one === "object"
    const options = isPlayer ? optionsForPlayer(one.player) : optionsFor(one)
    return {
      options,
      isPicked: isPlayer ? options.some(({ key }) => picked.includes(key)) : this.answering.isPicked(one),
      isPointed: this.at === one,
      targetOf: this.stack.flatMap(({ targets }, i) =>
        targets.some(({ key, player }) => (isPlayer ? player === one.player : key === one)) ? [i + 1] : [],
      ),
    }
  }
}
