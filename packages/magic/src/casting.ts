import {
  ask,
  askOne,
  firstRefusal,
  type Game,
  happen,
  Illegal,
  isThere,
  type Modal,
  mayStand,
  numberRange,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  type Refusal,
  readingAs,
  type SpaceOf,
  slotsOf,
  step,
} from "@dilemma-table/engine"
import { sorceryTiming } from "./activated.ts"
import type { ManaActivation, Paying } from "./activating-for-mana.ts"
import { chooseTargets, completable, type Judged } from "./announcing.ts"
import { announceCosts } from "./announcing-costs.ts"
import { countCommander } from "./commander.ts"
import { costOffers, isSettled } from "./cost-offers.ts"
import type { TotalCost } from "./costs.ts"
import { divide } from "./dividing.ts"
import { hasKeyword, typesOf } from "./layers.ts"
import { allowedOnStack, allowedWithX, isVariable, proposedRefusal } from "./legality.ts"
import type { MagicCost } from "./lexicon.ts"
import { withX, writeCost } from "./mana-cost.ts"
import { announceModes, modalPart, modesFit, slotsOfMode } from "./modes.ts"
import { type Purse, payability } from "./payability.ts"
import { activateManaAbilities, pay } from "./payment.ts"
import { facesToTry, type Way, waysToCast } from "./permissions.ts"
import { FACE_DOWN, faceOfObject, setPlace } from "./position.ts"
import { prohibition } from "./prohibitions.ts"
import { hasX, type Proposal, proposalOf, say, saying, totalsOf } from "./proposal.ts"
import { settlings } from "./settling.ts"
import { textOfSpell, textsByCost } from "./spell-text.ts"
import { splices, withSplices } from "./splicing.ts"
import { announceHalves } from "./symbols.ts"
import { canFill, type Slot } from "./targets.ts"
import { mostX, withXOf } from "./variable-costs.ts"

/**
 * What casting this would be, nothing of it announced yet. `id` is the card, read as the face that would be cast, or the spell
 * once it is on the stack.
 */
export function spellProposal(game: Game, caster: PlayerId, id: ObjectId, ways: readonly Way[]): Proposal {
  const { manaCost: mana } = faceOfObject(game, id).data
  const offers = costOffers(game, id, ways, splices(game, caster, id), textsByCost(game, id))
  const base: readonly MagicCost[] = mana === undefined ? [] : [{ mana }]
  return proposalOf(
    "spell",
    { by: caster, object: id, source: id },
    textOfSpell(game, id, isSettled(offers)),
    base,
    {},
    offers,
  )
}

/**
 * Casts a spell (601.2). A step that can't be carried out makes the casting illegal (733.1).
 * @param ways what lets it be cast, of which one is announced
 * @param activations is filled with the mana abilities activated on the way
 */
export function* castSpell(
  game: Game,
  caster: PlayerId,
  card: ObjectId,
  face: number,
  ways: readonly Way[],
  activations: ManaActivation[],
): Procedure<ObjectId> {
  const spell = yield* putOnStack(game, caster, card, face) // 601.2a
  setPlace(game, { casting: { object: spell, ways } })
  const announced = yield* announce(game, spellProposal(game, caster, spell, ways)) // 601.2b modes, costs, X
  const targeted = yield* announceTargets(game, announced) // 601.2c
  const proposal = yield* divide(game, targeted) // 601.2d
  checkProposal(game, proposal) // 601.2e
  const total = yield* totalCost(game, proposal) // 601.2f
  const paying: Paying = { player: caster, object: spell, source: spell, frame: proposal.frame, activations }
  const auto = yield* activateManaAbilities(game, paying, total) // 601.2g
  yield* pay(game, proposal.frame, paying, total, auto) // 601.2h
  yield* becomesCast(game, caster, spell) // 601.2i
  return spell
}

