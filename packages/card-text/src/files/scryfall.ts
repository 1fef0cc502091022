import { type Fields, fieldsOf, magicRow, numbersOf, type Row, textOf } from "./sources.ts"

/** Layouts of which only the frame is special. */
const framed: readonly string[] = [
  "normal",
  "leveler",
  "saga",
  "class",
  "case",
  "mutate",
  "prototype",
  "host",
  "augment",
]

/** Layouts of what no deck is made of. */
const noCards: readonly string[] = ["token", "double_faced_token", "emblem", "art_series"]

/** Does a value look like a card of Scryfall's files? */
export const isScryfall = (fields: Fields): boolean =>
  typeof fields.name === "string" && ("type_line" in fields || Array.isArray(fields.card_faces))

/** A card of `oracle_cards` or `default_cards`. */
export function scryfallRow(fields: Fields): Row {
  const name = textOf(fields, "name")
  const layout = textOf(fields, "layout")
  if (noCards.includes(layout)) return { fault: { code: "left-out", card: name, found: layout } }
  const faces = fieldsOf(fields, "card_faces")
  // Both sides of such a card are one card, printed twice.
  if (layout === "reversible_card" && faces[0] !== undefined)
    return magicRow(textOf(faces[0], "name"), "normal", [face(faces[0])])
  const printed = faces.length > 0 ? faces : [fields]
  return magicRow(name, framed.includes(layout) ? "normal" : layout, printed.map(face), {
    ja: japaneseName(fields, printed),
  })
}

/** Of a Japanese printing, the name on it. */
function japaneseName(fields: Fields, faces: readonly Fields[]): string | null {
  const names = faces.map((one) => textOf(one, "printed_name"))
  return textOf(fields, "lang") === "ja" && names.every((name) => name !== "") ? names.join(" // ") : null
}

const face = (fields: Fields) => ({
  name: textOf(fields, "name"),
  manaCost: textOf(fields, "mana_cost"),
  typeLine: textOf(fields, "type_line"),
  pt: numbersOf(fields),
  text: textOf(fields, "oracle_text"),
})
