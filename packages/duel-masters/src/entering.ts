import {
  type Filter,
  type Game,
  type GameEvent,
  happen,
  isThere,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  playersOf,
  type Refusal,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { bearerFor, needsBearer } from "./bearers.ts"
import { isElementType, isInBattle, typesOf } from "./characteristics.ts"
import { ownStatics } from "./costs.ts"
import { chooseBases, evolvingEvents, lacksBase, markEvolving, noteLaidBases } from "./evolution.ts"
import { exLifeEvents } from "./ex-life.ts"
import { chooseHalf } from "./faces.ts"
import { entryForbidden, useForbidden } from "./forbidden.ts"
import { link } from "./links.ts"
import { moveEvents } from "./moving.ts"
import { endPending, isPending, pend, pendingWith } from "./pending.ts"

/** How cards are put into the battle zone. */
export interface Entering {
  /** Under whose control. */
  readonly player: PlayerId
  readonly rule: string
  /** The word under which they enter: "put" if absent. */
  readonly as?: string
  readonly source: ObjectId
  readonly tapped?: boolean
  /** The card it is put on, where an effect says so (侵略). */
  readonly onto?: ObjectId
  /** The creature to which a weapon is equipped (305.2). */
  readonly equipTo?: ObjectId
  /** The element with which a card is exchanged: it takes that one's part in an attack (701.26a). */
  readonly inPlaceOf?: ObjectId
  /** What happens at the same time. */
  readonly together?: readonly GameEvent[]
  /** The keyword by which they come, for patterns. */
  readonly name?: string
  /** What is remembered of how they came: "summoned", "paid-for", "used-from-hand"… */
  readonly marks?: readonly (readonly [name: string, amount: number])[]
}

/** Why a card can't be put into the battle zone by this player; null if it can. */
function enterRefusal(game: Game, player: PlayerId, id: ObjectId, onto?: ObjectId): Refusal | null {
  const types = typesOf(game, id)
  if (types !== "unknown" && !types.some(isElementType)) return { code: "not-an-element", rule: "316.1", object: id }
  const forbidden = entryForbidden(game, player, id)
  if (forbidden !== null) return forbidden
  if (lacksBase(game, player, id, onto)) return { code: "no-evolution-base", rule: "801.1a", object: id, player }
  return null
}

/**
 * Puts cards into the battle zone: all become pending, then they enter one by one (409.1f). What can't enter stays where it is.
 * @returns the objects they have become there
 */
export function* enter(game: Game, cards: readonly ObjectId[], how: Entering): Procedure<readonly ObjectId[]> {
  yield* pend(game, cards, cards.length > 1 ? "409.1f" : "409.1a")
  const entered: ObjectId[] = []
  for (const card of cards) {
    const id = yield* enterOne(game, card, how)
    if (id === null) yield* endPending(game, card)
    else entered.push(id)
  }
  return entered
}

function* enterOne(game: Game, card: ObjectId, how: Entering): Procedure<ObjectId | null> {
  if (!isThere(game.state, card) || object(game.state, card).zone === "battle") return null
  const refused = (on: Game, player: PlayerId, id: ObjectId) => enterRefusal(on, player, id, how.onto)
  if (!(yield* chooseHalf(game, how.player, card, refused))) return null
  const bases = yield* chooseBases(game, how.player, card, how.onto)
  const [base] = bases
  if (base !== undefined) yield* markEvolving(game, card, 1)
  const attached = needsBearer(game, card)
  const bearer = attached
    ? yield* bearerFor(game, how.player, card, how.equipTo, () => grSummon(game, how.player, card))
    : null
  if (attached && bearer === null) return null
  const cells = pendingWith(game, card)
  const tapped = how.tapped === true || entersTapped(game, how.player, card)
  const events = moveEvents(game, card, "battle", {
    rule: how.rule,
    as: how.as ?? "put",
    controller: how.player,
    player: how.player,
    source: how.source,
    ...(base === undefined ? {} : { over: base, data: { bases } }),
    ...(how.inPlaceOf === undefined ? {} : { data: { inPlaceOf: how.inPlaceOf } }),
    ...(how.name === undefined ? {} : { name: how.name }),
    ...(bearer === null ? {} : { attachTo: bearer }),
    ...(tapped ? { tapped } : {}),
  })
  const done = yield* happen(game, [
    ...(how.together ?? []),
    ...events,
    ...evolvingEvents(game, card, bases, how.player),
    ...exLifeEvents(game, how.player, card),
  ])
  const became = done.find((event) => event.object === card && event.to === "battle")?.becomes ?? null
  if (became === null) {
    if (base !== undefined && isThere(game.state, card)) yield* markEvolving(game, card, 0)
    return null
  }
  yield* noteLaidBases(game, bases, became)
  yield* layCells(game, how.player, cells, became)
  if (isInBattle(game, became)) yield* link(game, how.player, became)
  if (how.marks !== undefined && isInBattle(game, became))
    yield* happen(
      game,
      how.marks.map(([name, amount]) => ({ type: "mark", rule: how.rule, object: became, name, amount })),
    )
  return became
}

function entersTapped(game: Game, player: PlayerId, card: ObjectId): boolean {
  if (ownStatics(game, card, "entersTapped").length > 0) return true
  return standing(game, "entersTapped").some(({ source, controller, to }) => {
    if (to === undefined || to === "this" || to === "attached") return false
    const { controller: whose, ...rest } = to as Filter & { controller?: unknown }
    const frame = makeFrame(source, controller as PlayerId)
    if (whose !== undefined && !playersOf(game, frame, whose as never).includes(player)) return false
    return matches(game, frame, card, rest as Filter) === true
  })
}

/** The King Cells of a creature lie beneath the one that shows it, as parts of it (814.1c). */
function* layCells(game: Game, player: PlayerId, cells: readonly ObjectId[], creature: ObjectId): Procedure<void> {
  if (cells.length === 0) return
  const laid = yield* happen(
    game,
    cells.map((object) => ({
      type: "lay-base",
      as: "combines",
      rule: "814.1c",
      object,
      to: "battle",
      controller: player,
    })),
  )
  yield* happen(
    game,
    laid.map(({ becomes }) => ({
      type: "lay-under",
      as: "combines",
      rule: "814.1c",
      object: becomes as ObjectId,
      over: creature,
    })),
  )
}

/**
 * GR summons: the top card of the player's own ultra GR zone is summoned as if its cost had been paid (701.30). One that can't be
 * summoned stays there (101.2).
 * @returns the creature in the battle zone; null if none came
 */
export function* grSummon(game: Game, player: PlayerId, source: ObjectId): Procedure<ObjectId | null> {
  const top = zone(game, player, "gr").find((id) => {
    const found = game.state.objects[id]
    return found !== undefined && !isPending(found)
  })
  if (top === undefined || useForbidden(game, player, top) !== null || entryForbidden(game, player, top) !== null)
    return null
  step(game, "gr-summon", ["701.30"], { player, object: top })
  yield* happen(game, [{ type: "note", as: "gr-summons", rule: "701.30a", player, object: top, source }])
  const [creature] = yield* enter(game, [top], {
    player,
    rule: "701.30a",
    as: "gr-summoned",
    source,
    marks: [
      ["summoned", 1],
      ["paid-for", 1],
    ],
  })
  return creature ?? null
}
