import {
  abilitiesOf,
  askOne,
  current,
  type Game,
  isThere,
  makeFrame,
  type ObjectId,
  objectOption,
  type PlayerId,
  type Procedure,
  type Waiting,
} from "@dilemma-table/engine"
import { markBy } from "./by-keyword.ts"
import { hasKeyword, isInBattle, keywordName } from "./characteristics.ts"
import { bearersFor, cross } from "./cross-gear.ts"
import type { KeywordWord } from "./lexicon.ts"
import { shieldsOf } from "./shields.ts"
import { useCard } from "./using.ts"

/** By which keywords a declared card that waits is used. */
function keywordsOf(game: Game, { kind, source, controller }: Waiting): readonly KeywordWord[] {
  if (kind === "s-back") return ["sBack"]
  if (kind === "sabaki-z") return ["sabaki-z"]
  const has = new Set(abilitiesOf(game, source).map(keywordName))
  return [
    "s-trigger",
    ...(has.has("s-trigger-x") ? (["s-trigger-x"] as const) : []),
    ...(has.has("superTrigger") && shieldsOf(game, controller).length === 0 ? (["superTrigger"] as const) : []),
    ...(has.has("triggerPlus") ? (["triggerPlus"] as const) : []),
  ]
}

/**
 * Uses a card that was declared as shields came to the hand (S・トリガー, S・バック, サバキZ): it is executed without paying its cost
 * (112.3a, 112.3b, 112.3d). What the keyword gives it counts from before it is carried out.
 */
export function* useDeclared(game: Game, waiting: Waiting): Procedure<void> {
  const { source, controller: player } = waiting
  if (!isThere(game.state, source)) return
  const by = keywordsOf(game, waiting)
  yield* markBy(game, source, by, "112.3")
  const used = yield* useCard(game, player, source, {
    free: true,
    byItself: false,
    source,
    ...ofItsOwn(game, waiting, by),
  })
  if (isThere(game.state, source)) yield* markBy(game, source, by, "112.3", 0)
  const now = current(game.state, source)
  if (!used || !isInBattle(game, now)) return
  yield* markBy(game, now, by, "112.3")
  if (by.includes("s-trigger-x")) yield* crossAtOnce(game, player, now)
}

/** Where the card itself has the keyword, one with two sides is used as a side that has it. Given to it, it goes for both. */
function ofItsOwn(
  game: Game,
  { source, controller }: Waiting,
  by: readonly KeywordWord[],
): Pick<Parameters<typeof useCard>[3], "matching"> {
  if (!by.some((keyword) => hasKeyword(game, source, keyword))) return {}
  const filter = { any: by.map((keyword) => ({ keyword })) }
  return { matching: { filter, frame: makeFrame(source, controller) } }
}

/** S・トリガーX: the cross gear is crossed as well, if there is a creature. */
function* crossAtOnce(game: Game, player: PlayerId, gear: ObjectId): Procedure<void> {
  const creatures = bearersFor(game, player, gear)
  if (creatures.length === 0) return
  const key = yield* askOne(
    game,
    { by: player, kind: "cards", rules: ["303.3c"], prompt: "cross-onto", source: gear },
    creatures.map(objectOption),
  )
  yield* cross(game, player, gear, key as ObjectId, "303.3c")
}
