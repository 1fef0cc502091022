import {
  type Decision,
  type DecisionKind,
  explain,
  type Game,
  type Key,
  normalise,
  type ObjectId,
  type Option,
  type SpaceRefusal,
  seatName,
} from "@dilemma-table/engine"
import { acts, ways } from "./act-words.ts"
import { gameOf } from "./games.ts"
import {
  callOption,
  findOption,
  interchangeable,
  type Labels,
  type optionObject,
  type Reference,
  sameOption,
} from "./refer.ts"
import type { KeyData } from "./schema.ts"
import type { Act, Intent, Step } from "./steps.ts"
import type { GameName } from "./terms.ts"
import { faceNumber } from "./why.ts"

/** What a step comes to at a decision: its keys; not about this decision; or about it, but impossible. */
export type Fit =
  | { readonly fit: "keys"; readonly keys: readonly Key[] }
  | { readonly fit: "no" }
  | { readonly fit: "wrong"; readonly wrong: Wrong }

/** Why a step's words aren't an answer to the decision it is about. */
export type Wrong =
  | { readonly code: "not-offered"; readonly reference: KeyData }
  | { readonly code: "ambiguous"; readonly reference: KeyData; readonly options: readonly Option[] }
  | { readonly code: "not-legal"; readonly refusal: SpaceRefusal; readonly keys: readonly Key[] }

const notPicked: readonly DecisionKind[] = [
  "action",
  "modes",
  "branch",
  "yes-no",
  "payment",
  "x",
  "number",
  "name",
  "waiting",
  "shuffle",
]

/** The kinds of decision that a step's word can be about. */
const kindsOf: Readonly<Record<Exclude<Intent["head"], "act" | "pick" | "answer" | "pass">, readonly DecisionKind[]>> =
  {
    choose: ["modes", "branch"],
    pay: ["payment", "cost-choice", "mana-kept"],
    declare: ["declaration", "attackers", "blockers"],
    order: ["order"],
    resolve: ["waiting"],
    say: ["yes-no", "declaration", "loop", "block", "replacement"],
    number: ["x", "number", "loop"],
    name: ["name"],
    start: ["modes"],
  }

type Way = (typeof ways)[number]

/** Words of a rulebook's own actions that a step's word may mean. */
const actWords: Readonly<Record<Act, readonly string[]>> = {
  use: ["use", "execute", "summon", "cast", "generate", "fortify", "deploy", "play"],
  cast: ["cast", "use", "execute", "propose"],
  summon: ["summon", "use", "execute"],
  generate: ["generate", "use", "execute"],
  play: ["play", "cast", "use", "execute"],
  activate: ["activate", "mana", "propose"],
  cross: ["cross"],
  charge: ["charge"],
  attack: ["attack"],
  "turn-up": ["turn-up", "propose"],
  unlock: ["unlock", "door", "propose"],
  suspend: ["suspend"],
  foretell: ["foretell"],
  plot: ["plot"],
  repeat: ["repeat"],
}

/** Could this step be about this decision, whatever it says? */
export function isAbout(decision: Decision, intent: Intent): boolean {
  const { kind } = decision
  if (intent.head === "act") return kind === "action" || optionsOf(decision).some((option) => option.is.type === "act")
  if (intent.head === "pass") return hasPass(decision) || kind === "declaration" || kind === "block"
  if (intent.head === "answer") return true
  if (intent.head === "pick") return !notPicked.includes(kind)
  return kindsOf[intent.head].includes(kind)
}

/** Passing, or ending one's turn. */
export const isPass = ({ is }: Option): boolean => is.type === "pass" || (is.type === "act" && is.act === "end")

export const hasPass = (decision: Decision): boolean => optionsOf(decision).some(isPass)

export const optionsOf = (decision: Decision): readonly Option[] =>
  "options" in decision.space ? decision.space.options : []

