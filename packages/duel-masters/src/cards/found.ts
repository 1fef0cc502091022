import { type CardName, namesOf } from "@dilemma-table/engine"
import type { DmCard } from "../lexicon.ts"
import { plainName } from "../names.ts"

const named = (names: readonly (CardName | undefined)[], card: DmCard): readonly [string, DmCard][] =>
  names.flatMap((name) =>
    name === undefined ? [] : namesOf(name).map((one): [string, DmCard] => [plainName(one), card]),
  )

/**
 * Finds cards of a library by their Japanese or English names, however these are spaced and whatever the width of their letters
 * (202.3a), and by those of their faces where no card is called so.
 */
export function finding(library: readonly DmCard[]): (name: string) => DmCard | undefined {
  const byName = new Map<string, DmCard>([
    ...library.flatMap((card) =>
      named(
        card.faces.map((face) => face.name),
        card,
      ),
    ),
    ...library.flatMap((card) => named([card.name], card)),
  ])
  /** Cards by a name as it was written, once found: a deck's cards are looked for again in every game. */
  const asWritten = new Map<string, DmCard>()
  return (name) => {
    const found = asWritten.get(name) ?? byName.get(plainName(name))
    if (found !== undefined) asWritten.set(name, found)
    return found
  }
}
