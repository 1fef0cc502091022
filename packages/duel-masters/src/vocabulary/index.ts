import type { Choose, Filter, Frame, Game, Grammar, ObjectId, PlayerId, Vocabulary } from "@dilemma-table/engine"
import {
  either,
  everyone,
  integer,
  listOf,
  makeFrame,
  matches,
  object,
  optional,
  standing,
  standingOn,
  text,
  words,
} from "@dilemma-table/engine"
import { cant } from "../characteristics.ts"
import { costs } from "../cost-words.ts"
import { cardTypes, civilizations, layouts, specialTypes } from "../lexicon.ts"
import { sayCosts } from "../said-costs.ts"
import { privateZones } from "../zones.ts"
import { conditions } from "./conditions.ts"
import { events } from "./events.ts"
import { filters } from "./filters.ts"
import { keywords } from "./keywords.ts"
import { statics } from "./statics.ts"
import { numbers, values } from "./values.ts"
import { actingVerbs } from "./verbs-acting.ts"
import { attackingVerbs } from "./verbs-attacking.ts"
import { lookingVerbs } from "./verbs-looking.ts"
import { movingVerbs } from "./verbs-moving.ts"
import { namingVerbs } from "./verbs-naming.ts"
import { shieldVerbs } from "./verbs-shields.ts"
import { turningVerbs } from "./verbs-turning.ts"

/** Filter words that ask nothing of what a card is. */
const whereOnly: ReadonlySet<string> = new Set([
  "zone",
  "controller",
  "owner",
  "other",
  "is",
  "tapped",
  "faceDown",
  "exLifeOf",
])

/**
 * As many as possible are chosen (605.2b). From one's own zone that others don't see, a card asked for by its qualities needn't
 * be found, for nobody can tell that it is there (400.2d); cards of a deck that lie open are seen by all to be there.
 */
function choosing(
  game: Game,
  frame: Frame,
  what: Choose,
  by: PlayerId,
  matching: readonly ObjectId[],
  count: number,
): ReturnType<Vocabulary["choosing"]> {
  const candidates = matching.filter(
    (id) => object(game.state, id).controller === by || !(cant(game, "be-chosen", id) || isOutOfReach(game, frame, id)),
  )
  const zones = [what.choose.zone ?? "battle"].flat()
  const hidden = zones.every((zone) => privateZones.has(zone))
  const asksQualities = Object.keys(what.choose).some((word) => !whereOnly.has(word))
  if (!hidden || !asksQualities) return { min: count, rules: ["601.1h"], candidates }
  const open = candidates.filter((id) => liesOpen(game, id)).length
  return { min: Math.min(count, open), rules: ["601.1h", "400.2d"], candidates }
}

/** Is it a card of a deck that all have been shown? */
function liesOpen(game: Game, id: ObjectId): boolean {
  const { zone, known } = object(game.state, id)
  return zone === "deck" && known === everyone(game)
}

/** Can't what chooses choose it? */
const isOutOfReach = (game: Game, frame: Frame, id: ObjectId): boolean =>
  standing(game, "cantBeChosenBy").length > 0 &&
  standingOn(game, "cantBeChosenBy", id).some(
    ({ source, controller, names, does }) =>
      matches(
        game,
        makeFrame(source, controller as PlayerId, { names }),
        frame.source,
        does.cantBeChosenBy as Filter,
      ) === true,
  )

/** The words of Duel Masters' cards. */
export const vocabulary: Vocabulary = {
  targets: false,
  verbs: {
    ...movingVerbs,
    ...shieldVerbs,
    ...attackingVerbs,
    ...turningVerbs,
    ...lookingVerbs,
    ...namingVerbs,
    ...actingVerbs,
  },
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers,
  questions: {},
  choosing: (game, frame, what, by, candidates, count) => choosing(game, frame, what, by, candidates, count),
  settles: sayCosts,
  rules: { may: "605.2", branch: "601.1h", effect: "605.2", continuous: "608.1", look: "605.4" },
}

/** What a face of a card is written with. */
export const grammar: Grammar = {
  durations: ["this-attack"],
  card: {
    layout: optional(words(...layouts)),
    cells: optional(listOf(text, 2)),
  },
  about: {
    layout: {
      en: "how two faces belong together. Absent: back to back, turned over (psychic, dragheart). `twinpact`: two halves, both of which count out of play. `king-cell`: a King Cell, and the card it makes up with others. With either each face has a `name`",
      ja: "2つの面の関係。なければ裏表(サイキック、ドラグハート)。`twinpact`はツインパクト。`king-cell`はキング・セルと、合体したカード。どちらも各面に`name`を書く",
    },
    cells: {
      en: "of a King Cell: the names of all cells that are put together, itself among them",
      ja: "キング・セル：合体するすべてのセルの名前(自身を含む)",
    },
  },
  zones: ["battle", "hand", "mana", "shields", "deck", "graveyard", "hyperspatial", "gr", "abyss"],
  face: {
    types: listOf(words(...cardTypes), 1),
    special: optional(listOf(words(...specialTypes), 1)),
    civilizations: listOf(words(...civilizations), 0, 5),
    cost: either(integer(0), words("infinity")),
    power: optional(integer()),
    races: optional(listOf(text)),
    mana: optional(integer(0)),
  },
}
