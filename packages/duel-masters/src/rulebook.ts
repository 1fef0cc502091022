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
import { findCard } from "./cards/index.ts"
import { costOf, powerOf } from "./characteristics.ts"
import { compile, watchNames } from "./compile.ts"
import { editionFlags, rulebookVersions } from "./editions.ts"
import { passOn } from "./evolution.ts"
import { readings } from "./faces.ts"
import { firstLoop, run } from "./loop.ts"
import { modesAsked, modesRule } from "./modes.ts"
import { isCounted, isPending, PENDING, pendingWith } from "./pending.ts"
import { replace } from "./replacement.ts"
import { ruleTable } from "./rules/index.ts"
import { setupFault } from "./setup.ts"
import { follows } from "./state-based-actions.ts"
import { eventNames, looksBack } from "./vocabulary/events.ts"
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
    write.turn(id, write.game.cards[found.card]?.outside ?? 0)
    return null
  }
  const done = engineReducers.move?.(write, event) ?? null
  if (done !== null && event.over !== undefined) passOn(write, event.over, done.becomes as ObjectId)
  return done
}

/** A base from another zone: the event is no move into the battle zone, for nothing enters by it (801.1). */
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
  watchNames,
  replace,
  waits: () => "trigger",
  reducers: { move, "lay-base": layBase, "lay-under": layUnder },
  lastKnown,
  modesAsked,
  modesRule,
  modesByAnother: "700.2b",
  follows,
  readings,
  uncounted: (found) => !isCounted(found),
  loopObjects: ["attacker", "target", "blocker", "shields"],
}
