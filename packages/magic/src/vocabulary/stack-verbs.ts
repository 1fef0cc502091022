import {
  type Ability,
  addWaiting,
  amountOf,
  ask,
  type Effect,
  type Filter,
  type Frame,
  type Game,
  happen,
  isThere,
  listOf,
  matches,
  type ObjectId,
  objectOption,
  objectsOf,
  optional,
  order,
  type PlayerRef,
  type Procedure,
  readingAs,
  type Selector,
  term,
  type Value,
  type VerbWord,
  whoChooses,
  yes,
} from "@dilemma-table/engine"
import { castByEffect, type EffectCasting } from "../cast-by-effect.ts"
import { copyOnStack } from "../copying.ts"
import { cant } from "../layers.ts"
import type { MagicCost } from "../lexicon.ts"
import { couldTarget, retargetOnStack } from "../retargeting.ts"
import { present } from "./present.ts"

/*
 * What effects do with what is on the stack, and what they put there.
 */

type Whole = Readonly<Record<string, unknown>>

/** Copies of a spell or ability on the stack (707.10). */
export function* copy(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  // The very spell that an ability speaks of is copied as it was even if it has left the stack (608.2h).
  const gone = what === "this" || what === "it"
  const ids = gone ? yield* objectsOf(game, frame, what as Selector) : yield* present(game, frame, what)
  const by = yield* whoChooses(game, frame, whole.by as PlayerRef | undefined)
  const times = whole.times === undefined ? 1 : amountOf(game, frame, whole.times as Value)
  const copies: ObjectId[] = []
  const onto = whole.targeting === undefined ? null : yield* objectsOf(game, frame, whole.targeting as Selector)
  for (const id of ids) {
    if (cant(game, id, "be-copied")) continue
    for (const target of onto === null ? [null] : yield* inOrder(game, frame, id, onto)) {
      for (let i = 0; i < times; i++) {
        const made = yield* copyOnStack(game, by, id, whole.newTargets === true, target, gone)
        if (made !== null) copies.push(made)
      }
    }
  }
  if (typeof whole.as === "string") frame.names[whole.as] = copies
  return copies.length > 0
}

const ruleOf = { any: "115.7d", all: "115.7a", one: "115.7b" } as const

/** Of these the ones that it could target, in the order in which its controller likes the copies (707.10d). */
function* inOrder(game: Game, frame: Frame, id: ObjectId, onto: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const able = onto.filter((target) => couldTarget(game, frame.you, id, target))
  if (able.length < 2) return able
  return (yield* ask(game, {
    by: frame.you,
    kind: "order",
    rules: ["707.10d"],
    prompt: "copies-order",
    source: frame.source,
    space: order(able.map(objectOption)),
  })) as readonly ObjectId[]
}

/** Targets of a spell or ability are changed (115.7); its modes stay (700.2f). */
export function* retarget(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const only = whole.to === undefined ? null : yield* objectsOf(game, frame, whole.to as Selector)
  let any = false
  for (const id of yield* present(game, frame, what)) {
    const change = ((whole.change as "all" | "one" | undefined) ?? "any") as keyof typeof ruleOf
    const how = { by: frame.you, change, only, rule: ruleOf[change] }
    if (yield* retargetOnStack(game, id, how)) any = true
  }
  return any
}

/** What `cast` and `play` say besides. `spell`: what the spell must be. `must`: it is cast if it can be. */
export const castFields: NonNullable<VerbWord["fields"]> = {
  free: optional(yes),
  cost: optional(listOf(term("cost"), 1)),
  spell: optional(term("filter")),
  must: optional(yes),
  any: optional(yes),
  called: optional({ shape: "text" } as const),
  copy: optional(yes),
  transformed: optional(yes),
}

/** One of these, or any number, is cast or played while the effect is carried out (608.2g), by leave or because it must be. */
const castIt = (play: boolean) =>
  function* (game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
    const found = yield* present(game, frame, what)
    const cards = whole.copy === true ? yield* copyCards(game, frame, found) : found
    const player = yield* whoChooses(game, frame, whole.by as PlayerRef | undefined)
    const { spell } = whole as { readonly spell?: Filter }
    const how: Omit<EffectCasting, "cards"> = {
      source: frame.source,
      costs: whole.free === true ? [] : ((whole.cost as readonly MagicCost[] | undefined) ?? null),
      ...(spell === undefined
        ? {}
        : { fits: (card, face) => readingAs(game, card, face, () => matches(game, frame, card, spell) === true) }),
      ...(typeof whole.called === "string" ? { called: whole.called } : {}),
      must: whole.must === true,
      play,
      transformed: whole.transformed === true,
    }
    const done: ObjectId[] = []
    for (;;) {
      const left = cards.filter((id) => isThere(game.state, id))
      const cast = yield* castByEffect(game, player, { ...how, cards: left })
      if (cast !== null) done.push(cast)
      if (cast === null || whole.any !== true) break
    }
    if (typeof whole.as === "string") frame.names[whole.as] = done
    return done.length > 0
  }

export const cast = castIt(false)
export const play = castIt(true)

/** Copies of cards, made where these are, to be cast (707.12); one that isn't ceases to exist (704.5e). */
function* copyCards(game: Game, frame: Frame, cards: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const made = yield* happen(
    game,
    cards.map((source) => ({ type: "copy-card", as: "card-copied", rule: "707.12", player: frame.you, source })),
  )
  return made.flatMap((event) => event.becomes ?? [])
}

/** A reflexive triggered ability triggers as what it speaks of is done (603.12); it goes on the stack like any other. */
export function* reflexive(game: Game, frame: Frame, effect: unknown): Procedure<boolean> {
  const ability = { when: { on: [] }, do: effect as Effect } as unknown as Ability
  addWaiting(game, {
    kind: "trigger",
    source: frame.source,
    controller: frame.you,
    ability,
    event: frame.event,
    names: { ...frame.names },
  })
  return true
}
