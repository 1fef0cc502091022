import {
  ask,
  askYesNo,
  type Frame,
  type Game,
  happen,
  type ModePick,
  modalOf,
  type ObjectId,
  type Option,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  playerOption,
  type Said,
  slotsOf,
  type Target,
} from "@dilemma-table/engine"
import { textOnStack } from "./on-stack.ts"
import {
  becomeTargets,
  bindTargets,
  candidates,
  type Slot,
  sameTarget,
  type Targeting,
  targetOfKey,
} from "./targets.ts"

/** How targets are changed. */
export interface Retargeting {
  /** Who chooses. */
  readonly by: PlayerId
  /** Any number of them as one likes (115.7d, 707.10c), all of them if each can be (115.7a), or one of them (115.7b). */
  readonly change: "any" | "all" | "one"
  /** Changed to one of these alone. */
  readonly only?: readonly ObjectId[] | null
  /** A copy that is only being put onto the stack: nothing has become its target yet (707.10c). */
  readonly copy?: true
  readonly rule: string
}

/** A slot of the text with the targets chosen for it; `mode` is the mode it stands in, or null. Names are of one mode's slots. */
interface Place {
  readonly slot: Slot
  readonly mode: number | null
  readonly names: Frame["names"]
  readonly at: number
  readonly now: readonly Target[]
}

interface Targeted {
  readonly targeting: Targeting
  readonly places: readonly Place[]
}

/** The targets that were chosen for a spell or ability, each in its slot, as this player would choose them. */
function targeted(game: Game, id: ObjectId, by: PlayerId): Targeted | null {
  const { said, stacked } = object(game.state, id)
  if (said === null) return null
  const text = textOnStack(game, id)
  const about =
    stacked === null ? { said } : { said, ability: stacked.ability, event: stacked.event, names: stacked.names }
  const modal = modalOf(game.rulebook, text)
  const places = [
    ...placesOf(slotsOf(game.rulebook, text as never) as readonly Slot[], said.targets, null),
    ...(said.modes?.picks ?? []).flatMap((one) =>
      placesOf(slotsOf(game.rulebook, modal?.modes[one.mode - 1]?.do ?? []) as readonly Slot[], one.targets, one.mode),
    ),
  ]
  return { targeting: { by, object: id, source: stacked?.source ?? id, about }, places }
}

/** Could every target of a spell or ability be this object, for each instance of the word (707.10d)? */
export function couldTarget(game: Game, by: PlayerId, id: ObjectId, target: ObjectId): boolean {
  const found = targeted(game, id, by)
  if (found === null || found.places.length === 0) return false
  const { targeting, places } = found
  return places.every((place) => candidates(game, targeting, place.slot, place.names).some(is(target)))
}

const is =
  (id: ObjectId) =>
  (target: Target): boolean =>
    "object" in target && target.object === id

/** A copy is put onto the stack with this object as each of its targets (707.10d, 707.10e). */
export function* targetWith(game: Game, by: PlayerId, id: ObjectId, target: ObjectId): Procedure<void> {
  const found = targeted(game, id, by)
  const { said } = object(game.state, id)
  if (found === null || said === null) return
  const all = (lists: readonly (readonly Target[])[]): readonly (readonly Target[])[] =>
    lists.map((list) =>
      list.map(({ share }): Target => (share === undefined ? { object: target } : { object: target, share })),
    )
  const picks = (said.modes?.picks ?? []).map((one): ModePick => ({ mode: one.mode, targets: all(one.targets) }))
  const after: Said = {
    ...said,
    targets: all(said.targets),
    modes: said.modes === null ? null : { ...said.modes, picks },
  }
  yield* happen(game, [{ type: "say", rule: "707.10e", object: id, data: after as never }])
  yield* becomeTargets(game, found.targeting, [[{ object: target }]], "707.10e")
}

/**
 * Changes the targets of a spell or ability on the stack (115.7). Their number, modes and division stay (700.2f, 115.7e, 601.2d);
 * each is left as it is, legal or not, or becomes a legal one of its own mode (115.8).
 * @returns whether any was changed
 */
