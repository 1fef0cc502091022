import { expect, it } from "vitest"
import { compared } from "./compared.ts"

/*
 * What is offered for casting, against a slow enumerator written by itself (brute.ts), on generated small positions: nothing is
 * missing, nothing too much, and what has been announced can be paid for however it is answered. The same positions each time,
 * those among them in which something was wrong once, and a few others for each number that SEED says; SOAK=n compares n.
 */

/**
 * Mana abilities that cost mana and can be used again and again (one of which went round for ever); an X that says how much a
 * target must have at least, or how many modes there are, beside a cost that is chosen; a creature tapped for mana and then
 * sacrificed for more.
 */
const found = [24, 27, 246, 545, 3626, 4012, 4833, 5035]
const { SOAK, SEED } = process.env
const first = Array.from({ length: Number(SOAK ?? 16) }, (_, i) => i + 1)
const others = SEED === undefined ? [] : Array.from({ length: 4 }, (_, i) => 1000 + 4 * Number(SEED) + i)
const seeds = [...new Set([...first, ...found, ...others])]

it("what is offered is what can be completed", { timeout: 3_600_000 }, () => {
  let announcements = 0
  let unsure = 0
  const faults: string[] = []
  for (const seed of seeds) {
    const found = compared(seed)
    announcements += found.announcements
    unsure += found.unsure
    if (found.fault !== null) faults.push(found.fault)
  }
  expect(faults).toEqual([])
  expect(announcements).toBeGreaterThan(seeds.length)
  expect(unsure).toBeLessThanOrEqual(Math.ceil(seeds.length / 50))
})
