import {
  type Game,
  type GameEvent,
  happen,
  type Key,
  type ObjectId,
  object,
  type Procedure,
} from "@dilemma-table/engine"
import { wasCastFrom } from "./cast-from.ts"
import { hasKeyword } from "./layers.ts"
import type { MagicEffect, MagicEvent } from "./lexicon.ts"

const WARPED = "warped"

/*
 * What the way of casting leaves behind: what becomes of the permanent at the next end step (702.109a, 702.152a, 702.185a), and
 * casting once more from exile (702.88a).
 */

const atEndStep: Readonly<Record<string, { readonly rule: string; readonly do: MagicEffect }>> = {
  dash: { rule: "702.109a", do: { bounce: { ref: "cast" } } },
  blitz: { rule: "702.152a", do: { sacrificeIt: { ref: "cast" } } },
  warp: {
    rule: "702.185a",
    do: [
      { exile: { ref: "cast" }, as: WARPED },
      { designate: { ref: WARPED }, to: "warped" },
    ],
  },
}

/** A delayed triggered ability about this object. */
const delayed = (
  game: Game,
  rule: string,
  id: ObjectId,
  when: { readonly on: MagicEvent; readonly player?: "you" },
  does: MagicEffect,
): GameEvent => {
  const { controller } = object(game.state, id)
  return {
    type: "effect",
    rule,
    source: id,
    player: controller,
    effect: {
      source: id,
      controller,
      does: { does: { delayed: { when, do: does } as never } },
      objects: null,
      until: "game",
      names: { cast: [id] },
    },
  }
}

/** What happens to the permanent at the beginning of the next end step, by how it was cast. */
export const untilEndStep = (game: Game, permanent: ObjectId, announced: readonly Key[]): readonly GameEvent[] =>
  announced.flatMap((key) => {
    const what = atEndStep[key]
    return what === undefined ? [] : [delayed(game, what.rule, permanent, { on: "end-step" }, what.do)]
  })

/** Does the spell rebound as it resolves: was it cast from the hand (702.88a)? */
export const rebounds = (game: Game, spell: ObjectId): boolean =>
  object(game.state, spell).kind === "card" && hasKeyword(game, spell, "rebound") && wasCastFrom(game, spell, "hand")

/** It is exiled, and may be cast once more at its controller's next upkeep. */
export function* rebound(game: Game, spell: ObjectId): Procedure<void> {
  const [moved] = yield* happen(game, [
    {
      type: "move",
      as: "resolved",
      rule: "702.88a",
      object: spell,
      to: "exile",
      player: object(game.state, spell).controller,
    },
  ])
  const exiled = moved?.becomes
  if (exiled === undefined) return
  const again: MagicEffect = { cast: { ref: "cast" }, free: true }
  yield* happen(game, [delayed(game, "702.88a", exiled, { on: "upkeep", player: "you" }, again)])
}
