import {
  answering,
  attempt,
  type Decision,
  type Frame,
  type Game,
  type GameEvent,
  type Key,
  type ObjectId,
  type PlayerId,
  type Procedure,
  recording,
} from "@dilemma-table/engine"
import { activateManaAbility } from "./mana.ts"
import { poolOf } from "./mana-pool.ts"
import type { Bought } from "./mana-search.ts"
import type { Source } from "./plan-payment.ts"

/*
 * Mana abilities that are activated while something is paid for (601.2g): noted, so that they can be undone or stay (733.1).
 */

/** A mana ability activated while something was being cast, activated or paid for. */
export interface ManaActivation {
  readonly object: ObjectId
  readonly n: number
  /** The answers given in it, so that it can be run again (733.1). */
  readonly answers: readonly (readonly Key[])[]
  /** It moved, revealed or shuffled cards of a library: it can't be reversed (733.1). */
  readonly stays: boolean
  /** It cost mana, so whatever paid for it must stay with it. */
  readonly paidWithMana: boolean
}

/** Who is paying for what. `activations` grows as mana abilities are activated. */
export interface Paying {
  readonly player: PlayerId
  /** What the text whose costs these are has been told; absent where only mana is paid. */
  readonly frame?: Frame
  /** The spell or ability paid for, and the object whose costs these are. */
  readonly object: ObjectId
  readonly source: ObjectId
  readonly activations: ManaActivation[]
}

/** What comes of a mana ability that is activated with these answers; what they don't cover is asked. */
type Given = readonly (readonly Key[])[] | ((asked: Decision) => readonly Key[] | null)

/**
 * Activates one mana ability within a payment and notes what may have to be undone. One that can't be completed is
 * reversed by itself (733.1).
 * @param running how it is carried out, if not simply
 * @returns whether it was activated
 */
export function* activateWithin(
  game: Game,
  paying: Paying,
  source: Pick<Source, "object" | "n">,
  given: Given,
  running: () => Procedure<void> = () => activateManaAbility(game, paying.player, source.object, source.n),
): Procedure<boolean> {
  const before = game.state.history.length
  const poolBefore = poolSize(game, paying.player)
  const answers: (readonly Key[])[] = []
  let n = 0
  const next = typeof given === "function" ? given : () => given[n++] ?? null
  const { done } = yield* attempt(game, () => answering(() => recording(running, answers), next))
  if (!done) return false
  const events = game.state.history.slice(before)
  paying.activations.push({
    object: source.object,
    n: source.n,
    answers,
    stays: events.some(isIrreversible),
    paidWithMana: poolBefore > 0 && events.some((event) => event.as === "spends-mana"),
  })
  return true
}

/** Did it move cards to or from a library, or shuffle or reveal cards of one (733.1)? */
const isIrreversible = ({ type, as, from, to }: GameEvent): boolean =>
  type === "shuffle" || as === "reveals" || (type === "move" && (from === "library" || to === "library"))

const poolSize = (game: Game, player: PlayerId): number =>
  Object.values(poolOf(game, player)).reduce((sum, n) => sum + n, 0)

/** Activates a source of a plan: with the mana that is meant to pay for it, for the mana that is wanted of it. */
export function activateBought(game: Game, paying: Paying, { source, output, spent }: Bought): Procedure<boolean> {
  const given = [...answersFor(source, output)]
  return activateWithin(game, paying, source, ({ prompt }) => {
    if (prompt === "activate-mana-abilities") return ["done"]
    return prompt === "pay-with" ? [spent] : (given.shift() ?? null)
  })
}

export const answersFor = (source: Source, output: string): readonly (readonly Key[])[] =>
  source.outputs.length > 1 ? [[keyOfOutput(source, output, source.outputs.indexOf(output))]] : []

/** "Any color" is answered by the color, an "or" by its place. */
const keyOfOutput = (source: Source, output: string, at: number): Key => (source.byColor ? (output[0] as Key) : at + 1)