/** The card becomes the topmost object of the stack; its controller is the caster (601.2a). */
function* putOnStack(game: Game, caster: PlayerId, card: ObjectId, face: number): Procedure<ObjectId> {
  step(game, "propose-spell", ["601.2a"], { player: caster, object: card })
  const [moved] = yield* happen(game, [
    {
      type: "move",
      as: "proposed",
      rule: "601.2a",
      object: card,
      to: "stack",
      controller: caster,
      player: caster,
      ...(face === FACE_DOWN ? { face: 0, faceDown: true, seen: 1 << caster } : { face }),
    },
  ])
  if (moved?.becomes === undefined)
    throw new Illegal({ code: "not-there", rule: "601.2a", object: card, player: caster })
  return moved.becomes
}

/** Modes, cards spliced on, alternative and additional costs and X are announced (601.2b). */
export function* announce(game: Game, proposal: Proposal): Procedure<Proposal> {
  const withModes = yield* announceModes(game, proposal)
  if (withModes === null) throw new Illegal(noModes(proposal))
  const withCosts = yield* announceCosts(game, withModes)
  const spliced = yield* announceSplicedModes(game, withCosts, withSplices(game, withCosts))
  const ready = yield* announceX(game, spliced)
  return yield* announceHalves(game, ready)
}

/** The modes of a text that was spliced on are announced as the spell's own would be (702.47b, 601.2b). */
function* announceSplicedModes(game: Game, before: Proposal, spliced: Proposal): Procedure<Proposal> {
  if (spliced === before || modalPart(game, before) !== null || modalPart(game, spliced) === null) return spliced
  const withModes = yield* announceModes(game, spliced, ["702.47b"])
  if (withModes === null) throw new Illegal(noModes(spliced))
  return withModes
}

const noModes = ({ kind, object: id, by }: Proposal): Refusal => ({
  code: "no-legal-modes",
  rule: kind === "triggered" ? "700.2b" : "700.2a",
  object: id,
  player: by,
})

/**
 * The value of {X} in the cost (601.2b, 107.3a). Offered are values that could be paid and that leave legal targets for
 * what bounds them by X (601.4, 601.5).
 */
function* announceX(game: Game, proposal: Proposal): Procedure<Proposal> {
  if (!hasX(proposal)) return proposal
  const modal = modalPart(game, proposal)
  const fits = (x: number): boolean =>
    modal === null || !countsX(modal) || modesFit(game, saying(proposal, { ...proposal.said, x }), modal)
  let most = mostX(game, proposal)
  let least = 0
  const allows = (x: number): boolean => fits(x) && canTarget(game, withXOf(proposal, x))
  while (least < most && !allows(least)) least += 1
  while (most > least && !allows(most)) most -= 1
  const [x] = yield* ask(game, {
    by: proposal.by,
    kind: "x",
    rules: ["601.2b", "107.3a"],
    prompt: "x",
    source: proposal.object,
    space: allowedRange(game, proposal, least, most),
  })
  const said = { ...proposal.said, x: Number(x) }
  yield* say(game, proposal.object, said, "601.2b")
  return saying(proposal, said)
}

/** Of these values those with which effects let the spell be cast (601.3a): all, every second, or the first of them in a row. */
function allowedRange(game: Game, proposal: Proposal, least: number, most: number): SpaceOf<"number"> {
  const all = numberRange(least, most)
  if (proposal.kind !== "spell" || !isVariable(game, proposal.object)) return all
  const { ways } = proposal.offers
  if (!mayStand(game, "cantCast") && !mayStand(game, "cantPlay") && !ways.some((way) => way.lasting)) return all
  const xs: number[] = []
  for (let x = least; x <= Math.min(most, least + mostTried); x++) if (allowedWithX(game, proposal, x)) xs.push(x)
  const [first, second] = xs
  if (first === undefined) throw new Illegal(proposedRefusal(game, proposal) ?? noX(proposal))
  const step = second === undefined ? 1 : second - first
  let last = first
  while (xs.includes(last + step)) last += step
  return { ...all, min: first, max: last, step }
}

const noX = ({ object: id, by }: Proposal): Refusal => ({ code: "forbidden", rule: "601.2e", object: id, player: by })

/** Does the number of modes hang on X ("choose X")? */
const countsX = ({ choose }: Modal): boolean => JSON.stringify(choose).includes('"x"')

