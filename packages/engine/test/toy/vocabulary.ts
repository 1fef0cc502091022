import {
  type Ability,
  amountOf,
  ask,
  askOne,
  boolean,
  certain,
  did,
  type Effect,
  type Frame,
  type Game,
  type GameEvent,
  integer,
  isThere,
  NONE,
  type ObjectId,
  object,
  objectOption,
  objectsOf,
  opponentOf,
  order,
  type PlayerId,
  type Procedure,
  pick,
  playerOf,
  run,
  type Selector,
  shuffle,
  standingOn,
  term,
  text,
  UNKNOWN_CARD,
  type Value,
  type Vocabulary,
  yes,
  zone,
} from "../../src/index.ts"

export const rule = "1"

interface ToyFace {
  readonly power?: number
}

/** Power as it is now, or "unknown" for an unknown card. */
export function power(game: Game, id: ObjectId): number | "unknown" {
  const found = object(game.state, id)
  if (found.last !== null && found.became !== NONE) return found.last.power as number
  if (found.card === UNKNOWN_CARD) return game.imagined ? "unknown" : 0
  let sum = (game.card(found.card).faces[found.face]?.data as ToyFace | undefined)?.power ?? 0
  if (found.zone === "field") {
    for (const what of standingOn(game, "power", id)) sum += what.does.power as number
    sum += found.counters.growth ?? 0
  }
  return sum
}

const typesOf = (game: Game, id: ObjectId): readonly string[] | "unknown" => {
  const found = object(game.state, id)
  if (found.faceDown) return []
  if (found.card === UNKNOWN_CARD) return game.imagined ? "unknown" : []
  return game.card(found.card).faces[found.face]?.data.types ?? []
}

export const isA = (game: Game, id: ObjectId, type: string): boolean | "unknown" => {
  const types = typesOf(game, id)
  return types === "unknown" ? types : types.includes(type)
}

export const toField = (id: ObjectId, more: Partial<GameEvent> = {}): GameEvent => ({
  type: "move",
  as: "enter",
  rule,
  object: id,
  to: "field",
  ...more,
})

const each = (ids: readonly ObjectId[], event: Partial<GameEvent> & { type: string }): readonly GameEvent[] =>
  ids.map((id) => ({ rule, object: id, ...event }))

export function* draw(game: Game, frame: Frame, player: PlayerId, n: number): Procedure<boolean> {
  let any = false
  for (let i = 0; i < n; i++) {
    const [top] = zone(game, player, "deck")
    if (top === undefined) {
      yield* did(game, frame, [{ type: "player-mark", rule, player, name: "drew-from-nothing", amount: 1 }])
      return any
    }
    if (yield* did(game, frame, each([top], { type: "move", as: "draw", to: "hand", player, fromPlace: 0 }))) any = true
  }
  return any
}

type By = { readonly by?: never }

