import { type CostWord, either, type Frame, type Game, happen, integer, object, words } from "@dilemma-table/engine"
import { unpaid } from "../using-objects.ts"

const change = (frame: Frame, what: number | "x"): number => (what === "x" ? -(frame.said?.x ?? 0) : what)

const loyaltyOf = (game: Game, { source }: Frame): number => object(game.state, source).counters.loyalty ?? 0

/** Loyalty counters put on the planeswalker, or removed from it (606.4, 606.5). */
export const loyalty: CostWord = {
  shape: either(integer(), words("x")),
  payable: (game, frame, what: number | "x") => loyaltyOf(game, frame) + change(frame, what) >= 0,
  *pay(game, frame, what: number | "x") {
    const amount = change(frame, what)
    if (loyaltyOf(game, frame) + amount < 0) throw unpaid(frame, "loyalty")
    if (amount !== 0)
      yield* happen(game, [{ type: "counters", rule: "606.4", object: frame.source, name: "loyalty", amount }])
  },
}
