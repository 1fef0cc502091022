import type { CardData, CardName } from "@dilemma-table/engine"
import type { FillerData } from "./schema.ts"
import type { GameName } from "./terms.ts"

/*
 * Generic cards: cards with certain characteristics and no abilities, for what merely has to be there. Cards with the same
 * characteristics have the same name.
 */

type Table = Readonly<Record<string, string>>

/** Words of Duel Masters' card language with their Japanese terms; both may be written. */
const civilizations: Table = { light: "光", water: "水", darkness: "闇", fire: "火", nature: "自然" }
const types: Readonly<Record<GameName, Table>> = {
  "duel-masters": {
    creature: "クリーチャー",
    spell: "呪文",
    "cross-gear": "クロスギア",
    castle: "城",
    tamaseed: "タマシード",
    aura: "オーラ",
    field: "フィールド",
  },
  magic: {
    artifact: "アーティファクト",
    creature: "クリーチャー",
    enchantment: "エンチャント",
    instant: "インスタント",
    land: "土地",
    planeswalker: "プレインズウォーカー",
    sorcery: "ソーサリー",
  },
}
const specials: Table = { evolution: "進化", psychic: "サイキック", gr: "GR", dragheart: "ドラグハート", neo: "NEO" }

/** A word of the card language for one that may be Japanese. */
const inEnglish = (table: Table, word: string): string =>
  Object.entries(table).find(([, ja]) => ja === word)?.[0] ?? word
const inJapanese = (table: Table, word: string): string => table[word] ?? word

/** A generic card, perhaps with a name in both languages. */
export type Filler = FillerData | { readonly type: string; readonly name: CardName }

/** The card that a `filler` describes. What can't be a characteristic is left for the rulebook to refuse. */
export function fillerCard(game: GameName, filler: Filler): CardData {
  const { type, types: given, name, ...rest } = filler as FillerData & { readonly name?: unknown }
  const kinds = (given ?? [type ?? "creature"]).map((word) => inEnglish(types[game], word))
  const fields = game === "magic" ? magicFields(kinds, rest) : duelMastersFields(kinds, rest)
  const called =
    typeof name === "object" && name !== null
      ? name
      : typeof name === "string"
        ? { ja: name, en: name }
        : fillerName(game, kinds, rest)
  return { name: called, faces: [{ types: kinds, ...fields }] } as CardData
}

type Fields = Readonly<Record<string, unknown>>

function duelMastersFields(kinds: readonly string[], rest: Fields): Fields {
  return {
    cost: 1,
    ...(kinds.includes("creature") ? { power: 1000 } : {}),
    ...rest,
    civilizations: wordsOf(rest.civilizations).map((word) => inEnglish(civilizations, word)),
    ...(rest.special === undefined ? {} : { special: wordsOf(rest.special).map((word) => inEnglish(specials, word)) }),
  }
}

const magicFields = (kinds: readonly string[], rest: Fields): Fields => ({
  ...(kinds.includes("creature") ? { power: 1, toughness: 1 } : {}),
  ...rest,
})

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

/** A name made of what was written: "water/darkness creature, cost 8". */
function fillerName(
  game: GameName,
  kinds: readonly string[],
  rest: Fields,
): { readonly en: string; readonly ja: string } {
  const { civilizations: colors, special, ...others } = rest
  const civs = wordsOf(colors).map((word) => inEnglish(civilizations, word))
  const kindsOf = wordsOf(special).map((word) => inEnglish(specials, word))
  const fields = Object.entries(others).map(([field, value]) => `${field} ${JSON.stringify(value).replaceAll('"', "")}`)
  const en = [civs.join("/"), ...kindsOf, kinds.join(" ")].filter((part) => part !== "").join(" ")
  const jaCivs = civs.length === 0 ? "" : `${civs.map((word) => inJapanese(civilizations, word)).join("/")}の`
  const jaKinds = [
    ...kindsOf.map((word) => inJapanese(specials, word)),
    ...kinds.map((word) => inJapanese(types[game], word)),
  ]
  return {
    en: [en, ...fields].join(", "),
    ja: [`${jaCivs}${jaKinds.join("・")}`, ...fields.map(fieldInJapanese)].join("、"),
  }
}

const fieldInJapanese = (field: string): string =>
  field
    .replace(/^cost /, "コスト")
    .replace(/^power /, "パワー")
    .replace(/^toughness /, "タフネス")
    .replace(/^races /, "種族")
    .replace(/^mana /, "マナの数")
