import {
  amountOf,
  did,
  either,
  type Fields,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  integer,
  listOf,
  optional,
  type Plain,
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
import { present } from "./present.ts"

type Whole = Readonly<Record<string, unknown>>

const face: Fields = {
  name: optional(record({ en: optional(text), ja: optional(text) })),
  types: listOf(words(...cardTypes), 1),
  subtypes: optional(listOf(text)),
  supertypes: optional(listOf(words(...supertypes))),
  colors: optional(listOf(words(...colors))),
  power: optional(either(integer(), term("value"))),
  toughness: optional(either(integer(), term("value"))),
  abilities: optional(listOf(term("ability"))),
}

/** What a token is (111.4). */
export const tokenShape: Shape = record({ ...face, back: optional(record(face)) })

/** Those that are created attacking do so: whom their controller chooses, or that player (508.4). */
function* attackingTokens(
  game: Game,
  frame: Frame,
  { attacking }: Whole,
  created: readonly GameEvent[],
): Procedure<void> {
  if (attacking === undefined) return
  const whom = attacking === true ? undefined : playersOf(game, frame, attacking as PlayerRef)
  const ids = created.flatMap((event) => event.becomes ?? [])
  yield* enterAttacking(game, ids, whom)
}

/** These creations happen; the tokens get the name that the effect gives them, and attack where it says so. */
export function* createdTokens(
  game: Game,
  frame: Frame,
  whole: Whole,
  events: readonly GameEvent[],
): Procedure<boolean> {
  if (frame.gather !== undefined) return yield* did(game, frame, events)
  const created = yield* happen(game, events)
  frame.done.push(...created)
  yield* attackingTokens(game, frame, whole, created)
  if (typeof whole.as === "string") frame.names[whole.as] = created.flatMap((event) => event.becomes ?? [])
  return created.length > 0
}

/** Power and toughness that are worked out as the token is created belong to what it is, and are copied with it (111.3, 707.2). */
function variableStrength(game: Game, frame: Frame, { power, toughness }: TokenData): object | null {
  if (typeof power !== "object" && power !== "x" && typeof toughness !== "object" && toughness !== "x") return null
  return {
    basePower: amountOf(game, frame, power ?? 0),
    baseToughness: amountOf(game, frame, toughness ?? 0),
    copiable: true,
  }
}

/** Tokens are created (111.2, 701.7a). */
export function* create(game: Game, frame: Frame, data: unknown, whole: Whole): Procedure<boolean> {
  const count = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  const index = tokenIndex(game, data as TokenData)
  const [bearer] = whole.attachedTo === undefined ? [] : yield* present(game, frame, whole.attachedTo)
  if (whole.attachedTo !== undefined && bearer === undefined) return false
  const strength = variableStrength(game, frame, data as TokenData)
  const counters = Object.entries((whole.counters ?? {}) as Readonly<Record<string, Value>>).map(
    ([kind, value]) => [kind, amountOf(game, frame, value)] as const,
  )
  const entering = {
    ...(strength === null ? {} : { copy: { card: index, face: 0, added: [strength] } }),
    ...(counters.length === 0 ? {} : { counters: Object.fromEntries(counters) }),
  }
  const events = playersOf(game, frame, (whole.by ?? "you") as PlayerRef).flatMap((one) =>
    Array.from({ length: count }, () => ({
      type: "create",
      rule: "701.7a",
      player: one,
      amount: index,
      to: "battlefield",
      source: frame.source,
      ...(Object.keys(entering).length === 0 ? {} : { data: entering as unknown as Plain }),
      ...(bearer === undefined ? {} : { attachTo: bearer }),
      ...(whole.tapped === true ? { tapped: true } : {}),
    })),
  )
  return yield* createdTokens(game, frame, whole, events)
}
