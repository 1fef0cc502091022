import { type CardName, namesOf } from "@dilemma-table/engine"
import type { DmCard } from "../lexicon.ts"
import { plainName } from "../names.ts"
import { attackCards } from "./attack-cards.ts"
import { costCards } from "./cost-cards.ts"
import { creatures } from "./creatures.ts"
import { evolutionCards } from "./evolution-cards.ts"
import { manySided } from "./many-sided.ts"
import { modalCards } from "./modal-cards.ts"
import { moreCards } from "./more-cards.ts"
import { grCreatures, psychics } from "./psychics.ts"
import { spells } from "./spells.ts"
import { watchingCards } from "./watching-cards.ts"

/** Every card the project knows. */
export const library: readonly DmCard[] = [
  ...modalCards,
  ...manySided,
  ...moreCards,
  ...spells,
  ...evolutionCards,
  ...creatures,
  ...psychics,
  ...grCreatures,
  ...watchingCards,
  ...attackCards,
  ...costCards,
]

const named = (names: readonly (CardName | undefined)[], card: DmCard): readonly [string, DmCard][] =>
  names.flatMap((name) =>
    name === undefined ? [] : namesOf(name).map((one): [string, DmCard] => [plainName(one), card]),
  )

/** Cards by their names, and by those of their faces where no card is called so. */
const byName = new Map<string, DmCard>([
  ...library.flatMap((card) =>
    named(
      card.faces.map((face) => face.name),
      card,
    ),
  ),
  ...library.flatMap((card) => named([card.name], card)),
])

/** A card by its Japanese or English name, however it is spaced and whatever the width of its letters (202.3a). */
export function findCard(name: string): DmCard | undefined {
  const found = asWritten.get(name) ?? byName.get(plainName(name))
  if (found !== undefined) asWritten.set(name, found)
  return found
}

/** Cards by a name as it was written, once found: a deck's cards are looked for again in every game. */
const asWritten = new Map<string, DmCard>()
