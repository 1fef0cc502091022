import {
  type Ability,
  ask,
  type Filter,
  type Game,
  type GameEvent,
  happen,
  makeFrame,
  matches,
  type ObjectId,
  object,
  objectOption,
  order,
  type PlayerId,
  type Procedure,
  pick,
  readFace,
  zone,
} from "@dilemma-table/engine"
import { EVOLVING, has, hasKeyword, isCreature, isInBattle, isSpecial } from "./characteristics.ts"
import { isPending } from "./pending.ts"

/** What an evolution creature says it is put on (801.1). */
interface Evolution {
  readonly onto: Filter
  readonly count: number
  /** So many or more (超無限進化). */
  readonly orMore: boolean
  /** Beside these one of each of those (進化GV with several names). */
  readonly with: readonly Filter[]
  readonly zones: readonly string[]
  /** A NEO creature may be put out as an evolution creature or not (802.1). */
  readonly optional: boolean
}

const heads = ["evolution", "starEvolution", "neoEvolution", "gNeoEvolution"] as const

interface Written {
  readonly count?: number
  readonly orMore?: true
  readonly with?: readonly Filter[]
  readonly from?: string | readonly string[]
}

function evolutionOf(game: Game, card: ObjectId): Evolution | null {
  for (const ability of readFace(game, card)?.abilities ?? []) {
    const head = typeof ability === "object" ? heads.find((one) => one in ability) : undefined
    if (head === undefined) continue
    const written = ability as Ability & Written
    return {
      onto: (ability as unknown as Readonly<Record<string, Filter>>)[head] as Filter,
      count: written.count ?? 1,
      orMore: written.orMore === true,
      with: written.with ?? [],
      zones: [written.from ?? "battle"].flat(),
      optional: head === "neoEvolution" || head === "gNeoEvolution",
    }
  }
  return null
}

/**
 * May it be put on this one: a creature, or a タマシード that says so (シンカライズ) as if it were one, that matches (701.15,
 * 801.1)? Where another type of card is named, such a card.
 */
function fits(game: Game, player: PlayerId, card: ObjectId, onto: Filter, id: ObjectId): boolean {
  const { type, ...rest } = onto as Filter & { readonly type?: unknown }
  const asCreature = type === undefined || type === "creature"
  if (asCreature && !isCreature(game, id) && !hasKeyword(game, id, "shinkarize")) return false
  const asked = asCreature && has(game, "evolvesIntoAny", id) ? withoutRace(rest as Filter) : asCreature ? rest : onto
  return matches(game, makeFrame(card, player), id, asked as Filter) === true
}

const withoutRace = ({ race: _, raceWith: __, ...rest }: Filter & { race?: unknown; raceWith?: unknown }): Filter =>
  rest

function basesFor(game: Game, player: PlayerId, card: ObjectId, { zones }: Evolution): readonly ObjectId[] {
  return zones.flatMap((name) =>
    zone(game, player, name).filter((id) =>
      name === "battle" ? isInBattle(game, id) : id !== card && !isPending(object(game.state, id)),
    ),
  )
}

/** What stands in each place beneath it: the same filter so many times, then the others. */
const places = (evolution: Evolution): readonly Filter[] => [
  ...Array.from({ length: evolution.count }, () => evolution.onto),
  ...evolution.with,
]

/** Can each place be filled with a base of its own? */
function canFill(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  filters: readonly Filter[],
  bases: readonly ObjectId[],
): boolean {
  const [first, ...rest] = filters
  if (first === undefined) return true
  return bases.some(
    (id) =>
      fits(game, player, card, first, id) &&
      canFill(
        game,
        player,
        card,
        rest,
        bases.filter((other) => other !== id),
      ),
  )
}

/** Does it need a base that isn't there (801.1a)? */
export function lacksBase(game: Game, player: PlayerId, card: ObjectId, onto?: ObjectId): boolean {
  const evolution = evolutionOf(game, card)
  if (evolution === null) return onto !== undefined
  if (onto !== undefined) return !evolvesOnto(game, player, card, onto)
  if (evolution.optional) return false
  return !canFill(game, player, card, places(evolution), basesFor(game, player, card, evolution))
}

