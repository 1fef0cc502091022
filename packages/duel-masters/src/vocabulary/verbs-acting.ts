import {
  type Ability,
  abilitiesOf,
  askOne,
  attempt,
  binds,
  current,
  did,
  type Effect,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  integer,
  listOf,
  makeFrame,
  type ObjectId,
  objectsOf,
  optional,
  type PlayerId,
  type PlayerRef,
  type Procedure,
  playerOf,
  playerOption,
  playersOf,
  readFace,
  record,
  run,
  type Selector,
  step,
  type VerbWord,
  words,
  yes,
} from "@dilemma-table/engine"
import { beginBattle, endBattle } from "../battle.ts"
import { cross } from "../cross-gear.ts"
import { effectUseRefusal } from "../declaring.ts"
import { ends } from "../game-over.ts"
import { civilizations, type PayFor } from "../lexicon.ts"
import { givenBy } from "../links.ts"
import { withoutLookedAt } from "../looked-at.ts"
import { endPending, pend } from "../pending.ts"
import { skipRestOfTurn } from "../skipping.ts"
import { useCard } from "../using.ts"
import { resolveAtOnce, waitingUpTo } from "../waiting.ts"
import { USER } from "./filters.ts"
import { player, selector } from "./verbs-moving.ts"

type Whole = Readonly<Record<string, unknown>>
type Doc = VerbWord["doc"] & object

/** A verb that turns cards. Turning one that lies so already isn't a change (105.6). */
const turning = (type: "tap" | "untap", rule: string, doc: Doc): VerbWord => ({
  shape: selector,
  doc,
  unknowns: "works",
  atOnce: true,
  *run(game, frame, what: Selector) {
    const ids = yield* objectsOf(game, frame, what)
    return yield* did(
      game,
      frame,
      ids.map((id): GameEvent => ({ type, as: `${type}s`, rule, object: id, source: frame.source })),
    )
  },
})

/** A verb that does something to a player. */
const toPlayer = (doc: Doc, act: (game: Game, frame: Frame, who: PlayerId) => Procedure<void>): VerbWord => ({
  shape: player,
  doc,
  unknowns: "works",
  *run(game, frame, who: PlayerRef) {
    for (const one of playersOf(game, frame, who)) yield* act(game, frame, one)
    return true
  },
})

/** Players win or lose, all of them at the same time. */
const ending = (how: "wins" | "loses", doc: Doc): VerbWord => ({
  shape: player,
  doc,
  unknowns: "works",
  *run(game, frame, who: PlayerRef) {
    yield* ends(game, { [how]: playersOf(game, frame, who) }, "by-effect", "104.2c")
    return true
  },
})

function* addMark(game: Game, who: PlayerId, name: string): Procedure<void> {
  const now = game.state.players[who]?.marks[name] ?? 0
  yield* happen(game, [{ type: "player-mark", as: name, rule: "500.1", player: who, name, amount: now + 1 }])
}

/**
 * One card after the other, all pending from the start (409.1e); each one's own choices come as it is carried out. Chosen are
 * cards that `by` can use.
 */
function* useAll(game: Game, frame: Frame, what: Selector, whole: Whole, free: boolean): Procedure<boolean> {
  const player = playerOf(game, frame, whole.by as PlayerRef | undefined)
  const asked = typeof what === "object" && "choose" in what ? what : null
  const usable = { usable: free ? "free" : "paying" }
  frame.names[USER] = `player:${player}`
  const ids = yield* objectsOf(
    game,
    frame,
    asked === null
      ? what
      : {
          ...asked,
          ...(whole.by === undefined ? {} : { by: asked.by ?? { ref: USER } }),
          choose: { ...asked.choose, ...usable },
        },
  )
  delete frame.names[USER]
  const payFor = whole.for as PayFor | undefined
  const able = ids.filter((id) => effectUseRefusal(game, player, id, free, payFor) === null)
  if (able.length > 1) yield* pend(game, able, "409.1e")
  const used: ObjectId[] = []
  const cost = payFor === undefined ? {} : { payFor }
  const how = {
    free,
    byItself: false,
    ...cost,
    ...(whole.asPaid === true ? { asPaid: true as const } : {}),
    source: frame.source,
    ...(asked === null ? {} : { matching: { filter: asked.choose, frame } }),
  }
  yield* withoutLookedAt(game, frame, able, function* () {
    for (const id of able) {
      // What turns out not to be payable wasn't used; the effect goes on.
      const attempted = yield* attempt(game, () => useCard(game, player, id, how))
      if (!attempted.done) yield* endPending(game, id)
      else if (attempted.value) used.push(id)
    }
  })
  if (typeof whole.as === "string") frame.names[whole.as] = used.map((id) => current(game.state, id))
  return used.length > 0
}

