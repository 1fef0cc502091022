import { isScryfall, scryfallRow } from "./scryfall.ts"
import {
  duelMastersRow,
  type Fields,
  fieldsOf,
  isFields,
  magicRow,
  noCard,
  type Row,
  textOf,
  textsOf,
} from "./sources.ts"

/**
 * A row of a list or a line of `*.jsonl`: a card of Scryfall's shape; `{name, layout, faces: [{name, manaCost, typeLine, pt,
 * text}]}`; `{name, type, civilizations, cost, power, races, text}`; or `{nameJa, types, civilizations, cost, power, races,
 * rulesJa}`. `exact: false` says that the text isn't as printed.
 */
export function readRow(value: unknown): Row {
  if (!isFields(value)) return noCard(value)
  if (isScryfall(value)) return scryfallRow(value)
  if (fieldsOf(value, "faces").some((face) => "typeLine" in face)) return magic(value)
  if ("nameJa" in value) return japanese(value)
  if ("civilizations" in value && "text" in value) return plain(value)
  return noCard(value)
}

const isExact = ({ exact }: Fields): boolean => exact !== false

function magic(fields: Fields): Row {
  const faces = fieldsOf(fields, "faces").map((face) => ({
    name: textOf(face, "name"),
    manaCost: textOf(face, "manaCost"),
    typeLine: textOf(face, "typeLine"),
    pt: textOf(face, "pt") || null,
    text: textOf(face, "text"),
  }))
  return magicRow(textOf(fields, "name"), textOf(fields, "layout") || "normal", faces, { exact: isExact(fields) })
}

function plain(fields: Fields): Row {
  const name = textOf(fields, "name")
  const face = {
    name,
    type: textOf(fields, "type"),
    civilizations: listed(fields, "civilizations"),
    cost: textOf(fields, "cost"),
    power: textOf(fields, "power"),
    races: listed(fields, "races"),
    mana: textOf(fields, "mana"),
    text: textOf(fields, "text"),
  }
  return duelMastersRow(name, [face], isExact(fields))
}

function japanese(fields: Fields): Row {
  const name = textOf(fields, "nameJa")
  const face = {
    name,
    type: listed(fields, "types").join("/"),
    civilizations: listed(fields, "civilizations"),
    cost: textOf(fields, "cost"),
    power: textOf(fields, "power"),
    races: listed(fields, "races"),
    mana: textOf(fields, "mana"),
    text: textOf(fields, "rulesJa"),
  }
  return duelMastersRow(name, [face], isExact(fields))
}

/** A list, or a text with "/" between its parts. */
const listed = (fields: Fields, name: string): readonly string[] =>
  Array.isArray(fields[name])
    ? textsOf(fields, name)
    : textOf(fields, name)
        .split("/")
        .map((one) => one.trim())
        .filter((one) => one !== "")
