import {
  countUpTo,
  type Decision,
  decision,
  explain,
  type Game,
  iterate,
  type Key,
  type PlayerId,
  type Refusal,
} from "@dilemma-table/engine"
import type { KnownTargets } from "@dilemma-table/players"
import { type Lang, printModes } from "@dilemma-table/words"
import type { Outcome, ShownAnswer, ShownDilemma, ShownMode } from "./dilemma-types.ts"
import { countsOfMode } from "./mode-share.ts"
import { imaginedFor, outcomeIn } from "./outcome.ts"
import { shownReason } from "./reason.ts"

/** So many answers are played out beforehand. */
const most = 16

/**
 * What stands side by side where modes are chosen; null where nothing modal is asked of this seat.
 * @param isWorkedOut what the answers lead to as well: that takes longer than all the rest
 */
export function shownDilemma(lang: Lang, game: Game, seat: PlayerId, isWorkedOut = true): ShownDilemma | null {
  const asked = decision(game)
  if (asked === null || asked.by !== seat || asked.kind !== "modes" || asked.space.type !== "pick") return null
  const source = asked.source
  if (source === undefined) return null
  const offered = asked.space.options.map(({ key }) => Number(key))
  const printed = printModes(lang, game, source, Math.max(0, ...offered))
  const answers = isWorkedOut ? playedAnswers(lang, game, asked, seat) : (answersOf(game, asked)?.map(unplayed) ?? null)
  const count = Math.max(printed?.modes.length ?? 0, ...offered)
  return {
    header: printed?.header ?? "",
    modes: Array.from({ length: count }, (_, i): ShownMode => {
      const mode = i + 1
      const can = offered.includes(mode)
      return {
        mode,
        key: can ? mode : null,
        text: printed?.modes[i] ?? `▶${mode}`,
        reasons: can ? [] : [shownReason(lang, game, modeRefusal(game, asked, mode), seat)],
        outcome: can ? outcomeOfMode(mode, answers) : null,
      }
    }),
    answers,
    isWorkedOut,
  }
}

/** Every answer that can be given; null for too many. */
const answersOf = (game: Game, { space }: Decision): readonly (readonly Key[])[] | null =>
  countUpTo(space, most + 1, game.oracle) > most ? null : [...iterate(space, game.oracle)]

const unplayed = (keys: readonly Key[]): ShownAnswer => ({ keys, outcome: null })

/** Every answer that can be given, the smallest with what they lead to; null for too many. */
function playedAnswers(lang: Lang, game: Game, asked: Decision, seat: PlayerId): readonly ShownAnswer[] | null {
  const all = answersOf(game, asked)
  const imagined = all === null ? null : imaginedFor(game, seat)
  if (all === null || imagined === null) return null
  const fewest = Math.min(...all.filter((keys) => keys.length > 0).map((keys) => keys.length))
  const targets: KnownTargets = new Map()
  return all.map((keys) => ({
    keys,
    outcome: keys.length <= fewest ? outcomeIn(lang, imagined, seat, keys, targets) : null,
  }))
}

type Played = ShownAnswer & { readonly outcome: Outcome }

/**
 * What one mode does by itself: the answer with it alone; where it can't be picked alone, what all answers with it have in
 * common and not all without it, and what the sums of all answers tell of numbers. Where nothing is in common because some stop
 * before it is reached, what those tell that come to their end, but for what comes of an answer without it too.
 */
function outcomeOfMode(mode: Key, answers: readonly ShownAnswer[] | null): Outcome | null {
  const played = (answers ?? []).filter((one): one is Played => one.outcome !== null && one.keys.length > 0)
  const alone = played.find(({ keys }) => keys.length === 1 && keys[0] === mode)
  if (alone !== undefined) return alone.outcome
  const share = sharedOutcome(mode, played)
  const counts = countsOfMode(
    mode,
    played
      .filter(({ outcome }) => outcome.stopped === null)
      .map(({ keys, outcome }) => ({ keys, changes: outcome.changes })),
  )
  if (share === null || counts === null) return share
  return { ...share, changes: [...counts, ...share.changes.filter(({ type }) => type !== "life" && type !== "count")] }
}

/** What all answers with it have in common and not all without it. */
function sharedOutcome(mode: Key, played: readonly Played[]): Outcome | null {
  const withIt = played.filter(({ keys }) => keys.includes(mode))
  const without = played.filter(({ keys }) => !keys.includes(mode))
  const all = shareOf(withIt, (has) => without.length > 0 && without.every(has))
  if (all === null || all.changes.length > 0 || all.lines.length > 0) return all && stoppedLike(all, withIt, without)
  const ended = withIt.filter(({ outcome }) => outcome.stopped === null)
  const told = shareOf(ended, (has) => without.some(has))
  if (told === null) return stoppedLike(all, withIt, without)
  // Targets are announced before anything stops; what is chosen on the way may not have been reached.
  return { ...told, targets: all.targets.length > 0 ? all.targets : told.targets, stopped: null }
}

/** What all these outcomes have in common, but for what is excepted; null of none. */
function shareOf(
  [first, ...others]: readonly Played[],
  isExcepted: (has: (one: Played) => boolean) => boolean,
): Outcome | null {
  if (first === undefined) return null
  const common = <T>(of: (outcome: Outcome) => readonly T[]): readonly T[] =>
    of(first.outcome).filter((one) => {
      const text = JSON.stringify(one)
      const has = ({ outcome }: Played): boolean => of(outcome).some((other) => JSON.stringify(other) === text)
      return others.every(has) && !isExcepted(has)
    })
  return {
    ...first.outcome,
    targets: common(({ targets }) => targets),
    lines: common(({ lines }) => lines),
    changes: common(({ changes }) => changes),
  }
}

/** It stops where all with it do, and not because of another mode: as most of them do, and as it does alone above all. */
function stoppedLike(share: Outcome, withIt: readonly Played[], without: readonly Played[]): Outcome {
  const stops = withIt.every(({ outcome }) => outcome.stopped !== null)
  const unlike = without.some(({ outcome }) => outcome.stopped === null)
  if (!stops || (!unlike && share.lines.length > 0)) return { ...share, stopped: null }
  const alone = withIt.find(({ keys }) => new Set(keys).size === 1)
  const most = withIt
    .map((one) => ({ one, times: withIt.filter((other) => stopOf(other) === stopOf(one)).length }))
    .reduce((best, next) => (next.times > best.times ? next : best)).one
  const { stopped, by, asks } = (alone ?? most).outcome
  return { ...share, stopped, by, asks }
}

const stopOf = ({ outcome: { stopped, by, asks } }: Played): string => JSON.stringify([stopped, by, asks])

/** Why a printed mode isn't offered, as the check that left it out says. */
function modeRefusal(game: Game, { rules, space, source }: Decision, mode: number): Refusal {
  const wrong = explain(space, [mode], game.oracle)
  const [code, rule] = wrong?.code === "left-out" ? [wrong.because, wrong.rule] : ["mode-condition", rules[0] ?? ""]
  return { code, rule, ...(source === undefined ? {} : { object: source }) }
}
