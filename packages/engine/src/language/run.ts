import { takeFirst, trial } from "../attempt.ts"
import type { GameEvent } from "../events.ts"
import type { Game } from "../game.ts"
import { happen } from "../happen.ts"
import { type Key, type ObjectId, type PlayerId, UNKNOWN_CARD } from "../ids.ts"
import { ask, askOne, askYesNo, objectOption, type Procedure } from "../procedure.ts"
import { pick } from "../space/index.ts"
import type { Constraint } from "../space/types.ts"
import { object } from "../state.ts"
import { notAside } from "../zones.ts"
import { amountOf, holds, matches, meant, numberOf, objectsMatching, playersOf } from "./evaluate.ts"
import { boundPlayers, type Frame, type Gather, targetNames } from "./frame.ts"
import { askModes } from "./modal.ts"
import { asksItself, canBeDone } from "./possible.ts"
import type { Shape } from "./shapes.ts"
import { slotsOf } from "./slots.ts"
import type { Ability, Choose, Condition, Duration, Effect, Modal, Selector, StaticEffect, Value } from "./types.ts"
import { whoChooses } from "./who-chooses.ts"

type Data = Readonly<Record<string, unknown>>

/**
 * Carries an effect out, in written order.
 * @returns whether anything happened, which "if you do" asks
 */
export function* run(game: Game, frame: Frame, effect: Effect): Procedure<boolean> {
  game.stepOn()
  if (Array.isArray(effect)) {
    let any = false
    for (const [i, part] of (effect as readonly Effect[]).entries()) {
      if (frame.gather !== undefined && isGathered(frame.gather)) {
        putOff(frame, effect.slice(i))
        break
      }
      if (yield* run(game, frame, part)) any = true
    }
    return any
  }
  const data = effect as Data
  const { settles } = game.rulebook.vocabulary
  if (settles !== undefined) yield* settles(game, frame, data)
  for (const head in data) {
    const structure = structures[head]
    if (structure !== undefined) return yield* structure(game, frame, data)
    const verb = game.rulebook.vocabulary.verbs[head]
    if (verb === undefined) continue
    if (frame.gather !== undefined && verb.atOnce !== true) return putOff(frame, effect)
    return yield* verb.run(game, frame, data[head] as never, data as never)
  }
  throw new Error(`No verb is called ${Object.keys(data).join(", ")}`)
}

const isGathered = (gather: Gather): boolean => gather.events.length > 0 || gather.later.length > 0

/** What isn't part of what happens at the same time is done after it. */
function putOff(frame: Frame, effect: Effect): true {
  const { gather, ...rest } = frame
  gather?.later.push({ frame: rest, effect })
  return true
}

type Structure = (game: Game, frame: Frame, data: Data) => Procedure<boolean>

