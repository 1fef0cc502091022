import { type DmAbility, type DmCard, type DmFace, rulebook } from "@dilemma-table/duel-masters"
import { makeEdition } from "@dilemma-table/engine"
import { resolved } from "../anaphora.ts"
import { type Compiled, NotUnderstood } from "../compiled.ts"
import { Report } from "../face.ts"
import { placed, read } from "../parsing.ts"
import { finished } from "./finishing.ts"
import { parse } from "./grammar/parser.js"
import { naming } from "./naming.ts"
import { modernised, normalised } from "./normalise.ts"
import { comesTapped, paragraphsOf } from "./paragraphs.ts"
import type { DuelMastersFaceSource, DuelMastersSource } from "./source.ts"
import { readCivilizations, readTypeLine } from "./type-line.ts"

const newest = makeEdition(rulebook.flags, "9999-12-31")

/** A printed Duel Masters card as a card of the card language. */
export function compileDuelMasters(source: DuelMastersSource): Compiled<DmCard> {
  const report = new Report()
  const faces = source.faces.map((face, i) => compileFace(report, face, i))
  const many = faces.length > 1
  const cells = faces.flatMap((read) => (read?.cells === undefined ? [] : [read.cells]))
  if (cells.length > 0 && !many)
    report.try(0, "text", source.faces[0]?.text ?? "", null, () => {
      throw new NotUnderstood("not-understood", { start: 0, end: 0 }, ["セル"])
    })
  if (report.diagnostics.length > 0) return { ok: false, diagnostics: report.diagnostics }
  const card = {
    name: { ja: source.name },
    ...(many ? { layout: cells.length > 0 ? "king-cell" : "twinpact" } : {}),
    ...(cells.length > 0 ? { cells: cells[0] } : {}),
    faces: faces.map((read, i) => (many ? { name: { ja: source.faces[i]?.name }, ...read?.face } : read?.face)),
  } as unknown as DmCard
  return report.checked(rulebook, newest, source.name, card)
}

/** A face, and the cells that make it up where it is a card of several. */
interface ReadFace {
  readonly face: DmFace
  readonly cells?: readonly string[]
}

function compileFace(report: Report, face: DuelMastersFaceSource, i: number): ReadFace | null {
  const types = report.try(i, "typeLine", face.type, null, () => readTypeLine(face.type))
  const civilizations = report.try(i, "civilizations", face.civilizations.join("/"), null, () =>
    readCivilizations(face.civilizations),
  )
  const cost = report.try(i, "cost", face.cost, null, () => (face.cost === "∞" ? "infinity" : number(face.cost)))
  const power = report.try(i, "power", face.power, null, () => readPower(face.power, types?.types ?? []))
  const mana = report.try(i, "mana", face.mana, null, () =>
    face.mana === "" || face.mana === "-" || face.mana === "1" ? {} : { mana: number(face.mana) },
  )
  if (types === null || civilizations === null) return null
  const abilities = abilitiesOf(report, face, i, {
    spell: types.types.includes("spell"),
    castle: types.types.includes("castle"),
    multicolored: civilizations.length > 1,
  })
  if (cost === null || power === null || mana === null || abilities === null) return null
  const { races } = face
  const own = abilities.filter((ability) => cellsOf(ability) === undefined)
  const cells = abilities.flatMap((ability) => cellsOf(ability) ?? [])
  return {
    face: {
      types: types.types,
      ...(types.special.length === 0 ? {} : { special: types.special }),
      civilizations,
      cost: cost as number | "infinity",
      ...power,
      ...(races.length === 0 ? {} : { races }),
      ...mana,
      ...(own.length === 0 ? {} : { abilities: own }),
    },
    ...(cells.length === 0 ? {} : { cells }),
  }
}

/** The cells that a line names. */
const cellsOf = (ability: unknown): readonly string[] | undefined =>
  typeof ability === "object" ? (ability as { readonly cells?: readonly string[] }).cells : undefined

/** Throws NotUnderstood where it isn't one. */
function number(text: string): number {
  if (!/^\d+$/.test(text)) throw new NotUnderstood("not-understood", { start: 0, end: text.length }, ["5"])
  return Number(text)
}

