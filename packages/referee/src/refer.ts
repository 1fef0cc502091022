import {
  type CardName,
  type Game,
  type GameObject,
  isThere,
  NONE,
  namesOf,
  nextPlayer,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  seatName,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { type Seat, seatNames } from "./schema.ts"
import { type GameName, noWords, yesWords, zoneOf } from "./terms.ts"

/** The labels a ruling gave to cards, with the objects they were at the start. */
export type Labels = ReadonlyMap<string, readonly ObjectId[]>

/** Names are compared without 《》, spaces at the ends and around //, and differences of width. */
export const plainName = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[《》]/g, "")
    .replace(/\s*\/\/\s*/g, "//")
    .trim()

/** What a card of two faces is called by both of their names: "Fire // Ice", in each language that has both. */
export const wholeNames = (faces: readonly { readonly name?: CardName | undefined }[]): readonly string[] =>
  faces.length < 2
    ? []
    : (["en", "ja"] as const).flatMap((lang) => {
        const names = faces.flatMap(({ name }) => name?.[lang] ?? [])
        return names.length === faces.length ? [plainName(names.join("//"))] : []
      })

/** Every name by which an object may be called: its card's in both languages, those of its faces, its labels. */
export function namesOfObject(game: Game, labels: Labels, id: ObjectId): readonly string[] {
  const found = game.state.objects[id]
  if (found === undefined) return []
  if (found.kind === "ability" && found.stacked !== null) return namesOfObject(game, labels, found.stacked.source)
  const names = labelsOf(game, labels, id)
  if (found.card === UNKNOWN_CARD) return names
  const card = game.card(found.card)
  const called = [...namesOf(card.data.name), ...card.faces.flatMap((face) => namesOf(face.name))]
  return [...names, ...called, ...wholeNames(card.data.faces)].map(plainName)
}

/** The labels of an object: those of the object it was at the start. */
export function labelsOf(game: Game, labels: Labels, id: ObjectId): readonly string[] {
  const first = firstOf(game, id)
  return [...labels].filter(([, ids]) => ids.includes(first)).map(([label]) => plainName(label))
}

function firstOf(game: Game, id: ObjectId): ObjectId {
  let at = id
  for (let was = game.state.objects[at]?.was ?? NONE; was !== NONE; was = game.state.objects[at]?.was ?? NONE) at = was
  return at
}

/** How a ruling would call an object: its label where it has one, else its card's name. */
export function callName(game: Game, labels: Labels, id: ObjectId): string {
  const found = game.state.objects[id]
  if (found === undefined) return "?"
  if (found.kind === "ability" && found.stacked !== null) return callName(game, labels, found.stacked.source)
  const [label] = labelsOf(game, labels, id)
  return label ?? cardCallName(game, found)
}

function cardCallName(game: Game, found: GameObject): string {
  if (found.card === UNKNOWN_CARD) return "?"
  const { ja, en } = game.card(found.card).data.name
  return (game.rulebook.game === "magic" ? (en ?? ja) : (ja ?? en)) ?? "?"
}

/** The object an option stands for, if it stands for one. */
export function optionObject(option: Option): ObjectId | null {
  const { is } = option
  return "object" in is ? is.object : null
}

/**
 * Are these two alike in everything a rule could ask, so that it can't matter which is taken? Only outside play, where
 * nothing refers to one of them alone.
 */
function alike(game: Game, labels: Labels, a: ObjectId, b: ObjectId): boolean {
  const { zone } = object(game.state, a)
  const play = game.rulebook.zones.some((spec) => spec.play === true && spec.name === zone)
  return a === b || (!play && sameState(game, labels, a, b))
}

/** Do these options use objects in one state, in play too, with nothing attached to either: two untapped Forests? */
export function interchangeable(game: Game, labels: Labels, options: readonly Option[]): boolean {
  const [first, ...others] = options
  const one = first === undefined ? null : optionObject(first)
  if (first === undefined || one === null) return false
  const bare = (id: ObjectId): boolean =>
    game.state.objects.every((other) => other?.attachedTo !== id || !isThere(game.state, other.id))
  return (
    bare(one) &&
    others.every((option) => {
      const other = optionObject(option)
      if (other === null || other === one || !bare(other) || option.is.type !== first.is.type) return false
      const sameAct = option.is.type !== "act" || first.is.type !== "act" || option.is.ability === first.is.ability
      return sameAct && sameState(game, labels, one, other)
    })
  )
}

