import { type CardData, type LanguageSource, languageOf, placeAt, walk } from "@dilemma-table/engine"

/**
 * Do these say the same card? Names tie the parts of a text together and mean nothing by themselves, the words of a part stand in
 * no order, and a list within a list runs on.
 */
export const isSameCard = (rulebook: LanguageSource, one: CardData, other: CardData): boolean =>
  plainly(rulebook, one) === plainly(rulebook, other)

/** A card's data in the one way of writing that all that say the same have in common. */
const plainly = (rulebook: LanguageSource, card: CardData): string =>
  JSON.stringify(written(card, "", namesIn(rulebook, card)))

/** What stands for a name, by its place: a number in the order in which names are given; null where nothing uses it. */
function namesIn(rulebook: LanguageSource, card: CardData): ReadonlyMap<string, number | null> {
  const language = languageOf(rulebook)
  const given = new Map<string, number>()
  const places = new Map<string, number>()
  const used = new Set<number>()
  walk(language, language.card, card, ({ shape, data, place }) => {
    const binds = shape.shape === "binds"
    if (!binds && shape.shape !== "uses") return true
    const before = given.get(data as string)
    // A name that is given again is another one.
    const number = binds || before === undefined ? places.size : before
    given.set(data as string, number)
    places.set(place, number)
    if (!binds) used.add(number)
    return true
  })
  const order = [...used].sort((a, b) => a - b)
  return new Map([...places].map(([place, number]) => [place, used.has(number) ? order.indexOf(number) : null]))
}

function written(data: unknown, place: string, names: ReadonlyMap<string, number | null>): unknown {
  if (names.has(place)) return names.get(place)
  if (Array.isArray(data)) {
    const all = data.flatMap((one, i) => written(one, placeAt(place, i), names))
    return all.length === 1 ? all[0] : all
  }
  if (typeof data !== "object" || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .map(([word, argument]) => [word, written(argument, placeAt(place, word), names)] as const)
      .filter(([, argument]) => argument !== undefined && argument !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
