import type { CardType, Civilization, SpecialType } from "@dilemma-table/duel-masters"
import { NotUnderstood } from "../compiled.ts"

export interface TypeLine {
  readonly types: readonly CardType[]
  readonly special: readonly SpecialType[]
}

const types: Readonly<Record<string, CardType>> = {
  クリーチャー: "creature",
  呪文: "spell",
  クロスギア: "cross-gear",
  城: "castle",
  タマシード: "tamaseed",
  オーラ: "aura",
  フィールド: "field",
  セル: "cell",
  ウエポン: "weapon",
  フォートレス: "fortress",
  鼓動: "pulse",
  コア: "core",
  儀: "rite",
  星雲: "nebula",
  アーティファクト: "artifact",
  ランド: "land",
}

/** The longest first. */
const specials: readonly (readonly [string, SpecialType])[] = [
  ["S-MAX進化", "s-max-evolution"],
  ["スター進化", "star-evolution"],
  ["G-NEO", "g-neo"],
  ["NEO", "neo"],
  ["進化", "evolution"],
  ["サイキック・", "psychic"],
  ["ドラグハート・", "dragheart"],
  ["GR", "gr"],
  ["D2", "d2"],
]

/** Reads 「進化クリーチャー(マナ進化)」 (204): the way of evolution in parentheses is said by the text as well. Throws NotUnderstood. */
export function readTypeLine(line: string): TypeLine {
  const plain = line.replace(/[（(][^（()）]*[)）]/g, "").replace(/オレガ・オーラ/g, "オーラ")
  const read = { types: [] as CardType[], special: [] as SpecialType[] }
  for (const part of plain.split(/[/／]|(?<!サイキック|ドラグハート)・(?=クリーチャー$|タマシード$)/)) {
    let rest = part.trim()
    for (let found = special(rest); found !== undefined; found = special(rest)) {
      if (!read.special.includes(found[1])) read.special.push(found[1])
      rest = rest.slice(found[0].length)
    }
    const type = types[rest]
    if (rest === "" && read.special.includes("psychic")) continue
    if (type === undefined)
      throw new NotUnderstood("not-understood", { start: 0, end: line.length }, Object.keys(types))
    read.types.push(type)
  }
  return read
}

const special = (text: string) => specials.find(([word]) => text.startsWith(word))

const civilizations: Readonly<Record<string, Civilization>> = {
  光: "light",
  水: "water",
  闇: "darkness",
  火: "fire",
  自然: "nature",
}

/** Reads 「光」, 「無色」 (106). Throws NotUnderstood. */
export function readCivilizations(words: readonly string[]): readonly Civilization[] {
  return words
    .filter((word) => word !== "無色")
    .map((word) => {
      const found = civilizations[word]
      if (found === undefined)
        throw new NotUnderstood("not-understood", { start: 0, end: words.join("/").length }, Object.keys(civilizations))
      return found
    })
}
