import {
  askOne,
  boundPlayers,
  type Frame,
  type Game,
  happen,
  mark,
  object,
  opponentsOf,
  type PlayerId,
  type Procedure,
  playerOfKey,
  playerOption,
  run,
} from "@dilemma-table/engine"
import type { MagicEffect, TokenData } from "./lexicon.ts"

/*
 * Gifts (702.174): promised to an opponent as a spell is cast, and given before anything else that it does, or as the permanent
 * enters.
 */

/** The name of the opponent to whom it was promised. */
const GIFTED = "gifted"
const by = { by: { ref: GIFTED } } as const

const animal = (subtype: string, size: number): TokenData => ({
  types: ["creature"],
  subtypes: [subtype],
  colors: ["U"],
  power: size,
  toughness: size,
})

/** What may be given (702.174b). */
export const gifts = {
  card: { draw: 1, ...by },
  food: { createKnown: "food", ...by },
  treasure: { createKnown: "treasure", ...by },
  "tapped-fish": { create: animal("Fish", 1), tapped: true, ...by },
  octopus: { create: animal("Octopus", 8), ...by },
  "extra-turn": { extraTurn: { ref: GIFTED } },
} as const satisfies Readonly<Record<string, MagicEffect>>

export type Gift = keyof typeof gifts

const prefix = "gift-to:"

/** Who is to get it is chosen as it is promised (702.174a): what is kept of that with the spell. */
export function* promised(
  game: Game,
  player: PlayerId,
  costs: readonly unknown[],
  source: number,
): Procedure<string[]> {
  if (!costs.includes("gift")) return []
  const opponents = opponentsOf(game, player)
  const [only] = opponents
  if (opponents.length < 2) return only === undefined ? [] : [`${prefix}${only}`]
  const key = yield* askOne(
    game,
    { by: player, kind: "player", rules: ["702.174a", "601.2b"], prompt: "gift-to", source: source as never },
    opponents.map(playerOption),
  )
  return [`${prefix}${playerOfKey(key) ?? only}`]
}

/** To whom it was promised with the spell that this is, or that became this; null where it wasn't. */
function promisedTo(game: Game, frame: Frame): PlayerId | null {
  const { said, marks } = object(game.state, frame.source)
  const seat = game.state.players.findIndex(
    (_, one) => said?.costs.includes(`${prefix}${one}`) === true || mark(marks, `paid:${prefix}${one}`) > 0,
  )
  return seat < 0 ? null : (seat as PlayerId)
}

/** The opponent gets what was promised. */
export function* give(game: Game, frame: Frame, gift: Gift): Procedure<boolean> {
  const player = promisedTo(game, frame)
  if (player === null) return false
  frame.names[GIFTED] = boundPlayers([player])
  const any = yield* run(game, frame, gifts[gift] as never)
  yield* happen(game, [
    { type: "note", as: "gives-gift", rule: "702.174c", player: frame.you, source: frame.source, name: gift },
  ])
  return any
}
