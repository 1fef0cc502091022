import { z } from "zod"
import { cardStates, dayNight, seatStateFields, someOf } from "./schema-states.ts"
import { count, oneOf, optionalKeys, type Seat, seat, seatNames, whole } from "./schema-words.ts"
import { allStepWords, allZoneWords } from "./terms.ts"

/*
 * The position from which a ruling is played: `given`.
 */

export const filler = z
  .looseObject({ type: z.string().optional(), types: z.array(z.string()).min(1).optional() })
  .meta({ id: "filler", description: "Any card with these characteristics and no abilities." })

type Given = string | GivenCard
interface GivenCard {
  card?: string | undefined
  filler?: z.infer<typeof filler> | undefined
  wording?: string | undefined
  label?: string | undefined
  count?: number | undefined
  tapped?: boolean | undefined
  faceDown?: boolean | undefined
  face?: number | undefined
  fresh?: boolean | undefined
  attacking?: true | string | undefined
  token?: boolean | undefined
  counters?: Record<string, number> | undefined
  marks?: Record<string, number> | undefined
  chosen?: string | undefined
  resolved?: true | string[] | undefined
  adventure?: true | undefined
  exiledWith?: string | undefined
  under?: Given[] | undefined
  attached?: Given[] | undefined
  controller?: Seat | undefined
  knownBy?: Seat[] | undefined
  is?: string | string[] | undefined
  damage?: number | undefined
}

export const given: z.ZodType<Given> = z.lazy(() => z.union([z.string(), givenCard]))
const givenCard: z.ZodType<GivenCard> = z
  .strictObject({
    card: z.string().optional(),
    filler: filler.optional(),
    wording: z.string().optional(),
    label: z.string().optional().meta({ description: "A name of your own for this card, to be used in the steps." }),
    count: z.int().min(1).max(1000).optional(),
    tapped: z.boolean().optional(),
    faceDown: z.boolean().optional(),
    face: count.optional(),
    fresh: z.boolean().optional().meta({ description: "Came into play this turn." }),
    attacking: z
      .union([z.literal(true), z.string()])
      .optional()
      .meta({
        description:
          "Attacks (Magic): true for the next opponent, a seat's letter, or the label of a planeswalker or battle.",
      }),
    token: z.boolean().optional(),
    counters: z.record(z.string(), count).optional(),
    marks: z.record(z.string(), whole).optional(),
    chosen: z
      .string()
      .optional()
      .meta({ description: "What has been chosen for it: a card's name, a color (white), a type (Goblin)." }),
    resolved: z
      .union([z.literal(true), z.array(z.string())])
      .optional()
      .meta({
        description:
          "Outside the game (Magic): an instant or sorcery that has resolved before the position is taken up; its targets: labels or players' letters.",
      }),
    adventure: z
      .literal(true)
      .optional()
      .meta({ description: "In exile (Magic): its Adventure has exiled it, and its owner may play it." }),
    exiledWith: z.string().optional().meta({ description: "In exile (Magic): the label of what exiled it." }),
    under: z.array(given).optional(),
    attached: z.array(given).optional(),
    controller: seat.optional(),
    knownBy: z.array(seat).optional(),
    is: someOf(cardStates).meta({ description: "What it is (Magic): commander, foretold, manifested …" }).optional(),
    damage: count.optional().meta({ description: "Damage marked on it (Magic)." }),
  })
  .meta({ id: "given-card" })

export const seatGiven = z.strictObject({
  ...optionalKeys(allZoneWords, z.array(given)),
  life: whole.optional(),
  marks: z.record(z.string(), whole).optional(),
  ...seatStateFields,
})

export const position = z.strictObject({
  ...optionalKeys(seatNames, seatGiven),
  turn: z
    .strictObject({ whose: seat.optional(), step: oneOf(allStepWords).optional(), number: z.int().min(1).optional() })
    .optional(),
  seed: whole.optional(),
  day: dayNight.optional().meta({ description: "It is day, or night (Magic); absent: neither yet." }),
  proposals: z
    .boolean()
    .optional()
    .meta({ description: "Actions may be begun that cannot be completed (Magic); they are then reversed." }),
})