export function* retargetOnStack(game: Game, id: ObjectId, how: Retargeting): Procedure<boolean> {
  const { said, controller } = object(game.state, id)
  if (said === null) return false
  // What may be targeted is asked of the spell's or ability's controller, whoever chooses (115.7, 702.11b).
  const found = targeted(game, id, controller)
  if (found === null || found.places.length === 0) return false
  const { targeting, places } = found
  const modal = modalOf(game.rulebook, textOnStack(game, id))
  const picks = said.modes?.picks ?? []
  const { rule } = how
  if (how.change === "all" && !places.every((one) => others(game, targeting, one, how).length >= one.now.length))
    return false
  const changed = yield* chooseAll(game, targeting, places, how, modal?.differentTargets !== undefined)
  if (changed.every((targets, i) => targets === places[i]?.now)) return false
  let next = 0
  const take = (lists: readonly (readonly Target[])[]): readonly (readonly Target[])[] =>
    lists.map((list) => (list.length === 0 ? list : (changed[next++] ?? list)))
  const targets = take(said.targets)
  const done = picks.map((one): ModePick => ({ mode: one.mode, targets: take(one.targets) }))
  const after: Said = { ...said, targets, modes: said.modes === null ? null : { ...said.modes, picks: done } }
  yield* happen(game, [{ type: "say", rule, object: id, data: after as never }])
  if (how.copy === true) return true
  const fresh = changed.map((list, i) =>
    list.filter((target) => !(places[i]?.now ?? []).some((old) => sameTarget(old, target))),
  )
  yield* becomeTargets(game, targeting, fresh, rule)
  return true
}

/** A copy is on the stack with its targets, changed or not: these become targets (707.10c). */
export function* targetsOfCopy(game: Game, by: PlayerId, id: ObjectId): Procedure<void> {
  const found = targeted(game, id, by)
  if (found === null) return
  const { targeting, places } = found
  yield* becomeTargets(
    game,
    targeting,
    places.map(({ now }) => now),
    "707.10c",
  )
}

function placesOf(slots: readonly Slot[], targets: readonly (readonly Target[])[], mode: number | null): Place[] {
  const names: Frame["names"] = {}
  return targets.flatMap((now, at) => {
    const slot = slots[at]
    if (slot === undefined) return []
    bindTargets(names, slot, now)
    return now.length === 0 ? [] : [{ slot, mode, names, at, now }]
  })
}

/** What the targets of a slot could become. */
const others = (
  game: Game,
  targeting: Targeting,
  { slot, now, names }: Place,
  { only }: Retargeting,
): readonly Target[] =>
  candidates(game, targeting, slot, names).filter(
    (target) =>
      !now.some((old) => sameTarget(old, target)) &&
      (only == null || ("object" in target && only.includes(target.object))),
  )

function* chooseAll(
  game: Game,
  targeting: Targeting,
  places: readonly Place[],
  how: Retargeting,
  apart: boolean,
): Procedure<readonly (readonly Target[])[]> {
  const changed: (readonly Target[])[] = []
  const legal = new Set(places.filter((place) => isLegal(game, targeting, place)))
  for (const [at, one] of places.entries()) {
    const done = how.change === "one" && changed.some((targets, i) => targets !== places[i]?.now)
    const rest = places.slice(at + 1)
    const beside = rest.filter((place) => place.names === one.names)
    const used = apart && one.mode !== null ? playersOf(changed.filter((_, i) => places[i]?.mode !== null)) : []
    const may = (targets: readonly Target[]): boolean => {
      if (!canStandBeside(game, targeting, one, targets, beside, legal, how)) return false
      const own = playersOf([targets])
      if (!apart || one.mode === null || own.length === 0) return true
      return !own.some((player) => used.includes(player)) && canDiffer(game, targeting, rest, how, [...used, ...own])
    }
    // What another change has made illegal can't stay (115.7d).
    const broken = legal.has(one) && !isLegal(game, targeting, one)
    const targets = done ? one.now : yield* ofSlot(game, targeting, one, how, may, broken)
    bindTargets(one.names, one.slot, targets)
    changed.push(targets)
  }
  return changed
}

