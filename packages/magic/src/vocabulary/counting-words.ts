import {
  type Filter,
  type Game,
  listOf,
  type ObjectId,
  select,
  term,
  type ValueWord,
  words,
  yes,
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

/** Up to one each of these (700.8). */
const inParty = ["Cleric", "Rogue", "Warrior", "Wizard"]

/** The most of the party's places that these creatures, each in one of them, can fill (700.8). */
function partyOf(places: readonly string[], members: readonly ReadonlySet<string>[]): number {
  const [place, ...rest] = places
  if (place === undefined) return 0
  const filled = members.flatMap((types, i) =>
    types.has(place)
      ? [
          1 +
            partyOf(
              rest,
              members.filter((_, j) => j !== i),
            ),
        ]
      : [],
  )
  return Math.max(partyOf(rest, members), ...filled)
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
  party: {
    shape: yes,
    value: (game, frame) => {
      const members = select(game, frame, { all: { type: "creature", controller: "you" } as Filter })
        .map((id) => new Set(subtypesOf(game, id).filter((type) => inParty.includes(type))))
        .filter((types) => types.size > 0)
      // Four of each combination of types are as good as any number of them.
      const kinds = new Map<string, number>()
      const told = members.filter((types) => {
        const kind = [...types].sort().join()
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        return (kinds.get(kind) ?? 0) <= types.size
      })
      return partyOf(inParty, told)
    },
  },
}

export const countingLines: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  kinds: ["how many of these kinds there are among them", "それらの中にあるこの種類の数"],
  devotion: ["your devotion to these colors", "これらの色へのあなたの信心"],
  party: ["how many creatures are in your party", "あなたのパーティーにいるクリーチャーの数"],
}
