import {
  answer,
  type Decision,
  decision,
  fork,
  type Game,
  type Key,
  logLines,
  type ObjectId,
  object,
  randomSource,
  sample,
  trial,
  zone,
} from "@dilemma-table/engine"
import fc from "fast-check"
import { expect, describe as suite, test, vi } from "vitest"
import { manaOf } from "../src/characteristics.ts"
import { GameOver } from "../src/game-over.ts"
import { type Civilization, civilizationsOf, costOf, creature, type DmCard, unsound, useRefusal } from "../src/index.ts"
import { useCard } from "../src/using.ts"
import { byItself } from "../src/ways.ts"
import { anyPosition, plain, type Random, runs, someCivilizations } from "./anything.ts"
import { A } from "./play.ts"

/*
 * What always holds of using a card (601): an offer can be carried out, a refusal can't be got round, and what is paid fits 112.
 */

vi.setConfig({ testTimeout: 240_000 })

const seeds = fc.integer({ min: 0, max: 1_000_000 })

const ids = (asked: Decision): readonly ObjectId[] =>
  asked.space.type === "pick"
    ? asked.space.options
        .filter(({ key }) => String(key).startsWith("use:"))
        .map(({ is }) => ("object" in is ? (is.object as ObjectId) : (0 as ObjectId)))
    : []

/** Uses the card with answers at random; the lines of the log since, as far as the next choice of an action. */
function usedOnce(game: Game, id: ObjectId, random: Random): readonly string[] {
  const from = game.log?.n ?? 0
  const copy = fork(game)
  let given = answer(copy, A, [`use:${id}`])
  for (let n = 0; given.ok && given.value !== null && given.value.kind !== "action" && n < 200; n++)
    given = answer(copy, given.value.by, sample(given.value.space, random, copy.oracle))
  if (!given.ok) throw new Error(given.fault.message.en)
  expect(unsound(copy)).toEqual([])
  return logLines(copy, from).map(({ entry }) =>
    entry.type === "step" ? `${entry.step} ${entry.object ?? ""}` : entry.type,
  )
}

suite("what may be used", () => {
  test("can be carried out, and what was begun and failed leaves no trace", () => {
    let offers = 0
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = anyPosition(seed)
        const asked = decision(game)
        if (asked?.prompt !== "main" || asked.by !== A) return
        for (const id of ids(asked)) {
          offers += 1
          const random = randomSource(seed)
          const tries = Array.from({ length: 30 }, () => 0)
          const done = tries.some(() => usedOnce(game, id, random).includes(`execute ${id}`))
          expect(done, `${seed}: ${game.card(object(game.state, id).card).data.name.ja} was offered`).toBe(true)
        }
      }),
      { numRuns: runs(25) },
    )
    expect(offers).toBeGreaterThan(10)
  })

  test("a refusal can't be got round: forced, the use comes to no end", () => {
    const seen: Record<string, number> = {}
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = anyPosition(seed)
        const asked = decision(game)
        if (asked?.prompt !== "main" || asked.by !== A) return
        const random = randomSource(seed)
        for (const name of ["hand", "mana", "graveyard"])
          for (const id of zone(game, A, name)) {
            const refusal = useRefusal(game, A, id)
            if (refusal === null || refusal.code === "not-usable-from-there") continue
            seen[refusal.code] = (seen[refusal.code] ?? 0) + 1
            for (let n = 0; n < 6; n++) {
              const said = `${seed}: ${game.card(object(game.state, id).card).data.name.ja} was refused (${refusal.code})`
              expect(forced(game, id, random), said).not.toBe("used")
            }
          }
      }),
      { numRuns: runs(25) },
    )
    expect(Object.keys(seen).length).toBeGreaterThan(2)
  })
})

/** Uses the card although the check says no, with answers at random. */
function forced(game: Game, id: ObjectId, random: Random): string {
  let paying = true
  const { result } = trial(
    game,
    function* (copy) {
      try {
        return yield* useCard(copy, A, id, { ...byItself, source: id })
      } catch (error) {
        if (error instanceof GameOver) return true
        throw error
      }
    },
    (asked, copy): readonly Key[] | null => {
      paying = asked.kind === "payment" || asked.kind === "cost-choice"
      return sample(asked.space, random, copy.oracle)
    },
  )
  if (result.end === "illegal") return "illegal"
  return result.end === "done" && result.value ? "used" : paying ? "stopped" : "not used"
}

