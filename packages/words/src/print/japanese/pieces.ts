import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../nouns.ts"
import type { Noun, Piece } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { either, noun } from "./phrases.ts"

export const anyPieces: Tongue["anyPieces"] = (given, p) => {
  // Of creatures some are told by what they are called, others by something else.
  const mixed =
    p.words.manner.inOrder === true && given.some((pieces) => pieces.some((piece) => piece.noun !== undefined))
  const branches = mixed
    ? given.map((pieces): readonly Piece[] =>
        pieces.some((piece) => piece.noun !== undefined || piece.whole !== undefined)
          ? pieces
          : [...pieces, { noun: { ...noun("クリーチャー", "体"), rank: 0 } }],
      )
    : given
  const singles = branches.every((pieces) => pieces.length === 1)
  const firsts = branches.map((pieces) => pieces[0] ?? {})
  if (
    singles &&
    firsts.length > 1 &&
    firsts.every(({ whole, with: said }) => whole !== undefined && said?.endsWith("である"))
  )
    return { noun: noun(either(firsts.map(({ whole }) => whole?.many ?? "")), firsts[0]?.whole?.counter ?? "枚") }
  if (
    singles &&
    firsts.length > 1 &&
    firsts.every((piece) => piece.with?.endsWith("の") && Object.keys(piece).length === 1)
  )
    return { with: `${either(firsts.map((piece) => (piece.with ?? "").slice(0, -1)))}の` }
  if (singles && firsts.every((piece) => piece.noun !== undefined)) return { noun: orNouns(firsts) }
  if (firsts.length > 1 && branches.every((pieces) => pieces.some((piece) => piece.noun !== undefined)))
    return { noun: noun(either(branches.map(said)), counterOf(branches)) }
  return { with: `${either(branches.map((pieces) => said(pieces)))}である` }
}

/** 「体」 where all are counted so, 「枚」 otherwise. */
function counterOf(branches: readonly (readonly Piece[])[]): string {
  const [first, ...others] = branches.map((pieces) => pieces.find((piece) => piece.noun !== undefined)?.noun?.counter)
  return first !== undefined && others.every((one) => one === first) ? first : "枚"
}

const orNouns = (pieces: readonly Piece[]): Noun => {
  const counters = new Set(pieces.map((piece) => piece.noun?.counter ?? "つ"))
  return noun(
    either(pieces.map((piece) => piece.noun?.one ?? "")),
    counters.size === 1 ? ([...counters][0] ?? "つ") : "枚",
  )
}

/** 「赤のクリーチャー」, 「赤」, 「コスト4以下」. */
export function said(pieces: readonly Piece[]): string {
  const nouns = pieces.flatMap((piece) => piece.noun?.one ?? []).join("・")
  const before = pieces.map((piece) => `${piece.clause ?? ""}${piece.with ?? ""}${piece.adjective ?? ""}`).join("")
  const close = pieces.map((piece) => piece.close ?? "").join("")
  if (close !== "") return `${before}${close}${nouns}`
  return nouns === "" ? before.replace(/の$/, "") : before + nouns
}

export const negatePieces: Tongue["negatePieces"] = (p, pieces) => {
  const text = said(pieces)
  if (p.words.manner.inOrder === true && text !== "進化" && !/[うくすつぬぶむるたい]$|を持つ$/.test(text))
    return { with: `${text.replace(/である$/, "")}以外の` }
  if (text.endsWith("である")) return { with: `${text.slice(0, -3)}ではない` }
  if (text.endsWith("とある")) return { with: `${text.slice(0, -2)}ない` }
  if (text.endsWith("を持つ")) return { with: `${text.slice(0, -2)}持たない` }
  if (/(している|されている)$/.test(text)) return { with: `${text.slice(0, -1)}ない` }
  if (/[うくすつぬぶむる]$/.test(text) || text.endsWith("た")) return { with: `${text}のではない` }
  return { with: `${text}ではない` }
}

export const engineFilter: Tongue["engineFilter"] = (p, word, argument) => {
  switch (word) {
    case "beneath":
      return { noun: noun("カード", "枚"), clause: `${selectorNp(p, argument as Selector).text}の下にある` }
    case "tapped":
      return { adjective: (p.words.manner.tapped ?? ["タップ状態の", "アンタップ状態の"])[argument === true ? 0 : 1] }
    case "faceDown":
      return { adjective: argument === true ? "裏向きの" : "表向きの" }
    case "token":
      return { adjective: argument === true ? "トークンの" : "トークンではない" }
    case "counter":
      return { with: `${argument}カウンターの置かれている` }
    default:
      return null
  }
}
