import {
  ask,
  askOne,
  askYesNo,
  did,
  everyone,
  type Frame,
  type Game,
  happen,
  listOf,
  matches,
  type ObjectId,
  object,
  objectOption,
  one,
  opponentsOf,
  optional,
  type PlayerId,
  type Procedure,
  pick,
  playerOfKey,
  playerOption,
  playersFrom,
  run,
  type Shape,
  term,
  text,
  type VerbWord,
  yes,
  zone,
} from "@dilemma-table/engine"
import { manaValueOf } from "../layers.ts"
import { becomesRingBearer, tempted } from "../ring.ts"
import { present } from "./present.ts"
import { who } from "./who.ts"

/*
 * Keyword actions that aren't said in other words of the card language: clashing, voting, the Ring; and going down a library until
 * something is found.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]
type Run = VerbWord["run"]

/** Cards from the top, one after the other, until one matches (or the library is empty). */
const goingDown = (how: "exile" | "reveal") =>
  function* (game: Game, frame: Frame, filter: unknown, whole: Whole): Procedure<boolean> {
    const found: ObjectId[] = []
    const rest: ObjectId[] = []
    for (const player of who(game, frame, whole.by)) {
      for (const id of zone(game, player, "library")) {
        const about = { player, source: frame.source }
        const [done] =
          how === "exile"
            ? yield* happen(game, [{ type: "move", as: "exile", rule: "608.2c", object: id, to: "exile", ...about }])
            : yield* happen(game, [
                { type: "know", as: "reveals", rule: "701.20a", objects: [id], seen: everyone(game), ...about },
              ])
        if (done === undefined) break
        frame.done.push(done)
        const now = done.becomes ?? id
        const there = { zone: object(game.state, now).zone, ...(filter as object) }
        if (matches(game, frame, now, there as never) === true) {
          found.push(now)
          break
        }
        rest.push(now)
      }
    }
    frame.names[whole.as as string] = found
    frame.names[whole.rest as string] = rest
    return found.length + rest.length > 0
  }

/** An opponent of its controller's choice; null where there is none. */
function* anOpponent(game: Game, frame: Frame, rule: string): Procedure<PlayerId | null> {
  const all = opponentsOf(game, frame.you)
  const [first] = all
  if (first === undefined || all.length === 1) return first ?? null
  const [key] = yield* ask(game, {
    by: frame.you,
    kind: "player",
    rules: [rule],
    prompt: "opponent",
    source: frame.source,
    space: pick(all.map(playerOption), 1, 1),
  })
  return playerOfKey(key as never)
}

/** Both reveal their top card at the same time, then each may put it on the bottom (701.30b–c); the greater mana value wins (701.30d). */
function* clash(game: Game, frame: Frame, _: unknown, whole: Whole): Procedure<boolean> {
  const opponent = yield* anOpponent(game, frame, "701.30b")
  if (opponent === null) return false
  const both = playersFrom(game, game.state.active).filter((player) => player === frame.you || player === opponent)
  const top = both.flatMap((player) =>
    zone(game, player, "library")
      .slice(0, 1)
      .map((id) => ({ player, id })),
  )
  const rule = "701.30c"
  yield* happen(
    game,
    top.map(({ player, id }) => ({ type: "know", as: "reveals", rule, objects: [id], seen: everyone(game), player })),
  )
  const valueFor = (wanted: PlayerId): number =>
    top.filter(({ player }) => player === wanted).reduce((_none, { id }) => manaValueOf(game, id), -1)
  const wins = valueFor(frame.you) > valueFor(opponent)
  const down: ObjectId[] = []
  for (const { player, id } of top)
    if (yield* askYesNo(game, { by: player, rules: [rule], prompt: "clash-bottom", source: id })) down.push(id)
  yield* happen(
    game,
    down.map((id) => ({ type: "move", rule, object: id, to: "library", place: "bottom" })),
  )
  const as = wins ? "wins-clash" : "clashes"
  yield* happen(game, [{ type: "note", as, rule: "701.30d", player: frame.you, object: frame.source }])
  const next = wins ? whole.then : whole.else
  if (next !== undefined) yield* run(game, frame, next as never)
  return true
}

