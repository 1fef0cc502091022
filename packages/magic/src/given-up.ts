import { type Game, type GameEvent, happen, NOTHING_SAID, type ObjectId, type Procedure } from "@dilemma-table/engine"

const givenUp: readonly unknown[] = ["sacrifices", "discards", "exile", "bounce"]

/** Given up, or another permanent tapped for it (702.184a). */
const isGivenUp = ({ type, as, rule }: GameEvent): boolean =>
  givenUp.includes(as) || (type === "tap" && rule === "701.26a")

/** What costs took stays with the spell or ability, and with copies of it: its text may ask how it was (608.2h, 707.10). */
export function* rememberGivenUp(game: Game, id: ObjectId, before: number): Procedure<void> {
  const payer = game.state.objects[id]
  if (payer?.zone !== "stack") return
  const gone = game.state.history
    .slice(before)
    .flatMap((event) => (event.object !== undefined && isGivenUp(event) ? [event.object] : []))
  if (gone.length === 0) return
  const said = { ...(payer.said ?? NOTHING_SAID), gaveUp: gone }
  yield* happen(game, [{ type: "say", rule: "601.2h", object: id, data: said as never }])
}
