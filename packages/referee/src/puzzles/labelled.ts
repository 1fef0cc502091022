import { type GivenData, type RulingData, type SeatGivenData, seatNames } from "../schema.ts"

type Position = NonNullable<RulingData["given"]>
type GivenCard = Exclude<GivenData, string>

/** Zones whose cards are chosen one by one. */
const zones: readonly string[] = ["hand", "battlefield", "battle", "graveyard", "mana"]

/**
 * A position in which cards of one name have labels of their own, numbered through, where `wanted` says so of a label. Cards
 * that stand together (`count`) are parted where one of them gets a label.
 */
export function labelled(given: Position, wanted: (label: string) => boolean): Position {
  const all = seatNames.flatMap((seat) => zones.flatMap((zone) => cardsIn(given[seat], zone)))
  const total = new Map<string, number>()
  for (const card of all) total.set(nameOf(card), (total.get(nameOf(card)) ?? 0) + (card.count ?? 1))
  const numbers = new Map<string, number>()
  const withLabels = (card: GivenCard): readonly GivenCard[] => {
    const name = nameOf(card)
    if (card.label !== undefined || (total.get(name) ?? 0) < 2) return [card]
    const { count = 1, ...rest } = card
    const parted = Array.from({ length: count }, (): GivenCard => {
      const n = (numbers.get(name) ?? 0) + 1
      numbers.set(name, n)
      const label = `${name} no. ${n}`
      return wanted(label) ? { ...rest, label } : rest
    })
    return parted.some(({ label }) => label !== undefined) ? parted : [card]
  }
  const changed = seatNames.flatMap((seat) => {
    const one = given[seat]
    if (one === undefined) return []
    const lists = zones.flatMap((zone) => {
      const cards = cardsIn(one, zone)
      return cards.length === 0 ? [] : [[zone, cards.flatMap(withLabels)] as const]
    })
    return [[seat, { ...one, ...Object.fromEntries(lists) }] as const]
  })
  return { ...given, ...Object.fromEntries(changed) } as Position
}

function cardsIn(seat: SeatGivenData | undefined, zone: string): readonly GivenCard[] {
  const list = (seat as Readonly<Record<string, unknown>> | undefined)?.[zone]
  if (!Array.isArray(list)) return []
  return (list as readonly GivenData[]).map((one) => (typeof one === "string" ? { card: one } : one))
}

function nameOf({ card, filler }: GivenCard): string {
  if (card !== undefined) return card
  const { type = "creature", power } = (filler ?? {}) as { readonly type?: string; readonly power?: number }
  return [type, power].filter((part) => part !== undefined).join(" ")
}
