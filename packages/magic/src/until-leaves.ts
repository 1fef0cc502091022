import {
  type Frame,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"
import { phaseIn } from "./phasing.ts"
import { inZone } from "./position.ts"

/*
 * "… until this leaves the battlefield" (610.3): the second effect follows immediately, and is none that triggers.
 */

/** May the first effect still happen (610.3a)? */
export const mayGoUntil = (game: Game, { source }: Frame): boolean => inZone(game, source, "battlefield")

/**
 * What has been exiled, or has phased out, so comes back when the source leaves.
 * @param meanwhile what is true of it until then
 */
export function* goneUntil(
  game: Game,
  frame: Frame,
  objects: readonly ObjectId[],
  meanwhile: Readonly<Record<string, true>> = {},
): Procedure<void> {
  if (objects.length === 0) return
  const effect = {
    source: frame.source,
    controller: frame.you,
    does: { does: { comesBack: true, ...meanwhile } as never },
    objects,
    until: "game",
    names: {},
  } as const
  yield* happen(game, [{ type: "effect", rule: "610.3", source: frame.source, player: frame.you, objects, effect }])
}

/** Where the source has left, what was exiled returns under its owner's control (610.3c). */
export function* comeBack(game: Game): Procedure<void> {
  const due = game.state.effects.filter(
    ({ does, source }) =>
      (does.does as { readonly comesBack?: true }).comesBack === true && !isThere(game.state, source),
  )
  if (due.length === 0) return
  const all = due.flatMap(({ objects }) => objects ?? [])
  const back = all.filter((id) => inZone(game, id, "exile"))
  yield* happen(
    game,
    due.map((effect): GameEvent => ({ type: "effect-ends", rule: "610.3", amount: effect.n })),
  )
  yield* happen(
    game,
    back.map((id): GameEvent => {
      const { owner } = object(game.state, id)
      return { type: "move", rule: "610.3c", object: id, to: "battlefield", controller: owner, player: owner }
    }),
  )
  yield* phaseIn(game, all)
}
