import {
  askOne,
  type Game,
  happen,
  type ObjectId,
  opponentOf,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"

const hands = ["rock", "paper", "scissors"] as const
type Hand = (typeof hands)[number]

/**
 * Two players show a hand of じゃんけん at the same time (103.4): neither sees the other's before showing their own. The first
 * answer may be a rest of the game. Gives who wins, or null where both show the same.
 */
export function* showHands(
  game: Game,
  pair: readonly [PlayerId, PlayerId],
  asking: { readonly prompt: string; readonly rest?: true; readonly source?: ObjectId },
): Procedure<PlayerId | null> {
  const shown: Hand[] = []
  for (const [i, player] of pair.entries()) {
    // The second's are listed from another one on, so that who always takes the first doesn't show the same for ever.
    const listed = i === 0 ? hands : [hands[2], hands[0], hands[1]]
    const key = yield* askOne(
      game,
      {
        by: player,
        kind: "first-player",
        rules: ["103.4"],
        prompt: asking.prompt,
        rest: asking.rest === true && shown.length === 0,
        secret: true,
        ...(asking.source === undefined ? {} : { source: asking.source }),
      },
      listed.map((hand) => ({ key: hand, is: { type: "word", word: hand } })),
    )
    shown.push(key as Hand)
  }
  const [first, second] = shown as [Hand, Hand]
  const [a, b] = pair[0] === 0 ? [first, second] : [second, first]
  yield* happen(game, [
    { type: "note", as: "hands-shown", rule: "103.4", data: { a, b } },
    ...pair.map((player, i) => ({
      type: "note" as const,
      as: "shows-hand",
      rule: "103.4" as const,
      player,
      name: shown[i] as Hand,
    })),
  ])
  if (first === second) return null
  // Each beats the one before it: paper rock, scissors paper, rock scissors.
  return (hands.indexOf(first) - hands.indexOf(second) + 3) % 3 === 1 ? pair[0] : pair[1]
}

/** The same again while it is a tie. Gives whether the player wins. */
export function* winsHands(game: Game, player: PlayerId, source: ObjectId): Procedure<boolean> {
  for (;;) {
    const winner = yield* showHands(game, [player, opponentOf(game, player)], { prompt: "play-hands", source })
    if (winner !== null) return winner === player
  }
}
