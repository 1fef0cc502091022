import { type CardData, namesOf } from "@dilemma-table/engine"
import { printKind } from "@dilemma-table/words"
import type { KnownDeck, KnownGame } from "../games/known.ts"
import type { Both, BundledDeck, Catalogue, ListedCard } from "../protocol/card-messages.ts"
import { folded } from "../shown/folded.ts"
import type { GameName } from "../shown/types.ts"

const made = new WeakMap<KnownGame, Catalogue>()

/** A game's cards and bundled decks, listed once. */
export function catalogueOf(game: GameName, known: KnownGame): Catalogue {
  const before = made.get(known)
  if (before !== undefined) return before
  const cards = known.cards.map((data) => listed(game, known, data))
  const kinds = [...new Set(cards.flatMap((card) => card.kinds))]
  const catalogue: Catalogue = {
    game,
    cards,
    decks: known.decks.map(bundled),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, { en: printKind("en", game, kind), ja: printKind("ja", game, kind) }]),
    ),
  }
  made.set(known, catalogue)
  return catalogue
}

interface Typed {
  readonly special?: readonly string[]
  readonly supertypes?: readonly string[]
}

function listed(game: GameName, known: KnownGame, data: CardData): ListedCard {
  const id = known.listedAs(data)
  const colors = [...new Set(data.faces.flatMap((_, i) => known.frame(data, i).colors))]
  const names = [...namesOf(data.name), ...data.faces.flatMap(({ name }) => (name === undefined ? [] : namesOf(name)))]
  const whole = (["ja", "en"] as const).map((lang) =>
    data.faces.map(({ name }) => name?.[lang] ?? data.name[lang] ?? "").join(""),
  )
  const supertypes = data.faces.flatMap((face) => (face as Typed).supertypes ?? [])
  return {
    game,
    id,
    name: bothOf(data, id),
    kinds: [...new Set(data.faces.flatMap((face) => [...face.types, ...((face as Typed).special ?? [])]))],
    colors: colors.length === 0 ? ["colorless"] : colors,
    cost: known.costOf(data, 0),
    pile: known.pileOf(data),
    isBasic: supertypes.includes("basic"),
    provenance: data.provenance ?? "known",
    text: known.texts?.get(data) ?? null,
    folded: [...new Set([...names, ...whole].map(folded))].filter((name) => name !== ""),
  }
}

const bothOf = ({ name }: CardData, id: string): Both => ({ en: name.en ?? id, ja: name.ja ?? id })

const bundled = ({ id, name, about, cards, hyperspatial, gr }: KnownDeck): BundledDeck => ({
  id,
  name,
  about,
  lists: {
    cards,
    ...(hyperspatial === undefined ? {} : { hyperspatial }),
    ...(gr === undefined ? {} : { gr }),
  },
})
