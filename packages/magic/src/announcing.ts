import {
  ask,
  CHANCE,
  type ChosenModes,
  countUpTo,
  type Frame,
  type Game,
  happen,
  iterate,
  type Key,
  type Modal,
  type ModePick,
  makeFrame,
  modalOf,
  modeChooser,
  modeSpace,
  NOTHING_SAID,
  type ObjectId,
  type Oracle,
  type PlayerId,
  type Procedure,
  type Refusal,
  recordModes,
  type Said,
  type Space,
  slotsOf,
  step,
  type Target,
} from "@dilemma-table/engine"
import { costsOfModes, otherCostsPayable, type TotalCost, together } from "./costs.ts"
import { facesDilemma } from "./dilemma.ts"
import type { MagicCost, MagicEffect } from "./lexicon.ts"
import { type Purse, payability, purseOf } from "./payability.ts"
import { askTargets, becomeTargets, canFill, type Slot, type Targeting } from "./targets.ts"

/** Can it be completed? "only-by-luck": only if a mana ability's hidden or random result is right. */
export type Completable = "yes" | "no" | "only-by-luck" | "not-decided"

/**
 * A spell or ability being announced (601.2b–d). It grows: `said` holds what has been announced so far, nothing while it is
 * only asked whether it could be.
 */
export interface Proposal extends Targeting {
  readonly kind: "spell" | "activated" | "triggered"
  readonly effect: MagicEffect
  /** Everything to be paid but the costs of modes: mana cost or activation cost, and additional costs. */
  readonly costs: readonly MagicCost[]
  readonly said: Said
  readonly frame: Frame
}

export const proposalOf = (
  kind: Proposal["kind"],
  targeting: Targeting,
  effect: MagicEffect,
  costs: readonly MagicCost[],
  about: NonNullable<Parameters<typeof makeFrame>[2]> = {},
): Proposal => ({
  ...targeting,
  about,
  kind,
  effect,
  costs,
  said: NOTHING_SAID,
  frame: makeFrame(targeting.source, targeting.by, about),
})

const rulesFor = {
  spell: { modes: ["601.2b", "700.2a"], targets: ["601.2c"] },
  activated: { modes: ["602.2b", "700.2a"], targets: ["602.2b", "601.2c"] },
  triggered: { modes: ["603.3c", "700.2b"], targets: ["603.3d", "601.2c"] },
} as const

export const modalPart = (game: Game, proposal: Proposal): Modal | null => modalOf(game.rulebook, proposal.effect)

/** The players that one more mode may not target, where each mode must target a different player. */
const usedPlayers = (modal: Modal, picks: readonly ModePick[]): readonly PlayerId[] =>
  modal.differentTargets === undefined
    ? []
    : picks.flatMap((pick) => pick.targets.flat().flatMap((target) => ("player" in target ? [target.player] : [])))

const slotsOfMode = (game: Game, modal: Modal, mode: number): readonly Slot[] =>
  slotsOf(game.rulebook, modal.modes[mode - 1]?.do ?? [])

/** May this mode be chosen: are there legal targets for it (700.2a)? */
const modeLegal = (game: Game, proposal: Proposal, modal: Modal, mode: number): boolean =>
  canFill(game, proposal, slotsOfMode(game, modal, mode))

/** Which selections of modes may be announced. What each mode needs by itself is in the options; the rest is asked. */
function modesOf(game: Game, proposal: Proposal, modal: Modal): Space {
  const space = modeSpace(game, proposal.frame, modal, (mode) => modeLegal(game, proposal, modal, mode))
  if (space.type !== "pick" || !tiesModes(modal)) return space
  return { ...space, constraints: [...space.constraints, { type: "ask", question: "announceable" }] }
}

/** Does one mode's choice bear on another's: by costs, or because they must target different players? */
const tiesModes = (modal: Modal): boolean =>
  modal.differentTargets !== undefined || modal.modes.some((mode) => mode.cost !== undefined)

/** Could these modes be announced together: different players for each, and all their costs? */
export function selectionLegal(game: Game, proposal: Proposal, modal: Modal, modes: readonly number[]): boolean {
  if (!canTargetApart(game, proposal, modal, modes, [])) return false
  if (proposal.kind === "triggered") return true
  const chosen = withModes(proposal, modes)
  const total = totalOf(game, chosen)
  return (
    otherCostsPayable(game, proposal.frame, total.other) === null && payability(game, chosen, total).answer !== "no"
  )
}

function canTargetApart(
  game: Game,
  proposal: Proposal,
  modal: Modal,
  modes: readonly number[],
  used: readonly PlayerId[],
): boolean {
  const [mode, ...rest] = modes
  if (mode === undefined || modal.differentTargets === undefined) return true
  const slots = slotsOfMode(game, modal, mode)
  const asks = slots.filter((slot) => "targetPlayer" in slot).length
  if (asks === 0) return canFill(game, proposal, slots) && canTargetApart(game, proposal, modal, rest, used)
  return game.state.players.some((_, seat) => {
    const player = seat as PlayerId
    const others = game.state.players.map((__, other) => other as PlayerId).filter((other) => other !== player)
    return (
      !used.includes(player) &&
      canFill(game, proposal, slots, others) &&
      canTargetApart(game, proposal, modal, rest, [...used, player])
    )
  })
}

