import {
  type Ability,
  abilityHolds,
  affects,
  ask,
  type EventPattern,
  type Game,
  type GameEvent,
  happen,
  hasLeft,
  makeFrame,
  matchesPattern,
  type ObjectId,
  type Option,
  object,
  one,
  type PlayerId,
  type Procedure,
  playersFrom,
  removeWaiting,
  standing,
  step,
  type Waiting,
  type Watcher,
} from "@dilemma-table/engine"
import { chooseTargets } from "./announcing.ts"
import { divide } from "./dividing.ts"
import type { MagicEffect } from "./lexicon.ts"
import { announceModes, modalPart } from "./modes.ts"
import { announcedX } from "./paid.ts"
import { place, stackOf } from "./position.ts"
import { type Proposal, proposalOf, say, saying } from "./proposal.ts"
import { hasDoneOnce } from "./vocabulary/effect-words.ts"

/** A triggered ability as the language says it (603.1). */
interface TriggeredAbility {
  readonly when: { readonly on: string | readonly string[] }
  readonly do: MagicEffect
  readonly limit?: "turn"
}

/** The name of the event that an ability triggers. */
export const triggering = "ability-triggers"

/** The classes of waiting abilities: those that trigger on another ability's triggering go on the stack last (603.3b). */
const parts = ["trigger", "trigger-on-trigger"] as const

/**
 * Does an ability that watches trigger (603.2)? With an "if" right behind its condition only if that holds (603.4).
 * @returns its class of waiting
 */
export function waits(game: Game, watcher: Watcher, event: GameEvent): string | null {
  if (!abilityHolds(game, watcher, event) || place(game).beforehand.length > 0) return null
  const { limit, when } = watcher.ability as unknown as TriggeredAbility
  if (limit === "turn" && triggeredThisTurn(game, watcher)) return null
  if (hasDoneOnce(game, watcher.object, watcher.ability)) return null
  return [when.on].flat().includes(triggering) ? parts[1] : parts[0]
}

/**
 * Abilities that make others trigger an additional time (603.2d): each adds one, where its event caused the triggering and the
 * ability is one of those it speaks of. Modes and targets are chosen for each by itself.
 */
export const triggersMore = (game: Game, watcher: Watcher, event: GameEvent): number =>
  standing(game, "triggersAgain").filter((what) => {
    const frame = makeFrame(what.source, what.controller as PlayerId, { names: what.names })
    return (
      affects(game, what, watcher.object) && matchesPattern(game, frame, what.does.triggersAgain as EventPattern, event)
    )
  }).length

const triggeredThisTurn = (game: Game, watcher: Watcher): boolean =>
  game.state.waiting.some((waiting) => waiting.source === watcher.object && waiting.ability === watcher.ability) ||
  game.state.history.some(
    (event) =>
      event.type === "put-ability" &&
      event.source === watcher.object &&
      JSON.stringify((event.data as { ability?: unknown } | undefined)?.ability) === JSON.stringify(watcher.ability),
  )

/**
 * Puts the abilities that have triggered on the stack (603.3b): first those whose condition isn't another ability's
 * triggering, the active player's and then the others', each player's in the order they choose; then the rest. What
 * triggers meanwhile waits until state-based actions have been checked again. What a player who has left the game would
 * control isn't put on it (800.4d).
 */
export function* putTriggeredAbilities(game: Game): Procedure<void> {
  for (const { n, controller } of game.state.waiting) if (hasLeft(game, controller)) removeWaiting(game, n)
  const newest = game.state.waiting.reduce((most, waiting) => Math.max(most, waiting.n), 0)
  for (const part of parts) {
    for (const player of playersFrom(game, game.state.active)) {
      for (;;) {
        const own = game.state.waiting.filter(
          (waiting) => waiting.kind === part && waiting.controller === player && waiting.n <= newest,
        )
        if (own.length === 0) break
        yield* putOne(game, yield* nextOf(game, player, own))
      }
    }
  }
}

/** Which of a player's waiting abilities goes on the stack next. Alike ones without choices aren't asked about. */
function* nextOf(game: Game, player: PlayerId, own: readonly Waiting[]): Procedure<Waiting> {
  const [first] = own
  if (first === undefined) throw new Error("Nothing waits")
  if (own.every((other) => isAlike(game, first, other))) return first
  const options = own.map(
    (waiting): Option => ({ key: waiting.n, is: { type: "waiting", waiting: waiting.n, object: waiting.source } }),
  )
  const [key] = yield* ask(game, {
    by: player,
    kind: "waiting",
    rules: ["603.3b"],
    prompt: "next-on-stack",
    space: one(options),
  })
  return own.find((waiting) => waiting.n === key) ?? first
}

