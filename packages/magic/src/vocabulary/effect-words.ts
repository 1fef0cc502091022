import {
  type Ability,
  abilitiesOf,
  boolean,
  type ConditionWord,
  decided,
  type FilterWord,
  type Frame,
  type Game,
  happen,
  integer,
  isThere,
  listOf,
  matches,
  object,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  run,
  term,
  text,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { colors } from "../lexicon.ts"
import { spentOfType } from "../mana-spent.ts"
import { chooseName, chosenName } from "../naming.ts"
import { counted, kindsOfCounters, playerCounters } from "../player-counters.ts"
import { inZone } from "../position.ts"
import { announcedTargets } from "../targets.ts"

/*
 * Words of effects: words chosen as something enters, counters of any kind, what is attached to what, gaining no life.
 */

type Line = readonly [en: string, ja: string]

/** The word is kept with the source, as a chosen name is (607.2d). */
function* chooseWord(game: Game, frame: Frame, choices: unknown): Procedure<boolean> {
  yield* chooseName(game, frame.you, frame.source, choices as readonly string[])
  return true
}

/** The mark of an ability's source once it has done what it does only once each turn, with the turn after. */
const doneMark = (game: Game, { source, ability }: Pick<Frame, "source" | "ability">): string => {
  const text = JSON.stringify(ability)
  return `done-once:${abilitiesOf(game, source).findIndex((one) => JSON.stringify(one) === text)}`
}

const doneThisTurn = (game: Game, about: Pick<Frame, "source" | "ability">): boolean =>
  object(game.state, about.source).marks[doneMark(game, about)] === game.state.turn + 1

/** Has it done already what it does only once each turn (603.2h)? */
export const hasDoneOnce = (game: Game, source: number, ability: Ability): boolean =>
  typeof ability === "object" &&
  "do" in ability &&
  typeof ability.do === "object" &&
  "onceEachTurn" in ability.do &&
  doneThisTurn(game, { source: source as never, ability })

/** "Do this only once each turn" (603.2h). */
function* onceEachTurn(game: Game, frame: Frame, effect: unknown): Procedure<boolean> {
  if (doneThisTurn(game, frame)) return false
  const before = frame.done.length
  yield* run(game, frame, effect as never)
  if (frame.done.length === before) return false
  if (isThere(game.state, frame.source))
    yield* happen(game, [
      { type: "mark", rule: "603.2h", object: frame.source, name: doneMark(game, frame), amount: game.state.turn + 1 },
    ])
  return true
}

/** Each counter of theirs is taken from these players, or one is added for each (122.1). */
const ofTheirCounters = (by: 1 | -1) =>
  function* (game: Game, frame: Frame, ref: unknown): Procedure<boolean> {
    const events = playersOf(game, frame, ref as PlayerRef).flatMap((player) =>
      kindsOfCounters(game, player).flatMap((kind) =>
        counted(game, player, kind, by * playerCounters(game, player, kind), "122.1"),
      ),
    )
    const done = yield* happen(game, events)
    frame.done.push(...done)
    return done.length > 0
  }

export const effectVerbs: Readonly<Record<string, VerbWord>> = {
  chooseWord: { shape: listOf(text, 2), unknowns: "works", run: chooseWord as VerbWord["run"] },
  onceEachTurn: { shape: term("effect"), unknowns: "works", run: onceEachTurn as VerbWord["run"] },
  loseAllCounters: { shape: term("player"), unknowns: "works", run: ofTheirCounters(-1) as VerbWord["run"] },
  doubleTheirCounters: { shape: term("player"), unknowns: "works", run: ofTheirCounters(1) as VerbWord["run"] },
}

export const effectFilters: Readonly<Record<string, FilterWord>> = {
  anyCounter: {
    shape: boolean,
    test: (game, _frame, id, wanted) =>
      Object.values(object(game.state, id).counters).some((n) => (n ?? 0) > 0) === wanted,
  },
  attachedTo: {
    shape: term("filter"),
    test: (game, frame, id, filter) => {
      const { attachedTo } = object(game.state, id)
      return (
        inZone(game, attachedTo, "battlefield") && decided(game, matches(game, frame, attachedTo, filter), attachedTo)
      )
    },
  },
  bears: {
    shape: term("filter"),
    test: (game, frame, id, filter) =>
      game.state.objects.some(
        (other) =>
          other?.attachedTo === id &&
          inZone(game, other.id, "battlefield") &&
          decided(game, matches(game, frame, other.id, filter), other.id),
      ),
  },
  foretold: {
    shape: yes,
    test: (game, _frame, id) => {
      const { zone, marks } = object(game.state, id)
      return zone === "exile" && marks.foretell !== undefined
    },
  },
  targetsPlayer: {
    shape: term("player"),
    test: (game, frame, id, ref) => {
      const players = playersOf(game, frame, ref as PlayerRef)
      return announcedTargets(game, id).some((target) => "player" in target && players.includes(target.player))
    },
  },
}

export const effectConditions: Readonly<Record<string, ConditionWord>> = {
  chosenWord: { shape: text, holds: (game, frame, word) => chosenName(game, frame.source) === word },
  manaWasSpent: {
    shape: words(...colors, "C"),
    fields: { atLeast: optional(integer(1)) },
    holds: (game, frame, type, whole) =>
      spentOfType(game, frame.source, type as string) >= ((whole as { readonly atLeast?: number }).atLeast ?? 1),
  },
}

export const effectStatics: Readonly<Record<string, Word>> = {
  cantGainLife: { shape: term("player") },
  boastsTwice: { shape: yes },
  ignoresDefender: { shape: yes },
  anyMana: { shape: words("color", "type") },
}

export const effectLines: Readonly<
  Record<"verbs" | "filters" | "conditions" | "statics", Readonly<Record<string, Line>>>
> = {
  verbs: {
    chooseWord: ["choose one of these words, kept with this", "これらの語から1つを選ぶ(これとともに記録される)"],
    onceEachTurn: ["do this, only once each turn", "これを行う(毎ターン1回のみ)"],
    loseAllCounters: ["these players lose all counters", "このプレイヤーはすべてのカウンターを失う"],
    doubleTheirCounters: [
      "double the number of each kind of counter that these players have",
      "このプレイヤーが持つ各種類のカウンターの数を2倍にする",
    ],
  },
  filters: {
    anyCounter: ["has a counter of any kind, or has none", "(種類を問わず)カウンターが置かれている(いない)"],
    attachedTo: ["is attached to something that matches", "当てはまるものについている"],
    bears: ["has something attached to it that matches", "当てはまるものがついている"],
    foretold: ["is a foretold card", "予顕されたカードである"],
    targetsPlayer: ["has such a player as a target", "このプレイヤーを対象としている"],
  },
  conditions: {
    chosenWord: ["this word was chosen", "この語が選ばれた"],
    manaWasSpent: ["mana of this type was spent to cast it", "それを唱えるためにこのタイプのマナが支払われた"],
  },
  statics: {
    cantGainLife: ["that player can't gain life", "そのプレイヤーはライフを得られない"],
    ignoresDefender: ["it can attack as though it didn't have defender", "防衛を持たないかのように攻撃できる"],
    boastsTwice: ["its boast abilities may be activated twice each turn", "誇示能力をターンに2回起動できる"],
    anyMana: [
      "you may spend mana as though it were mana of any color, or of any type, to cast these",
      "これらを唱えるために、マナを好きな色(タイプ)のマナであるかのように支払ってもよい",
    ],
  },
}
