import {
  type Ability,
  abilitiesOf,
  type Game,
  type GameEvent,
  grantedAbilities,
  isThere,
  makeFrame,
  matchesPattern,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  topmost,
  zone,
} from "@dilemma-table/engine"
import { isInBattle } from "./characteristics.ts"
import type { DmPattern } from "./lexicon.ts"
import { isPending } from "./pending.ts"
import { meantBy } from "./vocabulary/keywords.ts"
import { usableZones } from "./ways.ts"
import { privateZones } from "./zones.ts"

/*
 * Triggered abilities that work where others can't see them trigger only when their owner shows the card and declares them
 * (603.2e, 603.2f). Which cards of the game have such abilities is known to all; who holds one isn't.
 */

type Triggered = Extract<Ability, { readonly when: unknown }> & { readonly when: DmPattern }

/** Does this ability have to be declared, wherever it is used from? Those of shields work face up alone, for all to see. */
export function mustBeDeclared(ability: Ability): ability is Triggered {
  if (typeof ability !== "object" || !("when" in ability)) return false
  return zonesOf(ability as Triggered).some((name) => name !== "shields" && privateZones.has(name))
}

const zonesOf = ({ zone }: Triggered): readonly string[] => [zone ?? []].flat() as readonly string[]

type Table = ReadonlyMap<string, readonly Triggered[]>

const tables = new WeakMap<Game["cards"], Table>()

/** Every such ability that a card of this game has or gives, by the names of what it watches. Worked out once for a game. */
function declaredAbilities({ cards }: Game): Table {
  const known = tables.get(cards)
  if (known !== undefined) return known
  const found = new Map<string, Triggered[]>()
  const add = (ability: Ability): void => {
    if (!mustBeDeclared(ability)) return
    for (const name of [ability.when.on].flat()) found.set(name, [...(found.get(name) ?? []), ability])
  }
  const given = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return
    if ("grant" in data) for (const ability of withMeaning(data.grant as Ability)) add(ability)
    for (const inner of Object.values(data)) given(inner)
  }
  for (const card of cards)
    for (const face of card.faces) {
      face.abilities.forEach(add)
      given(face.abilities)
    }
  tables.set(cards, found)
  return found
}

const withMeaning = (ability: Ability): readonly Ability[] => [ability, ...meantBy(ability)]

/** Does a card of this game have an ability to be declared for this event that could be this player's? */
export function mayDeclare(game: Game, player: PlayerId, event: GameEvent): boolean {
  const table = declaredAbilities(game)
  if (table.size === 0) return false
  return game.rulebook
    .eventNames(event)
    .some((name) => table.get(name)?.some((one) => concerns(game, one, player, event)))
}

/** Is it this player's creature, or doing, that the ability watches, as far as that is said with one word? */
function concerns(
  game: Game,
  { when: { object: what, player: who } }: Triggered,
  player: PlayerId,
  event: GameEvent,
): boolean {
  const mine = (ref: unknown, whose: PlayerId | undefined): boolean =>
    (ref !== "you" && ref !== "opponent") || whose === undefined || (ref === "you") === (whose === player)
  const id = event.becomes ?? event.object
  const controller = id === undefined ? undefined : object(game.state, id).controller
  return mine(who, event.player) && (typeof what !== "object" || mine(what.controller, controller))
}

/** An ability that its owner could declare now. */
export interface Declarable {
  readonly card: ObjectId
  readonly ability: Ability
}

/**
 * What this player could declare for this event as it stands now: its condition may have come true only since (506.3d).
 * @returns null if nobody can expect a declaration, since the player has no card that others don't see
 */
export function declarables(game: Game, player: PlayerId, event: GameEvent): readonly Declarable[] | null {
  const names = game.rulebook.eventNames(event)
  const table = declaredAbilities(game)
  const zones = new Set(names.flatMap((name) => (table.get(name) ?? []).flatMap(zonesOf)))
  const found: Declarable[] = []
  let hidden = false
  for (const name of zones) {
    const cards = zone(game, player, name)
    if (name === "hand" && cards.length > 0) hidden = true
    if (name !== "hand" && privateZones.has(name)) continue
    for (const card of cards) {
      if (isPending(object(game.state, card))) continue
      for (const ability of abilitiesOfCard(game, card))
        if (mustBeDeclared(ability) && zonesOf(ability).includes(name) && watches(game, player, card, ability, event))
          found.push({ card, ability })
    }
  }
  if (zones.has("hand")) found.push(...executableElsewhere(game, player, zones, event))
  return hidden || found.length > 0 ? found : null
}

