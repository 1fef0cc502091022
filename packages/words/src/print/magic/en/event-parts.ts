import type { EventPattern, Filter } from "@dilemma-table/engine"
import { plurals } from "../../english/bend.ts"
import { ordinal } from "../../english/events.ts"
import { noun, possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { EventPrinter, EventSaid, Printing } from "../../printing.ts"

/*
 * Parts of what is said of events: what they happen to, who does it, for the how manieth time.
 */

type Told = NonNullable<Extract<EventSaid, { readonly act: unknown }>["tells"]>[number]

/** "this creature or another Elf you control": itself, or others like that. */
function orAnother(filter: Filter): Filter | null {
  const [self, others, ...more] = filter.any ?? []
  if (self?.is !== "this" || others?.other !== true || more.length > 0 || Object.keys(filter).length > 1) return null
  return others
}

/** Such things as what something happens to: one, or one or more. */
export function someNp(p: Printing, filter: Filter, more = false): Np {
  const another = orAnother(filter)
  if (another !== null) {
    const self = p.tongue.self(p)
    return { ...self, text: `${self.text} or ${filterNp(p, another, { exactly: 1 }, "all").text}` }
  }
  if (!more) return filterNp(p, filter, { exactly: 1 }, "all")
  const np = filterNp(p, filter, { none: true }, "all")
  return { ...np, text: `one or more ${np.text}`, many: true }
}

/** What it happens to, as the subject. */
export function objectOf(p: Printing, { object, oneOrMore }: EventPattern, none: string): Np {
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  if (object === undefined) return { ...p.tongue.self(p), text: none }
  const self = p.tongue.self(p)
  if (object.hauntedBy === "this") return { ...self, text: `the creature ${self.text} haunts` }
  return someNp(p, object, oneOrMore !== undefined)
}

/** Who does it. */
export function playerOf(p: Printing, { player }: EventPattern): Np {
  if (player === undefined || player === "any") return { ...p.tongue.player(p, "any"), text: "a player" }
  const { you, ...np } = p.tongue.player(p, player)
  if (you === true) return { ...np, many: true }
  return player === "opponent" ? { ...np, text: p.words.manner.players.opponentOne } : np
}

/** Does it happen to what an Aura is on? Of that it is said as of something that happens once. */
export const isHere = (p: Printing, { object }: EventPattern): boolean =>
  object === "this" || (object === "attached" && p.bearer.adjective === "enchanted")

/** "your second card each turn": what is counted through a turn; null where nothing is. */
function nthText(p: Printing, pattern: EventPattern, noun: string): { text: string; tells: readonly Told[] } | null {
  const { nth, player, turn } = pattern
  if (nth === undefined) return null
  const whose = player === "you" ? "your" : "their"
  const when =
    turn === undefined
      ? "each turn"
      : turn === "you"
        ? "during each of your turns"
        : turn === "opponent"
          ? "during each opponent's turn"
          : `during ${possessive({ ...p, actor: null }, turn)} turn`
  return { text: spaced(whose, ordinal(nth), noun, when), tells: ["nth", "turn"] }
}

/** A player does it to an object. */
export const ofPlayer =
  (verb: string, none: string): EventPrinter =>
  (p, pattern) => {
    const nth = nthText(p, pattern, pattern.object === undefined ? none.replace(/^an? /, "") : kindOf(p, pattern))
    if (nth !== null) return { act: act(verb, nth.text, playerOf(p, pattern)), every: true, tells: nth.tells }
    const what =
      pattern.object === undefined
        ? noneOf(pattern, none)
        : (anotherCard(pattern, none) ?? (none === "a card" ? cardOf(p, pattern) : objectOf(p, pattern, none).text))
    const said = { act: act(verb, what, playerOf(p, pattern)) }
    return pattern.object === "this" ? { ...said, once: true } : { ...said, every: true }
  }

/** "another card": of cards nothing else is said where they come from a hand. */
const anotherCard = ({ object }: EventPattern, none: string): string | null =>
  none === "a card" && JSON.stringify(object) === '{"other":true}' ? "another card" : null

/** "a creature card", "one or more land cards": what is discarded, milled or drawn. */
function cardOf(p: Printing, pattern: EventPattern): string {
  // What is said of several events at once isn't only a card.
  const several = typeof pattern.on !== "string"
  if (
    several ||
    typeof pattern.object !== "object" ||
    pattern.object.zone !== undefined ||
    pattern.object.is !== undefined
  )
    return objectOf(p, pattern, "a card").text
  const one = pattern.oneOrMore === undefined
  const filter: Filter = { zone: "hand", ...pattern.object }
  const { bare } = filterNp(p, filter, one ? { exactly: 1 } : { none: true }, "choose")
  return one ? bare : `one or more ${bare}`
}

const noneOf = ({ oneOrMore }: EventPattern, none: string): string =>
  oneOrMore === undefined ? none : `one or more ${plurals(none.replace(/^an? /, ""))}`

/** "creature spell": what kind of thing, without how many. */
const kindOf = (p: Printing, { object }: EventPattern): string =>
  typeof object === "object" ? filterNp(p, object, { exactly: 1 }, "all").text.replace(/^an? /, "") : ""

/** A player casts a spell, perhaps from somewhere. */
export const casting: EventPrinter = (p, pattern) => {
  const from = typeof pattern.object === "object" ? pattern.object.castFrom : undefined
  const elsewhere = typeof pattern.object === "object" && JSON.stringify(pattern.object.not) === '{"castFrom":"hand"}'
  if (from === "exile" || from === "graveyard" || elsewhere) {
    const { castFrom: _, not, ...rest } = pattern.object as Filter & { readonly castFrom?: string }
    const said = ofPlayer("cast", "a spell")(p, {
      ...pattern,
      object: elsewhere || not === undefined ? rest : { ...rest, not },
    })
    const behind = elsewhere
      ? "from anywhere other than your hand"
      : from === "exile"
        ? "from exile"
        : `from ${pattern.player === "you" ? "your" : "a"} graveyard`
    return "act" in said ? { ...said, act: { ...said.act, rest: spaced(said.act.rest, behind) } } : said
  }
  if (pattern.object === "this")
    return { act: act("cast", "this spell", { text: "you", many: true } as Np), once: true, it: p.self }
  const said = ofPlayer("cast", "a spell")(p, pattern)
  if ((pattern.or as EventPattern | undefined)?.on === "activates")
    return { ...said, it: noun("spell or ability"), cause: noun("source") }
  return pattern.object === undefined ? { ...said, it: noun("spell") } : said
}

/** "a land card is put into your graveyard from anywhere" */
export const intoGraveyard: EventPrinter = (p, pattern) => {
  const { object } = pattern
  const owner = typeof object === "object" ? object.owner : undefined
  const { owner: _, ...rest } = typeof object === "object" ? object : { owner: undefined }
  const what =
    object === undefined || typeof object === "string"
      ? objectOf(p, pattern, "a card")
      : { ...objectOf(p, { ...pattern, object: { ...rest, zone: "graveyard" } }, "a card") }
  const text = what.text.replace(/ in (a graveyard|all graveyards)$/, "")
  const whose = owner === undefined ? "a" : possessive({ ...p, actor: null }, owner)
  return {
    act: act("be", `put into ${whose} graveyard${pattern.from === undefined ? " from anywhere" : ""}`, {
      ...what,
      text,
    }),
    every: true,
  }
}
