import {
  askModes,
  type Frame,
  type Game,
  happen,
  Illegal,
  makeFrame,
  modalOf,
  NOTHING_SAID,
  type ObjectId,
  type PlayerId,
  type Procedure,
  removeWaiting,
  run,
  step,
} from "@dilemma-table/engine"
import { activatedAbilities } from "./activated.ts"
import { payCosts } from "./costs.ts"
import { facesDilemma } from "./dilemma.ts"
import type { MagicEffect } from "./lexicon.ts"
import { isTriggeredManaAbility, tappedForMana } from "./mana-abilities.ts"
import { poolOf } from "./mana-pool.ts"
import { place, setPlace } from "./position.ts"

/** Activates a mana ability: it is paid for and resolves at once, without the stack (605.3b). */
export function* activateManaAbility(game: Game, player: PlayerId, id: ObjectId, n: number): Procedure<void> {
  const one = activatedAbilities(game, id).find((other) => other.n === n)
  if (one === undefined) throw new Illegal({ code: "no-such-ability", rule: "602.2", object: id, player })
  step(game, "activate-mana-ability", ["605.3b"], { player, object: id })
  const { ability } = one
  const frame = yield* announceModes(game, makeFrame(id, player, { ability: ability as never }), ability.activate)
  const { activating } = place(game)
  setPlace(game, { activating: [...activating, `${id}:${n}`] })
  yield* payCosts(game, frame, ability.cost)
  const before = poolSize(game, player)
  yield* run(game, frame, ability.activate as never)
  setPlace(game, { activating })
  const tapped = ability.cost.some((cost) => "tap" in cost) && poolSize(game, player) > before
  if (!tapped) return
  yield* happen(game, [tappedForMana(player, id)])
  yield* resolveTriggered(game)
}

/**
 * The modes of a mana ability are chosen as it is activated, like those of any other (602.2b), though nothing of it is ever on
 * the stack: its source stands for it. They bring a dilemma all the same (inferred from 700.17).
 */
function* announceModes(game: Game, frame: Frame, effect: MagicEffect): Procedure<Frame> {
  const modal = modalOf(game.rulebook, effect)
  if (modal === null) return frame
  const { source, you } = frame
  const modes = yield* askModes(game, frame, modal, ["602.2b", "700.2a"])
  if (modes === null) throw new Illegal({ code: "no-legal-modes", rule: "700.2a", object: source, player: you })
  yield* facesDilemma(game, modes.by, source, modes)
  return { ...frame, said: { ...NOTHING_SAID, modes } }
}

const poolSize = (game: Game, player: PlayerId): number =>
  Object.values(poolOf(game, player)).reduce((sum, n) => sum + n, 0)

/** Triggered mana abilities resolve at once, without the stack and without waiting for priority (605.4a). */
function* resolveTriggered(game: Game): Procedure<void> {
  for (;;) {
    const waiting = game.state.waiting.find(({ ability }) => isTriggeredManaAbility(game, ability))
    if (waiting === undefined) return
    removeWaiting(game, waiting.n)
    const { source, controller, ability, event, names } = waiting
    step(game, "triggered-mana-ability", ["605.4a"], { player: controller, object: source })
    const frame = makeFrame(source, controller, { ability, event, names })
    yield* run(game, frame, (ability as unknown as { readonly do: unknown }).do as never)
  }
}
