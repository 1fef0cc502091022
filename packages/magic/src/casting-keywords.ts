import {
  type Game,
  holds,
  type Key,
  makeFrame,
  type ObjectId,
  object,
  objectsMatching,
  type PlayerId,
} from "@dilemma-table/engine"
import { abilities, hasAnyKeyword } from "./layers.ts"
import type { MagicAbility, MagicCondition, MagicCost, MagicEffect, MagicFilter } from "./lexicon.ts"
import type { Way } from "./permissions.ts"

const AWAKENED = "awakened"

/*
 * Keywords that give a card another way of being cast, for another cost (118.9) or from another zone (601.3).
 */

interface CastingKeyword {
  /** From where: beside what else lets it be cast, instead of its mana cost ("alternative"), or only from a zone. */
  readonly from: "alternative" | "hand" | "graveyard"
  readonly also?: readonly MagicCost[]
  readonly if?: MagicCondition
  /** It may be cast at any time that an instant could. */
  readonly anytime?: true
  /** One of these is chosen as the cost is announced, and paid for it; perhaps none. */
  readonly chooses?: (ability: MagicAbility) => {
    readonly among: MagicFilter
    readonly pay: (what: MagicFilter) => MagicCost
    readonly orNone?: true
  }
}

const happened = (pattern: Extract<MagicCondition, { compare: unknown }>["compare"][0]): MagicCondition => ({
  compare: [pattern, ">=", 1],
})

const mine = { type: "creature", controller: "you" } as const

interface Emerging {
  readonly of?: MagicFilter
}

const keywords: Readonly<Record<string, CastingKeyword>> = {
  evoke: { from: "alternative" },
  dash: { from: "alternative" },
  blitz: { from: "alternative" },
  overload: { from: "alternative" },
  awaken: { from: "alternative" },
  impending: { from: "alternative" },
  bestow: { from: "alternative" },
  cleave: { from: "alternative" },
  // 702.137a, 702.117a, 702.173a
  spectacle: { from: "alternative", if: happened({ happened: { on: "loses-life", player: "opponent" } }) },
  surge: { from: "alternative", if: happened({ happened: { on: "casts", player: "you" } }) },
  freerunning: {
    from: "alternative",
    if: happened({
      happened: {
        on: "deals-combat-damage",
        player: "any",
        source: { controller: "you", any: [{ subtype: "Assassin" }, { commander: true }] },
      },
    }),
  },
  // 702.76a, 702.188a, 702.190a
  prowl: {
    from: "alternative",
    if: happened({
      happened: {
        on: "deals-combat-damage",
        player: "any",
        source: { controller: "you", sharesType: "this" },
      },
    }),
  },
  "web-slinging": { from: "alternative", also: [{ bounce: { ...mine, tapped: true } }] },
  sneak: {
    from: "alternative",
    anytime: true,
    also: [{ bounce: { ...mine, attacking: true, blocked: false } }],
    if: { during: "declare-blockers", of: "you" },
  },
  // 702.119a–c
  emerge: {
    from: "alternative",
    chooses: (ability) => ({
      among: { ...((ability as Emerging).of ?? { type: "creature" }), controller: "you" },
      pay: (sacrifice) => ({ sacrifice }),
    }),
  },
  // 702.180a–b
  harmonize: {
    from: "graveyard",
    chooses: () => ({ among: { ...mine, tapped: false }, pay: (tapSome) => ({ tapSome }), orNone: true }),
  },
  // 702.187b
  mayhem: { from: "graveyard", if: happened({ happened: { on: "discards", object: "this" } }) },
  warp: { from: "hand" },
  flashback: { from: "graveyard" },
  escape: { from: "graveyard" },
  "jump-start": { from: "graveyard", also: [{ discard: 1 }] },
  retrace: { from: "graveyard", also: [{ discard: 1, matching: { type: "land" } }] },
  aftermath: { from: "graveyard" },
}

