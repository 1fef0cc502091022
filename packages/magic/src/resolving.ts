import {
  abilityHolds,
  type Frame,
  type Game,
  happen,
  isThere,
  type ModePick,
  makeFrame,
  modalOf,
  NONE,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
  run,
  type Said,
  slotsOf,
  step,
  type Target,
} from "@dilemma-table/engine"
import { rebound, rebounds, untilEndStep } from "./after-casting.ts"
import { encode, mayEncode } from "./cipher.ts"
import { entersTransformed } from "./double-faced.ts"
import { type Gift, give } from "./gifts.ts"
import { insetResolved, isInset } from "./insets.ts"
import { keywordData, subtypesOf, typesOf } from "./layers.ts"
import { cardTypes, type MagicEffect, type MagicFilter } from "./lexicon.ts"
import { inZone, setPlace, stackOf } from "./position.ts"
import { isProtectedFrom } from "./protection.ts"
import { textOfSpell } from "./spell-text.ts"
import { bindTargets, fits, type Slot, stillLegal, type Targeting } from "./targets.ts"

/** Types whose cards become permanents (110.4a). */
export const permanentTypes: readonly string[] = cardTypes.filter(
  (type) => type !== "instant" && type !== "sorcery" && type !== "kindred",
)

const isPermanentCard = (game: Game, id: ObjectId): boolean =>
  typesOf(game, id).some((type) => permanentTypes.includes(type))

/** The topmost object of the stack resolves (608.1). */
export function* resolveTop(game: Game): Procedure<void> {
  const [top] = stackOf(game)
  if (top === undefined) return
  const found = object(game.state, top)
  step(game, "resolve", ["608.1"], { player: found.controller, object: top })
  setPlace(game, { resolving: top })
  if (found.kind === "ability") yield* resolveAbility(game, top)
  else if (isPermanentCard(game, top)) yield* resolvePermanentSpell(game, top)
  else yield* resolveSpell(game, top)
  setPlace(game, { resolving: NONE })
}

/** An instant or sorcery: its text (608.2), then the graveyard (608.2n). */
function* resolveSpell(game: Game, spell: ObjectId): Procedure<void> {
  const { controller, said } = object(game.state, spell)
  const text = textOfSpell(game, spell)
  const frame = yield* checkTargets(game, { by: controller, object: spell, source: spell, about: { said } }, text, said)
  if (frame === null) return yield* doesntResolve(game, spell)
  if (said?.costs.includes("gift") === true)
    for (const what of keywordData<Gift>(game, spell, "gift")) yield* give(game, frame, what)
  yield* run(game, frame, text as never)
  if (!isThere(game.state, spell)) return
  if (isInset(game, spell) && !afterwardsElsewhere(said)) return yield* insetResolved(game, spell)
  if (mayEncode(game, spell) && (yield* encode(game, spell))) return
  if (rebounds(game, spell)) return yield* rebound(game, spell)
  yield* happen(game, [{ type: "move", as: "resolved", rule: "608.2n", object: spell, to: afterwards(said) }])
}

const afterwardsElsewhere = (said: Said | null): boolean => said?.costs.includes("flashback") === true

/** Bought back it returns to its owner's hand as it resolves (702.27a); a flashed back one is exiled (702.34a). */
const afterwards = (said: Said | null): "graveyard" | "hand" | "exile" => {
  if (said?.costs.includes("flashback") === true) return "exile"
  return said?.costs.includes("buyback") === true ? "hand" : "graveyard"
}

/** An activated or triggered ability (608.2); then it ceases to exist (608.2n). */
function* resolveAbility(game: Game, id: ObjectId): Procedure<void> {
  const { controller, said, stacked } = object(game.state, id)
  if (stacked === null) throw new Error(`Object ${id} on the stack isn't an ability`)
  const { ability, source, event, names } = stacked
  const text = (
    "activate" in (ability as object)
      ? (ability as { activate: MagicEffect }).activate
      : (ability as { do: MagicEffect }).do
  ) as MagicEffect
  if (!abilityHolds(game, { object: source, ability }, event)) {
    step(game, "condition-fails", ["608.2a"], { player: controller, object: id })
    return yield* cease(game, id)
  }
  const about = { ability, event, names, said }
  const frame = yield* checkTargets(game, { by: controller, object: id, source, about }, text, said)
  if (frame === null) return yield* doesntResolve(game, id)
  yield* run(game, frame, text as never)
  if (isThere(game.state, id)) yield* cease(game, id)
}

function* cease(game: Game, id: ObjectId): Procedure<void> {
  yield* happen(game, [{ type: "cease", rule: "608.2n", object: id }])
}

/** Where a spell goes that leaves the stack otherwise: exile instead of anywhere else if it was flashed back (702.34a). */
const leavingStack = (game: Game, id: ObjectId): "graveyard" | "exile" =>
  object(game.state, id).said?.costs.includes("flashback") === true ? "exile" : "graveyard"

