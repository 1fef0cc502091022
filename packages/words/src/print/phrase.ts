/**
 * What printed text is made of, in either language. Texts are kept without a capital and without a full stop until a whole
 * sentence is rendered, so that parts can be joined and bent ("draw a card" → "you may draw a card").
 */

/** What a thing is called: "creature", "creatures"; 「クリーチャー」 counted in 「体」. */
export interface Noun {
  readonly one: string
  readonly many: string
  /** The Japanese counter: 体, 枚, つ, 人. */
  readonly counter: string
  /** Where it stands beside other nouns: 0 before kinds ("Elf creature"), 2 and 3 behind them ("creature spell"); 3 are on the stack. 1 if absent. */
  readonly rank?: number
}

export type Reach = "ref" | "all" | "choose" | "target" | "random" | "top" | "player"

/** Which things are meant, in words. */
export interface Np {
  readonly text: string
  readonly many: boolean
  readonly noun: Noun
  readonly reach: Reach
  /** The reader: "you". Its verbs are imperative. */
  readonly you?: true
  /** The same without its zone, and the zone as a place it comes from (「自分の墓地から」, "from your graveyard"); "" for none. */
  readonly bare: string
  readonly from: string
  /** How many, apart: 「2体」, 「すべて」, 「好きな数」; "" where the text says it. */
  readonly counted: string
  /** Where there is one for each of some things: for each of which, with its particle. */
  readonly each?: string
  /** At most one: said as "may". */
  readonly optional?: true
  /** Who chooses, where it isn't the one who does it. */
  readonly chooser: Np | null
}

/** How an act follows the one before it. */
export type Joint = "then" | "and" | "or"

/** Something done: "draw" + "two cards", 「カードを2枚」 + 「引く」. `subject` null: whoever carries the text out. */
export interface Act {
  readonly subject: Np | null
  readonly verb: string
  readonly rest: string
  readonly joint?: Joint
}

/** A sentence to be: what goes before it ("if you do, "), one or more acts, and what goes behind ("until end of turn"). */
export interface Clause {
  readonly is: "clause"
  readonly lead: string
  readonly acts: readonly Act[]
  readonly tail: string
}

/** A sentence that can't be bent. */
export interface Fixed {
  readonly is: "fixed"
  readonly text: string
}

/** A heading and what can be chosen under it. */
export interface Choices {
  readonly is: "choices"
  /** The heading's sentences; the first may be given a lead. */
  readonly header: readonly string[]
  readonly items: readonly (readonly string[])[]
  /** Where it isn't the game's usual one; then a keyword is its heading. */
  readonly bullet?: string
  /** What stands before each, where it isn't the bullet. */
  readonly mark?: string
}

export type Part = Clause | Fixed | Choices

/** What a word of a filter says, by where it stands in a phrase. */
export interface Piece {
  readonly noun?: Noun
  /** Right before the noun: "red", 「赤の」. */
  readonly adjective?: string
  /** The whole phrase as a noun: "creature card in your graveyard". */
  readonly whole?: Noun
  /** After the noun: "with power 3000 or less". In Japanese before it: 「パワー3000以下の」. */
  readonly with?: string
  /** Japanese: right at the noun, whatever else is said: 「進化」, 「多色」. */
  readonly close?: string
  /** Japanese: a clause, said before everything else: 「コストがXより小さい」. */
  readonly clause?: string
}

/** What a zone is called. */
export interface ZoneWords {
  readonly name: string
  /** Nobody's: "the battlefield". */
  readonly shared?: true
  /** What lies there is called so, and said to be nowhere: no zone of the rules. */
  readonly adjective?: string
}

/** What something is when it is asked what it is: a card somewhere; what it was. */
export interface Asked {
  readonly past: boolean
  readonly card: boolean
}

export const act = (verb: string, rest = "", subject: Np | null = null): Act => ({ subject, verb, rest })
export const clauseOf = (...acts: readonly Act[]): Clause => ({ is: "clause", lead: "", acts, tail: "" })
export const clause = (verb: string, rest = "", subject: Np | null = null): Clause => clauseOf(act(verb, rest, subject))
export const fixed = (text: string): Fixed => ({ is: "fixed", text })

/** The same part with something said before it. */
export function led(before: string, part: Part): Part {
  if (before === "") return part
  if (part.is === "clause") return { ...part, lead: before + part.lead }
  if (part.is === "fixed") return { ...part, text: before + part.text }
  const [first = "", ...rest] = part.header
  return { ...part, header: [before + first, ...rest] }
}

/** The same part with something said behind it. */
export function trailed(part: Part, behind: string): Part {
  if (behind === "" || part.is === "choices") return part
  return part.is === "clause" ? { ...part, tail: part.tail + behind } : { ...part, text: part.text + behind }
}

/** Words joined, empty ones left out. */
export const spaced = (...words: readonly (string | null | undefined | false)[]): string =>
  words.filter((word) => typeof word === "string" && word !== "").join(" ")

/** What a modal heading says, in Japanese. */
export interface ModesHeading {
  readonly chooser: string
  readonly before: string
  readonly count: string
  readonly verb: string
  readonly repeat: boolean
  readonly random: boolean
  readonly one: boolean
  /** Of each of which things one is chosen. */
  readonly each?: string
}

/** Whose something is, or isn't. */
export type Whose = "controller" | "owner" | "not-controller" | "not-owner"