function sameState(game: Game, labels: Labels, a: ObjectId, b: ObjectId): boolean {
  const one = object(game.state, a)
  const other = object(game.state, b)
  if (one.kind === "ability" || other.kind === "ability") return false
  if (!isThere(game.state, a) || !isThere(game.state, b)) return false
  return (
    one.card === other.card &&
    one.face === other.face &&
    one.zone === other.zone &&
    one.owner === other.owner &&
    one.controller === other.controller &&
    one.tapped === other.tapped &&
    one.faceDown === other.faceDown &&
    one.known === other.known &&
    one.under.length + other.under.length === 0 &&
    one.attachedTo === other.attachedTo &&
    JSON.stringify([one.counters, one.marks]) === JSON.stringify([other.counters, other.marks]) &&
    labelsOf(game, labels, a).join() === labelsOf(game, labels, b).join()
  )
}

/** Do two options come to the same, because their objects are alike? */
export function sameOption(game: Game, labels: Labels, a: Option, b: Option): boolean {
  if (a.key === b.key) return true
  if (a.is.type !== b.is.type) return false
  const [one, other] = [optionObject(a), optionObject(b)]
  if (one === null || other === null) return false
  if (a.is.type === "act" && b.is.type === "act" && (a.is.act !== b.is.act || a.is.face !== b.is.face)) return false
  return (a.is.type === "object" || a.is.type === "act") && alike(game, labels, one, other)
}

/** What a step may say for one thing to be chosen. */
export type Reference =
  | string
  | number
  | boolean
  | {
      readonly card: string
      readonly n?: number | undefined
      readonly of?: Seat | undefined
      readonly zone?: string | undefined
      readonly face?: number | string | undefined
      /** Of a pair the other one: what an attacker attacks (a player's letter, or a card), what a blocker blocks. */
      readonly attacks?: string | undefined
      readonly blocks?: string | undefined
    }

export type Found =
  | { readonly found: "one"; readonly option: Option }
  | { readonly found: "none" }
  /** Several that aren't alike have this name. */
  | { readonly found: "several"; readonly options: readonly Option[] }

/** Which of the options is meant. Of some that are alike the first; more than one otherwise is an ambiguity. */
export function findOption(game: Game, labels: Labels, options: readonly Option[], reference: Reference): Found {
  const named = options.filter((option) => isMeant(game, labels, option, reference))
  if (typeof reference === "object" && reference.n !== undefined) {
    const option = named[reference.n - 1]
    return option === undefined ? { found: "none" } : { found: "one", option }
  }
  const [first] = named
  if (first === undefined) return { found: "none" }
  if (named.every((option) => sameOption(game, labels, first, option))) return { found: "one", option: first }
  return { found: "several", options: named }
}

/**
 * Which of the options that are called as this one is it, from 1? Null where its name says enough, for they come to the same.
 */
export function numberAmong(game: Game, labels: Labels, options: readonly Option[], option: Option): number | null {
  const id = optionObject(option)
  if (id === null || option.is.type === "act") return null
  const reference = referenceTo(game, labels, option, id)
  const named = options.filter((other) => isMeant(game, labels, other, reference))
  return named.every((other) => sameOption(game, labels, option, other)) ? null : named.indexOf(option) + 1
}

/** How an option is called; of a pair both parts are. */
function referenceTo(game: Game, labels: Labels, { is }: Option, id: ObjectId): Reference {
  const card = callName(game, labels, id)
  if (is.type === "pair") return { card, [is.how ?? "blocks"]: callName(game, labels, is.other) }
  return is.type === "against" ? { card, attacks: seatName(is.player) } : card
}

