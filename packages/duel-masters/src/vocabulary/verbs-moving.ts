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
  topmost,
  type Value,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { byMark } from "../by-keyword.ts"
import { draw, topOfDeck } from "../drawing.ts"
import { enter, grSummon } from "../entering.ts"
import { type DmZone, type KeywordWord, keywordWords } from "../lexicon.ts"
import { cardsOf } from "../links.ts"
import { withoutLookedAt } from "../looked-at.ts"
import { moveEvents } from "../moving.ts"
import { FACE_UP } from "../pending.ts"

type Doc = VerbWord["doc"] & object
type Whole = Readonly<Record<string, unknown>>

export const selector: Shape = term("selector")
export const amount: Shape = term("amount")
export const player: Shape = term("player")
export const named = { as: optional(binds) }

/** What was moved is called by a name from now on: the objects as they lie now. */
export function bindMoved(frame: Frame, whole: Whole, events: readonly GameEvent[]): void {
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
  const any = yield* did(game, frame, ids.flatMap(events))
  const happened = frame.done.slice(before)
  bindMoved(
    frame,
    whole,
    happened.filter((event) => ids.includes(event.object as ObjectId)),
  )
  return any
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
    fields: { ...fields, ...(as === "destroyed" || as === "discards" ? {} : { topCard: optional(yes) }), ...named },
    doc,
    unknowns: "works",
    atOnce: true,
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const alone = whole.topCard === true ? { alone: true as const } : {}
      const move = { rule, as, source: frame.source, ...alone, ...more(whole) }
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

/** How a card that leaves a pile comes to a zone. */
const leaving: Readonly<Record<string, string>> = { hand: "returns", mana: "mana", deck: "deck", shields: "shield" }

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
      const tried = wanted > 0 && topOfDeck(game, who, 1).length > 0 // 101.3a, 114.6
      const drawn = yield* draw(game, who, wanted, { rule: "114.2", source: frame.source })
      frame.done.push(...drawn)
      bindMoved(frame, whole, drawn)
      return tried
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
    atOnce: true,
    *run(game, frame, what: Selector, whole: Whole & { at: "top" | "bottom" }) {
      const ids = yield* arranged(game, frame, yield* objectsOf(game, frame, what), whole)
      const move = { rule: "605.2", as: "deck", source: frame.source, place: whole.at }
      const inOrder = whole.at === "top" ? [...ids].reverse() : ids
      return yield* moveAll(game, frame, whole, inOrder, (id) => moveEvents(game, id, "deck", move))
    },
  },
  leaveOnly: {
    shape: words("top", "beneath", "one"),
    doc: {
      en: "of the pile that would leave only the topmost card, only what is beneath it, or one of its linked cards, goes where it would have gone",
      ja: "離れるかわりに、一番上のカードだけ(top)、下のカードすべて(beneath)、またはリンクしているカード1枚(one)が離れる",
    },
    unknowns: "works",
    atOnce: true,
    *run(game, frame, which: "top" | "beneath" | "one") {
      const { object: pile, to, place, rule } = frame.event ?? {}
      if (pile === undefined || to === undefined || rule === undefined) return false
      if (which === "one") return yield* oneOfLinked(game, frame, pile, frame.event as GameEvent)
      const cards = which === "top" ? [pile] : object(game.state, pile).under
      const how = { rule, as: leaving[to] ?? "put-away", source: frame.source, alone: true as const }
      return yield* did(
        game,
        frame,
        cards.flatMap((id) =>
          moveEvents(game, id, to as DmZone, { ...how, ...(place === undefined ? {} : { place }) }),
        ),
      )
    },
  },
  stay: {
    shape: selector,
    doc: { en: "these stay where they are", ja: "その場にとどまる" },
    unknowns: "works",
    atOnce: true,
    *run(game, frame, what: Selector) {
      return (yield* objectsOf(game, frame, what)).length > 0
    },
  },
  addShield: {
    shape: selector,
    fields: { faceUp: optional(yes), ...named },
    doc: { en: "make these new shields of their owners", ja: "シールド化する" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const shown = whole.faceUp === true ? { shown: true as const, name: FACE_UP } : {}
      const move = { rule: "701.32", as: "shield", source: frame.source, ...shown }
      const before = frame.done.length
      const any = yield* moveAll(game, frame, whole, ids, (id) => moveEvents(game, id, "shields", move))
      if (whole.faceUp === true) yield* turnUp(game, frame.done.slice(before))
      return any
    },
  },
  putBeneath: {
    shape: selector,
    fields: { of: selector, ...named },
    doc: { en: "lay these beneath this creature or shield", ja: "クリーチャーまたはシールドの下に重ねて置く" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole & { of: Selector }) {
      const [over] = yield* objectsOf(game, frame, whole.of)
      if (over === undefined) return false
      const zone = object(game.state, over).zone as DmZone
      const ids = (yield* objectsOf(game, frame, what)).filter((id) => id !== over)
      return yield* layBeneath(game, frame, whole, ids, topmost(game.state, over), zone)
    },
  },
  putIntoBattle: {
    shape: selector,
    fields: {
      tapped: optional(yes),
      under: optional(words("you", "owner")),
      onto: optional(selector),
      equippedTo: optional(selector),
      by: optional(words(...keywordWords)),
      ...named,
    },
    doc: {
      en: "put these into the battle zone; `onto`: as an evolution of this one; `equippedTo`: a weapon equipped to this one",
      ja: "バトルゾーンに出す。`onto`: その上に重ねて進化する。`equippedTo`: ウエポンならこれに装備して出す",
    },
    unknowns: "stops",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = (yield* objectsOf(game, frame, what)).filter((id) => isThere(game.state, id))
      const how = yield* howPut(game, frame, whole)
      if (how === null) return false
      const entered: ObjectId[] = []
      for (const group of whole.under === "owner" ? byOwner(game, ids) : [ids])
        entered.push(
          ...(yield* withoutLookedAt(game, frame, ids, () =>
            enter(game, group, {
              player: whole.under === "owner" ? object(game.state, group[0] as ObjectId).owner : frame.you,
              rule: "409.1f",
              source: frame.source,
              ...how,
            }),
          )),
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

/** Cards are no longer by themselves where they were, but parts of the creature (801.4a) or of the shield (113.2). */
function* layBeneath(
  game: Game,
  frame: Frame,
  whole: Whole,
  ids: readonly ObjectId[],
  over: ObjectId,
  to: DmZone,
): Procedure<boolean> {
  const laid = yield* happen(
    game,
    ids.map((id) => ({
      type: "lay-base",
      as: "combines",
      rule: "605.2",
      object: id,
      to,
      controller: object(game.state, over).controller,
    })),
  )
  yield* happen(
    game,
    laid.map(({ becomes }) => ({ type: "lay-under", as: "beneath", rule: "605.2", object: becomes as ObjectId, over })),
  )
  frame.done.push(...laid)
  bindMoved(frame, whole, laid)
  return laid.length > 0
}

/** One of the linked cards goes, as the creature would have gone (804.7, 109.2b). */
function* oneOfLinked(game: Game, frame: Frame, pile: ObjectId, event: GameEvent): Procedure<boolean> {
  const key = yield* askOne(
    game,
    {
      by: object(game.state, pile).controller,
      kind: "cards",
      rules: ["703.4f", "804.7"],
      prompt: "link-leaves",
      source: pile,
    },
    cardsOf(game, pile).map(objectOption),
  )
  const { rule, as, source, place, to } = event
  const move = {
    rule,
    ...(as === undefined ? {} : { as }),
    ...(source === undefined ? {} : { source }),
    ...(place === undefined ? {} : { place }),
    alone: true as const,
    data: { linked: true },
  }
  return yield* did(game, frame, moveEvents(game, key as ObjectId, to as DmZone, move))
}

type HowPut = Pick<Parameters<typeof enter>[2], "tapped" | "onto" | "equipTo" | "name" | "marks">

/** How cards are put out, as the text says; null where what they should be put on isn't there. */
function* howPut(game: Game, frame: Frame, whole: Whole): Procedure<HowPut | null> {
  const [onto] = whole.onto === undefined ? [] : yield* objectsOf(game, frame, whole.onto as Selector)
  if (whole.onto !== undefined && onto === undefined) return null
  const [equipTo] = whole.equippedTo === undefined ? [] : yield* objectsOf(game, frame, whole.equippedTo as Selector)
  const by = whole.by as KeywordWord | undefined
  return {
    ...(equipTo === undefined ? {} : { equipTo: topmost(game.state, equipTo) }),
    ...(whole.tapped === true ? { tapped: true } : {}),
    ...(onto === undefined ? {} : { onto: topmost(game.state, onto) }),
    ...(by === undefined ? {} : { name: by, marks: [[byMark(by), 1] as const] }),
  }
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

export const byOwner = (game: Game, ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] => {
  const owners = [...new Set(ids.map((id) => object(game.state, id).owner))]
  return owners.map((owner) => ids.filter((id) => object(game.state, id).owner === owner))
}
