import { type CardData, type LanguageSource, languageOf, type Placed, walk } from "@dilemma-table/engine"

export type Words = Readonly<Record<string, unknown>>

/** The cards of a setup, each once. */
export class Table {
  readonly cards: { data: CardData }[] = []
  private readonly known = new Map<string, number>()

  place(card: CardData, more: Partial<Placed> = {}): Placed {
    const print = JSON.stringify(card)
    const at = this.known.get(print) ?? this.cards.push({ data: card }) - 1
    this.known.set(print, at)
    return { card: at, ...more }
  }
}

/** Something that a filter finds: what it is, on whose side (the card's own, the other's) and where. */
export interface Piece {
  readonly card: CardData
  readonly placed: Partial<Placed>
  readonly zone: string
  readonly own: readonly boolean[]
  /** What is attached to it. */
  readonly attached?: CardData
}

/** What passes the card's own filters, for each as `passing` makes it. */
export function piecesFor(
  rulebook: LanguageSource,
  card: CardData,
  passing: (filter: Words, n: number) => Piece,
): readonly Piece[] {
  const language = languageOf(rulebook)
  const found: Piece[] = []
  const seen = new Set<string>()
  walk(language, language.card, card, ({ term, data }) => {
    if (term !== "filter") return true
    const print = JSON.stringify(data)
    if (seen.has(print)) return false
    seen.add(print)
    alternatives(data as Words).forEach((filter, i) => {
      found.push(passing(filter, 10 * seen.size + i))
    })
    return false
  })
  return found
}

/** A filter without "one of these holds" and "all of these hold": one filter for each way in which it may hold. */
function alternatives(filter: Words): readonly Words[] {
  const { any, every, ...own } = filter as Words & {
    readonly any?: readonly Words[]
    readonly every?: readonly Words[]
  }
  const words: Words = Object.assign({}, ...(every ?? []), own, ofSeveralTypes([own, ...(every ?? [])]))
  return any === undefined ? [words] : any.flatMap((one) => alternatives({ ...words, ...one }))
}

/** Types that it has to have all together. */
function ofSeveralTypes(filters: readonly Words[]): Words {
  const types = filters.flatMap(({ type }) => (typeof type === "string" ? [type] : []))
  return types.length > 1 ? { types } : {}
}

/** What a word of a filter says, as a list. */
export const listed = (said: unknown): readonly unknown[] => (said === undefined ? [] : [said].flat())

/** On whose sides something has to lie. */
export const sidesOf = ({ controller, owner }: Words): readonly boolean[] => {
  const whose = controller ?? owner
  return whose === "you" ? [true] : whose === "opponent" ? [false] : [true, false]
}

/**
 * An effect that makes an event happen, to the card itself where its abilities wait for that: every filter of the effect that
 * says whom it is done to then says the card's name.
 */
export function ofItself(card: CardData, name: string | undefined, event: string, effect: unknown): unknown {
  const waits = new RegExp(`"on":"${event}","object":"this"`).test(JSON.stringify(card.faces))
  if (!waits || name === undefined) return effect
  const named = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(named)
    if (typeof data !== "object" || data === null) return data
    return Object.fromEntries(
      Object.entries(data).map(([key, part]) =>
        (key === "target" || key === "choose") && typeof part === "object"
          ? [key, { ...part, name }]
          : [key, named(part)],
      ),
    )
  }
  return named(effect)
}
