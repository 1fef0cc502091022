import { CHANCE, type Decision, type Game, isForced, iterate, type Key } from "@dilemma-table/engine"
import { place, stackOf, usefulMana } from "@dilemma-table/magic"
import { answerSign, Likeness } from "./likeness.ts"

/** The answers to a decision that are worth trying. */
export interface Candidates {
  readonly answers: readonly (readonly Key[])[]
  /** Are there others, which were left out because there are too many? */
  readonly more: boolean
  /** A shuffle: that its order stays as it was stands for all orders. */
  readonly shuffled: boolean
}

/** So many answers that come to different things are tried at a decision, and so many are looked at for it. */
const MOST = 400
const MOST_SEEN = 20_000

/**
 * The usual answers alone, where a way is looked for quickly: the engine pays, combat damage is
 * divided in the first way, nobody answers their own spell, and in one's
 * own turn nothing is begun where the next step would do as well. Null where all answers are looked at.
 */
function usual(game: Game, { kind, rest, space, by }: Decision): readonly Key[] | null {
  if (kind === "division" && game.rulebook.game === "magic" && place(game).step.endsWith("damage"))
    return iterate(space, game.oracle).next().value ?? null
  if (space.type !== "pick") return null
  const key = space.options.find(({ is }) =>
    kind === "payment" ? is.type === "word" && is.word === "auto" : is.type === "pass",
  )?.key
  if (key === undefined) return null
  if (kind === "payment") return [key]
  if (kind !== "action" || !rest || game.rulebook.game !== "magic") return null
  const [top] = stackOf(game)
  if (top !== undefined) return game.state.objects[top]?.controller === by ? [key] : null
  return game.state.active === by && !busy.includes(place(game).step) ? [key] : null
}

const busy: readonly string[] = ["precombat-main", "declare-attackers", "declare-blockers", "postcombat-main"]

/**
 * The answers worth trying: of those that differ only in which of several alike objects they take one; mana isn't made
 * before there is something to pay; who pays takes what the cost has a use for.
 * @param quick only the usual ones
 */
export function candidates(game: Game, asked: Decision, quick = false): Candidates {
  const quickly = quick ? usual(game, asked) : null
  if (quickly !== null) return { answers: [quickly], more: false, shuffled: false }
  if (asked.kind === "shuffle" && asked.by === CHANCE)
    return { answers: [unshuffled(asked)], more: false, shuffled: true }
  const only = isForced(asked.space, game.oracle)
  if (only !== null) return { answers: [only], more: false, shuffled: false }
  const paid = asked.kind === "payment" ? usefulMana(game, asked) : null
  if (paid !== null) return { answers: paid.map((key) => [key]), more: false, shuffled: false }
  return distinct(game, asked)
}

const unshuffled = ({ space }: Decision): readonly Key[] =>
  "options" in space ? space.options.map(({ key }) => key) : (iterate(space).next().value ?? [])

function distinct(game: Game, asked: Decision): Candidates {
  const likeness = new Likeness(game)
  const idle = idleKeys(asked)
  const found = new Map<string, readonly Key[]>()
  let seen = 0
  for (const keys of iterate(asked.space, game.oracle)) {
    seen += 1
    if (found.size >= MOST || seen > MOST_SEEN) return { answers: [...found.values()], more: true, shuffled: false }
    if (keys.some((key) => idle.has(key))) continue
    const sign = answerSign(asked, keys, likeness)
    if (!found.has(sign)) found.set(sign, keys)
  }
  return { answers: [...found.values()], more: false, shuffled: false }
}

/** Mana abilities while nothing is being paid for. */
function idleKeys({ kind, rest, space }: Decision): ReadonlySet<Key> {
  if (kind !== "action" || !rest || space.type !== "pick") return new Set()
  return new Set(space.options.flatMap(({ key, is }) => (is.type === "act" && is.act === "mana" ? [key] : [])))
}
