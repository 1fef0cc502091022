import {
  decision,
  type Game,
  type GameObject,
  NONE,
  type ObjectId,
  type Placed,
  players,
  zone,
} from "@dilemma-table/engine"
import { CASTLE, isPending } from "./pending.ts"

/*
 * What holds of every position, whatever has been played: looked at by tests and by `npm run soak`, never by the rulebook.
 */

/** The sentences about a position that don't hold; empty where all is sound. Reads the game and changes nothing. */
export function unsound(game: Game): readonly string[] {
  const found: string[] = []
  const places = placesOf(game, found)
  const { state } = game
  for (const one of state.objects) {
    if (one === undefined || one.became !== NONE) continue
    if (one.over === NONE) {
      if (places.get(one.id) !== 1) found.push(`object ${one.id} is ${places.get(one.id) ?? 0} times in zones`)
    } else found.push(...beneath(game, one, places))
    found.push(...loneFaults(game, one))
  }
  found.push(...counts(game), ...resting(game))
  for (const { source, n } of state.waiting)
    if (source !== NONE && state.objects[source] === undefined) found.push(`what waits as ${n} has no source`)
  return found
}

/** How often each object lies in a zone; what lies there must say so itself. */
function placesOf(game: Game, found: string[]): ReadonlyMap<ObjectId, number> {
  const places = new Map<ObjectId, number>()
  for (const { name } of game.rulebook.zones)
    for (const player of players(game))
      for (const id of zone(game, player, name)) {
        places.set(id, (places.get(id) ?? 0) + 1)
        const one = game.state.objects[id]
        if (one === undefined || one.became !== NONE) found.push(`object ${id} is gone and lies in ${name}`)
        else if (one.zone !== name || one.controller !== player)
          found.push(`object ${id} lies in ${name} of ${player}, and says ${one.zone} of ${one.controller}`)
      }
  return places
}

function beneath(game: Game, one: GameObject, places: ReadonlyMap<ObjectId, number>): readonly string[] {
  const found: string[] = []
  const top = game.state.objects[one.over]
  if (places.has(one.id)) found.push(`object ${one.id} is beneath ${one.over} and in a zone`)
  if (top === undefined || top.became !== NONE || top.over !== NONE) found.push(`object ${one.id} is beneath nothing`)
  else if (!top.under.includes(one.id)) found.push(`object ${one.id} isn't among those beneath ${top.id}`)
  if (one.zone !== "battle") found.push(`object ${one.id} is beneath another card in ${one.zone}`)
  return found
}

/** Zones whose cards can be tapped (105.1). */
const tappable: ReadonlySet<string> = new Set(["battle", "mana"])

function loneFaults(game: Game, one: GameObject): readonly string[] {
  const found: string[] = []
  const { objects } = game.state
  if (one.tapped && !tappable.has(one.zone)) found.push(`object ${one.id} is tapped in ${one.zone}`)
  for (const id of one.under)
    if (objects[id]?.over !== one.id || objects[id]?.became !== NONE)
      found.push(`object ${id} is counted beneath ${one.id} and isn't there`)
  if (new Set(one.under).size !== one.under.length) found.push(`something is twice beneath ${one.id}`)
  if (one.attachedTo !== NONE) {
    if (one.attachedTo === one.id) found.push(`object ${one.id} is attached to itself`)
    if (objects[one.attachedTo] === undefined) found.push(`object ${one.id} is attached to nothing`)
    if (one.zone !== "battle" && one.marks[CASTLE] === undefined && one.zone !== "shields")
      found.push(`object ${one.id} is attached in ${one.zone}`)
  }
  const spec = game.rulebook.zones.find(({ name }) => name === one.zone)
  if (spec?.seen === "all" && !one.faceDown && one.over === NONE)
    for (const player of players(game))
      if ((one.known & (1 << player)) === 0) found.push(`object ${one.id} is open in ${one.zone}, unknown to ${player}`)
  return found
}

/** Nobody has more cards than at the start, nor fewer. */
function counts(game: Game): readonly string[] {
  const found: string[] = []
  const now = [0, 0]
  for (const one of game.state.objects)
    if (one !== undefined && one.became === NONE && one.kind === "card") now[one.owner] = (now[one.owner] ?? 0) + 1
  game.basis.setup.seats.forEach(({ zones }, seat) => {
    const before = Object.values(zones).reduce((sum, list) => sum + cardsIn(list), 0)
    if (now[seat] !== before) found.push(`seat ${seat} has ${now[seat]} cards, and began with ${before}`)
  })
  return found
}

const cardsIn = (list: readonly Placed[]): number =>
  list.reduce(
    (sum, one) => sum + (one.token === true ? 0 : 1) + cardsIn(one.under ?? []) + cardsIn(one.attached ?? []),
    0,
  )

/** At a rest where nothing waits, nothing is pending (409). */
function resting(game: Game): readonly string[] {
  const asked = decision(game)
  if (asked?.rest !== true || game.state.waiting.length > 0) return []
  return game.state.objects.flatMap((one) =>
    one !== undefined && one.became === NONE && isPending(one) ? [`object ${one.id} is pending in ${one.zone}`] : [],
  )
}
