import { describe, expect, it } from "vitest"
import { cards } from "../src/index.ts"

/*
 * Every way of choosing modes stands on at least three printed cards, found by their data. A list that gets shorter fails.
 */

interface ModalData {
  readonly choose: unknown
  readonly modes: readonly { readonly cost?: unknown; readonly weight?: number; readonly if?: unknown }[]
  readonly mayRepeat?: true
  readonly optional?: true
  readonly chooser?: string
  readonly notChosenBefore?: string
  readonly differentTargets?: string
  readonly instead?: { readonly if: unknown; readonly choose: unknown }
}

/** Where a modal part stands: what kind of ability it is of, and whether that one is delayed or reflexive. */
interface Found {
  readonly card: string
  readonly modal: ModalData
  readonly in: readonly string[]
  readonly keywords: string
}

const found: Found[] = []
const seek = (card: string, data: unknown, within: readonly string[], keywords: string): void => {
  if (typeof data !== "object" || data === null) return
  if ("modal" in data && typeof data.modal === "object")
    found.push({ card, modal: data.modal as never, in: within, keywords })
  for (const [word, part] of Object.entries(data))
    seek(card, part, /^\d+$/.test(word) ? within : [...within, word], keywords)
}
for (const card of cards)
  for (const face of card.faces)
    for (const ability of face.abilities ?? []) {
      const loyal = typeof ability === "object" && "cost" in ability && JSON.stringify(ability.cost).includes("loyalty")
      const kinds = typeof ability === "string" ? [] : [Object.keys(ability)[0] ?? "", ...(loyal ? ["loyalty"] : [])]
      seek(card.name.en ?? "", ability, kinds, JSON.stringify(face.abilities))
    }

const asks = (choose: unknown, word: string): boolean =>
  typeof choose === "object" && choose !== null && word in (choose as object)
const is = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const plain = ({ modal }: Found): boolean =>
  modal.chooser === undefined &&
  modal.notChosenBefore === undefined &&
  modal.modes.every(({ cost }) => cost === undefined)

const named = (test: (one: Found) => boolean): readonly string[] =>
  [...new Set(found.filter(test).map(({ card }) => card))].sort()
const withKeyword = (word: string): readonly string[] => named(({ keywords }) => keywords.includes(`{"${word}":`))

const ways: Readonly<Record<string, readonly [readonly string[], least: number]>> = {
  one: [named((one) => plain(one) && one.modal.choose === 1 && one.modal.instead === undefined), 15],
  two: [named(({ modal }) => modal.choose === 2), 5],
  "one or both": [named(({ modal }) => is(modal.choose, { oneOf: [1, 2] })), 4],
  "one or more": [named((one) => plain(one) && is(one.modal.choose, { atLeast: 1 })), 6],
  "any number": [named(({ modal }) => is(modal.choose, { any: true }) || is(modal.instead?.choose, { any: true })), 4],
  "up to so many": [named(({ modal }) => asks(modal.choose, "upTo")), 3],
  "more modes if a commander is there": [
    named(({ modal }) => JSON.stringify(modal.instead ?? "").includes("commander")),
    4,
  ],
  "more modes if kicked": [named(({ modal }) => is(modal.instead?.if, { paid: "kicker" })), 3],
  "the same mode more than once": [named(({ modal }) => modal.mayRepeat === true), 7],
  "as many as are paid for": [named(({ modal }) => modal.choose === "x"), 1],
  "not chosen before this turn": [named(({ modal }) => modal.notChosenBefore === "turn"), 3],
  "not chosen before this game": [named(({ modal }) => modal.notChosenBefore === "game"), 3],
  "each mode a different player": [named(({ modal }) => modal.differentTargets === "player"), 3],
  "two or none": [named(({ modal }) => modal.optional === true), 1],
  "an opponent chooses": [named(({ modal }) => modal.chooser === "opponent"), 3],
  "at random": [named(({ modal }) => modal.chooser === "random"), 2],
  entwine: [withKeyword("entwine"), 3],
  escalate: [withKeyword("escalate"), 3],
  spree: [
    named(({ modal }) => is(modal.choose, { atLeast: 1 }) && modal.modes.every(({ cost }) => cost !== undefined)),
    4,
  ],
  tiered: [named(({ modal }) => modal.choose === 1 && modal.modes.every(({ cost }) => cost !== undefined)), 3],
  pawprints: [named(({ modal }) => asks(modal.choose, "weight")), 3],
  activated: [named((one) => one.in[0] === "activate"), 3],
  triggered: [named((one) => one.in[0] === "when"), 12],
  reflexive: [named((one) => one.in.includes("reflexive")), 3],
}

describe("ways of choosing modes (700.2), each on printed cards", () => {
  it.each(Object.entries(ways))("%s", (_, [names, least]) => {
    expect(names.length, names.join(", ")).toBeGreaterThanOrEqual(least)
  })

  it("modal double-faced cards", () => {
    expect(cards.filter(({ layout }) => layout === "modal").length).toBeGreaterThanOrEqual(20)
  })
  it("splice", () => {
    expect(cards.filter(({ faces }) => JSON.stringify(faces).includes('"splice"')).length).toBeGreaterThanOrEqual(3)
  })
})
