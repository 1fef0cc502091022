import {
  attempt,
  type Game,
  Illegal,
  isThere,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  step,
  type Writer,
} from "@dilemma-table/engine"
import { markBy } from "./by-keyword.ts"
import { isInBattle } from "./characteristics.ts"
import { enter } from "./entering.ts"
import type { DmZone, KeywordWord } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"

/** What is said of an exchange: whose effect it is, and by which keyword the new element comes. */
export interface Swapping {
  readonly player: PlayerId
  readonly source: ObjectId
  readonly by?: KeywordWord
}

/**
 * Exchanges a card with an element in the battle zone: both move at the same time, and the new one lies there as the other did,
 * tapped or not, attacking, blocking or attacked (701.26a). If one of them doesn't move as it should, nothing has happened
 * (701.26b).
 * @returns the new element, or null
 */
export function* swap(game: Game, card: ObjectId, element: ObjectId, how: Swapping): Procedure<ObjectId | null> {
  if (!isThere(game.state, card) || !isInBattle(game, element) || object(game.state, card).zone === "battle")
    return null
  step(game, "swap", ["701.26a"], { player: how.player, object: element })
  const attempted = yield* attempt(game, () => exchange(game, card, element, how))
  if (!attempted.done) return null
  if (how.by !== undefined && isInBattle(game, attempted.value))
    yield* markBy(game, attempted.value, [how.by], "701.26a")
  return attempted.value
}

function* exchange(game: Game, card: ObjectId, element: ObjectId, how: Swapping): Procedure<ObjectId> {
  const { zone } = object(game.state, card)
  const { tapped } = object(game.state, element)
  const { player, source } = how
  const leaving = moveEvents(game, element, zone as DmZone, { rule: "701.26a", as: "swaps", player, source })
  const [became] = yield* enter(game, [card], {
    player,
    source,
    rule: "701.26a",
    as: "swapped-in",
    ...(tapped ? { tapped } : {}),
    inPlaceOf: element,
    together: leaving,
    ...(how.by === undefined ? {} : { name: how.by }),
  })
  if (became === undefined || !wentTo(game, element, zone))
    throw new Illegal({ code: "swap-undone", rule: "701.26b", object: element, player })
  return became
}

/** Is the zone the first it came to from where it was? */
function wentTo(game: Game, element: ObjectId, zone: string): boolean {
  const { became } = object(game.state, element)
  return became !== 0 && object(game.state, became).zone === zone
}

/** The part in an attack that the one had is the other's from now on (701.26a). */
export function takesPart(write: Writer, from: ObjectId, to: ObjectId): void {
  const { state } = write
  for (const place of ["attacker", "blocker", "target"])
    if (state.loop[place] === from) state.loop = { ...state.loop, [place]: to }
}
