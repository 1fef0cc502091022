import type { DmCard } from "../lexicon.ts"
import { attackCards } from "./attack-cards.ts"
import { costCards } from "./cost-cards.ts"
import { creatures } from "./creatures.ts"
import { evolutionCards } from "./evolution-cards.ts"
import { finding } from "./found.ts"
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

/** A card by its Japanese or English name, however it is spaced and whatever the width of its letters (202.3a). */
export const findCard = finding(library)

/** Cards of the library that were fetched by themselves: here all are there from the beginning (by-need.ts). */
export const addCards = (_more: readonly DmCard[]): void => {}

/** Sees to it that the whole library is here. */
export const loadLibrary = async (): Promise<void> => {}
