import {
  decided,
  type Filter,
  type Game,
  hasLeft,
  isThere,
  makeFrame,
  matches,
  type ObjectId,
  object,
  opponentsOf,
  type PlayerId,
  type Standing,
  zone,
} from "@dilemma-table/engine"
import { protectedBy, protectorOf } from "./battles.ts"
import { hasType } from "./layers.ts"
import { type Attacker, inZone, place, setPlace } from "./position.ts"

/*
 * Combat (506): who attacks whom, and who is no longer in it. Declaring attackers (508), blockers (509) and dealing damage
 * (510) have files of their own.
 */

/** Whom an attacker attacks: a player, or what a player controls or protects (506.2, 506.3). */
export interface Defender {
  readonly player: PlayerId
  /** The planeswalker or battle that is attacked; null for the player. */
  readonly at: ObjectId | null
}

/** The players who can be attacked: every opponent of the active player (506.2, 802.2). */
export const defendingPlayers = (game: Game): readonly PlayerId[] => opponentsOf(game, game.state.active)

/** Everything that can be attacked, the players first. */
export const defenders = (game: Game, permanentsOf: (player: PlayerId) => readonly ObjectId[]): readonly Defender[] =>
  defendingPlayers(game).flatMap((player) => [
    { player, at: null },
    ...permanentsOf(player)
      .filter((id) => hasType(game, id, "planeswalker"))
      .map((at) => ({ player, at })),
    ...protectedBy(game, player).map((at) => ({ player, at })),
  ])

/** Does this player control one of those that the word of a standing effect describes? */
export const controlsOne = (game: Game, what: Standing, word: string, player: PlayerId): boolean => {
  const frame = makeFrame(what.source, what.controller as PlayerId, { names: what.names })
  return zone(game, player, "battlefield").some((id) =>
    decided(game, matches(game, frame, id, what.does[word] as Filter), id),
  )
}

/** The defending player of an attacker (506.2, 508.5). */
export const defendingPlayer = ({ defending }: Attacker): PlayerId => Number(defending.slice(7)) as PlayerId

export const defendingName = (player: PlayerId): string => `player:${player}`

/** Whom it attacks now; null if that planeswalker or battle is gone or has come to somebody else (506.4c), or the player has left. */
export function attacked(game: Game, attacker: Attacker): Defender | null {
  const player = defendingPlayer(attacker)
  if (hasLeft(game, player)) return null
  if (attacker.at === null) return { player, at: null }
  const { at } = attacker
  const there =
    inZone(game, at, "battlefield") &&
    ((hasType(game, at, "planeswalker") && object(game.state, at).controller === player) ||
      (hasType(game, at, "battle") && protectorOf(game, at) === player))
  return there ? { player, at: attacker.at } : null
}

/** Is it, as an attacker or a blocker, still part of this combat (506.4)? */
export const isFighting = (game: Game, id: ObjectId): boolean =>
  inZone(game, id, "battlefield") && hasType(game, id, "creature")

/** All in combat now, attackers first. */
export const inCombat = (game: Game): readonly ObjectId[] => [
  ...new Set(
    place(game)
      .attackers.flatMap(({ attacker, blockers }) => [attacker, ...blockers])
      .filter((id) => isFighting(game, id)),
  ),
]

/**
 * Takes objects out of combat (506.4): they stop attacking and blocking. What they blocked stays blocked (509.1h); what was
 * blocked by them alone, too.
 */
export function removeFromCombat(game: Game, ids: readonly ObjectId[]): void {
  const { attackers } = place(game)
  const touched = attackers.some(({ attacker, blockers }) => [attacker, ...blockers].some((id) => ids.includes(id)))
  if (!touched) return
  setPlace(game, {
    attackers: attackers
      .filter(({ attacker }) => !ids.includes(attacker))
      .map((one) => ({ ...one, blockers: one.blockers.filter((id) => !ids.includes(id)) })),
  })
}

/** What has left the battlefield, stopped being a creature or come under another player's control is out of combat (506.4). */
export function leaveCombat(game: Game): void {
  const { attackers } = place(game)
  if (attackers.length === 0) return
  const gone = attackers.flatMap(({ attacker, blockers, by }) => [
    ...(isThere(game.state, attacker) &&
    isFighting(game, attacker) &&
    `player:${object(game.state, attacker).controller}` === by
      ? []
      : [attacker]),
    ...blockers.filter((id) => !isFighting(game, id)),
  ])
  if (gone.length > 0) removeFromCombat(game, gone)
}

/** A creature is put onto the battlefield attacking (508.4): it attacks this player, and wasn't declared as an attacker. */
export function joinAttack(game: Game, id: ObjectId, defender: Defender): void {
  const { attackers } = place(game)
  setPlace(game, {
    attackers: [
      ...attackers,
      {
        attacker: id,
        by: defendingName(object(game.state, id).controller),
        defending: defendingName(defender.player),
        at: defender.at,
        blockers: [],
        blocked: false,
      },
    ],
  })
}
