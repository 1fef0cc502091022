import {
  amountOf,
  ask,
  boundTo,
  type Constraint,
  decided,
  type Filter,
  type Frame,
  type Game,
  happen,
  iterate,
  type Key,
  makeFrame,
  matches,
  mayAffect,
  numberOf,
  type ObjectId,
  type Option,
  object,
  objectOption,
  objectsMatching,
  type PlayerId,
  type PlayerSlot,
  type Procedure,
  pick,
  playerOfKey,
  playerOption,
  players,
  type Said,
  standing,
  type Target,
  type TargetSlot,
  unnamedPlayer,
} from "@dilemma-table/engine"
import { isCreatureType } from "./creature-types.ts"
import { cant, hasAnyKeyword, hasKeyword, hasType, subtypesOf } from "./layers.ts"
import { inZone } from "./position.ts"
import { isProtectedFrom } from "./protection.ts"

/** What chooses the targets: the spell or ability, its source and who controls it. */
export interface Targeting {
  readonly by: PlayerId
  /** The spell or ability on the stack, or the card while it is only asked what would be. */
  readonly object: ObjectId
  readonly source: ObjectId
  /** What the text knows besides: what made it trigger, its names. */
  readonly about?: NonNullable<Parameters<typeof makeFrame>[2]>
}

export type Slot = TargetSlot | PlayerSlot

const isPlayerSlot = (slot: Slot): slot is PlayerSlot => "targetPlayer" in slot

/** How many targets a slot takes, at least and at most (601.2c, 115.6); a variable number as it is known now. */
export function countOf(
  game: Game,
  targeting: Targeting,
  slot: Slot,
  names: Frame["names"],
): { readonly min: number; readonly max: number } {
  if (slot.any === true) return { min: 0, max: Number.POSITIVE_INFINITY }
  const { count = 1, upTo } = slot
  if (upTo === undefined && count === 1) return ONE
  const n = Math.max(0, amountOf(game, frameOf(targeting, names), upTo ?? count))
  return { min: upTo === undefined ? n : isPlayerSlot(slot) ? 0 : (slot.atLeast ?? 0), max: n }
}

const ONE = { min: 1, max: 1 }

/** May this object be the target of what this player controls (115.2, 702.11b, 702.18a)? */
function mayBeTargeted(game: Game, targeting: Targeting, id: ObjectId): boolean {
  if (id === targeting.object) return false
  const found = object(game.state, id)
  if (found.zone !== "battlefield") return true
  if (!mayAffect(game, "cant", id) && !hasAnyKeyword(game, id, shielding)) return true
  if (hasKeyword(game, id, "shroud") || cant(game, id, "be-targeted")) return false
  // 702.16b, 702.11b, 702.11d
  if (isProtectedFrom(game, id, targeting.source)) return false
  if (found.controller === targeting.by) return true
  return !hasKeyword(game, id, "hexproof") && !isProtectedFrom(game, id, targeting.source, "hexproofFrom")
}

/** Keywords that may keep a permanent from being a target. */
const shielding = ["shroud", "hexproof", "hexproofFrom", "protection"]

/** May this player be the target of what that player controls (702.11c, 702.18a)? */
function mayTargetPlayer(game: Game, { by }: Targeting, player: PlayerId): boolean {
  return standing(game, "youHave").every(
    ({ controller, does }) => controller !== player || (does.youHave === "hexproof" && by === player),
  )
}

const anyTargetTypes = ["creature", "planeswalker", "battle"]
const anyTarget = { type: anyTargetTypes } as unknown as Filter

const filterOf = ({ target }: TargetSlot): Filter => (target === "any-target" ? anyTarget : (target as Filter))

const frameOf = ({ source, by, about }: Targeting, names: Frame["names"]): Frame =>
  makeFrame(source, by, { ...about, names: { ...about?.names, ...names } })

