import { type CardData, type Game, type GameObject, type Marks, mark, type Plain } from "@dilemma-table/engine"
import { emblemOf, type PlayerDesignation, readManaCost } from "@dilemma-table/magic"
import { type Difference, differ } from "./compare.ts"
import type { cardStateWords } from "./schema-states.ts"
import { type Seat, seatNames } from "./schema-words.ts"

/*
 * What players and cards are in Magic beside what lies in which zone, in words of a ruling file: counters of players, unspent
 * mana, the monarch; commanders, foretold cards. The rulebook keeps them as marks.
 */

/** What a card can be said to be, and the marks that say so. */
const marksOfCard: Readonly<Record<(typeof cardStateWords)[number], Marks>> = {
  commander: { commander: 1 }, // 903.3
  foretold: { foretell: 0 }, // on an earlier turn: 702.143a
  plotted: { plot: 0 }, // on an earlier turn: 702.170a
  manifested: { manifested: 1 }, // 701.40a
  cloaked: { cloaked: 1 }, // 701.58a
  monstrous: { "designation:monstrous": 1 }, // 701.37b
  renowned: { "designation:renowned": 1 }, // 702.112b
  suspected: { "designation:suspected": 1 }, // 701.60a
}

const faceDown: readonly string[] = ["foretold", "manifested", "cloaked"]

interface SeatStates {
  readonly counters?: Readonly<Record<string, number>> | undefined
  readonly pool?: string | undefined
  readonly is?: string | readonly string[] | undefined
}

const list = (is: string | readonly string[] | undefined): readonly string[] => [is ?? []].flat()

const counterMark = (kind: string): string => (kind === "poison" ? kind : `counter:${kind}`)

/** The marks of a player of whom this is said. */
export const marksOfSeat = ({ counters, pool, is }: SeatStates): Marks => ({
  ...Object.fromEntries(Object.entries(counters ?? {}).map(([kind, n]) => [counterMark(kind), n])),
  ...Object.fromEntries(Object.entries(manaIn(pool ?? "")).map(([type, n]) => [`mana:${type}`, n])),
  ...Object.fromEntries(list(is).map((what) => [`is:${what}`, 1])),
})

/** What the rulebook gives a player who is so (725.2, 726.2). */
export const emblemsOf = ({ is }: SeatStates): readonly CardData[] =>
  list(is).flatMap((what) => (emblemOf(what as PlayerDesignation) ?? []) as CardData)

const manaIn = (pool: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(readManaCost(pool)?.typed ?? {}).filter(([, n]) => n > 0))

/** The marks of a card of which this is said, and whether it lies face down by that. */
export function stateOfCard(
  is: string | readonly string[] | undefined,
  damage: number | undefined,
): { readonly marks: Marks; readonly faceDown: boolean } {
  const marks = Object.assign(
    {},
    ...list(is).map((what) => marksOfCard[what as keyof typeof marksOfCard]),
    damage === undefined ? {} : { damage },
  )
  return { marks, faceDown: list(is).some((what) => faceDown.includes(what)) }
}

/** Is a card what is said of it? */
export const isSo = (
  found: GameObject,
  wanted: {
    readonly controller?: Seat | undefined
    readonly damage?: number | undefined
    readonly is?: string | readonly string[] | undefined
  },
): boolean =>
  (wanted.damage === undefined || mark(found.marks, "damage") === wanted.damage) &&
  (wanted.controller === undefined || seatNames[found.controller] === wanted.controller) &&
  list(wanted.is).every((what) =>
    Object.keys(marksOfCard[what as keyof typeof marksOfCard] ?? {}).every((name) => found.marks[name] !== undefined),
  )

/** Where a player's counters, mana or designations differ from what the file says. */
export function seatStateDifferences(
  game: Game,
  seat: Seat,
  wanted: SeatStates,
): readonly (Difference & { readonly word: string })[] {
  const marks = game.state.players[seatNames.indexOf(seat)]?.marks ?? {}
  const found: (Difference & { readonly word: string })[] = []
  for (const [kind, should] of Object.entries(wanted.counters ?? {})) {
    const has = mark(marks, counterMark(kind))
    if (has !== should)
      found.push({
        ...differ(
          "player-counters",
          `${seat} has ${has} ${kind} counters, not ${should}`,
          `${seat}の${kind}カウンターは${has}個で、${should}個ではありません`,
        ),
        word: "counters",
      })
  }
  if (wanted.pool !== undefined) {
    const has = "WUBRGC".split("").flatMap((type) => Array.from({ length: unspent(marks, type) }, () => `{${type}}`))
    const should = "WUBRGC".split("").flatMap((type) => wanted.pool?.match(new RegExp(`\\{${type}\\}`, "g")) ?? [])
    if (has.join("") !== should.join(""))
      found.push({
        ...differ(
          "pool",
          `${seat} has the unspent mana ${has.join("") || "none"}, not ${should.join("") || "none"}`,
          `${seat}の未使用のマナは${has.join("") || "なし"}で、${should.join("") || "なし"}ではありません`,
        ),
        word: "pool",
      })
  }
  for (const what of list(wanted.is))
    if (mark(marks, `is:${what}`) === 0)
      found.push({ ...differ("player-is", `${seat} isn't so: ${what}`, `${seat}は${what}ではありません`), word: "is" })
  return found
}

/** Unspent mana of a type, what may be spent only on some things included. */
const unspent = (marks: Marks, type: string): number =>
  Object.entries(marks).reduce((sum, [name, n]) => (name.split("|")[0] === `mana:${type}` ? sum + n : sum), 0)

/** How the rulebook keeps that it is day or night (731). */
export const keptDay = (day: "day" | "night" | undefined): Readonly<Record<string, Plain>> =>
  day === undefined ? {} : { dayNight: { is: day, casts: 0, before: 1 } }

/** Where day and night differ from what the file says; nothing where it says nothing. */
export function dayDifference(game: Game, should: "day" | "night" | "neither" | undefined): readonly Difference[] {
  const kept = game.state.loop.dayNight as { readonly is?: string } | null | undefined
  const has = kept?.is ?? "neither"
  if (should === undefined || has === should) return []
  return [
    differ(
      "day",
      `it is ${has}, not ${should}`,
      `昼夜は${dayInJapanese[has]}で、${dayInJapanese[should]}ではありません`,
    ),
  ]
}

const dayInJapanese: Readonly<Record<string, string>> = { day: "昼", night: "夜", neither: "どちらでもない状態" }
