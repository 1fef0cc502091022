import {
  type Ability,
  abilitiesOf,
  type CardData,
  type CardName,
  type Effect,
  type FaceData,
  type Filter,
  type Game,
  type LanguageSource,
  languageOf,
  type Modal,
  modalOf,
  type ObjectId,
  type Provenance,
  term,
  walk,
  withWording,
} from "@dilemma-table/engine"
import { inLang } from "../names.ts"
import type { Lang } from "../speaker.ts"
import { abilityLines, afresh, textLines } from "./abilities.ts"
import { valueText } from "./conditions.ts"
import { effectParts } from "./effects.ts"
import { modalPart, textParts } from "./modes.ts"
import { nounOf, partsOf } from "./nouns.ts"
import type { Bearer, Printing } from "./printing.ts"
import { linesOf } from "./sentences.ts"
import { packFor, wordsOf } from "./words.ts"

export interface PrintedFace {
  readonly name: string
  /** What is printed in its corner to tell the faces apart; "" where the face has nothing of the kind. */
  readonly symbol: string
  /** As the game writes it: "{1}{U}", "6"; "" where the face has none. */
  readonly cost: string
  readonly types: string
  /** "5000", "2/4"; "" where the face has none. */
  readonly power: string
  /** Line by line; a mode is a line of its own and begins with the game's bullet. */
  readonly text: readonly string[]
}

export interface PrintedCard {
  readonly name: string
  /** Is the name one that the project gave? */
  readonly unofficial: boolean
  readonly provenance: Provenance
  readonly faces: readonly PrintedFace[]
}

export type PrintSource = LanguageSource & { readonly game: string }

/** A card as it would be printed, from its data. `wording`: another of its printings. A wording it hasn't throws RangeError. */
export function printCard(
  lang: Lang,
  rulebook: PrintSource,
  data: CardData,
  options: { readonly wording?: string } = {},
): PrintedCard {
  const worded = withWording(data, options.wording)
  if (worded === null) throw new RangeError(`There is no wording ${options.wording}`)
  return {
    name: inLang(lang, worded.name),
    unofficial: worded.name.unofficial?.includes(lang) === true,
    provenance: worded.provenance ?? "known",
    faces: worded.faces.map((face, i) =>
      combined(lang, rulebook, worded, i, {
        ...printFace(lang, rulebook, face, worded.name, i === 0 ? meldedInto(lang, worded) : {}),
        symbol: packFor(rulebook.game, lang).face.symbol(worded, i),
      }),
    ),
  }
}

/** The face that cards make up together says of which. */
function combined(lang: Lang, rulebook: PrintSource, card: CardData, i: number, face: PrintedFace): PrintedFace {
  const { cells } = card as { readonly cells?: readonly string[] }
  const { manner } = wordsOf(rulebook.game, lang)
  if (cells === undefined || i === 0 || manner.combined === null) return face
  return { ...face, text: [manner.combined(cells, manner.self(card.faces[i]?.types ?? [])), ...face.text] }
}

/** The face that both cards of a meld pair share. */
function meldedInto(lang: Lang, card: CardData): Partial<Printing> {
  const shared = card.faces[1]?.name
  return (card as { readonly layout?: string }).layout === "meld" && shared !== undefined
    ? { melded: inLang(lang, shared) }
    : {}
}

function printFace(
  lang: Lang,
  rulebook: PrintSource,
  face: FaceData,
  name: CardName,
  more: Partial<Printing>,
): PrintedFace {
  const p = { ...printing(lang, rulebook, face.types, face), ...more }
  const own = face.name
  return {
    name: inLang(lang, own === undefined || (own.ja === undefined && own.en === undefined) ? name : own),
    symbol: "",
    ...packFor(rulebook.game, lang).face.head(p, face),
    text: textLines(p, face.abilities ?? []),
  }
}

/** Where texts of a card with these types are printed. */
function printing(lang: Lang, rulebook: PrintSource, types: readonly string[], face?: FaceData): Printing {
  const { words, tongue } = packFor(rulebook.game, lang)
  const p: Printing = {
    lang,
    rulebook,
    words,
    tongue,
    read: { effect: effectParts, value: valueText },
    self: words.manner.self(types),
    bearer: words.manner.bearer(types, null),
    names: new Map(),
    event: null,
    slots: [],
    actor: null,
  }
  if (face === undefined) return p
  const chosenKind = JSON.stringify(face.abilities ?? []).includes('"chooseKind":"color"') ? "color" : "type"
  return { ...p, bearer: bearerOf(p, face), chosenKind }
}

/** "enchanted creature": what a face is attached to, by what it says it enchants. */
function bearerOf(p: Printing, face: FaceData): Bearer {
  const { subtypes } = face as { readonly subtypes?: readonly string[] }
  const enchants = (face.abilities ?? []).find((one) => typeof one === "object" && "enchant" in one)
  const bestows = (face.abilities ?? []).some((one) => typeof one === "object" && "bestow" in one)
  const filter = bestows
    ? ({ type: "creature" } as Filter)
    : (enchants as { readonly enchant?: Filter } | undefined)?.enchant
  return p.words.manner.bearer(
    [...face.types, ...(subtypes ?? [])],
    filter === undefined ? null : nounOf(p, partsOf(p, filter)),
  )
}

