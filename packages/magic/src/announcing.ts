import {
  type Game,
  iterate,
  type Key,
  type Modal,
  type ModePick,
  type Procedure,
  type Refusal,
  type Said,
  slotsOf,
  step,
  type Target,
} from "@dilemma-table/engine"
import { totalFor } from "./dividing.ts"
import {
  apart,
  excludedFor,
  modalPart,
  modesOf,
  modesRefusal,
  noModes,
  slotsOfMode,
  tiesModes,
  withModes,
} from "./modes.ts"
import { type Purse, purseOf } from "./payability.ts"
import { hangsOnTargets, type Proposal, rulesFor, say, saying } from "./proposal.ts"
import { payable, payableWith, settlings } from "./settling.ts"
import { askTargets, becomeTargets, canFill, type Paid, type Slot, targetOfKey } from "./targets.ts"
import { canFillWithSomeX } from "./variable-costs.ts"

/** Can it be completed? "only-by-luck": only if a mana ability's hidden or random result is right. */
export type Completable = "yes" | "no" | "only-by-luck" | "not-decided"

export interface Judged {
  readonly answer: Completable
  /** The first part that says no. */
  readonly refusal: Refusal | null
}

const no = (refusal: Refusal): Judged => ({ answer: "no", refusal })

/**
 * Can what is proposed be announced and paid from here (601.4, 601.5)? Judged by parts: reachable modes, a joint choice of
 * targets, costs. A "yes" can always be completed; the first part that says no is given with it.
 */
export function completable(game: Game, proposal: Proposal, purse: Purse = purseOf(game, proposal.by)): Judged {
  if (!proposal.settled) return bestSettling(game, proposal, purse)
  const slots = slotsOf(game.rulebook, proposal.effect) as readonly Slot[]
  const modal = modalPart(game, proposal)
  if (modal !== null && proposal.said.modes === null) {
    const refusal = modesRefusal(game, proposal, modal)
    if (refusal !== null) return no(refusal)
  }
  if (!canFillWithSomeX(game, proposal, slots))
    return no({ code: "no-legal-target", rule: "601.2c", object: proposal.object, player: proposal.by })
  if (proposal.kind === "triggered") return YES
  if (modal !== null && proposal.said.modes === null && (tiesModes(modal) || hangsOnTargets(game, proposal)))
    return bestSelection(game, proposal, modal, purse)
  return payable(game, proposal, purse)
}

/** The best of what any combination of costs would allow. */
function bestSettling(game: Game, proposal: Proposal, purse: Purse): Judged {
  let best: Judged | null = null
  for (const one of settlings(proposal)) {
    const judged = completable(game, one, purse)
    if (judged.answer === "yes") return judged
    if (best === null || best.answer === "no") best = best === null || judged.answer !== "no" ? judged : best
  }
  return best ?? YES
}

const YES: Judged = { answer: "yes", refusal: null }

/** How many selections of modes are looked at before it is left undecided. */
const mostSelections = 500

/** Modes that cost something or exclude each other are tried out together until one can be completed. */
function bestSelection(game: Game, proposal: Proposal, modal: Modal, purse: Purse): Judged {
  const space = modesOf(game, proposal, modal)
  let tried = 0
  let best: Judged | null = null
  for (const keys of iterate(space, apart(game, proposal, modal))) {
    if (tried++ >= mostSelections) return { answer: "not-decided", refusal: null }
    const judged = payable(game, withModes(proposal, keys as number[]), purse)
    if (judged.answer === "yes") return YES
    if (best === null || best.answer === "no") best = judged
  }
  return best ?? no(noModes(proposal, [], modal))
}

/** Where the cost hangs on the targets: which of them can be paid for, those before being chosen; null where it doesn't. */
function paidFor(game: Game, proposal: Proposal, before: readonly (readonly Target[])[]): Paid | null {
  if (!hangsOnTargets(game, proposal)) return null
  const purse = purseOf(game, proposal.by)
  return {
    before,
    fits: (chosen) => payableWith(game, proposal, purse, [...before, ...chosen]).answer !== "no",
  }
}

/**
 * May these be the targets of the slot that is asked for?
 * @param chosen the targets of all slots before it, `sizes` how many each of them has
 */
export function targetsFit(
  game: Game,
  proposal: Proposal,
  chosen: readonly Key[],
  sizes: readonly number[],
  keys: readonly Key[],
): boolean {
  const ends = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((sum, n) => sum + n, 0))
  const before = sizes.map((n, i) => chosen.slice((ends[i] ?? 0) - n, ends[i]).map(targetOfKey))
  return paidFor(game, proposal, before)?.fits([keys.map(targetOfKey)]) ?? true
}

/**
 * Targets are announced for the text outside modes and for every chosen mode in printed order (601.2c, 700.2c).
 * @returns the proposal with its targets; null if some slot has no legal choice
 */
export function* chooseTargets(game: Game, proposal: Proposal): Procedure<Proposal | null> {
  const rules = rulesFor[proposal.kind].targets
  const slots = slotsOf(game.rulebook, proposal.effect) as readonly Slot[]
  const modal = modalPart(game, proposal)
  const picks = proposal.said.modes?.picks ?? []
  if (slots.length === 0 && picks.every((pick) => modal !== null && slotsOfMode(game, modal, pick.mode).length === 0))
    return proposal
  step(game, "choose-targets", rules, { player: proposal.by, object: proposal.object })
  const targeting = { ...proposal, about: { ...proposal.about, said: proposal.said } }
  if (!canFill(game, targeting, slots)) return null
  const most = (effect: unknown) => (slot: Slot) => totalFor(game, proposal, effect, slot) ?? Number.POSITIVE_INFINITY
  const unpaid = paidFor(game, proposal, [])
  const targets = yield* askTargets(game, targeting, slots, rules, [], null, most(proposal.effect), unpaid)
  const done: ModePick[] = []
  for (const pick of picks) {
    if (modal === null) break
    const own = slotsOfMode(game, modal, pick.mode)
    const excluded = excludedFor(game, proposal, modal, picks.slice(done.length + 1), done)
    if (!canFill(game, targeting, own, excluded)) return null
    const limit = most(modal.modes[pick.mode - 1]?.do)
    const paid = unpaid === null ? null : paidFor(game, proposal, [...targets, ...done.flatMap((one) => one.targets)])
    const chosen = yield* askTargets(game, targeting, own, rules, excluded, pick.mode, limit, paid)
    done.push({ mode: pick.mode, targets: chosen })
  }
  const modes = proposal.said.modes === null ? null : { ...proposal.said.modes, picks: done }
  const said: Said = { ...proposal.said, targets, modes }
  yield* say(game, proposal.object, said, rules[0])
  const all: readonly (readonly Target[])[] = [...targets, ...done.flatMap((pick) => pick.targets)]
  yield* becomeTargets(game, proposal, all, "601.2c")
  return saying(proposal, said)
}
