import {
  amountOf,
  ask,
  askOne,
  binds,
  did,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  isThere,
  type ObjectId,
  object,
  objectOption,
  objectsOf,
  optional,
  order,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playerOf,
  type Selector,
  type Shape,
  term,
  type Value,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { draw } from "../drawing.ts"
import { enter, grSummon } from "../entering.ts"
import type { DmZone } from "../lexicon.ts"
import { moveEvents } from "../moving.ts"
import { FACE_UP } from "../pending.ts"
import { takeShields } from "../shields.ts"

type Doc = VerbWord["doc"] & object
type Whole = Readonly<Record<string, unknown>>

export const selector: Shape = term("selector")
export const amount: Shape = term("amount")
export const player: Shape = term("player")
const named = { as: optional(binds) }

/** What was moved is called by a name from now on: the objects as they lie now. */
function bindMoved(frame: Frame, whole: Whole, events: readonly GameEvent[]): void {
  if (typeof whole.as !== "string") return
  frame.names[whole.as] = events.flatMap((event) => (event.becomes === undefined ? [] : [event.becomes]))
}

/** Moves these to a zone at the same time (400.7). */
function* moveAll(
  game: Game,
  frame: Frame,
  whole: Whole,
  ids: readonly ObjectId[],
  events: (id: ObjectId) => readonly GameEvent[],
): Procedure<boolean> {
  const before = frame.done.length
  yield* did(game, frame, ids.flatMap(events))
  const happened = frame.done.slice(before)
  bindMoved(
    frame,
    whole,
    happened.filter((event) => ids.includes(event.object as ObjectId)),
  )
  return happened.length > 0
}

/** A verb that moves what a selector means to one zone. */
function moving(
  to: DmZone,
  as: string,
  rule: string,
  doc: Doc,
  fields: VerbWord["fields"] = {},
  more: (whole: Whole) => {
    readonly tapped?: true
    readonly place?: "top" | "bottom"
    readonly shown?: true
  } = () => ({}),
): VerbWord {
  return {
    shape: selector,
    fields: { ...fields, ...named },
    doc,
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const move = { rule, as, source: frame.source, ...more(whole) }
      return yield* moveAll(game, frame, whole, ids, (id) => moveEvents(game, id, to, move))
    },
  }
}

function* arranged(game: Game, frame: Frame, ids: readonly ObjectId[], whole: Whole): Procedure<readonly ObjectId[]> {
  if (ids.length < 2 || whole.order === undefined) return ids
  const keys = yield* ask(game, {
    by: whole.order === "random" ? (-1 as PlayerId) : frame.you,
    kind: whole.order === "random" ? "random" : "order",
    rules: ["605.2b"],
    prompt: "arrange",
    source: frame.source,
    space: order(ids.map(objectOption)),
  })
  return keys as readonly ObjectId[]
}

