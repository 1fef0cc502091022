import { makeEdition } from "@dilemma-table/engine"
import { type MagicAbility, type MagicCard, type MagicFace, magic, readManaCost } from "@dilemma-table/magic"
import { type Compiled, NotUnderstood } from "../compiled.ts"
import { Report } from "../face.ts"
import { entwined } from "./entwining.ts"
import { withLinks } from "./linking.ts"
import { inCase } from "./normalise.ts"
import { readParagraphs } from "./paragraphs.ts"
import { manned } from "./spacecraft.ts"
import { readTypeLine } from "./type-line.ts"

/** A Magic card as it is printed, or as a collection of cards gives it. */
export interface MagicSource {
  readonly name: string
  /** "normal", "modal", "transform", "split", "adventure" …: how its faces belong together. */
  readonly layout: string
  readonly faces: readonly MagicFaceSource[]
}

export interface MagicFaceSource {
  readonly name: string
  /** "{1}{U}"; "" for none. */
  readonly manaCost: string
  /** "Creature — Elf Druid". */
  readonly typeLine: string
  /** "2/2", "L4" for a loyalty, "D3" for a defense; null for none. */
  readonly pt: string | null
  readonly text: string
}

const newest = makeEdition(magic.flags, "9999-12-31")

/** What a layout of the sources is in the card language; null for a card with one face. Rooms are split cards there. */
const layoutsOf: Readonly<Record<string, MagicCard["layout"] | null>> = {
  normal: null,
  modal: "modal",
  modal_dfc: "modal",
  transform: "transforming",
  doublefaced: "transforming",
  transforming: "transforming",
  split: "split",
  room: "room",
  adventure: "adventure",
  omen: "omen",
  flip: "flip",
  meld: "meld",
}

/** A printed Magic card as a card of the card language. */
export function compileMagic(source: MagicSource): Compiled<MagicCard> {
  const report = new Report()
  const layout = report.try(0, "layout", source.layout, null, () => {
    const found = layoutsOf[source.layout]
    const rooms = found === "split" && source.faces.every(({ typeLine }) => /\broom\b/i.test(typeLine))
    if (found === undefined || (rooms && source.faces.length < 2))
      throw new NotUnderstood("not-understood", { start: 0, end: source.layout.length }, Object.keys(layoutsOf))
    // Of a card with two faces one alone may be told: as far as it is known, it is a card of one face.
    const partial = found !== null && found !== "meld" && source.faces.length === 1
    return { is: partial ? null : rooms ? "room" : found, partial }
  })
  const faces = source.faces.map((face, i) => compileFace(report, face, i, source))
  if (report.diagnostics.length > 0) return { ok: false, diagnostics: report.diagnostics }
  const card = {
    name: { en: source.name },
    ...(layout?.is == null ? {} : { layout: layout.is }),
    ...(layout?.partial === true ? { provenance: "partial" } : {}),
    faces: source.faces.length > 1 ? faces.map((face, i) => ({ name: { en: source.faces[i]?.name }, ...face })) : faces,
  } as unknown as MagicCard
  return report.checked(magic, newest, source.name, card)
}

function compileFace(report: Report, face: MagicFaceSource, i: number, card: MagicSource): MagicFace | null {
  const types = report.try(i, "typeLine", face.typeLine, null, () => readTypeLine(face.typeLine))
  const numbers = report.try(i, "pt", face.pt ?? "", null, () => readNumbers(face.pt))
  const abilities = abilitiesOf(report, face, i, card)
  // Phyrexian symbols are also written with their color last.
  const manaCost = face.manaCost.replace(/\{P\/([WUBRG])\}/g, "{$1/P}")
  report.try(i, "manaCost", face.manaCost, null, () => {
    if (manaCost !== "" && readManaCost(manaCost) === null)
      throw new NotUnderstood("not-understood", { start: 0, end: face.manaCost.length }, ["{1}{U}"])
  })
  if (types === null || numbers === null || abilities === null) return null
  const crewed = types.subtypes.includes("Spacecraft")
    ? report.try(i, "pt", face.pt ?? "", null, () => manned(numbers, abilities, face.text))
    : { numbers, abilities }
  if (crewed === null) return null
  // Every creature has power and toughness (208.1).
  if (types.types.includes("creature") && !("power" in numbers))
    return report.try(i, "pt", "", null, () => {
      throw new NotUnderstood("not-understood", { start: 0, end: 0 }, ["2/2"])
    })
  return {
    types: types.types,
    ...(types.supertypes.length === 0 ? {} : { supertypes: types.supertypes }),
    ...(types.subtypes.length === 0 ? {} : { subtypes: types.subtypes }),
    ...(manaCost === "" ? {} : { manaCost }),
    ...crewed.numbers,
    ...(crewed.abilities.length === 0 ? {} : { abilities: crewed.abilities }),
  }
}

