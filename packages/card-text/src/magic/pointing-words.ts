import { magic } from "@dilemma-table/magic"
import type { Built, Pointer } from "../building.ts"
import { NotUnderstood } from "../compiled.ts"

/*
 * What finding out what words point to goes by: which verbs move, make or count what.
 */

export type Node = Record<string, unknown>

/** What can be pointed to, and how it is referred to once it is. */
export interface Antecedent {
  readonly is: "object" | "player"
  readonly called: (word: string) => boolean
  readonly many: boolean
  /** Cards that are looked at; one that is chosen of some. */
  readonly seen?: boolean
  readonly target?: boolean
  /** The card itself. */
  readonly own?: boolean
  readonly chosen?: boolean
  /** What it may be called once it is on the battlefield. */
  readonly landed?: ((word: string) => boolean) | undefined
  /** A spell that has been named again: what deals damage. */
  readonly spell?: true
  /** The verb that took it from where it was. */
  readonly gone?: string
  /** What was seen beside it. */
  readonly rest?: unknown
  /** The statement it stands in. */
  readonly within: Node | null
  /** @param asItWas what it was before it was moved is meant: its power, its controller */
  refer(asItWas: boolean): unknown
}

/** Texts whose names stand where they are first said, and what has to be said before a statement. */
export interface PointedOut {
  readonly tree: unknown
  readonly before: ReadonlyMap<object, readonly Built[]>
}

export const verbs: ReadonlySet<string> = new Set([...Object.keys(magic.vocabulary.verbs), "continuous"])

/** What moved by these is afterwards another object, which the verb names. */
export const movers: ReadonlySet<string> = new Set(
  "exile bounce putOntoBattlefield putIntoHand putIntoLibrary putIntoGraveyard discardIt destroy sacrificeIt manifest cloak".split(
    " ",
  ),
)
/** What they move is a creature afterwards, face down (708.2a). */
const facingDown: ReadonlySet<string> = new Set(["manifest", "cloak"])

/** What it may be called once this verb has moved it. */
export const calledAfter =
  (verb: string, { called, landed }: Antecedent) =>
  (word: string): boolean =>
    word === "card" ||
    called(word) ||
    (verb === "putOntoBattlefield" && landed?.(word) === true) ||
    (facingDown.has(verb) && word === "creature")

/** These make or find objects and name them. */
export const makers: Readonly<Record<string, string>> = {
  create: "token",
  createKnown: "token",
  createCopy: "token",
  copy: "copy",
  search: "card",
  mill: "card",
  discard: "card",
  draw: "card",
  sacrifice: "permanent",
}
/** What one ability or mode names, another doesn't know. */
export const forgets = ["when", "activate", "static", "replace"]

/** Is this the text of a spell, and not a filter for spells? */
export const isSpellText = (node: Readonly<Record<string, unknown>>): boolean =>
  "spell" in node && node.spell !== true && !("cast" in node)
/** How much of it there was, by what was done. */
export const amounts: Readonly<Record<string, string>> = {
  loseLife: "loses-life",
  gainLife: "gains-life",
  damage: "deals-damage",
  discard: "discards",
  discardIt: "discards",
  mill: "mills",
  sacrifice: "sacrifices",
  sacrificeIt: "sacrifices",
  draw: "draws",
}
/** Where a pointer stands as what something is asked of, not as what something is done to. */
export const asking: ReadonlySet<string> = new Set([
  "of",
  "controllerOf",
  "ownerOf",
  "matches",
  "countersOn",
  "count",
  "is",
])

/** What something is compared with isn't what is spoken of. */
export const compares: ReadonlySet<string> = new Set(["sharesType", "sharesName", "sharesColor"])

/** The same with another number where it says X. */
export function withX(node: unknown, x: unknown): unknown {
  if (node === "x") return x
  if (Array.isArray(node)) return node.map((one) => withX(one, x))
  if (typeof node !== "object" || node === null) return node
  const all = node as Node
  for (const [word, argument] of Object.entries(all)) all[word] = withX(argument, x)
  return all
}

/** A number is named before what first asks for it: by then what comes earlier in the sentence is done (608.2c). */
export function numbered(name: string, be: unknown, done: unknown): readonly unknown[] {
  const all = [done].flat()
  const first = Math.max(
    0,
    all.findIndex((one) => JSON.stringify(one).includes(`"ref":"${name}"`)),
  )
  return [...all.slice(0, first), { let: name, be }, ...all.slice(first)]
}

/** Is something divided among targets in it? How much that is is known as they are announced (601.2d). */
export const isDivided = (effect: unknown): boolean => JSON.stringify(effect).includes('"divided":true')

/** Is {X} of mana paid in it as it is carried out? */
export const paysX = (effect: unknown): boolean =>
  /"(pay|unlessPays)":("|\[\{"mana":")[^"]*\{X\}/.test(JSON.stringify(effect))

/** Names one after another. */
export const newNames = (): (() => string) => {
  let names = 0
  return () => `n${++names}`
}

/** The card itself, said in a statement. */
export function ownAntecedent(within: Node | null): Antecedent {
  return {
    is: "object",
    // A card never calls itself "that creature".
    called: () => false,
    many: false,
    within,
    own: true,
    refer: () => "this",
  }
}

/** What this is attached to. */
export const bearerOf = (): Antecedent => anObject(() => ({ all: { bearer: true } }), null)

/** What a static ability is of, where that is one object. */
export const subjectOf = (to: unknown): Antecedent | null =>
  to === "this" ? ownAntecedent(null) : to === "attached" ? bearerOf() : null

/** Of the cards that were looked at, those that weren't chosen since. */
export function theRest(found: readonly Antecedent[], { at }: Pointer): unknown {
  const seen = found.findLastIndex((one) => one.seen === true || one.rest !== undefined)
  const from = found[seen]
  if (from === undefined) throw new NotUnderstood("no-antecedent", { start: at[0], end: at[1] })
  if (from.rest !== undefined) return from.rest
  const chosen = found.slice(seen + 1).filter((one) => one.chosen === true)
  const is = from.refer(true)
  if (chosen.length === 0) return is
  const but = chosen.map((one) => ({ is: one.refer(true) }))
  return { all: { is, not: but.length === 1 ? but[0] : { any: but } } }
}

/** A player that was said: no more than one, unless it is said of many. */
export const aPlayer = (refer: Antecedent["refer"], many = false, within: Node | null = null): Antecedent => ({
  is: "player",
  called: (word) => word === "player",
  many,
  within,
  refer,
})

/** An object that was said in a statement. */
export const anObject = (
  refer: Antecedent["refer"],
  within: Node | null,
  called: Antecedent["called"] = (word) => word !== "player",
): Antecedent => ({ is: "object", called, many: false, within, refer })
