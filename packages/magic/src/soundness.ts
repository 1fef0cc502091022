import {
  decision,
  type Game,
  type GameObject,
  hasLeft,
  NONE,
  type ObjectId,
  type Placed,
  type PlayerId,
  players,
  seats,
  zone,
} from "@dilemma-table/engine"
import { PHASED_OUT } from "./phasing.ts"
import { place } from "./position.ts"
import { staysInCommand } from "./state-based-actions.ts"

/*
 * What holds of every position, whatever has been played: looked at by tests and by `npm run soak`, never by the rulebook.
 */

/** The sentences about a position that don't hold; empty where all is sound. Reads the game and changes nothing. */
export function unsound(game: Game): readonly string[] {
  const found: string[] = []
  const places = placesOf(game, found)
  for (const one of game.state.objects) {
    if (one === undefined || one.became !== NONE) continue
    if (one.over === NONE && places.get(one.id) !== 1)
      found.push(`object ${one.id} is ${places.get(one.id) ?? 0} times in zones`)
    found.push(...loneFaults(game, one))
  }
  found.push(...counts(game), ...resting(game))
  for (const { source, n } of game.state.waiting)
    if (source !== NONE && game.state.objects[source] === undefined) found.push(`what waits as ${n} has no source`)
  return found
}

/** How often each object lies in a zone; what lies there must say so itself. */
function placesOf(game: Game, found: string[]): ReadonlyMap<ObjectId, number> {
  const places = new Map<ObjectId, number>()
  for (const { name, shared } of game.rulebook.zones)
    for (const player of shared ? seats(game).slice(0, 1) : seats(game))
      for (const id of zone(game, player, name)) {
        places.set(id, (places.get(id) ?? 0) + 1)
        const one = game.state.objects[id]
        if (one === undefined || one.became !== NONE) found.push(`object ${id} is gone and lies in ${name}`)
        else if (one.zone !== name) found.push(`object ${id} lies in ${name}, and says ${one.zone}`)
        else if (!shared && one.controller !== player)
          found.push(`object ${id} lies in ${name} of ${player}, and says it is ${one.controller}'s`)
        // Only permanents lie with whom controls them; everywhere else cards go to their owner's zones (400.3).
        else if (!shared && name !== "battlefield" && name !== PHASED_OUT && one.owner !== player)
          found.push(`object ${id} of ${one.owner} lies in ${name} of ${player} (400.3)`)
      }
  return places
}

/** On the battlefield, phased out or not (702.26d). */
const isPermanent = ({ zone: name }: GameObject): boolean => name === "battlefield" || name === PHASED_OUT

function loneFaults(game: Game, one: GameObject): readonly string[] {
  const found: string[] = []
  // What phased out under the control of a player who has left is theirs until it phases in (702.26n).
  if (hasLeft(game, one.owner) || (one.zone !== PHASED_OUT && hasLeft(game, one.controller)))
    found.push(`object ${one.id} is of one who has left (800.4a)`)
  const { objects } = game.state
  if (one.tapped && !isPermanent(one)) found.push(`object ${one.id} is tapped in ${one.zone} (110.5d)`)
  if (one.kind === "ability" && one.zone !== "stack") found.push(`ability ${one.id} lies in ${one.zone} (113.7a)`)
  for (const [kind, n] of Object.entries(one.counters))
    if (!Number.isInteger(n) || n < 0) found.push(`object ${one.id} has ${n} ${kind} counters`)
  if (one.attachedTo !== NONE) {
    if (one.attachedTo === one.id) found.push(`object ${one.id} is attached to itself (301.5c, 303.4d)`)
    if (objects[one.attachedTo] === undefined) found.push(`object ${one.id} is attached to nothing`)
    if (!isPermanent(one)) found.push(`object ${one.id} is attached in ${one.zone}`)
  }
  const spec = game.rulebook.zones.find(({ name }) => name === one.zone)
  if (spec?.seen === "all" && !one.faceDown && one.over === NONE)
    for (const player of players(game))
      if ((one.known & (1 << player)) === 0) found.push(`object ${one.id} is open in ${one.zone}, unknown to ${player}`)
  return found
}

/** Nobody has more cards than at the start, nor fewer (108.3); who has left has none (800.4a). */
function counts(game: Game): readonly string[] {
  const now = seats(game).map(() => 0)
  for (const one of game.state.objects)
    if (one !== undefined && one.became === NONE && one.kind === "card") now[one.owner] = (now[one.owner] ?? 0) + 1
  return game.basis.setup.seats.flatMap(({ zones }, seat) => {
    const left = hasLeft(game, seat as PlayerId)
    const before = left ? 0 : Object.values(zones).reduce((sum, list) => sum + cardsIn(list), 0)
    return now[seat] === before ? [] : [`seat ${seat} has ${now[seat]} cards, and began with ${before}`]
  })
}

const cardsIn = (list: readonly Placed[]): number =>
  list.reduce(
    (sum, one) => sum + (one.token === true ? 0 : 1) + cardsIn(one.under ?? []) + cardsIn(one.attached ?? []),
    0,
  )

/** Where a player has priority, state-based actions are done and what has triggered is on the stack (704.3, 117.5). */
function resting(game: Game): readonly string[] {
  const asked = decision(game)
  if (asked?.rest !== true || asked.kind !== "action") return []
  const found: string[] = []
  const { state } = game
  if (state.waiting.length > 0) found.push("something waits though a player has priority (117.5)")
  if (asked.by !== place(game).priority) found.push(`${asked.by} is asked without having priority`)
  if (place(game).activating.length > 0 || place(game).resolving !== NONE)
    found.push("something is still being activated or resolved though a player has priority")
  for (const player of players(game))
    if ((state.players[player]?.life ?? 0) <= 0) found.push("a player without life goes on (704.5a)")
  for (const one of state.objects) {
    if (one === undefined || one.became !== NONE) continue
    if (one.kind === "token" && !isPermanent(one) && !staysInCommand(game.card(one.card).data))
      found.push(`token ${one.id} is in ${one.zone} (704.5d)`)
    if (one.kind === "copy" && one.zone !== "stack" && !isPermanent(one))
      found.push(`copy ${one.id} is in ${one.zone} (704.5e)`)
    if (one.zone !== PHASED_OUT && one.attachedTo !== NONE && state.objects[one.attachedTo]?.became !== NONE)
      found.push(`object ${one.id} is attached to what has left (704.5m, 704.5n)`)
  }
  return found
}
