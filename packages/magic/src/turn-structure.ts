import {
  type Game,
  type GameEvent,
  happen,
  makeFrame,
  mark,
  nextPlayer,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playersOf,
  standing,
  step,
} from "@dilemma-table/engine"
import { place, type Step, setPlace } from "./position.ts"

/*
 * Turns, phases and steps that effects add or have skipped (500.7–500.11, 614.10).
 */

/** What can be skipped: a turn, a phase by its name, a step. */
export const skippable = ["turn", "untap", "upkeep", "draw", "main", "combat", "end"] as const
export type Skippable = (typeof skippable)[number]

/** Phases that effects add. */
export const addable = ["combat", "main"] as const
export type Addable = (typeof addable)[number]

const firstStep: Readonly<Record<Addable, Step>> = {
  combat: "beginning-of-combat",
  // Only the first main phase of a turn is a precombat one (505.1a).
  main: "postcombat-main",
}

/** What is skipped if this step, or the phase that it begins, is. */
const beginning: Partial<Readonly<Record<Step, Skippable>>> = {
  untap: "untap",
  upkeep: "upkeep",
  draw: "draw",
  "precombat-main": "main",
  "postcombat-main": "main",
  "beginning-of-combat": "combat",
  end: "end",
}

/** The last steps of phases: there added phases come in. */
const phaseEnds: readonly Step[] = ["draw", "precombat-main", "end-of-combat", "postcombat-main"]

const skipMark = (what: Skippable): string => `skips:${what}`

/** This player will skip the next such turn, phase or step; each effect skips one of its own (614.10a). */
export const skipping = (game: Game, player: PlayerId, what: Skippable): GameEvent => ({
  type: "player-mark",
  as: "will-skip",
  rule: "614.10",
  player,
  name: skipMark(what),
  amount: mark(game.state.players[player]?.marks ?? {}, skipMark(what)) + 1,
})

/** Does this player skip it now? One that was to be skipped once is used up. */
function* skipped(game: Game, player: PlayerId, what: Skippable): Procedure<boolean> {
  const always = standing(game, "skips").some((one) => {
    const { skip, of } = one.does.skips as { readonly skip: Skippable; readonly of: PlayerRef }
    const frame = makeFrame(one.source, one.controller as PlayerId, { names: one.names })
    return skip === what && playersOf(game, frame, of).includes(player)
  })
  const left = mark(game.state.players[player]?.marks ?? {}, skipMark(what))
  if (!always && left === 0) return false
  step(game, "skip", ["500.11"], { player, data: { what } })
  if (!always)
    yield* happen(game, [{ type: "player-mark", rule: "614.10", player, name: skipMark(what), amount: left - 1 }])
  return true
}

/** These phases come directly after the phase that is now, before others added there earlier (500.8). */
export const addPhases = (game: Game, phases: readonly Addable[]): void =>
  setPlace(game, { addedPhases: [...phases, ...place(game).addedPhases] })

/** An extra turn directly after this one; the one that was added last is taken first (500.7). */
export const addTurn = (game: Game, player: PlayerId): void =>
  setPlace(game, { addedTurns: [player, ...place(game).addedTurns] })

/**
 * The step that follows: after a phase the phases added to it, then what would have come (500.8). What is skipped is gone past
 * as though it didn't exist (500.11).
 * @param after what comes after a step by itself
 */
export function* followingStep(game: Game, now: Step, after: (step: Step) => Step): Procedure<Step> {
  let last = now
  for (;;) {
    const next = withAdded(game, last, after(last))
    const what = beginning[next]
    if (next === "untap" || what === undefined || !(yield* skipped(game, game.state.active, what))) return next
    last = what === "combat" ? "end-of-combat" : next
  }
}

function withAdded(game: Game, now: Step, after: Step): Step {
  if (!phaseEnds.includes(now)) return after
  const { addedPhases, afterAdded } = place(game)
  const [first, ...rest] = addedPhases
  if (first === undefined) {
    setPlace(game, { afterAdded: null })
    return afterAdded ?? after
  }
  setPlace(game, { addedPhases: rest, afterAdded: afterAdded ?? after })
  return firstStep[first]
}

/** Is the turn's untap step skipped? Asked as the turn begins. */
export const skipsUntap = (game: Game): Procedure<boolean> => skipped(game, game.state.active, "untap")

/** Whose turn is next: the extra turn added last, else the player after the one whose turn came by itself (500.7). */
export function* nextTurnOf(game: Game): Procedure<PlayerId> {
  let { ordinary } = place(game)
  for (;;) {
    const [extra, ...rest] = place(game).addedTurns
    const player = extra ?? nextPlayer(game, ordinary ?? game.state.active)
    if (extra === undefined) ordinary = player
    setPlace(game, { addedTurns: rest, ordinary: ordinary ?? game.state.active })
    if (!(yield* skipped(game, player, "turn"))) return player
  }
}
