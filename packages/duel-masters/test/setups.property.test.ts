import {
  answer,
  type CardSource,
  decision,
  Endless,
  type Fault,
  newGame,
  type Placed,
  randomSource,
  type SeatSetup,
  type Setup,
  sample,
} from "@dilemma-table/engine"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { type DmCard, library, rulebook, unsound } from "../src/index.ts"
import { pickOf, type Random, runs } from "./anything.ts"

/*
 * Positions that anybody may write and no game can reach: refused with the reason, or played as the rules allow; nothing
 * breaks and nothing hangs.
 */

vi.setConfig({ testTimeout: 120_000 })

const zones = rulebook.zones.map(({ name }) => name)
const stepNames = [
  "setup",
  "turn",
  "untap",
  "draw",
  "charge",
  "main",
  "attack",
  "target",
  "block",
  "clash",
  "battle",
  "break",
  "attack-end",
  "attack-over",
  "end",
  "turn-over",
]

/** Any setup of cards of the library: `wild` says how many of its parts are beyond what a game comes to, in thousandths. */
function wildSetup(seed: number, wild: number): Setup {
  const random = randomSource(seed)
  const now = (chance: number): boolean => random(100) < chance
  const odd = (): boolean => random(1000) < wild
  const chosen = Array.from({ length: 16 }, () => pickOf(library, random))
  const cards: CardSource[] = chosen.map((card) => ({ card: card.name.ja ?? card.name.en ?? "" }))
  const strange: readonly number[] = [-1, 0.5, Number.NaN, 2, 7, 1e9]
  const fitting = (zone: string, how: How): readonly number[] =>
    chosen.flatMap((card, i) => (fits(card, zone, how) ? [i] : []))
  const list = (zone: string, how: How, most: number): readonly Placed[] =>
    several(random, most, () => placed(zone, how)).flatMap((one) => (one === null ? [] : [one]))
  const placed = (zone: string, how: How): Placed | null => {
    const able = odd() ? [...chosen.keys()] : fitting(zone, how)
    if (able.length === 0) return null
    const card = odd() ? pickOf(strange, random) : pickOf(able, random)
    const data = chosen[card]
    const turns = zone === "mana" || (how === "alone" && zone === "battle" && isOf(data, "creature", "tamaseed"))
    const inBattle = how === "alone" && zone === "battle"
    return {
      card,
      ...((turns && now(30)) || odd() ? { tapped: true } : {}),
      ...(now(20) ? { fresh: true } : {}),
      ...((zone === "mana" && now(10)) || odd() ? { faceDown: true } : {}),
      ...(odd() ? { face: now(50) ? pickOf(strange, random) : random(3) } : {}),
      ...(odd() ? { token: true } : {}),
      ...(odd() ? { counters: { any: now(50) ? pickOf(strange, random) : 1 } } : {}),
      ...(odd() ? { marks: { [pickOf(["pending", "castle", "summoned", "x"], random)]: now(30) ? 0.5 : 1 } } : {}),
      ...((inBattle && now(5)) || odd() ? { controller: now(10) ? pickOf(strange, random) : random(2) } : {}),
      ...(now(5) ? { knownBy: [odd() ? pickOf(strange, random) : random(2)] } : {}),
      ...((inBattle && now(20)) || odd() ? { under: list(zone, "under", 3) } : {}),
      ...((inBattle && isOf(data, "creature") && now(20)) || (zone === "shields" && how === "alone" && now(20)) || odd()
        ? { attached: list(zone, "attached", 2) }
        : {}),
    }
  }
  const seat = (): SeatSetup => ({
    zones: Object.fromEntries(
      zones
        .filter((name) => (name === "deck" && !odd()) || now(80))
        .map((name) => [name, list(name, "alone", now(3) ? 50 : 6)])
        .map(([name, cards]) => [
          name,
          name === "deck" && cards?.length === 0 && !odd() ? [{ card: random(16) }] : cards,
        ]),
    ),
    ...(odd()
      ? { marks: { [pickOf(["extra-turns", "skipped-turns", "x"], random)]: pickOf([1, 2, ...strange], random) } }
      : {}),
    ...(odd() ? { life: pickOf(strange, random) } : {}),
  })
  const loop = {
    step: odd() ? "nonsense" : pickOf(odd() ? stepNames : steps, random),
    ...(odd() ? { [pickOf(["attacker", "target", "blocker", "next"], random)]: random(30) } : {}),
    ...(odd() ? { shields: [random(30), 99] } : {}),
    ...(odd() ? { blocked: true } : {}),
  }
  const start = odd()
    ? ({ whole: true } as const)
    : ({
        whole: false,
        turn: odd() ? pickOf(strange, random) : random(9),
        active: odd() ? pickOf(strange, random) : random(2),
        loop,
      } as const)
  return { edition: {}, seed: odd() ? 0.5 : seed, cards, seats: [seat(), seat()], start }
}

const steps = ["untap", "draw", "charge", "main", "attack", "end", "turn-over", "turn"]

type How = "alone" | "under" | "attached"

const isOf = (card: DmCard | undefined, ...types: readonly string[]): boolean =>
  card?.faces[0]?.types.some((type) => types.includes(type)) === true