/** The keys of an intent at this decision. */
export function fitIntent(game: Game, labels: Labels, decision: Decision, intent: Intent): Fit {
  if (seatName(decision.by) !== intent.by || !isAbout(decision, intent)) return { fit: "no" }
  switch (intent.head) {
    case "act":
      return fitAct(game, labels, decision, intent)
    case "pass":
      return fitPass(decision)
    case "choose":
      return legal(game, decision, intent.modes)
    case "answer":
      return legal(game, decision, intent.keys)
    case "number":
      return legal(game, decision, [intent.number])
    case "name":
      return legal(game, decision, [intent.name])
    case "say":
      return fitKeys(
        game,
        labels,
        decision,
        decision.kind === "yes-no" ? [intent.yes ? "yes" : "no"] : intent.yes ? null : [],
      )
    case "resolve":
      return fitKeys(game, labels, decision, [intent.card as KeyData])
    case "start":
      return { fit: "no" }
    default:
      return fitKeys(game, labels, decision, intent.keys)
  }
}

/** The keys of a step that says what chance does. */
export const fitChance = (
  game: Game,
  labels: Labels,
  decision: Decision,
  step: Extract<Step, { head: "chance" }>,
): Fit => (seatName(decision.by) === "chance" ? fitKeys(game, labels, decision, step.keys) : { fit: "no" })

function fitPass(decision: Decision): Fit {
  const pass = optionsOf(decision).find(isPass)
  if (pass !== undefined) return { fit: "keys", keys: [pass.key] }
  const { space } = decision
  return space.type === "pick" && space.min === 0 ? { fit: "keys", keys: [] } : { fit: "no" }
}

function fitAct(game: Game, labels: Labels, decision: Decision, intent: Extract<Intent, { head: "act" }>): Fit {
  const options = actOptions(optionsOf(decision), intent.act).filter(
    ({ is }) =>
      is.type === "act" &&
      (intent.ability === null || is.ability === intent.ability - 1) &&
      isUsedAs(game, decision, is, intent) &&
      (intent.face === faceDown) === is.act.endsWith(`:${faceDown}`) &&
      (intent.face === null ||
        intent.face === faceDown ||
        (is.face === undefined ? hasFace : isFace)(game, is.object, is.face ?? 0, intent.face)),
  )
  // Where the face is said, the card may be called by any of its names.
  const found = findOption(game, labels, intent.face === null ? options : options.map(withoutFace), intent.card)
  if (found.found === "one") return legal(game, decision, [found.option.key])
  const reference = intent.card as KeyData
  if (found.found === "none") return { fit: "wrong", wrong: { code: "not-offered", reference } }
  const exact = found.options.filter(({ is }) => is.type === "act" && is.act === intent.act)
  const [only] = exact
  if (only !== undefined && exact.every((option) => sameOption(game, labels, only, option)))
    return legal(game, decision, [only.key])
  return { fit: "wrong", wrong: { code: "ambiguous", reference, options: found.options } }
}

/** An option to use a card says nothing of its faces: can it be used as what the step says? */
function isUsedAs(
  game: Game,
  decision: Decision,
  { act, object, face }: Extract<Option["is"], { type: "act" }>,
  intent: Extract<Intent, { head: "act" }>,
): boolean {
  if (act !== "use" || face !== undefined || isWay(intent.act) || (intent.act === "use" && intent.face === null))
    return true
  const { refusal } = gameOf(game.rulebook.game as GameName)
  const said = faceNumber(game, object, intent.face)
  return (refusal(game, decision.by, intent.act, object, intent.ability, said) ?? null) === null
}

/** What a step says instead of a face where a card is cast face down. */
const faceDown = "face-down"

const withoutFace = (option: Option): Option => {
  if (option.is.type !== "act") return option
  const { face: _, ...is } = option.is
  return { ...option, is }
}

const isWay = (act: Act | Way): act is Way => (ways as readonly string[]).includes(act)

function actOptions(options: readonly Option[], act: Act | Way): readonly Option[] {
  const words = isWay(act) ? [act] : actWords[act]
  return options.filter(
    ({ is }) => is.type === "act" && words.some((word) => is.act === word || is.act.startsWith(`${word}:`)),
  )
}