/** "2/2", "L4" of a planeswalker, "D3" of a battle. Throws NotUnderstood. */
function readNumbers(pt: string | null): Pick<MagicFace, "power" | "toughness" | "loyalty" | "defense"> {
  if (pt === null || pt === "") return {}
  const both = /^(\d+)\/(\d+)$/.exec(pt)
  if (both !== null) return { power: Number(both[1]), toughness: Number(both[2]) }
  // Defined by an ability of its own where a star stands (208.2).
  const defined = /^(?:(\d+)|[\d+-]*\*)\/(?:(\d+)|[\d+-]*\*)$/.exec(pt)
  if (defined !== null) return { power: Number(defined[1] ?? 0), toughness: Number(defined[2] ?? 0) }
  const loyalty = /^(?:L|loyalty )(\d+)$/.exec(pt)
  if (loyalty !== null) return { loyalty: Number(loyalty[1]) }
  const defense = /^(?:D|defense )(\d+)$/.exec(pt)
  if (defense !== null) return { defense: Number(defense[1]) }
  throw new NotUnderstood("not-understood", { start: 0, end: pt.length }, ["2/2", "L4", "D3"])
}

function abilitiesOf(
  report: Report,
  face: MagicFaceSource,
  i: number,
  card: MagicSource,
): readonly MagicAbility[] | null {
  if (!isShort(report, face.text, i, "text", longestText) || !isShort(report, face.name, i, "name", longestName))
    return null
  const text = inCase(face.text, [face.name, card.name], /\blegendary\b/i.test(face.typeLine))
  const rules = report.rules(i, text)
  if (rules === null) return null
  // What two cards are melded into is the face that they share.
  const melded = /\bmeld them into ([^.]+)\./.exec(face.text)?.[1]
  if (melded !== undefined && !card.faces.some(({ name }) => name === melded))
    report.try(i, "text", face.text, null, () => {
      const start = face.text.indexOf(melded)
      throw new NotUnderstood(
        "not-understood",
        { start, end: start + melded.length },
        card.faces.map(({ name }) => name),
      )
    })
  const abilities: MagicAbility[] = []
  const about = {
    spell: /\b(instant|sorcery)\b/i.test(face.typeLine),
    planeswalker: /\bplaneswalker\b/i.test(face.typeLine),
  }
  for (const { abilities: found, error, line } of readParagraphs(rules, about)) {
    if (found !== null) abilities.push(...found)
    else
      report.try(i, "text", face.text, line, () => {
        throw error
      })
  }
  const linked = withLinks(abilities)
  if (linked === null && report.diagnostics.length === 0)
    report.try(i, "text", face.text, null, () => {
      throw new NotUnderstood("no-antecedent", { start: 0, end: face.text.length })
    })
  if (linked !== null && asksForNoX(linked, face.manaCost))
    report.try(i, "text", face.text, null, () => {
      throw new NotUnderstood("not-said", { start: 0, end: face.text.length }, ["what X is"])
    })
  return linked === null ? null : entwined(withOwnName(linked, face.name))
}

/** A triggered ability that says X, where nothing that was paid has one (107.3). */
function asksForNoX(abilities: readonly MagicAbility[], manaCost: string): boolean {
  if (/\{X\}/i.test(manaCost + JSON.stringify(abilities))) return false
  const saying = abilities.filter((one) => JSON.stringify(one).includes('"x"'))
  return saying.length === 1 && "when" in Object(saying[0]) && !JSON.stringify(saying).includes('"variableCost"')
}

/** What has the card's own name has it as it is printed. */
function withOwnName(abilities: readonly MagicAbility[], own: string): readonly MagicAbility[] {
  const print = JSON.stringify(abilities)
  const filled = print.replaceAll('"~"', JSON.stringify(own))
  return print === filled ? abilities : (JSON.parse(filled) as readonly MagicAbility[])
}

/** No card's text, and no card's name, has more characters. */
const longestText = 10_000
const longestName = 500

function isShort(report: Report, text: string, face: number, field: "text" | "name", most: number): boolean {
  if (text.length <= most) return true
  report.try(face, field, text, null, () => {
    throw new NotUnderstood("too-long", { start: most, end: most + 1 }, [String(most)])
  })
  return false
}
