import {
  did,
  type Game,
  type GameEvent,
  NONE,
  type ObjectId,
  object,
  objectsOf,
  type Selector,
  type VerbWord,
} from "@dilemma-table/engine"
import { isInBattle, isType } from "../characteristics.ts"
import { selector } from "./verbs-moving.ts"

/** Turning a card over to its other side: the same object, tapped or not as it was, with what applied to it (805.5, 807.1a). */
const turning = (as: string, rule: string, doc: VerbWord["doc"] & object): VerbWord => ({
  shape: selector,
  doc,
  unknowns: "stops",
  atOnce: true,
  *run(game, frame, what: Selector) {
    const ids = (yield* objectsOf(game, frame, what)).filter((id) => hasOtherSide(game, id))
    const turned = yield* did(
      game,
      frame,
      ids.map((id): GameEvent => {
        const face = 1 - object(game.state, id).face
        return { type: "face", as, rule, object: id, face, source: frame.source, player: frame.you }
      }),
    )
    yield* did(
      game,
      frame,
      ids.flatMap((id) => unequipped(game, id)),
    )
    return turned
  },
})

/** Only a card with two sides is turned over, and only in the battle zone; halves of a twinpact aren't sides. */
const hasOtherSide = (game: Game, id: ObjectId): boolean => {
  const { card } = object(game.state, id)
  const compiled = game.cards[card]
  return isInBattle(game, id) && compiled?.data.faces.length === 2 && !("layout" in compiled.data)
}

/** A weapon that has become a creature or a fortress isn't equipped any more. */
const unequipped = (game: Game, id: ObjectId): readonly GameEvent[] =>
  object(game.state, id).attachedTo === NONE || isType(game, id, "weapon")
    ? []
    : [{ type: "attach", as: "parts", rule: "305.2", object: id }]

/** Verbs that turn cards over. */
export const turningVerbs: Readonly<Record<string, VerbWord>> = {
  awaken: turning("awakens", "701.20a", { en: "awaken these psychic creatures: turn them over", ja: "覚醒する" }),
  dragsolve: turning("dragsolves", "701.22a", { en: "dragsolve these: turn them over", ja: "龍解する" }),
  turnOver: turning("turns-over", "805.1b", {
    en: "turn these over to their other side, which is neither awakening nor dragsolving (a release)",
    ja: "もう一方の面に裏返す(解除など、覚醒でも龍解でもない)",
  }),
}
