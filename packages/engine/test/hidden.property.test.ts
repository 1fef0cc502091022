import { creature, type DmCard, library, rulebook } from "@dilemma-table/duel-masters"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import {
  type CardSource,
  decision,
  type Game,
  imagine,
  newGame,
  type Placed,
  type PlayerId,
  randomSource,
  stateKey,
  view,
  viewLog,
} from "../src/index.ts"
import { differences, playPair } from "./toy/look-alike.ts"
import { got, playOn } from "./toy/play.ts"

/*
 * Attacks in Duel Masters in which hidden cards may be declared: what one player holds or has as shields must not be seen
 * by the other before it is shown.
 */

vi.setConfig({ testTimeout: 120_000 })

const declared =
  /s-trigger|g-strike|ninjaStrike|sBack|sabaki|superTrigger|triggerPlus|revolutionChange|invasion|attackChance|kirifuDash|jChange/
const belongsElsewhere = /"(psychic|gr|dragheart|cell|weapon|fortress)"/
const main = library.filter(
  (card) => !belongsElsewhere.test(JSON.stringify(card.faces.map(({ types, special }) => [types, special]))),
)
const hidden = main.filter((card) => declared.test(JSON.stringify(card.faces)))

const attacker = (power: number): DmCard =>
  creature({
    name: { ja: `攻め手 ${power}` },
    civilizations: ["light", "water", "darkness", "fire", "nature"],
    cost: 2,
    power,
    abilities: ["w-breaker", "speed-attacker"],
  })

/** Seat A attacks with several creatures; both hold and have as shields cards that may be declared, and others. */
function attackPosition(seed: number): Game {
  const random = randomSource(seed)
  const cards: CardSource[] = []
  const placed = (card: DmCard): Placed => {
    cards.push(library.includes(card) ? { card: card.name.ja ?? card.name.en ?? "" } : { data: card as never })
    return { card: cards.length - 1 }
  }
  const some = (list: readonly DmCard[], n: number): Placed[] =>
    Array.from({ length: n }, () => placed(list[random(list.length)] as DmCard))
  const mixed = (n: number): Placed[] => [...some(hidden, n - Math.floor(n / 2)), ...some(main, Math.floor(n / 2))]
  const creatures = main.filter((card) => card.faces[0]?.types.includes("creature") === true)
  const seat = (own: boolean) => ({
    zones: {
      hand: mixed(4),
      mana: Array.from({ length: 6 }, () => placed(attacker(1000))),
      battle: [
        ...Array.from({ length: own ? 4 : 2 }, () => placed(attacker(1000 * (2 + random(6))))),
        ...some(creatures, 1),
      ],
      graveyard: some(main, 2),
      shields: mixed(5),
      deck: mixed(12),
    },
  })
  const start = { whole: false, turn: 5, active: 0, loop: { step: "attack" } } as const
  return got(newGame(rulebook, { edition: {}, seed, cards, seats: [seat(true), seat(false)], start }))
}

const seeds = fc.integer({ min: 0, max: 100_000 })

test("two attacks that differ only in hidden cards look the same to the other player, and are imagined the same", () => {
  let windows = 0
  fc.assert(
    fc.property(
      seeds,
      fc.constantFrom(0 as PlayerId, 1 as PlayerId),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(...differences),
      (seed, player, n, how) => {
        playPair(playOn(attackPosition(seed), seed, n), player, how, seed, 20, ({ one, other, from }) => {
          if (decision(one)?.hidden === true) windows += 1
          expect(view(other, player)).toEqual(view(one, player))
          expect(viewLog(other, player, from)).toEqual(viewLog(one, player, from))
          const [mine, alike] = [imagine(one, player, { unknown: true }), imagine(other, player, { unknown: true })]
          expect(alike.stoppedAt).toEqual(mine.stoppedAt)
          expect(stateKey(alike, alike.state)).toBe(stateKey(mine, mine.state))
          expect(view(alike, player)).toEqual(view(mine, player))
        })
      },
    ),
    { numRuns: 20 },
  )
  expect(windows).toBeGreaterThan(5)
})

test("what a view or a log tells names no card that its player can't know", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      playOn(attackPosition(seed), seed, 30, (game) => {
        for (const player of [0, 1] as PlayerId[]) {
          for (const zone of view(game, player).zones)
            for (const { key, card } of zone.objects) {
              const found = typeof key === "number" ? game.state.objects[key] : undefined
              if (found !== undefined && card !== null) expect(found.known & (1 << player)).not.toBe(0)
            }
          expect(JSON.stringify(viewLog(game, player))).not.toContain('"was":')
        }
      })
    }),
    { numRuns: 8 },
  )
})
