import {
  askOne,
  type Game,
  happen,
  namesOf,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  type Refusal,
  readFaceNumber,
  zone,
} from "@dilemma-table/engine"
import type { DmCard } from "./lexicon.ts"
import { plainName } from "./names.ts"
import { isPending } from "./pending.ts"

/*
 * King Cells (814): cards that can't be used by themselves. With the others that their text names, in the hand or the mana
 * zone, they are used as the card that they make up; all of them are pending together, and may be tapped to pay (814.1c).
 *
 * While it is used, one of them stands for the completed card: it shows that face, and the others are attached to it.
 */

const zones = ["hand", "mana"] as const

const dataOf = (game: Game, card: ObjectId): DmCard | undefined =>
  game.cards[object(game.state, card).card]?.data as unknown as DmCard | undefined

/** Is it a King Cell that isn't part of a completed card? */
export const isKingCell = (game: Game, card: ObjectId): boolean =>
  dataOf(game, card)?.layout === "king-cell" && readFaceNumber(game, card) === 0

/** The player's cards of this name that could be put together with others. */
function cellsCalled(game: Game, player: PlayerId, name: string, card: ObjectId): readonly ObjectId[] {
  return zones.flatMap((where) =>
    zone(game, player, where).filter((id) => {
      const found = object(game.state, id)
      const data = dataOf(game, id)
      return (
        data?.layout === "king-cell" &&
        found.face === 0 &&
        !found.faceDown &&
        (id === card || !isPending(found)) &&
        namesOf(data.name).map(plainName).includes(plainName(name))
      )
    }),
  )
}

const cellNames = (game: Game, card: ObjectId): readonly string[] => dataOf(game, card)?.cells ?? []

/** Why this cell can't be used as the card it makes up: others are missing, or that card is used through another cell; null if it can. */
export function lacksCells(game: Game, player: PlayerId, card: ObjectId): Refusal | null {
  const names = cellNames(game, card)
  const missing = names.filter((name) => cellsCalled(game, player, name, card).length === 0)
  if (missing.length > 0)
    return { code: "cells-missing", rule: "814.1", object: card, player, data: { names: missing } }
  const [first] = cellsCalled(game, player, names[0] as string, card)
  return first === card || first === undefined
    ? null
    : { code: "used-through-other-cell", rule: "814.1", object: card, player, data: { card: first } }
}

/**
 * The player says which cells are put together, where there are several of a name (814.1). They become pending together,
 * but only once the card is declared: until then each counts where it is (601.1a, 814.1c).
 * @returns the one that stands for the completed card
 */
export function* completeWith(game: Game, player: PlayerId, card: ObjectId): Procedure<ObjectId> {
  const chosen: ObjectId[] = []
  for (const name of cellNames(game, card)) {
    const cells = cellsCalled(game, player, name, card)
    const [only] = cells
    chosen.push(
      cells.length === 1
        ? (only as ObjectId)
        : ((yield* askOne(
            game,
            { by: player, kind: "cards", rules: ["814.1"], prompt: "king-cell", source: card },
            cells.map(objectOption),
          )) as ObjectId),
    )
  }
  const [main, ...others] = chosen as [ObjectId, ...ObjectId[]]
  yield* happen(
    game,
    others.map((id) => ({ type: "attach", as: "combines", rule: "814.1c", object: id, attachTo: main, player })),
  )
  return main
}

/**
 * Is it a card that King Cells make up? What others put in the place of a card's cost would be for using the cell, which
 * can't be used (2022-02-18).
 */
export const isCompleted = (game: Game, card: ObjectId): boolean =>
  dataOf(game, card)?.layout === "king-cell" && readFaceNumber(game, card) !== 0
