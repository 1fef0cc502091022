import { type Game, happen, type ObjectId, object, type PlayerId, type Procedure, shuffle } from "@dilemma-table/engine"
import { layoutOf } from "./double-faced.ts"

/*
 * Spells cast as the inset part of a card: Adventures (715) and Omens (720).
 */

/** Was this spell cast as its card's inset? */
export function isInset(game: Game, spell: ObjectId): boolean {
  const { kind, face, card } = object(game.state, spell)
  if (kind === "ability" || card === 0 || face !== 1) return false
  const layout = layoutOf(game, spell)
  return layout === "adventure" || layout === "omen"
}

/**
 * Where it goes as it resolves: an Adventure is exiled by its controller, who may play the card from there for as long as it
 * stays, but not as an Adventure (715.3d); an Omen is shuffled into its owner's library (720.3d).
 */
export function* insetResolved(game: Game, spell: ObjectId): Procedure<void> {
  const { owner, controller, kind } = object(game.state, spell)
  if (layoutOf(game, spell) === "omen") {
    yield* happen(game, [{ type: "move", as: "resolved", rule: "720.3d", object: spell, to: "library" }])
    return yield* shuffle(game, owner, "library", "720.3d")
  }
  const [moved] = yield* happen(game, [
    { type: "move", as: "resolved", rule: "715.3d", object: spell, to: "exile", player: controller },
  ])
  if (moved?.becomes !== undefined && kind === "card") yield* mayPlayAdventurer(game, moved.becomes, controller)
}

/** This player may play a card that its Adventure has exiled, but not as an Adventure (715.3d). */
export function* mayPlayAdventurer(game: Game, card: ObjectId, controller: PlayerId): Procedure<void> {
  yield* happen(game, [
    {
      type: "effect",
      rule: "715.3d",
      source: card,
      effect: {
        source: card,
        controller,
        does: { does: { mayPlay: { from: "exile", as: { not: { subtype: "Adventure" } } } } },
        objects: [card],
        until: "game",
        names: {},
      },
    },
  ])
}
