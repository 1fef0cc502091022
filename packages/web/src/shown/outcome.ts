import {
  CHANCE,
  countIn,
  type Decision,
  decision,
  explain,
  fork,
  type Game,
  imagine,
  isForced,
  iterate,
  type Key,
  logLines,
  normalise,
  type PlayerId,
  takeFirst,
} from "@dilemma-table/engine"
import { evaluate } from "@dilemma-table/players"
import { type Lang, objectName, sayAsSeen, sayOption, sayQuestion } from "@dilemma-table/words"
import { changesBetween } from "./changes.ts"
import type { Outcome } from "./dilemma-types.ts"
import { shownRules } from "./rule.ts"

/*
 * What an answer would lead to. It is played out on the position as the player imagines it, with unknown cards wherever the
 * player knows nothing, so that it can't tell what the player may not know; and it stops where something depends on an
 * unknown card, on luck, or on what somebody else chooses.
 */

/** So many decisions are played on at most, and so many targets are weighed. */
const furthest = 80
const weighed = 4

/** The game as the player imagines it at its decision; null where it can't be imagined up to there. */
export function imaginedFor(game: Game, seat: PlayerId): Game | null {
  const imagined = imagine(game, seat, { unknown: true })
  const asked = decision(imagined)
  return imagined.stoppedAt !== null || asked === null || asked.by !== seat ? null : imagined
}

const untold: Outcome = {
  targets: [],
  lines: [],
  changes: [],
  stopped: "unknown",
  by: null,
  asks: null,
  unanswered: false,
}

/**
 * @param imagined the game as `seat` imagines it (`imaginedFor`)
 * @param keys an answer in the engine's own keys
 */
export function outcomeIn(
  lang: Lang,
  imagined: Game,
  seat: PlayerId,
  keys: readonly Key[],
  known: KnownTargets = new Map(),
): Outcome {
  const asked = decision(imagined)
  if (asked === null || explain(asked.space, keys, imagined.oracle) !== null) return untold
  const play = fork(imagined, { forced: "ask", chance: "ask" })
  decision(play)
  const before = play.log?.n ?? 0
  const stacked = countIn(play, "stack")
  const targets: Outcome["targets"][number][] = []
  play.give(seat, normalise(asked.space, keys))
  const end = playOut(play, { seat, stacked, known }, (at, chosen) => {
    targets.push(...namedIn(lang, play, seat, at, chosen))
  })
  const source = asked.source ?? null
  return {
    targets,
    lines: linesSince(lang, play, seat, before),
    changes: changesBetween(lang, imagined, play, seat, source),
    stopped: end.stopped,
    by: end.asked?.by ?? null,
    asks: end.asked === null || end.stopped !== "choice" ? null : askedText(lang, play, end.asked, seat),
    unanswered: end.passed,
  }
}

/** What is asked of another player may name what the other knows: only its kind is told. */
function askedText(lang: Lang, play: Game, asked: Decision, seat: PlayerId): string | null {
  return asked.hidden === true && asked.by !== seat ? null : sayQuestion(lang, play, asked, seat)
}

interface End {
  readonly stopped: Outcome["stopped"]
  readonly asked: Decision | null
  /** Has somebody passed who could have acted? */
  readonly passed: boolean
}

/** Targets that were found to be best, by what was asked. */
export type KnownTargets = Map<string, readonly Key[]>

interface Trial {
  readonly seat: PlayerId
  /** How much was on the stack at the beginning. */
  readonly stacked: number
  readonly known: KnownTargets
}

type Heard = (asked: Decision, keys: readonly Key[]) => void

/** Plays on until what was begun is over. Who could act passes; of targets the player takes what is best for it. */
function playOut(play: Game, trial: Trial, heard: Heard | null): End {
  const { seat, stacked } = trial
  let passed = false
  const end = (stopped: Outcome["stopped"], asked: Decision | null = null): End => ({ stopped, asked, passed })
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
    if (next.kind === "targets" && next.by === seat) heard?.(next, keys)
    play.give(next.by, keys)
  }
  return end("unknown")
}

/** What the player would announce on the way: payments as they come, targets that are best for it. Nothing else is guessed. */
function ownAnswer(play: Game, asked: Decision, trial: Trial): readonly Key[] | null {
  const { kind, space } = asked
  if (kind === "payment") {
    const keys = space.type === "pick" ? space.options.map(({ key }) => key) : []
    const plain = ["done", "auto"].find((key) => keys.includes(key))
    return plain === undefined ? takeFirst(asked) : [plain]
  }
  if (kind === "division" || kind === "cost-choice" || kind === "order" || kind === "mana-kept") return takeFirst(asked)
  if (kind !== "targets") return null
  const among = JSON.stringify([asked.prompt, asked.about, space])
  const before = trial.known.get(among)
  if (before !== undefined) return before
  const best = bestTargets(play, asked, trial)
  if (best !== null) trial.known.set(among, best)
  return best
}

/** Of a few targets those after which the position is worth most to the player. */
function bestTargets(play: Game, { space }: Decision, trial: Trial): readonly Key[] | null {
  let best: readonly Key[] | null = null
  let most = Number.NEGATIVE_INFINITY
  let n = 0
  for (const keys of iterate(space, play.oracle)) {
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

function namedIn(
  lang: Lang,
  play: Game,
  seat: PlayerId,
  { space }: Decision,
  keys: readonly Key[],
): Outcome["targets"] {
  if (!("options" in space)) return []
  return space.options
    .filter(({ key }) => keys.includes(key))
    .map((option) => {
      const { is } = option
      return {
        name: is.type === "object" ? objectName(lang, play, is.object, seat) : sayOption(lang, play, option, seat),
        key: is.type === "object" ? is.object : null,
        player: is.type === "player" ? is.player : null,
      }
    })
}

/** What would happen, in words: events only, as the player would see them; of a spell from its resolving on. */
function linesSince(lang: Lang, play: Game, seat: PlayerId, from: number): Outcome["lines"] {
  const nodes = logLines(play, from)
  const resolves = nodes.findLastIndex(({ entry }) => entry.type === "step" && entry.step === "resolve")
  return nodes.slice(resolves + 1).flatMap(({ entry }) => {
    if (entry.type !== "event" || quiet.has(entry.event.as ?? entry.event.type) || quiet.has(entry.event.type))
      return []
    const text = sayAsSeen(lang, play, entry, seat)
    if (text === null || text === "") return []
    return [{ text, rules: shownRules(lang, play.rulebook, play.edition, entry.rules) }]
  })
}

/** What is the way, not the outcome. */
const quiet: ReadonlySet<string> = new Set([
  "modes",
  "spends-mana",
  "mana",
  "becomes-target",
  "pays",
  "say",
  "tap",
  "taps",
])