const structures: Readonly<Record<string, Structure>> = {
  *if(game, frame, data) {
    if (holds(game, frame, data.if as Condition)) return yield* run(game, frame, data.then as Effect)
    return data.else === undefined ? false : yield* run(game, frame, data.else as Effect)
  },
  *may(game, frame, data) {
    const { rules } = game.rulebook.vocabulary
    const [by] = playersOf(game, frame, (data.by ?? "you") as never)
    const wanted =
      by !== undefined &&
      canBeDone(game, frame, data.may as Effect) &&
      (asksItself(game, data.may as Effect) ||
        (yield* askYesNo(game, { by, rules: [rules.may], prompt: "may", source: frame.source })))
    const did = wanted && (yield* run(game, frame, data.may as Effect))
    yield* follow(game, frame, data, did)
    return did
  },
  *try(game, frame, data) {
    const whole = canBeDone(game, frame, data.try as Effect)
    const did = (yield* run(game, frame, data.try as Effect)) && whole
    yield* follow(game, frame, data, did)
    return did
  },
  *forEach(game, frame, data) {
    const objects = yield* objectsOf(game, frame, data.forEach as Selector)
    let any = false
    for (const id of objects) {
      frame.names[data.as as string] = [id]
      if (yield* run(game, frame, data.do as Effect)) any = true
    }
    return any
  },
  *eachPlayer(game, frame, data) {
    let any = false
    for (const player of playersOf(game, frame, data.eachPlayer as never)) {
      frame.names[data.as as string] = boundPlayers([player])
      if (yield* run(game, frame, data.do as Effect)) any = true
    }
    return any
  },
  *repeat(game, frame, data) {
    const times = amountOf(game, frame, data.repeat as Value)
    let any = false
    for (let i = 0; i < times; i++) if (yield* run(game, frame, data.do as Effect)) any = true
    return any
  },
  *let(game, frame, data) {
    const be = data.be as Value | Selector
    const called = isSelector(be) ? yield* objectsOf(game, frame, be) : amountOf(game, frame, be)
    frame.names[data.let as string] = called
    return typeof called !== "number" && called.length > 0
  },
  *either(game, frame, data) {
    const branches = data.either as readonly Effect[]
    const options = branches.map((_, i) => ({
      key: i + 1,
      is: { type: "branch" as const, branch: i + 1, object: frame.source },
    }))
    const able = frame.gather === undefined ? options : options.filter((_, i) => canGather(game, frame, branches[i]))
    if (able.length === 0) return false
    const key = yield* askOne(
      game,
      {
        by: yield* whoChooses(game, frame, data.by as never),
        kind: "branch",
        rules: [game.rulebook.vocabulary.rules.branch],
        prompt: "either",
        source: frame.source,
      },
      able,
    )
    return yield* run(game, frame, branches[Number(key) - 1] as Effect)
  },
  *modal(game, frame, data) {
    return yield* runModal(game, frame, data.modal as Modal)
  },
  *continuous(game, frame, data) {
    const does = data.continuous as StaticEffect
    const aside = Object.keys(does.does).every((word) => game.rulebook.vocabulary.statics[word]?.ofAside === true)
    const objects = data.on === undefined ? null : yield* objectsOf(game, frame, data.on as Selector, aside)
    if (objects?.length === 0) return false
    const fixed: StaticEffect = { ...does, does: fixValues(game, frame, does.does as Data) as never }
    return yield* did(game, frame, [
      {
        type: "effect",
        rule: game.rulebook.vocabulary.rules.continuous,
        source: frame.source,
        player: frame.you,
        ...(objects === null ? {} : { objects }),
        effect: {
          source: frame.source,
          controller: frame.you,
          does: fixed,
          objects,
          until: data.until as never,
          names: { ...frame.names },
        },
      },
    ])
  },
  *later(game, frame, data) {
    const ability = { when: data.later, do: data.do } as Ability
    return yield* did(game, frame, [
      {
        type: "effect",
        rule: game.rulebook.vocabulary.rules.continuous,
        source: frame.source,
        player: frame.you,
        effect: {
          source: frame.source,
          controller: frame.you,
          does: { does: { delayed: ability, ...(data.every === true ? { every: true } : {}) } },
          objects: null,
          until: (data.until ?? "game") as Duration,
          names: { ...frame.names },
        },
      },
    ])
  },
}

function* follow(game: Game, frame: Frame, data: Data, done: boolean): Procedure<void> {
  const next = done ? data.then : data.else
  if (next === undefined) return
  if (frame.gather === undefined) yield* run(game, frame, next as Effect)
  else putOff(frame, next as Effect)
}

/** Variable numbers of a continuous effect are fixed as it begins (Magic 611.2d, Duel Masters 608.2b). */
function fixValues(game: Game, frame: Frame, does: Data): Data {
  const { statics } = game.rulebook.vocabulary
  const chosen = Object.entries(does).flatMap(([word, argument]) =>
    Object.entries(statics[word]?.begins?.(game, frame, argument as never) ?? { [word]: argument }),
  )
  return mapped(Object.fromEntries(chosen), (argument, word) => {
    const shape = statics[word]?.shape
    return shape === undefined ? argument : fixed(game, frame, shape, argument)
  })
}

const mapped = (data: Data, change: (argument: unknown, word: string) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([word, argument]) => [word, change(argument, word)]))

function fixed(game: Game, frame: Frame, shape: Shape, argument: unknown): unknown {
  if (typeof argument !== "object" || argument === null) return argument
  if (shape.shape === "either") {
    const value = shape.of.find(isValue)
    return value === undefined ? argument : fixed(game, frame, value, argument)
  }
  if (isValue(shape)) return amountOf(game, frame, argument as Value)
  if (shape.shape !== "record") return argument
  return mapped(argument as Data, (inner, field) => {
    const known = shape.fields[field]
    // What happens later is about another "it" and counts what has been done by then.
    if (known === undefined || (shape.happens === true && says(inner, "it"))) return inner
    return fixed(game, frame, "optional" in known ? known.optional : known, inner)
  })
}