/** Are there legal targets for the text and for every chosen mode? */
function canTarget(game: Game, proposal: Proposal): boolean {
  const modal = modalPart(game, proposal)
  const own = slotsOf(game.rulebook, proposal.effect) as readonly Slot[]
  const picks = proposal.said.modes?.picks ?? []
  const slots = [own, ...picks.map((pick) => (modal === null ? [] : slotsOfMode(game, modal, pick.mode)))]
  return slots.every((some) => canFill(game, proposal, some))
}

/** Targets are announced (601.2c); without a legal choice the announcement is illegal. */
export function* announceTargets(game: Game, proposal: Proposal): Procedure<Proposal> {
  const targeted = yield* chooseTargets(game, proposal)
  if (targeted === null)
    throw new Illegal({ code: "no-legal-target", rule: "601.2c", object: proposal.object, player: proposal.by })
  return targeted
}

/** Is what has been proposed legal (601.2e)? Everything chosen so far must still be there, and the spell still be allowed. */
export function checkProposal(game: Game, proposal: Proposal): void {
  step(game, "check-proposal", ["601.2e"], { player: proposal.by, object: proposal.object })
  const { targets, modes } = proposal.said
  for (const target of [...targets, ...(modes?.picks.flatMap((pick) => pick.targets) ?? [])].flat()) {
    if ("object" in target && !isThere(game.state, target.object))
      throw new Illegal({ code: "illegal-target", rule: "601.2e", object: target.object, player: proposal.by })
  }
  const refusal = proposedRefusal(game, proposal)
  if (refusal !== null) throw new Illegal(refusal)
}

/**
 * The total cost, locked in (601.2f): mana cost, costs of modes, additional costs. Where reductions can be applied with
 * different outcomes, the player says with which; offered are those that could be paid.
 */
export function* totalCost(game: Game, proposal: Proposal): Procedure<TotalCost> {
  const total = yield* chosenTotal(game, proposal)
  const mana = withX(total.mana, proposal.said.x ?? 0)
  step(game, "total-cost", ["601.2f"], {
    player: proposal.by,
    object: proposal.object,
    data: { cost: writeCost(mana) },
  })
  return { ...total, mana }
}

function* chosenTotal(game: Game, proposal: Proposal): Procedure<TotalCost> {
  const all = totalsOf(game, proposal)
  const [first] = all
  if (first === undefined) throw new Error("There is no total cost")
  if (all.length === 1) return first
  const able = all.filter((total) => payability(game, proposal, total).answer !== "no")
  if (able.length < 2) return able[0] ?? first
  const key = yield* askOne(
    game,
    {
      by: proposal.by,
      kind: "cost-choice",
      rules: ["601.2f", "118.7e"],
      prompt: "reduced-total",
      source: proposal.object,
    },
    able.map(({ mana }): Option => ({ key: writeCost(mana), is: { type: "word", word: `total:${writeCost(mana)}` } })),
  )
  return able.find(({ mana }) => writeCost(mana) === key) ?? first
}

/** The spell becomes cast; abilities that watch for that trigger (601.2i). */
function* becomesCast(game: Game, caster: PlayerId, spell: ObjectId): Procedure<void> {
  yield* happen(game, [
    { type: "note", as: "casts", rule: "601.2i", player: caster, object: spell },
    ...countCommander(game, caster, spell),
  ])
}

type Check = (game: Game, player: PlayerId, card: ObjectId, face: number, ways: readonly Way[]) => Refusal | null

/** Where it is, something must let it be cast (601.3). */
const allowed: Check = (game, player, card, _face, ways) => {
  if (ways.length > 0) return null
  const { zone } = object(game.state, card)
  return zone === "hand"
    ? { code: "not-yours", rule: "601.3", object: card, player }
    : { code: "not-castable-from-there", rule: "601.3", object: card, player, data: { zone } }
}

const notALand: Check = (game, player, card) =>
  typesOf(game, card).includes("land") ? { code: "land-isnt-cast", rule: "305.9", object: card, player } : null

