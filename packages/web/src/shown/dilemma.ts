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
import { type Lang, printModes } from "@dilemma-table/words"
import type { Outcome, ShownAnswer, ShownDilemma, ShownMode } from "./dilemma-types.ts"
import { imaginedFor, type KnownTargets, outcomeIn } from "./outcome.ts"
import { shownReason } from "./reason.ts"

/** So many answers are played out beforehand. */
const most = 16

/** What stands side by side where modes are chosen; null where nothing modal is asked of this seat. */
export function shownDilemma(lang: Lang, game: Game, seat: PlayerId): ShownDilemma | null {
  const asked = decision(game)
  if (asked === null || asked.by !== seat || asked.kind !== "modes" || asked.space.type !== "pick") return null
  const source = asked.source
  if (source === undefined) return null
  const offered = asked.space.options.map(({ key }) => Number(key))
  const printed = printModes(lang, game, source, Math.max(0, ...offered))
  const answers = answersOf(lang, game, asked, seat)
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
  }
}

/** Every answer that can be given, the smallest with what they lead to; null for too many. */
function answersOf(lang: Lang, game: Game, asked: Decision, seat: PlayerId): readonly ShownAnswer[] | null {
  if (countUpTo(asked.space, most + 1, game.oracle) > most) return null
  const imagined = imaginedFor(game, seat)
  if (imagined === null) return null
  const all = [...iterate(asked.space, game.oracle)]
  const fewest = Math.min(...all.filter((keys) => keys.length > 0).map((keys) => keys.length))
  const targets: KnownTargets = new Map()
  return all.map((keys) => ({
    keys,
    outcome: keys.length <= fewest ? outcomeIn(lang, imagined, seat, keys, targets) : null,
  }))
}

/**
 * What one mode does by itself: the answer with it alone; where it can't be picked alone, what all answers with it have in
 * common and not all without it.
 */
function outcomeOfMode(mode: Key, answers: readonly ShownAnswer[] | null): Outcome | null {
  const played = (answers ?? []).flatMap(({ keys, outcome }) =>
    outcome === null || keys.length === 0 ? [] : [{ keys, outcome }],
  )
  const alone = played.find(({ keys }) => keys.length === 1 && keys[0] === mode)
  if (alone !== undefined) return alone.outcome
  const [first, ...others] = played.filter(({ keys }) => keys.includes(mode))
  const without = played.filter(({ keys }) => !keys.includes(mode))
  if (first === undefined) return null
  const inAll = <T>(items: readonly T[], of: (outcome: Outcome) => readonly T[]): readonly T[] =>
    items.filter((one) => {
      const text = JSON.stringify(one)
      const has = ({ outcome }: { readonly outcome: Outcome }): boolean =>
        of(outcome).some((other) => JSON.stringify(other) === text)
      return others.every(has) && !(without.length > 0 && without.every(has))
    })
  const lines = inAll(first.outcome.lines, ({ lines: all }) => all)
  const stops = [first, ...others].every(({ outcome }) => outcome.stopped !== null)
  const unlike = without.some(({ outcome }) => outcome.stopped === null)
  return {
    targets: inAll(first.outcome.targets, ({ targets }) => targets),
    lines,
    changes: inAll(first.outcome.changes, ({ changes }) => changes),
    stopped: stops && (unlike || lines.length === 0) ? first.outcome.stopped : null,
    by: first.outcome.by,
    asks: first.outcome.asks,
    unanswered: first.outcome.unanswered,
  }
}

/** Why a printed mode isn't offered, as the check that left it out says. */
function modeRefusal(game: Game, { rules, space, source }: Decision, mode: number): Refusal {
  const wrong = explain(space, [mode], game.oracle)
  const [code, rule] = wrong?.code === "left-out" ? [wrong.because, wrong.rule] : ["mode-condition", rules[0] ?? ""]
  return { code, rule, ...(source === undefined ? {} : { object: source }) }
}
