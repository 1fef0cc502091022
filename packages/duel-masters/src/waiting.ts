import {
  type Ability,
  askOne,
  type Effect,
  type Game,
  holds,
  makeFrame,
  type Procedure,
  removeWaiting,
  run,
  step,
  type Waiting,
} from "@dilemma-table/engine"
import { openWindow, WINDOW } from "./declaration-windows.ts"
import { isUsedUp, type Limit, rememberUse } from "./limits.ts"
import { modesAreUnreadable } from "./modes.ts"
import { gStrike } from "./shields.ts"
import { useDeclared } from "./using-declared.ts"

/**
 * In which order waiting effects are carried out (101.4, 605.1), the smallest first: S・トリガー before all others (101.4b), then
 * what triggered before a break (509.4), the rest after that. Of each the turn player's come before the other player's; a
 * player's moment for declarations comes before that player's own effects (506.3b–e).
 */
function rankOf(game: Game, one: Waiting): number {
  const other = one.controller === game.state.active ? 0 : 1
  if (one.kind === WINDOW) return 4 + 2 * other
  if (one.kind !== "trigger") return other
  return one.event?.as === BEFORE_BREAK ? 2 + other : 5 + 2 * other
}

const BEFORE_BREAK = "about-to-break"

/**
 * Which waiting effects may be carried out next. Asked anew after each, so an effect of the turn player that comes up meanwhile
 * jumps ahead (101.4c).
 */
function ready(game: Game, among: readonly Waiting[]): readonly Waiting[] {
  const first = among.reduce((least, one) => Math.min(least, rankOf(game, one)), Number.POSITIVE_INFINITY)
  return among.filter((one) => rankOf(game, one) === first)
}

/**
 * Carries out the next waiting effect; its owner says which where there are several.
 * @param rest false while an effect or another procedure goes on
 * @returns false if none waits
 */
export function* resolveNext(game: Game, rest = true): Procedure<boolean> {
  return yield* resolveAmong(game, game.state.waiting, rest)
}

function* resolveAmong(game: Game, among: readonly Waiting[], rest: boolean): Procedure<boolean> {
  const next = ready(game, among)
  const [first] = next
  if (first === undefined) return false
  if (first.kind === WINDOW) yield* openWindow(game, first, rest)
  else yield* resolve(game, next.length === 1 ? first.n : yield* chooseNext(game, next, rest))
  return true
}

/**
 * Carries out at once, in the middle of an effect, what has triggered under this name since: "when it battles" (101.4f), and what
 * comes before a break (603.7b), the newest first.
 * @param since the last thing that waited before
 * @returns whether there was anything
 */
export function* resolveAtOnce(game: Game, name: string, since: number): Procedure<boolean> {
  let any = false
  while (true) {
    const fresh = game.state.waiting.filter((one) => one.n > since && one.kind === "trigger" && one.event?.as === name)
    if (!(yield* resolveAmong(game, fresh, false))) return any
    any = true
  }
}

/** The count up to which everything waits by now. */
export const waitingUpTo = (game: Game): number => game.state.time

/**
 * Before shields are broken by an effect: what triggers on that, then all else that waits (603.7a, 603.7b). Nothing is
 * done where nothing has triggered.
 */
export function* resolveBeforeBreak(game: Game, since: number): Procedure<void> {
  if (!(yield* resolveAtOnce(game, BEFORE_BREAK, since))) return
  while (yield* resolveNext(game, false));
}

function* chooseNext(game: Game, next: readonly Waiting[], rest: boolean): Procedure<number> {
  const key = yield* askOne(
    game,
    {
      by: next[0]?.controller as Waiting["controller"],
      kind: "waiting",
      rules: ["101.4a", "605.1"],
      prompt: "next-waiting",
      rest,
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
  if (waiting.kind === "trigger") yield* runWaiting(game, waiting)
  else if (waiting.kind === "g-strike") yield* run(game, makeFrame(source, player), gStrike as Effect)
  else yield* useDeclared(game, waiting)
}

type Triggered = Ability & { readonly do: Effect; readonly if?: Parameters<typeof holds>[2]; readonly limit?: Limit }

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
  const { limit } = ability
  if (limit !== undefined && isUsedUp(game, controller, source, ability, limit)) return
  if (limit !== undefined) yield* rememberUse(game, controller, source, ability, limit, true)
  const done = yield* run(game, frame, ability.do)
  if (!done && limit !== undefined) yield* rememberUse(game, controller, source, ability, limit, false)
}
