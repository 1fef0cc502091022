import {
  type Game,
  type GameObject,
  isInPlay,
  type ObjectId,
  object,
  type PlayerId,
  players,
  zone,
} from "@dilemma-table/engine"
import { cardName, type Lang, objectName, playerName, sayTerminal, zoneName } from "@dilemma-table/words"

/** What is otherwise in a position than in an earlier one, in lines: life, and what lies where. Nothing is hidden. */
export function changeLines(lang: Lang, before: Game, after: Game): readonly string[] {
  const lines: string[] = []
  for (const player of players(before)) {
    const name = playerName(lang, player)
    const from = before.state.players[player]?.life ?? 0
    const to = after.state.players[player]?.life ?? 0
    if (from !== to) lines.push(sayTerminal(lang, "explore", "life", { player: name, from, to }))
    for (const { name: place } of before.rulebook.zones) {
      const changes = listChanges(contents(lang, before, player, place), contents(lang, after, player, place))
      if (changes.length > 0)
        lines.push(
          sayTerminal(lang, "explore", "zone", {
            player: name,
            zone: zoneName(lang, before, place),
            changes: changes.join(lang === "ja" ? "、" : ", "),
          }),
        )
    }
  }
  const { result } = after.state
  if (result !== null && before.state.result === null)
    lines.push(
      result.winner === null
        ? sayTerminal(lang, "explore", "draw")
        : sayTerminal(lang, "explore", "wins", { player: playerName(lang, result.winner) }),
    )
  return lines
}

const contents = (lang: Lang, game: Game, player: PlayerId, place: string): readonly string[] => {
  const spec = game.rulebook.zones.find(({ name }) => name === place)
  if (spec?.shared === true) return []
  return zone(game, player, place).map((id) => described(lang, game, id))
}

/** A card with what of it can change where it lies. */
function described(lang: Lang, game: Game, id: ObjectId): string {
  const found = object(game.state, id)
  const name = found.kind === "ability" ? objectName(lang, game, id, null) : cardName(lang, game, found.card)
  if (!isInPlay(game, found.zone)) return found.tapped ? `${name} ${sayTerminal(lang, "explore", "tapped")}` : name
  const bits = [
    ...strength(game, found),
    ...(found.tapped ? [sayTerminal(lang, "explore", "tapped")] : []),
    ...Object.entries(found.counters).flatMap(([kind, n]) => (n > 0 ? [`${kind}×${n}`] : [])),
    ...(found.controller === found.owner
      ? []
      : [sayTerminal(lang, "explore", "controlled", { player: playerName(lang, found.controller) })]),
  ]
  return bits.length === 0 ? name : `${name} (${bits.join(", ")})`
}

function strength(game: Game, { id }: GameObject): readonly string[] {
  const { power, toughness } = game.rulebook.lastKnown(game, id) ?? {}
  if (typeof power !== "number") return []
  return [typeof toughness === "number" ? `${power}/${toughness}` : String(power)]
}

/** What has gone and what has come: "−Island", "+Forest ×2". */
function listChanges(before: readonly string[], after: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of before) counts.set(name, (counts.get(name) ?? 0) - 1)
  for (const name of after) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .filter(([, n]) => n !== 0)
    .sort(([, a], [, b]) => a - b)
    .map(([name, n]) => `${n > 0 ? "+" : "−"}${name}${Math.abs(n) > 1 ? ` ×${Math.abs(n)}` : ""}`)
}
