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
  return magicRow(name, framed.includes(layout) ? "normal" : layout, (faces.length > 0 ? faces : [fields]).map(face))
}

const face = (fields: Fields) => ({
  name: textOf(fields, "name"),
  manaCost: textOf(fields, "mana_cost"),
  typeLine: textOf(fields, "type_line"),
  pt: numbersOf(fields),
  text: textOf(fields, "oracle_text"),
})
