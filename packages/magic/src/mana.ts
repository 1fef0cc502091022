import {
  type Game,
  happen,
  Illegal,
  makeFrame,
  type ObjectId,
  type PlayerId,
  type Procedure,
  removeWaiting,
  run,
  step,
} from "@dilemma-table/engine"
import { activatedAbilities } from "./activated.ts"
import { payCosts } from "./costs.ts"
import { isTriggeredManaAbility, tappedForMana } from "./mana-abilities.ts"
import { poolOf } from "./mana-pool.ts"
import { announceManaModes } from "./modes.ts"
import { place, setPlace } from "./position.ts"
import { proposalOf } from "./proposal.ts"

/** Activates a mana ability: it is paid for and resolves at once, without the stack (605.3b). */
export function* activateManaAbility(game: Game, player: PlayerId, id: ObjectId, n: number): Procedure<void> {
  const one = activatedAbilities(game, id).find((other) => other.n === n)
  if (one === undefined) throw new Illegal({ code: "no-such-ability", rule: "602.2", object: id, player })
  step(game, "activate-mana-ability", ["605.3b"], { player, object: id })
  const { ability } = one
  const targeting = { by: player, object: id, source: id }
  const proposal = proposalOf("activated", targeting, ability.activate, ability.cost, { ability: ability as never })
  const { frame } = yield* announceManaModes(game, proposal)
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
