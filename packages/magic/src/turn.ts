import {
  type ActiveEffect,
  ask,
  type Game,
  type GameEvent,
  happen,
  hasLeft,
  isThere,
  mark,
  type ObjectId,
  object,
  objectOption,
  type Procedure,
  pick,
  players,
  step,
  zone,
} from "@dilemma-table/engine"
import { declareAttackers, possibleAttackers } from "./attackers.ts"
import { doBeforehand } from "./beforehand.ts"
import { declareBlockers } from "./blockers.ts"
import { combatDamage, hasFirstStrikeStep } from "./combat-damage.ts"
import { checkDayNight } from "./day-and-night.ts"
import { drawCards } from "./drawing.ts"
import { maximumHandSize } from "./hand-size.ts"
import { hasKeyword } from "./layers.ts"
import { firstToAct } from "./leaving.ts"
import { countLoop } from "./loops.ts"
import { emptyPools } from "./mana-pool.ts"
import { openingHands } from "./opening.ts"
import { phasing } from "./phasing.ts"
import { place, type Step, setPlace, stackOf, steps } from "./position.ts"
import { actOrPass, beforePriority } from "./priority.ts"
import { resolveTop } from "./resolving.ts"
import { loreCounters } from "./sagas.ts"
import { nextTurn } from "./turn-begins.ts"
import { followingStep, nextTurnOf, skipsUntap } from "./turn-structure.ts"
import { untapAll } from "./untapping.ts"
import { UPKEEP } from "./vocabulary/casting-words.ts"

/**
 * The game as one loop whose whole memory is the state: opening hands, then turns, steps and priority (500). It can be
 * taken up again at any decision marked as a rest.
 */
export function* runGame(game: Game): Procedure<void> {
  while (game.state.result === null) {
    if (place(game).stage === "opening") yield* openingHands(game)
    else if (place(game).beforehand.length > 0) yield* doBeforehand(game)
    else if (!place(game).begun) yield* beginStep(game)
    else yield* priorityOrEnd(game)
  }
}

/** Priority goes round; when all have passed in succession the stack resolves or the step ends (117.4). */
function* priorityOrEnd(game: Game): Procedure<void> {
  const { passes } = place(game)
  if (passes >= players(game).length) {
    if (stackOf(game).length === 0) return yield* endStep(game)
    yield* countLoop(game)
    if (game.state.result !== null) return
    yield* resolveTop(game)
    setPlace(game, { passes: 0, priority: firstToAct(game), refused: [] })
    return
  }
  yield* beforePriority(game)
  if (game.state.result === null) yield* actOrPass(game)
}

/** Turn-based actions at a step's beginning (703), then the active player gets priority (117.3a). */
function* beginStep(game: Game): Procedure<void> {
  const now = place(game).step
  if (now !== "declare-attackers" && now !== "declare-blockers")
    step(game, now, [ruleOf[now]], { player: game.state.active })
  yield* turnBased[now](game)
  setPlace(game, { begun: true, passes: 0, priority: firstToAct(game) })
  if (game.state.result !== null) return
  if (now === "untap") return yield* endStep(game)
  if (now === "cleanup") yield* afterCleanup(game)
}

const ruleOf: Readonly<Record<Step, string>> = {
  untap: "502.1",
  upkeep: "503.1",
  draw: "504.1",
  "precombat-main": "505.1",
  "beginning-of-combat": "507.1",
  "declare-attackers": "508.1",
  "declare-blockers": "509.1",
  "first-strike-damage": "510.4",
  "combat-damage": "510.1",
  "end-of-combat": "511.1",
  "postcombat-main": "505.1",
  end: "513.1",
  cleanup: "514.1",
}

type TurnBased = (game: Game) => Procedure<void>

/** "At the beginning of …": what watches for the step triggers (603.6). */
const begins = (name: string, rule: string): TurnBased =>
  function* (game) {
    yield* happen(game, [{ type: "note", as: name, rule, player: game.state.active }])
  }

const turnBased: Readonly<Record<Step, TurnBased>> = {
  untap: untapStep,
  upkeep: upkeepStep,
  draw: drawStep,
  *"precombat-main"(game) {
    yield* loreCounters(game)
    yield* begins("main-phase", "505.4")(game)
  },
  "beginning-of-combat": begins("combat-begins", "507.1"),
  "declare-attackers": declareAttackers,
  "declare-blockers": declareBlockers,
  "first-strike-damage": (game) => combatDamage(game, true),
  "combat-damage": (game) => combatDamage(game, false),
  "end-of-combat": begins("combat-ends", "511.1"),
  "postcombat-main": begins("main-phase", "505.4"),
  *end(game) {
    const over = game.state.effects.filter(
      ({ until, controller }) => until === "until-your-next-end-step" && controller === game.state.active,
    )
    yield* happen(
      game,
      over.map((effect) => ({ type: "effect-ends", rule: "611.2a", amount: effect.n })),
    )
    yield* begins("end-step", "513.1")(game)
  },
  cleanup: cleanupStep,
}

/** What watches for it triggers; permanents with echo remember that an upkeep has begun (702.30a). */
function* upkeepStep(game: Game): Procedure<void> {
  yield* begins("upkeep", "503.1")(game)
  const echoing = zone(game, game.state.active, "battlefield").filter((id) => hasKeyword(game, id, "echo"))
  const amount = game.state.turn + 1
  yield* happen(
    game,
    echoing.map((id) => ({ type: "mark", rule: "702.30a", object: id, name: UPKEEP, amount })),
  )
}

