import type { DmCard } from "../lexicon.ts"
import { creatures } from "./creatures.ts"
import { modalCreatures } from "./modal-creatures.ts"
import { inlineChoices, modalSpells } from "./modal-spells.ts"
import { grCreatures, psychics } from "./psychics.ts"
import { spells } from "./spells.ts"

/** Every card of the library. */
export const cards: readonly DmCard[] = [
  ...modalSpells,
  ...inlineChoices,
  ...modalCreatures,
  ...spells,
  ...creatures,
  ...psychics,
  ...grCreatures,
]

/** Cards are found by either name, whatever the width of its letters, its spaces and its brackets. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s・·‧=＝\-‐–—!！?？"“”'’<>〈〉《》「」()（）~〜～,、.。]/gu, "")

const byName = new Map(
  cards.flatMap((card) =>
    [card.name.ja, card.name.en].flatMap((name) => (name === undefined ? [] : [[plain(name), card] as const])),
  ),
)

export const find = (name: string): DmCard | undefined => byName.get(plain(name))
