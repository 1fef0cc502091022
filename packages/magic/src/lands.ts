import {
  firstRefusal,
  type Game,
  happen,
  mark,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  standing,
  step,
} from "@dilemma-table/engine"
import { sorceryTiming } from "./activated.ts"
import { facesPlayed, isLandFace, mayPlayLand } from "./permissions.ts"
import { prohibition } from "./prohibitions.ts"

/*
 * Playing lands (305): a special action with its timing and its number, and the face that enters (712.12).
 */

type Check = (game: Game, player: PlayerId, card: ObjectId, face: number) => Refusal | null

const isLand: Check = (game, player, card, face) =>
  isLandFace(game, card, face) ? null : { code: "not-a-land", rule: "305.1", object: card, player }

const allowed: Check = (game, player, card, face) => {
  if (mayPlayLand(game, player, card, face)) return null
  const { zone } = object(game.state, card)
  return zone === "hand"
    ? { code: "not-yours", rule: "305.1", object: card, player }
    : { code: "not-playable-from-there", rule: "305.1", object: card, player, data: { zone } }
}

/** By choice only a modal double-faced card is played as its back face (712.12). */
const thatFace: Check = (game, player, card, face) =>
  facesPlayed(game, card).includes(face) ? null : { code: "not-that-face", rule: "712.12", object: card, player }

const ownTurn: Check = (game, player, card) =>
  game.state.active === player ? null : { code: "not-your-turn", rule: "305.3", object: card, player }

const mainPhase: Check = (game, player, card) =>
  sorceryTiming(game, player) ? null : { code: "only-in-main-phase", rule: "305.1", object: card, player }

const landsLeft: Check = (game, player, card) =>
  landPlaysLeft(game, player) > 0 ? null : { code: "no-land-play-left", rule: "305.2", object: card, player }

const notProhibited: Check = (game, player, card, face) => prohibition(game, player, card, face, ["cantPlay"])

const landChecks: readonly Check[] = [allowed, thatFace, isLand, notProhibited, ownTurn, mainPhase, landsLeft]

/** The same for a land that an effect lets be played as it resolves: neither a main phase nor an empty stack is asked for. */
const byEffectChecks: readonly Check[] = [thatFace, isLand, notProhibited, ownTurn, landsLeft]

export const playLandByEffectRefusal = (game: Game, player: PlayerId, card: ObjectId, face = 0): Refusal | null =>
  firstRefusal<Parameters<Check>>(byEffectChecks, game, player, card, face)

/** Why this player can't play this face of the card as a land now: the first check that fails, or null (305, 116.2a). */
export const playLandRefusal = (game: Game, player: PlayerId, card: ObjectId, face = 0): Refusal | null =>
  firstRefusal<Parameters<Check>>(landChecks, game, player, card, face)

/** One land each turn, and as many more as effects allow (305.2, 305.2a). */
function landPlaysLeft(game: Game, player: PlayerId): number {
  const more = standing(game, "landPlays")
    .filter((what) => what.controller === player)
    .reduce((sum, what) => sum + (what.does.landPlays as number), 0)
  return 1 + more - mark(game.state.players[player]?.marks ?? {}, "turn:lands")
}

/** Playing a land is a special action; it doesn't use the stack (116.2a, 305.1). It enters with the face chosen (712.12). */
export function* playLand(game: Game, player: PlayerId, card: ObjectId, face: number): Procedure<void> {
  step(game, "play-land", ["305.1", "116.2a"], { player, object: card })
  const lands = mark(game.state.players[player]?.marks ?? {}, "turn:lands")
  yield* happen(game, [
    {
      type: "move",
      as: "plays-land",
      rule: "305.1",
      object: card,
      to: "battlefield",
      controller: player,
      player,
      face,
    },
    { type: "player-mark", rule: "305.2", player, name: "turn:lands", amount: lands + 1 },
  ])
}
