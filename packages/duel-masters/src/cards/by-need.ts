import { namesOf } from "@dilemma-table/engine"
import type { DmCard } from "../lexicon.ts"
import { finding } from "./found.ts"

/*
 * The library where every byte has to be fetched: first the cards of the decks in play, the rest when it is asked for. It
 * stands in the place of index.ts there (see "imports" in package.json).
 */

/** Every card that is here by now. */
export const library: DmCard[] = []

let find = finding(library)

/** A card by its name, where it is here (202.3a). */
export const findCard = (name: string): DmCard | undefined => find(name)

const nameOf = ({ name }: DmCard): string => namesOf(name).join("\n")

/** Cards of the library that were fetched by themselves. */
export function addCards(more: readonly DmCard[]): void {
  const before = new Set(library.map(nameOf))
  library.push(...more.filter((card) => !before.has(nameOf(card))))
  find = finding(library)
}

/** Fetches the whole library. Cards that are here already stay the objects they are. */
export async function loadLibrary(): Promise<void> {
  const { library: all } = await import("./index.ts")
  const before = new Map(library.map((card) => [nameOf(card), card]))
  library.splice(0, library.length, ...all.map((card) => before.get(nameOf(card)) ?? card))
  find = finding(library)
}
