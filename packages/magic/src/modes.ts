import {
  ask,
  CHANCE,
  type ChosenModes,
  chooseAmong,
  contains,
  countUpTo,
  type Game,
  iterate,
  type Key,
  type Modal,
  type ModePick,
  modalOf,
  modeChooser,
  modeSpace,
  type ObjectId,
  type Oracle,
  object,
  opponentsOf,
  type PlayerId,
  type Procedure,
  players,
  type Refusal,
  type RuleId,
  recordModes,
  type Space,
  slotsOf,
  step,
} from "@dilemma-table/engine"
import { facesDilemma } from "./dilemma.ts"
import { purseOf } from "./payability.ts"
import { place } from "./position.ts"
import { hangsOnTargets, hasX, type Proposal, rulesFor, say, saying } from "./proposal.ts"
import { isAffordable, settlings } from "./settling.ts"
import { canFill, type Slot } from "./targets.ts"
import { canFillWithSomeX, lookingAhead, mostX } from "./variable-costs.ts"

/** The modal part of what is proposed; null if it isn't modal (700.2). */
export const modalPart = (game: Game, proposal: Proposal): Modal | null => modalOf(game.rulebook, proposal.effect)

/** How many modes were chosen for a spell or ability, each as often as it was (700.2d). */
export function modesChosenFor(game: Game, id: ObjectId): number {
  const said = game.readSaid?.id === id ? game.readSaid.said : object(game.state, id).said
  return said?.modes?.picks.length ?? 0
}

/** The players that one more mode may not target, where each mode must target a different player. */
const usedPlayers = (modal: Modal, picks: readonly ModePick[]): readonly PlayerId[] =>
  modal.differentTargets === undefined
    ? []
    : picks.flatMap((pick) => pick.targets.flat().flatMap((target) => ("player" in target ? [target.player] : [])))

export const slotsOfMode = (game: Game, modal: Modal, mode: number): readonly Slot[] =>
  slotsOf(game.rulebook, modal.modes[mode - 1]?.do ?? [])

/** Why this mode can't be chosen: there are no legal targets for it (700.2a, 700.2b). */
const modeForbidden = (game: Game, proposal: Proposal, ahead: Proposal, modal: Modal, mode: number) =>
  canFillWithSomeX(game, proposal, slotsOfMode(game, modal, mode), ahead)
    ? null
    : { code: "mode-no-target", rule: rulesFor[proposal.kind].modes[1] }

/**
 * Which selections of modes may be announced. What each mode needs by itself is in the options; the rest is asked. As long as
 * costs aren't announced, what any combination of them would allow may be chosen (601.4).
 */
export function modesOf(game: Game, proposal: Proposal, modal: Modal): Space {
  const ahead = lookingAhead(game, proposal)
  const forbidden = (mode: number) => modeForbidden(game, proposal, ahead, modal, mode)
  const spaces = settlings(proposal)
    .flatMap((one) => withEachX(game, one, modal))
    .map((one) =>
      modeSpace(game, one.frame, modal, hasTextOfItsOwn(game, one, modal) ? targetless(game, one) : forbidden),
    )
  const space = spaces.length === 1 ? (spaces[0] as Space) : widest(spaces)
  if (space.type !== "pick" || !(tiesModes(modal) || isTied(proposal) || hangsOnTargets(game, proposal))) return space
  return { ...space, constraints: [...space.constraints, { type: "ask", question: "announceable" }] }
}

/** Would it have other modes, or modes with other targets, by the costs announced (702.96a, 702.148a)? */
const hasTextOfItsOwn = (game: Game, settled: Proposal, modal: Modal): boolean =>
  Object.keys(settled.offers.texts).length > 0 && modalPart(game, settled) !== modal

/** Why one of the modes can't be chosen that it has by the costs announced. */
const targetless =
  (game: Game, settled: Proposal) =>
  (mode: number): ReturnType<typeof modeForbidden> => {
    const modal = modalPart(game, settled)
    return modal === null ? null : modeForbidden(game, settled, lookingAhead(game, settled), modal, mode)
  }

/** Are there targets for all modes chosen, in the text that it has by the costs announced (601.5)? */
export function modesHaveTargets(game: Game, settled: Proposal): boolean {
  if (Object.keys(settled.offers.texts).length === 0) return true
  const why = targetless(game, settled)
  return (settled.said.modes?.picks ?? []).every(({ mode }) => why(mode) === null)
}

