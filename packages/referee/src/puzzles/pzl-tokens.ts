import type { CardData } from "@dilemma-table/engine"
import { isCreatureType, knownTokens } from "@dilemma-table/magic"

/** A token described in a puzzle file: a card of its own; null where a part of it can't be read, with that part. */
export type PzlToken = { readonly card: CardData } | { readonly unread: string }

const types: readonly string[] = ["artifact", "creature", "enchantment", "land", "planeswalker"]
const supertypes: readonly string[] = ["legendary", "snow", "basic"]
const keywords: readonly string[] = [
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "defender",
  "haste",
  "hexproof",
  "indestructible",
  "infect",
  "lifelink",
  "menace",
  "prowess",
  "reach",
  "shroud",
  "trample",
  "vigilance",
]

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "")
const keywordOf = (text: string): string | undefined =>
  keywords.find((keyword) => letters(keyword) === letters(text))?.replace(" ", "-")

/** A token as older files write it: "Dragon,P:4,T:4,Color:R,Types:Creature-Dragon,Keywords:Flying". */
export function describedToken(text: string): PzlToken {
  const [name = "", ...parts] = text.split(",").map((part) => part.trim())
  const face: Record<string, unknown> = { types: ["creature"] }
  for (const part of parts) {
    const [, word = "", value = ""] = /^([^:]*):(.*)$/.exec(part) ?? []
    switch (word.trim().toLowerCase()) {
      case "p":
      case "t":
        if (!/^-?\d+$/.test(value)) return { unread: part }
        face[word.toLowerCase() === "p" ? "power" : "toughness"] = Number(value)
        break
      case "color":
        face.colors = [...value.toUpperCase()].filter((letter) => "WUBRG".includes(letter))
        break
      case "types":
        Object.assign(face, typesOf(value.split("-")))
        break
      case "keywords": {
        const read = keywordsIn(value)
        if (read === null) return { unread: part }
        if (read.length > 0) face.abilities = read
        break
      }
      case "cost":
      case "image":
      case "set":
      case "art":
        break
      default:
        return { unread: part }
    }
  }
  return { card: { name: { en: name }, faces: [face] } as unknown as CardData }
}

/** Keywords with anything between them: "Flying-First Strike". */
function keywordsIn(value: string): readonly string[] | null {
  const parts = value.split(/[-&+;]/).filter((part) => part.trim() !== "")
  const read = parts.map(keywordOf)
  return read.every((one) => one !== undefined) ? read : null
}

function typesOf(words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const found = { types: [] as string[], supertypes: [] as string[], subtypes: [] as string[] }
  for (const word of words) {
    const small = word.toLowerCase()
    if (types.includes(small)) found.types.push(small)
    else if (supertypes.includes(small)) found.supertypes.push(small)
    else if (word !== "") found.subtypes.push(word)
  }
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A token as newer files write it, by the name of its description: "w_1_1_soldier_flying", "c_a_treasure_sac". */
export function namedToken(text: string): PzlToken {
  const [color = "", ...rest] = text.toLowerCase().split("_")
  const known = rest.find((word) => word in knownTokens)
  if (known !== undefined && rest[0] === "a") {
    const { name, ...face } = knownTokens[known as keyof typeof knownTokens] as { readonly name?: object }
    return { card: { name: name ?? { en: capital(known) }, faces: [face] } as unknown as CardData }
  }
  const [power = "", toughness = "", ...words] = rest
  if (!/^[wubrgc]+$/.test(color)) return { unread: color }
  if (!/^\d+$/.test(power) || !/^\d+$/.test(toughness)) return { unread: rest.slice(0, 2).join("_") }
  const kinds = ["creature"]
  const subtypes: string[] = []
  const abilities: string[] = []
  for (const word of words) {
    const keyword = keywordOf(word)
    if (word === "a") kinds.unshift("artifact")
    else if (word === "e") kinds.unshift("enchantment")
    else if (isCreatureType(capital(word))) subtypes.push(capital(word))
    else if (keyword !== undefined) abilities.push(keyword)
    else return { unread: word }
  }
  const face = {
    types: kinds,
    subtypes,
    colors: [...color.toUpperCase()].filter((letter) => letter !== "C"),
    power: Number(power),
    toughness: Number(toughness),
    ...(abilities.length === 0 ? {} : { abilities }),
  }
  return {
    card: { name: { en: subtypes.join(" ") || capital(words[0] ?? "token") }, faces: [face] } as unknown as CardData,
  }
}
