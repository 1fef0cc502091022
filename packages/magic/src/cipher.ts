import {
  ask,
  type Game,
  type GameEvent,
  happen,
  type ObjectId,
  object,
  objectOption,
  type Procedure,
  pick,
  zone,
} from "@dilemma-table/engine"
import { hasKeyword, hasType } from "./layers.ts"
import type { MagicAbility } from "./lexicon.ts"

/*
 * Cipher (702.99): a spell's card is exiled encoded on a creature, which lets its controller cast copies of it.
 */

/** Does what this spell says include that its card may be encoded? Only a card may (702.99a). */
export const mayEncode = (game: Game, spell: ObjectId): boolean =>
  object(game.state, spell).kind === "card" && hasKeyword(game, spell, "cipher")

/** What the creature has for as long as this card is encoded on it. */
const lets = (card: ObjectId): MagicAbility => ({
  when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
  do: { may: { cast: { all: { zone: "exile", encoded: card } }, copy: true, free: true } },
})

/**
 * Its controller may exile the spell's card encoded on a creature they control (702.99a).
 * @returns whether that was done
 */
export function* encode(game: Game, spell: ObjectId): Procedure<boolean> {
  const { controller } = object(game.state, spell)
  const able = zone(game, controller, "battlefield").filter((id) => hasType(game, id, "creature"))
  if (able.length === 0) return false
  const [creature] = (yield* ask(game, {
    by: controller,
    kind: "cards",
    rules: ["702.99a"],
    prompt: "encode",
    source: spell,
    space: pick(able.map(objectOption), 0, 1),
  })) as readonly ObjectId[]
  if (creature === undefined) return false
  const about = { rule: "702.99a", source: spell, player: controller } as const
  const done = yield* happen(game, [{ type: "move", as: "exile", ...about, object: spell, to: "exile" }])
  const card = done.find(({ object: id, to }) => id === spell && to === "exile")?.becomes
  if (card === undefined) return done.length > 0
  const event: GameEvent = {
    type: "effect",
    as: "encodes",
    ...about,
    source: card,
    object: creature,
    objects: [creature],
    effect: {
      source: card,
      controller,
      does: { does: { grant: lets(card) as never } },
      objects: [creature],
      until: "game",
      names: {},
    },
  }
  yield* happen(game, [event])
  return true
}