/** All its targets are illegal: it is removed from the stack, a spell into its owner's graveyard (608.2b). */
function* doesntResolve(game: Game, id: ObjectId): Procedure<void> {
  const { kind, controller } = object(game.state, id)
  step(game, "doesnt-resolve", ["608.2b"], { player: controller, object: id })
  yield* happen(game, [
    kind === "ability"
      ? { type: "cease", as: "doesnt-resolve", rule: "608.2b", object: id }
      : { type: "move", as: "doesnt-resolve", rule: "608.2b", object: id, to: leavingStack(game, id) },
  ])
}

/**
 * Which targets are still legal (608.2b), and the frame in which the text runs with them; null if it had targets and none
 * is legal.
 */
function* checkTargets(
  game: Game,
  targeting: Targeting,
  text: MagicEffect,
  said: Said | null,
): Procedure<Frame | null> {
  const slots = slotsOf(game.rulebook, text as never) as readonly Slot[]
  const modal = modalOf(game.rulebook, text)
  const chosen = said?.targets ?? []
  const picks = said?.modes?.picks ?? []
  let had = 0
  let legal = 0
  const keep = (own: readonly Slot[], targets: readonly (readonly Target[])[]): readonly (readonly Target[])[] => {
    const names: Frame["names"] = {}
    return targets.map((list, i) => {
      const slot = own[i]
      if (slot === undefined) return []
      const left = list.filter((target) => stillLegal(game, targeting, slot, target, names))
      bindTargets(names, slot, list)
      had += list.length
      legal += left.length
      return left
    })
  }
  const targets = keep(slots, chosen)
  const legalPicks = picks.map(
    (pick): ModePick => ({
      mode: pick.mode,
      targets: keep(slotsOf(game.rulebook, modal?.modes[pick.mode - 1]?.do ?? []) as readonly Slot[], pick.targets),
    }),
  )
  if (had > 0) step(game, "check-targets", ["608.2b"], { object: targeting.object, data: { had, legal } })
  if (had > 0 && legal === 0) return null
  const modes = said?.modes == null ? null : { ...said.modes, picks: legalPicks }
  return makeFrame(targeting.source, targeting.by, {
    ...targeting.about,
    said: said === null ? null : { ...said, targets, modes },
    slots: slotsOf(game.rulebook, text as never),
    targets,
  })
}

/** A permanent spell enters the battlefield under its controller's control (608.3a); an Aura attached to its target (608.3c). */
function* resolvePermanentSpell(game: Game, spell: ObjectId): Procedure<void> {
  const { controller, said, kind, card, face, faceDown } = object(game.state, spell)
  const [target] = said?.targets[0] ?? []
  const transformed = entersTransformed(game, spell, face)
  if (transformed === "graveyard") {
    step(game, "stays", ["712.13a"], { object: spell })
    yield* happen(game, [
      { type: "move", as: "resolved", rule: "712.13a", object: spell, to: leavingStack(game, spell) },
    ])
    return
  }
  const up = transformed ? 1 : face
  const legal = target !== undefined && auraTargetLegal(game, spell, controller, target)
  // Without its target a bestowed Aura goes on as the creature it is (702.103e).
  const isAura = subtypesOf(game, spell).includes("Aura") && (legal || said?.costs.includes("bestow") !== true)
  if (isAura && !legal) return yield* doesntResolve(game, spell)
  const attachTo = isAura && target !== undefined && "object" in target ? target.object : NONE
  if (kind === "copy") {
    // The copy becomes a token permanent (608.3f, 707.10f).
    yield* happen(game, [
      { type: "cease", rule: "608.3f", object: spell },
      {
        type: "create",
        rule: "608.3f",
        amount: card,
        player: controller,
        to: "battlefield",
        face: up,
        attachTo,
        source: spell,
      },
    ])
    return
  }
  const done = yield* happen(game, [
    {
      type: "move",
      as: "resolved",
      rule: isAura ? "608.3c" : "608.3a",
      object: spell,
      to: "battlefield",
      controller,
      player: controller,
      ...(attachTo === NONE ? {} : { attachTo }),
      face: up,
      ...(faceDown ? { faceDown, seen: 1 << controller } : {}),
    },
  ])
  const permanent = done.find((event) => event.object === spell)?.becomes
  if (permanent !== undefined && (said?.costs.length ?? 0) > 0)
    yield* happen(game, untilEndStep(game, permanent, said?.costs ?? []))
}

function auraTargetLegal(game: Game, spell: ObjectId, by: PlayerId, target: Target): boolean {
  if (!("object" in target)) return false
  const [slot] = slotsOf(game.rulebook, textOfSpell(game, spell) as never) as readonly Slot[]
  return slot !== undefined && stillLegal(game, { by, object: spell, source: spell }, slot, target, {})
}

/** May this Aura be attached to this object (303.4, 702.5a)? */
export function canEnchant(game: Game, aura: ObjectId, id: ObjectId): boolean {
  if (aura === id || !inZone(game, id, "battlefield") || isProtectedFrom(game, id, aura)) return false
  const [enchant] = keywordData<MagicFilter>(game, aura, "enchant")
  if (enchant === undefined) return false
  const slot: Slot = { target: enchant as never }
  const by = object(game.state, aura).controller
  return fits(game, { by, object: aura, source: aura }, slot, id)
}