/** Verbs that move cards. */
export const movingVerbs: Readonly<Record<string, VerbWord>> = {
  draw: {
    shape: amount,
    fields: { upTo: optional(yes), by: optional(player), ...named },
    doc: { en: "draw so many cards, one at a time", ja: "カードを引く" },
    unknowns: "works",
    *run(game, frame, count: Value, whole: Whole & { by?: PlayerRef }) {
      const who = playerOf(game, frame, whole.by)
      const most = amountOf(game, frame, count)
      const wanted = whole.upTo === true ? yield* howMany(game, frame, who, most) : most
      const drawn = yield* draw(game, who, wanted, { rule: "114.2", source: frame.source })
      frame.done.push(...drawn)
      bindMoved(frame, whole, drawn)
      return drawn.length > 0
    },
  },
  discard: moving("graveyard", "discards", "701.7", { en: "discard these from the hand", ja: "手札を捨てる" }),
  destroy: moving("graveyard", "destroyed", "701.6", { en: "destroy these", ja: "破壊する" }),
  returnToHand: moving("hand", "returns", "605.2", {
    en: "return these to their owners' hands",
    ja: "持ち主の手札に戻す",
  }),
  putIntoMana: moving(
    "mana",
    "mana",
    "605.2",
    { en: "put these into their owners' mana zones", ja: "持ち主のマナゾーンに置く" },
    { tapped: optional(yes) },
    (whole) => (whole.tapped === true ? { tapped: true } : {}),
  ),
  putIntoGraveyard: moving("graveyard", "put-away", "605.2", {
    en: "put these into their owners' graveyards",
    ja: "持ち主の墓地に置く",
  }),
  putIntoHyperspatial: moving("hyperspatial", "put-away", "605.2", {
    en: "put these into their owners' hyperspatial zones",
    ja: "持ち主の超次元ゾーンに置く",
  }),
  sendToAbyss: moving("abyss", "put-away", "701.33a", {
    en: "send these to the abyss",
    ja: "奈落に送る",
  }),
  putOnDeck: {
    shape: selector,
    fields: { at: words("top", "bottom"), order: optional(words("chosen", "random")), ...named },
    doc: { en: "put these on top or at the bottom of their owners' decks", ja: "持ち主の山札の上か下に置く" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole & { at: "top" | "bottom" }) {
      const ids = yield* arranged(game, frame, yield* objectsOf(game, frame, what), whole)
      const move = { rule: "605.2", as: "deck", source: frame.source, place: whole.at }
      const inOrder = whole.at === "top" ? [...ids].reverse() : ids
      return yield* moveAll(game, frame, whole, inOrder, (id) => moveEvents(game, id, "deck", move))
    },
  },
  addShield: {
    shape: selector,
    fields: { faceUp: optional(yes), ...named },
    doc: { en: "make these new shields of their owners", ja: "シールド化する" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const shown = whole.faceUp === true ? { shown: true as const } : {}
      const move = { rule: "701.32", as: "shield", source: frame.source, ...shown }
      const before = frame.done.length
      const any = yield* moveAll(game, frame, whole, ids, (id) => moveEvents(game, id, "shields", move))
      if (whole.faceUp === true) yield* turnUp(game, frame.done.slice(before))
      return any
    },
  },
  takeShield: {
    shape: selector,
    fields: { withoutTrigger: optional(yes), ...named },
    doc: { en: "add these shields to their owners' hands", ja: "シールドを手札に加える" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const triggers = whole.withoutTrigger !== true
      const done = yield* takeByOwner(game, frame, ids, "takes-shield", "701.14b", triggers)
      bindMoved(frame, whole, done)
      return done.length > 0
    },
  },
  breakShields: {
    shape: amount,
    fields: { of: optional(player), with: optional(selector) },
    doc: { en: "break so many of that player's shields", ja: "シールドをブレイクする" },
    unknowns: "works",
    *run(game, frame, count: Value, whole: { of?: PlayerRef; with?: Selector }) {
      const of = whole.of ?? "opponent"
      const chosen = yield* objectsOf(game, frame, { choose: { zone: "shields", controller: of }, count })
      const [breaker] = whole.with === undefined ? [frame.source] : yield* objectsOf(game, frame, whole.with)
      const done = yield* takeByOwner(
        game,
        { ...frame, source: breaker ?? frame.source },
        chosen,
        "breaks",
        "701.14",
        true,
      )
      return done.length > 0
    },
  },
  putIntoBattle: {
    shape: selector,
    fields: { tapped: optional(yes), under: optional(words("you", "owner")), ...named },
    doc: { en: "put these into the battle zone", ja: "バトルゾーンに出す" },
    unknowns: "stops",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = (yield* objectsOf(game, frame, what)).filter((id) => isThere(game.state, id))
      const entered: ObjectId[] = []
      for (const group of whole.under === "owner" ? byOwner(game, ids) : [ids])
        entered.push(
          ...(yield* enter(game, group, {
            player: whole.under === "owner" ? object(game.state, group[0] as ObjectId).owner : frame.you,
            rule: "409.1f",
            source: frame.source,
            ...(whole.tapped === true ? { tapped: true } : {}),
          })),
        )
      if (typeof whole.as === "string") frame.names[whole.as] = entered
      return entered.length > 0
    },
  },
  grSummon: {
    shape: amount,
    fields: named,
    doc: { en: "GR summon so many times", ja: "GR召喚する" },
    unknowns: "stops",
    *run(game, frame, count: Value, whole: Whole) {
      const times = amountOf(game, frame, count)
      const entered: ObjectId[] = []
      for (let i = 0; i < times; i++) {
        const creature = yield* grSummon(game, frame.you, frame.source)
        if (creature !== null) entered.push(creature)
      }
      if (typeof whole.as === "string") frame.names[whole.as] = entered
      return entered.length > 0
    },
  },
}

/** Shields that lie face up. */
function* turnUp(game: Game, moved: readonly GameEvent[]): Procedure<void> {
  yield* happen(
    game,
    moved.flatMap((event): readonly GameEvent[] =>
      event.to === "shields" && event.becomes !== undefined
        ? [{ type: "mark", rule: "701.32", object: event.becomes, name: FACE_UP, amount: 1 }]
        : [],
    ),
  )
}

function* howMany(game: Game, frame: Frame, by: PlayerId, most: number): Procedure<number> {
  const key = yield* askOne(
    game,
    { by, kind: "number", rules: ["605.2b"], prompt: "how-many", source: frame.source, about: { most } },
    Array.from({ length: most + 1 }, (_, n) => ({ key: n, is: { type: "word", word: String(n) } })),
  )
  return Number(key)
}

const byOwner = (game: Game, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] => {
  const owners = [...new Set(ids.map((id) => object(game.state, id).owner))]
  return owners.map((owner) => ids.filter((id) => object(game.state, id).owner === owner))
}

/** Shields of each owner are added to the hand together (701.14c). */
function* takeByOwner(
  game: Game,
  frame: Frame,
  ids: readonly ObjectId[],
  as: "breaks" | "takes-shield",
  rule: string,
  triggers: boolean,
): Procedure<readonly GameEvent[]> {
  const done: GameEvent[] = []
  for (const group of byOwner(game, ids))
    done.push(...(yield* takeShields(game, group, { as, rule, source: frame.source, triggers })))
  frame.done.push(...done)
  return done
}
