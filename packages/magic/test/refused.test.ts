import {
  decision,
  iterate,
  type Key,
  newGame,
  type Placed,
  randomSource,
  type Setup,
  trial,
  zone,
} from "@dilemma-table/engine"
import { expect, it } from "vitest"
import { beginCastRefusal, castJudged, castSpell, waysNow } from "../src/casting.ts"
import { cards, magic } from "../src/index.ts"
import { A } from "./table.ts"

const positions = Number(process.env.SOAK ?? 6)
/** So many ways of answering are tried for each casting. */
const ways = 60

/** A few cards of the library everywhere. */
function setupOf(seed: number): Setup {
  const random = randomSource(seed)
  const some = (n: number, of: readonly string[]): Placed[] =>
    Array.from({ length: n }, () => {
      const able = cards.flatMap((card, i) =>
        of.some((type) => card.faces[0]?.types.includes(type as never)) ? [i] : [],
      )
      return { card: able[random(able.length)] as number }
    })
  const seat = () => ({
    life: 1 + random(8),
    zones: {
      hand: some(6, ["instant", "sorcery", "creature", "artifact"]),
      battlefield: [...some(2 + random(3), ["land"]), ...some(random(4), ["creature", "artifact"])],
      library: some(6, ["land"]),
    },
  })
  const all = cards.map((card) => ({ card: card.name.en ?? card.name.ja ?? "" }))
  return {
    edition: {},
    seed,
    cards: all,
    seats: [seat(), seat()],
    start: { whole: false, turn: 5, active: 0, loop: {} },
  }
}

it("what is said not to be possible isn't, however it is answered", { timeout: 3_600_000 }, () => {
  let forced = 0
  for (let seed = 1; seed <= positions; seed++) {
    const made = newGame(magic, setupOf(seed))
    if (!made.ok) throw new Error(made.fault.message.en)
    const game = made.value
    if (decision(game)?.by !== A) continue
    for (const card of zone(game, A, "hand")) {
      if (beginCastRefusal(game, A, card) !== null || castJudged(game, A, card).answer !== "no") continue
      forced += 1
      const script: number[] = []
      for (let n = 0; n < ways; n++) {
        const widths: number[] = []
        const { result } = trial(
          game,
          (copy) => castSpell(copy, A, card, 0, waysNow(copy, A, card, 0), []),
          ({ space }) => {
            const answers: (readonly Key[])[] = []
            for (const keys of iterate(space)) if (answers.push(keys) >= 6) break
            widths.push(answers.length)
            return answers[script[widths.length - 1] ?? 0] ?? null
          },
        )
        expect(result.end, `seed ${seed}, card ${card}, answers ${script.join()}`).not.toBe("done")
        const at = widths.findLastIndex((width, i) => (script[i] ?? 0) + 1 < width)
        if (at < 0) break
        script.length = at + 1
        for (let i = 0; i < at; i++) script[i] ??= 0
        script[at] = (script[at] ?? 0) + 1
      }
    }
  }
  expect(forced).toBeGreaterThan(positions)
})
