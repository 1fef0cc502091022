import { type Frame, type Game, happen, type ObjectId, type Procedure, readingAs, zone } from "@dilemma-table/engine"
import { castByEffect } from "./cast-by-effect.ts"
import { hasType, manaValueOf } from "./layers.ts"
import { inRandomOrder } from "./random-order.ts"

/**
 * Cascade (702.85a): cards are exiled from the top of the library until a nonland card of lower mana value is; it may be cast
 * without paying its mana cost, since 2021-02-15 only as a spell whose own mana value is lower. The rest goes to the bottom.
 */
export function* cascade(game: Game, frame: Frame): Procedure<boolean> {
  const player = frame.you
  const spell = frame.event?.object ?? frame.source
  const limit = manaValueOf(game, spell)
  const exiled: ObjectId[] = []
  let found: ObjectId | null = null
  while (found === null) {
    const [top] = zone(game, player, "library")
    if (top === undefined) break
    const [moved] = yield* happen(game, [
      { type: "move", as: "exile", rule: "702.85a", object: top, to: "exile", player, source: frame.source },
    ])
    const id = moved?.becomes
    if (id === undefined) break
    exiled.push(id)
    if (!hasType(game, id, "land") && manaValueOf(game, id) < limit) found = id
  }
  if (found !== null) {
    const checks = game.edition.has("cascade-checks-spell")
    yield* castByEffect(game, player, {
      source: frame.source,
      cards: [found],
      costs: [],
      keyword: "702.85a",
      ...(checks ? { fits: (card, face) => readingAs(game, card, face, () => manaValueOf(game, card) < limit) } : {}),
    })
  }
  yield* inRandomOrder(game, player, exiled, "bottom", "702.85a")
  return exiled.length > 0
}
