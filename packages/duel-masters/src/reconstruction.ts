import {
  type Game,
  type GameEvent,
  happen,
  type ObjectId,
  object,
  type Procedure,
  type Reducer,
  type Writer,
} from "@dilemma-table/engine"
import { faceOf } from "./characteristics.ts"
import type { CardType } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"

/** What holds for the one holds for the other: they are the same creature (801.2, 801.2a, 801.4c). */
export function passOn(write: Writer, from: ObjectId, to: ObjectId): void {
  const { state } = write
  if (state.effects.some((effect) => effect.objects?.includes(from)))
    state.effects = state.effects.map((effect) =>
      effect.objects?.includes(from) ? { ...effect, objects: [...effect.objects, to] } : effect,
    )
  for (const place of ["attacker", "blocker", "target"]) {
    if (state.loop[place] === from) state.loop = { ...state.loop, [place]: to }
  }
  for (const found of state.objects)
    if (found?.attachedTo === from && found.became === 0) write.patch(found.id, { attachedTo: to })
}

/** Types of cards that can be in the battle zone by themselves (316.1, 703.4g, 703.4i, 703.4m). */
const standAlone: ReadonlySet<CardType> = new Set([
  "creature",
  "cross-gear",
  "tamaseed",
  "field",
  "fortress",
  "pulse",
  "rite",
  "nebula",
  "artifact",
  "duelist",
])

function canStandAlone(game: Game, id: ObjectId): boolean {
  const face = faceOf(game, id)
  return face !== "unknown" && face.types.some((type) => standAlone.has(type))
}

/**
 * Where only the topmost card of a pile has left, what lay beneath it is there by itself now (801.4, 703.4h): the topmost
 * card that can be, with the others beneath it; what lay above that goes to the graveyard.
 */
export function* reconstruct(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  for (const { object: gone, from } of moved) {
    if (gone === undefined || from !== "battle") continue
    const left = object(game.state, gone).under.filter((id) => {
      const found = object(game.state, id)
      return found.over === gone && found.became === 0
    })
    if (left.length === 0) continue
    const found = left.findIndex((id) => canStandAlone(game, id))
    const above = found < 0 ? left : left.slice(0, found)
    const [top, ...beneath] = left.slice(above.length)
    const stays: readonly GameEvent[] =
      top === undefined
        ? []
        : [{ type: "reconstruct", as: "reconstructed", rule: "801.4b", object: top, source: gone, objects: beneath }]
    yield* happen(game, [
      ...stays,
      ...above.flatMap((id) => moveEvents(game, id, "graveyard", { rule: "801.4b", as: "put-away" })),
    ])
  }
}

/** It has been there all the time, as the same creature; a card that is neither creature nor タマシード stands upright (801.4c, 801.4d). */
export const reconstructed: Reducer = (write, event) => {
  const id = event.object as ObjectId
  const gone = object(write.game.state, event.source as ObjectId)
  const face = faceOf(write.game, id)
  const turned = face !== "unknown" && face.types.some((type) => type === "creature" || type === "tamaseed")
  write.uncover(id, event.objects ?? [], turned && gone.tapped)
  passOn(write, gone.id, id)
  return event
}