/** One ability's text, on as many lines as it has. `types`: of the card it is on. */
export const printAbility = (
  lang: Lang,
  rulebook: PrintSource,
  ability: Ability,
  types: readonly string[] = [],
): readonly string[] => abilityLines(printing(lang, rulebook, types), ability)

/** An effect's text. */
export const printEffect = (
  lang: Lang,
  rulebook: PrintSource,
  effect: Effect,
  types: readonly string[] = [],
): readonly string[] => {
  const p = printing(lang, rulebook, types)
  return linesOf(p, textParts(p, effect))
}

export interface PrintedModes {
  readonly header: string
  /** Each mode's text without its bullet; the first has the key 1. */
  readonly modes: readonly string[]
  readonly bullet: string
}

/** A modal part by itself. `before`: what its names are bound to by the text before it. */
function printModal(p: Printing, modal: Modal): PrintedModes {
  const part = modalPart(p, modal)
  return {
    header: p.tongue.joinSentences(part.header.map((text) => p.tongue.heading(text))),
    modes: part.items.map((lines) => lines.join(" ")),
    bullet: (part.bullet ?? p.words.manner.bullet).trim(),
  }
}

/**
 * What the modes of an object's modal ability say, in printed order; null if it has none.
 * @param least where several abilities are modal: the first with so many modes
 */
export const printModes = (lang: Lang, game: Game, id: ObjectId, least = 1): PrintedModes | null =>
  modesAmong(game.rulebook, textsOf(lang, game, id), least)

/**
 * The same of a card's face, from its data.
 * @param ability which of the face's abilities is meant; where it isn't modal, or null, any
 */
export function printCardModes(
  lang: Lang,
  rulebook: PrintSource,
  { faces }: CardData,
  place: { readonly face: number; readonly ability: number | null },
  least = 1,
): PrintedModes | null {
  const face = faces[place.face] ?? faces[0]
  if (face === undefined) return null
  const abilities = face.abilities ?? []
  const meant = abilities.filter((_, i) => i === place.ability)
  const texts = [...meant, ...abilities].flatMap((ability) => {
    const text = textOf(ability)
    return text === null ? [] : [{ p: afresh(printing(lang, rulebook, face.types, face)), text }]
  })
  return modesAmong(rulebook, texts, least)
}

interface PlacedText {
  readonly p: Printing
  readonly text: Effect
}

function modesAmong(rulebook: LanguageSource, texts: readonly PlacedText[], least: number): PrintedModes | null {
  for (const { p, text } of texts) {
    const modal = modalOf(rulebook, text)
    if (modal === null || modal.modes.length < least) continue
    effectParts(p, text)
    return printModal(p, modal)
  }
  return null
}

/** What the parts of an "A or B" in an object's text say; null if it has none with so many parts. */
export function printBranches(lang: Lang, game: Game, id: ObjectId, least = 2): readonly string[] | null {
  for (const { p, text } of textsOf(lang, game, id)) {
    const branches = eitherOf(game.rulebook, text)
    if (branches === null || branches.length < least) continue
    effectParts(p, text)
    return branches.map((branch) => linesOf(p, effectParts({ ...p, names: new Map(p.names) }, branch)).join(" "))
  }
  return null
}

/** The effects of an object's abilities, each with where it is printed. Of an ability on the stack, its own. */
function textsOf(lang: Lang, game: Game, id: ObjectId): readonly PlacedText[] {
  const found = game.state.objects[id]
  if (found === undefined) return []
  const abilities = found.stacked === null ? abilitiesOf(game, id) : [found.stacked.ability]
  return abilities.flatMap((ability) => {
    const text = textOf(ability)
    return text === null ? [] : [{ p: printingOf(lang, game, id), text }]
  })
}

function printingOf(lang: Lang, game: Game, id: ObjectId): Printing {
  const found = game.state.objects[id]
  const source = found?.stacked == null ? found : game.state.objects[found.stacked.source]
  const face = game.cards[source?.card ?? 0]?.faces[source?.face ?? 0]
  return afresh(printing(lang, game.rulebook, face?.data.types ?? [], face?.data))
}

/** An ability of an object, as it is printed on its card. */
export const printAbilityOf = (lang: Lang, game: Game, id: ObjectId, ability: Ability): readonly string[] =>
  abilityLines(printingOf(lang, game, id), ability)

/** The first "A or B" of an effect. */
function eitherOf(rulebook: LanguageSource, effect: Effect): readonly Effect[] | null {
  let found: readonly Effect[] | null = null
  walk(languageOf(rulebook), term("effect"), effect, (met) => {
    if (found === null && met.term === "effect" && met.head === "either")
      found = (met.data as { readonly either: readonly Effect[] }).either
    return found === null
  })
  return found
}

/** The effect an ability carries out; null for one that has none. */
function textOf(ability: Ability): Effect | null {
  if (typeof ability === "string") return null
  const data = ability as unknown as Readonly<Record<string, Effect | undefined>>
  return data.spell ?? data.do ?? data.activate ?? data.with ?? data.kz ?? null
}