/**
 * An ability by which its card is executed free works wherever the card could be executed from (110.4d): ニンジャ・ストライク from
 * the mana zone, while creatures may be summoned from there.
 */
function executableElsewhere(
  game: Game,
  player: PlayerId,
  zones: ReadonlySet<string>,
  event: GameEvent,
): readonly Declarable[] {
  return openZones
    .filter((name) => !zones.has(name))
    .flatMap((name) => usableCards(game, player, name))
    .flatMap((card) =>
      abilitiesOfCard(game, card)
        .filter((ability) => mustBeDeclared(ability) && executesItself(ability))
        .filter((ability) => watches(game, player, card, ability as Triggered, event))
        .map((ability) => ({ card, ability })),
    )
}

const openZones = ["mana", "graveyard"] as const

/** The cards that this player could use from a zone that all see. */
const usableCards = (game: Game, player: PlayerId, name: string): readonly ObjectId[] =>
  zone(game, player, name).filter(
    (card) => !isPending(object(game.state, card)) && usableZones(game, player, card).includes(name),
  )

/** The cards that may be used free by an ability of their own: those of the hand, and others that could be used from where they are. */
export const executable = (game: Game, player: PlayerId): readonly ObjectId[] => [
  ...zone(game, player, "hand").filter((id) => !isPending(object(game.state, id))),
  ...openZones.flatMap((name) => usableCards(game, player, name)),
]

function executesItself(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false
  if ("useFree" in data && data.useFree === "this") return true
  return Object.values(data).some(executesItself)
}

const abilitiesOfCard = (game: Game, card: ObjectId): readonly Ability[] => [
  ...abilitiesOf(game, card),
  ...grantedAbilities(game, card).flatMap(meantBy),
]

const watches = (game: Game, player: PlayerId, card: ObjectId, ability: Triggered, event: GameEvent): boolean =>
  matchesPattern(game, makeFrame(card, player, { event, ability }), ability.when, event)

/** Events of an attack, for which nothing new can be declared once it has ended (505.6a, 506.3d). */
const ofAttacks: ReadonlySet<string> = new Set([
  "attacks",
  "attacks-player",
  "attacked",
  "blocks",
  "blocked",
  "unblocked",
  "unblocked-player",
])

/** What the loop calls the creature to which it happened. */
const places: Readonly<
  Record<string, readonly ["attacker" | "blocker" | "target", "attacker" | "blocker" | "target"]>
> = {
  attacks: ["attacker", "target"],
  "attacks-player": ["attacker", "target"],
  attacked: ["target", "attacker"],
  blocks: ["blocker", "attacker"],
  blocked: ["attacker", "blocker"],
  unblocked: ["attacker", "target"],
  "unblocked-player": ["attacker", "target"],
  "attack-ends": ["attacker", "target"],
  "broke-in-attack": ["attacker", "target"],
}

/**
 * The event as the other player may answer it now: with the creatures that attack and are attacked by now.
 * @returns null if the attack it belongs to is over
 */
export function eventNow(game: Game, event: GameEvent): GameEvent | null {
  const [place, other] = places[event.as ?? ""] ?? []
  if (event.type !== "note" || place === undefined || other === undefined) return event
  if (ofAttacks.has(event.as ?? "") && (game.state.loop.attacker === NONE || game.state.loop.removed === true))
    return null
  const creature = creatureNow(game, event.object, place)
  if (creature === null) return ofAttacks.has(event.as ?? "") ? null : event
  const source = event.source === undefined ? null : creatureNow(game, event.source, other)
  if (source === null && event.source !== undefined) return ofAttacks.has(event.as ?? "") ? null : event
  return { ...event, object: creature, ...(source === null ? {} : { source }) }
}

function creatureNow(game: Game, id: ObjectId | undefined, place: string): ObjectId | null {
  const top = id !== undefined && isThere(game.state, id) ? topmost(game.state, id) : id
  if (top !== undefined && isInBattle(game, top)) return top
  const now = game.state.loop[place]
  return typeof now === "number" && isInBattle(game, now as ObjectId) ? (now as ObjectId) : null
}
