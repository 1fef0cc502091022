import {
  type Decision,
  type Game,
  iterate,
  type Key,
  type ObjectId,
  object,
  type PlayerId,
  standIn,
  trial,
  zone,
} from "@dilemma-table/engine"
import { activateManaAbility } from "./mana.ts"
import { manaSources, sacrificesFor } from "./mana-sources.ts"
import type { Source } from "./plan-payment.ts"

/*
 * Where mana abilities lead whose outcome can't be read off: they cost mana, take objects, ask, do something else as well. They
 * are tried out on copies of the position, one after another, until nothing new comes of them.
 */

/** Positions that can be reached, the fewest activations first; each is tried out once, when somebody comes to look at it. */
export interface Reachable extends Iterable<Game> {
  /** Have all been looked at, or were there too many? Known once one has come to the end. */
  readonly complete: boolean
}

/** How many activations are tried out. */
const mostTrials = 150

/**
 * What this player can reach by mana abilities that can't be counted; what they cost is paid with those that can. Hidden and
 * random results aren't counted on.
 * @param mild are those tried out, too, that can be counted but for their life?
 */
export function reachable(game: Game, player: PlayerId, mild: boolean): Reachable {
  const tried = { left: mostTrials }
  const coming = positions(standIn(game), player, mild, tried)
  const found: Game[] = []
  return {
    get complete() {
      return tried.left > 0
    },
    *[Symbol.iterator]() {
      for (let i = 0; ; i++) {
        if (i === found.length) {
          const next = coming.next()
          if (next.done === true) return
          found.push(next.value)
        }
        yield found[i] as Game
      }
    },
  }
}

function* positions(game: Game, player: PlayerId, mild: boolean, tried: { left: number }): Generator<Game, void> {
  const seen = new Set([signOf(game, player)])
  for (let open: readonly Game[] = [game]; open.length > 0; ) {
    const next: Game[] = []
    for (const from of open) {
      const sources = manaSources(from, player)
      const taken = takenBy(from, player, sources)
      for (const source of sources) {
        // What could be sacrificed for another one's mana gives its own first.
        const counted = (mild ? source.plain : source.mild) && !(source.once && taken.has(source.object))
        if (source.luck || counted) continue
        for (const copy of outcomes(from, player, source, tried)) {
          const sign = signOf(copy, player)
          if (seen.has(sign)) continue
          seen.add(sign)
          next.push(copy)
          yield copy
        }
      }
    }
    open = next
  }
}

/** What mana abilities could take that sacrifice something else than themselves. */
function takenBy(game: Game, player: PlayerId, sources: readonly Source[]): ReadonlySet<ObjectId> {
  const takers = sources.filter(({ lost, mild }) => lost && !mild)
  return new Set(takers.flatMap((source) => sacrificesFor(game, player, source).flatMap(({ ids }) => ids)))
}

/**
 * What can come of a mana ability: the position after it for each way of answering what it asks.
 * @param given the answers with which it begins
 */
export function* outcomes(
  game: Game,
  player: PlayerId,
  source: Pick<Source, "object" | "n">,
  tried: { left: number },
  given: readonly (readonly Key[])[] = [],
): Generator<Game, void> {
  const script: number[] = []
  for (;;) {
    if (tried.left-- <= 0) return
    const widths: number[] = []
    let begun = 0
    const { result, copy } = trial(
      game,
      (on) => activateManaAbility(on, player, source.object, source.n),
      (asked) => {
        const first = given[begun++]
        if (first !== undefined) return first
        const answers = [...firstAnswers(asked)]
        widths.push(answers.length)
        return answers[script[widths.length - 1] ?? 0] ?? null
      },
    )
    if (result.end === "done") yield copy
    const at = widths.findLastIndex((width, i) => (script[i] ?? 0) + 1 < width)
    if (at < 0) return
    script[at] = (script[at] ?? 0) + 1
    script.length = at + 1
    for (let i = 0; i < at; i++) script[i] ??= 0
  }
}

/** At most so many answers to one decision are tried. */
const mostAnswers = 8

function* firstAnswers(asked: Decision): Generator<readonly Key[], void> {
  let n = 0
  for (const keys of iterate(asked.space)) {
    if (n++ >= mostAnswers) return
    yield keys
  }
}

/** The same for positions that are alike to whoever pays, though other copies of a card were used. */
function signOf(game: Game, player: PlayerId): string {
  const { state } = game
  const own = state.players[player]
  const ids = zone(game, player, "battlefield")
  const special = (id: ObjectId): boolean =>
    object(state, id).attachedTo !== 0 ||
    ids.some((other) => object(state, other).attachedTo === id) ||
    state.effects.some(({ objects, source }) => source === id || objects?.includes(id) === true)
  const permanents = ids.map((id) => {
    const { card, face, tapped, counters, marks } = object(state, id)
    return JSON.stringify([special(id) ? id : 0, card, face, tapped, counters, marks])
  })
  const others = ["hand", "graveyard", "library", "exile"].map((name) => zone(game, player, name).length)
  return JSON.stringify([own?.life, own?.marks, others, permanents.sort(), state.waiting.length, state.effects.length])
}
