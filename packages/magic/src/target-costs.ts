import { type Frame, type Game, modalOf, type Said, slotsOf, type Target } from "@dilemma-table/engine"
import type { Payable } from "./payability.ts"
import { hangsOnTargets, hasX, type Proposal, saying, totalsOf } from "./proposal.ts"
import { bindTargets, candidates, canFill, countOf, type Slot } from "./targets.ts"

/*
 * Costs that hang on what a spell or ability targets, or on how many targets it has (601.2f). Until the targets are announced
 * it may be begun if some choice of them could be paid for; then only such a choice is offered (601.4, 601.5).
 */

/** A slot that is filled: of the text outside modes (-1), or of one of the chosen modes. */
interface Place {
  readonly slot: Slot
  readonly pick: number
}

/** The slots of the text and of the modes that have been chosen, in the order in which they are announced. */
function placesOf(game: Game, { effect, said }: Proposal): readonly Place[] {
  const modal = modalOf(game.rulebook, effect)
  const of = (text: unknown, pick: number): readonly Place[] =>
    (slotsOf(game.rulebook, text as never) as readonly Slot[]).map((slot) => ({ slot, pick }))
  const picks = said.modes?.picks ?? []
  return [...of(effect, -1), ...picks.flatMap(({ mode }, i) => of(modal?.modes[mode - 1]?.do ?? [], i))]
}

/** Must what could be paid be asked of each choice of targets? Not once they are announced. */
export function asksTargets(game: Game, proposal: Proposal): boolean {
  const { targets, modes } = proposal.said
  if (targets.length > 0 || modes?.picks.some((pick) => pick.targets.length > 0) === true) return false
  return hangsOnTargets(game, proposal) && placesOf(game, proposal).length > 0
}

/** Does X say something else than the most that may be: how many targets there must be, how much they must have at least? */
export const narrowsWithX = (slot: Slot): boolean =>
  JSON.stringify(slot)
    .replace(/"(max|upTo)":"x"/g, "")
    .includes('"x"')

/** Does X, which isn't announced yet, say which targets there must be? */
export const asksTargetsByX = (game: Game, proposal: Proposal): boolean =>
  proposal.said.x === null && hasX(proposal) && placesOf(game, proposal).some(({ slot }) => narrowsWithX(slot))

/** Are there targets for the text and for the modes chosen, X being as it is said? */
export function hasTargetsNow(game: Game, proposal: Proposal): boolean {
  const targeting = { ...proposal, about: { ...proposal.about, said: proposal.said } }
  const places = placesOf(game, proposal)
  return [...new Set(places.map(({ pick }) => pick))].every((group) =>
    canFill(
      game,
      targeting,
      places.filter(({ pick }) => pick === group).map(({ slot }) => slot),
    ),
  )
}

/** So many choices of targets are looked at. */
const mostTried = 400

/** Of targets that alone would make the cost the same, no more than these are tried for one slot. */
const mostAlike = 3

/**
 * The best that could be paid with any choice of targets.
 * @param fixed the targets of the first slots, which have been chosen already
 */
export function bestTargets(
  game: Game,
  proposal: Proposal,
  fixed: readonly (readonly Target[])[],
  judge: (announced: Proposal) => Payable,
): Payable {
  const places = placesOf(game, proposal)
  const seen = new Set<string>()
  let best: Payable | null = null
  let tried = 0
  const walk = (chosen: readonly (readonly Target[])[], names: Frame["names"]): boolean => {
    const place = places[chosen.length]
    if (place === undefined) {
      if (++tried > mostTried) return true
      const announced = saying(proposal, saidWith(proposal.said, places, chosen))
      const cost = JSON.stringify(totalsOf(game, announced))
      if (seen.has(cost)) return false
      seen.add(cost)
      const found = judge(announced)
      if (best === null || best.answer === "no" || found.answer === "yes") best = found
      return found.answer === "yes"
    }
    const before = places[chosen.length - 1]?.pick === place.pick ? names : {}
    const given = fixed[chosen.length]
    const choices = given === undefined ? choicesOf(game, proposal, places, chosen, place, before) : [given]
    return choices.some((targets) => {
      const bound = { ...before }
      bindTargets(bound, place.slot, targets)
      return walk([...chosen, targets], bound)
    })
  }
  walk([], {})
  const found = best as Payable | null
  if (tried > mostTried && found?.answer !== "yes") return { answer: "not-decided", refusal: null }
  // Whether there are targets at all is asked elsewhere.
  return found ?? judge(proposal)
}

/** What could be chosen for a slot, the fewest targets first; of those that cost the same only a few. */
function choicesOf(
  game: Game,
  proposal: Proposal,
  places: readonly Place[],
  chosen: readonly (readonly Target[])[],
  { slot }: Place,
  names: Frame["names"],
): readonly (readonly Target[])[] {
  // What the text sees of what has been announced: X.
  const targeting = { ...proposal, about: { ...proposal.about, said: proposal.said } }
  const { min, max } = countOf(game, targeting, slot, names)
  const counted = new Map<string, number>()
  const some = candidates(game, targeting, slot, names).filter((target) => {
    const alone = saidWith(proposal.said, places, [...chosen.map(() => []), [target]])
    const cost = JSON.stringify(totalsOf(game, saying(proposal, alone)))
    const before = counted.get(cost) ?? 0
    counted.set(cost, before + 1)
    return before < Math.max(mostAlike, min)
  })
  const found: (readonly Target[])[] = []
  const add = (from: number, picked: readonly Target[], size: number): void => {
    if (found.length > mostTried) return
    if (picked.length === size) found.push(picked)
    else for (let i = from; i < some.length; i++) add(i + 1, [...picked, some[i] as Target], size)
  }
  for (let size = min; size <= Math.min(max, some.length); size++) add(0, [], size)
  return found
}

/** What is announced, with these targets for the first slots. */
function saidWith(said: Said, places: readonly Place[], chosen: readonly (readonly Target[])[]): Said {
  const of = (pick: number) => chosen.filter((_, i) => places[i]?.pick === pick)
  const { modes } = said
  const picks = modes?.picks.map((pick, i) => ({ ...pick, targets: of(i) })) ?? []
  return { ...said, targets: of(-1), modes: modes === null ? null : { ...modes, picks } }
}
