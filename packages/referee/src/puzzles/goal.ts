import { current, type Game, object, type PlayerId } from "@dilemma-table/engine"
import { type Beginning, outcomeDifferences } from "../outcome.ts"
import { outcomeText } from "../outcome-text.ts"
import { type Labels, seatOf } from "../refer.ts"
import type { GoalData, OutcomeData, RulingData } from "../schema.ts"
import type { Aim } from "../solving/aim.ts"
import { making, surviving, winning } from "../solving/aims.ts"
import type { GameName } from "../terms.ts"

/** What a puzzle asks for. */
export interface Goal {
  readonly seat: PlayerId
  /** Within so many turns, the one at hand being the first; everybody's count. */
  readonly turns: number
  readonly kind: "win" | "survive" | "position"
  /** Of a position: what must hold, in words. */
  readonly says: { readonly en: string; readonly ja: string } | null
  /** The aim, reached within so many turns. */
  aim(game: Game, turns: number): Aim
}

/** The goal of a ruling's file; that A wins this turn where it names none. */
export function goalOf(data: RulingData, labels: Labels, beginning: Beginning): Goal {
  const { by = "A", turns = 1, reach = "win", then }: GoalData = data.goal ?? {}
  const seat = seatOf(by)
  const last = (game: Game, within: number): number => game.state.turn + within - 1
  if (then !== undefined) return positionGoal(data.game as GameName, seat, turns, then, labels, beginning)
  const aim = reach === "win" ? winning : surviving
  return {
    seat,
    turns,
    kind: reach,
    says: null,
    aim: (game, within) => aim(seat, last(game, within)),
  }
}

function positionGoal(
  game: GameName,
  seat: PlayerId,
  turns: number,
  then: OutcomeData,
  labels: Labels,
  beginning: Beginning,
): Goal {
  const holds = (at: Game): boolean => outcomeDifferences(at, labels, beginning, then).length === 0
  return {
    seat,
    turns,
    kind: "position",
    says: { en: outcomeText("en", game, then), ja: outcomeText("ja", game, then) },
    aim: (at, within) =>
      making(
        seat,
        at.state.turn + within - 1,
        holds,
        labels.size === 0 ? undefined : (now) => whereabouts(now, labels),
      ),
  }
}

/** Where the cards with labels are now: an outcome may speak of one of several that are alike. */
const whereabouts = ({ state }: Game, labels: Labels): string =>
  [...labels]
    .map(([label, ids]) => {
      const places = ids.map((id) => {
        const now = current(state, id)
        const { zone, controller, tapped, became } = object(state, now)
        return `${zone}${controller}${tapped}${became === 0}`
      })
      return `${label}:${places.join()}`
    })
    .join(" ")