const isValue = (shape: Shape): boolean => shape.shape === "term" && (shape.term === "value" || shape.term === "amount")

const says = (data: unknown, word: string): boolean =>
  data === word || (typeof data === "object" && data !== null && Object.values(data).some((inner) => says(inner, word)))

const selectorHeads = ["all", "choose", "target", "random", "top"]

function isSelector(be: Value | Selector): be is Selector {
  if (be === "this" || be === "it" || be === "cause") return true
  return typeof be === "object" && selectorHeads.some((head) => head in be)
}

/** Proposes events and keeps what happened of them, for "this way". Was anything done, or does it count as tried? */
export function* did(game: Game, frame: Frame, events: readonly GameEvent[]): Procedure<boolean> {
  if (frame.gather !== undefined) return gathers(frame.gather, events)
  const tried: GameEvent[] = []
  const happened = yield* happen(game, events, tried)
  frame.done.push(...happened)
  return happened.length > 0 || tried.length > 0
}

/** Events that concern what is taken already can't be part of it. */
function gathers(gather: Gather, events: readonly GameEvent[]): boolean {
  const free = events.filter(({ object }) => object === undefined || !gather.taken.has(object))
  gather.events.push(...free)
  return free.length > 0
}

/** Would this effect do anything instead, beside what is taken? */
const canGather = (game: Game, frame: Frame, effect: Effect | undefined): boolean => {
  if (effect === undefined) return false
  const { result } = trial(
    game,
    (copy) => gathered(copy, { ...frame, names: { ...frame.names } }, effect, frame.gather?.taken ?? new Set()),
    takeFirst,
  )
  return result.end === "done" && result.value
}

/** Gathers what an effect would do and does what comes after; whether there was anything. */
export function* gathered(game: Game, frame: Frame, effect: Effect, taken: ReadonlySet<ObjectId>): Procedure<boolean> {
  const gather: Gather = { events: [], later: [], taken, chosen: [] }
  if (!(yield* run(game, { ...frame, gather }, effect))) return false
  let any = gather.events.length > 0 || gather.later.length === 0
  for (const one of gather.later) if (yield* run(game, one.frame, one.effect)) any = true
  return any
}

/**
 * The objects a selector means; whoever has to choose is asked.
 * @param aside does what is done with them reach those that lie aside, too?
 */
export function* objectsOf(
  game: Game,
  frame: Frame,
  selector: Selector,
  aside = false,
): Procedure<readonly ObjectId[]> {
  if (typeof selector === "object" && "choose" in selector) return yield* choose(game, frame, selector)
  if (typeof selector === "object" && "random" in selector) return yield* atRandom(game, frame, selector)
  const found = meant(game, frame, selector)
  const objects = aside || (typeof selector === "object" && "all" in selector) ? found : notAside(game, found)
  bind(frame, selector, objects)
  return objects
}

function bind(frame: Frame, selector: Selector, objects: readonly ObjectId[]): void {
  if (typeof selector === "object" && "as" in selector && selector.as !== undefined) frame.names[selector.as] = objects
}

function* atRandom(
  game: Game,
  frame: Frame,
  selector: Extract<Selector, { random: unknown }>,
): Procedure<readonly ObjectId[]> {
  const from = objectsMatching(game, frame, selector.random)
  const count = Math.min(from.length, selector.count === undefined ? 1 : amountOf(game, frame, selector.count))
  const keys =
    count === from.length
      ? from
      : yield* ask(game, {
          by: -1 as never,
          kind: "random",
          rules: [game.rulebook.vocabulary.rules.effect],
          prompt: "random",
          source: frame.source,
          space: pick(from.map(objectOption), count, count),
        })
  bind(frame, selector, keys as readonly ObjectId[])
  return keys as readonly ObjectId[]
}