/** Which players, if any, could be chosen for a slot beside objects. */
const playersToo = ({ target, orPlayer }: TargetSlot): PlayerSlot["targetPlayer"] | undefined =>
  target === "any-target" ? "any" : orPlayer

/** What ties the targets of a slot to each other. */
function tiesOf(
  game: Game,
  targeting: Targeting,
  slot: Slot,
  names: Frame["names"],
  offered: readonly Target[],
): readonly Constraint[] {
  if (isPlayerSlot(slot)) return []
  const { sum, alike } = slot
  const ids = offered.flatMap((target) => ("object" in target ? [target.object] : []))
  const ties: Constraint[] = []
  if (sum !== undefined) {
    const weights = ids.map((id): readonly [Key, number] => [id, numberOf(game, sum.of, id)])
    ties.push({ type: "most", weights, total: amountOf(game, frameOf(targeting, names), sum.most) })
  }
  if (alike !== undefined) {
    const pairs = ids.flatMap((id, i) =>
      ids.slice(i + 1).flatMap((other) => (areAlike(game, alike, id, other) ? [] : [[id, other] as const])),
    )
    ties.push({ type: "forbidden", pairs })
  }
  return ties
}

function areAlike(game: Game, how: NonNullable<TargetSlot["alike"]>, one: ObjectId, other: ObjectId): boolean {
  if (how !== "creature-type") return object(game.state, one)[how] === object(game.state, other)[how]
  const types = new Set(subtypesOf(game, one).filter(isCreatureType))
  return subtypesOf(game, other).some((type) => types.has(type))
}

/** All that could be chosen for a slot now (115). `names` are bound by earlier slots. An object never targets itself (115.5). */
export function candidates(game: Game, targeting: Targeting, slot: Slot, names: Frame["names"]): readonly Target[] {
  if (isPlayerSlot(slot)) {
    return players(game)
      .filter((player) => slot.targetPlayer === "any" || player !== targeting.by)
      .filter((player) => mayTargetPlayer(game, targeting, player))
      .map((player) => ({ player }))
  }
  const objects = objectsMatching(game, frameOf(targeting, names), filterOf(slot), false)
    .filter((id) => mayBeTargeted(game, targeting, id))
    .map((id) => ({ object: id }))
  const who = playersToo(slot)
  return who === undefined ? objects : [...objects, ...candidates(game, targeting, { targetPlayer: who }, names)]
}

/** Is a target chosen earlier still legal for its slot (608.2b)? */
export function stillLegal(
  game: Game,
  targeting: Targeting,
  slot: Slot,
  target: Target,
  names: Frame["names"],
): boolean {
  if ("player" in target) return mayTargetPlayer(game, targeting, target.player)
  const id = target.object
  return (
    object(game.state, id).became === 0 && mayBeTargeted(game, targeting, id) && fits(game, targeting, slot, id, names)
  )
}

/** Is this object what the slot asks for, in the zone where it looks? */
export function fits(game: Game, targeting: Targeting, slot: Slot, id: ObjectId, names: Frame["names"] = {}): boolean {
  if (isPlayerSlot(slot)) return false
  if (slot.target === "any-target")
    return inZone(game, id, "battlefield") && anyTargetTypes.some((type) => hasType(game, id, type))
  const filter = slot.target as { readonly zone?: string | readonly string[] }
  const zones = filter.zone === undefined ? ["battlefield"] : [filter.zone].flat()
  return (
    zones.includes(object(game.state, id).zone) &&
    decided(game, matches(game, frameOf(targeting, names), id, slot.target as never), id)
  )
}

const keyOf = (target: Target): Key => ("object" in target ? target.object : `player:${target.player}`)
const optionOf = (target: Target): Option =>
  "object" in target ? objectOption(target.object) : playerOption(target.player)

/** The same object or player, whatever share of a division it gets. */
export const sameTarget = (a: Target, b: Target): boolean => keyOf(a) === keyOf(b)

