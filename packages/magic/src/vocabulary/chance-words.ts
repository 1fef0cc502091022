import {
  amountOf,
  askOne,
  CHANCE,
  either,
  type Frame,
  type Game,
  happen,
  integer,
  listOf,
  optional,
  type Procedure,
  record,
  run,
  type Shape,
  term,
  type Value,
  type VerbWord,
} from "@dilemma-table/engine"
import { who } from "./who.ts"

/*
 * Coins and dice (705, 706): chance decides, and what follows is said for each result.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]

const sides = ["heads", "tails"] as const

const choosing = (words: readonly string[]) => words.map((word) => ({ key: word, is: { type: "word" as const, word } }))

/**
 * Flips coins, one after the other. Where it is won or lost the player calls first (705.2). `as` counts the flips won, or the
 * heads.
 */
function* flipCoin(game: Game, frame: Frame, times: unknown, whole: Whole): Procedure<boolean> {
  const { source } = frame
  const plain = whole.heads !== undefined || whole.tails !== undefined
  let good = 0
  let flipped = 0
  for (const player of who(game, frame, whole.by)) {
    const flips = amountOf(game, frame, times as Value)
    for (let i = 0; i < flips; i += 1) {
      const call = plain
        ? "heads"
        : yield* askOne(
            game,
            { by: player, kind: "name", rules: ["705.2"], prompt: "call-coin", source },
            choosing(sides),
          )
      const side = yield* askOne(
        game,
        { by: CHANCE, kind: "random", rules: ["705.1"], prompt: "coin", source },
        choosing(sides),
      )
      const won = side === call
      flipped += 1
      if (won) good += 1
      if (whole.as !== undefined) frame.names[whole.as as string] = good
      const as = plain ? `flips-${String(side)}` : won ? "wins-flip" : "loses-flip"
      yield* happen(game, [{ type: "note", as, rule: "705.2", player, object: source, name: String(side) }])
      const next = plain ? whole[String(side)] : won ? whole.won : whole.lost
      if (next !== undefined) yield* run(game, frame, next as never)
    }
  }
  return flipped > 0
}

interface Row {
  readonly from: number
  readonly to?: number
  readonly do: unknown
}

/** Rolls dice with so many sides (706.1a, 706.2). `as` is the total; each die is looked up in the table of results (706.3a). */
function* rollDie(game: Game, frame: Frame, faces: unknown, whole: Whole): Procedure<boolean> {
  const { source } = frame
  const dice = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  const results: number[] = []
  for (const player of who(game, frame, whole.by))
    for (let i = 0; i < dice; i += 1) {
      const key = yield* askOne(
        game,
        { by: CHANCE, kind: "random", rules: ["706.1a"], prompt: "die", source },
        choosing(Array.from({ length: faces as number }, (_, n) => String(n + 1))),
      )
      results.push(Number(key))
      const about = { player, object: source, amount: Number(key) }
      yield* happen(game, [{ type: "note", as: "rolls-die", rule: "706.2", ...about }])
    }
  if (whole.as !== undefined) frame.names[whole.as as string] = results.reduce((sum, n) => sum + n, 0)
  const table = (whole.table ?? []) as readonly Row[]
  for (const n of results)
    for (const { from, to, do: next } of table)
      if (n >= from && n <= (to ?? Number.POSITIVE_INFINITY)) yield* run(game, frame, next as never)
  return results.length > 0
}

const amount: Shape = either(integer(1), term("value"))
const effect = optional(term("effect"))
const binds = optional({ shape: "binds" } as Shape)
const by = optional(term("player"))

export const chanceVerbs: Readonly<Record<string, VerbWord>> = {
  flipCoin: {
    shape: amount,
    fields: { by, as: binds, won: effect, lost: effect, heads: effect, tails: effect },
    unknowns: "stops",
    run: flipCoin as VerbWord["run"],
  },
  rollDie: {
    shape: integer(2),
    fields: {
      by,
      count: optional(amount),
      as: binds,
      table: optional(listOf(record({ from: integer(1), to: optional(integer(1)), do: term("effect") }))),
    },
    unknowns: "stops",
    run: rollDie as VerbWord["run"],
  },
}

export const chanceLines: Readonly<Record<string, Line>> = {
  flipCoin: [
    "flip so many coins; `won` and `lost`, or `heads` and `tails`, say what follows each flip, `as` counts the flips won",
    "コイン投げをその回数行う。勝てば`won`、負ければ`lost`(または`heads`表、`tails`裏)。`as`は勝った回数",
  ],
  rollDie: [
    "roll a die with so many sides (`count` of them); `as` is the total, `table` what follows each result",
    "その面数のサイコロを(`count`個)振る。`as`は出目の合計、`table`は出目ごとの効果",
  ],
}
