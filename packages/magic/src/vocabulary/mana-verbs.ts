import {
  amountOf,
  askOne,
  askYesNo,
  attempt,
  did,
  type Frame,
  type Game,
  isThere,
  type ObjectId,
  object,
  optional,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playersOf,
  record,
  term,
  type Value,
  type VerbWord,
  words,
} from "@dilemma-table/engine"
import type { Paying } from "../activating-for-mana.ts"
import { otherCostsPayable, payCosts, together } from "../costs.ts"
import { cant, hasKeyword } from "../layers.ts"
import { colors, type ManaType, type ManaUse } from "../lexicon.ts"
import type { ManaLasts } from "../lexicon-costs.ts"
import type { Price } from "../lexicon-stack.ts"
import { addMana } from "../mana-pool.ts"
import { manaOf } from "../mana-sources.ts"
import { payability } from "../payability.ts"
import { activateManaAbilities, payMana } from "../payment.ts"
import { present } from "./present.ts"

type Whole = Readonly<Record<string, unknown>>

export const isIndestructible = (game: Game, id: ObjectId): boolean => hasKeyword(game, id, "indestructible")

/** What the mana may be spent on, where that isn't anything (106.6). */
export const useFields: NonNullable<VerbWord["fields"]> = {
  only: optional(record({ spells: optional(term("filter")), abilities: optional(term("filter")) })),
  lasts: optional(words("combat", "turn")),
}

/** What it may be spent on, and how long it lasts. */
const useOf = ({ only, lasts }: Whole): ManaUse | undefined =>
  lasts === undefined ? (only as ManaUse | undefined) : { ...(only as ManaUse | undefined), lasts: lasts as ManaLasts }

/** The mana that the text names. */
export const addFixed = (game: Game, frame: Frame, given: unknown, whole: Whole): Procedure<boolean> =>
  addMana(game, frame.you, manaOf(given as string), frame.source, useOf(whole))

/** So much mana of one type of the player's choice. */
export function* addAny(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const among = (whole.among ?? colors) as readonly ManaType[]
  const n = amountOf(game, frame, value as Value)
  const type = yield* askOne(
    game,
    { by: frame.you, kind: "name", rules: ["106.1b"], prompt: "mana-type", source: frame.source },
    among.map((one) => ({ key: one, is: { type: "word", word: one } })),
  )
  return yield* addMana(game, frame.you, String(type).repeat(n), frame.source, useOf(whole))
}

/** A player may pay mana while something resolves (118.12); mana abilities may be activated for it (605.3a). */
function* mayPay(
  game: Game,
  frame: Frame,
  player: PlayerId,
  price: Price,
  rules: readonly string[] = ["118.12"],
): Procedure<boolean> {
  const costs = typeof price === "string" ? [{ mana: price }] : price
  const total = together(costs, frame.said?.x ?? 0)
  const who = { by: player, object: frame.source, source: frame.source }
  const paid: Frame = { ...frame, you: player }
  if (otherCostsPayable(game, paid, total.other) !== null || payability(game, who, total).answer === "no") return false
  const cost = typeof price === "string" ? price : null
  const wants = yield* askYesNo(game, {
    by: player,
    rules,
    prompt: cost === null ? "pay-cost" : "pay",
    source: frame.source,
    about: cost === null ? {} : { cost },
  })
  if (!wants) return false
  const paying: Paying = { player, object: frame.source, source: frame.source, activations: [] }
  const { done } = yield* attempt(game, function* () {
    const auto = yield* activateManaAbilities(game, paying, total)
    yield* payMana(game, paying, total.mana, auto)
    yield* payCosts(game, paid, total.other)
  })
  return done
}

/** The price so often, each time with its own choices (702.24a). */
const repeated = (price: Price, times: number): Price =>
  Array.from({ length: times }, () => (typeof price === "string" ? [{ mana: price }] : price)).flat()

/** "You may pay …": done if it was paid. */
export function* payInEffect(game: Game, frame: Frame, cost: unknown, whole: Whole): Procedure<boolean> {
  const [player] = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  if (whole.upTo === true && player !== undefined) {
    const most = whole.times === undefined ? 1 : amountOf(game, frame, whole.times as Value)
    let paid = 0
    while (paid < most && (yield* mayPay(game, frame, player, cost as Price))) paid += 1
    if (typeof whole.as === "string") frame.names[whole.as] = paid
    return paid > 0
  }
  const price =
    whole.times === undefined ? (cost as Price) : repeated(cost as Price, amountOf(game, frame, whole.times as Value))
  return player === undefined ? false : yield* mayPay(game, frame, player, price)
}

/** Countering (701.6a): a spell goes to its owner's graveyard, an ability ceases to exist; unless its controller pays. */
export function* counter(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  let any = false
  for (const id of yield* present(game, frame, what)) {
    const into = (whole.into as string | undefined) ?? "graveyard"
    if (yield* counterOne(game, frame, id, (whole.unlessPays as Price | undefined) ?? null, undefined, into)) any = true
  }
  return any
}

/** Ward: the spell or ability whose target this became is countered unless its controller pays (702.21a). */
export function* wardOff(game: Game, frame: Frame, cost: unknown): Procedure<boolean> {
  const id = frame.event?.source
  return (
    id !== undefined &&
    isThere(game.state, id) &&
    (yield* counterOne(game, frame, id, cost as Price, ["118.12", "702.21a"]))
  )
}

function* counterOne(
  game: Game,
  frame: Frame,
  id: ObjectId,
  unlessPays: Price | null,
  rules?: readonly string[],
  to = "graveyard",
): Procedure<boolean> {
  const { kind, controller, zone } = object(game.state, id)
  if (zone !== "stack") return false
  if (unlessPays !== null && (yield* mayPay(game, frame, controller, unlessPays, rules))) return false
  // What can't be countered isn't (101.2).
  if (cant(game, id, "be-countered")) return false
  const event =
    kind === "ability"
      ? { type: "cease", as: "countered", rule: "701.6a", object: id, source: frame.source }
      : { type: "move", as: "countered", rule: "701.6a", object: id, to, source: frame.source }
  return yield* did(game, frame, [event])
}