/** Verbs that don't move cards themselves. */
export const actingVerbs: Readonly<Record<string, VerbWord>> = {
  tap: turning("tap", "105.1", { en: "tap these", ja: "タップする" }),
  untap: turning("untap", "105.1", { en: "untap these", ja: "アンタップする" }),
  useFree: {
    shape: selector,
    doc: {
      en: "use these without paying their costs; with `asPaid` as though they were paid; `by`: that player uses them",
      ja: "コストを支払わずに使う。`asPaid`ならコストを支払ったものとして。`by`: そのプレイヤーが使う",
    },
    unknowns: "stops",
    fields: { as: optional(binds), asPaid: optional(yes), by: optional(player) },
    *run(game, frame, what: Selector, whole: Whole) {
      return yield* useAll(game, frame, what, whole, true)
    },
  },
  usePaying: {
    shape: selector,
    doc: {
      en: "use these, paying their costs, or `for` so much; `by`: that player uses them",
      ja: "コストを支払って使う。`for`: このコストを支払って。`by`: そのプレイヤーが使う",
    },
    unknowns: "stops",
    fields: {
      for: optional(record({ mana: integer(0), civilizations: optional(listOf(words(...civilizations))) })),
      as: optional(binds),
      by: optional(player),
    },
    *run(game, frame, what: Selector, whole: Whole) {
      return yield* useAll(game, frame, what, whole, false)
    },
  },
  battle: {
    shape: selector,
    fields: { with: selector },
    doc: { en: "these two battle", ja: "バトルさせる" },
    unknowns: "stops",
    *run(game, frame, one: Selector, whole: { with: Selector }) {
      const [mine] = yield* objectsOf(game, frame, one)
      const [theirs] = yield* objectsOf(game, frame, whole.with)
      if (mine === undefined || theirs === undefined) return false
      const since = waitingUpTo(game)
      yield* beginBattle(game, mine, theirs)
      yield* resolveAtOnce(game, "battles", since) // 101.4f
      yield* endBattle(game, mine, theirs)
      return true
    },
  },
  useIcon: {
    shape: words("kz"),
    fields: { of: selector },
    doc: { en: "use the icon ability of one of these", ja: "アイコン能力を使う" },
    unknowns: "stops",
    *run(game, frame, icon: string, whole: { of: Selector }) {
      let any = false
      for (const id of yield* objectsOf(game, frame, whole.of)) if (yield* useIcon(game, frame, id, icon)) any = true
      return any
    },
  },
  cross: {
    shape: selector,
    fields: { onto: selector },
    doc: { en: "cross this cross gear onto that creature", ja: "クロスする" },
    unknowns: "works",
    *run(game, frame, what: Selector, whole: { onto: Selector }) {
      const [gear] = yield* objectsOf(game, frame, what)
      const [creature] = yield* objectsOf(game, frame, whole.onto)
      if (gear === undefined || creature === undefined) return false
      return yield* cross(game, frame.you, gear, creature, "303.3c")
    },
  },
  lend: {
    shape: selector,
    doc: {
      en: "this turn these have the power and the abilities of the ability's card, too",
      ja: "このターン、このカードのパワーと能力をこれらに加える",
    },
    unknowns: "works",
    *run(game, frame, what: Selector) {
      const face = readFace(game, frame.source)
      const ids = yield* objectsOf(game, frame, what)
      if (face === null || face === undefined || ids.length === 0) return false
      const { power, abilities } = givenBy(face, "dynamo")
      frame.names[LENT] = ids
      const does = { power, ...(abilities.length === 0 ? {} : { grant: abilities }) }
      return yield* run(game, frame, { continuous: { does }, on: { ref: LENT }, until: "this-turn" } as never)
    },
  },
  choosePlayer: {
    shape: player,
    fields: { as: binds },
    doc: { en: "choose one of these players", ja: "プレイヤーを1人選ぶ" },
    unknowns: "works",
    *run(game, frame, who: PlayerRef, whole: { as: string }) {
      const key = yield* askOne(
        game,
        { by: frame.you, kind: "player", rules: ["601.1h"], prompt: "choose-player", source: frame.source },
        playersOf(game, frame, who).map(playerOption),
      )
      frame.names[whole.as] = String(key)
      return true
    },
  },
  win: ending("wins", { en: "that player wins the game", ja: "ゲームに勝つ" }),
  lose: ending("loses", { en: "that player loses the game", ja: "ゲームに負ける" }),
  skipRestOfTurn: toPlayer(
    { en: "that player skips the rest of the turn, if it is theirs", ja: "ターンの残りをとばす" },
    function* (game, frame, who) {
      skipRestOfTurn(game, who, frame.source)
    },
  ),
  skipTurn: toPlayer({ en: "that player skips their next turn", ja: "次のターンをとばす" }, (game, _frame, who) =>
    addMark(game, who, "skipped-turns"),
  ),
  extraTurn: toPlayer({ en: "that player takes another turn", ja: "追加ターンを得る" }, (game, _frame, who) =>
    addMark(game, who, "extra-turns"),
  ),
}

/** What was lent something is called in the effect that does it. */
const LENT = "(lent)"

/** The content of an icon ability (キズナ uses KZ), as an ability of the creature that has it (603.3a). */
function* useIcon(game: Game, frame: Frame, id: ObjectId, icon: string): Procedure<boolean> {
  const ability = abilitiesOf(game, id).find((one: Ability) => typeof one === "object" && icon in one)
  if (ability === undefined) return false
  step(game, "use-icon", ["603.3a"], { player: frame.you, object: id })
  return yield* run(
    game,
    makeFrame(id, frame.you, { ability }),
    (ability as Readonly<Record<string, unknown>>)[icon] as Effect,
  )
}
