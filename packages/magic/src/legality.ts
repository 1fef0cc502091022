import {
  type Game,
  happen,
  NOTHING_SAID,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  takeFirst,
  trial,
} from "@dilemma-table/engine"
import { wayAnnounced } from "./cost-offers.ts"
import { stillAllows } from "./permissions.ts"
import { FACE_DOWN, faceOfObject } from "./position.ts"
import { prohibition } from "./prohibitions.ts"
import { type Proposal, say } from "./proposal.ts"

/*
 * Whether a spell may be cast as it has been proposed (601.2e, 601.6), and whether some choice of X would let it be (601.3a).
 */

const words = ["cantCast", "cantPlay"] as const

/** Why the spell can't be cast as it now is on the stack: an effect forbids it, or what allowed it does no more. */
export function proposedRefusal(game: Game, proposal: Proposal): Refusal | null {
  const { by, object: id, kind, offers, said } = proposal
  if (kind !== "spell") return null
  const { face, faceDown } = object(game.state, id)
  const forbidden = prohibition(game, by, id, faceDown ? FACE_DOWN : face, words)
  if (forbidden !== null) return { ...forbidden, rule: "601.2e" }
  const way = wayAnnounced(offers, said.costs) ?? offers.ways[0]
  if (way?.lasting !== true) return null
  const allowing = way.allowing ?? way.source
  if (stillAllows(game, by, id, allowing)) return null
  return { code: "permission-lost", rule: "601.6", object: id, player: by, data: { by: allowing } }
}

/** Has this face an {X} in its mana cost, on which its mana value hangs? */
export const isVariable = (game: Game, id: ObjectId): boolean =>
  faceOfObject(game, id).data.manaCost?.includes("{X}") === true

/** Could the spell on the stack be cast with this X, as far as effects go? */
export const allowedWithX = (game: Game, proposal: Proposal, x: number): boolean =>
  tried(game, function* (on) {
    yield* say(on, proposal.object, { ...proposal.said, x }, "601.2b")
    return proposedRefusal(on, proposal) === null
  })

/** Would an effect that forbids this card allow it with this X, once it is on the stack (601.3a)? */
export const allowedOnStack = (game: Game, player: PlayerId, card: ObjectId, face: number, x: number): boolean =>
  tried(game, function* (on) {
    const [moved] = yield* happen(on, [
      { type: "move", rule: "601.3a", object: card, to: "stack", controller: player, player, face },
    ])
    const spell = moved?.becomes
    if (spell === undefined) return false
    yield* say(on, spell, { ...NOTHING_SAID, x }, "601.3a")
    return prohibition(on, player, spell, face, words) === null
  })

function tried(game: Game, asks: (on: Game) => Procedure<boolean>): boolean {
  const { result } = trial(game, asks, takeFirst)
  return result.end === "done" && result.value
}
