import { type Built, given } from "../building.ts"
import { each as times } from "./effect-building.ts"

/*
 * Tokens, and what something becomes: each described by a row of words.
 */

/** A word of the row: a color, a type, a subtype … */
export interface TokenWord {
  readonly colors?: readonly string[]
  readonly colorless?: true
  readonly supertype?: string
  readonly type?: string
  readonly subtype?: string
}

interface Row {
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly supertypes: readonly string[]
  readonly colors: readonly string[] | null
}

const sorted = (words: readonly TokenWord[]): Row => ({
  types: words.flatMap(({ type }) => type ?? []),
  subtypes: words.flatMap(({ subtype }) => subtype ?? []),
  supertypes: words.flatMap(({ supertype }) => supertype ?? []),
  colors: words.some(({ colors, colorless }) => colors !== undefined || colorless === true)
    ? words.flatMap(({ colors }) => colors ?? [])
    : null,
})

export interface TokenSaid {
  readonly kinds: readonly TokenWord[]
  readonly power?: number | "x"
  readonly toughness?: number | "x"
}

export interface TokenMore {
  readonly tapped?: true
  readonly attacking?: true
  readonly name?: string
  readonly abilities?: readonly unknown[]
}

const list = (all: readonly unknown[]): readonly unknown[] | null => (all.length === 0 ? null : all)

/** What stands in a token's corner where an ability of its own says its power and toughness (111.3, 604.3). */
export const saidByItself = (abilities: unknown): Built =>
  JSON.stringify(abilities).includes('"basePower"') ? { power: 0, toughness: 0 } : {}

/** New tokens: how many, and what they are. */
export function token(
  count: unknown,
  before: readonly TokenMore[],
  said: TokenSaid,
  behind: readonly TokenMore[],
  each: unknown,
): Built {
  const { types, subtypes, supertypes, colors } = sorted(said.kinds)
  const more = Object.assign({}, ...before, ...behind) as TokenMore
  const abilities = behind.flatMap((one) => one.abilities ?? [])
  const create = given({
    name: more.name === undefined ? null : { en: more.name },
    types,
    subtypes: list(subtypes),
    supertypes: list(supertypes),
    colors,
    ...saidByItself(abilities),
    ...given({ power: said.power, toughness: said.toughness }),
    abilities: list(abilities),
  })
  return given({ create, count: times(count, each), tapped: more.tapped, attacking: more.attacking })
}

/** What "create" does with it. */
export function created(what: Built, by: unknown): Built {
  if ("notSaid" in what) return what
  const count = what.count === 1 ? null : what.count
  if (what.known !== undefined)
    return given({
      by,
      createKnown: what.known,
      count,
      tapped: what.tapped === true ? true : null,
      attachedTo: what.attachedTo,
    })
  if (what.copy !== undefined) {
    const more = Object.assign({}, ...(what.before as Built[]), ...(what.behind as Built[])) as TokenMore
    if (more.attacking === true || more.abilities !== undefined || more.name !== undefined)
      return { notSaid: "a copy with more" }
    return given({ by, createCopy: what.copy, count, tapped: more.tapped, except: what.except })
  }
  return given({ by, ...what, count })
}

/** "becomes a 4/4 blue Drake creature with flying". */
export function becoming(
  strength: { readonly power: unknown; readonly toughness: unknown } | null,
  words: readonly TokenWord[],
  behind: readonly Built[],
  also: string | null,
  still: unknown = null,
): Built {
  const { types, subtypes, supertypes, colors } = sorted(words)
  if (supertypes.length > 0) return { notSaid: "becomes legendary" }
  const { grant, ...more } = Object.assign({}, ...behind) as Built
  const one = (all: readonly string[]): unknown => (all.length === 0 ? null : all.length === 1 ? all[0] : all)
  const only = also === null && still === null
  // What becomes an “artifact creature” stays all that it was but for creature types (205.1b).
  const stays = only && types.length === 2 && types.includes("artifact") && types.includes("creature")
  return given({
    basePower: strength?.power,
    baseToughness: strength?.toughness,
    ...more,
    // A new color takes the place of the others unless it is said to be beside them (105.3).
    [also?.includes("colors") === true ? "addColors" : "setColors"]: colors,
    ...(only && !stays ? { setTypes: list(types) } : { addType: one(types) }),
    ...(only ? { setSubtypes: list(subtypes) } : { addSubtype: one(subtypes) }),
    grant: Array.isArray(grant) && grant.length === 1 ? grant[0] : grant,
  })
}
