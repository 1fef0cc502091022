import { askOne, type Game, type Key, type Option, type Procedure } from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { type Half, openSymbol, withHalf } from "./mana-cost.ts"
import { purseOf } from "./payability.ts"
import { type Proposal, say, saying, totalOf } from "./proposal.ts"
import { isAffordable } from "./settling.ts"

/*
 * Symbols that can be paid with mana or otherwise: {W/P} with two life, {2/W} with two generic mana. How is announced with the
 * spell or ability (601.2b, 107.4e–f) and kept with it as "half:W", one after the other. Which color pays {W/U} shows only as it
 * is paid: nothing could ask before.
 */

const prefix = "half:"

/** The total with the symbols paid as announced. */
export function withHalves(total: TotalCost, announced: readonly Key[]): TotalCost {
  let { mana, other } = total
  for (const key of announced) {
    if (typeof key !== "string" || !key.startsWith(prefix)) continue
    const at = openSymbol(mana)
    if (at < 0) break
    const paid = withHalf(mana, at, key.slice(prefix.length) as Half)
    mana = paid.mana
    if (paid.life > 0) other = [...other, { payLife: paid.life }]
  }
  return { mana, other }
}

/** Says how each such symbol will be paid; asked where more than one way could be. */
export function* announceHalves(game: Game, proposal: Proposal): Procedure<Proposal> {
  let announced = proposal
  for (;;) {
    const { mana } = totalOf(game, announced)
    const halves = mana.hybrid[openSymbol(mana)]
    if (halves === undefined) return announced
    const withOne = (half: Half): Proposal =>
      saying(announced, { ...announced.said, costs: [...announced.said.costs, `${prefix}${half}`] })
    const purse = purseOf(game, proposal.by)
    const able = halves.filter((half) => isAffordable(game, withOne(half), purse))
    const [first = halves[0] as Half] = able
    const half = able.length < 2 ? first : yield* askHalf(game, proposal, able)
    announced = withOne(half)
    yield* say(game, proposal.object, announced.said, "601.2b")
  }
}

function* askHalf(game: Game, proposal: Proposal, halves: readonly Half[]): Procedure<Half> {
  const key = yield* askOne(
    game,
    {
      by: proposal.by,
      kind: "cost-choice",
      rules: ["601.2b", "107.4e"],
      prompt: "half",
      source: proposal.object,
      about: { symbol: `{${halves.join("/")}}` },
    },
    halves.map((half): Option => ({ key: half, is: { type: "word", word: `pay-${half}` } })),
  )
  return key as Half
}