/**
 * The order of these can't be told apart (603.3b): the same text of the same card, without modes or targets, which speaks neither
 * of its own source nor of the event.
 */
function isAlike(game: Game, a: Waiting, b: Waiting): boolean {
  // One ability triggered twice by one event (603.2d): whatever is chosen is chosen for each as it is put.
  if (a === b || (a.source === b.source && a.ability === b.ability && a.event === b.event)) return true
  const text = JSON.stringify(a.ability)
  if (text.includes("target") || text.includes('"modal"') || text !== JSON.stringify(b.ability)) return false
  if (JSON.stringify(a.names) !== JSON.stringify(b.names)) return false
  const { do: does } = a.ability as unknown as TriggeredAbility
  const tells = (word: string): boolean => JSON.stringify(does).includes(`"${word}"`)
  const sameEvent = a.event?.object === b.event?.object && a.event?.player === b.event?.player
  if (!sameEvent && ["it", "cause", "that-player"].some(tells)) return false
  return a.source === b.source || (!tells("this") && sameCard(game, a.source, b.source))
}

const sameCard = (game: Game, a: ObjectId, b: ObjectId): boolean => {
  const [one, other] = [object(game.state, a), object(game.state, b)]
  return one.card === other.card && one.face === other.face && one.controller === other.controller
}

/** One triggered ability becomes the topmost object of the stack (603.3); its modes and targets are announced (603.3c–d). */
function* putOne(game: Game, found: Waiting): Procedure<void> {
  removeWaiting(game, found.n)
  const waiting = aboutAbility(game, found)
  const ability = waiting.ability as Ability
  step(game, "put-triggered-ability", ["603.3"], { player: waiting.controller, object: waiting.source })
  const [put] = yield* happen(game, [
    {
      type: "put-ability",
      rule: "603.3",
      player: waiting.controller,
      source: waiting.source,
      data: { ability, event: waiting.event, names: waiting.names } as never,
    },
  ])
  const stacked = put?.becomes
  if (stacked === undefined) return
  if (game.state.waiting.some((other) => other.kind === parts[1] && other.event?.amount === waiting.n))
    yield* happen(game, [{ type: "mark", rule: "603.3b", object: stacked, name: waited, amount: waiting.n }])
  const bare = proposalOf(
    "triggered",
    { by: waiting.controller, object: stacked, source: waiting.source },
    (ability as unknown as TriggeredAbility).do,
    [],
    { ability, event: waiting.event, names: waiting.names },
  )
  const proposal = yield* withXOfSpell(game, bare, waiting)
  const withModes = yield* announceModes(game, proposal)
  if (withModes === null || choseNone(game, withModes)) return yield* removed(game, stacked, "603.3c")
  const withTargets = yield* chooseTargets(game, withModes)
  if (withTargets === null) return yield* removed(game, stacked, "603.3d")
  yield* divide(game, withTargets)
}

/** Of an ability on the stack: as which it waited. */
const waited = "waited"

/** For what triggered on another ability's triggering "it" is that ability, which is on the stack by now (603.3b). */
function aboutAbility(game: Game, waiting: Waiting): Waiting {
  const { kind, event } = waiting
  if (kind !== parts[1] || event === null) return waiting
  const ability = stackOf(game).find((id) => object(game.state, id).marks[waited] === event.amount)
  return ability === undefined ? waiting : { ...waiting, event: { ...event, object: ability } }
}

/** For what triggers as a permanent enters X is what was chosen for the spell that it was (107.3m). */
function* withXOfSpell(game: Game, proposal: Proposal, { source, event }: Waiting): Procedure<Proposal> {
  const x = event?.to === "battlefield" && event.becomes === source ? announcedX(game, source) : null
  if (x === null) return proposal
  const said = { ...proposal.said, x }
  yield* say(game, proposal.object, said, "107.3m")
  return saying(proposal, said)
}

const choseNone = (game: Game, proposal: Proposal): boolean =>
  modalPart(game, proposal) !== null && proposal.said.modes?.picks.length === 0

/** Without a mode or a legal target the ability is removed from the stack (603.3c, 603.3d). */
function* removed(game: Game, stacked: Parameters<typeof object>[1], rule: string): Procedure<void> {
  yield* happen(game, [{ type: "cease", as: "removed", rule, object: stacked }])
}
