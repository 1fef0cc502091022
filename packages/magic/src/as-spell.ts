import { type Filter, type Game, type ObjectId, object } from "@dilemma-table/engine"

/*
 * Before a card is proposed as a spell, what is said of spells is asked of it where it lies: what it would cost can be told
 * only so (601.2f). Being a spell on the stack is taken as given, and "cast from there" asks where it is.
 */

type Words = Readonly<Record<string, unknown>>

const asked = new WeakMap<Filter, Filter>()

/** What a filter of spells asks of this one: as it stands of a spell, without what makes it one of a card that isn't one yet. */
export function ofTheSpell(game: Game, id: ObjectId, filter: Filter): Filter {
  if (object(game.state, id).zone === "stack") return filter
  const known = asked.get(filter)
  if (known !== undefined) return known
  const found = notYet(filter as Words) as Filter
  asked.set(filter, found)
  return found
}

function notYet({ zone, spell: _, castFrom, ...words }: Words): Words {
  const rest = Object.fromEntries(Object.entries(words).map(([word, data]) => [word, withoutStack(word, data)]))
  const where = castFrom ?? ([zone].flat().includes("stack") ? undefined : zone)
  return where === undefined ? rest : { ...rest, zone: where }
}

const withoutStack = (word: string, data: unknown): unknown => {
  if (word === "any" || word === "every") return (data as readonly Words[]).map(notYet)
  return word === "not" ? notYet(data as Words) : data
}
