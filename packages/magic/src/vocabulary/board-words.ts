import {
  type Ability,
  amountOf,
  boolean,
  did,
  either,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  happening,
  integer,
  listOf,
  mapOf,
  numberOf,
  type ObjectId,
  object,
  objectsOf,
  optional,
  type Plain,
  type PlayerRef,
  type Procedure,
  playersOf,
  record,
  run,
  type Selector,
  type Shape,
  select,
  term,
  text,
  type Value,
  type ValueWord,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { removeFromCombat } from "../combat.ts"
import { poison } from "../damage.ts"
import { COULD_REGENERATE } from "../events.ts"
import { colorsOf } from "../layers.ts"
import { cardTypes, colors, supertypes } from "../lexicon.ts"
import { manaText } from "../mana-cost.ts"
import { inZone, place, setPlace } from "../position.ts"
import { becomeCopy, createCopy, enterAs } from "./copying-permanents.ts"
import { present } from "./present.ts"

/*
 * Words about combat, continuous effects, copies of permanents, and replacing and preventing.
 */

type Whole = Readonly<Record<string, unknown>>
type Does = Readonly<Record<string, unknown>>

const selector = term("selector")
const player = term("player")
const filter = term("filter")
const amount: Shape = either(integer(0), term("value"))
const except = { except: optional(listOf(term("static"), 1)) }

interface Change {
  readonly amount?: Value
  readonly tapped?: true
  readonly counters?: Readonly<Record<string, Value>>
  readonly to?: Selector
  readonly toPlayer?: PlayerRef
  readonly zone?: string
  readonly designation?: string
}

/** What would happen does, changed (614.1): it is looked at again for what else applies (616.1f). */
function* change(game: Game, frame: Frame, what: Change): Procedure<boolean> {
  const { event } = frame
  if (event === null) return false
  const { object: id, player: who, ...rest } = event
  const [to] = what.to === undefined ? [] : yield* objectsOf(game, frame, what.to)
  const [toPlayer] = what.toPlayer === undefined ? [] : playersOf(game, frame, what.toPlayer)
  const before = (event.data ?? {}) as { readonly counters?: Readonly<Record<string, number>> }
  const counters: Record<string, number> = { ...before.counters }
  for (const kind in what.counters)
    counters[kind] = (counters[kind] ?? 0) + amountOf(game, frame, what.counters[kind] as Value)
  const whom =
    to !== undefined
      ? { object: to }
      : toPlayer !== undefined
        ? { player: toPlayer }
        : { ...(id === undefined ? {} : { object: id }), ...(who === undefined ? {} : { player: who }) }
  const changed: GameEvent = {
    ...rest,
    ...whom,
    ...(what.amount === undefined ? {} : { amount: changedAmount(event, amountOf(game, frame, what.amount)) }),
    ...(what.tapped === undefined ? {} : { tapped: true }),
    ...(what.zone === undefined ? {} : { to: what.zone }),
    ...(what.counters === undefined && what.designation === undefined
      ? {}
      : {
          data: {
            ...before,
            ...(what.counters === undefined ? {} : { counters }),
            ...(what.designation === undefined ? {} : { designation: what.designation }),
          } as Plain,
        }),
  }
  return yield* did(game, frame, [changed])
}

/** Loss of life is kept as a number below 0. */
const changedAmount = ({ amount: before = 0 }: GameEvent, now: number): number => (before < 0 ? -now : now)

/** "Prevent the next N damage that would be dealt to … this turn" (615.7). */
function* preventNext(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const left = amountOf(game, frame, value as Value)
  const slot = frame.slots.findIndex((other) => (other as unknown) === whole.to)
  const targets = slot >= 0 ? (frame.targets[slot] ?? []) : []
  const objects =
    slot >= 0
      ? targets.flatMap((target) => ("object" in target ? [target.object] : []))
      : whole.to === undefined
        ? []
        : yield* present(game, frame, whole.to)
  const players = [
    ...targets.flatMap((target) => ("player" in target ? [target.player] : [])),
    ...(whole.player === undefined ? [] : playersOf(game, frame, whole.player as PlayerRef)),
  ]
  if (left <= 0 || objects.length + players.length === 0) return false
  const shield = { left, players, ...(whole.from === undefined ? {} : { from: whole.from }) }
  return yield* did(game, frame, [lasting(frame, "615.7", { shield }, objects)])
}

const lasting = (frame: Frame, rule: string, does: Does, objects: readonly ObjectId[]): GameEvent => ({
  type: "effect",
  rule,
  source: frame.source,
  player: frame.you,
  objects,
  effect: {
    source: frame.source,
    controller: frame.you,
    does: { does: does as never },
    objects,
    until: "this-turn",
    names: { ...frame.names, shielded: objects },
  },
})

/** The next time it would be destroyed this turn, instead it is tapped, its damage goes, and it leaves combat (701.19a). */
function* regenerate(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  const events = ids.map((id) => {
    const replacing = {
      replace: { on: COULD_REGENERATE, object: { is: { ref: "shielded" } } },
      with: [{ tap: "it" }, { removeDamage: "it" }, { removeFromCombat: "it" }],
    }
    return lasting(frame, "701.19a", { replacing, once: true }, [id])
  })
  return yield* did(game, frame, events)
}

function* removeDamage(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  return yield* did(
    game,
    frame,
    ids.flatMap((id) =>
      ["damage", "deathtouched"]
        .filter((name) => (object(game.state, id).marks[name] ?? 0) > 0)
        .map((name) => ({ type: "mark", rule: "701.19a", object: id, name, amount: 0 })),
    ),
  )
}

function* outOfCombat(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  removeFromCombat(game, ids)
  return ids.length > 0
}

function* poisons(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  return yield* did(
    game,
    frame,
    who.flatMap((one) => poison(game, one, n, "122.1f")),
  )
}

interface Meanwhile {
  readonly would: unknown
  readonly instead: unknown
}

/** Does something while events of a kind are replaced, before anything else may replace them (614.15, 616.1a). */
function* meanwhile(game: Game, frame: Frame, what: Meanwhile, whole: Whole): Procedure<boolean> {
  const { selfReplacing } = place(game)
  const ability = { replace: what.would, with: what.instead } as unknown as Ability
  setPlace(game, { selfReplacing: [...selfReplacing, { source: frame.source, ability: ability as unknown as Plain }] })
  const done = yield* run(game, frame, whole.do as never)
  setPlace(game, { selfReplacing })
  return done
}

type Run = (game: Game, frame: Frame, argument: never, whole: never) => Procedure<boolean>

const verb = (shape: Shape, fields: VerbWord["fields"], run: Run, atOnce = false): VerbWord => ({
  shape,
  ...(fields === undefined ? {} : { fields }),
  unknowns: "stops",
  ...(atOnce ? { atOnce: true as const } : {}),
  run,
})

export const boardVerbs: Readonly<Record<string, VerbWord>> = {
  change: verb(
    record({
      amount: optional(amount),
      tapped: optional(yes),
      counters: optional(mapOf(amount)),
      to: optional(selector),
      toPlayer: optional(player),
      zone: optional(term("zone")),
      designation: optional(text),
    }),
    undefined,
    change,
    true,
  ),
  enterAs: verb(selector, except, enterAs, true),
  becomeCopy: verb(selector, { of: selector, until: optional(term("duration")), ...except }, becomeCopy),
  createCopy: verb(
    selector,
    {
      count: optional(amount),
      by: optional(player),
      tapped: optional(yes),
      attacking: optional(either(yes, player)),
      ...except,
      as: optional({ shape: "binds" } as Shape),
    },
    createCopy,
    true,
  ),
  preventNext: verb(amount, { to: optional(selector), player: optional(player), from: optional(filter) }, preventNext),
  regenerate: verb(selector, undefined, regenerate),
  removeDamage: verb(selector, undefined, removeDamage),
  removeFromCombat: verb(selector, undefined, outOfCombat),
  poison: verb(amount, { by: optional(player) }, poisons),
  meanwhile: verb(
    happening({ would: term("pattern"), instead: term("effect") }),
    { do: term("effect") },
    meanwhile as Run,
  ),
}

export const boardStatics: Readonly<Record<string, Word>> = {
  setTypes: { shape: listOf(words(...cardTypes), 1) },
  removeType: { shape: words(...cardTypes) },
  addSupertype: { shape: words(...supertypes) },
  setSubtypes: { shape: listOf({ shape: "text" }, 1) },
  addColors: { shape: listOf(words(...colors), 1) },
  switchPowerToughness: { shape: yes },
  controlledBy: { shape: words("you") },
  must: { shape: words("attack", "block", "be-blocked") },
  mustAttack: { shape: player },
  mustBeBlockedBy: { shape: filter },
  cantAttack: { shape: player },
  needsDefenderWith: { shape: filter },
  cantBlock: { shape: filter },
  canBlockOnly: { shape: filter },
  cantBeBlockedBy: { shape: filter },
  unblockedByDefenderWith: { shape: filter },
  cantBeBlockedExceptBy: { shape: filter },
  blockedByAtLeast: { shape: integer(2) },
  blockedByAtMost: { shape: integer(1) },
  blocksMore: { shape: integer(1) },
  attackCost: { shape: either(manaText, listOf(term("cost"), 1)) },
  blockCost: { shape: either(manaText, listOf(term("cost"), 1)) },
  attackersAtMost: { shape: integer(0) },
  assignsToughness: { shape: yes },
  prevents: {
    shape: record({
      from: optional(filter),
      to: optional(filter),
      toPlayer: optional(player),
      combat: optional(boolean),
      upTo: optional(integer(1)),
    }),
  },
  unpreventable: { shape: yes },
  replacing: { shape: term("ability") },
  once: { shape: yes },
}

/** Only then is an attacking creature unblocked (509.1h). */
function areBlocksDeclared(game: Game): boolean {
  const { step, begun } = place(game)
  return step === "declare-blockers" ? begun : ["first-strike-damage", "combat-damage", "end-of-combat"].includes(step)
}

const attackersOf = (game: Game, test: (attacker: ObjectId, blockers: readonly ObjectId[]) => boolean): boolean =>
  place(game).attackers.some(({ attacker, blockers }) => test(attacker, blockers))

export const boardFilters: Readonly<Record<string, FilterWord>> = {
  blocks: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const of = select(game, frame, what)
      return attackersOf(game, (attacker, blockers) => blockers.includes(id) && of.includes(attacker))
    },
  },
  blockedBy: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const by = select(game, frame, what)
      return attackersOf(game, (attacker, blockers) => attacker === id && blockers.some((one) => by.includes(one)))
    },
  },
  blocked: {
    shape: boolean,
    test: (game, _frame, id, wanted: boolean) =>
      inZone(game, id, "battlefield") &&
      (wanted || areBlocksDeclared(game)) &&
      place(game).attackers.some(({ attacker, blocked }) => attacker === id && blocked === wanted),
  },
  sharesColor: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const own = colorsOf(game, id)
      return select(game, frame, what).some((other) => colorsOf(game, other).some((color) => own.includes(color)))
    },
  },
  enteredThisTurn: {
    shape: yes,
    test: (game, _frame, id) => game.state.history.some((event) => event.becomes === id && event.to === "battlefield"),
  },
}

export const boardValues: Readonly<Record<string, ValueWord>> = {
  /** How much the event that is replaced, or that made it trigger, is about: that much damage, that much life. */
  /** A number of the very object that a static ability says something of: "its mana value". */
  own: {
    shape: term("number-name"),
    value: (game, frame, name: string) => numberOf(game, name, frame.at ?? frame.source),
  },
  thatMuch: { shape: yes, value: (_game, frame) => Math.abs(frame.event?.amount ?? 0) },
}
