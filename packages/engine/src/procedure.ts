import type { Decision, DecisionKind } from "./decision.ts"
import { freshen } from "./fragile.ts"
import type { Game } from "./game.ts"
import { CHANCE, type Key, type ObjectId, type PlayerId } from "./ids.ts"
import { note } from "./log.ts"
import { one, yesNo } from "./space/index.ts"
import type { Option, Space } from "./space/types.ts"
import { hasLeft, nextPlayer } from "./zones.ts"

/** A procedure of a rulebook: it stops at decisions and is given their answers. Call it with `yield*`. */
export type Procedure<T> = Generator<Decision, T, readonly Key[]>

/** What a procedure says of a decision; the kernel adds the rest. */
export type Question = Omit<Decision, "rest"> & { readonly rest?: boolean }

/** Stops at a decision and returns the answer's keys, already found legal and in normal form. */
export function* ask(game: Game, question: Question): Procedure<readonly Key[]> {
  const asked = isAway(game, question.by) ? yield* toAnother(game, question) : question
  const decision = posed(game, asked, question.kind, question.space)
  return answered(game, decision, yield decision)
}

type Framed = Omit<Question, "space">

/**
 * One of these options.
 * @param options or a function that works them out: it isn't called where a re-run knows what was asked there
 */
export function* askOne(
  game: Game,
  question: Framed,
  options: readonly Option[] | (() => readonly Option[]),
): Procedure<Key> {
  const asked = isAway(game, question.by) ? yield* toAnother(game, question) : question
  const decision =
    (typeof options === "function" ? expected(game, question) : null) ??
    posed(game, asked, question.kind, one(typeof options === "function" ? options() : options))
  const key = answered(game, decision, yield decision)[0]
  if (key === undefined) throw new Error(`An answer to ${question.prompt} has no key`)
  return key
}

export function* askYesNo(game: Game, question: Omit<Framed, "kind">): Procedure<boolean> {
  const asked = isAway(game, question.by) ? yield* toAnother(game, { ...question, kind: "yes-no" }) : question
  const decision = posed(game, asked, "yes-no", yesNo())
  return answered(game, decision, yield decision)[0] === "yes"
}

/** Has the player who is asked left the game? Where two play, nobody is asked any more then. */
const isAway = (game: Game, player: PlayerId): boolean =>
  game.state.players.length > 2 && player !== CHANCE && hasLeft(game, player)

/** The question, to somebody who is in the game. */
function* toAnother<Q extends Framed>(game: Game, question: Q): Procedure<Q> {
  const { inPlaceOf } = game.rulebook
  const by = inPlaceOf === undefined ? nextPlayer(game, question.by) : yield* inPlaceOf(game, question)
  return { ...question, by }
}

/** Is a re-run known to come to this question now? Then it was asked, and needn't be worked out again what about. */
export function isExpected(game: Game, question: Framed): boolean {
  const known = game.expected
  return (
    known !== null &&
    known.prompt === question.prompt &&
    known.by === question.by &&
    known.kind === question.kind &&
    known.source === question.source &&
    known.rest === (question.rest ?? false)
  )
}

/** The decision to which a re-run is known to come now, if this is its question. */
function expected(game: Game, question: Framed): Decision | null {
  const known = game.expected
  if (known === null || !isExpected(game, question)) return null
  game.expected = null
  game.posed = known
  note(game, { type: "asked", rules: known.rules, decision: known })
  return known
}

/** The decision, with every field (absent ones undefined), so that all decisions have one shape and are read fast. */
function posed(game: Game, question: Omit<Framed, "kind">, kind: DecisionKind, space: Space): Decision {
  const all: { [Field in keyof Decision]-?: Decision[Field] | undefined } = {
    by: question.by,
    kind,
    rules: question.rules,
    space,
    source: question.source,
    prompt: question.prompt,
    about: question.about,
    rest: question.rest ?? false,
    hidden: question.hidden,
    secret: question.secret,
  }
  const decision = all as Decision
  game.posed = decision
  game.expected = null
  note(game, { type: "asked", rules: decision.rules, decision })
  return decision
}

function answered(game: Game, decision: Decision, keys: readonly Key[]): readonly Key[] {
  if (game.options.fragile) freshen(game)
  note(game, { type: "answered", rules: decision.rules, decision, keys })
  return keys
}

/** An option for an object. Its key is the object's id. */
export const objectOption = (object: ObjectId): Option => ({ key: object, is: { type: "object", object } })

export const playerOption = (player: PlayerId): Option => ({ key: `player:${player}`, is: { type: "player", player } })

/** The player a key of `playerOption` names, or null. */
export const playerOfKey = (key: Key): PlayerId | null =>
  typeof key === "string" && key.startsWith("player:") ? (Number(key.slice(7)) as PlayerId) : null