/** A creature's power (「5000+」), or what an Aura adds (「+2000」). A file that says none of a creature says too little. */
function readPower(text: string, types: readonly string[]): { readonly power?: number } {
  if (text === "" && !types.includes("creature")) return {}
  return { power: number(text.replace(types.includes("aura") ? /^[+＋]/ : /[+＋\-－]$/, "")) }
}

interface Kind {
  readonly spell: boolean
  readonly castle: boolean
  readonly multicolored: boolean
}

function abilitiesOf(report: Report, face: DuelMastersFaceSource, i: number, kind: Kind): readonly DmAbility[] | null {
  const plain = report.rules(i, normalised(face.text))
  if (plain === null) return null
  const abilities: DmAbility[] = []
  let line = 0
  for (const paragraph of paragraphsOf(modernised(plain))) {
    if (kind.multicolored && comesTapped.test(paragraph.text)) {
      report.asides.push({ face: i, is: "reminder", text: paragraph.text })
      continue
    }
    const found = report.try(i, "text", face.text, line++, () => {
      try {
        const read_ = read(parse, "Paragraph", paragraph, {
          kind: kind.spell ? "spell" : "other",
        }) as readonly DmAbility[]
        return read_.map((ability) => working(finished(named(ability)), kind)) as readonly DmAbility[]
      } catch (error) {
        throw placed(error, paragraph)
      }
    })
    for (const ability of found ?? []) add(abilities, ability)
  }
  return abilities
}

/** Where an ability works: a castle's on its shield, what a card does as it comes to the graveyard there. */
function working(ability: unknown, { castle }: Kind): unknown {
  if (typeof ability !== "object" || ability === null || "zone" in ability) return ability
  const { when } = ability as { when?: Pattern }
  if (when?.on === "beneath-to-graveyard") return { ...ability, zone: "graveyard" }
  const watches = "when" in ability || "replace" in ability || "static" in ability
  return castle && watches ? { ...ability, zone: "shields" } : ability
}

/** A spell's paragraphs are one text. */
function add(abilities: DmAbility[], ability: DmAbility): void {
  const last = abilities.at(-1)
  if (typeof ability === "object" && "knightMagic" in ability && typeof last === "object" && "spell" in last)
    abilities[abilities.length - 1] = { knightMagic: [last.spell, ability.knightMagic].flat() } as DmAbility
  else if (typeof ability === "object" && "spell" in ability && typeof last === "object" && "spell" in last)
    abilities[abilities.length - 1] = { spell: [last.spell, ability.spell].flat() } as DmAbility
  else abilities.push(ability)
}

interface Pattern {
  readonly on?: unknown
  readonly object?: unknown
}

/** With names where words point; what a keyword leads are abilities of their own. */
function named(ability: DmAbility): unknown {
  const [head = ""] = typeof ability === "object" ? Object.keys(ability) : []
  const led = (ability as unknown as Readonly<Record<string, unknown>>)[head]
  if (isLed(led)) return { ...(ability as object), [head]: (led as readonly DmAbility[]).map(named) }
  return resolved(ability, naming(itOf(ability), watched(ability)?.on))
}

const isLed = (led: unknown): boolean =>
  Array.isArray(led) &&
  led.every(
    (one) =>
      typeof one === "string" || (typeof one === "object" && ("when" in one || "replace" in one || "static" in one)),
  )

const watched = (ability: DmAbility): Pattern | undefined => {
  if (typeof ability !== "object") return undefined
  const { when, replace } = ability as { when?: Pattern; replace?: Pattern }
  return when ?? replace
}

/** What "it" is before anything was named: what an event happened to. */
function itOf(ability: DmAbility): "it" | "this" | null {
  const pattern = watched(ability)
  if (pattern === undefined) return null
  // Nothing happens to anything as a turn begins or ends: it is the card itself that is spoken of.
  if (pattern.object === undefined && ["turn-starts", "turn-ends"].includes(String(pattern.on))) return "this"
  return pattern.object === "this" ? "this" : "it"
}
