import type { DmEventWord } from "@dilemma-table/duel-masters"
import type { Filter } from "@dilemma-table/engine"
import { possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"

const ofObject =
  (verb: string, tail = "", every = false): EventPrinter =>
  (p, pattern) => ({ act: act(verb, tail, objectOf(p, pattern)), ...(every ? { every: true as const } : {}) })

/** What it happens to, said as the subject; a player's where only the player is named. */
function objectOf(p: Printing, pattern: Parameters<EventPrinter>[1]): Np {
  const { object, player } = pattern
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  const filter: Filter = player === undefined || player === "any" ? (object ?? {}) : { controller: player, ...object }
  return filterNp(p, filter, { exactly: 1 }, "all")
}

/** A player does it to something: "you cast a spell". */
const ofPlayer =
  (verb: string, what: string, tail = ""): EventPrinter =>
  (p, { object, player }) => {
    const subject = player === undefined || player === "any" ? anyone(p) : p.tongue.player(p, player)
    const said =
      object === "this"
        ? `this ${p.self.one}`
        : object === "attached"
          ? p.bearer.text
          : object === undefined
            ? what
            : filterNp(p, object, { exactly: 1 }, "all").text
    return {
      act: act(
        verb,
        spaced(said, tail),
        subject.you ? { ...subject, many: true, you: undefined as never, text: "you" } : subject,
      ),
      every: true,
    }
  }

const anyone = (p: Printing): Np => ({ ...p.tongue.player(p, "any"), text: "a player" })

const moment =
  (what: string): EventPrinter =>
  (p, { player }) => {
    if (player === undefined || player === "any")
      return { at: `the ${what} of each turn`, next: `the ${what} of the turn` }
    const whose = possessive({ ...p, actor: null }, player)
    return { at: `the ${what} of ${whose} turn`, next: `the ${what} of ${whose} next turn` }
  }

export const events: Readonly<Record<DmEventWord, EventPrinter>> = {
  enters: ofObject("enter", "the battle zone"),
  leaves: ofObject("leave", "the battle zone"),
  destroyed: ofObject("be", "destroyed"),
  evolves: ofObject("evolve"),
  attacks: ofObject("attack", "", true),
  "attack-ends": ofObject("finish", "attacking", true),
  blocks: ofObject("block", "", true),
  blocked: ofObject("become", "blocked", true),
  unblocked: ofObject("attack", "and isn't blocked", true),
  battles: ofObject("battle", "", true),
  "wins-battle": ofObject("win", "a battle", true),
  "loses-battle": ofObject("lose", "a battle", true),
  "about-to-break": ofObject("be", "about to break shields", true),
  breaks: ofObject("break", "shields", true),
  taps: ofObject("become", "tapped", true),
  untaps: ofObject("untap", "", true),
  draws: ofPlayer("draw", "a card"),
  discards: ofPlayer("discard", "a card"),
  "put-into-hand": ofObject("be", "put into a hand"),
  "put-into-mana": ofObject("be", "put into a mana zone"),
  "put-into-graveyard": ofObject("be", "put into a graveyard"),
  "put-into-deck": ofObject("be", "put into a deck"),
  "put-into-shields": ofObject("be", "put into a shield zone"),
  "leaves-shields": ofObject("leave", "a shield zone"),
  uses: ofPlayer("use", "a card"),
  summons: ofPlayer("summon", "a creature"),
  casts: ofPlayer("cast", "a spell"),
  generates: ofPlayer("generate", "a cross gear"),
  crosses: ofPlayer("cross", "a cross gear"),
  "gr-summons": ofPlayer("GR summon", "a creature"),
  "uses-s-trigger": ofPlayer("use", "a shield trigger"),
  "after-cast": (p, pattern) => ({ ...ofPlayer("cast", "a spell")(p, pattern), after: true as const }),
  "chooses-modes": ofPlayer("choose", "modes"),
  "turn-starts": moment("start"),
  "turn-ends": moment("end"),
}