/** Could it be put on this one, and on others if it needs several? */
function evolvesOnto(game: Game, player: PlayerId, card: ObjectId, onto: ObjectId): boolean {
  const evolution = evolutionOf(game, card)
  if (evolution === null) return false
  const bases = basesFor(game, player, card, evolution)
  const filters = places(evolution)
  return (
    bases.includes(onto) &&
    filters.some(
      (filter, i) =>
        fits(game, player, card, filter, onto) &&
        canFill(
          game,
          player,
          card,
          filters.filter((_, other) => other !== i),
          bases.filter((id) => id !== onto),
        ),
    )
  )
}

/**
 * The player chooses what the creature is put on, and how several bases lie (801.1, 801.1b).
 * @param onto one of them, where an effect says so
 * @returns the bases, topmost first; none where it needs none or isn't put out as an evolution creature
 */
export function* chooseBases(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  onto?: ObjectId,
): Procedure<readonly ObjectId[]> {
  const evolution = evolutionOf(game, card)
  if (evolution === null) return []
  const bases = basesFor(game, player, card, evolution)
  if (evolution.optional && !canFill(game, player, card, places(evolution), bases)) return []
  const chosen = yield* pickBases(game, player, card, evolution, bases, onto)
  if (chosen.length < 2) return chosen
  return (yield* ask(game, {
    by: player,
    kind: "order",
    rules: ["801.1b"],
    prompt: "arrange",
    source: card,
    space: order(chosen.map(objectOption)),
  })) as readonly ObjectId[]
}

function* pickBases(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  evolution: Evolution,
  bases: readonly ObjectId[],
  onto: ObjectId | undefined,
): Procedure<readonly ObjectId[]> {
  const question = { by: player, kind: "cards" as const, prompt: "evolution-base", source: card }
  const rules = evolution.optional ? ["801.1", "802.1"] : ["801.1"]
  if (evolution.with.length === 0) {
    const able = bases.filter((id) => id !== onto && fits(game, player, card, evolution.onto, id))
    const given = onto === undefined ? 0 : 1
    const least = evolution.count - given
    const most = evolution.orMore ? able.length : least
    if (most === 0) return onto === undefined ? [] : [onto]
    const keys = yield* ask(game, {
      ...question,
      rules,
      about: { count: most },
      space: pick(able.map(objectOption), evolution.optional && given === 0 ? 0 : least, most),
    })
    return [...(onto === undefined ? [] : [onto]), ...(keys as readonly ObjectId[])]
  }
  const chosen: ObjectId[] = []
  const filters = places(evolution)
  for (const [i, filter] of filters.entries()) {
    const rest = bases.filter((id) => !chosen.includes(id))
    const able = rest.filter(
      (id) =>
        fits(game, player, card, filter, id) &&
        canFill(
          game,
          player,
          card,
          filters.slice(i + 1),
          rest.filter((other) => other !== id),
        ),
    )
    const keys = yield* ask(game, {
      ...question,
      rules,
      about: { count: 1 },
      space: pick(able.map(objectOption), 1, 1),
    })
    chosen.push(...(keys as readonly ObjectId[]))
  }
  return chosen
}

/** Each creature or タマシード that is put beneath another one evolves into it (801.2): what watches that looks at the base. */
export const evolvingEvents = (
  game: Game,
  card: ObjectId,
  bases: readonly ObjectId[],
  player: PlayerId,
): readonly GameEvent[] =>
  bases
    .filter((id) => object(game.state, id).zone === "battle")
    .map((id) => ({ type: "note", as: "becomes-base", rule: "801.2", object: id, source: card, player }))

/** Bases from other zones were laid into the battle zone with the creature; they didn't enter it themselves (801.1). */
export function* noteLaidBases(game: Game, bases: readonly ObjectId[], over: ObjectId): Procedure<void> {
  const laid = bases.filter((id) => object(game.state, id).zone !== "battle")
  yield* happen(
    game,
    laid.map((id): GameEvent => {
      const { zone: from, became } = object(game.state, id)
      return { type: "note", as: "lay-base", rule: "801.1", object: id, from, to: "battle", becomes: became, over }
    }),
  )
}

/** A NEO creature that is being put out on a base counts as an evolution creature already (802.2). */
export function* markEvolving(game: Game, card: ObjectId, amount: 0 | 1): Procedure<void> {
  if (isSpecial(game, card, "neo"))
    yield* happen(game, [{ type: "mark", rule: "802.2", object: card, name: EVOLVING, amount }])
}
