import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../nouns.ts"
import { type Noun, type Piece, spaced } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { article, listed } from "./bend.ts"
import { noun } from "./phrases.ts"

/*
 * What words of a filter say together, or say that something is not.
 */

export const anyPieces: Tongue["anyPieces"] = (branches) => {
  const singles = branches.every((pieces) => pieces.length === 1)
  const firsts = branches.map((pieces) => pieces[0] ?? {})
  if (singles && firsts.every((piece) => piece.noun !== undefined)) return { noun: orNouns(firsts) }
  if (singles && firsts.every((piece) => piece.adjective !== undefined))
    return {
      adjective: listed(
        firsts.map((piece) => piece.adjective as string),
        "or",
      ),
    }
  if (singles && firsts.every((piece) => piece.with?.startsWith("with ")))
    return {
      with: `with ${listed(
        firsts.map((piece) => (piece.with as string).slice(5)),
        "or",
      )}`,
    }
  return {
    with: `that ${listed(
      branches.map((pieces) => `is ${said(pieces)}`),
      "or",
    )}`,
  }
}

const orNouns = (pieces: readonly Piece[]): Noun => ({
  one: listed(
    pieces.map((piece) => piece.noun?.one ?? ""),
    "or",
  ),
  many: listed(
    pieces.map((piece) => piece.noun?.many ?? ""),
    "or",
  ),
  counter: "",
})

/** What something is, by these words: "a red creature with flying", "red". */
function said(pieces: readonly Piece[]): string {
  const nouns = pieces.flatMap((piece) => (piece.noun === undefined ? [] : [piece.noun.one]))
  const text = spaced(...pieces.map((piece) => piece.adjective), ...nouns, ...pieces.map((piece) => piece.with))
  return nouns.length > 0 ? article(text) : text
}

export const negatePieces: Tongue["negatePieces"] = (p, pieces) => {
  const { non } = p.words.manner
  const [only] = pieces
  if (pieces.length === 1 && only?.noun !== undefined && !/ /.test(only.noun.one))
    return { adjective: `${non}${dashed(only.noun.one)}` }
  if (pieces.length === 1 && only?.adjective !== undefined && /^[A-Za-z]+$/.test(only.adjective))
    return { adjective: `${non}${dashed(only.adjective)}` }
  if (pieces.length === 1 && only?.adjective === "colorless or multicolored") return { adjective: "monocolored" }
  if (pieces.length === 1 && only?.with?.startsWith("with ")) return { with: `without ${only.with.slice(5)}` }
  if (pieces.length === 1 && only?.with?.startsWith("that is ")) return { with: `that isn't ${only.with.slice(8)}` }
  return { with: `that isn't ${said(pieces)}` }
}

const dashed = (word: string): string => (/^[A-Z]/.test(word) ? `-${word}` : word)

export const engineFilter: Tongue["engineFilter"] = (p, word, argument) => {
  switch (word) {
    case "beneath":
      return { noun: noun("card"), with: `beneath ${selectorNp(p, argument as Selector).text}` }
    case "tapped":
      return { adjective: argument === true ? "tapped" : "untapped" }
    case "faceDown":
      return { adjective: argument === true ? "face-down" : "face-up" }
    case "token":
      return argument === true ? { noun: { ...noun("token"), rank: 2 } } : { adjective: "nontoken" }
    case "counter":
      return { with: `with ${article(`${argument} counter`)} on it` }
    default:
      return null
  }
}
