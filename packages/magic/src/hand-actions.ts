import {
  firstRefusal,
  type Game,
  happen,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  step,
} from "@dilemma-table/engine"
import { sorceryTiming } from "./activated.ts"
import type { ManaActivation } from "./activating-for-mana.ts"
import { completable, type Judged } from "./announcing.ts"
import { couldBeginToCast, refusalOf } from "./casting.ts"
import { abilities } from "./layers.ts"
import type { MagicCost } from "./lexicon.ts"
import type { Purse } from "./payability.ts"
import { payForSpecial, specialProposal } from "./special-actions.ts"

/*
 * Special actions that exile a card from the hand, to be cast later: suspend (116.2f), foretell (116.2h), plot (116.2k).
 */

export type HandAction = "suspend" | "foretell" | "plot"

type Check = (game: Game, player: PlayerId, card: ObjectId) => Refusal | null

interface Kind {
  readonly rule: string
  readonly allowed: Check
  readonly faceDown?: true
}

const kinds: Readonly<Record<HandAction, Kind>> = {
  // Whenever casting it from the hand could begin (702.62a).
  suspend: { rule: "116.2f", allowed: (game, player, card) => couldBeginToCast(game, player, card) },
  foretell: {
    rule: "116.2h",
    faceDown: true,
    allowed: (game, player, card) =>
      game.state.active === player ? null : { code: "not-your-turn", rule: "702.143a", object: card, player },
  },
  plot: {
    rule: "116.2k",
    allowed: (game, player, card) =>
      sorceryTiming(game, player) ? null : { code: "only-as-sorcery", rule: "702.170a", object: card, player },
  },
}

export const handActions = Object.keys(kinds) as readonly HandAction[]

export const isHandAction = (word: string | undefined): word is HandAction => word !== undefined && word in kinds

interface Found {
  readonly costs: readonly MagicCost[]
  /** Time counters (702.62a): a number, or X. */
  readonly counters: number | "x" | null
}

/** The card's keyword with what it costs to take the action; foretelling always costs {2} (702.143a). */
function keywordOf(game: Game, card: ObjectId, action: HandAction): Found | null {
  for (const ability of abilities(game, card)) {
    if (typeof ability !== "object" || !(action in ability)) continue
    if (action === "foretell") return { costs: [{ mana: "{2}" }], counters: null }
    const { [action]: own, for: costs } = ability as unknown as Readonly<Record<string, unknown>>
    return action === "suspend"
      ? { costs: costs as readonly MagicCost[], counters: own as number | "x" }
      : { costs: own as readonly MagicCost[], counters: null }
  }
  return null
}

/** Does a card in this hand offer any of these? One look at its abilities. */
export function offersHandAction(game: Game, card: ObjectId): boolean {
  for (const ability of abilities(game, card))
    if (typeof ability === "object" && handActions.some((action) => action in ability)) return true
  return false
}

const inHand: Check = (game, player, card) => {
  const { zone, owner } = object(game.state, card)
  return zone === "hand" && owner === player ? null : { code: "not-in-hand", rule: "116.2", object: card, player }
}

function beginRefusal(game: Game, player: PlayerId, card: ObjectId, action: HandAction): Refusal | null {
  const has: Check = () =>
    keywordOf(game, card, action) === null ? { code: "no-such-ability", rule: "116.2", object: card, player } : null
  return firstRefusal<Parameters<Check>>([inHand, has, kinds[action].allowed], game, player, card)
}

/** Whether the action could be completed; null where it may not be begun. */
export function handActionJudged(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  action: HandAction,
  purse?: Purse,
): Judged | null {
  const found = keywordOf(game, card, action)
  if (found === null || beginRefusal(game, player, card, action) !== null) return null
  return completable(game, specialProposal(player, card, found.costs), purse)
}

/** Why this player can't take the action now: the first check that fails, or null. */
export function handActionRefusal(game: Game, player: PlayerId, card: ObjectId, action: HandAction): Refusal | null {
  const begins = beginRefusal(game, player, card, action)
  if (begins !== null) return begins
  const judged = handActionJudged(game, player, card, action)
  return judged === null ? null : refusalOf(judged)
}

/** The cost is paid and the card exiled, without using the stack; it is remembered since which turn it lies there. */
export function* takeHandAction(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  action: HandAction,
  activations: ManaActivation[],
): Procedure<void> {
  const { rule, faceDown } = kinds[action]
  const found = keywordOf(game, card, action)
  if (found === null) return
  step(game, action, [rule], { player, object: card })
  const { said } = yield* payForSpecial(game, player, card, found.costs, activations)
  const [moved] = yield* happen(game, [
    {
      type: "move",
      as: "exile",
      rule,
      object: card,
      to: "exile",
      player,
      ...(faceDown === true ? { faceDown: true, seen: 1 << player } : {}),
    },
  ])
  const exiled = moved?.becomes
  if (exiled === undefined) return
  if (found.counters === null)
    yield* happen(game, [{ type: "mark", rule, object: exiled, name: action, amount: game.state.turn }])
  else {
    const amount = found.counters === "x" ? (said.x ?? 0) : found.counters
    if (amount > 0) yield* happen(game, [{ type: "counters", rule, object: exiled, name: "time", amount }])
  }
}
