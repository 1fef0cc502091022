import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../nouns.ts"
import { type Noun, type Piece, spaced } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { article, listed } from "./bend.ts"
import { noun } from "./phrases.ts"

/*
 * What words of a filter say together, or say that something is not.
 */

export const anyPieces: Tongue["anyPieces"] = (branches, p) => {
  const singles = branches.every((pieces) => pieces.length === 1)
  const firsts = branches.map((pieces) => pieces[0] ?? {})
  if (singles && firsts.every((piece) => piece.noun !== undefined)) return { noun: orNouns(firsts) }
  if (singles && firsts.every((piece) => piece.whole !== undefined || piece.noun !== undefined))
    return { noun: orNouns(firsts.map((piece) => ({ noun: (piece.noun ?? piece.whole) as Noun }))) }
  if (singles && firsts.every((piece) => piece.adjective !== undefined))
    return {
      adjective: listed(
        firsts.map((piece) => piece.adjective as string),
        "or",
      ),
    }
  const power = branches.length === 2 ? sameBound(firsts) : null
  if (singles && power !== null) return { with: power }
  const last = kindWith(branches.at(-1) ?? [])
  if (
    p.words.manner.pronouns === true &&
    last !== null &&
    branches.slice(0, -1).every((pieces) => kindWith(pieces)?.with === "")
  )
    return { noun: orNouns(branches.map((pieces) => ({ noun: kindWith(pieces)?.noun as Noun }))), with: last.with }
  if (singles && firsts.every((piece) => piece.with?.startsWith("with ")))
    return {
      with: `with ${listed(
        firsts.map((piece) => (piece.with as string).slice(5)),
        "or",
      )}`,
    }
  const kinds = branches.map((pieces) => kindOf(pieces) ?? (pieces.length === 1 ? (pieces[0]?.whole ?? null) : null))
  if (kinds.every((kind) => kind !== null)) return { noun: orNouns(kinds.map((noun) => ({ noun: noun as Noun }))) }
  return {
    with: `that ${listed(
      branches.map((pieces) => `is ${said(pieces)}`),
      "or",
    )}`,
  }
}

/** A noun and what is said behind it: "creature" "with flying". */
function kindWith(pieces: readonly Piece[]): { readonly noun: Noun; readonly with: string } | null {
  const [noun, behind, ...more] = pieces
  if (
    noun?.noun === undefined ||
    more.length > 0 ||
    (behind !== undefined && behind.with?.startsWith("with ") !== true)
  )
    return null
  return { noun: noun.noun, with: behind?.with ?? "" }
}

/** "with power or toughness 1 or less": both are bounded alike. */
function sameBound([one, two]: readonly Piece[]): string | null {
  const first = /^with power (.*)$/.exec(one?.with ?? "")
  const second = /^with toughness (.*)$/.exec(two?.with ?? "")
  return first !== null && first[1] === second?.[1] ? `with power or toughness ${first[1]}` : null
}

/** "land creature", "nonbasic land": a branch that is a noun with words before it. */
function kindOf(pieces: readonly Piece[]): Noun | null {
  const nouns = pieces.flatMap((piece) => (piece.noun === undefined ? [] : [piece.noun]))
  if (nouns.length === 0 || pieces.some((piece) => piece.with !== undefined || piece.clause !== undefined)) return null
  const before = pieces.flatMap((piece) => piece.adjective ?? [])
  const sorted = [...nouns].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1))
  const last = sorted.at(-1) as Noun
  const others = sorted.slice(0, -1).map(({ one }) => one)
  return { ...last, one: spaced(...before, ...others, last.one), many: spaced(...before, ...others, last.many) }
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
    return { adjective: only.noun.one === "outlaw" ? `${non}-outlaw` : `${non}${dashed(only.noun.one)}` }
  if (pieces.length === 1 && only?.adjective === "colorless" && p.words.manner.pronouns === true)
    return { with: "that is one or more colors" }
  if (pieces.length === 1 && /^(enchanted|equipped)$/.test(only?.adjective ?? "") && p.words.manner.pronouns === true)
    return { with: `that isn't ${only?.adjective}` }
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
