import type { MagicAbility } from "@dilemma-table/magic"

/*
 * "The exiled card", "cards exiled with this": what another ability of the same object has exiled. Those two abilities are linked
 * (607.2a), and what exiles has to say so, since only what it exiles is meant.
 */

type Node = Readonly<Record<string, unknown>>

const isNode = (one: unknown): one is Node => typeof one === "object" && one !== null && !Array.isArray(one)

/** Words of a selector; a cost's "exile" has a filter behind it. */
const selecting = ["target", "choose", "all", "top", "ref"] as const

const exiles = (node: Node): boolean => {
  const { exile } = node
  if (exile === "it" || exile === "cause") return true
  return isNode(exile) && selecting.some((word) => word in exile) && !speaksOfLinked(exile)
}

/** Does it speak of what was exiled with its source? */
function speaksOfLinked(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(speaksOfLinked)
  if (!isNode(part)) return false
  if (part.linked === true && !("exile" in part)) return true
  return Object.values(part).some(speaksOfLinked)
}

function linked(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(linked)
  if (!isNode(part)) return part
  const inner = Object.fromEntries(Object.entries(part).map(([word, argument]) => [word, linked(argument)]))
  return exiles(part) ? { ...inner, linked: true } : inner
}

/** Keywords that exile something which the card's other abilities speak of. */
const keywordsThatExile = ["hideaway", "champion"] as const

const exilesByKeyword = (ability: MagicAbility): boolean =>
  isNode(ability) && keywordsThatExile.some((word) => word in ability)

/** A face's abilities, with what they exile for each other marked; null where one speaks of exiled cards and none exiles any. */
export function withLinks(abilities: readonly MagicAbility[]): readonly MagicAbility[] | null {
  if (!abilities.some(speaksOfLinked)) return abilities
  const read = withCastCopies(abilities) as readonly MagicAbility[]
  const marked = linked(read) as readonly MagicAbility[]
  const found = JSON.stringify(marked) !== JSON.stringify(read) || abilities.some(exilesByKeyword)
  return found ? marked : null
}

/**
 * "You may copy the exiled card. If you do, you may cast the copy": the copy of a card is cast while that is done or not at all
 * (707.12), so this is casting a copy of it.
 */
function withCastCopies(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withCastCopies)
  if (!isNode(part)) return part
  const { may, then, ...rest } = part
  const copies = isNode(may) && "copy" in may && isNode(then) && isNode(then.cast) && then.cast.ref === may.as
  if (!copies || typeof may.as !== "string")
    return Object.fromEntries(Object.entries(part).map(([word, argument]) => [word, withCastCopies(argument)]))
  return { ...rest, ...then, cast: may.copy, copy: true }
}
