import { decision, type Game, type Procedure } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { type KnownGame, loadGame } from "../src/games/known.ts"
import { type Beginning, begunTable } from "../src/worker/beginning.ts"
import { later } from "../src/worker/later.ts"

/* Of a game that begins, a procedure may wait to be fetched that nothing told of when the page was built. */

/** A game whose rulebook runs only once it has been fetched, and what fetches it. */
async function waiting(): Promise<{
  readonly known: KnownGame
  readonly fetch: () => Promise<void>
  fetched(): number
}> {
  const known = await loadGame("duel-masters")
  let run: ((game: Game) => Procedure<void>) | null = null
  let times = 0
  const { rulebook } = known
  const here = later(
    async () => rulebook,
    () => {},
  )
  return {
    known: {
      ...known,
      rulebook: { ...rulebook, run: (game) => (run ?? ((given: Game) => here().run(given)))(game) },
    },
    async fetch() {
      times += 1
      run = (game) => rulebook.run(game)
    },
    fetched: () => times,
  }
}

const beginning = (known: KnownGame): Beginning => ({
  known,
  game: "duel-masters",
  decks: known.decks.slice(0, 2).map(({ id }) => id),
  seats: [{ by: "person" }, { by: "machine", player: "greedy" }],
  seed: 5,
  handling: { autoPass: true, autoPay: true },
})

test("a game whose procedure isn't there yet begins once it has been fetched", async () => {
  const { known, fetch, fetched } = await waiting()
  const shown: unknown[] = []
  const table = await begunTable(fetch, beginning(known), (one) => shown.push(one))
  expect(fetched()).toBe(1)
  expect(decision(table.game)).not.toBeNull()
  expect(shown).toEqual([table])
})

test("nothing is fetched where all is there, and what can't be begun is refused", async () => {
  const known = await loadGame("duel-masters")
  const never = async (): Promise<never> => {
    throw new Error("Nothing need be fetched")
  }
  const table = await begunTable(never, beginning(known), () => {})
  expect(table.game.tape).not.toBeNull()
  const alone: KnownGame = { ...known, setup: (...all) => ({ ...known.setup(...all), seats: [] }) }
  const none = begunTable(
    async () => {},
    beginning(alone),
    () => {},
  )
  await expect(none).rejects.toMatchObject({ fault: { code: "bad-seats" } })
})
