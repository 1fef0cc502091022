import {
  amountOf,
  did,
  type Frame,
  type Game,
  type GameEvent,
  objectsOf,
  type Plain,
  type PlayerRef,
  type Procedure,
  playersOf,
  type Selector,
  type Value,
} from "@dilemma-table/engine"
import { copiableOf, copyEvents, exceptionsOf } from "../becoming-copies.ts"
import { present } from "./present.ts"
import { createdTokens } from "./token-words.ts"

/*
 * Copies of permanents: entering as one, becoming one, tokens that are one (707).
 */

type Whole = Readonly<Record<string, unknown>>
type Does = Readonly<Record<string, unknown>>

/** It enters as a copy (707.5): as it is now, with what copy effects have added to it. Without a choice it enters as itself. */
export function* enterAs(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const { event } = frame
  if (event === null) return false
  const [of] = yield* objectsOf(game, frame, what as Selector)
  if (of === undefined) return yield* did(game, frame, [event])
  const added = [
    ...exceptionsOf(game, of).map((one) => one.does.does as Does),
    ...((whole.except ?? []) as readonly Does[]).map((does) => ({ ...does, copiable: true })),
  ]
  const data = { ...((event.data ?? {}) as object), copy: { ...copiableOf(game, of), added } }
  return yield* did(game, frame, [{ ...event, data: data as unknown as Plain }])
}

export function* becomeCopy(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  const [of] = yield* objectsOf(game, frame, whole.of as Selector)
  if (of === undefined || ids.length === 0) return false
  const about = { source: frame.source, controller: frame.you }
  const added = (whole.except ?? []) as readonly Does[]
  return yield* did(
    game,
    frame,
    ids.flatMap((id) => copyEvents(game, about, id, of, (whole.until ?? "game") as never, added)),
  )
}

/** Tokens that are copies of these (707.2, 111.3). */
export function* createCopy(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const ids = yield* objectsOf(game, frame, what as Selector)
  const count = whole.count === undefined ? 1 : amountOf(game, frame, whole.count as Value)
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  const events = ids.flatMap((of) => {
    const { card, face } = copiableOf(game, of)
    const added = [
      ...exceptionsOf(game, of).map((one) => one.does.does as Does),
      ...((whole.except ?? []) as readonly Does[]).map((does) => ({ ...does, copiable: true })),
    ]
    return who.flatMap((player) =>
      Array.from(
        { length: count },
        (): GameEvent => ({
          type: "create",
          rule: "707.2",
          player,
          amount: card,
          face,
          to: "battlefield",
          source: frame.source,
          data: { copy: { card, face, added } } as unknown as Plain,
          ...(whole.tapped === true ? { tapped: true } : {}),
        }),
      ),
    )
  })
  return yield* createdTokens(game, frame, whole, events)
}
