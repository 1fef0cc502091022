import {
  current,
  type Game,
  type Key,
  type ObjectId,
  type PlayerId,
  players,
  UNKNOWN_CARD,
  zone,
} from "@dilemma-table/engine"
import { objectName, playerName, zoneName } from "../names.ts"
import type { Lang } from "../speaker.ts"

/** A difference between the table before and after. */
export type Change =
  | {
      readonly type: "life"
      readonly player: number
      readonly name: string
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: "count"
      readonly player: number | null
      readonly name: string
      readonly zone: string
      readonly label: string
      readonly from: number
      readonly to: number
    }
  /** A card of this player's goes somewhere. */
  | { readonly type: "moves"; readonly key: Key; readonly player: number; readonly card: string; readonly to: string }
  /** The power or toughness of a player's card changes, or whether it is tapped. */
  | {
      readonly type: "becomes"
      readonly key: Key
      readonly player: number
      readonly card: string
      readonly from: string
      readonly to: string
    }

/**
 * What differs between two moments of an imagined game, as the player would see it.
 * @param source what asks: that it goes away itself goes without saying
 */
export function changesBetween(
  lang: Lang,
  before: Game,
  after: Game,
  seat: PlayerId,
  source: ObjectId | null,
): readonly Change[] {
  return [
    ...lives(lang, before, after),
    ...counts(lang, before, after, source),
    ...cards(lang, before, after, seat, source),
  ]
}

function lives(lang: Lang, before: Game, after: Game): readonly Change[] {
  return players(before).flatMap((player): readonly Change[] => {
    const from = before.state.players[player]?.life ?? 0
    const to = after.state.players[player]?.life ?? 0
    return from === to ? [] : [{ type: "life", player, name: playerName(lang, player), from, to }]
  })
}

/** Zones whose cards are counted rather than seen, and hands. */
function counts(lang: Lang, before: Game, after: Game, source: ObjectId | null): readonly Change[] {
  return before.rulebook.zones
    .filter(({ seen }) => seen !== "all")
    .flatMap(({ name }) =>
      players(before).flatMap((player): readonly Change[] => {
        // What asks may still lie there, pending: it isn't counted, before or after.
        const without = (game: Game): number =>
          zone(game, player, name).filter((id) => source === null || id !== current(game.state, source)).length
        const from = without(before)
        const to = without(after)
        if (from === to) return []
        const label = zoneName(lang, before, name).replace(/^the /, "")
        return [{ type: "count", player, name: playerName(lang, player), zone: name, label, from, to }]
      }),
    )
}

function cards(lang: Lang, before: Game, after: Game, seat: PlayerId, source: ObjectId | null): readonly Change[] {
  return before.state.objects.flatMap((found): readonly Change[] => {
    if (found === undefined || found.became !== 0 || found.id === source || found.card === UNKNOWN_CARD) return []
    if ((found.known & (1 << seat)) === 0 || found.kind === "ability") return []
    const card = objectName(lang, before, found.id, seat)
    const player = found.controller
    const end = after.state.objects[current(after.state, found.id)]
    if (end === undefined) return []
    if (end.zone !== found.zone || (end.id !== found.id && end.became !== 0))
      return [
        { type: "moves", key: found.id as Key, player, card, to: zoneName(lang, after, end.zone).replace(/^the /, "") },
      ]
    const from = strength(before, found.id)
    const to = strength(after, end.id)
    if (from !== to && from !== "" && to !== "") return [{ type: "becomes", key: found.id, player, card, from, to }]
    // What is tapped to pay is the way, not the outcome.
    const told = found.tapped !== end.tapped && isInPlay(before, found.zone) && !(end.tapped && end.controller === seat)
    return told
      ? [{ type: "becomes", key: found.id, player, card, from: found.tapped ? "↷" : "", to: end.tapped ? "↷" : "↶" }]
      : []
  })
}

const isInPlay = (game: Game, name: string): boolean =>
  game.rulebook.zones.some((spec) => spec.name === name && spec.play === true)

/** Its strength as far as it can be told. */
function strength(game: Game, id: ObjectId): string {
  try {
    const { power, toughness } = game.rulebook.lastKnown(game, id) ?? {}
    if (typeof power !== "number") return ""
    return typeof toughness === "number" ? `${power}/${toughness}` : String(power)
  } catch {
    return ""
  }
}
