import {
  asLastKnown,
  type Frame,
  type Game,
  numberSaid,
  object,
  type Procedure,
  type Selector,
} from "@dilemma-table/engine"
import { costSaid, halvesOf } from "./faces.ts"

type Data = Readonly<Record<string, unknown>>

/** A step's own numbers stand outside these: what is in them are steps of their own. */
const steps: ReadonlySet<string> = new Set(["then", "else", "do", "may", "try", "either", "modal", "later"])

const whoseCosts = new WeakMap<object, readonly Selector[]>()

/** The cards whose cost a step of an effect asks for. */
function costsAskedIn(step: Data): readonly Selector[] {
  const known = whoseCosts.get(step)
  if (known !== undefined) return known
  const found: Selector[] = []
  collect(step, found)
  whoseCosts.set(step, found)
  return found
}

function collect(data: object, found: Selector[]): void {
  const { number, of } = data as Data
  if (number === "cost" && of !== undefined) found.push(of as Selector)
  for (const [key, inner] of Object.entries(data))
    if (typeof inner === "object" && inner !== null && !steps.has(key)) collect(inner, found)
}

/** Whoever uses an effect that asks for the cost of a card with two costs says which of them counts for it (201.2b). */
export function* sayCosts(game: Game, frame: Frame, step: Data): Procedure<void> {
  for (const selector of costsAskedIn(step)) {
    const [card] = asLastKnown(game, frame, selector)
    if (card === undefined || halvesOf(game, object(game.state, card)) === null) continue
    const name = numberSaid("cost", card)
    if (frame.names[name] === undefined) frame.names[name] = yield* costSaid(game, frame.you, card, "201.2b")
  }
}
