import {
  CHANCE,
  type Game,
  type GameObject,
  logLines,
  NONE,
  type PlayerId,
  type State,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"

/**
 * Has this player, since that position, seen something that an undo can't make unseen: a card it didn't know, or what luck
 * decided?
 * @param since the position, and how many lines the log had there
 */
export function sawSomethingNew(game: Game, player: PlayerId, since: { state: State; lines: number }): boolean {
  const bit = 1 << player
  const { objects } = game.state
  const isNew = (found: GameObject | undefined): boolean => {
    if (found === undefined || found.card === UNKNOWN_CARD || (found.known & bit) === 0) return false
    let at: GameObject | undefined = found
    while (at !== undefined && since.state.objects[at.id] === undefined)
      at = at.was === NONE ? undefined : objects[at.was]
    const before = at === undefined ? undefined : since.state.objects[at.id]
    return before !== undefined && (before.known & bit) === 0
  }
  if (objects.some(isNew)) return true
  return logLines(game, since.lines).some(
    ({ entry }) => entry.type === "answered" && entry.decision.by === CHANCE && entry.decision.kind !== "shuffle",
  )
}