/** As long as X isn't announced, a number of modes that hangs on it may be that of any X which could be paid (601.4). */
function withEachX(game: Game, proposal: Proposal, modal: Modal): readonly Proposal[] {
  if (proposal.said.x !== null || !hangsOnX(modal) || !hasX(proposal)) return [proposal]
  return Array.from({ length: mostX(game, proposal) + 1 }, (_, x) => saying(proposal, { ...proposal.said, x }))
}

function hangsOnX(modal: Modal): boolean {
  const known = hanging.get(modal)
  if (known !== undefined) return known
  const found = JSON.stringify([modal.choose, modal.instead]).includes('"x"')
  hanging.set(modal, found)
  return found
}

const hanging = new WeakMap<Modal, boolean>()

/** One space for all: the options of any, as few and as many picks as in any. What goes together is asked. */
function widest(spaces: readonly Space[]): Space {
  const picks = spaces.filter((space) => space.type === "pick")
  const [first] = picks
  if (first === undefined) return spaces[0] as Space
  if (picks.every((space) => JSON.stringify(space) === JSON.stringify(first))) return first
  const options = picks
    .flatMap((space) => space.options)
    .filter((option, i, all) => all.findIndex(({ key }) => key === option.key) === i)
    .sort((a, b) => Number(a.key) - Number(b.key))
  const leftOut = (first.leftOut ?? []).filter(({ key }) => !options.some((option) => option.key === key))
  return {
    ...first,
    options,
    leftOut,
    min: Math.min(...picks.map(({ min }) => min)),
    max: Math.max(...picks.map(({ max }) => max)),
    repeat: picks.some(({ repeat }) => repeat),
    constraints: [],
  }
}

/** Do costs that are yet to be announced, or that grow with the number of modes, bear on which may be chosen? */
const isTied = (proposal: Proposal): boolean => !proposal.settled || proposal.offers.escalate.length > 0

/** May these modes be chosen, by their number, with the costs that have been announced? */
export function modesFit(game: Game, proposal: Proposal, modal: Modal): boolean {
  const keys = proposal.said.modes?.picks.map(({ mode }) => mode) ?? []
  // What has just been chosen counts as chosen already, but not against itself.
  const { notChosenBefore: _, ...rest } = modal
  return withEachX(game, proposal, modal).some((one) => contains(modeSpace(game, one.frame, rest), keys))
}

/** Does one mode's choice bear on another's: by costs, or because they must target different players? */
export const tiesModes = (modal: Modal): boolean =>
  modal.differentTargets !== undefined || modal.modes.some((mode) => mode.cost !== undefined)

