import { expect, it } from "vitest"
import { compared } from "./compared.ts"

/*
 * What is offered for casting, against a slow enumerator written by itself (brute.ts), on generated small positions: nothing is
 * missing, nothing too much, and what has been announced can be paid for however it is answered. SOAK=n compares n positions.
 */

const count = Number(process.env.SOAK ?? 20)

it("what is offered is what can be completed", { timeout: 3_600_000 }, () => {
  let announcements = 0
  let unsure = 0
  const faults: string[] = []
  for (let seed = 1; seed <= count; seed++) {
    const found = compared(seed)
    announcements += found.announcements
    unsure += found.unsure
    if (found.fault !== null) faults.push(found.fault)
  }
  expect(faults).toEqual([])
  expect(announcements).toBeGreaterThan(count)
  expect(unsure).toBeLessThanOrEqual(Math.ceil(count / 50))
})
