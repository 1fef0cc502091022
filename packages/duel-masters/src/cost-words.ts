import {
  amountOf,
  ask,
  type CostWord,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
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
import { civilizations as allCivilizations, type Civilization, type DmCost } from "./lexicon.ts"
import { moveEvents } from "./moving.ts"
import { payCivilizations, paymentRefusal, payRest } from "./payment.ts"

type Counted = { readonly count?: Value }

/** A cost of doing something with a number of one's own cards. */
function doing(
  doc: CostWord["doc"] & object,
  where: Filter,
  events: (game: Game, frame: Frame, id: ObjectId) => readonly GameEvent[],
): CostWord {
  const candidates = (game: Game, frame: Frame, filter: Filter): readonly ObjectId[] =>
    objectsMatching(game, frame, { ...where, ...filter, controller: "you" })
  const wanted = (game: Game, frame: Frame, whole: Counted): number =>
    whole.count === undefined ? 1 : amountOf(game, frame, whole.count)
  return {
    shape: term("filter"),
    fields: { count: optional(term("amount")) },
    doc,
    payable: (game, frame, filter: Filter, whole: Counted) =>
      candidates(game, frame, filter).length >= wanted(game, frame, whole),
    *pay(game, frame, filter: Filter, whole: Counted) {
      const count = wanted(game, frame, whole)
      const keys = yield* ask(game, {
        by: frame.you,
        kind: "cards",
        rules: ["601.1f"],
        prompt: "pay-by",
        source: frame.source,
        about: { count },
        space: pick(candidates(game, frame, filter).map(objectOption), count, count),
      })
      yield* happen(
        game,
        (keys as readonly ObjectId[]).flatMap((id) => events(game, frame, id)),
      )
    },
  }
}

const move =
  (to: "graveyard" | "hand", as: string) =>
  (game: Game, frame: Frame, id: ObjectId): readonly GameEvent[] =>
    moveEvents(game, id, to, { rule: "601.1f", as, source: frame.source })

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
  tapping: doing(
    { en: "tap so many of yours", ja: "自分のものをタップする" },
    { tapped: false },
    (_game, frame, id) => [{ type: "tap", as: "taps", rule: "601.1f", object: id, player: frame.you }],
  ),
  discarding: doing({ en: "discard so many", ja: "手札を捨てる" }, { zone: "hand" }, move("graveyard", "discards")),
  destroying: doing({ en: "destroy so many of yours", ja: "自分のものを破壊する" }, {}, move("graveyard", "destroyed")),
  returning: doing(
    { en: "return so many of yours to the hand", ja: "自分のものを手札に戻す" },
    {},
    move("hand", "returns"),
  ),
  mana: {
    shape: integer(0),
    fields: { civilizations: optional(listOf(words(...allCivilizations))) },
    doc: { en: "pay so much mana, with these civilizations", ja: "マナを支払う" },
    payable: (game, frame, cost: number, whole: { civilizations?: readonly Civilization[] }) =>
      paymentRefusal(game, frame.you, frame.source, cost, whole.civilizations ?? []) === null,
    *pay(game, frame, cost: number, whole: { civilizations?: readonly Civilization[] }) {
      const paid = yield* payCivilizations(game, frame.you, frame.source, whole.civilizations ?? [], false)
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

/** Could all of this be done instead of paying (601.1b)? Each part is looked at by itself. */
export const canPayInstead = (game: Game, player: PlayerId, card: ObjectId, list: readonly DmCost[]): boolean =>
  list.every((cost) => {
    const [word, argument] = wordFor(cost)
    return word.payable(game, makeFrame(card, player), argument as never, cost as never)
  })

export function* payByCosts(game: Game, player: PlayerId, card: ObjectId, list: readonly DmCost[]): Procedure<void> {
  for (const cost of list) {
    const [word, argument] = wordFor(cost)
    yield* word.pay(game, makeFrame(card, player), argument as never, cost as never)
  }
}
