import {
  amountOf,
  did,
  type Frame,
  type Game,
  happen,
  integer,
  listOf,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  record,
  type Shape,
  term,
  text,
  type Value,
  words,
} from "@dilemma-table/engine"
import { enterAttacking } from "../attackers.ts"
import { cardTypes, colors, supertypes, type TokenData } from "../lexicon.ts"
import { tokenIndex } from "../tokens.ts"

type Whole = Readonly<Record<string, unknown>>

/** What a token is (111.4). */
export const tokenShape: Shape = record({
  name: optional(record({ en: optional(text), ja: optional(text) })),
  types: listOf(words(...cardTypes), 1),
  subtypes: optional(listOf(text)),
  supertypes: optional(listOf(words(...supertypes))),
  colors: optional(listOf(words(...colors))),
  power: optional(integer()),
  toughness: optional(integer()),
  abilities: optional(listOf(term("ability"))),
})

/** Tokens are created (111.2, 701.7a). */
export function* create(game: Game, frame: Frame, data: unknown, whole: Whole): Procedure<boolean> {
  const count = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  const index = tokenIndex(game, data as TokenData)
  const events = playersOf(game, frame, (whole.by ?? "you") as PlayerRef).flatMap((one) =>
    Array.from({ length: count }, () => ({
      type: "create",
      rule: "701.7a",
      player: one,
      amount: index,
      to: "battlefield",
      source: frame.source,
      ...(whole.tapped === true ? { tapped: true } : {}),
    })),
  )
  if (frame.gather !== undefined) return yield* did(game, frame, events)
  const created = yield* happen(game, events)
  frame.done.push(...created)
  if (whole.attacking === true)
    yield* enterAttacking(
      game,
      created.flatMap((event) => event.becomes ?? []),
    )
  if (typeof whole.as === "string") frame.names[whole.as] = created.flatMap((event) => event.becomes ?? [])
  return created.length > 0
}