/** A player chooses objects while the effect is carried out. As many as possible where there are too few. */
export function* choose(game: Game, frame: Frame, what: Choose): Procedure<readonly ObjectId[]> {
  const by = yield* whoChooses(game, frame, what.by)
  const { vocabulary } = game.rulebook
  const others = isAnothers(game, by)
  const matching = objectsMatching(game, frame, what.choose, !others)
  const open = others && matching.some((id) => object(game.state, id).card === UNKNOWN_CARD)
  const wanted = what.any === true ? matching.length : amountOf(game, frame, what.upTo ?? what.count ?? 1)
  const rule = vocabulary.choosing(game, frame, what, by, matching, wanted)
  const { taken } = frame.gather ?? {}
  const all = rule.candidates ?? matching
  const free = taken === undefined ? all : all.filter((id) => !taken.has(id))
  const sum = open ? undefined : what.sum
  const candidates = sum === undefined ? free : free.filter(fitsAlone(game, frame, sum))
  const max = Math.min(wanted, candidates.length)
  const optional = what.any === true || what.upTo !== undefined
  // What is done instead of something has to be done: what is looked for is chosen where it is there.
  const asked = optional ? (what.atLeast ?? 0) : frame.gather === undefined ? rule.min : wanted
  const least = open
    ? Math.min(asked, candidates.filter((id) => matches(game, frame, id, what.choose) === true).length)
    : asked
  const chosen = yield* ask(game, {
    by,
    kind: "cards",
    rules: rule.rules,
    prompt: "choose",
    source: frame.source,
    about: { count: wanted, least },
    space: pick(candidates.map(objectOption), Math.min(least, max), max, {
      constraints: open ? [] : [...sumOf(game, frame, what, candidates), ...differentIn(game, what, candidates)],
    }),
  })
  bind(frame, what, chosen as readonly ObjectId[])
  frame.gather?.chosen.push(...(chosen as readonly ObjectId[]))
  return chosen as readonly ObjectId[]
}

/**
 * Is it chosen by another player than the one whose imagination this is? Cards unknown to that one may pass then, and what the
 * other chooses needn't be among those that are known to.
 */
const isAnothers = ({ basis: { imagining } }: Game, by: PlayerId): boolean =>
  imagining?.forgets === true && imagining.player !== by

/** What alone is more than the sum allows can't be chosen: ∞ never, and nothing where less than nothing is allowed. */
function fitsAlone(game: Game, frame: Frame, sum: NonNullable<Choose["sum"]>): (id: ObjectId) => boolean {
  const most = amountOf(game, frame, sum.most)
  return (id) => {
    const weight = numberOf(game, sum.of, id)
    return Number.isFinite(weight) && weight <= most
  }
}

function sumOf(game: Game, frame: Frame, what: Choose, candidates: readonly ObjectId[]): readonly Constraint[] {
  const { sum } = what
  if (sum === undefined) return []
  const weights = candidates.map((id): readonly [Key, number] => [id, numberOf(game, sum.of, id)])
  return weights.length === 0 ? [] : [{ type: "most", weights, total: amountOf(game, frame, sum.most) }]
}

function differentIn(game: Game, { different }: Choose, candidates: readonly ObjectId[]): readonly Constraint[] {
  if (different === undefined) return []
  return [{ type: "different", groups: candidates.map((id) => [id, numberOf(game, different, id)]) }]
}

/** A modal part of an effect is reached: asks now if the modes aren't chosen yet, then carries the picks out in printed order. */
function* runModal(game: Game, frame: Frame, modal: Modal): Procedure<boolean> {
  const announced = frame.declared?.get(modal) ?? frame.said?.modes
  const chosen =
    announced ?? (yield* askModes(game, frame, modal, [game.rulebook.modesRule(game, frame.ability ?? "")]))
  if (chosen === null) return false
  // What was announced was announced for this part; one inside a mode has choices of its own.
  const said = frame.said === null ? null : { ...frame.said, modes: null }
  let any = false
  for (const one of chosen.picks) {
    const mode = modal.modes[one.mode - 1]
    if (mode === undefined) throw new Error(`There is no mode ${one.mode}`)
    const slots = slotsOf(game.rulebook, mode.do)
    Object.assign(frame.names, targetNames(slots, one.targets))
    const inner: Frame = { ...frame, said, slots, targets: one.targets, names: frame.names, chooser: chosen.by }
    if (yield* run(game, inner, mode.do)) any = true
  }
  return any
}
