import {
  ask,
  askYesNo,
  type Game,
  happen,
  isThere,
  type ModePick,
  modalOf,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  playerOption,
  type Said,
  slotsOf,
  step,
  type Target,
} from "@dilemma-table/engine"
import { textOnStack } from "./on-stack.ts"
import { becomeTargets, candidates, type Slot, sameTarget, type Targeting, targetOfKey } from "./targets.ts"

/**
 * Copies a spell or ability: a copy is put onto the stack under this player's control, with all that was announced for the
 * original, its modes among them (707.10, 700.2g). It isn't cast or activated and nobody chooses its modes, so nobody
 * faces a dilemma. It may be given new targets: each stays as it is, legal or not, or is changed to a legal one (707.10c).
 */
export function* copyOnStack(
  game: Game,
  player: PlayerId,
  original: ObjectId,
  newTargets: boolean,
): Procedure<ObjectId | null> {
  if (!isThere(game.state, original)) return null
  step(game, "copy", ["707.10"], { player, object: original })
  const [put] = yield* happen(game, [{ type: "copy-on-stack", as: "copied", rule: "707.10", player, source: original }])
  const copy = put?.becomes
  if (copy === undefined) return null
  if (newTargets) yield* chooseNewTargets(game, player, copy)
  return copy
}

/** New targets for what is on the stack, as far as the player wants them (707.10c, 115.7d). Modes stay (700.2f). */
function* chooseNewTargets(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const { said, stacked } = object(game.state, id)
  if (said === null) return
  const text = textOnStack(game, id)
  const about =
    stacked === null ? { said } : { said, ability: stacked.ability, event: stacked.event, names: stacked.names }
  const targeting: Targeting = { by: player, object: id, source: stacked?.source ?? id, about }
  const modal = modalOf(game.rulebook, text)
  const targets = yield* retarget(
    game,
    targeting,
    slotsOf(game.rulebook, text as never) as readonly Slot[],
    said.targets,
    null,
  )
  const picks: ModePick[] = []
  for (const one of said.modes?.picks ?? []) {
    const slots = slotsOf(game.rulebook, modal?.modes[one.mode - 1]?.do ?? []) as readonly Slot[]
    picks.push({ mode: one.mode, targets: yield* retarget(game, targeting, slots, one.targets, one.mode) })
  }
  const changed: Said = { ...said, targets, modes: said.modes === null ? null : { ...said.modes, picks } }
  yield* happen(game, [{ type: "say", rule: "707.10c", object: id, data: changed as never }])
  const before = JSON.stringify([said.targets, said.modes?.picks])
  if (before !== JSON.stringify([targets, picks]))
    yield* becomeTargets(game, targeting, [...targets, ...picks.flatMap((one) => one.targets)], "707.10c")
}

function* retarget(
  game: Game,
  targeting: Targeting,
  slots: readonly Slot[],
  now: readonly (readonly Target[])[],
  mode: number | null,
): Procedure<readonly (readonly Target[])[]> {
  const changed: (readonly Target[])[] = []
  for (const [i, targets] of now.entries()) {
    const slot = slots[i]
    changed.push(
      slot === undefined || targets.length === 0 ? targets : yield* ofSlot(game, targeting, slot, targets, i, mode),
    )
  }
  return changed
}

/** The targets of one slot: as many as before (707.10c), each the old one or a legal one. */
function* ofSlot(
  game: Game,
  targeting: Targeting,
  slot: Slot,
  targets: readonly Target[],
  at: number,
  mode: number | null,
): Procedure<readonly Target[]> {
  const legal = candidates(game, targeting, slot, {})
  const others = legal.filter((target) => !targets.some((old) => sameTarget(old, target)))
  if (others.length === 0) return targets
  const about = { slot: at + 1, ...(mode === null ? {} : { mode }) }
  const wants = yield* askYesNo(game, {
    by: targeting.by,
    rules: ["707.10c"],
    prompt: "new-targets",
    source: targeting.object,
    about,
  })
  if (!wants) return targets
  const options = [...targets, ...others].map((target) =>
    "object" in target ? objectOption(target.object) : playerOption(target.player),
  )
  const keys = yield* ask(game, {
    by: targeting.by,
    kind: "targets",
    rules: ["707.10c"],
    prompt: "targets",
    source: targeting.object,
    about,
    space: pick(options, targets.length, targets.length),
  })
  // A division stays as it was announced, place by place.
  return keys.map((key, place) => ({ ...targets[place], ...targetOfKey(key) }))
}
