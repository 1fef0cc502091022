import {
  amountOf,
  type ConditionWord,
  either,
  integer,
  type Key,
  listOf,
  numberOf,
  oneOrMore,
  optional,
  playersOf,
  record,
  type Selector,
  type Shape,
  select,
  term,
  text,
  type Value,
  type ValueWord,
  type Vocabulary,
  type Word,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { targetsFit } from "../announcing.ts"
import { attacksLegal } from "../attackers.ts"
import { blocksLegal } from "../blockers.ts"
import { dilemmaFlag } from "../dilemma.ts"
import { gifts } from "../gifts.ts"
import { type KeywordShape, moreKeywords } from "../keyword-list.ts"
import { manaValueOf, powerOf, toughnessOf } from "../layers.ts"
import { cardTypes, colors, damagePrevented, eventWords, keywordWords, plainKeywords } from "../lexicon.ts"
import { manaText } from "../mana-cost.ts"
import { modalPart, modesChosenFor, selectionLegal } from "../modes.ts"
import { announcedOnStack, proposalOnStack } from "../on-stack.ts"
import { manaSpentOn } from "../payment.ts"
import { actionFilterLines, actionLines } from "./action-words.ts"
import {
  boardEventLines,
  boardFilterLines,
  boardKeywordLines,
  boardStaticLines,
  boardValueLines,
  boardVerbLines,
} from "./board-lines.ts"
import { boardStatics, boardValues } from "./board-words.ts"
import { canBeDone } from "./can-be-done.ts"
import {
  castingEventLines,
  castingFilterLines,
  castingValueLines,
  castingVerbLines,
  moreKeywordLines,
} from "./casting-lines.ts"
import { castingConditions, castingValues } from "./casting-words.ts"
import { choiceLines, choiceStatics, choiceValues } from "./choice-words.ts"
import { costs } from "./costs.ts"
import { countingLines, countingValues } from "./counting-words.ts"
import { effectConditions, effectLines, effectStatics } from "./effect-words.ts"
import {
  conditionLines,
  costLines,
  eventLines,
  explained,
  filterLines,
  keywordLines,
  staticLines,
  valueLines,
  verbLines,
} from "./explanations.ts"
import { faceConditions, faceKeywords, faceLines, faceStatics } from "./face-words.ts"
import { filters } from "./filters.ts"
import { levelKeywordLines, levelKeywords } from "./level-words.ts"
import { phasingVerbLines } from "./phasing-words.ts"
import { playersConditions, playersLines, playersStatics, playersValues } from "./player-words.ts"
import { relationConditions, relationLines, relationStatics, relationValues } from "./relation-words.ts"
import { turnStaticLines, turnStatics, turnVerbLines } from "./turn-words.ts"
import { verbs } from "./verbs.ts"

const amount = either(integer(), term("value"))

const half: ValueWord = {
  shape: amount,
  fields: { rounded: words("up", "down") },
  value: (game, frame, of: Value, whole) => {
    const n = amountOf(game, frame, of) / 2
    return (whole as { readonly rounded: string }).rounded === "up" ? Math.ceil(n) : Math.floor(n)
  },
}

const greatest: ValueWord = {
  shape: term("number-name"),
  fields: { of: term("selector") },
  value: (game, frame, name: string, whole) =>
    select(game, frame, (whole as { readonly of: Selector }).of).reduce(
      (most, id) => Math.max(most, numberOf(game, name, id)),
      0,
    ),
}

const values: Readonly<Record<string, ValueWord>> = {
  ...boardValues,
  ...castingValues,
  ...choiceValues,
  ...playersValues,
  ...relationValues,
  ...countingValues,
  life: {
    shape: term("player"),
    value: (game, frame, ref) => {
      const [player] = playersOf(game, frame, ref)
      return player === undefined ? 0 : (game.state.players[player]?.life ?? 0)
    },
  },
  cardsIn: {
    shape: term("zone"),
    fields: { of: term("player") },
    value: (game, frame, name, whole) =>
      playersOf(game, frame, (whole as { readonly of: never }).of).reduce(
        (sum, player) => sum + zone(game, player, name).length,
        0,
      ),
  },
  half,
  greatest,
}

const conditions: Readonly<Record<string, ConditionWord>> = {
  lifeAtMost: {
    shape: amount,
    fields: { of: term("player") },
    holds: (game, frame, value: Value, whole) =>
      playersOf(game, frame, (whole as { readonly of: never }).of).every(
        (player) => (game.state.players[player]?.life ?? 0) <= amountOf(game, frame, value),
      ),
  },
  ...castingConditions,
  ...faceConditions,
  ...playersConditions,
  ...relationConditions,
  ...effectConditions,
}

const permission: Shape = record({
  from: optional(oneOrMore(term("zone"))),
  owner: optional(yes),
  as: optional(term("filter")),
  free: optional(yes),
  cost: optional(listOf(term("cost"), 1)),
  also: optional(listOf(term("cost"), 1)),
  exiled: optional(yes),
  anytime: optional(yes),
  transformed: optional(yes),
  faceDown: optional(yes),
  anyMana: optional(words("color", "type")),
})

const costChange: Shape = record({
  if: optional(term("condition")),
  each: optional(amount),
  notBelow: optional(integer(1)),
  less: optional(manaText),
  lessFor: optional(amount),
  more: optional(manaText),
  moreFor: optional(amount),
  also: optional(listOf(term("cost"), 1)),
  atLeast: optional(integer(0)),
})

const costList = listOf(term("cost"), 1)

const statics: Readonly<Record<string, Word>> = {
  power: { shape: amount },
  toughness: { shape: amount },
  basePower: { shape: amount },
  baseToughness: { shape: amount },
  grant: { shape: oneOrMore(term("ability")) },
  loses: { shape: oneOrMore(words("all", ...keywordWords)) },
  addType: { shape: oneOrMore(words(...cardTypes)) },
  addSubtype: { shape: oneOrMore(text) },
  setColors: { shape: listOf(words(...colors)) },
  cant: {
    shape: oneOrMore(
      words(
        "attack",
        "attack-alone",
        "block",
        "block-alone",
        "be-blocked",
        "be-targeted",
        "be-countered",
        "be-copied",
        "untap",
        "transform",
        "phase-out",
      ),
    ),
  },
  entersTapped: { shape: yes },
  preventDamage: { shape: words(...damagePrevented) },
  spellCosts: { shape: costChange },
  abilityCosts: { shape: costChange },
  landPlays: { shape: integer(1) },
  youHave: { shape: words("hexproof", "shroud") },
  cantLose: { shape: term("player") },
  cantWin: { shape: term("player") },
  triggersAgain: { shape: term("pattern") },
  mayCast: { shape: permission },
  mayPlay: { shape: permission },
  ...faceStatics,
  ...boardStatics,
  ...turnStatics,
  ...playersStatics,
  ...relationStatics,
  ...effectStatics,
  ...choiceStatics,
}

const keywordShapes: Readonly<Record<KeywordShape, Word>> = {
  plain: { shape: yes },
  costs: { shape: costList },
  mana: { shape: manaText },
  number: { shape: integer(1) },
  "number-costs": { shape: either(words("x"), integer(1)), fields: { for: costList } },
  filter: { shape: term("filter") },
  text: { shape: text },
  ability: { shape: term("ability") },
  activated: { shape: term("effect"), fields: { cost: listOf(term("cost")) } },
}

const keywords: Readonly<Record<string, Word>> = {
  ...Object.fromEntries(Object.entries(moreKeywords).map(([keyword, { shape }]) => [keyword, keywordShapes[shape]])),
  emerge: { shape: costList, fields: { of: optional(term("filter")) } },
  gift: { shape: words(...Object.keys(gifts)) },
  devour: { shape: integer(1), fields: { of: optional(term("filter")) } },
  cycling: { shape: costList, fields: { search: optional(term("filter")) } },
  ...Object.fromEntries(plainKeywords.map((keyword) => [keyword, { shape: yes }])),
  enchant: { shape: term("filter") },
  equip: { shape: manaText },
  landwalk: { shape: text },
  ward: { shape: either(manaText, costList) },
  protection: { shape: term("filter") },
  hexproofFrom: { shape: term("filter") },
  bushido: { shape: integer(1) },
  toxic: { shape: integer(1) },
  additionalCost: {
    shape: costList,
    fields: { or: optional(listOf(costList, 1)), optional: optional(yes), times: optional(words("any")) },
  },
  kicker: { shape: costList, fields: { times: optional(words("any")) } },
  entwine: { shape: costList },
  escalate: { shape: costList },
  cleave: { shape: costList, fields: { text: term("effect") } },
  buyback: { shape: costList },
  splice: { shape: costList, fields: { onto: oneOrMore(text) } },
  flashback: { shape: either(words("mana-cost"), costList) },
  mayhem: { shape: either(words("mana-cost"), costList) },
  ...faceKeywords,
  ...levelKeywords,
}

const events: Vocabulary["events"] = {
  ...Object.fromEntries(eventWords.map((word) => [word, {}])),
  "faces-dilemma": { needs: { flag: dilemmaFlag, rule: "700.17" } },
}

/** The words of Magic's cards. */
export const vocabulary: Vocabulary = {
  targets: true,
  verbs: explained(verbs, {
    ...verbLines,
    ...faceLines.verbs,
    ...boardVerbLines,
    ...castingVerbLines,
    ...turnVerbLines,
    ...phasingVerbLines,
    ...playersLines.verbs,
    ...relationLines.verbs,
    ...effectLines.verbs,
    ...choiceLines.verbs,
    ...actionLines,
  }),
  filters: explained(filters, {
    ...filterLines,
    ...faceLines.filters,
    ...boardFilterLines,
    ...castingFilterLines,
    ...actionFilterLines,
    ...relationLines.filters,
    ...effectLines.filters,
    ...choiceLines.filters,
  }),
  conditions: explained(conditions, {
    ...conditionLines,
    ...playersLines.conditions,
    ...relationLines.conditions,
    ...effectLines.conditions,
  }),
  values: explained(values, {
    ...valueLines,
    ...boardValueLines,
    ...castingValueLines,
    ...playersLines.values,
    ...relationLines.values,
    ...choiceLines.values,
    ...countingLines,
  }),
  statics: explained(statics, {
    ...staticLines,
    ...faceLines.statics,
    ...boardStaticLines,
    ...turnStaticLines,
    ...playersLines.statics,
    ...relationLines.statics,
    ...effectLines.statics,
    ...choiceLines.statics,
  }),
  costs: explained(costs, { ...costLines, ...playersLines.costs }),
  keywords: explained(keywords, {
    ...keywordLines,
    ...faceLines.keywords,
    ...boardKeywordLines,
    ...moreKeywordLines,
    ...levelKeywordLines,
  }),
  events: explained(events, { ...eventLines, ...boardEventLines, ...castingEventLines, ...playersLines.events }),
  numbers: {
    power: powerOf,
    toughness: toughnessOf,
    manaValue: manaValueOf,
    manaSpent: manaSpentOn,
    modesChosen: modesChosenFor,
  },
  questions: {
    /** May these modes be announced together? Asked of the decision at hand. */
    announceable: (game, keys, partial) => {
      const asked = game.asked
      if (partial || asked?.kind !== "modes" || asked.source === undefined) return true
      const proposal = proposalOnStack(game, asked.source)
      const modal = modalPart(game, proposal)
      return modal === null || selectionLegal(game, proposal, modal, keys as readonly number[])
    },
    /** May these be the targets, as far as they say what is to be paid? Asked of the decision at hand. */
    targets: (game, keys, partial) => {
      const asked = game.asked
      if (partial || asked?.kind !== "targets" || asked.source === undefined) return true
      const { chosen = [], sizes = [] } = asked.about ?? {}
      const proposal = announcedOnStack(game, asked.source)
      return targetsFit(game, proposal, chosen as readonly Key[], sizes as readonly number[], keys)
    },
    attacks: attacksLegal,
    blocks: blocksLegal,
  },
  canBeDone,
  choosing: (_game, _frame, what, _by, candidates, count) => ({
    min: what.any === true || what.upTo !== undefined ? 0 : Math.min(count, candidates.length),
    rules: ["608.2d"],
  }),
  rules: { may: "608.2d", branch: "608.2d", effect: "608.2c", continuous: "611.2a", look: "608.2c" },
}
