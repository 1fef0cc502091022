import type { Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"

/*
 * What is left of several cards, and what an effect's data is as it is looked at for a sentence.
 */

export type Data = Readonly<Record<string, unknown>>

export const isData = (one: unknown): one is Data => typeof one === "object" && one !== null && !Array.isArray(one)

/** A word or a list of them, as a list. */
export const many = (words: unknown): readonly string[] =>
  [words ?? []].flat() as readonly unknown[] as readonly string[]

/** Where "the rest" goes, if that is what it says. */
export function restOf(effect: Data, p: Printing): string | null {
  const what = effect.putIntoLibrary ?? effect.putIntoGraveyard ?? effect.putIntoHand
  const left = isData(what) && typeof what.ref === "string" && p.names.get(what.ref)?.rest === true
  if (!left && !isRest(what)) return null
  const is = (left ? what : ((what as Data).all as Data).is) as Data
  const yours = typeof is.ref !== "string" || p.names.get(is.ref)?.yours !== false
  if ("putIntoGraveyard" in effect) return yours ? "into your graveyard" : "into that player's graveyard"
  if ("putIntoHand" in effect) return "into your hand"
  const order = effect.order === "random" ? " in a random order" : isOther(effect, p) ? "" : " in any order"
  return `${effect.place === "top" ? "on top" : "on the bottom"} of ${yours ? "your" : "that player's"} library${order}`
}

/** The same with what is left of the cards, of which some have just gone elsewhere. */
export function leftBy(first: Data, second: Data): Data {
  const gone = first.putIntoHand ?? first.putOntoBattlefield
  const what = second.putIntoLibrary ?? second.putIntoGraveyard
  const is = isData(gone) && isData(gone.all) ? gone.all.is : null
  if (!isData(is) || !isData(what) || typeof what.ref !== "string" || what.ref !== is.ref) return second
  const rest = { all: { is: what, not: { is: what } } }
  return { ...second, ["putIntoLibrary" in second ? "putIntoLibrary" : "putIntoGraveyard"]: rest }
}

/** "The rest", or "the other" where there were two. */
export const restName = (effect: Data, p: Printing): string => (isOther(effect, p) ? "the other" : "the rest")

function isOther(effect: Data, p: Printing): boolean {
  const what = (effect.putIntoLibrary ?? effect.putIntoGraveyard ?? effect.putIntoHand) as Data
  const { ref } = ("ref" in what ? what : (what.all as Data).is) as Data
  return typeof ref === "string" && p.names.get(ref)?.two === true
}

const isRest = (what: unknown): boolean => {
  if (!isData(what) || !isData(what.all)) return false
  const { is, not } = what.all as Data
  return is !== undefined && not !== undefined
}

/** What is printed meanwhile is all in one sentence. */
export function held<T>(p: Printing, print: () => T): T {
  if (p.recent === undefined) return print()
  const before = p.recent.held
  p.recent.held = true
  const result = print()
  p.recent.held = before
  return result
}

export const you = { text: "you", many: true } as Np
