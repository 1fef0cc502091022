import type { GameRecord, ModesRecord } from "./game-record.ts"
import { type Share, shareOf } from "./interval.ts"

/** How often something was chosen, and how the games went. A game in which both players chose it counts as two. */
interface Chosen {
  readonly chosen: number
  /** Games in which it was chosen and that somebody won. */
  readonly games: number
  /** Those that whoever chose it won. */
  readonly won: number
  readonly rate: Share | null
}

/** One mode of a modal ability, by its printed number. */
export interface ModeTally extends Chosen {
  readonly mode: number
  /** How often it could be chosen. */
  readonly offered: number
  /** How often it was chosen then, be it once or more than once. */
  readonly taken: number
  readonly share: Share | null
}

/** Modes that were chosen together, by their printed numbers; none where nothing was chosen. */
export interface CombinationTally extends Chosen {
  readonly modes: readonly number[]
}

/** A modal ability of a card: how often it asked, and what was answered. */
export interface AbilityTally {
  readonly card: string
  readonly face: number
  readonly ability: number | null
  readonly asked: number
  /** How often there was but one answer. */
  readonly forced: number
  /** By their printed numbers. */
  readonly modes: readonly ModeTally[]
  /** What was chosen most often first. */
  readonly combinations: readonly CombinationTally[]
}

/** What is counted of a mode or of several together. */
interface Count {
  chosen: number
  games: number
  won: number
  offered: number
  /** How often it was among what was chosen: a mode picked twice at once was taken once. */
  taken: number
}

interface Counting {
  readonly about: Pick<AbilityTally, "card" | "face" | "ability">
  asked: number
  forced: number
  readonly modes: Map<number, Count>
  readonly combinations: Map<string, Count & { readonly modes: readonly number[] }>
}

const nothing = (): Count => ({ chosen: 0, games: 0, won: 0, offered: 0, taken: 0 })

/** Counts which modes were chosen in games, and who won them. */
export class ModesTallying {
  private readonly abilities = new Map<string, Counting>()

  take({ modes, winner }: GameRecord): void {
    const told = [new Set<Count>(), new Set<Count>()]
    for (const one of modes) {
      const { seat, offered, chosen } = one
      const ability = this.of(one)
      ability.asked += 1
      if (one.forced) ability.forced += 1
      for (const mode of offered) modeOf(ability, mode).offered += 1
      for (const mode of new Set(chosen)) modeOf(ability, mode).taken += 1
      for (const what of [...chosen.map((mode) => modeOf(ability, mode)), combinationOf(ability, chosen)]) {
        what.chosen += 1
        if (winner === null || told[seat]?.has(what) !== false) continue
        told[seat].add(what)
        what.games += 1
        if (winner === seat) what.won += 1
      }
    }
  }

  private of({ card, face, ability }: ModesRecord): Counting {
    const key = JSON.stringify([card, face, ability])
    const known = this.abilities.get(key)
    if (known !== undefined) return known
    const about = { card, face, ability }
    const begun: Counting = { about, asked: 0, forced: 0, modes: new Map(), combinations: new Map() }
    this.abilities.set(key, begun)
    return begun
  }

  /** The ability that asked most often first; of those that did as often in the order of their names. */
  tally(): readonly AbilityTally[] {
    const sorted = [...this.abilities].sort(([a, one], [b, other]) => other.asked - one.asked || (a < b ? -1 : 1))
    return sorted.map(([, { about, asked, forced, modes, combinations }]) => ({
      ...about,
      asked,
      forced,
      modes: [...modes]
        .sort(([a], [b]) => a - b)
        .map(([mode, one]) => ({
          mode,
          ...chosenOf(one),
          offered: one.offered,
          taken: one.taken,
          share: shareOf(one.taken, one.offered),
        })),
      combinations: [...combinations]
        .sort(([a, one], [b, other]) => other.chosen - one.chosen || (a < b ? -1 : 1))
        .map(([, one]) => ({ modes: one.modes, ...chosenOf(one) })),
    }))
  }
}

const chosenOf = ({ chosen, games, won }: Count): Chosen => ({ chosen, games, won, rate: shareOf(won, games) })

function modeOf({ modes }: Counting, mode: number): Count {
  const known = modes.get(mode)
  if (known !== undefined) return known
  const begun = nothing()
  modes.set(mode, begun)
  return begun
}

function combinationOf({ combinations }: Counting, modes: readonly number[]): Count {
  const key = modes.join("+")
  const known = combinations.get(key)
  if (known !== undefined) return known
  const begun = { ...nothing(), modes }
  combinations.set(key, begun)
  return begun
}
