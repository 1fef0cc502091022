import {
  allOf,
  amountOf,
  either,
  type FilterWord,
  type Frame,
  type Game,
  integer,
  matches,
  modalOf,
  NONE,
  type ObjectId,
  object,
  oneOrMore,
  optional,
  record,
  type Selector,
  type Shape,
  select,
  someOf,
  type Target,
  type Tri,
  term,
  text,
  UNKNOWN_CARD,
  type Value,
  words,
  yes,
} from "@dilemma-table/engine"
import { isCommander } from "../commander.ts"
import {
  colorsOf,
  hasKeyword,
  hasType,
  manaValueOf,
  powerOf,
  subtypesOf,
  supertypesOf,
  toughnessOf,
  typesOf,
} from "../layers.ts"
import { type Bounds, cardTypes, colors, keywordWords, supertypes } from "../lexicon.ts"
import { isCalled } from "../naming.ts"
import { textOnStack } from "../on-stack.ts"
import { faceOfObject, inZone, place } from "../position.ts"
import { permanentTypes } from "../resolving.ts"
import { announcedTargets as targetsOf } from "../targets.ts"
import { actionFilters } from "./action-words.ts"
import { boardFilters } from "./board-words.ts"
import { castingFilters } from "./casting-words.ts"
import { choiceFilters } from "./choice-words.ts"
import { effectFilters } from "./effect-words.ts"
import { faceFilters } from "./face-words.ts"
import { relationFilters } from "./relation-words.ts"

const bounds: Shape = record({
  min: optional(either(integer(), term("value"))),
  max: optional(either(integer(), term("value"))),
})

/** Is it a card nobody can tell? An ability on the stack isn't one. */
const unknown = (game: Game, id: ObjectId): boolean => {
  const found = object(game.state, id)
  return found.card === UNKNOWN_CARD && found.kind !== "ability"
}

const known =
  <A>(test: (game: Game, id: ObjectId, argument: A, frame: Frame) => boolean): FilterWord["test"] =>
  (game, frame, id, argument): Tri =>
    unknown(game, id) ? "unknown" : test(game, id, argument as A, frame)

const some = <A>(argument: A | readonly A[], test: (one: A) => boolean): boolean =>
  Array.isArray(argument) ? (argument as readonly A[]).some(test) : test(argument as A)

const within =
  (number: (game: Game, id: ObjectId) => number): FilterWord["test"] =>
  (game, frame, id, argument) => {
    if (unknown(game, id)) return "unknown"
    const { min, max } = argument as Bounds
    const n = number(game, id)
    if (min !== undefined && n < amountOf(game, frame, min as Value)) return false
    return max === undefined || n <= amountOf(game, frame, max as Value)
  }

const isSpell = (game: Game, id: ObjectId): boolean => {
  const { zone, kind } = object(game.state, id)
  return zone === "stack" && kind !== "ability"
}

/** Is it modal: has it a modal spell ability, or is it an ability with modes (700.2)? */
function isModal(game: Game, id: ObjectId): boolean {
  const { kind } = object(game.state, id)
  if (kind === "ability") return modalOf(game.rulebook, textOnStack(game, id) as never) !== null
  return faceOfObject(game, id).abilities.some(
    (ability) =>
      typeof ability === "object" &&
      "spell" in ability &&
      modalOf(game.rulebook, (ability as { spell: never }).spell) !== null,
  )
}

function abilityKind(game: Game, id: ObjectId): "activated" | "triggered" | null {
  const { kind, stacked } = object(game.state, id)
  if (kind !== "ability" || stacked === null) return null
  return "activate" in (stacked.ability as object) ? "activated" : "triggered"
}

const isTarget = (game: Game, frame: Frame, target: Target, filter: never): Tri =>
  "object" in target && matches(game, frame, target.object, filter)

