import {
  amountOf,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  type ObjectId,
  objectsOf,
  optional,
  type PlayerRef,
  type Procedure,
  type Selector,
  standingOn,
  topmost,
  type Value,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { amountIn, isInBattle } from "../characteristics.ts"
import { type KeywordWord, keywordWords } from "../lexicon.ts"
import { takeShields } from "../shields.ts"
import { swap } from "../swapping.ts"
import { resolveBeforeBreak, waitingUpTo } from "../waiting.ts"
import { amount, bindMoved, byOwner, named, player, selector } from "./verbs-moving.ts"

type Whole = Readonly<Record<string, unknown>>

/** Verbs that add shields to hands, and the exchange of two cards. */
export const shieldVerbs: Readonly<Record<string, VerbWord>> = {
  takeShield: {
    shape: selector,
    fields: { withoutTrigger: optional(yes), ...named },
    doc: { en: "add these shields to their owners' hands", ja: "シールドを手札に加える" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: Whole) {
      const ids = yield* objectsOf(game, frame, what)
      const how = { as: "takes-shield", rule: "701.14b", source: frame.source, triggers: whole.withoutTrigger !== true }
      const done = yield* takeByOwner(game, frame, ids, how as Taken)
      bindMoved(frame, whole, done)
      return done.length > 0
    },
  },
  breakShields: {
    shape: amount,
    fields: { of: optional(player), by: optional(selector) },
    doc: { en: "break so many of that player's shields", ja: "シールドをブレイクする" },
    unknowns: "works",
    *run(game, frame, count: Value, whole: { of?: PlayerRef; by?: Selector }) {
      const [named] = whole.by === undefined ? [frame.source] : yield* objectsOf(game, frame, whole.by)
      const source = named ?? frame.source
      const chosen = yield* objectsOf(game, frame, {
        choose: { zone: "shields", controller: whole.of ?? "opponent" },
        count: amountOf(game, frame, count) + moreBroken(game, source),
      })
      yield* beforeBreak(game, frame, chosen, source)
      const done = yield* takeByOwner(game, frame, chosen, { as: "breaks", rule: "701.14", source, triggers: true })
      return done.length > 0
    },
  },
  swap: {
    shape: selector,
    fields: { with: selector, by: optional(words(...keywordWords)), ...named },
    doc: {
      en: "exchange this card with that element, whose place it takes, attacking if that one was",
      ja: "このカードとバトルゾーンのそれを入れ替える。向きや攻撃中の状態を受け継ぐ",
    },
    unknowns: "stops",
    *run(game, frame, what: Selector, whole: Whole & { with: Selector; by?: KeywordWord }) {
      const [card] = yield* objectsOf(game, frame, what)
      const [element] = yield* objectsOf(game, frame, whole.with)
      if (card === undefined || element === undefined) return false
      const by = whole.by === undefined ? {} : { by: whole.by }
      const became = yield* swap(game, card, topmost(game.state, element), {
        player: frame.you,
        source: frame.source,
        ...by,
      })
      if (typeof whole.as === "string") frame.names[whole.as] = became === null ? [] : [became]
      return became !== null
    },
  },
}

type Taken = Parameters<typeof takeShields>[2]

/** What breaks more shields does so when an effect of the creature breaks some, too (701.14d). */
const moreBroken = (game: Game, source: ObjectId): number =>
  isInBattle(game, source)
    ? standingOn(game, "breaks", source).reduce((sum, what) => sum + amountIn(game, what, "breaks"), 0)
    : 0

/** What triggers before a break is carried out now, before the effect goes on (603.7). */
function* beforeBreak(game: Game, frame: Frame, shields: readonly ObjectId[], source: ObjectId): Procedure<void> {
  if (shields.length === 0 || !game.edition.has("breaks-have-a-before")) return
  const since = waitingUpTo(game)
  yield* happen(
    game,
    shields.map(
      (object): GameEvent => ({ type: "note", as: "about-to-break", rule: "603.7", object, source, player: frame.you }),
    ),
  )
  yield* resolveBeforeBreak(game, since)
}

/** Shields of each owner are added to the hand together (701.14c). */
function* takeByOwner(game: Game, frame: Frame, ids: readonly ObjectId[], how: Taken): Procedure<readonly GameEvent[]> {
  const done: GameEvent[] = []
  for (const group of byOwner(game, ids)) done.push(...(yield* takeShields(game, group, how)))
  frame.done.push(...done)
  return done
}