/** The way's own costs: what stands behind the keyword, or the mana cost where it has none. */
function costsOf(ability: MagicAbility, word: string): readonly MagicCost[] | null {
  if (typeof ability === "string") return null
  const { [word]: own, for: costs } = ability as unknown as Readonly<Record<string, unknown>>
  if (Array.isArray(costs)) return costs as readonly MagicCost[]
  return Array.isArray(own) ? (own as readonly MagicCost[]) : null
}

const heads = new WeakMap<object, string>()

function headOf(ability: MagicAbility): string {
  if (typeof ability === "string") return ability
  const known = heads.get(ability)
  if (known !== undefined) return known
  const found = Object.keys(ability).find((word) => word in keywords) ?? ""
  heads.set(ability, found)
  return found
}

/** What a card's own keywords offer, with the costs of each. */
function offered(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  from: readonly CastingKeyword["from"][],
): readonly Offered[] {
  return abilities(game, card).flatMap((ability) => {
    const word = headOf(ability)
    const keyword = keywords[word]
    if (keyword === undefined || !from.includes(keyword.from)) return []
    if (keyword.if !== undefined && !holds(game, makeFrame(card, player), keyword.if as never)) return []
    const costs = costsOf(ability, word)
    return keyword.chooses === undefined
      ? [{ word, key: word, keyword, costs, source: card }]
      : choosing(game, player, card, ability, { word, key: word, keyword, costs, source: card })
  })
}

/** A way for each object that could be chosen for the cost; the object's number stands behind the key's colon. */
function choosing(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  ability: MagicAbility,
  plain: Offered,
): readonly Offered[] {
  const { among, pay, orNone } = (plain.keyword.chooses as NonNullable<CastingKeyword["chooses"]>)(ability)
  const able = objectsMatching(game, makeFrame(card, player), among as never)
  // The plain one comes last: what is announced with the others holds its key, too.
  return [
    ...able.map((id) => ({
      ...plain,
      key: `${plain.word}:${id}`,
      costs: [...(plain.costs ?? []), pay({ ...among, chosenForCost: true })],
      source: id,
    })),
    ...(orNone === true ? [plain] : []),
  ]
}

interface Offered {
  readonly word: string
  readonly key: string
  readonly keyword: CastingKeyword
  readonly costs: readonly MagicCost[] | null
  /** What is shown of the way: the card, or what is chosen for the cost. */
  readonly source: ObjectId
}

/** The ways in which a card's owner may cast it from the zone where it is by its own keywords. */
export const ownWays = (game: Game, player: PlayerId, card: ObjectId): readonly Way[] =>
  object(game.state, card).zone === "exile"
    ? exiledWays(game, card)
    : offered(game, player, card, [object(game.state, card).zone as "hand" | "graveyard"]).map(
        ({ word, key, keyword, costs, source }) => ({
          key,
          source,
          costs,
          anytime: keyword.anytime === true,
          ...(key === word ? {} : { pays: [word] }),
          ...(keyword.also === undefined ? {} : { extra: keyword.also }),
        }),
      )

/** Marks of cards in exile that their owner may cast on a later turn, with the turn in which they came there. */
const setAside = ["foretell", "plot", "designation:warped"] as const

/** Does this card lie in exile to be cast on a later turn? */
export const isSetAside = (game: Game, card: ObjectId): boolean => {
  const { marks } = object(game.state, card)
  return setAside.some((name) => marks[name] !== undefined)
}

/** A foretold card for its foretell cost (702.143a), a plotted one for nothing (702.170d), a warped one for what it costs (702.185a). */
function exiledWays(game: Game, card: ObjectId): readonly Way[] {
  const { marks } = object(game.state, card)
  const ready = (name: (typeof setAside)[number]): boolean => (marks[name] ?? game.state.turn) < game.state.turn
  const base = { source: card, anytime: false }
  const ways: Way[] = []
  if (ready("foretell"))
    for (const ability of abilities(game, card))
      if (typeof ability === "object" && "foretell" in ability)
        ways.push({ ...base, key: "foretell", costs: ability.foretell as readonly MagicCost[] })
  if (ready("plot")) ways.push({ ...base, key: "plot", costs: [], asSorcery: true })
  if (ready("designation:warped")) ways.push({ ...base, key: "warped", costs: null })
  return ways
}

