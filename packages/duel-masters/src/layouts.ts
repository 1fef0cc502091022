import { type CardData, type CompiledCard, type CompiledFace, type Fault, fail } from "@dilemma-table/engine"
import type { DmCard, DmFace } from "./lexicon.ts"

/*
 * How the faces of a card belong together. The faces of a card that is turned over lie back to back (805, 807); a twinpact
 * has both its halves on one side (810); a King Cell's second face is the card that it makes up with others (814).
 */

/** What is wrong with the faces for this layout; null if nothing. */
export function layoutFault(data: CardData): Fault | null {
  const { layout, cells, faces } = data as unknown as DmCard
  if (faces.length > 2)
    return fail("too-many-faces", ".faces", "A card has at most two faces.", "面は2つまでです。").fault
  if (layout !== undefined && faces.length < 2)
    return fail("too-few-faces", ".faces", `A ${layout} card has two faces.`, `${layout}のカードには面が2つ必要です。`)
      .fault
  const nameless = layout === undefined ? -1 : faces.findIndex((face) => face.name === undefined)
  if (nameless >= 0)
    return fail(
      "nameless-face",
      `.faces[${nameless}].name`,
      "Each face of this card needs a name of its own.",
      "このカードの面にはそれぞれ名前が必要です。",
    ).fault
  if ((layout === "king-cell") !== (cells !== undefined))
    return fail(
      "cells-of-king-cell",
      ".cells",
      "`cells` names the King Cells of a card, this one among them: write it with the layout king-cell and only there.",
      "`cells`には合体するキング・セルの名前を(自身も含めて)書きます。king-cellにだけ書いてください。",
    ).fault
  return null
}

/**
 * The faces of a card as the game holds them. Behind those of a twinpact stands the card as a whole, which counts out of
 * play: once with the first half's cost, and once with the other's, where they differ (201.2b).
 */
export function facesOf(data: CardData, compiled: readonly CompiledFace[]): Pick<CompiledCard, "faces" | "outside"> {
  const [first, second] = compiled
  if ((data as unknown as DmCard).layout !== "twinpact" || first === undefined || second === undefined)
    return { faces: compiled }
  const whole = (cost: DmFace["cost"]): CompiledFace => ({
    data: merged(first.data as unknown as DmFace, second.data as unknown as DmFace, cost) as CompiledFace["data"],
    name: data.name,
    abilities: [...first.abilities, ...second.abilities],
    watches: [...first.watches, ...second.watches],
  })
  const costs = new Set([first, second].map((face) => (face.data as unknown as DmFace).cost))
  return { faces: [first, second, ...[...costs].map(whole)], outside: 2 }
}

/** What both halves say together. */
function merged(one: DmFace, other: DmFace, cost: DmFace["cost"]): DmFace {
  const both = <T>(what: (face: DmFace) => readonly T[] | undefined): T[] => [
    ...new Set([...(what(one) ?? []), ...(what(other) ?? [])]),
  ]
  const special = both((face) => face.special)
  const races = both((face) => face.races)
  const power = one.power ?? other.power
  const mana = one.mana ?? other.mana
  return {
    types: both((face) => face.types),
    civilizations: both((face) => face.civilizations),
    cost,
    abilities: [...(one.abilities ?? []), ...(other.abilities ?? [])],
    ...(special.length === 0 ? {} : { special }),
    ...(races.length === 0 ? {} : { races }),
    ...(power === undefined ? {} : { power }),
    ...(mana === undefined ? {} : { mana }),
  }
}
