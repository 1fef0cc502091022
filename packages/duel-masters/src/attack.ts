import {
  ask,
  askOne,
  attempt,
  type Constraint,
  type Game,
  type GameEvent,
  happen,
  type Key,
  NONE,
  type ObjectId,
  object,
  objectOption,
  opponentOf,
  order,
  type PlayerId,
  type Procedure,
  pick,
  playerOfKey,
  setLoop,
  standingOn,
  step,
} from "@dilemma-table/engine"
import { activate } from "./activating.ts"
import { attackRefusal, attackTargets, blockersFor, blockRefusal } from "./attacking.ts"
import { beginBattle, endBattle } from "./battle.ts"
import { breakCount } from "./breakers.ts"
import { has, hasKeyword, isCreature, isInBattle } from "./characteristics.ts"
import { endEffects } from "./ending-effects.ts"
import { loses } from "./game-over.ts"
import { forgetUsesInAttack } from "./limits.ts"
import { abilityOfKey, attackOptions, endOption, objectOfKey } from "./options.ts"
import { shieldsOf, takeShields } from "./shields.ts"

/*
 * Attacks (505–510). Each function is one sub-step, and the loop's own record says which comes next; what waits is carried
 * out by the loop in between (506.3, 507.3, 509.4, 510).
 */

const attackerOf = (game: Game): ObjectId => game.state.loop.attacker as ObjectId
const targetOf = (game: Game): Key => game.state.loop.target as Key
const targetCreature = (game: Game): ObjectId =>
  typeof game.state.loop.target === "number" ? (game.state.loop.target as ObjectId) : NONE

/** The turn player chooses whether to attack, as often as there is something to attack with (505.4, 505.5). */
export function* attackStep(game: Game): Procedure<void> {
  const player = game.state.active
  const key = yield* askOne(
    game,
    { by: player, kind: "action", rules: ["505.4", "506.1a"], prompt: "attack", rest: true },
    () => {
      const options = attackOptions(game, player)
      return [...options, ...endOption(options, game)]
    },
  )
  const id = objectOfKey(String(key))
  if (key === "end") setLoop(game, { step: "end" })
  else if (String(key).startsWith("activate:"))
    yield* attempt(game, () => activate(game, player, id, abilityOfKey(String(key))))
  else yield* attackWith(game, id)
}

/** The creature is tapped and is the attacker from now on (506.1c, 506.1d). */
export function* attackWith(game: Game, attacker: ObjectId): Procedure<void> {
  const player = game.state.active
  const refusal = attackRefusal(game, player, attacker)
  if (refusal !== null) throw new Error(`An attack was offered that isn't allowed: ${refusal.code}`)
  step(game, "attack", ["506.1a"], { player, object: attacker })
  setLoop(game, { step: "target" })
  yield* happen(game, [{ type: "tap", as: "taps", rule: "506.1c", object: attacker, player }])
  setLoop(game, { attacker, target: NONE, blocker: NONE, blocked: false, broken: 0, removed: false })
}

/** What it attacks (506.1e). Then all that triggers on the attack waits (506.2). */
export function* targetStep(game: Game): Procedure<void> {
  const attacker = attackerOf(game)
  const options = attackTargets(game, attacker)
  if (!isInBattle(game, attacker) || options.length === 0) {
    setLoop(game, { step: "attack-end" })
    return
  }
  const target = yield* askOne(
    game,
    {
      by: game.state.active,
      kind: "attack",
      rules: ["505.2", "506.1e"],
      prompt: "attack-target",
      source: attacker,
      rest: true,
    },
    options,
  )
  setLoop(game, { target, step: "block" })
  const player = playerOfKey(target)
  yield* happen(game, [
    {
      type: "note",
      as: player === null ? "attacks" : "attacks-player",
      rule: "506.1d",
      object: attacker,
      player: game.state.active,
      ...(player === null ? { source: target as ObjectId } : {}),
      data: { target },
    },
    ...(player === null
      ? [{ type: "note", as: "attacked", rule: "506.1e", object: target as ObjectId, source: attacker }]
      : []),
  ])
}

/**
 * Has the attacker, or the creature attacked, left, been taken out of the attack, or ceased to be a creature? Then it ends
 * (505.6, 505.6a).
 */
function isOver(game: Game): boolean {
  if (!isCreatureInBattle(game, attackerOf(game)) || game.state.loop.removed === true) return true
  const target = targetCreature(game)
  return target !== NONE && !isCreatureInBattle(game, target)
}

const isCreatureInBattle = (game: Game, id: ObjectId): boolean => isInBattle(game, id) && isCreature(game, id)

/**
 * The other player chooses who blocks, or takes the attack by another ability, which isn't blocking (507.2b); of several the
 * ability that comes last counts (507.1, 507.2).
 */
export function* blockStep(game: Game): Procedure<void> {
  if (isOver(game)) {
    setLoop(game, { step: "attack-end" })
    return
  }
  const attacker = attackerOf(game)
  const player = opponentOf(game, game.state.active)
  const able = blockersFor(game, player, attacker, targetOf(game))
  const chosen = able.length === 0 ? [] : yield* chooseBlockers(game, player, attacker, able)
  setLoop(game, { step: "clash" })
  for (const creature of chosen) {
    if (!isInBattle(game, creature) || object(game.state, creature).tapped) continue
    yield* happen(game, [{ type: "tap", as: "taps", rule: "507.2", object: creature, player }])
    const blocks = blockRefusal(game, creature, attacker, true) === null
    setLoop(game, { target: creature, blocker: blocks ? creature : NONE, blocked: blocks })
  }
  const blocker = game.state.loop.blocker as ObjectId
  yield* happen(
    game,
    blocker === NONE
      ? [
          {
            type: "note",
            as: playerOfKey(targetOf(game)) === null ? "unblocked" : "unblocked-player",
            rule: "507.3c",
            object: attacker,
          },
        ]
      : [
          { type: "note", as: "blocks", rule: "507.2a", object: blocker, source: attacker, player },
          { type: "note", as: "blocked", rule: "507.2c", object: attacker, source: blocker, player },
        ],
  )
}