/** Every way that has the mana cost paid, and beside it the same with an alternative cost of the card's own (601.2b, 118.9a). */
export function withAlternatives(game: Game, player: PlayerId, card: ObjectId, ways: readonly Way[]): readonly Way[] {
  if (!ways.some(({ costs, key }) => costs === null && !isOwnWay(key))) return ways
  const all = offered(game, player, card, ["alternative"])
  if (all.length === 0) return ways
  return ways.flatMap((way) =>
    way.costs !== null || isOwnWay(way.key)
      ? [way]
      : [
          way,
          ...all.map(({ word, key, keyword, costs, source }): Way => {
            const plain = way.key === "normal"
            const pays = [...(key === word && plain ? [] : [word]), ...(plain ? [] : [way.key])]
            return {
              ...way,
              costs,
              ...(key === word ? {} : { source, allowing: way.source }),
              key: plain ? key : `${word}:${way.key}${key.slice(word.length)}`,
              ...(pays.length === 0 ? {} : { pays }),
              ...(keyword.anytime === true ? { anytime: true } : {}),
              ...(keyword.also === undefined ? {} : { extra: [...(way.extra ?? []), ...keyword.also] }),
            }
          }),
        ],
  )
}

/** What was chosen for the cost of a keyword, by what was announced (702.119c, 702.180b). */
export const chosenForCosts = (announced: readonly Key[]): readonly ObjectId[] =>
  announced.flatMap((key): readonly ObjectId[] => {
    const parts = String(key).split(":")
    const chosen = Number(parts.at(-1))
    return parts.length > 1 && keywords[parts[0] ?? ""]?.chooses !== undefined && chosen > 0 ? [chosen as ObjectId] : []
  })

/** Is this a way that a keyword of the card itself gives? Each is a way of its own, whatever it costs. */
export const isOwnWay = (key: Key): boolean =>
  typeof key === "string" && ((key.split(":")[0] ?? "") in keywords || key === "foretell" || key === "plot")

/** Keywords that give a card another way of being cast. */
export const waysOfCasting: readonly string[] = Object.keys(keywords)

/** Has this card a keyword with which it may be cast from a graveyard? */
export const castsFromGraveyard = (game: Game, card: ObjectId): boolean => hasAnyKeyword(game, card, fromGraveyard)

const fromGraveyard: readonly string[] = waysOfCasting.filter((word) => keywords[word]?.from === "graveyard")

/** With these a spell is exiled from the stack wherever it would go (702.34a, 702.127a, 702.133a). */
export const exiledAlways: readonly Key[] = ["flashback", "jump-start", "aftermath", "harmonize"]

/** A text with each target as everything that could be it (702.96a): "target" is replaced by "each". */
export function overloaded(effect: MagicEffect): MagicEffect {
  return replaced(effect) as MagicEffect
}

function replaced(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part
  if (Array.isArray(part)) return part.map(replaced)
  if ("target" in part) {
    const { target, as } = part as { readonly target: unknown; readonly as?: string }
    const all = { all: target === "any-target" ? { type: ["creature", "planeswalker", "battle"] } : target }
    return as === undefined ? all : { ...all, as }
  }
  if ("targetPlayer" in part) return (part as { readonly targetPlayer: string }).targetPlayer
  return Object.fromEntries(Object.entries(part).map(([word, inner]) => [word, replaced(inner)]))
}

/** Awaken N (702.113a): so many counters on a land of one's own, which becomes a 0/0 Elemental creature with haste. */
export const awakening = (n: number): MagicEffect => {
  const land = { target: { type: "land" as const, controller: "you" as const }, as: AWAKENED }
  return [
    { putCounters: n, kind: "+1/+1", on: land },
    {
      continuous: {
        does: { basePower: 0, baseToughness: 0, addType: "creature", addSubtype: "Elemental", grant: "haste" },
      },
      on: { ref: AWAKENED },
      until: "game",
    },
  ]
}
