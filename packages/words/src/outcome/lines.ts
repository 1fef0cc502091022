import { type Game, logLines, type PlayerId, type RuleId } from "@dilemma-table/engine"
import { sayAsSeen } from "../as-seen.ts"
import type { Lang } from "../speaker.ts"

/** Something that would happen, and by which rules. */
export interface OutcomeLine {
  readonly text: string
  readonly rules: readonly RuleId[]
}

/** What would happen, in words: events only, as the player would see them; of a spell from its resolving on. */
export function linesOfOutcome(lang: Lang, play: Game, seat: PlayerId, from: number): readonly OutcomeLine[] {
  const nodes = logLines(play, from)
  const resolves = nodes.findLastIndex(({ entry }) => entry.type === "step" && entry.step === "resolve")
  return nodes.slice(resolves + 1).flatMap(({ entry }) => {
    if (entry.type !== "event" || quiet.has(entry.event.as ?? entry.event.type) || quiet.has(entry.event.type))
      return []
    const text = sayAsSeen(lang, play, entry, seat)
    if (text === null || text === "") return []
    return [{ text, rules: entry.rules }]
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