/** A creature that has to block is chosen; where several have to, all of them are (507.1b). */
const forcedBlocks = (game: Game, able: readonly ObjectId[]): readonly Constraint[] =>
  able
    .filter((id) => has(game, "mustBlock", id) && hasKeyword(game, id, "blocker"))
    .map((id) => ({ type: "at-least-one", keys: [id] }))

function* chooseBlockers(
  game: Game,
  player: PlayerId,
  attacker: ObjectId,
  able: readonly ObjectId[],
): Procedure<readonly ObjectId[]> {
  const chosen = yield* ask(game, {
    by: player,
    kind: "block",
    rules: ["507.1", "507.1a"],
    prompt: "block",
    source: attacker,
    rest: true,
    space: pick(able.map(objectOption), 0, able.length, { constraints: forcedBlocks(game, able) }),
  })
  if (chosen.length < 2) return chosen as readonly ObjectId[]
  const ordered = yield* ask(game, {
    by: player,
    kind: "order",
    rules: ["507.2"],
    prompt: "block-order",
    source: attacker,
    space: order((chosen as readonly ObjectId[]).map(objectOption)),
  })
  return ordered as readonly ObjectId[]
}

/** Does one of them say that no battle comes of the block? */
const isWithoutBattle = (game: Game, attacker: ObjectId, blocker: ObjectId): boolean =>
  game.state.loop.blocked === true && (saysNoBattle(game, attacker, "blocked") || saysNoBattle(game, blocker, "blocks"))

const saysNoBattle = (game: Game, id: ObjectId, how: string): boolean =>
  standingOn(game, "noBattle", id).some(({ does }) => does.noBattle === how)

/** A battle, a direct attack, or shields to break (508.1, 509.1, 509.2). */
export function* clashStep(game: Game): Procedure<void> {
  const attacker = attackerOf(game)
  const target = targetCreature(game)
  if (isOver(game)) setLoop(game, { step: "attack-end" })
  else if (target !== NONE && isWithoutBattle(game, attacker, target)) setLoop(game, { step: "attack-end" })
  else if (target !== NONE) {
    setLoop(game, { step: "battle" })
    yield* beginBattle(game, attacker, target)
  } else if (game.state.loop.blocked === true) setLoop(game, { step: "attack-end" })
  else {
    const defender = playerOfKey(targetOf(game)) ?? opponentOf(game, game.state.active)
    if (shieldsOf(game, defender).length === 0) {
      setLoop(game, { step: "attack-end" })
      step(game, "direct-attack", ["509.1"], { player: defender, object: attacker })
      yield* loses(game, defender, "direct-attack", "703.4a")
    } else yield* chooseShields(game, attacker, defender)
  }
}

export function* battleStep(game: Game): Procedure<void> {
  setLoop(game, { step: "attack-end" })
  yield* endBattle(game, attackerOf(game), targetCreature(game))
}

/** How many shields it breaks, which ones, and what triggers before that (509.2, 509.3). */
function* chooseShields(game: Game, attacker: ObjectId, defender: PlayerId): Procedure<void> {
  const player = game.state.active
  const shields = shieldsOf(game, defender)
  const count = Math.min(shields.length, yield* breakCount(game, player, attacker, shields.length))
  const keys = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: ["509.3"],
    prompt: "break-shields",
    source: attacker,
    about: { count },
    space: pick(shields.map(objectOption), count, count),
  })
  setLoop(game, { step: "break", shields: keys })
  if (game.edition.has("breaks-have-a-before"))
    yield* happen(
      game,
      (keys as readonly ObjectId[]).map(
        (id): GameEvent => ({
          type: "note",
          as: "about-to-break",
          rule: "603.7",
          object: id,
          source: attacker,
          player,
        }),
      ),
    )
}

/** The chosen shields are broken at once, be the attacker there or not (509.4c, 509.5). */
export function* breakStep(game: Game): Procedure<void> {
  const shields = game.state.loop.shields as unknown as readonly ObjectId[]
  const attacker = attackerOf(game)
  setLoop(game, { step: "attack-end", shields: [] })
  const triggers = !has(game, "breaksWithoutTrigger", attacker)
  yield* takeShields(game, shields, { as: "breaks", rule: "509.5", source: attacker, triggers })
}

/** The end of the attack (510.1); what lasts while it goes on ends after that (510.2). */
export function* attackEndStep(game: Game): Procedure<void> {
  setLoop(game, { step: "attack-over" })
  yield* happen(game, [
    {
      type: "note",
      as: Number(game.state.loop.broken) > 0 ? "broke-in-attack" : "attack-ends",
      rule: "510.1",
      ...(attackerOf(game) === NONE ? {} : { object: attackerOf(game) }),
      player: game.state.active,
    },
  ])
}

export function* attackOverStep(game: Game): Procedure<void> {
  setLoop(game, { step: "attack", attacker: NONE, target: NONE, blocker: NONE, blocked: false, broken: 0 })
  yield* endEffects(game, (effect) => effect.until === "this-attack", "510.2")
  yield* forgetUsesInAttack(game)
}
