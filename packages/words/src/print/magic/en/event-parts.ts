import type { EventPattern, Filter } from "@dilemma-table/engine"
import { ordinal } from "../../english/events.ts"
import { possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { type Np, spaced } from "../../phrase.ts"
import type { EventSaid, Printing } from "../../printing.ts"

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
export function nthText(
  p: Printing,
  pattern: EventPattern,
  noun: string,
): { text: string; tells: readonly Told[] } | null {
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
