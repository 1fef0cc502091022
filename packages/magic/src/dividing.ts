import {
  amountOf,
  ask,
  type Game,
  Illegal,
  type Key,
  type ModePick,
  objectOption,
  type Procedure,
  playerOption,
  type Said,
  slotsOf,
  step,
  type Target,
  type Value,
} from "@dilemma-table/engine"
import { modalPart, slotsOfMode } from "./modes.ts"
import { type Proposal, say } from "./proposal.ts"
import type { Slot } from "./targets.ts"

interface Divided {
  readonly slot: unknown
  readonly value: Value
}

/** What a text divides among targets: the slot and how much. Its words are those with `divided`. */
function dividedIn(effect: unknown): readonly Divided[] {
  if (typeof effect !== "object" || effect === null) return []
  if (Array.isArray(effect)) return effect.flatMap(dividedIn)
  const data = effect as Readonly<Record<string, unknown>>
  if (data.divided === true) return [{ slot: data.to ?? data.on, value: (data.damage ?? data.putCounters) as Value }]
  return Object.entries(data).flatMap(([head, part]) => (head === "modal" ? [] : dividedIn(part)))
}

/** How much is divided among this slot's targets; null where nothing is. */
export function totalFor(game: Game, proposal: Proposal, effect: unknown, slot: Slot): number | null {
  const found = dividedIn(effect).find((one) => one.slot === slot)
  if (found === undefined) return null
  return amountOf(game, { ...proposal.frame, said: proposal.said }, found.value)
}

/**
 * How an effect is divided among its targets is announced (601.2d); each gets at least one. A division that can't be made
 * is illegal.
 */
export function* divide(game: Game, proposal: Proposal): Procedure<Proposal> {
  const modal = modalPart(game, proposal)
  const slots = slotsOf(game.rulebook, proposal.effect) as readonly Slot[]
  const targets = yield* shared(game, proposal, proposal.effect, slots, proposal.said.targets)
  const picks: ModePick[] = []
  for (const pick of proposal.said.modes?.picks ?? []) {
    const own = modal === null ? [] : slotsOfMode(game, modal, pick.mode)
    picks.push({
      mode: pick.mode,
      targets: yield* shared(game, proposal, modal?.modes[pick.mode - 1]?.do, own, pick.targets),
    })
  }
  const said: Said = {
    ...proposal.said,
    targets,
    modes: proposal.said.modes === null ? null : { ...proposal.said.modes, picks },
  }
  if (JSON.stringify(said) === JSON.stringify(proposal.said)) return proposal
  yield* say(game, proposal.object, said, "601.2d")
  return { ...proposal, said }
}

function* shared(
  game: Game,
  proposal: Proposal,
  effect: unknown,
  slots: readonly Slot[],
  all: readonly (readonly Target[])[],
): Procedure<readonly (readonly Target[])[]> {
  const result: (readonly Target[])[] = []
  for (const [i, targets] of all.entries()) {
    const slot = slots[i]
    const total = slot === undefined ? null : totalFor(game, proposal, effect, slot)
    result.push(total === null || targets.length === 0 ? targets : yield* askShares(game, proposal, targets, total))
  }
  return result
}

function* askShares(
  game: Game,
  proposal: Proposal,
  targets: readonly Target[],
  total: number,
): Procedure<readonly Target[]> {
  const { by, object } = proposal
  step(game, "divide", ["601.2d"], { player: by, object })
  if (total < targets.length) throw new Illegal({ code: "too-many-targets", rule: "601.2d", object, player: by })
  const options = targets.map((target) =>
    "object" in target ? objectOption(target.object) : playerOption(target.player),
  )
  const keys: readonly Key[] = yield* ask(game, {
    by,
    kind: "division",
    rules: ["601.2d"],
    prompt: "divide",
    source: object,
    about: { total },
    space: { type: "distribute", options, total, least: 1 },
  })
  return targets.map((target, i) => ({ ...target, share: keys.filter((key) => key === options[i]?.key).length }))
}
