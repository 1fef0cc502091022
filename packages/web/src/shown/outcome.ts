import { type Decision, decision, type Game, imagine, type Key, type PlayerId } from "@dilemma-table/engine"
import { type KnownTargets, playedOut } from "@dilemma-table/players"
import { changesBetween, type Lang, linesOfOutcome, objectName, sayOption, sayQuestion } from "@dilemma-table/words"
import type { Outcome } from "./dilemma-types.ts"
import { shownRules } from "./rule.ts"

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
 * What an answer would lead to, in words.
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
  const targets: Outcome["targets"][number][] = []
  const end = playedOut(imagined, seat, keys, known, (play, at, chosen) => {
    targets.push(...namedIn(lang, play, seat, at, chosen))
  })
  if (end === null) return untold
  const { play, from, stopped, asked, passed } = end
  const { rulebook, edition } = play
  return {
    targets,
    lines: linesOfOutcome(lang, play, seat, from).map(({ text, rules }) => ({
      text,
      rules: shownRules(lang, rulebook, edition, rules),
    })),
    changes: changesBetween(lang, imagined, play, seat, decision(imagined)?.source ?? null),
    stopped,
    by: asked?.by ?? null,
    asks: asked === null || stopped !== "choice" ? null : askedText(lang, play, asked, seat),
    unanswered: passed,
  }
}

/** What is asked of another player may name what the other knows: only its kind is told. */
function askedText(lang: Lang, play: Game, asked: Decision, seat: PlayerId): string | null {
  return asked.hidden === true && asked.by !== seat ? null : sayQuestion(lang, play, asked, seat)
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
