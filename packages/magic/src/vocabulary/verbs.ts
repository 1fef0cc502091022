import {
  amountOf,
  did,
  either,
  everyone,
  type Frame,
  type Game,
  happen,
  integer,
  listOf,
  mapOf,
  type ObjectId,
  object,
  objectsOf,
  optional,
  type Procedure,
  type Selector,
  type Shape,
  select,
  shuffle,
  type Target,
  term,
  text,
  type Value,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { type Damage, dealDamage, fight } from "../damage.ts"
import { NO_REGENERATION } from "../events.ts"
import { manaTypes } from "../lexicon.ts"
import { addedMana, manaText } from "../mana-cost.ts"
import { goneUntil, mayGoUntil } from "../until-leaves.ts"
import { actionVerbs } from "./action-words.ts"
import { boardVerbs } from "./board-words.ts"
import * as hand from "./card-verbs.ts"
import { castingVerbs } from "./casting-words.ts"
import { choiceVerbs } from "./choice-words.ts"
import { gainControl } from "./control-verbs.ts"
import { putCounters, removeCounters } from "./counter-verbs.ts"
import { effectVerbs } from "./effect-words.ts"
import { endingVerbs } from "./ending-verbs.ts"
import { putOntoBattlefield } from "./entering-verbs.ts"
import { faceVerbs } from "./face-words.ts"
import * as mana from "./mana-verbs.ts"
import { phasingVerbs } from "./phasing-words.ts"
import { life } from "./player-verbs.ts"
import { playersVerbs } from "./player-words.ts"
import { present } from "./present.ts"
import { relationVerbs } from "./relation-words.ts"
import { search } from "./searching.ts"
import * as stack from "./stack-verbs.ts"
import { create, tokenShape } from "./token-words.ts"
import { turnVerbs } from "./turn-words.ts"
import { who } from "./who.ts"

type Whole = Readonly<Record<string, unknown>>

const selector = term("selector")
const player = term("player")
const amount = either(integer(0), term("value"))
/** Mana, or costs of any kind. */
const price = either(manaText, listOf(term("cost"), 1))

/** Moves objects, all at once. */
function moving(
  change: (
    game: Game,
    id: ObjectId,
    whole: Whole,
  ) => { readonly to: string; readonly as?: string; readonly rule: string; readonly faceDown?: boolean },
) {
  return function* (game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
    if (whole.until !== undefined && !mayGoUntil(game, frame)) return false
    const ids = yield* present(game, frame, what)
    const events = ids.map((id) => ({
      type: "move",
      object: id,
      source: frame.source,
      player: frame.you,
      ...change(game, id, whole),
    }))
    if (frame.gather !== undefined) return yield* did(game, frame, events)
    const moved = yield* happen(game, events)
    frame.done.push(...moved)
    const now = moved.flatMap((event) => event.becomes ?? [])
    if (typeof whole.as === "string") frame.names[whole.as] = now
    if (whole.until !== undefined) yield* goneUntil(game, frame, now)
    if (whole.linked === true)
      yield* happen(
        game,
        now.map((id) => ({ type: "mark", rule: "607.2a", object: id, name: "linked", amount: frame.source })),
      )
    return moved.length > 0
  }
}

/** Destroying (701.8): not what is indestructible (702.12b). Perhaps so that it can't be regenerated (701.19c). */
function* destroy(
  game: Game,
  frame: Frame,
  what: unknown,
  { noRegeneration }: { readonly noRegeneration?: true },
): Procedure<boolean> {
  const ids = (yield* present(game, frame, what)).filter((id) => object(game.state, id).zone === "battlefield")
  const how = { rule: "701.8a", to: "graveyard", source: frame.source } as const
  const name = noRegeneration === true ? { name: NO_REGENERATION } : {}
  const events = ids
    .filter((id) => !mana.isIndestructible(game, id))
    .map((id) => ({ type: "move", as: "destroy", object: id, ...how, ...name }))
  return yield* did(game, frame, events)
}

const turning = (type: "tap" | "untap", rule: string) =>
  function* (game: Game, frame: Frame, what: unknown, { as: name }: Whole): Procedure<boolean> {
    const ids = yield* present(game, frame, what)
    const before = frame.done.length
    const done = yield* did(
      game,
      frame,
      ids.map((id) => ({ type, rule, object: id, source: frame.source, player: frame.you })),
    )
    // What was so already isn't tapped this way (701.26a–b).
    if (typeof name === "string") frame.names[name] = frame.done.slice(before).flatMap((event) => event.object ?? [])
    return done
  }

/** Whom damage goes to: objects, players, or the targets of "any target". */
function* recipients(game: Game, frame: Frame, whole: Whole): Procedure<readonly Target[]> {
  if (whole.player !== undefined) return who(game, frame, whole.player).map((one) => ({ player: one }))
  const to = whole.to as Selector
  const slot = frame.slots.findIndex((other) => (other as unknown) === to)
  if (slot >= 0) return frame.targets[slot] ?? []
  return (yield* present(game, frame, to)).map((id) => ({ object: id }))
}

/** Looking at cards is for one player (701.20e), revealing them for all (701.20a). */
const seeing = (as: "looks" | "reveals") =>
  function* (game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
    const objects = yield* objectsOf(game, frame, what as Selector)
    const [player = frame.you] = who(game, frame, whole.by)
    const seen = as === "reveals" ? everyone(game) : 1 << player
    const rule = as === "reveals" ? "701.20a" : "701.20e"
    if (objects.length === 0) return false
    return yield* did(game, frame, [{ type: "know", as, rule, objects, seen, source: frame.source, player }])
  }

/** Damage by this object, or by others (120.2b). */
function* damage(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const to = yield* recipients(game, frame, whole)
  const from = whole.from === undefined ? [frame.source] : select(game, frame, whole.from as Selector)
  const all = from.flatMap((source) => {
    // "Its power" is that of each source.
    const amount = amountOf(game, { ...frame, at: source }, value as Value)
    return to.map((target): Damage => ({ source, to: target, amount: target.share ?? amount }))
  })
  return yield* dealDamage(game, all)
}

function* fights(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const [a] = yield* present(game, frame, what)
  const [b] = yield* present(game, frame, whole.with)
  return a === undefined || b === undefined ? false : yield* fight(game, a, b)
}

/** Attaching (701.3a). */
function* attach(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const [id] = yield* present(game, frame, what)
  const [bearer] = yield* present(game, frame, whole.to)
  if (id === undefined || bearer === undefined || object(game.state, id).attachedTo === bearer) return false
  return yield* did(game, frame, [{ type: "attach", rule: "701.3a", object: id, attachTo: bearer }])
}

function* shuffleLibrary(game: Game, frame: Frame, ref: unknown): Procedure<boolean> {
  for (const one of who(game, frame, ref)) yield* shuffle(game, one, "library", "701.24a")
  return true
}

type Run = (game: Game, frame: Frame, argument: unknown, whole: Whole) => Procedure<boolean>

const verb = (
  shape: Shape,
  fields: VerbWord["fields"],
  run: Run,
  unknowns: VerbWord["unknowns"] = "works",
): VerbWord => ({
  shape,
  ...(fields === undefined ? {} : { fields }),
  unknowns,
  run: run as VerbWord["run"],
})

/** Whoever does it is asked as it is done, unless it says it must be. */
const byLeave = (word: VerbWord): VerbWord => ({ ...word, asksItself: (whole) => whole.must !== true })

const by = { by: optional(player) }
const as = { as: optional({ shape: "binds" } as Shape) }

/** What moved by it may be named: the objects these became, where they are now. */
const naming = (word: VerbWord): VerbWord => ({
  ...word,
  fields: { ...word.fields, ...as },
  *run(game, frame, argument, whole) {
    const name = (whole as Whole).as
    const before = frame.done.length
    if (typeof name === "string") frame.names[name] = []
    const done = yield* word.run(game, frame, argument, whole)
    if (typeof name === "string") frame.names[name] = frame.done.slice(before).flatMap((event) => event.becomes ?? [])
    return done
  },
})

const ownersHand = (): { readonly to: string; readonly as: string; readonly rule: string } => ({
  to: "hand",
  as: "bounce",
  rule: "608.2c",
})

/** These propose all they do at once: what a replacement does so is part of what else happens at that time (614.6). */
const proposing: readonly string[] = [
  "exile",
  "bounce",
  "tap",
  "untap",
  "putIntoGraveyard",
  "putOntoBattlefield",
  "putCounters",
  "removeCounters",
  "gainLife",
  "loseLife",
  "create",
  "mill",
]

const atOnce = (all: Readonly<Record<string, VerbWord>>): Readonly<Record<string, VerbWord>> =>
  Object.fromEntries(
    Object.entries(all).map(([name, word]) => [name, proposing.includes(name) ? { ...word, atOnce: true } : word]),
  )

/** What effects can do (701 and the rules each names). */
export const verbs: Readonly<Record<string, VerbWord>> = atOnce({
  draw: naming(verb(amount, { ...by, upTo: optional(yes) }, hand.draw)),
  discard: naming(verb(amount, { ...by, atRandom: optional(yes) }, hand.discard)),
  discardIt: naming(verb(selector, undefined, hand.discardIt)),
  mill: naming(verb(amount, by, hand.mill)),
  scry: verb(amount, by, hand.scry),
  surveil: verb(amount, by, hand.surveil),
  look: verb(selector, by, seeing("looks"), "stops"),
  reveal: verb(selector, undefined, seeing("reveals"), "stops"),
  destroy: naming(verb(selector, { noRegeneration: optional(yes) }, destroy, "stops")),
  exile: verb(
    selector,
    { faceDown: optional(yes), linked: optional(yes), until: optional(words("source-leaves")), ...as },
    moving((_game, _id, { faceDown }) => ({
      to: "exile",
      as: "exile",
      rule: "701.13a",
      ...(faceDown === true ? { faceDown } : {}),
    })),
  ),
  bounce: naming(verb(selector, undefined, moving(ownersHand))),
  tap: verb(selector, as, turning("tap", "701.26a")),
  untap: verb(selector, as, turning("untap", "701.26b")),
  putOntoBattlefield: verb(
    selector,
    {
      tapped: optional(yes),
      transformed: optional(yes),
      faceDown: optional(yes),
      counters: optional(mapOf(amount)),
      countersFor: optional(term("filter")),
      attacking: optional(yes),
      under: optional(words("you", "owner", "opponent")),
      attachedTo: optional(selector),
      ...as,
    },
    putOntoBattlefield,
    "stops",
  ),
  putIntoGraveyard: naming(
    verb(
      selector,
      undefined,
      moving(() => ({ to: "graveyard", rule: "608.2c" })),
    ),
  ),
  putIntoLibrary: naming(
    verb(
      selector,
      { place: words("top", "bottom"), order: optional(words("random")), nth: optional(integer(2)) },
      hand.putIntoLibrary,
    ),
  ),
  damage: verb(
    amount,
    { to: optional(selector), player: optional(player), from: optional(selector), divided: optional(yes) },
    damage,
    "stops",
  ),
  fight: verb(selector, { with: selector }, fights, "stops"),
  wardOff: verb(price, undefined, mana.wardOff),
  counter: naming(
    verb(selector, { unlessPays: optional(price), into: optional(words("exile", "hand")) }, mana.counter),
  ),
  putCounters: verb(amount, { kind: text, on: selector, divided: optional(yes) }, putCounters),
  removeCounters: verb(
    either(amount, words("all")),
    { upTo: optional(yes), kind: optional(text), on: selector },
    removeCounters,
  ),
  create: verb(
    tokenShape,
    {
      count: optional(amount),
      by: optional(player),
      tapped: optional(yes),
      attacking: optional(either(yes, player)),
      counters: optional(mapOf(amount)),
      attachedTo: optional(selector),
      ...as,
    },
    create,
  ),
  sacrifice: naming(verb(term("filter"), { count: optional(amount), by: optional(player) }, hand.sacrifice)),
  sacrificeIt: naming(verb(selector, by, hand.sacrificeIt)),
  gainLife: verb(amount, by, life(1)),
  loseLife: verb(amount, by, life(-1)),
  addMana: verb(addedMana, mana.useFields, mana.addFixed),
  addAnyMana: verb(amount, { among: optional(listOf(words(...manaTypes), 1)), ...mana.useFields }, mana.addAny),
  copy: verb(
    selector,
    { newTargets: optional(yes), times: optional(amount), targeting: optional(selector), ...by, ...as },
    stack.copy,
    "stops",
  ),
  retarget: verb(selector, { change: optional(words("all", "one")), to: optional(selector) }, stack.retarget, "stops"),
  reflexive: verb(term("effect"), undefined, stack.reflexive, "stops"),
  gainControl: verb(selector, { until: optional(term("duration")) }, gainControl),
  search: naming(
    verb(
      term("filter"),
      {
        by: optional(player),
        upTo: optional(amount),
        any: optional(yes),
        to: words("hand", "battlefield", "graveyard", "top"),
        tapped: optional(yes),
        reveal: optional(yes),
      },
      search,
      "stops",
    ),
  ),
  cast: byLeave(verb(selector, { ...by, ...stack.castFields, ...as }, stack.cast, "stops")),
  play: byLeave(verb(selector, { ...by, ...stack.castFields, ...as }, stack.play, "stops")),
  ...faceVerbs,
  ...boardVerbs,
  ...castingVerbs,
  ...actionVerbs,
  ...turnVerbs,
  ...phasingVerbs,
  ...playersVerbs,
  ...relationVerbs,
  ...effectVerbs,
  ...choiceVerbs,
  shuffleLibrary: verb(player, undefined, shuffleLibrary),
  attach: verb(selector, { to: selector }, attach),
  pay: byLeave(verb(price, { ...by, times: optional(amount), upTo: optional(yes), ...as }, mana.payInEffect)),
  ...endingVerbs,
})
