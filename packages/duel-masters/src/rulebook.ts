import {
  type CardData,
  engineReducers,
  type Game,
  type GameEvent,
  NONE,
  type ObjectId,
  object,
  type Plain,
  type Reducer,
  type Rulebook,
  type Setup,
  type Writer,
} from "@dilemma-table/engine"
import { findCard } from "#library"
import { costOf, powerOf } from "./characteristics.ts"
import { compile, watchNames } from "./compile.ts"
import { awaitDeclarations } from "./declaration-windows.ts"
import { editionFlags, rulebookVersions } from "./editions.ts"
import { exLifeOwner } from "./ex-life.ts"
import { readings } from "./faces.ts"
import { wentOn } from "./kinds.ts"
import { oneLeaves } from "./links.ts"
import { firstLoop, run } from "./loop.ts"
import { modesAsked, modesRule } from "./modes.ts"
import { EX_LIFE, isCounted, isHiddenShield, isPending, PENDING, pendingWith } from "./pending.ts"
import { passOn, reconstructed } from "./reconstruction.ts"
import { replace } from "./replacement.ts"
import { ruleTable } from "./rules/index.ts"
import { setupFault } from "./setup.ts"
import { follows } from "./state-based-actions.ts"
import { takesPart } from "./swapping.ts"
import { arrivals, eventNames, looksBack } from "./vocabulary/events.ts"
import { grammar, vocabulary } from "./vocabulary/index.ts"
import { zones } from "./zones.ts"

/** A pending card that is put where it already is was not placed there anew (409.2a); what is evolved goes on as the same (801.2). */
const move: Reducer = (write, event) => {
  const id = event.object as ObjectId
  const found = object(write.game.state, id)
  if (found.became === 0 && isPending(found) && event.to === found.zone && found.zone !== "deck") {
    for (const other of pendingWith(write.game, id)) {
      write.setMark(other, PENDING, 0)
      write.patch(other, { attachedTo: NONE })
    }
    write.setMark(id, PENDING, 0)
    // 409.1d: what it was given before it became pending is lost
    write.state.effects = write.state.effects.flatMap((effect) => {
      if (effect.objects?.includes(id) !== true) return [effect]
      const objects = effect.objects.filter((one) => one !== id)
      return objects.length === 0 ? [] : [{ ...effect, objects }]
    })
    write.turn(id, write.game.cards[found.card]?.outside ?? 0)
    return null
  }
  if (event.over !== undefined) return evolve(write, event)
  const owner = exLifeOwner(write.game, event)
  const done = engineReducers.move?.(write, owner === null ? event : { ...event, attachTo: owner }) ?? null
  if (done?.becomes !== undefined && owner !== null) write.setMark(done.becomes, EX_LIFE, 1)
  const { inPlaceOf } = (event.data ?? {}) as { readonly inPlaceOf?: ObjectId }
  if (done?.becomes !== undefined && inPlaceOf !== undefined) takesPart(write, inPlaceOf, done.becomes)
  return done
}

/**
 * The cards it is put on lie in one pile now, in the order that was chosen, with what lies beneath them; it is the same
 * creature as they were, tapped if one of them was (801.1b, 801.2, 801.2b).
 */
function evolve(write: Writer, event: GameEvent): GameEvent | null {
  const { game } = write
  const bases = ((event.data as { bases?: readonly ObjectId[] } | undefined)?.bases ?? [
    event.over,
  ]) as readonly ObjectId[]
  const laid = bases.map((id) =>
    object(game.state, id).zone === "battle"
      ? id
      : write.move(id, "battle", event.controller === undefined ? {} : { controller: event.controller }),
  )
  const [over, ...others] = laid as unknown as readonly [ObjectId, ...ObjectId[]]
  const tapped = laid.some((id) => object(game.state, id).tapped)
  const pile = laid.flatMap((id) => [id, ...object(game.state, id).under])
  for (const id of others) {
    write.tuck(id, over)
    write.patch(id, { under: [] })
  }
  for (const id of pile.slice(1)) write.patch(id, { over })
  write.patch(over, { under: pile.slice(1), tapped })
  const { data: _, ...rest } = event
  const done = engineReducers.move?.(write, { ...rest, over }) ?? null
  if (done === null) return null
  const becomes = done.becomes as ObjectId
  for (const id of laid) passOn(write, id, becomes)
  write.patch(becomes, { since: game.state.turn })
  return done
}

/** A part from another zone: the event is no move into the battle zone, for nothing enters by it. */
const layBase: Reducer = (write, event) => {
  const done = engineReducers.move?.(write, event) ?? null
  return done === null ? null : { ...done, type: "lay-base" }
}

const layUnder = (write: Writer, event: GameEvent): GameEvent => {
  const id = event.object as ObjectId
  const base = event.over as ObjectId
  if (object(write.game.state, id).tapped) write.patch(base, { tapped: true })
  write.tuck(id, base)
  return event
}

function lastKnown(game: Game, id: ObjectId): Readonly<Record<string, Plain>> | null {
  const power = powerOf(game, id)
  const cost = costOf(game, id)
  return power === "unknown" || cost === "unknown" ? null : { power, cost: Number.isFinite(cost) ? cost : "infinity" }
}

/** Duel Masters, by 総合ゲームルール Ver.1.50. */
export const rulebook: Rulebook = {
  game: "duel-masters",
  zones,
  seats: { min: 2, max: 2 },
  rules: ruleTable,
  versions: rulebookVersions,
  flags: editionFlags,
  vocabulary,
  grammar,
  run,
  find: (name) => findCard(name) as unknown as CardData | undefined,
  compile: (data, edition) => compile(rulebook, data, edition),
  checkSetup: (setup) => setupFault(rulebook, setup),
  begin: (setup: Setup) => ({ loop: firstLoop(setup.start.whole), life: 0 }),
  eventNames,
  looksBack,
  looksBackForItself: true,
  arrivals,
  silencing: "ignored",
  watchNames,
  replacers: oneLeaves,
  replace,
  dormant: isHiddenShield,
  waits: (game, { object: id }, event) => (isHiddenShield(game, id) && event.object !== id ? null : "trigger"),
  reducers: { move, "lay-base": layBase, "lay-under": layUnder, reconstruct: reconstructed },
  lastKnown,
  modesAsked,
  modesRule,
  modesByAnother: "700.2b",
  *follows(game, done) {
    awaitDeclarations(game, done)
    yield* follows(game, done)
  },
  readings,
  uncounted: (found, filter) => !isCounted(found, filter),
  wentOn,
  loopHidden: ["past"],
  loopObjects: ["attacker", "target", "blocker", "shields"],
}
