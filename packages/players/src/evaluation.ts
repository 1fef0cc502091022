import { type Game, type GameObject, type ObjectId, type PlayerId, players, zone } from "@dilemma-table/engine"

/** What a game's zones are worth, card by card, and what else counts. */
interface Worth {
  /** A card lying in a zone: so much for each, less from a number of them on. */
  readonly zones: Readonly<Record<string, { readonly each: number; readonly upTo?: number; readonly beyond?: number }>>
  /** The zone whose creatures fight. */
  readonly play: string
  /** Worth of a point of power (and of toughness, where there is such a thing). */
  readonly power: number
  /** Worth of the life points up to this one. */
  readonly life: (life: number) => number
}

const worths: Readonly<Record<string, Worth>> = {
  magic: {
    zones: { battlefield: { each: 1 }, hand: { each: 1.3, upTo: 7, beyond: 0.1 }, library: { each: 0.01 } },
    play: "battlefield",
    power: 0.55,
    life: (life) => (life <= 0 ? -50 : 6 * Math.log2(1 + life / 4)),
  },
  "duel-masters": {
    zones: {
      battle: { each: 1.2 },
      hand: { each: 1.2, upTo: 8, beyond: 0.3 },
      mana: { each: 1.5, upTo: 7, beyond: 0.4 },
      shields: { each: 3 },
      graveyard: { each: 0.05 },
    },
    play: "battle",
    power: 0.0005,
    life: () => 0,
  },
}

const won = 1000

/**
 * What a position is worth to a player: its own side less the best of the others'. Rough, and the same for everybody who
 * imagines the position alike.
 */
export function evaluate(game: Game, seat: PlayerId): number {
  const { result } = game.state
  if (result !== null) return result.winner === null ? 0 : result.winner === seat ? won : -won
  const others = players(game).filter((one) => one !== seat)
  return side(game, seat) - Math.max(...others.map((one) => side(game, one)))
}

function side(game: Game, seat: PlayerId): number {
  const worth = worths[game.rulebook.game]
  if (worth === undefined) return 0
  let sum = worth.life(game.state.players[seat]?.life ?? 0)
  for (const [name, { each, upTo = Number.POSITIVE_INFINITY, beyond = 0 }] of Object.entries(worth.zones)) {
    const count = name === worth.play ? 0 : zone(game, seat, name).length
    sum += each * Math.min(count, upTo) + beyond * Math.max(0, count - upTo)
  }
  for (const owner of players(game)) {
    for (const id of zone(game, owner, worth.play)) {
      const found = game.state.objects[id]
      if (found?.controller === seat) sum += inPlay(game, worth, found)
    }
  }
  return sum
}

function inPlay(game: Game, { power: each, zones, play }: Worth, found: GameObject): number {
  const { power = 0, toughness = 0 } = strengthOf(game, found)
  const tapped = found.tapped ? 0.05 : 0
  return (zones[play]?.each ?? 1) + each * (power + toughness) - tapped
}

/** What a card in play is worth to who controls it; 0 of any other. */
export function worthInPlay(game: Game, id: ObjectId): number {
  const worth = worths[game.rulebook.game]
  const found = game.state.objects[id]
  return worth === undefined || found === undefined || found.zone !== worth.play ? 0 : inPlay(game, worth, found)
}

/** Power and toughness, where they can be told. */
export function strengthOf(
  game: Game,
  { id }: Pick<GameObject, "id">,
): { readonly power?: number; readonly toughness?: number } {
  try {
    const now = game.rulebook.lastKnown(game, id) ?? {}
    return {
      ...(typeof now.power === "number" ? { power: now.power } : {}),
      ...(typeof now.toughness === "number" ? { toughness: now.toughness } : {}),
    }
  } catch {
    return {}
  }
}
