import { newGame } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { deckSetup, decks, rulebook } from "../src/index.ts"

test.each([1, 3, 4])("a game of %i players is refused: Duel Masters is a game of two", (players) => {
  const [deck] = decks
  if (deck === undefined) throw new Error("There are no decks")
  const { seats, ...rest } = deckSetup([deck, deck], 1)
  const made = newGame(rulebook, { ...rest, seats: Array.from({ length: players }, () => seats[0] as never) })
  expect(made).toMatchObject({
    ok: false,
    fault: {
      code: "bad-seats",
      place: "seats",
      message: { en: `This game has 2 seats, not ${players}.`, ja: `席は2つ必要です(${players}つあります)。` },
    },
  })
})