function isMeant(game: Game, labels: Labels, option: Option, reference: Reference): boolean {
  const { is } = option
  switch (is.type) {
    case "mode":
      return reference === is.mode
    case "branch":
      return reference === is.branch
    case "yes":
      return yesWords.includes(String(reference))
    case "no":
      return noWords.includes(String(reference))
    case "pass":
      return reference === "pass" || reference === "パス"
    case "player":
      return reference === seatName(is.player)
    case "word":
      return typeof reference === "object"
        ? plainName(reference.card) === plainName(is.word)
        : String(reference) === is.word || reference === option.key
    case "act":
      if (is.act === "end") return reference === "pass" || reference === "パス"
      return isObjectMeant(game, labels, is.object, reference) && !isOtherFace(game, is, reference)
    case "pair":
      return isObjectMeant(game, labels, is.object, reference) && isOtherMeant(game, labels, is, reference)
    case "against":
      return (
        isObjectMeant(game, labels, is.object, reference) &&
        typeof reference === "object" &&
        reference.attacks === seatName(is.player)
      )
    default:
      return isObjectMeant(game, labels, is.object, reference) && !isAgainstOther(game, reference)
  }
}

/** Is the other one of a pair meant? An attack on a planeswalker has to be said; a block needn't, where it is the only one. */
function isOtherMeant(
  game: Game,
  labels: Labels,
  is: Extract<Option["is"], { type: "pair" }>,
  reference: Reference,
): boolean {
  const said = typeof reference === "object" ? (is.how === "attacks" ? reference.attacks : reference.blocks) : undefined
  if (said === undefined) return is.how !== "attacks"
  return isObjectMeant(game, labels, is.other, said)
}

/** An attacker without more said attacks the next player; the reference says that it attacks something else. */
const isAgainstOther = (game: Game, reference: Reference): boolean =>
  typeof reference === "object" &&
  reference.attacks !== undefined &&
  reference.attacks !== seatName(nextPlayer(game, game.state.active))

/** Is an act about one of a card's faces, and the reference by the name of another one of them? */
function isOtherFace(game: Game, is: Extract<Option["is"], { type: "act" }>, reference: Reference): boolean {
  if (is.face === undefined || typeof reference === "number" || typeof reference === "boolean") return false
  const name = plainName(typeof reference === "string" ? reference : reference.card)
  const { data } = game.card(object(game.state, is.object).card)
  const named = data.faces.flatMap((face, i) =>
    face.name !== undefined && namesOf(face.name).map(plainName).includes(name) ? [i] : [],
  )
  return named.length > 0 && !named.includes(is.face)
}

/** Is this object called so, and does it lie where the reference says? */
export function isObjectMeant(game: Game, labels: Labels, id: ObjectId, reference: Reference): boolean {
  if (typeof reference === "number" || typeof reference === "boolean") return false
  const name = plainName(typeof reference === "string" ? reference : reference.card)
  if (!namesOfObject(game, labels, id).includes(name)) return false
  if (typeof reference === "string") return true
  const found = object(game.state, id)
  if (reference.of !== undefined && seatName(found.controller) !== reference.of) return false
  if (reference.zone === undefined) return true
  return zoneOf(game.rulebook.game as GameName, reference.zone) === found.zone
}

/** How a ruling would write an option. */
export function callOption(game: Game, labels: Labels, option: Option): string | number {
  const { is } = option
  switch (is.type) {
    case "mode":
      return is.mode
    case "branch":
      return is.branch
    case "yes":
    case "no":
    case "pass":
      return is.type
    case "player":
      return seatName(is.player)
    case "word":
      return is.word
    case "act":
      if (is.act === "end") return "pass"
      return `${is.act}: ${yamlText(callName(game, labels, is.object))}`
    case "pair": {
      const other = yamlText(callName(game, labels, is.other))
      const word = is.how ?? "blocks"
      return `{ card: ${yamlText(callName(game, labels, is.object))}, ${word}: ${other} }`
    }
    case "against":
      return `{ card: ${yamlText(callName(game, labels, is.object))}, attacks: ${seatName(is.player)} }`
    default:
      return yamlText(callName(game, labels, is.object))
  }
}

/** A text as it may stand in a list of YAML: in quotes where it would mean something else. */
const yamlText = (text: string): string =>
  /[,[\]{}#:&*!|>%@`"']|^[-?]|^\s|\s$|^[\d.+-]+$|^(true|false|null|yes|no|~)$/i.test(text) ? JSON.stringify(text) : text

export const seatOf = (letter: string): PlayerId => Math.max(0, seatNames.indexOf(letter as Seat)) as PlayerId
