import { answer, type Decision, fork, type Game, type Key, logLines, sample } from "@dilemma-table/engine"

/*
 * No dead end (601.2, 602.2, 733.1): what is offered as sure leads to a completed action, and no answer taken from what is
 * offered on the way makes it illegal.
 */

/** What came of trying out announcements. */
export interface DeadEnds {
  /** Announcements tried that were offered as sure, and the answers given in them. */
  readonly sure: number
  readonly answers: number
  /** Announcements offered without being sure: "only-by-luck" and "not-decided". */
  readonly unsure: number
  /** Those of them with cards of the bundled decks alone. */
  readonly unsureBundled: number
  /** The announcements that were reversed by some way of answering, or never came to an end; each as a sentence. */
  readonly faults: readonly string[]
}

export const noDeadEnds: DeadEnds = { sure: 0, answers: 0, unsure: 0, unsureBundled: 0, faults: [] }

export const added = (a: DeadEnds, b: DeadEnds): DeadEnds => ({
  sure: a.sure + b.sure,
  answers: a.answers + b.answers,
  unsure: a.unsure + b.unsure,
  unsureBundled: a.unsureBundled + b.unsureBundled,
  faults: [...a.faults, ...b.faults],
})

type Random = (n: number) => number

/** So many answers belong to one announcement at most. */
const longest = 400

/** Tries out every announcement offered here on copies of the game, each in `ways` random ways of answering. */
export function tryAnnouncements(game: Game, asked: Decision, random: Random, ways: number): DeadEnds {
  if (asked.kind !== "action" || asked.space.type !== "pick") return noDeadEnds
  const unsure = new Set((asked.about?.unsure ?? []) as readonly Key[])
  const faults: string[] = []
  let sure = 0
  let answers = 0
  for (const { key } of asked.space.options) {
    if (key === "pass" || unsure.has(key)) continue
    sure++
    for (let way = 0; way < ways; way++) {
      const tried = announce(game, asked, key, random)
      answers += tried.length
      if (tried.fault !== null) faults.push(`${String(key)}, answered ${JSON.stringify(tried.keys)}: ${tried.fault}`)
      if (tried.fault !== null || tried.length === 1) break
    }
  }
  return { sure, answers, unsure: unsure.size, unsureBundled: 0, faults }
}

interface Tried {
  readonly length: number
  readonly keys: readonly (readonly Key[])[]
  readonly fault: string | null
}

/** Carries out one announcement up to the next decision that belongs to no announcement. */
function announce(game: Game, asked: Decision, key: Key, random: Random): Tried {
  const copy = fork(game)
  const from = copy.log?.n ?? 0
  const given: (readonly Key[])[] = []
  let keys: readonly Key[] = [key]
  let next: Decision | null = asked
  while (next !== null && given.length < longest) {
    given.push(keys)
    const outcome = answer(copy, next.by, keys)
    const end = (fault: string | null): Tried => ({ length: given.length, keys: given, fault })
    if (!outcome.ok) return end(`${outcome.fault.code}: ${outcome.fault.message.en}`)
    const refused = firstReversed(copy, from)
    if (refused !== null) return end(`reversed: ${refused}`)
    next = outcome.value
    if (next === null || next.rest) return end(null)
    const { space } = next
    if (space.type === "pick" && space.options.length < space.min && !space.repeat)
      return end(`${next.kind} (${next.prompt}) has no answer`)
    keys = sample(space, random, copy.oracle)
  }
  return { length: given.length, keys: given, fault: `it took more than ${longest} answers` }
}

function firstReversed(game: Game, from: number): string | null {
  for (const { entry } of logLines(game, from)) if (entry.type === "reversed") return JSON.stringify(entry.refusal)
  return null
}
