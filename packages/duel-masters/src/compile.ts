import {
  type Ability,
  type CardData,
  type CompiledCard,
  type CompiledFace,
  checkCard,
  type Edition,
  type LanguageSource,
  type Outcome,
  ok,
} from "@dilemma-table/engine"
import { mustBeDeclared } from "./declaring-hidden.ts"
import { facesOf, layoutFault } from "./layouts.ts"
import { meantBy } from "./vocabulary/keywords.ts"

/**
 * Checks a card and works out, for each face, its abilities with those that its keywords stand for, and what they watch.
 * @returns the compiled card, or the first fault with its place
 */
export function compile(
  language: LanguageSource,
  data: CardData,
  edition: Edition,
): Outcome<Omit<CompiledCard, "index">> {
  const fault = checkCard(language, edition, data)
  if (fault !== null) return { ok: false, fault }
  const id = data.name.ja ?? data.name.en ?? ""
  const unfit = layoutFault(data)
  if (unfit !== null) return { ok: false, fault: unfit }
  const faces = data.faces.map((face) => compileFace(data, face))
  return ok({ id, data, ...facesOf(data, faces) })
}

function compileFace(card: CardData, face: CardData["faces"][number]): CompiledFace {
  const abilities = (face.abilities ?? []).flatMap((ability) => [ability, ...meantBy(ability)])
  return {
    data: face,
    name: face.name ?? card.name,
    abilities,
    watches: abilities.flatMap((ability) => {
      const names = watchNames(ability)
      return names.length === 0 ? [] : [{ names, ability, zones: zonesOf(ability) }]
    }),
  }
}

/** Names under which an ability is found: what it watches or replaces, or what it does continuously. */
export function watchNames(ability: Ability): readonly string[] {
  if (typeof ability !== "object" || mustBeDeclared(ability)) return []
  const { when, replace, static: does } = ability as Parts
  if (when !== undefined) return namesOf(when)
  if (replace !== undefined) return namesOf(replace).map((name) => `replace:${name}`)
  if (does === undefined || isAboutItself(ability as Parts)) return []
  return Object.keys(does).map((word) => `static:${word}`)
}

interface Watched {
  readonly on: string | readonly string[]
  readonly or?: Watched
}

/** The names of all the events that a pattern means. */
const namesOf = ({ on, or }: Watched): readonly string[] => [on, ...(or === undefined ? [] : namesOf(or))].flat()

interface Parts {
  readonly when?: Watched
  readonly replace?: Watched
  readonly static?: Readonly<Record<string, unknown>>
  readonly to?: unknown
  readonly zone?: string | readonly string[]
}

/** What a card says of how it itself is used is read from the card when it is used. */
const aboutUse: ReadonlySet<string> = new Set([
  "costs",
  "usableFrom",
  "usableByItself",
  "free",
  "payInstead",
  "costBecomes",
  "payFor",
  "additionalCost",
  "entersTapped",
])

const isAboutItself = (ability: Parts): boolean =>
  (ability.to === undefined || ability.to === "this") &&
  Object.keys(ability.static ?? {}).every((word) => aboutUse.has(word))

/** The zones in which it works; null for the battle zone. */
function zonesOf(ability: Ability): readonly string[] | null {
  const { zone } = ability as Parts
  return zone === undefined ? null : [zone].flat()
}
