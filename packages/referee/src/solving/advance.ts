import {
  CHANCE,
  type Decision,
  decision,
  deckZone,
  type Game,
  type Key,
  logLines,
  object,
  type PlayerId,
} from "@dilemma-table/engine"
import type { Aim, Verdict } from "./aim.ts"
import { type Candidates, candidates } from "./candidates.ts"

/** A position at which something is to be chosen, or at which it is known whether the aim is reached. */
export interface Reached {
  readonly asked: Decision | null
  readonly choices: Candidates
  readonly verdict: Verdict | null
  /** Libraries that were shuffled on the way there or before: what lies where in them is luck. */
  readonly shuffled: ReadonlySet<PlayerId>
}

const NOTHING: Candidates = { answers: [], more: false, shuffled: false }

/** So many decisions with one answer may follow each other. */
const MOST_FORCED = 2_000

/**
 * Plays on while there is only one answer worth trying, up to a choice or to where the aim is judged.
 * @param quick only the usual answers of the aim's player are worth trying
 */
export function advance(game: Game, aim: Aim, before: ReadonlySet<PlayerId>, quick = false): Reached {
  let shuffled = before
  let line = game.log?.n ?? 0
  for (let n = 0; n < MOST_FORCED; n++) {
    const asked = decision(game)
    if (shuffled.size > 0 && tookFrom(game, shuffled, line))
      return { asked, choices: NOTHING, verdict: "luck", shuffled }
    const verdict = aim.judge(game, asked)
    if (verdict !== null || asked === null) return { asked, choices: NOTHING, verdict: verdict ?? "missed", shuffled }
    const choices = candidates(game, asked, quick && asked.by === aim.seat)
    if (choices.answers.length !== 1 || choices.more) return { asked, choices, verdict: null, shuffled }
    if (choices.shuffled) shuffled = withShuffled(game, asked, shuffled)
    line = game.log?.n ?? 0
    game.give(asked.by, choices.answers[0] as readonly Key[])
  }
  return { asked: decision(game), choices: NOTHING, verdict: "missed", shuffled }
}

/** A shuffle is luck where different cards lie in it. */
function withShuffled(game: Game, { by, space }: Decision, before: ReadonlySet<PlayerId>): ReadonlySet<PlayerId> {
  if (by !== CHANCE || !("options" in space)) return before
  const cards = space.options.flatMap(({ is }) => ("object" in is ? [object(game.state, is.object)] : []))
  const [first] = cards
  if (first === undefined || cards.every(({ card }) => card === first.card)) return before
  return new Set([...before, first.owner])
}

/** Has a card been taken from a library whose order is luck since this line of the log? */
function tookFrom(game: Game, shuffled: ReadonlySet<PlayerId>, line: number): boolean {
  const deck = deckZone(game)
  return logLines(game, line).some(({ entry }) => {
    if (entry.type !== "event" || entry.event.from !== deck) return false
    const owner = entry.event.object === undefined ? undefined : game.state.objects[entry.event.object]?.owner
    return owner !== undefined && shuffled.has(owner)
  })
}
