import { askOne, type Game, type Key, type Option, type Procedure } from "@dilemma-table/engine"
import { halfKey } from "./halves.ts"
import type { Half } from "./mana-cost.ts"
import { purseOf } from "./payability.ts"
import { openHalves, type Proposal, say, saying } from "./proposal.ts"
import { isAffordable } from "./settling.ts"

/*
 * Symbols that can be paid with mana or otherwise: {W/P} with two life, {2/W} with two generic mana. How is announced with the
 * spell or ability (601.2b, 107.4e–f). Which color pays {W/U} is announced where a reduction asks for it; else it shows as it is
 * paid: nothing could ask before.
 */

/** Says how each such symbol will be paid; asked where more than one way could be. */
export function* announceHalves(game: Game, proposal: Proposal): Procedure<Proposal> {
  let announced = proposal
  for (;;) {
    const halves = openHalves(game, announced)
    if (halves === null) return announced
    const withOne = (half: Half): Proposal =>
      saying(announced, { ...announced.said, costs: [...announced.said.costs, halfKey(half)] })
    const purse = purseOf(game, proposal.by)
    const able = halves.filter((half) => isAffordable(game, withOne(half), purse))
    const [first = halves[0] as Half] = able
    const half = able.length < 2 ? first : yield* askHalf(game, proposal, able)
    announced = withOne(half)
    yield* say(game, proposal.object, announced.said, "601.2b")
  }
}

function* askHalf(game: Game, proposal: Proposal, halves: readonly Half[]): Procedure<Half> {
  const key: Key = yield* askOne(
    game,
    {
      by: proposal.by,
      kind: "cost-choice",
      rules: ["601.2b", halves.includes("P") ? "107.4f" : "107.4e"],
      prompt: "half",
      source: proposal.object,
      about: { symbol: `{${halves.join("/")}}` },
    },
    halves.map((half): Option => ({ key: half, is: { type: "word", word: `pay-${half}` } })),
  )
  return key as Half
}
