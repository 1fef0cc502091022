import type { Game, ObjectId } from "@dilemma-table/engine"
import { creatureTypes } from "./creature-types.ts"
import { type Color, cardTypes } from "./lexicon.ts"
import type { KindToChoose } from "./lexicon-choices.ts"
import { chosenName } from "./naming.ts"
import { basicTypes } from "./subtypes.ts"

/*
 * Colors and types that are chosen (105.4, 205.3m): kept as words with what had them chosen.
 */

const colorsByName: Readonly<Record<string, Color>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" }

/** The words that can be chosen, in order. */
export function kindsIn(kind: KindToChoose): readonly string[] {
  if (kind === "color") return Object.keys(colorsByName)
  if (kind === "creature-type") return creatureTypes
  return kind === "card-type" ? cardTypes : basicTypes.map(([name]) => name)
}

/** The color that was chosen for this source, if one was. */
export const chosenColor = (game: Game, source: ObjectId): Color | null =>
  colorsByName[chosenName(game, source) ?? ""] ?? null
