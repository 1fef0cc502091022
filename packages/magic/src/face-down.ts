import {
  type Ability,
  everyone,
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  isThere,
  type ObjectId,
  object,
  type Procedure,
  step,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { isDoubleFaced, isNonpermanentFace } from "./double-faced.ts"
import type { MagicCost } from "./lexicon.ts"
import { faceDownMarks } from "./position.ts"
import { isCopy, representing } from "./represented.ts"

/*
 * Face-down permanents (708): 2/2 creatures whose card only their controller may look at (708.5).
 */

const onBattlefield = (game: Game, id: ObjectId): boolean =>
  isThere(game.state, id) && object(game.state, id).zone === "battlefield"

/** Turns permanents face down (708.2a): not those that are already (708.2b), and no double-faced ones (712.16). */
export function* turnFaceDown(game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> {
  const events: GameEvent[] = []
  for (const id of ids) {
    if (!onBattlefield(game, id)) continue
    const { faceDown, face } = object(game.state, id)
    if (faceDown || isDoubleFaced(game, id))
      step(game, "stays-face-up", [faceDown ? "708.2b" : "712.16"], { object: id })
    else events.push({ type: "face", as: "turns-down", rule: "708.2a", object: id, face, faceDown: true, source })
  }
  return yield* happen(game, events)
}

/**
 * The face it has once it is face up: a double-faced card shows its front face (712.15a); what has become a copy meanwhile is
 * that (708.10).
 */
const faceUpOf = (game: Game, found: GameObject): number => (isCopy(game, found) ? found.face : 0)

const turnedUp = (game: Game, id: ObjectId, source: ObjectId, rule: string): GameEvent => ({
  type: "face",
  as: "turns-up",
  rule,
  object: id,
  face: faceUpOf(game, object(game.state, id)),
  faceDown: false,
  source,
})

/** Turns permanents face up (708.8) as an effect says; an instant or sorcery is revealed and stays (701.40g, 701.58g). */
export function* turnFaceUp(game: Game, ids: readonly ObjectId[], source: ObjectId): Procedure<readonly GameEvent[]> {
  const down = ids.filter((id) => onBattlefield(game, id) && object(game.state, id).faceDown)
  if (down.length === 0) return []
  yield* happen(game, [{ type: "know", as: "reveals", rule: "708.8", objects: down, seen: everyone(game) }])
  return yield* happen(
    game,
    down.filter((id) => canBeFaceUp(game, id)).map((id) => turnedUp(game, id, source, "708.8")),
  )
}

/** Is it represented by a permanent card? */
function canBeFaceUp(game: Game, id: ObjectId): boolean {
  const found = object(game.state, id)
  if (isCopy(game, found)) return true
  if (!isNonpermanentFace(game, id, 0)) return true
  step(game, "stays-face-down", ["701.40g"], { object: id })
  return false
}

/** A way of turning a permanent face up as a special action, with its cost (116.2b, 708.7). */
export interface WayUp {
  readonly key: "morph" | "megamorph" | "disguise" | "manifest" | "cloak"
  readonly rule: string
  readonly costs: readonly MagicCost[]
}

const morphs = [
  ["morph", "702.37e"],
  ["megamorph", "702.37e"],
  ["disguise", "702.168d"],
] as const

/**
 * The ways in which this face-down permanent's controller could turn it face up: by the morph or disguise cost that it would
 * have if it were face up, whatever turned it face down; one manifested or cloaked also by the mana cost of its creature card
 * (701.40b–d, 701.58b–d).
 */
export function waysUp(game: Game, id: ObjectId): readonly WayUp[] {
  const found = object(game.state, id)
  if (!found.faceDown || found.card === UNKNOWN_CARD) return []
  const up = game.card(found.card).faces[faceUpOf(game, found)]?.abilities ?? []
  const ways: WayUp[] = morphs.flatMap(([key, rule]) => costsOf(up, key).map((costs): WayUp => ({ key, rule, costs })))
  const { types = [], manaCost: mana } = representing(game, found).card.faces[0] ?? {}
  const byCost: readonly MagicCost[] | null = types.includes("creature") && mana !== undefined ? [{ mana }] : null
  if (byCost !== null && found.marks.manifested !== undefined)
    ways.push({ key: "manifest", rule: "701.40b", costs: byCost })
  if (byCost !== null && found.marks.cloaked !== undefined) ways.push({ key: "cloak", rule: "701.58b", costs: byCost })
  return ways
}

const costsOf = (abilities: readonly Ability[], keyword: string): readonly (readonly MagicCost[])[] =>
  abilities.flatMap((ability) =>
    typeof ability === "object" && keyword in ability
      ? [(ability as unknown as Record<string, readonly MagicCost[]>)[keyword] ?? []]
      : [],
  )

/** The keywords with which this card could be cast face down for {3} (702.37c, 702.168b). */
export const castDownBy = (abilities: readonly Ability[]): readonly ("morph" | "disguise")[] => [
  ...(morphs.some(([key]) => key !== "disguise" && costsOf(abilities, key).length > 0) ? (["morph"] as const) : []),
  ...(costsOf(abilities, "disguise").length > 0 ? (["disguise"] as const) : []),
]

/** Turned up by a special action; with its megamorph cost paid a +1/+1 counter is put on it meanwhile (702.37b). */
export function* turnUpBy(game: Game, id: ObjectId, { key, rule }: WayUp): Procedure<void> {
  const counter: GameEvent = { type: "counters", rule: "702.37b", object: id, name: "+1/+1", amount: 1, source: id }
  yield* happen(game, [turnedUp(game, id, id, rule), ...(key === "megamorph" ? [counter] : [])])
}

/** At the end of the game everything that is face down is revealed (708.9). */
export function* revealAll(game: Game): Procedure<void> {
  const objects = game.state.zones.flat().filter((id) => {
    const { faceDown, zone, card } = object(game.state, id)
    return faceDown && card !== UNKNOWN_CARD && (zone === "battlefield" || zone === "stack")
  })
  if (objects.length > 0)
    yield* happen(game, [{ type: "know", as: "reveals", rule: "708.9", objects, seen: everyone(game) }])
}

/** What makes a permanent face down is told by a mark (708.6). */
export const isFaceDownMark = (name: string | undefined): boolean =>
  name !== undefined && (faceDownMarks as readonly string[]).includes(name)
