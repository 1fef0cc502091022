import {
  CHANCE,
  countIn,
  type Decision,
  decision,
  explain,
  fork,
  type Game,
  isForced,
  iterate,
  type Key,
  normalise,
  type Option,
  type PlayerId,
  type Space,
  takeFirst,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { evaluate, worthInPlay } from "../evaluation.ts"

/*
 * What an answer would lead to. It is played out on the position as the player imagines it, with unknown cards wherever the
 * player knows nothing, so that it can't tell what the player may not know; and it stops where something depends on an
 * unknown card, on luck, or on what somebody else chooses.
 */

/** So many decisions are played on at most, and so many targets are weighed. */
const furthest = 80
const weighed = 4

/** Targets that were found to be best, by what was asked. */
export type KnownTargets = Map<string, readonly Key[]>

/** An answer played out as far as the player can tell. */
export interface PlayedOut {
  /** The imagined game where it ended. */
  readonly play: Game
  /** The last line of its log before the answer. */
  readonly from: number
  /** Why it can't be told further: an unknown card, somebody's choice, luck. Null at its end. */
  readonly stopped: "unknown" | "choice" | "chance" | null
  /** The decision at which it stopped, where it was one. */
  readonly asked: Decision | null
  /** Has another player passed who could have acted? */
  readonly passed: boolean
}

/** Is told of each choice of targets or cards when the player would make it. */
export type Heard = (play: Game, asked: Decision, keys: readonly Key[]) => void

/**
 * Plays an answer out. Null where it isn't an answer to what is asked there.
 * @param imagined the game as `seat` imagines it, with unknown cards
 * @param keys an answer in the engine's own keys
 */
export function playedOut(
  imagined: Game,
  seat: PlayerId,
  keys: readonly Key[],
  known: KnownTargets,
  heard: Heard,
): PlayedOut | null {
  const asked = decision(imagined)
  if (asked === null || explain(asked.space, keys, imagined.oracle) !== null) return null
  const play = fork(imagined, { forced: "ask", chance: "ask", passes: whoeverCouldAct })
  decision(play)
  const from = play.log?.n ?? 0
  const stacked = countIn(play, "stack")
  play.give(seat, normalise(asked.space, keys))
  return { play, from, ...playOut(play, { seat, stacked, known }, heard) }
}

/** What else could be done is of no interest, and working it out would take longer than all the rest. */
const whoeverCouldAct = (): boolean => true

type End = Pick<PlayedOut, "stopped" | "asked" | "passed">

interface Trial {
  readonly seat: PlayerId
  /** How much was on the stack at the beginning. */
  readonly stacked: number
  readonly known: KnownTargets
}

/** Plays on until what was begun is over. Who could act passes; of targets the player takes what is best for it. */
function playOut(play: Game, trial: Trial, heard: Heard | null): End {
  const { seat, stacked } = trial
  let passed = false
  const end = (stopped: End["stopped"], asked: Decision | null = null): End => ({ stopped, asked, passed })
  for (let n = 0; n < furthest; n++) {
    const next = decision(play)
    if (next === null) return end(play.stoppedBy === null ? null : "unknown")
    if (next.rest) {
      const pass = next.space.type === "pick" ? next.space.options.find(({ is }) => is.type === "pass") : undefined
      if (stacked === 0 || countIn(play, "stack") < stacked || pass === undefined || next.kind !== "action")
        return end(null)
      passed ||= next.by !== seat
      play.give(next.by, [pass.key])
      continue
    }
    const forced = isForced(next.space, play.oracle) ?? (next.kind === "shuffle" ? takeFirst(next) : null)
    const own = forced ?? (next.by === seat ? ownAnswer(play, next, trial) : null)
    // What is only weighed goes on past another's choice: whose cards are at stake is seen behind it.
    const keys = own ?? (heard === null && next.by !== CHANCE ? takeFirst(next) : null)
    if (keys === null) return next.by === CHANCE ? end("chance") : end("choice", next)
    const isTold = next.kind === "targets" || (forced === null && isWeighed(play, next))
    if (isTold && next.by === seat) heard?.(play, next, keys)
    play.give(next.by, keys)
  }
  return end("unknown")
}

/** What the player would choose on the way: payments as they come, targets and known cards that are best for it. Nothing else is guessed. */
function ownAnswer(play: Game, asked: Decision, trial: Trial): readonly Key[] | null {
  const { kind, space } = asked
  if (kind === "payment") {
    const keys = space.type === "pick" ? space.options.map(({ key }) => key) : []
    const plain = ["done", "auto"].find((key) => keys.includes(key))
    return plain === undefined ? takeFirst(asked) : [plain]
  }
  if (kind === "division" || kind === "cost-choice" || kind === "order" || kind === "mana-kept") return takeFirst(asked)
  if (!isWeighed(play, asked)) return null
  const among = JSON.stringify([asked.prompt, asked.about, space])
  const before = trial.known.get(among)
  if (before !== undefined) return before
  const best = bestTargets(play, asked, trial)
  if (best !== null) trial.known.set(among, best)
  return best
}

/** Targets, and cards of which the player knows each. */
function isWeighed({ state }: Game, { kind, space }: Decision): boolean {
  if (kind === "targets") return true
  const isKnown = ({ is }: Option): boolean =>
    is.type === "object" && (state.objects[is.object]?.card ?? UNKNOWN_CARD) !== UNKNOWN_CARD
  return kind === "cards" && space.type === "pick" && space.options.every(isKnown)
}

/** Of a few targets, the most telling ones, those after which the position is worth most to the player. */
function bestTargets(play: Game, { space }: Decision, trial: Trial): readonly Key[] | null {
  let best: readonly Key[] | null = null
  let most = Number.NEGATIVE_INFINITY
  let n = 0
  for (const keys of iterate(tellingFirst(play, space, trial.seat), play.oracle)) {
    if (n++ === weighed) break
    const tried = fork(play)
    decision(tried)
    tried.give(trial.seat, keys)
    playOut(tried, trial, null)
    const worth = evaluate(tried, trial.seat)
    if (worth <= most) continue
    most = worth
    best = keys
  }
  return best
}

/** The same targets in another order: of each side in turn what is worth most, and what is like another one last. */
function tellingFirst(play: Game, space: Space, seat: PlayerId): Space {
  if (space.type !== "pick") return space
  const seen = new Set<string>()
  const ranked = space.options.map((option) => {
    const { is } = option
    const found = is.type === "object" ? play.state.objects[is.object] : undefined
    if (found === undefined) return { option, isOwn: false, worth: 0, isLike: false }
    const isOwn = found.controller === seat
    const worth = worthInPlay(play, found.id)
    const like = JSON.stringify([found.controller, found.zone, found.card, worth])
    const isLike = worth > 0 && seen.has(like)
    seen.add(like)
    return { option, isOwn, worth, isLike }
  })
  const [others, own] = [false, true].map((side) =>
    ranked
      .filter(({ isOwn }) => isOwn === side)
      .sort((a, b) => Number(a.isLike) - Number(b.isLike) || b.worth - a.worth),
  )
  const inTurn = ranked
    .flatMap((_, i) => [others?.[i], own?.[i]])
    .flatMap((one) => (one === undefined ? [] : [one.option]))
  return { ...space, options: inTurn }
}