/** Could these modes be announced together: different players for each, and all their costs? */
export function selectionLegal(game: Game, proposal: Proposal, modal: Modal, modes: readonly number[]): boolean {
  if (!canTargetApart(game, proposal, modal, modes, [])) return false
  if (proposal.kind === "triggered") return true
  const purse = purseOf(game, proposal.by)
  return settlings(withModes(proposal, modes)).some(
    (one) =>
      (one.settled === proposal.settled || modesFit(game, one, modal)) &&
      modesHaveTargets(game, one) &&
      isAffordable(game, one, purse),
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
  return players(game).some((player) => {
    const others = opponentsOf(game, player)
    return (
      !used.includes(player) &&
      canFill(game, proposal, slots, others) &&
      canTargetApart(game, proposal, modal, rest, [...used, player])
    )
  })
}

export const withModes = (proposal: Proposal, modes: readonly number[]): Proposal =>
  saying(proposal, {
    ...proposal.said,
    modes: { by: proposal.by, picks: modes.map((mode) => ({ mode, targets: [] })) },
  })

/** Answers whether modes can be given targets together. */
export const apart =
  (game: Game, proposal: Proposal, modal: Modal): Oracle =>
  (_question, keys, partial) =>
    partial || canTargetApart(game, proposal, modal, keys as readonly number[], [])

/** Why no selection of modes is legal: which modes are, and how many are asked for; null if one is (700.2a, 700.2b). */
export function modesRefusal(game: Game, proposal: Proposal, modal: Modal): Refusal | null {
  const space = modesOf(game, proposal, modal)
  if (countUpTo(space, 1, apart(game, proposal, modal)) > 0) return null
  return noModes(proposal, space.type === "pick" ? space.options.map((option) => option.key) : [], modal)
}

export const noModes = (proposal: Proposal, able: readonly Key[], modal: Modal): Refusal => ({
  code: "no-legal-modes",
  rule: rulesFor[proposal.kind].modes[1],
  object: proposal.object,
  player: proposal.by,
  data: { able, needed: typeof modal.choose === "number" ? modal.choose : 1 },
})

/** The rule for another player's choosing. */
export const chosenByAnother = "700.2e"

/** What else says which modes may be chosen: more than one of them, pawprints, costs of their own, costs that grow with them. */
function rulesOnChoice({ offers }: Proposal, modal: Modal, space: Space): readonly RuleId[] {
  const found: RuleId[] = []
  if (space.type === "pick" && space.max > 1) found.push("700.2d")
  if (modal.modes.some((mode) => mode.cost !== undefined)) found.push("700.2h")
  if (modal.modes.every((mode) => mode.cost !== undefined)) found.push(modal.choose === 1 ? "702.183a" : "702.172a")
  if (modal.modes.some((mode) => mode.weight !== undefined)) found.push("700.2i")
  if (offers.optional.some(({ key }) => key.startsWith("entwine"))) found.push("702.42a")
  if (offers.escalate.length > 0) found.push("702.120a")
  return found
}

/**
 * Of what can't be completed (`Place.proposals`) no selection might be announceable: any with targets may be chosen then, and
 * the rest of the announcement says what is wrong. Null where there is none at all.
 */
function withAnswers(game: Game, proposal: Proposal, modal: Modal): Space | null {
  const space = modesOf(game, proposal, modal)
  if (!place(game).proposals || space.type !== "pick") return space
  const oracle: Oracle = (_question, keys, partial) =>
    partial || selectionLegal(game, proposal, modal, keys as readonly number[])
  const has = (of: Space): boolean => iterate(of, oracle).next().done !== true
  if (has(space)) return space
  const free = { ...space, constraints: space.constraints.filter(({ type }) => type !== "ask") }
  return has(free) ? free : null
}

/**
 * Modes are announced (601.2b; 602.2b; 603.3c), by whom the text says (700.2e), and whoever chose one or more faces a
 * dilemma (700.17).
 * @param besides rules under which they are announced as well
 * @returns the proposal with its modes; null if no selection is legal
 */
export function* announceModes(
  game: Game,
  proposal: Proposal,
  besides: readonly string[] = [],
): Procedure<Proposal | null> {
  const modal = modalPart(game, proposal)
  if (modal === null) return proposal
  const rules = rulesFor[proposal.kind].modes
  if (modesRefusal(game, proposal, modal) !== null) return null
  const mayChoose = (player: PlayerId): boolean => modesRefusal(game, withChooser(proposal, player), modal) === null
  const by = yield* modeChooser(game, proposal.frame, modal, mayChoose)
  const chosen = by === proposal.by || by === CHANCE ? proposal : withChooser(proposal, by)
  const space = withAnswers(game, chosen, modal)
  if (space === null) return null
  step(game, "announce-modes", rules, { player: by === CHANCE ? proposal.by : by, object: proposal.object })
  const keys: readonly Key[] = yield* ask(game, {
    by,
    kind: "modes",
    rules: [
      ...rules,
      ...rulesOnChoice(proposal, modal, space),
      ...besides,
      ...(chosen === proposal ? [] : [chosenByAnother]),
    ],
    prompt: "modes",
    source: proposal.object,
    space,
  })
  const chooser = by === CHANCE ? proposal.by : by
  const frame = { ...chosen.frame }
  const left = modal.among === undefined ? keys : (yield* chooseAmong(game, frame, modal, keys, rules, by)).left
  const modes: ChosenModes = yield* recordModes(game, frame, modal, chooser, left as readonly number[], rules)
  const said = { ...proposal.said, modes }
  yield* say(game, proposal.object, said, rules[0])
  yield* facesDilemma(game, chooser, proposal.object, modes)
  return saying(chosen, said)
}

/** A proposal whose modes this player chooses. */
const withChooser = (proposal: Proposal, chooser: PlayerId): Proposal => ({
  ...proposal,
  about: { ...proposal.about, chooser },
  frame: { ...proposal.frame, chooser },
})

/** Players this mode may not target: those taken, and any that a later mode couldn't do without. */
export function excludedFor(
  game: Game,
  proposal: Proposal,
  modal: Modal,
  later: readonly ModePick[],
  done: readonly ModePick[],
): readonly PlayerId[] {
  const used = usedPlayers(modal, done)
  if (modal.differentTargets === undefined || later.length === 0) return used
  const rest = later.map((pick) => pick.mode)
  const needed = players(game).filter(
    (player) => !used.includes(player) && !canTargetApart(game, proposal, modal, rest, [...used, player]),
  )
  return [...used, ...needed]
}
