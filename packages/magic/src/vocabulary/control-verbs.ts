import { did, type Frame, type Game, type Procedure } from "@dilemma-table/engine"
import { present } from "./present.ts"

type Whole = Readonly<Record<string, unknown>>

/** Control of a permanent changes for a while (613.1b, 611.2). */
export function* gainControl(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const objects = yield* present(game, frame, what)
  if (objects.length === 0) return false
  const effect = {
    source: frame.source,
    controller: frame.you,
    does: { does: { controlledBy: "you" } as never },
    objects,
    until: (whole.until ?? "game") as "game",
    names: {},
  }
  return yield* did(game, frame, [
    { type: "effect", as: "gains-control", rule: "613.1b", source: frame.source, player: frame.you, objects, effect },
  ])
}
