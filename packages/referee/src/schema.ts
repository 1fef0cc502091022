import { z } from "zod"
import { acts, ways } from "./act-words.ts"
import { type filler, type given, position, type seatGiven } from "./schema-given.ts"
import { cardStates, dayNight, seatStateFields, someOf } from "./schema-states.ts"
import { count, kindWord, oneOf, optionalKeys, seat, seatNames, whole, zoneWord } from "./schema-words.ts"
import { allStepWords, allZoneWords, games } from "./terms.ts"

/*
 * Format 1 of ruling files. Frozen: what could be written keeps its meaning. `check.ts` looks for what a schema can't say.
 */

export { type Seat, seatNames } from "./schema-words.ts"

/** A rule's number, as it stands in the file: 700.2a, 712.10, event-4.8. */
const rule = z
  .union([z.string().regex(/^(magic:|duel-masters:)?(event-)?\d+(\.\d+)?[a-z]{0,2}\.?$/), z.number()])
  .meta({ id: "rule", description: "A rule's number. 712.10 needs no quotes." })
const rules = z.union([rule, z.array(rule).min(1)])

const named = z.strictObject({ ja: z.string().optional(), en: z.string().optional() })
const text = z.union([z.string(), named])

const edition = z.union([
  z.string().meta({ description: "A date (YYYY-MM-DD) or now." }),
  z.strictObject({
    date: z.string().optional(),
    edition: z.string().optional(),
    tournament: z.boolean().optional(),
  }),
])

/** A card defined in the ruling, in the card language. What stands in its abilities the rulebook checks. */
const cardDefinition = z
  .looseObject({
    name: z.union([z.string(), z.looseObject({ ja: z.string().optional(), en: z.string().optional() })]),
    faces: z.array(z.looseObject({})).min(1).optional(),
    abilities: z.array(z.unknown()).optional(),
  })
  .meta({
    description: "A card of your own: name, then the fields of its face (types, cost, power, abilities…) or faces.",
  })

/** A card in a step: its name or label; where several have it, which of those offered. */
const card = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    n: z.int().min(1).optional().meta({ description: "The first, second, … of those offered." }),
    of: seat.optional(),
    zone: zoneWord.optional(),
    face: z.union([count, z.string()]).optional(),
    attacks: z.string().optional().meta({ description: "What this attacker attacks: a player's letter or a card." }),
    blocks: z.string().optional().meta({ description: "What this blocker blocks." }),
  }),
])

const actOption = z.strictObject({
  ...optionalKeys(acts, card),
  ...optionalKeys(ways, card),
  ability: z.int().min(1).optional(),
})
const key = z.union([z.string(), whole, z.boolean(), card, actOption])
const answerKeys = z.union([key, z.array(key)])

const happening = z.union([
  z.string(),
  z.strictObject({
    event: z.string().optional(),
    step: z.string().optional(),
    asked: kindWord.optional(),
    answered: kindWord.optional(),
    waits: z.string().optional(),
    by: seat.optional(),
    card: z.string().optional(),
    from: zoneWord.optional(),
    to: zoneWord.optional(),
    amount: whole.optional(),
    keys: answerKeys.optional(),
    rule: rules.optional(),
  }),
])

const asked = z.strictObject({
  who: z.union([seat, z.literal("chance")]).optional(),
  kind: kindWord.optional(),
  rule: rules.optional(),
  about: z.string().optional().meta({ description: "The card whose text or rule asks." }),
  options: z.array(answerKeys).optional().meta({ description: "Every complete answer, and no other." }),
  offers: z.array(key).optional().meta({ description: "Offered among others." }),
  lacks: z.array(key).optional().meta({ description: "Not offered." }),
  least: count.optional(),
  most: count.optional(),
  before: z.union([happening, z.array(happening)]).optional(),
  after: z.union([happening, z.array(happening)]).optional(),
})

const actFields = {
  ...optionalKeys(acts, card),
  ability: z.int().min(1).optional().meta({ description: "Which of the card's abilities, from 1." }),
  face: z.union([count, z.string()]).optional(),
}

const choiceFields = {
  choose: z.union([z.int().min(1), z.array(z.int().min(1)), z.enum(["none", "なし"])]).optional(),
  pick: answerKeys.optional(),
  pay: answerKeys.optional(),
  order: z.array(key).optional(),
  resolve: card.optional(),
  declare: answerKeys.optional(),
  say: z.union([z.boolean(), z.enum(["yes", "no", "はい", "いいえ"])]).optional(),
  number: whole.optional(),
  name: z.string().optional(),
  pass: z.union([z.literal(true), z.enum(["all"])]).optional(),
  answer: z.array(z.union([whole, z.string()])).optional(),
  start: z.int().min(1).optional(),
}

const refused = z.strictObject({
  by: seat.optional(),
  ...actFields,
  ...choiceFields,
  load: z.string().optional(),
  rule: rules.optional(),
  code: z.string().optional(),
  says: named.optional().meta({ description: "The sentence that tells why not, in each language given." }),
  since: z.string().optional(),
})

const why = z.strictObject({
  by: seat,
  ...actFields,
  nothing: z.enum(acts).optional().meta({ description: "Why nothing can be used, cast, …" }),
  rule: rules.optional(),
  code: z.string().optional(),
  says: named.optional().meta({ description: "The sentence that tells why not, in each language given." }),
})

const cardState = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    count: count.optional(),
    tapped: z.boolean().optional(),
    faceDown: z.boolean().optional(),
    face: count.optional(),
    power: whole.optional(),
    toughness: whole.optional(),
    cost: whole.optional(),
    counters: z.record(z.string(), count).optional(),
    under: z.array(z.string()).optional(),
    attachedTo: z.string().optional(),
    token: z.boolean().optional(),
    controller: seat.optional(),
    damage: count.optional(),
    is: someOf(cardStates).optional(),
  }),
])

