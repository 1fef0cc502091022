import {
  type Ability,
  askOne,
  type Effect,
  type Game,
  happen,
  holds,
  isThere,
  makeFrame,
  mark,
  type ObjectId,
  object,
  type Procedure,
  removeWaiting,
  run,
  step,
  type Waiting,
} from "@dilemma-table/engine"
import { modesAreUnreadable } from "./modes.ts"
import { gStrike } from "./shields.ts"
import { useCard } from "./using.ts"

/**
 * Which waiting effects may be carried out next (101.4, 605.1): S・トリガー before all others, the turn player's before the
 * other player's. Asked anew after each, so an effect of the turn player that comes up meanwhile jumps ahead (101.4c).
 */
function ready(game: Game): readonly Waiting[] {
  const { waiting, active } = game.state
  const rank = (one: Waiting): number => (isShieldAbility(one) ? 0 : 2) + (one.controller === active ? 0 : 1)
  const first = waiting.reduce((least, one) => Math.min(least, rank(one)), 4)
  return waiting.filter((one) => rank(one) === first)
}

/** S・トリガー, G・ストライク: handled at one time (101.4b). */
const isShieldAbility = (one: Waiting): boolean => one.kind !== "trigger"

/**
 * Carries out the next waiting effect; its owner says which where there are several.
 * @returns false if none waits
 */
export function* resolveNext(game: Game): Procedure<boolean> {
  const next = ready(game)
  const [first] = next
  if (first === undefined) return false
  const n = next.length === 1 ? first.n : yield* chooseNext(game, next)
  yield* resolve(game, n)
  return true
}

function* chooseNext(game: Game, next: readonly Waiting[]): Procedure<number> {
  const key = yield* askOne(
    game,
    {
      by: next[0]?.controller as Waiting["controller"],
      kind: "waiting",
      rules: ["101.4a", "605.1"],
      prompt: "next-waiting",
      rest: true,
    },
    next.map((one) => ({ key: one.n, is: { type: "waiting", waiting: one.n, object: one.source } })),
  )
  return Number(key)
}

function* resolve(game: Game, n: number): Procedure<void> {
  const waiting = game.state.waiting.find((one) => one.n === n)
  if (waiting === undefined) throw new RangeError(`Nothing waits under ${n}`)
  removeWaiting(game, n)
  const { source, controller: player } = waiting
  step(game, waiting.kind === "trigger" ? "resolve" : waiting.kind, ["605.1"], { player, object: source })
  if (waiting.kind === "s-trigger") yield* executeShieldTrigger(game, waiting)
  else if (waiting.kind === "g-strike") yield* run(game, makeFrame(source, player), gStrike as Effect)
  else yield* runWaiting(game, waiting)
}

/** A declared S・トリガー: the card is executed without paying its cost (112.3a). */
function* executeShieldTrigger(game: Game, { source, controller }: Waiting): Procedure<void> {
  if (!isThere(game.state, source)) return
  yield* useCard(game, controller, source, { free: true, byItself: false, source })
}

type Triggered = Ability & { readonly do: Effect; readonly if?: Parameters<typeof holds>[2]; readonly limit?: "turn" }

/** The effect of a triggered ability. Its "if" is looked at only now (603.4); it needs its card no more (110.5a). */
function* runWaiting(game: Game, waiting: Waiting): Procedure<void> {
  const ability = waiting.ability as Triggered | null
  if (ability === null) return
  const { source, controller, event, names } = waiting
  const frame = makeFrame(source, controller, { event, ability, names })
  if (ability.if !== undefined && !holds(game, frame, ability.if)) return
  if (modesAreUnreadable(game, waiting)) {
    step(game, "modes-unreadable", ["110.5a", "700.2a"], { player: controller, object: source })
    return
  }
  if (ability.limit === "turn" && usedThisTurn(game, source, ability)) return
  const done = yield* run(game, frame, ability.do)
  if (done && ability.limit === "turn") yield* rememberUse(game, source, ability)
}

/** "Only once each turn": counted by the ability's place on its card. Declining it doesn't count as using it. */
const limitMark = (game: Game, source: ObjectId, ability: Ability): string => {
  const found = object(game.state, source)
  return `used:${game.cards[found.card]?.faces[found.face]?.abilities.indexOf(ability) ?? -1}`
}

const usedThisTurn = (game: Game, source: ObjectId, ability: Ability): boolean =>
  mark(object(game.state, source).marks, limitMark(game, source, ability)) === game.state.turn + 1

function* rememberUse(game: Game, source: ObjectId, ability: Ability): Procedure<void> {
  if (!isThere(game.state, source)) return
  const name = limitMark(game, source, ability)
  yield* happen(game, [{ type: "mark", rule: "605.1", object: source, name, amount: game.state.turn + 1 }])
}
