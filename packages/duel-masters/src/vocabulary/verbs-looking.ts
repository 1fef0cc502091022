import {
  amountOf,
  ask,
  binds,
  did,
  everyone,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  matches,
  type ObjectId,
  object,
  objectOption,
  objectsOf,
  opponentOf,
  optional,
  order,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  pick,
  playerOf,
  playersOf,
  type Selector,
  term,
  type Value,
  type VerbWord,
  yes,
  zone,
} from "@dilemma-table/engine"
import { topOfDeck } from "../drawing.ts"
import { costSaid } from "../faces.ts"
import { isOutOfReach } from "../pending.ts"
import { winsHands } from "../rock-paper-scissors.ts"
import { amount, player, selector } from "./verbs-moving.ts"

type Whole = Readonly<Record<string, unknown>>

const seeing = { reveals: "701.9a", looks: "605.4", searches: "701.10a" } as const

function* see(
  game: Game,
  frame: Frame,
  objects: readonly ObjectId[],
  seen: number,
  as: keyof typeof seeing,
): Procedure<boolean> {
  if (objects.length === 0) return false
  return yield* did(game, frame, [
    { type: "know", as, rule: seeing[as], objects, seen, source: frame.source, player: frame.you },
  ])
}

/** Verbs that show cards, look at them and order them. */
export const lookingVerbs: Readonly<Record<string, VerbWord>> = {
  reveal: {
    shape: selector,
    doc: { en: "show these to all", ja: "表向きにする、見せる" },
    unknowns: "stops",
    *run(game, frame, what: Selector) {
      const ids = yield* objectsOf(game, frame, what)
      return yield* see(game, frame, ids, everyone(game), "reveals")
    },
  },
  look: {
    shape: selector,
    fields: { by: optional(player) },
    doc: { en: "look at these", ja: "見る" },
    unknowns: "stops",
    *run(game, frame, what: Selector, whole: { by?: PlayerRef }) {
      const ids = yield* objectsOf(game, frame, what)
      return yield* see(game, frame, ids, 1 << playerOf(game, frame, whole.by), "looks")
    },
  },
  search: {
    shape: term("filter"),
    fields: {
      count: optional(amount),
      upTo: optional(amount),
      any: optional(yes),
      zone: optional(term("zone")),
      of: optional(player),
      reveal: optional(yes),
      as: binds,
    },
    doc: {
      en: "look at all cards of a deck and choose from it; a card asked for by its qualities needn't be found",
      ja: "山札を見てその中から選ぶ。特性を指定されたカードは見つけなくてもよい",
    },
    unknowns: "stops",
    *run(game, frame, filter: Filter, whole: SearchWhole) {
      return yield* search(game, frame, filter, whole)
    },
  },
  shuffle: {
    shape: player,
    fields: { except: optional(selector) },
    doc: { en: "shuffle that player's deck", ja: "山札をシャッフルする" },
    unknowns: "works",
    *run(game, frame, who: PlayerRef, whole: { except?: Selector }) {
      const kept = whole.except === undefined ? [] : yield* objectsOf(game, frame, whole.except)
      for (const one of playersOf(game, frame, who)) yield* shuffleDeck(game, one, kept)
      return true
    },
  },
  gachinko: {
    shape: player,
    doc: { en: "both reveal their top cards; did yours cost no less?", ja: "ガチンコ・ジャッジ" },
    unknowns: "stops",
    *run(game, frame, who: PlayerRef) {
      return yield* gachinko(game, frame, playerOf(game, frame, who))
    },
  },
  janken: {
    shape: player,
    doc: { en: "play rock-paper-scissors until somebody wins; did you?", ja: "ジャンケン" },
    unknowns: "works",
    *run(game, frame, who: PlayerRef) {
      return yield* winsHands(game, playerOf(game, frame, who), frame.source)
    },
  },
}

interface SearchWhole extends Whole {
  readonly as: string
  readonly count?: Value
  readonly upTo?: Value
  readonly any?: true
  readonly zone?: string
  readonly of?: PlayerRef
  readonly reveal?: true
}

/** Looks at all cards of the zone; what is asked for by its qualities needn't be found though it is there (701.10a, 701.10b). */
function* search(game: Game, frame: Frame, filter: Filter, whole: SearchWhole): Procedure<boolean> {
  const owner = playerOf(game, frame, whole.of)
  const cards = zone(game, owner, whole.zone ?? "deck").filter((id) => !isOutOfReach(object(game.state, id)))
  yield* see(game, frame, cards, 1 << frame.you, "searches")
  const fitting = cards.filter((id) => matches(game, frame, id, filter) === true)
  const wanted = whole.any === true ? fitting.length : amountOf(game, frame, whole.upTo ?? whole.count ?? 1)
  const most = Math.min(wanted, fitting.length)
  const free = whole.any === true || whole.upTo !== undefined || Object.keys(filter).length > 0
  const keys = yield* ask(game, {
    by: frame.you,
    kind: "cards",
    rules: ["701.10b"],
    prompt: "search",
    source: frame.source,
    about: { count: wanted },
    space: pick(fitting.map(objectOption), free ? 0 : most, most),
  })
  const found = keys as readonly ObjectId[]
  frame.names[whole.as] = found
  if (whole.reveal === true) yield* see(game, frame, found, everyone(game), "reveals")
  return found.length > 0
}

/** Cards set aside, and pending ones, aren't shuffled and haven't left the deck (701.11b). */
function* shuffleDeck(game: Game, owner: PlayerId, kept: readonly ObjectId[]): Procedure<void> {
  const cards = zone(game, owner, "deck").filter((id) => !kept.includes(id) && !isOutOfReach(object(game.state, id)))
  if (cards.length === 0) return
  const keys = yield* ask(game, {
    by: -1 as PlayerId,
    kind: "shuffle",
    rules: ["701.11a"],
    prompt: "shuffle",
    about: { player: owner, zone: "deck" },
    space: order(cards.map(objectOption)),
  })
  yield* happen(game, [
    { type: "shuffle", rule: "701.11a", player: owner, to: "deck", objects: keys as readonly ObjectId[] },
  ])
}

/** Both players reveal the top card of their decks and put it at the bottom; the judge of the two wins with a cost no less (701.21a, 701.21b). */
function* gachinko(game: Game, frame: Frame, judge: PlayerId): Procedure<boolean> {
  const tops = [judge, opponentOf(game, judge)].map((one) => topOfDeck(game, one, 1)[0])
  const shown = tops.filter((id) => id !== undefined)
  yield* see(game, frame, shown, everyone(game), "reveals")
  const mine = yield* costSaid(game, judge, tops[0], "201.2c")
  const theirs = yield* costSaid(game, opponentOf(game, judge), tops[1], "201.2c")
  yield* did(
    game,
    frame,
    shown.map((id): GameEvent => {
      const { owner } = object(game.state, id)
      return {
        type: "move",
        as: "deck",
        rule: "701.21a",
        object: id,
        from: "deck",
        to: "deck",
        place: "bottom",
        player: owner,
      }
    }),
  )
  return mine >= theirs
}
