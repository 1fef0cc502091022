import type { DmCard } from "../lexicon.ts"
import { plainName } from "../names.ts"
import { creatures } from "./creatures.ts"
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
  ...creatures,
  ...psychics,
  ...grCreatures,
  ...watchingCards,
]

const byName = new Map<string, DmCard>(
  library.flatMap((card) =>
    [card.name.ja, card.name.en].flatMap((name): [string, DmCard][] =>
      name === undefined ? [] : [[plainName(name), card]],
    ),
  ),
)

/** A card by its Japanese or English name, however it is spaced and whatever the width of its letters (202.3a). */
export const findCard = (name: string): DmCard | undefined => byName.get(plainName(name))