const zoneState = z.union([
  count,
  z.array(cardState),
  z.strictObject({
    delta: z.union([whole, z.string().regex(/^[+-]\d+$/)]).optional(),
    count: count.optional(),
    exactly: z.array(cardState).optional(),
    contains: z.array(cardState).optional(),
    without: z.array(z.string()).optional(),
    top: z.array(cardState).optional(),
    bottom: z.array(cardState).optional(),
  }),
])

const seatState = z.strictObject({
  ...optionalKeys(allZoneWords, zoneState),
  life: z.union([whole, z.strictObject({ delta: z.union([whole, z.string().regex(/^[+-]\d+$/)]) })]).optional(),
  ...seatStateFields,
})

const seatView = z.strictObject(optionalKeys(allZoneWords, z.union([count, z.array(z.string())])))

const outcomeFields = {
  ...optionalKeys(seatNames, seatState),
  day: z.union([dayNight, z.literal("neither")]).optional(),
  stack: z.array(z.string()).optional(),
  waiting: z.array(z.string()).optional(),
  card: z.union([z.array(z.lazy(() => cardFacts)), z.lazy(() => cardFacts)]).optional(),
  view: z.strictObject({ by: seat, ...optionalKeys(seatNames, seatView) }).optional(),
  result: z
    .union([
      z.literal("none"),
      z.strictObject({
        winner: z.union([seat, z.literal("none")]).optional(),
        reason: z.string().optional(),
        rule: rules.optional(),
      }),
    ])
    .optional(),
  asked: z.partialRecord(kindWord, z.union([count, z.strictObject(optionalKeys(seatNames, count))])).optional(),
  trace: z.array(z.lazy(() => happening)).optional(),
  cost: z.union([z.array(z.lazy(() => paid)), z.lazy(() => paid)]).optional(),
}

const cardFacts = z.strictObject({
  card: z.string(),
  of: seat.optional(),
  zone: zoneWord.optional(),
  kind: z.string().optional(),
  face: count.optional(),
  symbol: z.string().optional(),
  characteristics: z.record(z.string(), z.unknown()).optional(),
})

const paid = z.strictObject({
  card: z.string(),
  pays: z
    .union([count, z.string()])
    .optional()
    .meta({ description: "A number (Duel Masters), or a mana cost such as {1}{U} (Magic)." }),
  taps: count.optional(),
})

const step = z.strictObject({
  by: seat.optional(),
  ...actFields,
  ...choiceFields,
  asked: asked.optional(),
  refused: refused.optional(),
  why: why.optional(),
  chance: answerKeys.optional(),
  check: z.strictObject(outcomeFields).optional(),
  until: z
    .strictObject({
      whose: seat.optional(),
      step: oneOf(allStepWords).optional(),
      stack: z.literal("empty").optional(),
      game: z.literal("over").optional(),
    })
    .optional(),
})

const goal = z
  .strictObject({
    by: seat.optional(),
    turns: z.int().min(1).max(100).optional(),
    reach: z.enum(["win", "survive"]).optional(),
    then: z.strictObject(outcomeFields).optional(),
  })
  .meta({
    id: "goal",
    description:
      "What a player wants to reach (absent: to win) whatever the others do, within so many turns, the one at hand being the first. For `dilemma solve`; playing the ruling doesn't look at it.",
  })

export const rulingSchema = z
  .strictObject({
    $schema: z.string().optional(),
    format: z.literal(1),
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(@[\w.-]+)?$/),
    game: z.enum(games),
    rules: z.union([edition, z.array(edition).min(1)]).optional(),
    title: named,
    cites: z.union([rule, z.array(rule)]).optional(),
    source: text.optional(),
    note: text.optional(),
    cards: z.array(cardDefinition).optional(),
    given: position.optional(),
    defaults: z
      .strictObject({
        priority: z.enum(["pass", "ask"]).optional(),
        payment: z.enum(["first", "ask"]).optional(),
        chance: z.enum(["keep", "ask"]).optional(),
        combat: z.enum(["ask", "none"]).optional(),
      })
      .optional(),
    play: z.array(step).optional(),
    then: z.strictObject(outcomeFields).optional(),
    goal: goal.optional(),
  })
  .meta({ title: "A ruling of Dilemma, format 1" })

export type RulingData = z.infer<typeof rulingSchema>
export type StepData = z.infer<typeof step>
export type AskedData = z.infer<typeof asked>
export type RefusedData = z.infer<typeof refused>
export type WhyData = z.infer<typeof why>
export type GoalData = z.infer<typeof goal>
export type OutcomeData = NonNullable<RulingData["then"]>
export type SeatStateData = z.infer<typeof seatState>
export type ZoneStateData = z.infer<typeof zoneState>
export type CardStateData = z.infer<typeof cardState>
export type CardFactsData = z.infer<typeof cardFacts>
export type HappeningData = z.infer<typeof happening>
export type KeyData = z.infer<typeof key>
export type EditionData = z.infer<typeof edition>
export type GivenData = z.infer<typeof given>
export type SeatGivenData = z.infer<typeof seatGiven>
export type FillerData = z.infer<typeof filler>
export type CardDefinitionData = z.infer<typeof cardDefinition>

/** The schema as editors read it. */
export const rulingJsonSchema = (): object => ({
  ...z.toJSONSchema(rulingSchema, { io: "input", target: "draft-7", reused: "ref" }),
  $id: "https://dilemma-table.github.io/ruling.schema.json",
})
