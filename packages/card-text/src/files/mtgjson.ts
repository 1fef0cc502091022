import type { JsonItem } from "./json-items.ts"
import { type Fields, fieldsOf, isFields, magicRow, noCard, numbersOf, type Row, textOf, textsOf } from "./sources.ts"

/** What the older files call layouts, and those of which only the frame is special. */
const layouts: Readonly<Record<string, string>> = {
  "double-faced": "transform",
  leveler: "normal",
  saga: "normal",
  class: "normal",
  case: "normal",
  mutate: "normal",
  prototype: "normal",
  host: "normal",
  augment: "normal",
}

const noCards: readonly string[] = ["token", "double_faced_token", "emblem", "art_series"]

const layoutOf = (fields: Fields): string => {
  const layout = textOf(fields, "layout")
  return layouts[layout] ?? layout
}

const nameOf = (fields: Fields): string => textOf(fields, "faceName") || textOf(fields, "name")

const face = (fields: Fields) => ({
  name: nameOf(fields),
  manaCost: textOf(fields, "manaCost"),
  typeLine: textOf(fields, "type"),
  pt: numbersOf(fields),
  text: textOf(fields, "text"),
})

const single = (fields: Fields, layout: string): Row =>
  magicRow(nameOf(fields), layout, [face(fields)], { ja: japaneseName([fields]) })

/** An entry of AtomicCards (version 5): the faces of all cards of one name. Several cards are of one name only by accident. */
export function atomicRows(value: unknown): readonly Row[] {
  const faces = fieldsOf({ value }, "value")
  const [first] = faces
  if (first === undefined) return [noCard(value)]
  const layout = layoutOf(first)
  if (noCards.includes(layout)) return [{ fault: { code: "left-out", card: textOf(first, "name"), found: layout } }]
  // What melds is a card by itself, and so is what comes of it.
  if (layout === "meld") return faces.map((one) => single(one, layout))
  if (layout === "reversible_card") return [single(first, "normal")]
  if (textOf(first, "side") === "") return faces.map((one) => single(one, layout))
  return [magicRow(textOf(first, "name"), layout, faces.map(face), { ja: japaneseName(faces) })]
}

/** The faces' Japanese names, where the file has them all. */
function japaneseName(faces: readonly Fields[]): string | null {
  const names = faces.map((one) => {
    const foreign = [...fieldsOf(one, "foreignData"), ...fieldsOf(one, "foreignNames")]
    const japanese = foreign.find((other) => other.language === "Japanese")
    return japanese === undefined ? "" : nameOf(japanese)
  })
  return names.every((name) => name !== "") ? names.join(" // ") : null
}

/** Faces of a card that stand apart in a file wait here for the others. */
export class Faces {
  private readonly waiting = new Map<string, { readonly names: readonly string[]; readonly found: Fields[] }>()

  /** A card of a set (`AllSets`, `AllPrintings`): what has become whole with it. */
  take(item: JsonItem): readonly Row[] {
    const { value } = item
    if (!isFields(value) || textOf(value, "name") === "") return [noCard(value)]
    const layout = layoutOf(value)
    if (noCards.includes(layout)) return [{ fault: { code: "left-out", card: nameOf(value), found: layout } }]
    if (layout === "meld") return [single(value, layout)]
    const names = namesIn(value)
    if (names.length < 2) return [single(value, layout)]
    const key = names.join(" // ")
    const found = [...(this.waiting.get(key)?.found ?? []), value]
    const whole = inOrder(names, found)
    if (whole === null) {
      this.waiting.set(key, { names, found })
      return []
    }
    this.waiting.delete(key)
    return [magicRow(key, layout, whole.map(face), { ja: japaneseName(whole) })]
  }

  /** What never became whole: as much as there is of it, with what is missing. */
  rest(): readonly Row[] {
    return [...this.waiting].flatMap(([key, { names, found }]): readonly Row[] => {
      const missing = names.filter((name) => !found.some((one) => nameOf(one) === name))
      return [{ fault: { code: "face-missing", card: key, found: missing.join(", ") } }]
    })
  }
}

/** The faces in the order of their names, two of which may be the same; null where one is missing. */
function inOrder(names: readonly string[], found: readonly Fields[]): readonly Fields[] | null {
  const left = [...found]
  const whole = names.map((name) => {
    const at = left.findIndex((one) => nameOf(one) === name)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  return whole.every((one) => one !== undefined) ? whole : null
}

/** What the faces of a card are called, the front first. */
function namesIn(fields: Fields): readonly string[] {
  const names = textsOf(fields, "names")
  if (names.length > 0) return names
  return textOf(fields, "side") === "" ? [textOf(fields, "name")] : textOf(fields, "name").split(" // ")
}
