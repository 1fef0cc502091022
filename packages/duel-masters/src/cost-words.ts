import {
  amountOf,
  ask,
  type CostWord,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  Illegal,
  integer,
  isThere,
  listOf,
  makeFrame,
  type ObjectId,
  object,
  objectOption,
  objectsMatching,
  optional,
  type PlayerId,
  type Procedure,
  pick,
  term,
  type Value,
  words,
  yes,
} from "@dilemma-table/engine"
import { isMadeColorless } from "./characteristics.ts"
import { civilizations as allCivilizations, type Civilization, type DmCost } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"
import { payCivilizations, paymentRefusal, payRest } from "./payment.ts"

/** Cost words that do something with a number of one's own cards, and among which cards. */
interface Doing {
  readonly where: Filter
  readonly events: (game: Game, frame: Frame, id: ObjectId) => readonly GameEvent[]
}

type Counted = { readonly count?: Value }

const wanted = (game: Game, frame: Frame, whole: Counted): number =>
  whole.count === undefined ? 1 : amountOf(game, frame, whole.count)

/** One's own that match and to which it can be done; the card that is being used isn't among them (601.1a, 700.3). */
const candidates = (game: Game, frame: Frame, { where, events }: Doing, filter: Filter): readonly ObjectId[] =>
  objectsMatching(game, frame, { ...where, ...filter, controller: "you" }).filter(
    (id) => (id !== frame.source || object(game.state, id).zone === "battle") && events(game, frame, id).length > 0,
  )

/** A cost of doing something with a number of one's own cards. */
function doing(head: string, doc: CostWord["doc"] & object): CostWord {
  const how = doings[head] as Doing
  return {
    shape: term("filter"),
    fields: { count: optional(term("amount")) },
    doc,
    payable: (game, frame, filter: Filter, whole: Counted) =>
      candidates(game, frame, how, filter).length >= wanted(game, frame, whole),
    *pay(game, frame, filter: Filter, whole: Counted) {
      yield* payBy(game, frame, how, candidates(game, frame, how, filter), wanted(game, frame, whole))
    },
  }
}

function* payBy(game: Game, frame: Frame, how: Doing, from: readonly ObjectId[], count: number): Procedure<void> {
  // What was tapped for mana can be missing now.
  if (from.length < count)
    throw new Illegal({ code: "cost-cant-be-paid", rule: "601.1b", object: frame.source, player: frame.you })
  const keys = yield* ask(game, {
    by: frame.you,
    kind: "cards",
    rules: ["601.1f"],
    prompt: "pay-by",
    source: frame.source,
    about: { count },
    space: pick(from.map(objectOption), count, count),
  })
  yield* happen(
    game,
    (keys as readonly ObjectId[]).flatMap((id) => how.events(game, frame, id)),
  )
}

const move =
  (to: "graveyard" | "hand" | "mana", as: string) =>
  (game: Game, frame: Frame, id: ObjectId): readonly GameEvent[] =>
    moveEvents(game, id, to, { rule: "601.1f", as, source: frame.source })

const doings: Readonly<Record<string, Doing>> = {
  tapping: {
    where: { tapped: false },
    events: (_game, frame, id) => [{ type: "tap", as: "taps", rule: "601.1f", object: id, player: frame.you }],
  },
  discarding: { where: { zone: "hand" }, events: move("graveyard", "discards") },
  destroying: { where: {}, events: move("graveyard", "destroyed") },
  returning: { where: {}, events: move("hand", "returns") },
  puttingIntoMana: { where: {}, events: move("mana", "mana") },
  puttingIntoGraveyard: { where: {}, events: move("graveyard", "put-away") },
  puttingOnDeck: {
    where: {},
    events: (game, frame, id) =>
      moveEvents(game, id, "deck", { rule: "601.1f", as: "deck", source: frame.source, place: "bottom" }),
  },
}

interface Civilized {
  readonly civilizations?: readonly Civilization[]
}

/** The costs in the text of a card that an effect makes colorless have no civilizations either. */
const civilizationsOfCost = (game: Game, { source }: Frame, whole: Civilized): readonly Civilization[] =>
  isMadeColorless(game, source) ? [] : (whole.civilizations ?? [])