/** Of an act that doesn't say as which face: is this one of the card's? */
const hasFace = (game: Game, id: ObjectId, _: number, wanted: number | string): boolean =>
  (game.cards[game.state.objects[id]?.card ?? 0]?.data.faces ?? []).some((_, face) => isFace(game, id, face, wanted))

function isFace(
  game: Game,
  id: NonNullable<ReturnType<typeof optionObject>>,
  face: number,
  wanted: number | string,
): boolean {
  if (typeof wanted === "number") return face === wanted
  const name = game.cards[game.state.objects[id]?.card ?? 0]?.faces[face]?.name
  return name?.ja === wanted || name?.en === wanted
}

/** The keys that these words mean; null stands for whatever the only option that isn't "no" is. */
function fitKeys(game: Game, labels: Labels, decision: Decision, wanted: readonly KeyData[] | null): Fit {
  const options = optionsOf(decision)
  if (wanted === null) {
    const yes = options.filter((option) => option.is.type !== "no" && !isPass(option))
    const [only] = yes
    return only !== undefined && yes.length === 1 ? legal(game, decision, [only.key]) : { fit: "no" }
  }
  const { space } = decision
  // Nothing, where what isn't done is an option like the others.
  const no = wanted.length === 0 ? options.find(({ is }) => is.type === "no") : undefined
  if (no !== undefined) return legal(game, decision, [no.key])
  const again = space.type === "distribute" || (space.type === "pick" && space.repeat)
  const keys: Key[] = []
  let left = options
  for (const [i, one] of wanted.entries()) {
    // Of cards put into groups the groups are named: [top, NAME, bottom, NAME].
    if (space.type === "partition" && space.groups.some(({ name }) => name === one)) {
      keys.push(one as Key)
      continue
    }
    // What is named more often than it is offered is picked again, for the space to say what is wrong with that.
    const among = findKey(game, labels, left, one)
    const found = among.found === "none" ? findKey(game, labels, options, one) : among
    if (found.found === "none") return { fit: "wrong", wrong: { code: "not-offered", reference: one } }
    const all =
      found.found === "several" &&
      (found.options.length === timesFrom(wanted, i) ||
        (decision.kind === "payment" && interchangeable(game, labels, found.options)))
    if (found.found === "several" && !all)
      return { fit: "wrong", wrong: { code: "ambiguous", reference: one, options: found.options } }
    const option = found.found === "one" ? found.option : (found.options[0] as Option)
    keys.push(option.key)
    if (!again) left = left.filter((other) => other.key !== option.key)
  }
  return legal(game, decision, keys)
}

/** How often the same words come from here on: so many of the same name are meant together. */
const timesFrom = (wanted: readonly KeyData[], from: number): number =>
  wanted.slice(from).filter((one) => JSON.stringify(one) === JSON.stringify(wanted[from])).length

/** The option that one entry of a list means; `{ use: X }` means an action. */
export function findKey(game: Game, labels: Labels, options: readonly Option[], wanted: KeyData) {
  if (typeof wanted === "object" && !("card" in wanted)) {
    const act = [...acts, ...ways].find((word) => wanted[word] !== undefined)
    if (act === undefined) return { found: "none" } as const
    const { ability } = wanted
    const meant = actOptions(options, act).filter(
      ({ is }) => ability === undefined || (is.type === "act" && is.ability === ability - 1),
    )
    return findOption(game, labels, meant, wanted[act] as Reference)
  }
  return findOption(game, labels, options, wanted as Reference)
}

function legal(game: Game, decision: Decision, keys: readonly Key[]): Fit {
  const refusal = explain(decision.space, keys, game.oracle)
  if (refusal !== null) return { fit: "wrong", wrong: { code: "not-legal", refusal, keys } }
  return { fit: "keys", keys: normalise(decision.space, keys) }
}

/** How a ruling would write each option, an action as `{ use: NAME }`. */
export const optionText = (game: Game, labels: Labels, option: Option): string =>
  option.is.type === "act" && !isPass(option)
    ? `{ ${callOption(game, labels, option)} }`
    : String(callOption(game, labels, option))
