import {
  amountOf,
  ask,
  type Filter,
  type Game,
  happen,
  makeFrame,
  matches,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  type Value,
  type Writer,
  zone,
} from "@dilemma-table/engine"
import { hasKeyword, isCreature, isInBattle, isSpecial } from "./characteristics.ts"
import { isPending } from "./pending.ts"

interface Evolution {
  readonly evolution: Filter
  readonly count?: number
  readonly from?: string
}

/** What an evolution creature says it is put on; null for other cards. */
function evolutionOf(game: Game, card: ObjectId): Evolution | null {
  if (!isSpecial(game, card, "evolution")) return null
  const found = object(game.state, card)
  for (const ability of game.card(found.card).faces[found.face]?.abilities ?? [])
    if (typeof ability === "object" && "evolution" in ability) return ability as unknown as Evolution
  return null
}

/**
 * What it can be put on now: creatures, and タマシード that say so (シンカライズ), which match (701.15, 801.1). Where it says from
 * which other zone its base comes, creatures there.
 */
function basesFor(game: Game, player: PlayerId, card: ObjectId): readonly ObjectId[] {
  const evolution = evolutionOf(game, card)
  if (evolution === null) return []
  const frame = makeFrame(card, player)
  if (evolution.from !== undefined)
    return zone(game, player, evolution.from).filter(
      (id) =>
        id !== card &&
        !isPending(object(game.state, id)) &&
        isCreature(game, id) &&
        matches(game, frame, id, evolution.evolution) === true,
    )
  return zone(game, player, "battle").filter(
    (id) =>
      isInBattle(game, id) &&
      (isCreature(game, id) || hasKeyword(game, id, "shinkarize")) &&
      matches(game, frame, id, evolution.evolution) === true,
  )
}

/** Does it need a base that isn't there (801.1a)? */
export function lacksBase(game: Game, player: PlayerId, card: ObjectId): boolean {
  const evolution = evolutionOf(game, card)
  return evolution !== null && basesFor(game, player, card).length < (evolution.count ?? 1)
}

/**
 * The player chooses what the creature is put on; several bases are laid together first (801.1b, 801.2b).
 * @returns the base it will lie on, null for cards that need none
 */
export function* chooseBase(game: Game, player: PlayerId, card: ObjectId): Procedure<ObjectId | null> {
  const evolution = evolutionOf(game, card)
  if (evolution === null) return null
  const bases = basesFor(game, player, card)
  const count = amountOf(game, makeFrame(card, player), (evolution.count ?? 1) as Value)
  const keys = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: ["801.1"],
    prompt: "evolution-base",
    source: card,
    about: { count },
    space: pick(bases.map(objectOption), count, count),
  })
  const laid = evolution.from === undefined ? [] : yield* layBases(game, player, keys as readonly ObjectId[])
  const [first, ...others] = evolution.from === undefined ? (keys as readonly ObjectId[]) : laid
  if (first === undefined) return null
  yield* happen(
    game,
    others.map((id) => ({ type: "lay-under", as: "lay-under", rule: "801.1b", object: id, over: first })),
  )
  return first
}

/** Bases from another zone are laid into the battle zone as the creature is put on them; they don't enter it themselves. */
function* layBases(game: Game, player: PlayerId, bases: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const done = yield* happen(
    game,
    bases.map((id) => ({
      type: "lay-base",
      as: "lay-base",
      rule: "801.1",
      object: id,
      to: "battle",
      controller: player,
    })),
  )
  return done.flatMap((event) => (event.becomes === undefined ? [] : [event.becomes]))
}

/** What holds for the base holds for the creature put on it: it is the same one (801.2, 801.2a). */
export function passOn(write: Writer, from: ObjectId, to: ObjectId): void {
  const { state } = write
  if (state.effects.some((effect) => effect.objects?.includes(from)))
    state.effects = state.effects.map((effect) =>
      effect.objects?.includes(from) ? { ...effect, objects: [...effect.objects, to] } : effect,
    )
  for (const place of ["attacker", "blocker", "target"]) {
    if (state.loop[place] === from) state.loop = { ...state.loop, [place]: to }
  }
  for (const found of state.objects) if (found?.attachedTo === from) write.patch(found.id, { attachedTo: to })
}