function* untapStep(game: Game): Procedure<void> {
  yield* phasing(game)
  yield* checkDayNight(game)
  yield* untapAll(game)
}

/** The active player draws (504.1); the starting player of a two-player game not on the first turn (103.8a, 103.8c). */
function* drawStep(game: Game): Procedure<void> {
  const { turn, active, players: all } = game.state
  const skipped = turn === 1 && all.length === 2 && game.basis.setup.start.whole
  if (!skipped && !hasLeft(game, active)) yield* drawCards(game, game.state.active, 1, "504.1")
  yield* happen(game, [{ type: "note", as: "draw-step", rule: "504.1", player: game.state.active }])
}

/** Discarding to hand size (514.1), then damage goes and effects of this turn end, at once (514.2). */
function* cleanupStep(game: Game): Procedure<void> {
  const { active } = game.state
  const hand = zone(game, active, "hand")
  const handSize = maximumHandSize(game, active)
  if (hand.length > handSize) {
    const keys = yield* ask(game, {
      by: active,
      kind: "cards",
      rules: ["514.1"],
      prompt: "hand-size",
      space: pick(hand.map(objectOption), hand.length - handSize, hand.length - handSize),
    })
    yield* happen(
      game,
      (keys as readonly ObjectId[]).map((id) => ({
        type: "move",
        as: "discards",
        rule: "514.1",
        object: id,
        to: "graveyard",
        player: active,
      })),
    )
  }
  yield* happen(game, [...damageGone(game), ...effectsEnd(game)])
}

const damageGone = (game: Game): readonly GameEvent[] =>
  players(game)
    .flatMap((player) => zone(game, player, "battlefield"))
    .flatMap((id) =>
      ["damage", "deathtouched"]
        .filter((name) => mark(object(game.state, id).marks, name) > 0)
        .map((name) => ({ type: "mark", rule: "514.2", object: id, name, amount: 0 })),
    )

/** Effects that last this turn end, and those on objects that are all gone. */
const effectsEnd = (game: Game): readonly GameEvent[] =>
  game.state.effects
    .filter((effect) => effect.until === "this-turn" || isThrough(game, effect) || isOver(game, effect.objects))
    .map((effect) => ({ type: "effect-ends", rule: "514.2", amount: effect.n }))

/** It lasts until the end of its controller's next turn, or of an opponent's (611.2a). */
const isThrough = ({ state }: Game, { until, controller, turn }: ActiveEffect): boolean =>
  state.turn > turn &&
  ((until === "through-your-next-turn" && state.active === controller) ||
    (until === "through-opponents-next-turn" && state.active !== controller))

const isOver = (game: Game, objects: readonly ObjectId[] | null): boolean =>
  objects !== null && objects.length > 0 && !objects.some((id) => isThere(game.state, id))

/** Normally nobody gets priority in the cleanup step, unless something has triggered or applies (514.3a). */
function* afterCleanup(game: Game): Procedure<void> {
  const before = game.state.history.length
  if (game.state.waiting.length > 0) return
  yield* beforePriority(game)
  if (game.state.result === null && game.state.history.length === before) yield* endStep(game)
}

/** Unspent mana is lost (500.5) and the game goes on to the next step, phase or turn. */
function* endStep(game: Game): Procedure<void> {
  yield* emptyPools(game)
  const now = place(game).step
  const again = now === "cleanup" && place(game).passes > 0
  if (now === "end-of-combat") yield* combatEnds(game)
  if (now === "cleanup" && !again) yield* nextTurn(game, yield* nextTurnOf(game))
  const next = again ? now : yield* stepAfter(game, now)
  setPlace(game, { step: next, begun: false, passes: 0, priority: firstToAct(game), refused: [] })
}

/** What follows this step: a turn's first step unless it is skipped, then one after the other, added and skipped ones counted. */
function* stepAfter(game: Game, now: Step): Procedure<Step> {
  const following = (last: Step) => followingStep(game, last, (one) => nextStep(game, one))
  if (now !== "cleanup") return yield* following(now)
  return (yield* skipsUntap(game)) ? yield* following("untap") : "untap"
}

/** Everything is removed from combat, and effects that last until its end are over (511.2, 511.3). */
function* combatEnds(game: Game): Procedure<void> {
  setPlace(game, { attackers: [], struck: [] })
  const over = game.state.effects.filter(({ until }) => until === "this-attack")
  yield* happen(
    game,
    over.map((effect) => ({ type: "effect-ends", rule: "511.2", amount: effect.n })),
  )
}

/** The step after this one; without attackers the rest of combat is skipped (508.8), without first strike that step (510.4). */
function nextStep(game: Game, now: Step): Step {
  const after = steps[(steps.indexOf(now) + 1) % steps.length] ?? "untap"
  if (after === "declare-attackers" && possibleAttackers(game).length === 0) return "end-of-combat"
  if (after === "declare-blockers" && place(game).attackers.length === 0) return "end-of-combat"
  if (after === "first-strike-damage" && !hasFirstStrikeStep(game)) return "combat-damage"
  return after
}