const timing: Check = (game, player, card, _face, ways) => {
  const instant = typesOf(game, card).includes("instant") || hasKeyword(game, card, "flash")
  if (sorceryTiming(game, player)) return null
  if (ways.some((way) => way.anytime) || (instant && ways.some((way) => way.asSorcery !== true))) return null
  return { code: "only-as-sorcery", rule: "307.1", object: card, player }
}

/** No mana cost can't be paid; an alternative cost can (118.6, 118.6a). */
const hasCost: Check = (game, player, card, _face, ways) =>
  ways.every((way) => way.costs === null) && faceOfObject(game, card).data.manaCost === undefined
    ? { code: "no-mana-cost", rule: "118.6", object: card, player }
    : null

/** A nonmodal double-faced card is cast with its front face up unless something lets it be cast transformed (712.11). */
const thatFace: Check = (game, player, card, face, ways) =>
  facesToTry(game, card).includes(face) || ways.length > 0
    ? null
    : { code: "not-that-face", rule: "712.11", object: card, player }

/**
 * Does an effect forbid it (601.3)? Only the face that would be cast is asked (712.11c). Where its qualities hang on X, it may be
 * begun if some X that could be paid lets it be cast (601.3a).
 */
export function castProhibited(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  ways: readonly Way[],
): Refusal | null {
  const forbidden = prohibition(game, player, card, face, ["cantCast", "cantPlay"])
  if (forbidden === null || face === FACE_DOWN) return forbidden
  return readingAs(game, card, face, () => {
    if (!isVariable(game, card)) return forbidden
    const proposal = spellProposal(game, player, card, ways)
    const most = Math.max(0, ...settlings(proposal).map((one) => (hasX(one) ? mostX(game, one) : 0)))
    const xs = Array.from({ length: Math.min(most, mostTried) }, (_, i) => i + 1)
    return xs.some((x) => allowedOnStack(game, player, card, face, x)) ? null : forbidden
  })
}

/** So many values of X are tried where an effect asks for what hangs on it. */
const mostTried = 20

const prohibited: Check = (game, player, card, face, ways) => castProhibited(game, player, card, face, ways)

const checks: readonly Check[] = [thatFace, allowed, notALand, prohibited, timing, hasCost]

/** Could casting this card from where it is begin, whatever it would cost (702.62a, 118.6)? */
export const couldBeginToCast = (game: Game, player: PlayerId, card: ObjectId, face = 0): Refusal | null =>
  readingAs(game, card, face, () =>
    firstRefusal<Parameters<Check>>(
      checks.filter((check) => check !== hasCost),
      game,
      player,
      card,
      face,
      waysToCast(game, player, card, face),
    ),
  )

/** May this player begin to cast this face of the card (601.3)? The first check that fails, or null. */
export const beginCastRefusal = (game: Game, player: PlayerId, card: ObjectId, face = 0): Refusal | null =>
  readingAs(game, card, face, () =>
    firstRefusal<Parameters<Check>>(checks, game, player, card, face, waysToCast(game, player, card, face)),
  )

/** The ways of casting it that may be taken now: with a mana cost to pay or another cost, and at this time. */
export const waysNow = (game: Game, player: PlayerId, card: ObjectId, face: number): readonly Way[] =>
  readingAs(game, card, face, () =>
    waysToCast(game, player, card, face).filter(
      (way) => timing(game, player, card, face, [way]) === null && hasCost(game, player, card, face, [way]) === null,
    ),
  )

/** Whether a casting that may begin could be completed. */
export const castJudged = (game: Game, player: PlayerId, card: ObjectId, face = 0, purse?: Purse): Judged =>
  readingAs(game, card, face, () =>
    completable(game, spellProposal(game, player, card, waysNow(game, player, card, face)), purse),
  )

/** Why this player can't cast this face of the card now: the first check that fails, or null. */
export const castRefusal = (game: Game, player: PlayerId, card: ObjectId, face = 0): Refusal | null =>
  beginCastRefusal(game, player, card, face) ?? refusalOf(castJudged(game, player, card, face))

/** A "no" as a refusal. */
export const refusalOf = ({ answer, refusal }: Judged): Refusal | null => (answer === "no" ? refusal : null)
