import {
  ask,
  attempt,
  type Game,
  type Key,
  type ObjectId,
  type Option,
  type PlayerId,
  type Procedure,
  pick,
  replaying,
  step,
} from "@dilemma-table/engine"
import type { ManaActivation } from "./activating-for-mana.ts"
import { activateManaAbility } from "./mana.ts"
import { place, setPlace } from "./position.ts"

/**
 * Takes an action that may turn out to be illegal (733.1). If it does, everything goes back: the spell to its zone,
 * payments, triggers. The player decides which mana abilities activated on the way stay (kind "mana-kept"); those that
 * moved, revealed or shuffled cards of a library stay anyway. What stays is run again with the answers given, so its
 * triggers exist and those of the reversed ones don't. The player still has priority (733.2).
 * @param key the action option's key: it isn't offered again while the position stays as it is
 * @returns whether the action was completed
 */
export function* takeAction(
  game: Game,
  player: PlayerId,
  key: string,
  action: (activations: ManaActivation[]) => Procedure<void>,
): Procedure<boolean> {
  const { done, kept } = yield* carryOut(game, player, action)
  if (!done) setPlace(game, { refused: kept === 0 ? [...place(game).refused, key] : [] })
  return done
}

/**
 * The same of an action that an effect has a player take as it is carried out (608.2g): it goes on without it if it is reversed.
 * @returns whether the action was completed, and how many mana abilities stay if not
 */
export function* carryOut(
  game: Game,
  player: PlayerId,
  action: (activations: ManaActivation[]) => Procedure<void>,
): Procedure<{ readonly done: boolean; readonly kept: number }> {
  const activations: ManaActivation[] = []
  const { done } = yield* attempt(game, () => action(activations))
  if (done) return { done, kept: 0 }
  const kept = yield* manaKept(game, player, activations)
  for (const activation of kept) {
    step(game, "keep-mana-ability", ["733.1"], { player, object: activation.object })
    const again = () => activateManaAbility(game, player, activation.object, activation.n)
    yield* replaying(again, activation.answers)
  }
  return { done, kept: kept.length }
}

/** Each activation by a key: its object's id, with a number behind it where the object was used several times. */
function keyed(activations: readonly ManaActivation[]): readonly { readonly key: Key; readonly one: ManaActivation }[] {
  const times = new Map<ObjectId, number>()
  return activations.map((one) => {
    const n = (times.get(one.object) ?? 0) + 1
    times.set(one.object, n)
    return { key: n === 1 ? one.object : `${one.object}#${n}`, one }
  })
}

/** The mana abilities that stay, in the order in which they were activated. */
function* manaKept(
  game: Game,
  player: PlayerId,
  activations: readonly ManaActivation[],
): Procedure<readonly ManaActivation[]> {
  const all = keyed(activations)
  const must = withPayers(
    all,
    all.filter(({ one }) => one.stays),
  )
  const free = all.filter((entry) => !must.includes(entry))
  if (free.length === 0) return activations
  const options = free.map(
    ({ key, one }): Option => ({ key, is: { type: "act", act: "keep", object: one.object, ability: one.n - 1 } }),
  )
  const keys = yield* ask(game, {
    by: player,
    kind: "mana-kept",
    rules: ["733.1"],
    prompt: "mana-kept",
    space: pick(options, 0, options.length),
  })
  const kept = all.filter((entry) => must.includes(entry) || keys.includes(entry.key))
  return withPayers(all, kept).map(({ one }) => one)
}

/** What a kept ability was paid with can't be reversed (733.1): all that was activated before it stays, too. */
function withPayers<T extends { readonly one: ManaActivation }>(all: readonly T[], kept: readonly T[]): readonly T[] {
  const last = kept.findLast(({ one }) => one.paidWithMana)
  const upTo = last === undefined ? 0 : all.indexOf(last)
  return all.filter((entry, i) => kept.includes(entry) || i < upTo)
}
