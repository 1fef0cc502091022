import {
  type Ability,
  type AskedWhen,
  askModes,
  type ChosenModes,
  contains,
  type Decision,
  type Frame,
  type Game,
  isThere,
  type Modal,
  modalOf,
  modalsOf,
  object,
  type Procedure,
  type RuleId,
  type Waiting,
} from "@dilemma-table/engine"

/*
 * Choices (700.2), the ▶ of a card's text. They are made while the ability resolves, where its text asks for them (700.2a).
 * Until 2022-06-24 those of a used card were declared as it was executed, before its ability started (601.1g); triggered
 * abilities never were.
 */

const isSpell = (ability: Ability): boolean => typeof ability === "object" && "spell" in ability

export const modesAsked = (game: Game, ability: Ability): AskedWhen =>
  isSpell(ability) && game.edition.has("modes-declared-on-use") ? "start" : "reached"

/** The rule under which they are asked where the text has come to them; what is declared before cites its own. */
export const modesRule = (): RuleId => "700.2a"

/**
 * Where they are declared before the spell's ability starts: asks for them now, part by part, and for those inside a mode
 * that was picked. A choice whose number or condition speaks of what the spell has yet to do can't be declared and is left
 * until it is reached, as is one that is made again and again.
 * @returns what was declared, by the part of the text it was declared for
 */
export function* modesDeclared(game: Game, frame: Frame): Procedure<ReadonlyMap<Modal, ChosenModes>> {
  const declared = new Map<Modal, ChosenModes>()
  if (frame.ability === null || modesAsked(game, frame.ability) !== "start") return declared
  const left: Modal[] = [...modalsOf(game.rulebook, (frame.ability as { spell?: unknown }).spell)]
  for (let modal = left.shift(); modal !== undefined; modal = left.shift()) {
    if (speaksOfNames(modal)) continue
    const modes = yield* askModes(game, frame, modal, ["601.1g", "700.2"])
    if (modes === null) continue
    declared.set(modal, modes)
    const picked = new Set(modes.picks.map(({ mode }) => mode))
    left.unshift(...[...picked].flatMap((mode) => modalsOf(game.rulebook, modal?.modes[mode - 1]?.do)))
  }
  return declared
}

/** Does it need a name to say how many modes may be chosen, or which? */
function speaksOfNames({ choose, all, instead, modes }: Modal): boolean {
  const asked = JSON.stringify([choose, all, instead, modes.map((mode) => mode.if)])
  return /"(ref|did)":/.test(asked)
}

/**
 * An ability of a card that has left or lies beneath another one still knows its choices (110.5a). In an edition chosen by
 * name it was ruled that they can't be read any more.
 */
export function modesAreUnreadable(game: Game, waiting: Waiting): boolean {
  if (!game.edition.has("modes-unreadable-when-source-gone") || waiting.ability === null) return false
  if (modalOf(game.rulebook, (waiting.ability as { do?: unknown }).do) === null) return false
  return !isThere(game.state, waiting.source) || object(game.state, waiting.source).over !== 0
}

/**
 * Which choices count at a tournament for a player who named none and began to carry one out (event-4.8): all of them for one
 * who began with the first and could have chosen all, else only the one begun with.
 * @param asked the decision about modes at which the game stands
 * @param first the printed index of the one begun with
 * @returns the picks that count, or null if that one couldn't have been chosen alone either
 */
export function undeclared(
  asked: Decision,
  first: number,
): { readonly picks: readonly number[]; readonly rule: RuleId } | null {
  const { space } = asked
  if (asked.kind !== "modes" || space.type !== "pick") return null
  const all = space.options.map((option) => Number(option.key))
  const picks = first === all[0] && contains(space, all) ? all : [first]
  return contains(space, picks) ? { picks, rule: "event-4.8" } : null
}
