import {
  askOne,
  type Filter,
  type Game,
  happen,
  isThere,
  makeFrame,
  matches,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  playersOf,
  type Refusal,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { isInBattle, isSpecial, isType, typesOf } from "./characteristics.ts"
import { ownStatics } from "./costs.ts"
import { chooseBase, lacksBase } from "./evolution.ts"
import { moveEvents } from "./moving.ts"
import { endPending, isPending, pend } from "./pending.ts"

/** How cards are put into the battle zone. */
export interface Entering {
  /** Under whose control. */
  readonly player: PlayerId
  readonly rule: string
  /** The word under which they enter: "put" if absent. */
  readonly as?: string
  readonly source: ObjectId
  readonly tapped?: boolean
  /** What is remembered of how they came: "summoned", "paid-for", "used-from-hand"… */
  readonly marks?: readonly string[]
}

/** Why a card can't be put into the battle zone by this player; null if it can. */
function enterRefusal(game: Game, player: PlayerId, id: ObjectId): Refusal | null {
  const types = typesOf(game, id)
  if (types !== "unknown" && (types.length === 0 || types.every((type) => type === "spell" || type === "castle")))
    return { code: "not-an-element", rule: "316.1", object: id }
  for (const what of standing(game, "cantEnter")) {
    const frame = makeFrame(what.source, what.controller as PlayerId)
    if (matches(game, frame, id, what.does.cantEnter as Filter) === true)
      return { code: "cant-enter", rule: "101.2", object: id, player, data: { source: what.source } }
  }
  if (lacksBase(game, player, id)) return { code: "no-evolution-base", rule: "801.1a", object: id, player }
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
  if (enterRefusal(game, how.player, card) !== null) return null
  const base = yield* chooseBase(game, how.player, card)
  const bearer = isType(game, card, "aura") ? yield* bearerFor(game, card, how) : null
  if (isType(game, card, "aura") && bearer === null) return null
  const tapped = how.tapped === true || entersTapped(game, how.player, card)
  const events = moveEvents(game, card, "battle", {
    rule: how.rule,
    as: how.as ?? "put",
    controller: how.player,
    player: how.player,
    source: how.source,
    ...(base === null ? {} : { over: base }),
    ...(bearer === null ? {} : { attachTo: bearer }),
    ...(tapped ? { tapped } : {}),
  })
  const done = yield* happen(game, events)
  const became = done.find((event) => event.object === card)?.becomes ?? null
  if (became === null) return null
  if (how.marks !== undefined && isInBattle(game, became))
    yield* happen(
      game,
      how.marks.map((name) => ({ type: "mark", rule: how.rule, object: became, name, amount: 1 })),
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

/** An Aura goes on a GR creature of its player, or one is GR summoned for it (310.2); that holds for an Aura that is put, too. */
function* bearerFor(game: Game, aura: ObjectId, how: Entering): Procedure<ObjectId | null> {
  const creatures = zone(game, how.player, "battle").filter((id) => isInBattle(game, id) && isSpecial(game, id, "gr"))
  const options = creatures.map(objectOption)
  const key =
    creatures.length === 0
      ? "gr-summon"
      : yield* askOne(
          game,
          { by: how.player, kind: "cards", rules: ["310.2"], prompt: "aura-bearer", source: aura },
          zone(game, how.player, "gr").length === 0
            ? options
            : [...options, { key: "gr-summon", is: { type: "act", act: "gr-summon", object: aura } }],
        )
  const bearer = key === "gr-summon" ? yield* grSummon(game, how.player, aura) : (key as ObjectId)
  return bearer !== null && isInBattle(game, bearer) ? bearer : null
}

/**
 * GR summons: the top card of the player's own ultra GR zone is summoned as if its cost had been paid (701.30).
 * @returns the creature in the battle zone; null if the zone is empty
 */
export function* grSummon(game: Game, player: PlayerId, source: ObjectId): Procedure<ObjectId | null> {
  const top = zone(game, player, "gr").find((id) => {
    const found = game.state.objects[id]
    return found !== undefined && !isPending(found)
  })
  if (top === undefined) return null
  step(game, "gr-summon", ["701.30"], { player, object: top })
  yield* happen(game, [{ type: "note", as: "gr-summons", rule: "701.30a", player, object: top, source }])
  const [creature] = yield* enter(game, [top], {
    player,
    rule: "701.30a",
    as: "gr-summoned",
    source,
    marks: ["summoned", "paid-for"],
  })
  return creature ?? null
}