suite("what is paid", () => {
  test("fits 112.2: a card of its own for each civilization, as much mana as is left, none beyond", () => {
    let [paid, unpaid] = [0, 0]
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = randomSource(seed)
        const own = someCivilizations(random)
        const card = plain({ civilizations: own, cost: Math.max(1, random(9)), races: ["試し"] })
        const mana = Array.from({ length: random(9) }, () =>
          plain({ civilizations: someCivilizations(random), mana: [0, 1, 1, 1, 2][random(5)] as number }),
        )
        const battle = Array.from({ length: random(3) }, () => cheaper(random(4), random(4)))
        const game = anyPosition(seed, { own: { hand: [card], mana, battle }, only: ["hand", "mana", "battle"] })
        const [id] = zone(game, A, "hand")
        if (id === undefined || decision(game) === null) throw new Error("There is a card")
        const cost = reduced(Number(costOf(game, id)), battle)
        const refusal = useRefusal(game, A, id)
        const there = zone(game, A, "mana").filter((one) => !object(game.state, one).tapped)
        expect(refusal === null, `${seed}: ${refusal?.code}`).toBe(isPayable(game, there, cost, own))
        if (refusal !== null) {
          unpaid += 1
          return
        }
        paid += 1
        for (let n = 0; n < 4; n++) payingFits(game, id, cost, own, random)
      }),
      { numRuns: runs(60) },
    )
    expect(Math.min(paid, unpaid)).toBeGreaterThan(8)
  })
})

/** A creature that makes cards cheaper, but not cheaper than so much. */
const cheaper = (less: number, atLeast: number): DmCard =>
  creature({
    name: { ja: `安くする者 ${less} ${atLeast}` },
    civilizations: [],
    cost: 2,
    power: 1000,
    abilities: [{ static: { costs: { less, atLeast } }, to: { race: "試し", zone: "hand" } }],
  })

/** The least the reductions make of a cost, in whichever order they are used (601.1e). */
function reduced(cost: number, by: readonly DmCard[]): number {
  if (by.length === 0) return cost
  const each = by.map((card, i) => {
    const { less, atLeast } = reductionOf(card)
    const after = Math.max(Math.min(cost, atLeast), cost - less)
    return reduced(after, [...by.slice(0, i), ...by.slice(i + 1)])
  })
  return Math.min(...each)
}

function reductionOf(card: DmCard): { readonly less: number; readonly atLeast: number } {
  const [ability] = card.faces[0]?.abilities ?? []
  return (ability as unknown as { static: { costs: { less: number; atLeast: number } } }).static.costs
}

/** Is there any set of cards that pays this (112.2a)? Every one is tried. */
function isPayable(game: Game, cards: readonly ObjectId[], cost: number, own: readonly Civilization[]): boolean {
  if (cards.reduce((sum, id) => sum + manaOf(game, id), 0) < cost) return false
  const assign = (left: readonly Civilization[], free: readonly ObjectId[]): boolean => {
    const [first, ...rest] = left
    if (first === undefined) return true
    return free.some(
      (id) =>
        colours(game, id).includes(first) &&
        assign(
          rest,
          free.filter((one) => one !== id),
        ),
    )
  }
  return assign(own, cards)
}

const colours = (game: Game, id: ObjectId): readonly string[] => civilizationsOf(game, id) as readonly string[]

/** Uses the card with answers at random and looks at what was tapped for it. */
function payingFits(game: Game, id: ObjectId, cost: number, own: readonly Civilization[], random: Random): void {
  const copy = fork(game)
  const from = copy.log?.n ?? 0
  let given = answer(copy, A, [`use:${id}`])
  while (given.ok && given.value !== null && given.value.kind === "payment")
    given = answer(copy, given.value.by, sample(given.value.space, random, copy.oracle))
  const cardsOf = (name: string): readonly ObjectId[] =>
    logLines(copy, from).flatMap(({ entry }) =>
      entry.type === "step" && entry.step === name ? (entry.data?.cards as unknown as readonly ObjectId[]) : [],
    )
  const tapped = logLines(copy, from).flatMap(({ entry }) =>
    entry.type === "event" && entry.event.as === "taps-for-mana" ? [entry.event.object as ObjectId] : [],
  )
  const [first, rest] = [cardsOf("pay-civilizations"), cardsOf("pay-rest")]
  expect([...tapped].sort()).toEqual([...first, ...rest].sort())
  expect(new Set(tapped).size).toBe(tapped.length)
  expect(first).toHaveLength(own.length)
  for (const [i, civilization] of own.entries()) expect(colours(copy, first[i] as ObjectId)).toContain(civilization)
  const sum = (cards: readonly ObjectId[]): number => cards.reduce((all, one) => all + manaOf(copy, one), 0)
  expect(sum(tapped)).toBeGreaterThanOrEqual(cost)
  // The last card tapped wasn't tapped needlessly (112.2c): before it, not all was paid.
  if (rest.length > 0) expect(sum(first) + sum(rest.slice(0, -1))).toBeLessThan(cost)
  expect(rest.every((one) => manaOf(copy, one) > 0)).toBe(true)
}