export function targetOfKey(key: Key): Target {
  const player = playerOfKey(key)
  return player === null ? { object: key as ObjectId } : { player }
}

/** Names bound by targets, for later slots' filters and for the text. */
export function bindTargets(names: Frame["names"], slot: Slot, targets: readonly Target[]): void {
  if (slot.as !== undefined) names[slot.as] = boundTo(targets)
  else if (isPlayerSlot(slot)) names[unnamedPlayer(slot)] = boundTo(targets)
}

/** Does a slot ask for what an earlier one has been given: by its name, or by a player slot within its filter? */
const usesNames = (slot: Slot): boolean => Object.values(slot).some(asksForNames)

const asksForNames = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  ("ref" in data || "targetPlayer" in data || Object.values(data).some(asksForNames))

const isNamed = (slot: Slot): boolean => slot.as !== undefined || isPlayerSlot(slot)

/** Can all these slots be given legal targets together? Slots that name earlier ones are tried with each of their targets. */
export function canFill(
  game: Game,
  targeting: Targeting,
  slots: readonly Slot[],
  excluded: readonly PlayerId[] = [],
  names: Frame["names"] = {},
): boolean {
  const [slot, ...rest] = slots
  if (slot === undefined) return true
  const { min } = countOf(game, targeting, slot, names)
  if (!isNamed(slot) || !rest.some(usesNames))
    return hasCandidates(game, targeting, slot, names, excluded, min) && canFill(game, targeting, rest, excluded, names)
  const found = candidates(game, targeting, slot, names).filter((target) => allowed(target, excluded))
  if (found.length < min) return false
  const chosen = found.map((target) => [target])
  return (min === 0 ? [[], ...chosen] : chosen).some((targets) => {
    const bound = { ...names }
    bindTargets(bound, slot, targets)
    return canFill(game, targeting, rest, excluded, bound)
  })
}

/** Are there so many that could be chosen? No more of them are looked for. */
function hasCandidates(
  game: Game,
  targeting: Targeting,
  slot: Slot,
  names: Frame["names"],
  excluded: readonly PlayerId[],
  min: number,
): boolean {
  if (min === 0) return true
  const playersFor = (from: PlayerSlot): number =>
    candidates(game, targeting, from, names).filter((target) => allowed(target, excluded)).length
  if (isPlayerSlot(slot)) return playersFor(slot) >= min
  if (slot.sum !== undefined || slot.alike !== undefined) {
    const offered = candidates(game, targeting, slot, names).filter((target) => allowed(target, excluded))
    if (offered.length < min) return false
    const constraints = tiesOf(game, targeting, slot, names, offered)
    return !iterate(pick(offered.map(optionOf), min, min, { constraints })).next().done
  }
  let n = 0
  const enough = (id: ObjectId): boolean => mayBeTargeted(game, targeting, id) && ++n >= min
  objectsMatching(game, frameOf(targeting, names), filterOf(slot), false, enough)
  const who = playersToo(slot)
  return n >= min || (who !== undefined && n + playersFor({ targetPlayer: who }) >= min)
}

const allowed = (target: Target, excluded: readonly PlayerId[]): boolean =>
  !("player" in target) || !excluded.includes(target.player)

/** How many targets could be paid for at most: so many as if all were the one that is cheapest to have. */
function mostPaid(
  paid: Paid | null,
  max: number,
  offered: readonly Target[],
  chosen: readonly (readonly Target[])[],
): number {
  if (paid === null || max === 1) return max
  let most = 0
  for (const target of offered.slice(0, mostAsked))
    while (most < offered.length && paid.fits([...chosen, Array.from({ length: most + 1 }, () => target)])) most += 1
  return most
}

/** So many targets are asked about by themselves. */
const mostAsked = 20

/** What has been chosen for earlier slots: all of it, and how much for each. */
const chosenBefore = (slots: readonly (readonly Target[])[]) => ({
  chosen: slots.flat().map(keyOf),
  sizes: slots.map((some) => some.length),
})

