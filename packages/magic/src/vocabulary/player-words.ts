import {
  amountOf,
  binds,
  boundPlayers,
  type Condition,
  type ConditionWord,
  type CostWord,
  did,
  either,
  type Frame,
  type Game,
  happen,
  holdsTri,
  integer,
  oneOrMore,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  record,
  type Shape,
  someOf,
  term,
  text,
  type Value,
  type ValueWord,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { type TurnPart, turnParts } from "../lexicon-players.ts"
import { counted, playerCounters } from "../player-counters.ts"
import { place, type Step } from "../position.ts"
import { FROZEN } from "../untapping.ts"
import { unpaid } from "../using-objects.ts"
import { present } from "./present.ts"

/*
 * Words about players and what they have, and about when something is done.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]

const amount: Shape = either(integer(0), term("value"))

function* getCounters(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const n = amountOf(game, frame, value as Value)
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  return yield* did(
    game,
    frame,
    who.flatMap((player) => counted(game, player, whole.kind as string, Math.max(0, n), "122.6")),
  )
}

/** They stay tapped through their controllers' next untap steps: however often it is said, through the same one (701.43b). */
function* staysTapped(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  return yield* did(
    game,
    frame,
    ids.map((id) => ({ type: "mark", as: "stays-tapped", rule: "502.3", object: id, name: FROZEN, amount: 1 })),
  )
}

export const playersVerbs: Readonly<Record<string, VerbWord>> = {
  getCounters: {
    shape: amount,
    fields: { kind: text, by: optional(term("player")) },
    unknowns: "works",
    run: getCounters as VerbWord["run"],
  },
  staysTapped: { shape: term("selector"), unknowns: "works", run: staysTapped as VerbWord["run"] },
}

export const playersStatics: Readonly<Record<string, Word>> = {
  handSize: {
    shape: record({
      of: term("player"),
      is: optional(either(words("any"), amount)),
      more: optional(either(integer(), term("value"))),
    }),
  },
}

export const playersValues: Readonly<Record<string, ValueWord>> = {
  playerCounters: {
    shape: text,
    fields: { of: term("player"), most: optional(yes) },
    value: (game, frame, kind: string, whole) => {
      const { of, most } = whole as { readonly of: PlayerRef; readonly most?: true }
      const counts = playersOf(game, frame, of).map((player) => playerCounters(game, player, kind))
      return most === true ? Math.max(0, ...counts) : counts.reduce((sum, n) => sum + n, 0)
    },
  },
}

const partsOfTurn: Readonly<Record<TurnPart, readonly Step[]>> = {
  upkeep: ["upkeep"],
  draw: ["draw"],
  main: ["precombat-main", "postcombat-main"],
  combat: [
    "beginning-of-combat",
    "declare-attackers",
    "declare-blockers",
    "first-strike-damage",
    "combat-damage",
    "end-of-combat",
  ],
  "declare-attackers": ["declare-attackers"],
  "declare-blockers": ["declare-blockers"],
  "end-of-combat": ["end-of-combat"],
  end: ["end"],
  "before-attackers": ["untap", "upkeep", "draw", "precombat-main", "beginning-of-combat"],
}

export const playersConditions: Readonly<Record<string, ConditionWord>> = {
  during: {
    shape: oneOrMore(words(...turnParts)),
    fields: { of: optional(term("player")) },
    holds: (game, frame, parts: TurnPart | readonly TurnPart[], whole) => {
      const { of } = whole as { readonly of?: PlayerRef }
      const { step } = place(game)
      return (
        [parts].flat().some((part) => partsOfTurn[part].includes(step)) &&
        (of === undefined || playersOf(game, frame, of).includes(game.state.active))
      )
    },
  },
  somePlayer: {
    shape: term("player"),
    fields: { as: binds, has: term("condition") },
    holds: (game, frame, of: PlayerRef, whole) => {
      const { as, has } = whole as { readonly as: string; readonly has: Condition }
      return someOf(playersOf(game, frame, of), (player) =>
        holdsTri(game, { ...frame, names: { ...frame.names, [as]: boundPlayers([player]) } }, has),
      )
    },
  },
}

export const playersCosts: Readonly<Record<string, CostWord>> = {
  payCounters: {
    shape: either(integer(1), term("value")),
    fields: { kind: text },
    payable: (game, frame, value: Value, whole) =>
      playerCounters(game, frame.you, (whole as { readonly kind: string }).kind) >= amountOf(game, frame, value),
    *pay(game, frame, value: Value, whole) {
      const { kind } = whole as { readonly kind: string }
      const n = amountOf(game, frame, value)
      if (playerCounters(game, frame.you, kind) < n) throw unpaid(frame, "counters")
      yield* happen(game, counted(game, frame.you, kind, -n, "118.3"))
    },
  },
}

export const playersLines: Readonly<
  Record<"verbs" | "statics" | "values" | "conditions" | "costs" | "events", Readonly<Record<string, Line>>>
> = {
  verbs: {
    getCounters: [
      "get so many counters of this kind (energy, experience, rad, poison)",
      "この種類のカウンター(エネルギーなど)をその数だけ得る",
    ],
    staysTapped: [
      "these don't untap during their controllers' next untap steps",
      "コントローラーの次のアンタップ・ステップにアンタップしない",
    ],
  },
  statics: {
    handSize: [
      "that player's maximum hand size: so many, any number (no maximum), or so many more",
      "そのプレイヤーの手札の上限: その枚数、上限なし、またはその枚数だけ増える",
    ],
  },
  values: {
    playerCounters: [
      "how many counters of this kind these players have",
      "このプレイヤーが持つ、この種類のカウンターの数",
    ],
  },
  conditions: {
    during: ["it is this part of a turn, perhaps of that player's", "ターンのこの部分である"],
    somePlayer: [
      "of one of these players, named so in what is asked, this holds",
      "これらのプレイヤーの誰か(条件の中ではこの名前)について、これが成り立つ",
    ],
  },
  costs: { payCounters: ["pay so many counters of this kind that you have", "自分が持つカウンターを支払う"] },
  events: {
    exerts: ["it is exerted as it attacks", "督励される"],
    enlists: ["it enlists a creature (`source`)", "クリーチャー(`source`)を徴募する"],
    "wins-clash": ["a player wins a clash", "激突に勝つ"],
    "wins-flip": ["a player wins a coin flip", "コイン投げに勝つ"],
    "loses-flip": ["a player loses a coin flip", "コイン投げに負ける"],
    "rolls-die": ["a player rolls a die", "サイコロを振る"],
    votes: ["a player votes (`name`: for what)", "投票する(`name`)"],
    "ring-tempts": ["the Ring tempts a player", "指輪がプレイヤーを誘惑する"],
    "player-becomes": ["a player becomes the monarch or the like (`name`)", "プレイヤーが統治者など(`name`)になる"],
    "gets-counters": ["a player gets counters", "プレイヤーがカウンターを得る"],
  },
}