/** Costs beside mana, of abilities and of cards used by doing something instead of paying. */
export const costs: Readonly<Record<string, CostWord>> = {
  tapThis: {
    shape: yes,
    doc: { en: "tap this", ja: "これをタップする" },
    payable: (game, frame) => isThere(game.state, frame.source) && !object(game.state, frame.source).tapped,
    *pay(game, frame) {
      yield* happen(game, [{ type: "tap", as: "taps", rule: "602.1", object: frame.source, player: frame.you }])
    },
  },
  tapping: doing("tapping", { en: "tap so many of yours", ja: "自分のものをタップする" }),
  discarding: doing("discarding", { en: "discard so many", ja: "手札を捨てる" }),
  destroying: doing("destroying", { en: "destroy so many of yours", ja: "自分のものを破壊する" }),
  returning: doing("returning", { en: "return so many of yours to the hand", ja: "自分のものを手札に戻す" }),
  puttingIntoMana: doing("puttingIntoMana", {
    en: "put so many of yours into the mana zone",
    ja: "自分のものをマナゾーンに置く",
  }),
  puttingIntoGraveyard: doing("puttingIntoGraveyard", {
    en: "put so many of yours into the graveyard, from the zone the filter names",
    ja: "自分のものを、そのゾーンから墓地に置く",
  }),
  puttingOnDeck: doing("puttingOnDeck", {
    en: "put so many of yours at the bottom of the deck, from the zone the filter names",
    ja: "自分のものを、そのゾーンから山札の下に置く",
  }),
  mana: {
    shape: integer(0),
    fields: { civilizations: optional(listOf(words(...allCivilizations))) },
    doc: { en: "pay so much mana, with these civilizations", ja: "マナを支払う" },
    payable: (game, frame, cost: number, whole: Civilized) =>
      paymentRefusal(game, frame.you, frame.source, cost, civilizationsOfCost(game, frame, whole)) === null,
    *pay(game, frame, cost: number, whole: Civilized) {
      const civilizations = civilizationsOfCost(game, frame, whole)
      const paid = yield* payCivilizations(game, frame.you, frame.source, civilizations, false)
      yield* payRest(game, frame.you, frame.source, cost - paid)
    },
  },
}

const wordFor = (cost: DmCost): readonly [CostWord, unknown] => {
  for (const head of Object.keys(cost)) {
    const word = costs[head]
    if (word !== undefined) return [word, (cost as Readonly<Record<string, unknown>>)[head]]
  }
  throw new Error(`No cost is called ${Object.keys(cost)[0]}`)
}

/** One card to be found for a cost, and the cards that would do. */
interface Slot {
  readonly cost: DmCost
  readonly from: readonly ObjectId[]
}

/** A card for each of these, no card twice for the same act: a matching. */
function canFill(slots: readonly Slot[]): boolean {
  const taken = new Map<ObjectId, Slot>()
  const fill = (slot: Slot, seen: Set<ObjectId>): boolean =>
    slot.from.some((id) => {
      if (seen.has(id)) return false
      seen.add(id)
      const other = taken.get(id)
      if (other !== undefined && !fill(other, seen)) return false
      taken.set(id, slot)
      return true
    })
  return slots.every((slot) => fill(slot, new Set()))
}

/** The cards that these costs ask for, one slot for each card. */
function slotsOf(game: Game, frame: Frame, list: readonly DmCost[], head: string): readonly Slot[] {
  return list.flatMap((cost) => {
    if (!(head in cost)) return []
    const filter = (cost as Readonly<Record<string, unknown>>)[head] as Filter
    const from = candidates(game, frame, doings[head] as Doing, filter)
    return Array.from({ length: wanted(game, frame, cost as Counted) }, () => ({ cost, from }))
  })
}

/** Could all of this be done instead of paying, or beside it (601.1b)? No card serves two costs of the same act. */
export function canPayBy(game: Game, player: PlayerId, card: ObjectId, list: readonly DmCost[]): boolean {
  if (list.length === 0) return true
  const frame = makeFrame(card, player)
  return (
    list.every((cost) => {
      const [word, argument] = wordFor(cost)
      return word.payable(game, frame, argument as never, cost as never)
    }) &&
    (list.length === 1 || Object.keys(doings).every((head) => canFill(slotsOf(game, frame, list, head))))
  )
}

/** Pays all of it, in its order. Where two costs of the same act could use the same card, what is chosen leaves enough for the other. */
export function* payByCosts(game: Game, player: PlayerId, card: ObjectId, list: readonly DmCost[]): Procedure<void> {
  const frame = makeFrame(card, player)
  for (const [i, cost] of list.entries()) {
    const later = list.slice(i + 1)
    const head = Object.keys(doings).find((one) => one in cost)
    if (head === undefined || !later.some((other) => head in other)) {
      const [word, argument] = wordFor(cost)
      yield* word.pay(game, frame, argument as never, cost as never)
      continue
    }
    yield* payAmong(game, frame, cost, head, later)
  }
}

function* payAmong(game: Game, frame: Frame, cost: DmCost, head: string, later: readonly DmCost[]): Procedure<void> {
  const how = doings[head] as Doing
  const filter = (cost as Readonly<Record<string, unknown>>)[head] as Filter
  for (let left = wanted(game, frame, cost as Counted); left > 0; left--) {
    const rest = [...slotsOf(game, frame, [cost], head).slice(0, left - 1), ...slotsOf(game, frame, later, head)]
    const from = candidates(game, frame, how, filter).filter((id) =>
      canFill(rest.map((slot) => ({ ...slot, from: slot.from.filter((other) => other !== id) }))),
    )
    if (from.length === 0)
      throw new Illegal({ code: "cost-cant-be-paid", rule: "601.1b", object: frame.source, player: frame.you })
    yield* payBy(game, frame, how, from, 1)
  }
}