/** May this card lie so? */
function fits(card: DmCard, zone: string, how: How): boolean {
  const special: readonly string[] = card.faces[0]?.special ?? []
  if (how === "attached") return isOf(card, ...(zone === "shields" ? ["castle"] : ["cross-gear", "aura"]))
  if (zone === "battle") return how === "under" || !isOf(card, "spell", "castle", "cell", "weapon", "aura")
  const home = special.includes("gr")
    ? "gr"
    : special.some((one) => ["psychic", "dragheart"].includes(one))
      ? "hyperspatial"
      : null
  return home === null ? zone !== "gr" && zone !== "hyperspatial" : home === zone
}

const several = <T>(random: Random, most: number, one: () => T): readonly T[] =>
  Array.from({ length: random(most + 1) }, one)

/** Takes the position up and plays on. Returns the fault where it was refused. */
function tryOut(setup: Setup, seed: number, check: boolean): Fault | null {
  const begun = newGame(rulebook, setup)
  if (!begun.ok) return begun.fault
  const game = begun.value
  const random = randomSource(seed)
  try {
    let asked = decision(game)
    for (let n = 0; asked !== null && n < 40; n++) {
      if (check) expect(unsound(game)).toEqual([])
      const given = answer(game, asked.by, sample(asked.space, random, game.oracle))
      if (!given.ok) throw new Error(given.fault.message.en)
      asked = given.value
    }
  } catch (error) {
    // Some positions really don't end: that is told, too.
    if (!(error instanceof Endless)) throw error
  }
  return null
}

const seeds = fc.integer({ min: 0, max: 10_000_000 })

test("whatever is set up is refused with a reason, or played", () => {
  const seen: Record<string, number> = {}
  fc.assert(
    fc.property(seeds, fc.constantFrom(0, 0, 1, 10), (seed, wild) => {
      const fault = tryOut(wildSetup(seed, wild), seed, true)
      const code = fault?.code ?? "played"
      seen[code] = (seen[code] ?? 0) + 1
      if (fault === null) return
      expect(fault.place).not.toBe("")
      expect(fault.message.en).toMatch(/\.$/)
      expect(fault.message.ja).toMatch(/。$/)
    }),
    { numRuns: runs(60) },
  )
  expect(seen.played).toBeGreaterThan(5)
})

const deck = [{ card: 0 }, { card: 0 }, { card: 0 }, { card: 0 }]

/** A position of named cards, seat A's zones as written. */
function written(names: readonly string[], zones: SeatSetup["zones"], start: Partial<Setup["start"]> = {}): Setup {
  return {
    edition: {},
    seed: 1,
    cards: ["青銅の鎧", ...names].map((card) => ({ card })),
    seats: [{ zones: { deck, ...zones } }, { zones: { deck } }],
    start: { whole: false, turn: 5, active: 0, loop: { step: "main" }, ...start } as Setup["start"],
  }
}

test.each<readonly [string, Setup, string | null]>([
  ["a spell in the battle zone", written(["エナジー・ライト"], { battle: [{ card: 1 }] }), "not-an-element"],
  ["an Aura without a creature", written(["極幻夢 ギャ・ザール"], { battle: [{ card: 1 }] }), "cant-be-alone"],
  ["a psychic creature in the hand", written(["時空の花カイマン"], { hand: [{ card: 1 }] }), "belongs-elsewhere"],
  ["a GR creature in the deck", written(["全能ゼンノー"], { deck: [{ card: 1 }] }), "belongs-elsewhere"],
  ["another creature in the hyperspatial zone", written([], { hyperspatial: [{ card: 0 }] }), "belongs-elsewhere"],
  ["another creature in the ultra GR", written([], { gr: [{ card: 0 }] }), "belongs-elsewhere"],
  ["50 shields", written([], { shields: Array.from({ length: 50 }, () => ({ card: 0 })) }), null],
  ["a deck of no card", written([], { deck: [] }), "no-deck"],
  ["an evolution creature without a base", written(["アストラル・リーフ"], { battle: [{ card: 1 }] }), null],
  [
    "a creature attached to another",
    written([], { battle: [{ card: 0, attached: [{ card: 0 }] }] }),
    "cant-be-attached",
  ],
  [
    "a card under a card in the mana zone",
    written([], { mana: [{ card: 0, under: [{ card: 0 }] }] }),
    "nothing-beneath",
  ],
  [
    "a card under a card under a card",
    written([], { battle: [{ card: 0, under: [{ card: 0, under: [{ card: 0 }] }] }] }),
    "within-another",
  ],
  ["a tapped card in the hand", written([], { hand: [{ card: 0, tapped: true }] }), "cant-be-tapped"],
  ["a face that isn't there", written([], { hand: [{ card: 0, face: 1 }] }), "no-such-face"],
  ["a negative face", written([], { hand: [{ card: 0, face: -1 }] }), "no-such-face"],
  ["a pending card", written([], { hand: [{ card: 0, marks: { pending: 1 } }] }), "bad-mark"],
  ["half a turn", written([], {}, { turn: 2.5 } as Partial<Setup["start"]>), "bad-turn"],
  ["a negative turn", written([], {}, { turn: -1 } as Partial<Setup["start"]>), "bad-turn"],
  ["the turn of a third player", written([], {}, { active: 2 } as Partial<Setup["start"]>), "bad-seat"],
  ["the middle of an attack", written([], {}, { loop: { step: "block" } } as Partial<Setup["start"]>), "unknown-step"],
  [
    "an attack going on",
    written([], { battle: [{ card: 0 }] }, { loop: { step: "main", attacker: 5 } } as Partial<Setup["start"]>),
    "under-way",
  ],
])("%s", (_name, setup, code) => {
  expect(tryOut(setup, 1, true)?.code ?? null).toBe(code)
})
