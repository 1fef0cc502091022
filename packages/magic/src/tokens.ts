import type { CardData, CardIndex, Game } from "@dilemma-table/engine"
import { dungeons, dungeonsFor, type Ventured } from "./dungeon-cards.ts"
import { emblemCard, emblemOf, ringEmblem, speedEmblem } from "./emblems.ts"
import { type Gift, gifts } from "./gifts.ts"
import { type KnownToken, keywordActions, knownTokens } from "./keyword-actions.ts"
import { morePlainKeywords } from "./keyword-list.ts"
import { keywordAbilities } from "./keyword-meanings.ts"
import type { MagicAbility, MagicCard, MagicFace, MagicValue, TokenData } from "./lexicon.ts"
import type { PlayerDesignation } from "./lexicon-relations.ts"

const isVariable = (n: MagicValue | undefined): boolean => n !== undefined && typeof n !== "number"

/**
 * A token's characteristics as a card, so that objects can refer to them (111.3). Its name is its subtypes' (111.4). Numbers that
 * are worked out as it is created are 0 here.
 */
function tokenCard({ back, ...data }: TokenData): MagicCard {
  const name = nameOf(data)
  return back === undefined
    ? { name, faces: [faceOf(data)] }
    : { name, layout: "transforming", faces: [faceOf(data), { ...faceOf(back), name: nameOf(back) }] }
}

const nameOf = ({ name, subtypes = ["Token"] }: TokenData): MagicCard["name"] => ({ en: subtypes.join(" "), ...name })

function faceOf({ name: _, colors = [], ...rest }: TokenData): MagicFace {
  return {
    ...rest,
    ...(isVariable(rest.power) ? { power: 0 } : {}),
    ...(isVariable(rest.toughness) ? { toughness: 0 } : {}),
    colors,
  } as MagicFace
}

const plain: readonly string[] = morePlainKeywords

/** What a designation, an emblem or speed brings. */
function broughtBy(data: object): MagicCard | null {
  if ("playerBecomes" in data) return emblemOf(data.playerBecomes as PlayerDesignation) ?? null
  if ("emblem" in data && Array.isArray(data.emblem)) return emblemCard(data.emblem as readonly MagicAbility[])
  if ("ringTempts" in data) return ringEmblem
  return "speedUp" in data ? speedEmblem : null
}

/** The dungeons into which it may lead (309.2a). */
function dungeonsBrought(data: object): readonly MagicCard[] {
  if ("playerBecomes" in data && data.playerBecomes === "initiative") return [dungeons.undercity]
  return "venture" in data ? dungeonsFor(data.venture as Ventured).map((name) => dungeons[name]) : []
}

/** What stands inside may bring more; the rules' own emblems speak of themselves. */
const inside = (data: object, within: readonly string[]): readonly CardData[] =>
  "playerBecomes" in data || "speedUp" in data || "ringTempts" in data
    ? []
    : Object.values(data).flatMap((one) => tokensOf(one, within))

/**
 * The tokens that a card's text creates, wherever in it.
 * @param within keywords whose meaning this is: that speaks of the keyword again (“if its conspire cost was paid”)
 */
export function tokensOf(data: unknown, within: readonly string[] = []): readonly CardData[] {
  if (data === "start-your-engines") return [speedEmblem as unknown as CardData]
  const brings = (more: unknown): readonly CardData[] => tokensOf(more, within)
  if (typeof data === "string")
    return plain.includes(data) && !within.includes(data)
      ? (keywordAbilities[data]?.(null as never, {}) ?? []).flatMap((one) => tokensOf(one, [...within, data]))
      : []
  if (typeof data !== "object" || data === null) return []
  if (Array.isArray(data)) return data.flatMap(brings)
  const ways = dungeonsBrought(data)
  if (ways.length > 0) {
    const emblem = broughtBy(data)
    return [...(emblem === null ? [] : [emblem]), ...ways, ...ways.flatMap((card) => brings(card.faces))] as never
  }
  if ("giveGift" in data) return brings(gifts[data.giveGift as Gift])
  const brought = broughtBy(data)
  if (brought !== null) return [brought as unknown as CardData, ...inside(data, within)]
  const head = Object.keys(data).find((word) => word in keywordAbilities || word in keywordActions) ?? ""
  const meaning = keywordAbilities[head]?.((data as Readonly<Record<string, unknown>>)[head] as never, data as never)
  const found = [...Object.values(data).flatMap(brings), ...(meaning ?? []).flatMap(brings)]
  if ("createKnown" in data) return brings({ create: knownTokens[data.createKnown as KnownToken] })
  const action = keywordActions[head]?.((data as Readonly<Record<string, unknown>>)[head] as never, data)
  if (action !== undefined) return [...found, ...brings(action)]
  return "create" in data ? [tokenCard(data.create as TokenData) as unknown as CardData, ...found] : found
}

const known = new WeakMap<object, Map<string, CardIndex>>()

/** Where a token's characteristics stand among a game's cards; they were brought by the card that creates it. */
export const tokenIndex = (game: Game, data: TokenData): CardIndex => cardIndexOf(game, tokenCard(data))

/** The same of a card of the rules' own. */
export function cardIndexOf(game: Game, card: MagicCard): CardIndex {
  let index = known.get(game.cards)
  if (index === undefined) {
    index = new Map(game.cards.map((one) => [JSON.stringify(one.data), one.index]))
    known.set(game.cards, index)
  }
  const found = index.get(JSON.stringify(card))
  if (found === undefined) throw new RangeError(`No card of this game brings ${JSON.stringify(card)}`)
  return found
}
