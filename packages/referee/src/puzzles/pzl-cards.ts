import type { CardDefinitionData, GivenData, Seat } from "../schema.ts"
import type { PzlEntry } from "./pzl-lines.ts"
import { describedToken, namedToken, type PzlToken } from "./pzl-tokens.ts"

/** What a puzzle file's card needs of the rest of the file, and what is said of it. */
export interface PzlCards {
  /** A token's own card, once for each. @returns the name under which it stands in the file */
  define(card: CardDefinitionData): string
  /** Something isn't supported, or can't be read. */
  fault(column: number, code: string, en: string, ja: string): void
  /** Something makes no difference, or is left out. */
  remark(column: number, en: string, ja: string): void
}

type GivenCard = { -readonly [K in keyof Exclude<GivenData, string>]: Exclude<GivenData, string>[K] }

/** A card of a zone, with what ties it to others. */
export interface PzlCard {
  readonly given: GivenCard
  readonly column: number
  readonly id: string | null
  readonly attachedTo: string | null
  /** Whose card it is, if not that of the player under whom it stands. */
  readonly owner: Seat | null
  /** It is phased out: it lies aside from the zone in which it stands. */
  readonly phasedOut: boolean
  /** The Ids of cards that it has exiled. */
  readonly exiled: readonly string[]
}

type Ties = { -readonly [K in "id" | "attachedTo" | "owner" | "phasedOut" | "exiled"]: PzlCard[K] }

/** Modifiers about printings and pictures, and about what never happens here: what enters before the game begins doesn't trigger. */
const idle: readonly string[] = ["set", "art", "image", "noetbtrigs", "token", "istoken"]

/** Counters by the names that puzzle files use. */
const counterNames: Readonly<Record<string, string>> = { P1P1: "+1/+1", M1M1: "-1/-1" }

export const counterName = (text: string): string =>
  counterNames[text.toUpperCase()] ?? text.toLowerCase().replaceAll("_", " ")

/** The cards of a zone: parted by “;”, each a name with its modifiers behind “|”. */
export function zoneCards(entry: PzlEntry, seat: Seat, cards: PzlCards): readonly PzlCard[] {
  return partsOf(entry).flatMap(({ text, column }) => zoneCard(text, column, seat, cards) ?? [])
}

/** What “;” parts, each with the column in which it begins. */
export function partsOf({ value, column }: PzlEntry): readonly { readonly text: string; readonly column: number }[] {
  let at = column
  return value.split(";").flatMap((part) => {
    const start = at + (part.length - part.trimStart().length)
    at += part.length + 1
    return part.trim() === "" ? [] : [{ text: part.trim(), column: start }]
  })
}

/** A card that nothing ties to others. */
export const plainCard = (name: string, column: number, more: Partial<GivenCard>): PzlCard => ({
  given: { card: frontName(name), ...more },
  column,
  ...untied(),
})

const untied = (): Ties => ({ id: null, attachedTo: null, owner: null, phasedOut: false, exiled: [] })

/** A split card is called by both halves; the library knows it by its first. */
const frontName = (name: string): string => name.split(/\s*\/\/\s*/)[0] ?? name

function zoneCard(text: string, column: number, seat: Seat, cards: PzlCards): PzlCard | null {
  const [name = "", ...modifiers] = text.split("|")
  const given = baseOf(name.trim(), column, modifiers, cards)
  if (given === null) return null
  const ties = untied()
  let at = column + name.length + 1
  for (const modifier of modifiers) {
    modify(given, ties, modifier.trim(), at, seat, cards)
    at += modifier.length + 1
  }
  return { given, column, ...ties }
}

function baseOf(name: string, column: number, modifiers: readonly string[], cards: PzlCards): GivenCard | null {
  const [, , token] = /^([tT]):(.*)$/.exec(name) ?? []
  if (token === undefined)
    return {
      card: frontName(name),
      ...(modifiers.some((one) => one.trim().toLowerCase() === "istoken") ? { token: true } : {}),
    }
  const read: PzlToken = token.includes(",") || token.includes(":") ? describedToken(token) : namedToken(token)
  if ("card" in read) return { card: cards.define(read.card as unknown as CardDefinitionData), token: true }
  cards.fault(
    column,
    "pzl-token",
    `“${read.unread}” of the token ${token} isn't supported.`,
    `トークン${token}の「${read.unread}」には対応していません。`,
  )
  return null
}

