import {
  type Filter,
  type Game,
  listOf,
  type ObjectId,
  select,
  term,
  type ValueWord,
  words,
} from "@dilemma-table/engine"
import { colorsOf, manaCostTextOf, manaValueOf, subtypesOf, typesOf } from "../layers.ts"
import { colors } from "../lexicon.ts"
import { type KindCounted, kindsCounted } from "../lexicon-counting.ts"
import { isBasicType } from "../subtypes.ts"

const kindsOf: Readonly<Record<KindCounted, (game: Game, id: ObjectId) => readonly (string | number)[]>> = {
  types: typesOf,
  colors: colorsOf,
  "basic-land-types": (game, id) => subtypesOf(game, id).filter(isBasicType),
  "mana-values": (game, id) => [manaValueOf(game, id)],
}

/** Words that count in what objects differ. */
export const countingValues: Readonly<Record<string, ValueWord>> = {
  kinds: {
    shape: words(...kindsCounted),
    fields: { among: term("filter") },
    value: (game, frame, what: KindCounted, whole) => {
      const ids = select(game, frame, { all: (whole as { readonly among: Filter }).among })
      return new Set(ids.flatMap((id) => kindsOf[what](game, id))).size
    },
  },
  devotion: {
    shape: listOf(words(...colors), 1),
    // A symbol counts once, whichever of its halves is of one of the colors (700.5).
    value: (game, frame, wanted: readonly string[]) =>
      select(game, frame, { all: { controller: "you" } })
        .flatMap((id) => manaCostTextOf(game, id)?.match(/\{[^}]+\}/g) ?? [])
        .filter((symbol) => wanted.some((color) => symbol.includes(color))).length,
  },
}

export const countingLines: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  kinds: ["how many of these kinds there are among them", "それらの中にあるこの種類の数"],
  devotion: ["your devotion to these colors", "これらの色へのあなたの信心"],
}