/** Where the cost hangs on the targets: what has been chosen for earlier slots, and what else could be paid for with it. */
export interface Paid {
  readonly before: readonly (readonly Target[])[]
  readonly fits: (chosen: readonly (readonly Target[])[]) => boolean
}

/**
 * Asks for the targets of a text's slots in printed order (601.2c). Offered is only what leaves a legal choice for the
 * slots after it.
 * @param excluded players that may not be chosen (each mode must target a different player)
 * @param most no slot may be given more targets than this (each part of a division gets something, 601.2d)
 * @param paid where the cost hangs on the targets: could it be paid with these for the first slots (601.5)?
 */
export function* askTargets(
  game: Game,
  targeting: Targeting,
  slots: readonly Slot[],
  rules: readonly string[],
  excluded: readonly PlayerId[],
  mode: number | null,
  most: (slot: Slot) => number = () => Number.POSITIVE_INFINITY,
  paid: Paid | null = null,
): Procedure<readonly (readonly Target[])[]> {
  const chosen: (readonly Target[])[] = []
  const names: Frame["names"] = {}
  for (const [i, slot] of slots.entries()) {
    const rest = slots.slice(i + 1)
    const { min, max } = countOf(game, targeting, slot, names)
    const offered = candidates(game, targeting, slot, names).filter((target) => {
      if (!allowed(target, excluded)) return false
      if (paid !== null && max === 1 && !paid.fits([...chosen, [target]])) return false
      if (!isNamed(slot) || !rest.some(usesNames)) return true
      const bound = { ...names }
      bindTargets(bound, slot, [target])
      return canFill(game, targeting, rest, excluded, bound)
    })
    const least = paid !== null && max === 1 && min === 0 && !paid.fits([...chosen, []]) ? 1 : min
    const keys = yield* ask(game, {
      by: targeting.by,
      kind: "targets",
      rules,
      prompt: "targets",
      source: targeting.object,
      about: {
        slot: i + 1,
        ...(mode === null ? {} : { mode }),
        ...(paid === null ? {} : chosenBefore([...paid.before, ...chosen])),
      },
      space: pick(
        offered.map(optionOf),
        least,
        Math.max(least, Math.min(max, offered.length, most(slot), mostPaid(paid, max, offered, chosen))),
        {
          constraints: [
            ...tiesOf(game, targeting, slot, names, offered),
            ...(paid === null || max === 1 ? [] : [{ type: "ask", question: "targets" } as const]),
          ],
        },
      ),
    })
    const targets = keys.map(targetOfKey)
    bindTargets(names, slot, targets)
    chosen.push(targets)
  }
  return chosen
}

/** Objects and players become targets as the choice is made (601.2c); abilities that watch that trigger. */
export function* becomeTargets(
  game: Game,
  targeting: Targeting,
  targets: readonly (readonly Target[])[],
  rule: string,
): Procedure<void> {
  const seen = new Map(targets.flat().map((target) => [keyOf(target), target]))
  yield* happen(
    game,
    [...seen.values()].map((target) => ({
      type: "note",
      as: "becomes-target",
      rule,
      source: targeting.object,
      controller: targeting.by,
      ...("object" in target ? { object: target.object, player: targeting.by } : { player: target.player }),
    })),
  )
}

/** Every target that was announced for a spell or ability, one for each instance of the word (115.9). */
export function announcedTargets(game: Game, id: ObjectId): readonly Target[] {
  if (game.readSaid?.id === id) return targetsSaid(game.readSaid.said)
  const { said, zone } = object(game.state, id)
  return said === null || zone !== "stack" ? [] : targetsSaid(said)
}

/** The targets in what is announced, of the text and of its modes. */
export const targetsSaid = ({ targets, modes }: Said): readonly Target[] =>
  [...targets, ...(modes?.picks ?? []).flatMap((one) => one.targets)].flat()
