import { type CardIndex, type Game, knows, NONE, type Placed, type PlayerId } from "@dilemma-table/engine"

/**
 * What a player takes the others' hidden cards to be: what their lists hold beside what is seen (`known`), what a given list
 * holds, or nothing at all (`unknown`: what depends on such a card can't be told). Its own list everybody knows.
 */
export type Prior = "known" | "unknown" | { readonly list: readonly CardIndex[] }

/** For each seat the cards that this player takes to be hidden among that seat's: those of its list that it sees nowhere. */
export function hiddenCards(game: Game, player: PlayerId, prior: Prior): readonly (readonly CardIndex[])[] {
  return game.state.players.map((_, i) => {
    const seat = i as PlayerId
    if (seat !== player && prior === "unknown") return []
    const left = new Map<CardIndex, number>()
    for (const card of seat === player || typeof prior === "string" ? listOf(game, seat) : prior.list)
      left.set(card, (left.get(card) ?? 0) + 1)
    for (const found of game.state.objects) {
      if (found === undefined || found.kind !== "card" || found.owner !== seat || found.became !== NONE) continue
      if (knows(game, player, found.id)) left.set(found.card, (left.get(found.card) ?? 0) - 1)
    }
    // In the order of the table: where they lie mustn't show.
    return [...left].sort(([a], [b]) => a - b).flatMap(([card, n]) => Array<CardIndex>(Math.max(0, n)).fill(card))
  })
}

/** All cards that a seat brought to the game. */
function listOf(game: Game, seat: PlayerId): readonly CardIndex[] {
  const cards: CardIndex[] = []
  const add = ({ card, token, under = [], attached = [] }: Placed): void => {
    if (token !== true) cards.push((card + 1) as CardIndex)
    for (const one of [...under, ...attached]) add(one)
  }
  for (const lying of Object.values(game.basis.setup.seats[seat]?.zones ?? {})) for (const one of lying) add(one)
  return cards
}