export const vocabulary: Vocabulary = {
  targets: false,
  verbs: {
    draw: {
      shape: term("value"),
      fields: { by: { optional: term("player") } },
      unknowns: "works",
      *run(game, frame, argument: Value, whole: By) {
        return yield* draw(game, frame, playerOf(game, frame, whole.by), amountOf(game, frame, argument))
      },
    },
    destroy: {
      shape: term("selector"),
      unknowns: "stops",
      *run(game, frame, argument: Selector) {
        const ids = yield* objectsOf(game, frame, argument)
        return yield* did(game, frame, each(ids, { type: "move", as: "destroy", to: "heap", source: frame.source }))
      },
    },
    bounce: {
      shape: term("selector"),
      unknowns: "stops",
      *run(game, frame, argument: Selector) {
        const ids = yield* objectsOf(game, frame, argument)
        return yield* did(game, frame, each(ids, { type: "move", as: "bounce", to: "hand", source: frame.source }))
      },
    },
    /** Puts a creature into its owner's deck, which is shuffled. */
    lose: {
      shape: term("selector"),
      unknowns: "stops",
      *run(game, frame, argument: Selector) {
        const ids = yield* objectsOf(game, frame, argument)
        const done = yield* did(game, frame, each(ids, { type: "move", as: "lose", to: "deck", place: "bottom" }))
        for (const player of new Set(ids.map((id) => object(game.state, id).owner)))
          yield* shuffle(game, player, "deck", rule)
        return done
      },
    },
    discard: {
      shape: term("value"),
      fields: { by: { optional: term("player") } },
      unknowns: "works",
      *run(game, frame, argument: Value, whole: By) {
        const by = playerOf(game, frame, whole.by)
        const hand = zone(game, by, "hand")
        const n = Math.min(hand.length, amountOf(game, frame, argument))
        const keys = yield* ask(game, {
          by,
          kind: "cards",
          rules: [rule],
          prompt: "discard",
          source: frame.source,
          space: pick(hand.map(objectOption), n, n),
        })
        return yield* did(
          game,
          frame,
          each(keys as readonly ObjectId[], { type: "move", as: "discard", to: "heap", player: by }),
        )
      },
    },
    /** Chooses a card in the opponent's hand without looking: it is discarded. */
    rob: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const hand = zone(game, opponentOf(game, frame.you), "hand")
        if (hand.length === 0) return false
        const key = yield* askOne(
          game,
          { by: frame.you, kind: "cards", rules: [rule], prompt: "rob", source: frame.source },
          hand.map(objectOption),
        )
        return yield* did(game, frame, each([key as ObjectId], { type: "move", as: "discard", to: "heap" }))
      },
    },
    /** A card of the hand at random goes to the bottom of the deck, unseen. */
    fumble: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const by = opponentOf(game, frame.you)
        const hand = zone(game, by, "hand")
        if (hand.length === 0) return false
        const [key] = yield* ask(game, {
          by: -1 as PlayerId,
          kind: "random",
          rules: [rule],
          prompt: "random",
          space: pick(hand.map(objectOption), 1, 1),
        })
        return yield* did(
          game,
          frame,
          each([key as ObjectId], { type: "move", to: "deck", place: "bottom", player: by }),
        )
      },
    },
    toss: {
      shape: yes,
      fields: { heads: term("effect"), tails: term("effect") },
      unknowns: "works",
      *run(game, frame, _: true, whole: { heads: Effect; tails: Effect }) {
        const key = yield* askOne(
          game,
          { by: -1 as PlayerId, kind: "random", rules: [rule], prompt: "coin", source: frame.source },
          [
            { key: "heads", is: { type: "word", word: "heads" } },
            { key: "tails", is: { type: "word", word: "tails" } },
          ],
        )
        yield* did(game, frame, [{ type: "note", as: "coin", rule, player: frame.you, name: String(key) }])
        return yield* run(game, frame, key === "heads" ? whole.heads : whole.tails)
      },
    },
    /** Shuffles the hand into the deck and draws as many. */
    recycle: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const hand = zone(game, frame.you, "hand")
        yield* did(game, frame, each(hand, { type: "move", to: "deck", place: "bottom", player: frame.you }))
        yield* shuffle(game, frame.you, "deck", rule)
        return yield* draw(game, frame, frame.you, hand.length)
      },
    },
    /** Looks at the top cards and orders them. */
    gaze: {
      shape: integer(1),
      unknowns: "works",
      *run(game, frame, argument: number) {
        const top = zone(game, frame.you, "deck").slice(0, argument)
        const seen = 1 << frame.you
        yield* did(game, frame, [{ type: "know", as: "look", rule, player: frame.you, objects: top, seen }])
        const keys = yield* ask(game, {
          by: frame.you,
          kind: "order",
          rules: [rule],
          prompt: "order",
          source: frame.source,
          space: order(top.map(objectOption)),
        })
        return yield* did(game, frame, [
          { type: "order", rule, player: frame.you, to: "deck", objects: keys as readonly ObjectId[], seen },
        ])
      },
    },
    /** Searches the deck for one of the type, which isn't shown, and shuffles. */
    quest: {
      shape: text,
      unknowns: "stops",
      *run(game, frame, argument: string) {
        const deck = zone(game, frame.you, "deck")
        const seen = 1 << frame.you
        yield* did(game, frame, [{ type: "know", as: "search", rule, player: frame.you, objects: deck, seen }])
        const among = deck.filter((id) => {
          certain(game, id)
          return isA(game, id, argument) === true
        })
        const keys = yield* ask(game, {
          by: frame.you,
          kind: "cards",
          rules: [rule],
          prompt: "search",
          source: frame.source,
          space: pick(among.map(objectOption), 0, 1),
        })
        yield* did(
          game,
          frame,
          each(keys as readonly ObjectId[], { type: "move", as: "fetch", to: "hand", player: frame.you }),
        )
        yield* shuffle(game, frame.you, "deck", rule)
        return keys.length > 0
      },
    },
    /** The opponent shows the hand; a card of a vault is looked at. */
    spy: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const other = opponentOf(game, frame.you)
        const hand = zone(game, other, "hand")
        yield* did(game, frame, [{ type: "know", as: "show", rule, player: other, objects: hand, seen: 3 }])
        const places = [...zone(game, 0 as PlayerId, "vault"), ...zone(game, 1 as PlayerId, "vault")]
        if (places.length === 0) return hand.length > 0
        const key = yield* askOne(
          game,
          { by: frame.you, kind: "cards", rules: [rule], prompt: "spy", source: frame.source },
          places.map(objectOption),
        )
        const seen = 1 << frame.you
        return yield* did(game, frame, [
          { type: "know", as: "look", rule, player: frame.you, objects: [key as ObjectId], seen },
        ])
      },
    },
    /** One card of the hand is shown. */
    brag: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const hand = zone(game, frame.you, "hand")
        if (hand.length === 0) return false
        const key = yield* askOne(
          game,
          { by: frame.you, kind: "cards", rules: [rule], prompt: "show", source: frame.source },
          hand.map(objectOption),
        )
        return yield* did(game, frame, [
          { type: "know", as: "show", rule, player: frame.you, objects: [key as ObjectId], seen: 3 },
        ])
      },
    },
    /** Puts a card of the hand into the vault or onto the deck, unseen. */
    bury: {
      shape: text,
      unknowns: "works",
      *run(game, frame, to: string) {
        const hand = zone(game, frame.you, "hand")
        if (hand.length === 0) return false
        const key = yield* askOne(
          game,
          { by: frame.you, kind: "cards", rules: [rule], prompt: "bury", source: frame.source },
          hand.map(objectOption),
        )
        return yield* did(game, frame, each([key as ObjectId], { type: "move", to, place: "top", player: frame.you }))
      },
    },
    token: {
      shape: integer(1),
      unknowns: "works",
      *run(game, frame, argument: number) {
        const card = game.cards.findIndex((one) => one.id === "Mob")
        return yield* did(game, frame, [
          { type: "create", as: "enter", rule, player: frame.you, to: "field", amount: card < 0 ? argument : card },
        ])
      },
    },
    grow: {
      shape: term("selector"),
      unknowns: "works",
      *run(game, frame, argument: Selector) {
        const ids = yield* objectsOf(game, frame, argument)
        return yield* did(game, frame, each(ids, { type: "counters", name: "growth", amount: 1 }))
      },
    },
    /** Moves an event's object to the hand instead: for replacements. */
    rescue: {
      shape: yes,
      unknowns: "works",
      *run(game, frame) {
        const id = frame.event?.object
        if (id === undefined || !isThere(game.state, id)) return false
        return yield* did(game, frame, each([id], { type: "move", as: "bounce", to: "hand", source: frame.source }))
      },
    },
  },
  filters: {
    type: { shape: text, test: (game, _frame, id, argument: string) => isA(game, id, argument) },
    weak: {
      shape: integer(0),
      test(game, _frame, id, argument: number) {
        const now = power(game, id)
        return now === "unknown" ? now : now <= argument
      },
    },
  },
  conditions: {},
  values: {},
  statics: { power: { shape: integer() }, grant: { shape: term("ability") } },
  costs: {},
  keywords: { trap: { shape: yes }, aura: { shape: yes }, upgrade: { shape: yes }, costly: { shape: yes } },
  events: Object.fromEntries(
    ["destroy", "enter", "draw", "discard", "bounce", "turn", "coin", "played"].map((name) => [name, {}]),
  ),
  numbers: { power },
  questions: {},
  choosing: (_game, _frame, _choose, _by, candidates, count) => ({
    min: Math.min(count, candidates.length),
    rules: [rule],
  }),
  rules: { may: rule, branch: rule, effect: rule, continuous: rule, look: rule },
}

export const grammarFace = { power: { optional: integer(0) }, hidden: { optional: boolean } } as const

/** Does the face up have this keyword? On an imagined position an unknown card stops the run. */
export function has(game: Game, id: ObjectId, keyword: string): boolean {
  const face = game.card(certain(game, id)).faces[object(game.state, id).face]
  return (face?.abilities ?? []).some((ability: Ability) => ability === keyword)
}
