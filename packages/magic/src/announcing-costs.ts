import {
  ask,
  askOne,
  type Game,
  Illegal,
  type Key,
  numberRange,
  type Option,
  type Procedure,
  pick,
  type Question,
  slotsOf,
} from "@dilemma-table/engine"
import { choiceKey, mostTimes, type Optional, wayAnnounced } from "./cost-offers.ts"
import { promised } from "./gifts.ts"
import { modalPart, modesFit, modesHaveTargets, modesRefusal } from "./modes.ts"
import { type Purse, purseOf } from "./payability.ts"
import { type Proposal, say } from "./proposal.ts"
import { isAffordable, settlings, withCosts } from "./settling.ts"
import { splicedTexts } from "./splicing.ts"
import type { Slot } from "./targets.ts"
import { canFillWithSomeX } from "./variable-costs.ts"

/**
 * Alternative and additional costs are announced (601.2b): one way of casting, and which additional costs are paid. Offered are
 * those with which the modes chosen may stand and which could be paid; what can't be otherwise isn't asked.
 */
export function* announceCosts(game: Game, proposal: Proposal): Procedure<Proposal> {
  if (proposal.settled) return proposal
  const purse = purseOf(game, proposal.by)
  const modal = modalPart(game, proposal)
  let left: readonly Proposal[] = settlings(proposal).filter(
    (one) =>
      (modal === null || one.said.modes === null || (modesFit(game, one, modal) && modesHaveTargets(game, one))) &&
      hasTargets(game, proposal, one) &&
      isAffordable(game, one, purse),
  )
  if (left.length === 0)
    throw new Illegal({ code: "cannot-pay", rule: "601.2h", object: proposal.object, player: proposal.by })
  left = yield* chooseWay(game, proposal, left)
  for (const one of proposal.offers.optional) left = yield* chooseOptional(game, proposal, left, one)
  for (const [i, alternatives] of proposal.offers.choices.entries())
    left = yield* chooseOr(game, proposal, left, i, alternatives.length)
  const chosen = left[0] as Proposal
  const often = yield* moreTimes(game, chosen, purse)
  const to = yield* promised(game, proposal.by, often.said.costs, proposal.object)
  const announced = to.length === 0 ? often : withCosts(often, [...often.said.costs, ...to])
  if (announced.said.costs.length > 0) yield* say(game, proposal.object, announced.said, "601.2b")
  return announced
}

/** Where the text hangs on how it is cast: are there targets for the one it would have (601.2c, 601.5)? */
const hasTargets = (game: Game, whole: Proposal, proposal: Proposal): boolean =>
  ((Object.keys(proposal.offers.texts).length === 0 && proposal.effect === whole.effect) ||
    canFillWithSomeX(game, proposal, slotsOf(game.rulebook, proposal.effect) as readonly Slot[])) &&
  splicedTexts(game, proposal.said.costs).every((effect) => canBeChosenFor(game, { ...proposal, effect }))

/** A text is only spliced on if what it asks for can be chosen: its targets, its modes with theirs (702.47b). */
function canBeChosenFor(game: Game, added: Proposal): boolean {
  const slots = slotsOf(game.rulebook, added.effect) as readonly Slot[]
  const modal = modalPart(game, added)
  return canFillWithSomeX(game, added, slots) && (modal === null || modesRefusal(game, added, modal) === null)
}

const about = (proposal: Proposal): Pick<Question, "by" | "kind" | "rules" | "source"> => ({
  by: proposal.by,
  kind: "cost-choice",
  rules: ["601.2b"],
  source: proposal.object,
})

function* chooseWay(game: Game, proposal: Proposal, left: readonly Proposal[]): Procedure<readonly Proposal[]> {
  const { ways } = proposal.offers
  const keyOf = (one: Proposal): Key => wayAnnounced(proposal.offers, one.said.costs)?.key ?? "normal"
  const keys = ways.map(({ key }) => key).filter((key) => left.some((one) => keyOf(one) === key))
  if (keys.length < 2) return left
  const key = yield* askOne(
    game,
    { ...about(proposal), rules: ["601.2b", "118.9"], prompt: "way" },
    keys.map((key): Option => {
      const way = ways.find((one) => one.key === key)
      return { key, is: { type: "act", act: wordOf(key), object: way?.source ?? proposal.object } }
    }),
  )
  return left.filter((one) => keyOf(one) === key)
}

/** "by:12" is a way by what an object allows. */
const wordOf = (key: Key): string => String(key).split(":")[0] ?? ""

function* chooseOptional(
  game: Game,
  proposal: Proposal,
  left: readonly Proposal[],
  one: Optional,
): Procedure<readonly Proposal[]> {
  const paid = left.filter(({ said }) => said.costs.includes(one.key))
  if (paid.length === 0 || paid.length === left.length) return left
  const keys = yield* ask(game, {
    ...about(proposal),
    rules: ["601.2b", "118.8"],
    prompt: "additional-cost",
    about: { cost: wordOf(one.key) },
    space: pick([{ key: one.key, is: { type: "act", act: wordOf(one.key), object: one.source } }], 0, 1),
  })
  return keys.length > 0 ? paid : left.filter((other) => !paid.includes(other))
}

function* chooseOr(
  game: Game,
  proposal: Proposal,
  left: readonly Proposal[],
  at: number,
  count: number,
): Procedure<readonly Proposal[]> {
  const keys = Array.from({ length: count }, (_, n) => choiceKey(at, n)).filter((key) =>
    left.some(({ said }) => said.costs.includes(key)),
  )
  if (keys.length < 2) return left
  const key = yield* askOne(
    game,
    { ...about(proposal), rules: ["601.2b", "118.8"], prompt: "one-of-costs" },
    keys.map((key): Option => ({ key, is: { type: "word", word: `cost:${key.split(":")[2]}` } })),
  )
  return left.filter(({ said }) => said.costs.includes(key))
}

/** A kicker that may be paid any number of times: how often, once it is paid at all (702.33c). */
function* moreTimes(game: Game, proposal: Proposal, purse: Purse): Procedure<Proposal> {
  let announced = proposal
  for (const one of proposal.offers.optional) {
    if (one.times !== "any" || !announced.said.costs.includes(one.key)) continue
    const times = (n: number): Proposal =>
      withCosts(announced, [
        ...announced.said.costs.filter((key) => key !== one.key),
        ...Array.from({ length: n }, () => one.key),
      ])
    const least = announced.said.costs.filter((key) => key === one.key).length
    let most = least
    while (most < mostTimes && isAffordable(game, times(most + 1), purse)) most += 1
    if (most === least) continue
    const [n] = yield* ask(game, {
      ...about(proposal),
      kind: "number",
      rules: ["601.2b", "702.33c"],
      prompt: "how-often",
      space: numberRange(least, most),
    })
    announced = times(Number(n))
  }
  return announced
}
