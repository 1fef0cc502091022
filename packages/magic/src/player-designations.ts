import {
  type CardIndex,
  type Game,
  type GameEvent,
  happen,
  isThere,
  mark,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  players,
  zone,
} from "@dilemma-table/engine"
import { emblemOf, speedEmblem } from "./emblems.ts"
import { hasKeyword, typesOf } from "./layers.ts"
import type { MagicCard } from "./lexicon.ts"
import type { PlayerDesignation } from "./lexicon-relations.ts"
import { cardIndexOf } from "./tokens.ts"

/*
 * What players are: the monarch (725), with the initiative (726), with the city's blessing (702.131); their speed (702.179).
 */

const markOf = (what: PlayerDesignation): string => `is:${what}`

/** Is this player this? */
export const hasDesignation = (game: Game, player: PlayerId, what: PlayerDesignation): boolean =>
  mark(game.state.players[player]?.marks ?? {}, markOf(what)) > 0

const ruleOf: Readonly<Record<PlayerDesignation, string>> = {
  monarch: "725.3",
  initiative: "726.3",
  "city's-blessing": "702.131c",
}

/** An emblem comes to a player's command zone (114.2). */
export const newEmblem = (
  game: Game,
  player: PlayerId,
  card: MagicCard,
  rule: string,
  source?: ObjectId,
): GameEvent => ({
  type: "create",
  as: "gets-emblem",
  rule,
  player,
  amount: cardIndexOf(game, card) as CardIndex,
  to: "command",
  ...(source === undefined ? {} : { source }),
})

/** The emblems of this card that players have. */
const emblems = (game: Game, card: MagicCard): readonly ObjectId[] => {
  const index = cardIndexOf(game, card)
  return players(game).flatMap((player) =>
    zone(game, player, "command").filter((id) => isThere(game.state, id) && object(game.state, id).card === index),
  )
}

/** A player becomes this; where only one can be, nobody else is it any more (725.3, 726.3). */
export function* becomes(game: Game, player: PlayerId, what: PlayerDesignation): Procedure<boolean> {
  const had = hasDesignation(game, player, what)
  const rule = ruleOf[what]
  const card = emblemOf(what)
  if (had && what !== "initiative") return false
  if (!had) {
    const others = what === "city's-blessing" ? [] : players(game).filter((one) => hasDesignation(game, one, what))
    yield* happen(game, [
      ...others.map((one): GameEvent => ({ type: "player-mark", rule, player: one, name: markOf(what), amount: 0 })),
      ...(card === undefined ? [] : emblems(game, card).map((object): GameEvent => ({ type: "cease", rule, object }))),
      { type: "player-mark", rule, player, name: markOf(what), amount: 1 },
      ...(card === undefined ? [] : [newEmblem(game, player, card, rule)]),
    ])
  }
  yield* happen(game, [{ type: "note", as: "player-becomes", rule, player, name: what }])
  return true
}

const SPEED = "speed"

/** A player's speed; 0 where they have none (702.179f). */
export const speedOf = (game: Game, player: PlayerId): number => mark(game.state.players[player]?.marks ?? {}, SPEED)

/** Speed increases, to 4 at most by what comes with it (702.179c–d). */
export const faster = (game: Game, player: PlayerId, by: number): readonly GameEvent[] => [
  { type: "player-mark", as: "gets-faster", rule: "702.179c", player, name: SPEED, amount: speedOf(game, player) + by },
  ...(speedOf(game, player) === 0 ? [newEmblem(game, player, speedEmblem, "702.179d")] : []),
]

/** Whoever controls a permanent with start your engines! and has no speed has speed 1 (702.179a). */
export const enginesStart = (game: Game): readonly GameEvent[] =>
  players(game).flatMap((player) =>
    speedOf(game, player) === 0 &&
    zone(game, player, "battlefield").some((id) => hasKeyword(game, id, "start-your-engines"))
      ? faster(game, player, 1)
      : [],
  )

/** Who controls a permanent with ascend and ten permanents gets the city's blessing (702.131b). */
export const ascending = (game: Game): readonly PlayerId[] =>
  players(game).filter((player) => {
    const own = zone(game, player, "battlefield")
    return (
      own.length >= 10 &&
      !hasDesignation(game, player, "city's-blessing") &&
      own.some((id) => hasKeyword(game, id, "ascend") && typesOf(game, id).length > 0)
    )
  })
