import {
  amountOf,
  type CostWord,
  either,
  type Frame,
  type Game,
  happen,
  integer,
  type Procedure,
  type Shape,
  term,
  type Value,
  zone,
} from "@dilemma-table/engine"
import type { Paying } from "../activating-for-mana.ts"
import { together } from "../costs.ts"
import { lifeEvent } from "../damage.ts"
import { manaText } from "../mana-cost.ts"
import { payability } from "../payability.ts"
import { activateManaAbilities, payMana } from "../payment.ts"
import { unpaid } from "../using-objects.ts"
import { loyalty } from "./loyalty.ts"
import { objectCosts } from "./object-costs.ts"
import { playersCosts } from "./player-words.ts"

const amount: Shape = either(integer(1), term("value"))

const cost = <A>(
  shape: Shape,
  payable: (game: Game, frame: Frame, argument: A, whole: Readonly<Record<string, unknown>>) => boolean,
  pay: (game: Game, frame: Frame, argument: A, whole: Readonly<Record<string, unknown>>) => Procedure<void>,
  fields?: CostWord["fields"],
): CostWord => ({
  shape,
  ...(fields === undefined ? {} : { fields }),
  payable: payable as CostWord["payable"],
  pay: pay as CostWord["pay"],
})

/** Costs of activated abilities, spells and modes (118). */
export const costs: Readonly<Record<string, CostWord>> = {
  mana: cost<string>(
    manaText,
    (game, frame, mana) =>
      payability(game, { by: frame.you, object: frame.source, source: frame.source, frame }, together([{ mana }], 0))
        .answer !== "no",
    function* (game, frame, mana) {
      const total = together([{ mana }], frame.said?.x ?? 0)
      const paying: Paying = { player: frame.you, object: frame.source, source: frame.source, frame, activations: [] }
      const auto = yield* activateManaAbilities(game, paying, total)
      yield* payMana(game, paying, total.mana, auto)
    },
  ),
  payLife: cost<Value>(
    amount,
    (game, frame, value) => (game.state.players[frame.you]?.life ?? 0) >= amountOf(game, frame, value),
    function* (game, frame, value) {
      const n = amountOf(game, frame, value)
      if ((game.state.players[frame.you]?.life ?? 0) < n) throw unpaid(frame, "life")
      yield* happen(game, [lifeEvent(frame.you, -n, "119.4", frame.source)])
    },
  ),
  mill: cost<Value>(
    amount,
    (game, frame, value) => zone(game, frame.you, "library").length >= amountOf(game, frame, value),
    function* (game, frame, value) {
      const n = amountOf(game, frame, value)
      const cards = zone(game, frame.you, "library").slice(0, n)
      if (cards.length < n) throw unpaid(frame, "mill")
      yield* happen(
        game,
        cards.map((id) => ({
          type: "move",
          as: "mills",
          rule: "701.17a",
          object: id,
          to: "graveyard",
          player: frame.you,
        })),
      )
    },
  ),
  ...objectCosts,
  ...playersCosts,
  loyalty,
}
