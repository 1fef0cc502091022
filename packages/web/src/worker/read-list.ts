import { readDeckList } from "@dilemma-table/card-text"
import { nearest } from "@dilemma-table/engine"
import type { ListedCard, ReadList } from "../protocol/card-messages.ts"
import type { DeckPile } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import { folded } from "../shown/folded.ts"

/** For so many unknown lines near names are looked for. */
const mostGuessed = 40

/** Reads a list of cards as people and other programs write it. Unknown lines are named, with cards they may mean. */
export function readList(cards: readonly ListedCard[], text: string): ReadList {
  const known = new Map<string, ListedCard>()
  for (const card of cards) for (const name of card.folded) if (!known.has(name)) known.set(name, card)
  const read = readDeckList(text, (name) => known.get(folded(name)) ?? null)
  if (!read.ok) throw new Refused(read.fault)
  const { name, held, unknown } = read.value
  const counts: Record<DeckPile, Map<string, number>> = { cards: new Map(), hyperspatial: new Map(), gr: new Map() }
  let beside = 0
  let count = 0
  for (const { card, n, part } of held) {
    if (part === "side") beside += n
    else {
      counts[card.pile].set(card.id, (counts[card.pile].get(card.id) ?? 0) + n)
      count += n
    }
  }
  const listOf = (pile: DeckPile) => Object.fromEntries(counts[pile])
  return {
    name,
    lists: { cards: listOf("cards"), hyperspatial: listOf("hyperspatial"), gr: listOf("gr") },
    count,
    unknown: unknown.map(({ line, text: whole, n, name: meant }, i) => ({
      line,
      text: whole,
      n,
      near: i < mostGuessed ? nearTo(meant, known) : [],
    })),
    beside,
  }
}

/** Up to three cards whose names are like this one. */
function nearTo(name: string, known: ReadonlyMap<string, ListedCard>): readonly string[] {
  const wanted = folded(name)
  if (wanted.length < 2) return []
  const near = new Set<string>()
  const left = new Map(known)
  for (let tries = 0; tries < 3; tries++) {
    const one = nearest(wanted, left.keys())
    if (one === null) break
    near.add(left.get(one)?.id ?? "")
    left.delete(one)
  }
  for (const [other, card] of known) {
    if (near.size >= 3) break
    if (other.includes(wanted) || (other.length > 3 && wanted.includes(other))) near.add(card.id)
  }
  return [...near]
}