const playersOf = (lists: readonly (readonly Target[])[]): readonly PlayerId[] =>
  lists.flat().flatMap((target) => ("player" in target ? [target.player] : []))

/** Are all its targets what it could target now, with the other targets as they are? */
const isLegal = (game: Game, targeting: Targeting, { slot, names, now }: Place): boolean => {
  const able = candidates(game, targeting, slot, names)
  return now.every((target) => able.some((one) => sameTarget(one, target)))
}

/**
 * With these targets here, does every target after it that was legal stay so, or can it be changed itself (115.7d)? Only the
 * final set counts (115.7e).
 */
function canStandBeside(
  game: Game,
  targeting: Targeting,
  place: Place,
  targets: readonly Target[],
  beside: readonly Place[],
  legal: ReadonlySet<Place>,
  how: Retargeting,
): boolean {
  if (beside.length === 0) return true
  const names = { ...place.names }
  bindTargets(names, place.slot, targets)
  return beside.every((other) => {
    const there = { ...other, names }
    if (!legal.has(other) || isLegal(game, targeting, there)) return true
    return how.change !== "one" && others(game, targeting, there, how).length > 0
  })
}

/** Could the modes after this one target players other than these, each the one it has or another one? */
function canDiffer(
  game: Game,
  targeting: Targeting,
  places: readonly Place[],
  how: Retargeting,
  used: readonly PlayerId[],
): boolean {
  const [place, ...rest] = places
  if (place === undefined) return true
  const own = playersOf([place.now])
  if (place.mode === null || own.length === 0) return canDiffer(game, targeting, rest, how, used)
  const options = [...own, ...playersOf([others(game, targeting, place, how)])]
  return options.some((player) => !used.includes(player) && canDiffer(game, targeting, rest, how, [...used, player]))
}

/**
 * The targets of one slot: as many as before, each the old one or a legal one.
 * @param may can these stand beside the other targets?
 * @param broken were they legal before the others were changed?
 */
function* ofSlot(
  game: Game,
  targeting: Targeting,
  place: Place,
  how: Retargeting,
  may: (targets: readonly Target[]) => boolean,
  broken: boolean,
): Procedure<readonly Target[]> {
  const { now } = place
  const able = others(game, targeting, place, how).filter((target) => may([target]))
  if (able.length === 0) return now
  // What can't stay beside what was changed before has to change, too.
  const must = how.change === "all" || broken || !may(now)
  const about = { slot: place.at + 1, ...(place.mode === null ? {} : { mode: place.mode }) }
  const asking = { by: how.by, rules: [how.rule], source: targeting.object, about }
  if (!must && !(yield* askYesNo(game, { ...asking, prompt: "new-targets" }))) return now
  const options = must ? able : [...now, ...able]
  const keys = yield* ask(game, {
    ...asking,
    kind: "targets",
    prompt: "targets",
    space: pick(options.map(optionOf), now.length, now.length, {
      // Only one of them may be changed (115.7b).
      constraints:
        how.change === "one"
          ? [{ type: "most", weights: able.map((target) => [optionOf(target).key, 1]), total: 1 }]
          : [],
    }),
  })
  const chosen = keys.map(targetOfKey)
  if (chosen.every((target) => now.some((old) => sameTarget(old, target)))) return now
  return inPlaces(now, chosen)
}

const optionOf = (target: Target): Option =>
  "object" in target ? objectOption(target.object) : playerOption(target.player)

/** What stays keeps its place, and each place its share of a division. */
function inPlaces(now: readonly Target[], chosen: readonly Target[]): readonly Target[] {
  const fresh = chosen.filter((target) => !now.some((old) => sameTarget(old, target)))
  let next = 0
  return now.map((old) => {
    if (chosen.some((target) => sameTarget(old, target))) return old
    const target = fresh[next++]
    if (target === undefined) return old
    return old.share === undefined ? target : { ...target, share: old.share }
  })
}
