import { type Edition, type Fault, fail } from "@dilemma-table/engine"
import type { CardType, MagicCard, MagicFace } from "./lexicon.ts"

/*
 * How the faces of a card belong together, and what of it no card can have.
 */

/** The characteristics of a split card's two halves combined, which it has everywhere but on the stack (709.4). */
export function bothHalves({ name, faces }: MagicCard): MagicFace {
  const all = <T>(of: (face: MagicFace) => readonly T[] | undefined): readonly T[] => [
    ...new Set(faces.flatMap((face) => of(face) ?? [])),
  ]
  const cost = faces.map((face) => face.manaCost ?? "").join("")
  const colors = faces.some((face) => face.colors !== undefined) ? all((face) => face.colors) : undefined
  return {
    name,
    types: all<CardType>((face) => face.types),
    subtypes: all((face) => face.subtypes),
    supertypes: all((face) => face.supertypes),
    ...(cost === "" ? {} : { manaCost: cost }),
    ...(colors === undefined ? {} : { colors }),
    abilities: faces.flatMap((face) => face.abilities ?? []),
  }
}

/** The faces of a Room beside its two halves: both unlocked, which it also is everywhere but in play, and both locked (709.5). */
export const ALL_UNLOCKED = 2
export const ALL_LOCKED = 3

/** What events call the halves of a Room. */
export const halfNames = ["left", "right"] as const

/** A Room with both halves locked: its type line and nothing else (709.5). */
export const lockedRoom = (card: MagicCard): MagicFace => {
  const { types, subtypes, supertypes } = bothHalves(card)
  return {
    types,
    ...(subtypes === undefined ? {} : { subtypes }),
    ...(supertypes === undefined ? {} : { supertypes }),
    colors: [],
  }
}

/** A Room's half: "when you unlock this door" is about this very half (709.5h). */
export const halfOfRoom = (face: MagicFace, half: number): MagicFace => ({
  ...face,
  abilities: (face.abilities ?? []).map((ability) => {
    if (typeof ability !== "object" || !("when" in ability)) return ability
    const { when } = ability
    const own = when.object === "this" && [when.on].flat().includes("unlocks-door")
    return own ? { ...ability, when: { ...when, name: halfNames[half] ?? "" } } : ability
  }),
})

/** A card with prototype as it is cast prototyped: with that cost, power and toughness (718.3b). Null for any other. */
export function prototyped({ faces, layout }: MagicCard): MagicFace | null {
  const [face] = faces
  if (layout !== undefined || face === undefined) return null
  for (const ability of face.abilities ?? [])
    if (typeof ability === "object" && "prototype" in ability) return { ...face, ...ability.prototype }
  return null
}

/** The other half of a flip card, which keeps the cost and the colors (710.1c). */
export const flipped = (front: MagicFace, other: MagicFace): MagicFace => ({
  ...other,
  ...(front.manaCost === undefined ? {} : { manaCost: front.manaCost }),
  ...(front.colors === undefined ? {} : { colors: front.colors }),
})

const twoFaced: readonly string[] = ["modal", "transforming", "split", "room", "flip", "adventure", "omen"]

/** The first thing about a card's layout that no card of the edition has, or null. */
export function layoutFault({ layout, faces }: MagicCard, edition: Edition): Fault | null {
  const typeless = faces.findIndex(({ types }) => types.length === 0)
  if (typeless >= 0 && layout !== "emblem" && layout !== "dungeon")
    return fail(
      "no-types",
      `.faces[${typeless}].types`,
      "A card has at least one card type (205.1).",
      "カードには少なくとも1つのカード・タイプが必要です(205.1)。",
      { rule: "205.1" },
    ).fault
  if (layout !== undefined && twoFaced.includes(layout) && faces.length !== 2)
    return fail(
      "not-two-faces",
      ".faces",
      `A card with the layout “${layout}” has two faces (709.1, 712.1, 715.1, 720.1).`,
      `layoutが「${layout}」のカードには2つの面が必要です(709.1、712.1、715.1、720.1)。`,
      { rule: "712.1" },
    ).fault
  if (layout !== "modal" || edition.has("modal-double-faced-transforms")) return null
  const at = faces.findIndex((face) => turnsItselfOver(face.abilities))
  return at < 0
    ? null
    : fail(
        "word-not-yet",
        `.faces[${at}].abilities`,
        `Modal double-faced cards don't transform (rule 712.3) in the rulebook of ${edition.date}; they do from 2025-09-19 on. Play under a rulebook that has it.`,
        `モードを持つ両面カードは ${edition.date} の総合ルールでは変身しません(ルール 712.3、2025-09-19 から)。この語があるルールでお使いください。`,
        { word: "transform", rule: "712.3", since: "2025-09-19", date: edition.date },
      ).fault
}

/** Does a text have its own permanent transform or convert, or enter or be cast so? */
function turnsItselfOver(text: unknown): boolean {
  if (typeof text !== "object" || text === null) return false
  if ("transform" in text && text.transform === "this") return true
  if ("convert" in text && text.convert === "this") return true
  return Object.values(text).some(turnsItselfOver)
}