/** Filter words (Magic's characteristics, 109.3). Three-valued: an unknown card is neither. */
export const filters: Readonly<Record<string, FilterWord>> = {
  type: {
    shape: oneOrMore(words(...cardTypes)),
    test: known<string | readonly string[]>((game, id, types) => some(types, (type) => hasType(game, id, type))),
  },
  subtype: {
    shape: oneOrMore(text),
    test: known<string | readonly string[]>((game, id, kinds) =>
      some(kinds, (kind) => subtypesOf(game, id).includes(kind)),
    ),
  },
  supertype: {
    shape: words(...supertypes),
    test: known<string>((game, id, kind) => supertypesOf(game, id).includes(kind)),
  },
  color: {
    shape: oneOrMore(words(...colors)),
    test: known<string | readonly string[]>((game, id, list) =>
      some(list, (color) => (colorsOf(game, id) as readonly string[]).includes(color)),
    ),
  },
  colorless: { shape: yes, test: known((game, id) => colorsOf(game, id).length === 0) },
  multicolored: { shape: yes, test: known((game, id) => colorsOf(game, id).length > 1) },
  permanent: {
    shape: yes,
    test: known((game, id) => typesOf(game, id).some((type) => permanentTypes.includes(type))),
  },
  spell: { shape: yes, test: (game, _frame, id) => isSpell(game, id) },
  ability: {
    shape: words("activated", "triggered", "any"),
    test: (game, _frame, id, argument) => {
      const kind = abilityKind(game, id)
      return kind !== null && ((argument as string) === "any" || kind === argument)
    },
  },
  power: { shape: bounds, test: within(powerOf) },
  toughness: { shape: bounds, test: within(toughnessOf) },
  manaValue: { shape: bounds, test: within(manaValueOf) },
  keyword: { shape: words(...keywordWords), test: known<string>((game, id, keyword) => hasKeyword(game, id, keyword)) },
  modal: {
    shape: { shape: "boolean" },
    test: known<boolean>((game, id, wanted) => isModal(game, id) === wanted),
  },
  name: {
    shape: text,
    test: known<string>((game, id, name) => isCalled(game, id, name)),
  },
  attacking: {
    shape: yes,
    test: (game, _frame, id) =>
      inZone(game, id, "battlefield") && place(game).attackers.some(({ attacker }) => attacker === id),
  },
  blocking: {
    shape: yes,
    test: (game, _frame, id) =>
      inZone(game, id, "battlefield") && place(game).attackers.some(({ blockers }) => blockers.includes(id)),
  },
  bearer: {
    shape: yes,
    test: (game, frame, id) => frame.source !== 0 && object(game.state, frame.source).attachedTo === id,
  },
  commander: { shape: yes, test: (game, _frame, id) => isCommander(game, id) },
  targets: {
    shape: term("filter"),
    test: (game, frame, id, filter) => someOf(targetsOf(game, id), (one) => isTarget(game, frame, one, filter)),
  },
  targetsOnly: {
    shape: term("filter"),
    test: (game, frame, id, filter) => {
      const targets = targetsOf(game, id)
      return targets.length > 0 && allOf(targets, (one) => isTarget(game, frame, one, filter))
    },
  },
  targetCount: { shape: bounds, test: within((game, id) => targetsOf(game, id).length) },
  resolving: {
    shape: { shape: "boolean" },
    test: (game, _frame, id, wanted) => (place(game).resolving === id) === wanted,
  },
  variableCost: {
    shape: yes,
    test: known((game, id) => faceOfObject(game, id).data.manaCost?.includes("{X}") === true),
  },
  linked: {
    shape: yes,
    test: (game, frame, id) => frame.source !== 0 && object(game.state, id).marks.linked === frame.source,
  },
  damagedThisTurn: {
    shape: yes,
    test: (game, _frame, id) => game.state.history.some((event) => event.type === "damage" && event.object === id),
  },
  damagedBy: {
    shape: term("selector"),
    test: (game, frame, id, what) => {
      const sources = select(game, frame, what as Selector)
      return game.state.history.some(
        (event) => event.type === "damage" && event.object === id && sources.includes(event.source ?? NONE),
      )
    },
  },
  ...faceFilters,
  ...boardFilters,
  ...castingFilters,
  ...actionFilters,
  ...relationFilters,
  ...effectFilters,
  ...choiceFilters,
}
