import {
  ask,
  askYesNo,
  type Game,
  type GameEvent,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  zone,
} from "@dilemma-table/engine"
import { isSick } from "./activated.ts"
import { hasKeyword, hasType, powerOf } from "./layers.ts"
import { FROZEN } from "./untapping.ts"

/*
 * Optional costs to attack (508.1g): exerting the attacker (701.43d), enlisting another creature (702.154a).
 */

/**
 * The player chooses which of them to pay.
 * @returns what happens as they are paid, and what watches for it
 */
export function* optionalCosts(
  game: Game,
  player: PlayerId,
  attackers: readonly ObjectId[],
): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const id of attackers) {
    if (hasKeyword(game, id, "exertion")) {
      const wants = yield* askYesNo(game, { by: player, rules: ["508.1g", "701.43d"], prompt: "exert", source: id })
      if (wants) events.push(...exerted(id, player))
    }
    if (hasKeyword(game, id, "enlist")) events.push(...(yield* enlisting(game, player, id, attackers, events)))
  }
  return events
}

const exerted = (id: ObjectId, player: PlayerId): readonly GameEvent[] => [
  { type: "mark", as: "stays-tapped", rule: "701.43a", object: id, name: FROZEN, amount: 1 },
  { type: "note", as: "exerts", rule: "701.43d", object: id, player },
]

/** Up to one untapped creature that doesn't attack and could tap is tapped (702.154a, 702.154c). */
function* enlisting(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  attackers: readonly ObjectId[],
  before: readonly GameEvent[],
): Procedure<readonly GameEvent[]> {
  const able = zone(game, player, "battlefield").filter(
    (other) =>
      !attackers.includes(other) &&
      hasType(game, other, "creature") &&
      !object(game.state, other).tapped &&
      !isSick(game, other) &&
      !before.some((event) => event.type === "tap" && event.object === other),
  )
  if (able.length === 0) return []
  const [key] = yield* ask(game, {
    by: player,
    kind: "cost-choice",
    rules: ["508.1g", "702.154a"],
    prompt: "enlist",
    source: id,
    space: pick(able.map(objectOption), 0, 1),
  })
  if (key === undefined) return []
  const other = key as ObjectId
  return [
    { type: "tap", rule: "702.154a", object: other, player },
    { type: "note", as: "enlists", rule: "702.154c", object: id, player, source: other, amount: powerOf(game, other) },
  ]
}
