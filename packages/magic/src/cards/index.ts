import { type CardData, namesOf } from "@dilemma-table/engine"
import type { MagicCard } from "../lexicon.ts"
import { aroundFaces } from "./around-faces.ts"
import { aroundTheStack } from "./around-the-stack.ts"
import { battles } from "./battles.ts"
import { board } from "./board.ts"
import { chanceCards } from "./chance.ts"
import { creatures } from "./creatures.ts"
import { dayAndNight } from "./day-and-night.ts"
import { doubleFaced } from "./double-faced.ts"
import { faceDownCards } from "./face-down.ts"
import { keywordActionCards } from "./keyword-actions.ts"
import { keywordCards } from "./keywords.ts"
import { creatureKeywordCards } from "./keywords-of-creatures.ts"
import { lands } from "./lands.ts"
import { levelCards } from "./levels.ts"
import { meldPairs } from "./melding.ts"
import { modal } from "./modal.ts"
import { modalCosts } from "./modal-costs.ts"
import { otherLayouts } from "./other-layouts.ts"
import { others } from "./others.ts"
import { paying } from "./paying.ts"
import { rooms } from "./rooms.ts"
import { sagas } from "./sagas.ts"
import { ways } from "./ways.ts"

/** Every card of the library. */
export const cards: readonly MagicCard[] = [
  ...lands,
  ...creatures,
  ...modal,
  ...modalCosts,
  ...ways,
  ...aroundTheStack,
  ...doubleFaced,
  ...aroundFaces,
  ...faceDownCards,
  ...meldPairs,
  ...sagas,
  ...battles,
  ...dayAndNight,
  ...otherLayouts,
  ...rooms,
  ...paying,
  ...keywordCards,
  ...keywordActionCards,
  ...chanceCards,
  ...creatureKeywordCards,
  ...levelCards,
  ...board,
  ...others,
]

const byName = new Map(cards.flatMap((card) => namesOf(card.name).map((name) => [name, card as unknown as CardData])))

/** A card of the library by its Japanese or English name. */
export const findCard = (name: string): CardData | undefined => byName.get(name)

/** Cards of the library that were fetched by themselves: here all are there from the beginning (by-need.ts). */
export const addCards = (_more: readonly MagicCard[]): void => {}

/** Sees to it that the whole library is here. */
export const loadLibrary = async (): Promise<void> => {}
