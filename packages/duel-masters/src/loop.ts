import { drawEndless, type Game, type Plain, type Procedure, sighted } from "@dilemma-table/engine"
import {
  attackEndStep,
  attackOverStep,
  attackStep,
  battleStep,
  blockStep,
  breakStep,
  clashStep,
  targetStep,
} from "./attack.ts"
import { IDLE_BEFORE, loopRule, withoutLoops } from "./endless.ts"
import { GameOver } from "./game-over.ts"
import { handsStep, setupStep } from "./opening.ts"
import { RestSkipped } from "./skipping.ts"
import { chargeStep, drawStep, endStep, mainStep, turnOverStep, turnStep, untapStep } from "./turn.ts"
import { resolveNext } from "./waiting.ts"

/**
 * The places the game can stand at, in the order of a turn (500.1, 505.1). `state.loop` holds the place and, while an attack
 * goes on, who attacks what; nothing else is remembered, so that a new generator goes on from any state.
 */
const steps = {
  setup: setupStep,
  hands: handsStep,
  turn: turnStep,
  untap: untapStep,
  draw: drawStep,
  charge: chargeStep,
  main: mainStep,
  attack: attackStep,
  target: targetStep,
  block: blockStep,
  clash: clashStep,
  battle: battleStep,
  break: breakStep,
  "attack-end": attackEndStep,
  "attack-over": attackOverStep,
  end: endStep,
  "turn-over": turnOverStep,
} as const

export type Step = keyof typeof steps
export const stepNames = Object.keys(steps) as readonly Step[]

/** What the loop remembers at the start of a game, or of a position that says nothing else. */
export const firstLoop = (whole: boolean): Readonly<Record<string, Plain>> => ({
  step: whole ? "setup" : "main",
  next: 0,
  attacker: 0,
  target: 0,
  blocker: 0,
  blocked: false,
  broken: 0,
  removed: false,
  shields: [],
})

/** What triggers as a creature attacks waits until its target is named (506.2). */
const beforeWaiting: ReadonlySet<string> = new Set<Step>(["setup", "hands", "turn", "untap", "target"])

/** Plays on from wherever the state is, to the end of the game. */
export function* run(game: Game): Procedure<void> {
  try {
    let seen: readonly string[] = []
    for (let idle = 0; game.state.result === null; idle++) {
      let asked = false
      yield* withoutLoops(
        game,
        () => advanceOrSkip(game),
        () => {
          asked = true
        },
      )
      if (asked) {
        idle = 0
        seen = []
      } else if (idle > IDLE_BEFORE) seen = yield* watched(game, seen)
    }
  } catch (error) {
    if (!(error instanceof GameOver)) throw error
  }
}

/** Where nothing has been asked for long and a position comes again, nobody can stop what goes on. */
function* watched(game: Game, before: readonly string[]): Procedure<readonly string[]> {
  const { seen, times } = sighted(game, before, true)
  if (times > 1) yield* drawEndless(game, loopRule)
  return seen
}

/** Where the rest of the turn is skipped in the middle of anything, that ends, and the loop stands at the end of the turn. */
function* advanceOrSkip(game: Game): Procedure<void> {
  try {
    yield* advance(game)
  } catch (error) {
    if (!(error instanceof RestSkipped)) throw error
  }
}

function* advance(game: Game): Procedure<void> {
  const name = game.state.loop.step as Step
  if (!beforeWaiting.has(name) && (yield* resolveNext(game))) return
  const next = steps[name]
  if (next === undefined) throw new RangeError(`There is no step ${name}`)
  yield* next(game)
}