/** The total cost of a proposal as far as it has been announced (601.2f). */
export const totalOf = (game: Game, proposal: Proposal): TotalCost =>
  together([...proposal.costs, ...costsOfModes(game, proposal.effect, proposal.said)], proposal.said.x ?? 0)

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
  const slots = slotsOf(game.rulebook, proposal.effect) as readonly Slot[]
  const modal = modalPart(game, proposal)
  if (modal !== null && proposal.said.modes === null) {
    const refusal = modesRefusal(game, proposal, modal)
    if (refusal !== null) return no(refusal)
  }
  if (!canFill(game, proposal, slots))
    return no({ code: "no-legal-target", rule: "601.2c", object: proposal.object, player: proposal.by })
  if (proposal.kind === "triggered") return YES
  const blocked = otherCostsPayable(game, proposal.frame, totalOf(game, proposal).other)
  if (blocked !== null) return no(blocked)
  if (modal !== null && proposal.said.modes === null && tiesModes(modal))
    return bestSelection(game, proposal, modal, purse)
  return payability(game, proposal, totalOf(game, proposal), purse)
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
    const judged = payability(game, proposal, totalOf(game, withModes(proposal, keys as number[])), purse)
    if (judged.answer === "yes") return YES
    if (best === null || best.answer === "no") best = judged
  }
  return best ?? no(noModes(proposal, [], modal))
}

const withModes = (proposal: Proposal, modes: readonly number[]): Proposal => ({
  ...proposal,
  said: { ...proposal.said, modes: { by: proposal.by, picks: modes.map((mode) => ({ mode, targets: [] })) } },
})

/** Answers whether modes can be given targets together. */
const apart =
  (game: Game, proposal: Proposal, modal: Modal): Oracle =>
  (_question, keys, partial) =>
    partial || canTargetApart(game, proposal, modal, keys as readonly number[], [])

/** Why no selection of modes is legal: which modes are, and how many are asked for; null if one is (700.2a, 700.2b). */
function modesRefusal(game: Game, proposal: Proposal, modal: Modal): Refusal | null {
  const space = modesOf(game, proposal, modal)
  if (countUpTo(space, 1, apart(game, proposal, modal)) > 0) return null
  return noModes(proposal, space.type === "pick" ? space.options.map((option) => option.key) : [], modal)
}

const noModes = (proposal: Proposal, able: readonly Key[], modal: Modal): Refusal => ({
  code: "no-legal-modes",
  rule: rulesFor[proposal.kind].modes[1],
  object: proposal.object,
  player: proposal.by,
  data: { able, needed: typeof modal.choose === "number" ? modal.choose : 1 },
})

/** Keeps what has been announced with the spell or ability on the stack. */
export function* say(game: Game, id: ObjectId, said: Said, rule: string): Procedure<void> {
  yield* happen(game, [{ type: "say", rule, object: id, data: said as never }])
}

/**
 * Modes are announced (601.2b; 602.2b; 603.3c), by whom the text says (700.2e), and whoever chose one or more faces a
 * dilemma (700.17).
 * @returns the proposal with its modes; null if no selection is legal
 */
export function* announceModes(game: Game, proposal: Proposal): Procedure<Proposal | null> {
  const modal = modalPart(game, proposal)
  if (modal === null) return proposal
  const rules = rulesFor[proposal.kind].modes
  const space = modesOf(game, proposal, modal)
  if (modesRefusal(game, proposal, modal) !== null) return null
  const by = modeChooser(game, proposal.frame, modal)
  step(game, "announce-modes", rules, { player: by === CHANCE ? proposal.by : by, object: proposal.object })
  const keys: readonly Key[] = yield* ask(game, {
    by,
    kind: "modes",
    rules,
    prompt: "modes",
    source: proposal.object,
    space,
  })
  const chooser = by === CHANCE ? proposal.by : by
  const frame = { ...proposal.frame }
  const modes: ChosenModes = yield* recordModes(game, frame, modal, chooser, keys as readonly number[], rules)
  const said = { ...proposal.said, modes }
  yield* say(game, proposal.object, said, rules[0])
  yield* facesDilemma(game, chooser, proposal.object, modes)
  return { ...proposal, said }
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
  if (!canFill(game, proposal, slots)) return null
  const targets = yield* askTargets(game, proposal, slots, rules, [], null)
  const done: ModePick[] = []
  for (const pick of picks) {
    if (modal === null) break
    const own = slotsOfMode(game, modal, pick.mode)
    const excluded = excludedFor(game, proposal, modal, picks.slice(done.length + 1), done)
    if (!canFill(game, proposal, own, excluded)) return null
    done.push({ mode: pick.mode, targets: yield* askTargets(game, proposal, own, rules, excluded, pick.mode) })
  }
  const modes = proposal.said.modes === null ? null : { ...proposal.said.modes, picks: done }
  const said: Said = { ...proposal.said, targets, modes }
  yield* say(game, proposal.object, said, rules[0])
  const all: readonly (readonly Target[])[] = [...targets, ...done.flatMap((pick) => pick.targets)]
  yield* becomeTargets(game, proposal, all, "601.2c")
  return { ...proposal, said }
}

/** Players this mode may not target: those taken, and any that a later mode couldn't do without. */
function excludedFor(
  game: Game,
  proposal: Proposal,
  modal: Modal,
  later: readonly ModePick[],
  done: readonly ModePick[],
): readonly PlayerId[] {
  const used = usedPlayers(modal, done)
  if (modal.differentTargets === undefined || later.length === 0) return used
  const rest = later.map((pick) => pick.mode)
  const needed = game.state.players
    .map((_, seat) => seat as PlayerId)
    .filter((player) => !used.includes(player) && !canTargetApart(game, proposal, modal, rest, [...used, player]))
  return [...used, ...needed]
}
