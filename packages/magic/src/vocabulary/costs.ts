import {
  amountOf,
  ask,
  type CostWord,
  either,
  type Filter,
  type Frame,
  type Game,
  happen,
  Illegal,
  integer,
  isThere,
  type ObjectId,
  object,
  objectOption,
  objectsMatching,
  type Procedure,
  pick,
  type Shape,
  term,
  text,
  type Value,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { together } from "../costs.ts"
import { lifeEvent } from "../damage.ts"
import { manaText } from "../mana-cost.ts"
import { payability } from "../payability.ts"
import { activateManaAbilities, type Paying, payMana } from "../payment.ts"
import { sacrificed } from "./card-verbs.ts"

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

const unpaid = (frame: Frame, name: string): Illegal =>
  new Illegal({ code: "cost-unpayable", rule: "118.3", object: frame.source, player: frame.you, data: { cost: name } })

const onBattlefield = (game: Game, id: ObjectId): boolean =>
  isThere(game.state, id) && object(game.state, id).zone === "battlefield"

const turn = (type: "tap" | "untap"): CostWord =>
  cost<true>(
    yes,
    (game, frame) =>
      onBattlefield(game, frame.source) && object(game.state, frame.source).tapped === (type === "untap"),
    function* (game, frame) {
      const rule = type === "tap" ? "107.5" : "107.6"
      const done = onBattlefield(game, frame.source)
        ? yield* happen(game, [{ type, rule, object: frame.source, player: frame.you }])
        : []
      if (done.length === 0) throw unpaid(frame, type)
    },
  )

const able = (game: Game, frame: Frame, what: Filter | "this"): readonly ObjectId[] =>
  what === "this"
    ? [frame.source].filter((id) => onBattlefield(game, id) && object(game.state, id).controller === frame.you)
    : objectsMatching(game, frame, what).filter((id) => object(game.state, id).controller === frame.you)

/** Costs of activated abilities, spells and modes (118). */
export const costs: Readonly<Record<string, CostWord>> = {
  mana: cost<string>(
    manaText,
    (game, frame, mana) =>
      payability(game, { by: frame.you, object: frame.source, source: frame.source }, together([{ mana }], 0))
        .answer !== "no",
    function* (game, frame, mana) {
      const total = together([{ mana }], frame.said?.x ?? 0)
      const paying: Paying = { player: frame.you, object: frame.source, source: frame.source, activations: [] }
      const auto = yield* activateManaAbilities(game, paying, total)
      yield* payMana(game, paying, total.mana, auto)
    },
  ),
  tap: turn("tap"),
  untap: turn("untap"),
  payLife: cost<Value>(
    amount,
    (game, frame, value) => (game.state.players[frame.you]?.life ?? 0) >= amountOf(game, frame, value),
    function* (game, frame, value) {
      const n = amountOf(game, frame, value)
      if ((game.state.players[frame.you]?.life ?? 0) < n) throw unpaid(frame, "life")
      yield* happen(game, [lifeEvent(frame.you, -n, "119.4", frame.source)])
    },
  ),
  sacrifice: cost<Filter | "this">(
    either(words("this"), term("filter")),
    (game, frame, what) => able(game, frame, what).length > 0,
    function* (game, frame, what) {
      const from = able(game, frame, what)
      if (from.length === 0) throw unpaid(frame, "sacrifice")
      const [id] =
        what === "this"
          ? from
          : yield* ask(game, {
              by: frame.you,
              kind: "cost-choice",
              rules: ["601.2h", "701.21a"],
              prompt: "sacrifice",
              source: frame.source,
              about: { count: 1 },
              space: pick(from.map(objectOption), 1, 1),
            })
      yield* happen(game, [sacrificed(id as ObjectId, frame.you)])
    },
  ),
  discard: cost<Value>(
    amount,
    (game, frame, value) => hand(game, frame).length >= amountOf(game, frame, value),
    function* (game, frame, value) {
      const n = amountOf(game, frame, value)
      const from = hand(game, frame)
      if (from.length < n) throw unpaid(frame, "discard")
      const keys = yield* ask(game, {
        by: frame.you,
        kind: "cost-choice",
        rules: ["601.2h", "701.9a"],
        prompt: "discard",
        source: frame.source,
        about: { count: n },
        space: pick(from.map(objectOption), n, n),
      })
      yield* happen(
        game,
        (keys as readonly ObjectId[]).map((id) => ({
          type: "move",
          as: "discards",
          rule: "701.9a",
          object: id,
          to: "graveyard",
          player: frame.you,
        })),
      )
    },
  ),
  removeCounters: cost<number>(
    integer(1),
    (game, frame, n, whole) => (object(game.state, frame.source).counters[whole.kind as string] ?? 0) >= n,
    function* (game, frame, n, whole) {
      const kind = whole.kind as string
      if ((object(game.state, frame.source).counters[kind] ?? 0) < n) throw unpaid(frame, "counters")
      yield* happen(game, [{ type: "counters", rule: "122.1", object: frame.source, name: kind, amount: -n }])
    },
    { kind: text },
  ),
}

/** The cards that can be discarded for what is being paid: the spell itself has left the hand. */
const hand = (game: Game, frame: Frame): readonly ObjectId[] =>
  zone(game, frame.you, "hand").filter((id) => id !== frame.source)