/** From its controller on, each player votes (701.38a). */
function* vote(game: Game, frame: Frame, words: unknown): Procedure<boolean> {
  const choices = words as readonly string[]
  for (const word of choices) frame.names[word] = 0
  for (const player of playersFrom(game, frame.you)) {
    const key = yield* askOne(
      game,
      { by: player, kind: "name", rules: ["701.38a"], prompt: "vote", source: frame.source },
      choices.map((word) => ({ key: word, is: { type: "word", word } })),
    )
    const word = String(key)
    frame.names[word] = (frame.names[word] as number) + 1
    const { source } = frame
    yield* happen(game, [{ type: "note", as: "votes", rule: "701.38a", player, object: source, name: word }])
  }
  return true
}

/** A creature of theirs becomes their Ring-bearer, and their emblem gets its next ability (701.54a, 701.54c–d). */
function* ringTempts(game: Game, frame: Frame, ref: unknown): Procedure<boolean> {
  for (const player of who(game, frame, ref)) {
    yield* tempted(game, player)
    const able = zone(game, player, "battlefield").filter(
      (id) => matches(game, frame, id, { type: "creature" } as never) === true,
    )
    if (able.length > 0) {
      const [key] = yield* ask(game, {
        by: player,
        kind: "cards",
        rules: ["701.54a"],
        prompt: "ring-bearer",
        source: frame.source,
        space: one(able.map(objectOption)),
      })
      yield* becomesRingBearer(game, player, key as ObjectId)
    }
    yield* happen(game, [{ type: "note", as: "ring-tempts", rule: "701.54d", player }])
  }
  return true
}

/** They are no longer so. */
function* undesignate(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const name = `designation:${whole.from as string}`
  const ids = (yield* present(game, frame, what)).filter((id) => object(game.state, id).marks[name] !== undefined)
  return yield* did(
    game,
    frame,
    ids.map((id) => ({ type: "mark", rule: "701.60a", object: id, name, amount: 0 })),
  )
}

const binds: Shape = { shape: "binds" }
const until = { by: optional(term("player")), as: binds, rest: binds }
const effects = { then: optional(term("effect")), else: optional(term("effect")) }

export const moreActionVerbs: Readonly<Record<string, VerbWord>> = {
  exileUntil: { shape: term("filter"), fields: until, unknowns: "stops", run: goingDown("exile") as Run },
  revealUntil: { shape: term("filter"), fields: until, unknowns: "stops", run: goingDown("reveal") as Run },
  clash: { shape: yes, fields: effects, unknowns: "stops", run: clash as Run },
  vote: { shape: listOf(binds, 2), unknowns: "works", run: vote as Run },
  ringTempts: { shape: term("player"), unknowns: "works", run: ringTempts as Run },
  undesignate: { shape: term("selector"), fields: { from: text }, unknowns: "works", run: undesignate as Run },
}

export const moreActionLines: Readonly<Record<string, Line>> = {
  exileUntil: [
    "exile cards from the top of the library until one matches (`as`); the others are `rest`",
    "当てはまるカード(`as`)が追放されるまで、ライブラリーの一番上から追放する。他は`rest`",
  ],
  revealUntil: [
    "reveal cards from the top of the library until one matches (`as`); the others are `rest`",
    "当てはまるカード(`as`)が公開されるまで、ライブラリーの一番上から公開する。他は`rest`",
  ],
  clash: ["clash with an opponent; `then` if you win, `else` if not", "対戦相手1人と激突を行う。勝てば`then`"],
  vote: [
    "starting with you, each player votes for one of these; each word then names how many votes it has",
    "あなたから順に各プレイヤーがどれかに投票する。その後それぞれの語が票数を表す",
  ],
  ringTempts: ["the Ring tempts that player", "指輪がそのプレイヤーを誘惑する"],
  undesignate: ["these are no longer so (suspected)", "これらはその(容疑などの)属性を失う"],
}