function modify(given: GivenCard, ties: Ties, modifier: string, column: number, seat: Seat, cards: PzlCards): void {
  const [word = "", ...rest] = modifier.split(":")
  const value = rest.join(":").trim()
  switch (word.trim().toLowerCase()) {
    case "":
      return
    case "tapped":
      given.tapped = true
      return
    case "summonsick":
      given.fresh = true
      return
    case "facedown":
      given.faceDown = true
      if (value !== "") faceDownBy(given, value.toLowerCase(), () => unsupported(modifier, column, cards))
      return
    case "attacking":
      // Another puzzle's Id stands for what is attacked.
      given.attacking = value === "" ? true : `#${value}`
      return
    case "phasedout":
      ties.phasedOut = true
      return
    case "foretold":
      // On an earlier turn: it may be cast now (702.143a).
      given.faceDown = true
      given.marks = { ...given.marks, foretell: 0 }
      return
    case "transformed":
    case "flipped":
    case "modal":
      given.face = 1
      return
    case "counters":
      addCounters(given, value, column, cards)
      return
    case "damage":
      if (/^\d+$/.test(value)) given.marks = { ...given.marks, damage: Number(value) }
      else unsupported(modifier, column, cards)
      return
    case "onadventure":
      given.adventure = true
      return
    case "exiledwith":
      given.exiledWith = `#${value}`
      return
    case "imprinting":
      ties.exiled = value.split(",").map((one) => one.trim())
      return
    case "plotted":
      // On an earlier turn: it may be cast now (702.170d).
      given.marks = { ...given.marks, plot: 0 }
      return
    case "classlevel":
      if (/^[1-9]$/.test(value)) leveled(given, Number(value))
      else unsupported(modifier, column, cards)
      return
    case "monstrous":
    case "renowned":
    case "saddled":
    case "solved":
      given.marks = { ...given.marks, [`designation:${word.trim().toLowerCase()}`]: 1 }
      return
    case "iscommander":
      given.marks = { ...given.marks, commander: 1 }
      return
    case "chosencolor":
    case "chosentype":
    case "namedcard":
      // One of each is kept at most, and one thing chosen for each.
      if (value === "" || value.includes(",") || given.chosen !== undefined) unsupported(modifier, column, cards)
      else given.chosen = word.trim().toLowerCase() === "chosencolor" ? value.toLowerCase() : value
      return
    case "id":
      ties.id = value
      given.label = `#${value}`
      return
    case "attaching":
    case "attachedto":
      ties.attachedTo = value
      return
    case "owner": {
      const owner = seatOfName(value)
      if (owner === null) unsupported(modifier, column, cards)
      else if (owner !== seat) ties.owner = owner
      return
    }
    default:
      if (!idle.includes(word.trim().toLowerCase())) unsupported(modifier, column, cards)
  }
}

/** The levels that a Class has gained (716.2). */
function leveled(given: GivenCard, level: number): void {
  for (let n = 2; n <= level; n++) given.marks = { ...given.marks, [`designation:level ${n}`]: 1 }
}

/** What has turned it face down says for what it may be turned face up (708.6). */
function faceDownBy(given: GivenCard, how: string, otherwise: () => void): void {
  if (how === "manifested" || how === "cloaked") given.marks = { ...given.marks, [how]: 1 }
  else otherwise()
}

function addCounters(given: GivenCard, value: string, column: number, cards: PzlCards): void {
  for (const part of value.split(",")) {
    const [, kind = "", n = ""] = /^\s*([^=]+?)\s*=\s*(\d+)\s*$/.exec(part) ?? []
    if (kind === "") unsupported(`Counters:${part}`, column, cards)
    else given.counters = { ...given.counters, [counterName(kind)]: Number(n) }
  }
}

const unsupported = (modifier: string, column: number, cards: PzlCards): void =>
  cards.fault(
    column,
    "pzl-modifier",
    `The modifier “${modifier}” isn't supported, so the position can't be set up as it is meant.`,
    `「${modifier}」という指定には対応していないため、意図された局面を作れません。`,
  )

/** The player whom a puzzle file calls so. */
export function seatOfName(name: string): Seat | null {
  const small = name.trim().toLowerCase()
  if (small === "human" || small === "p0") return "A"
  return small === "ai" || small === "p1" ? "B" : null
}
