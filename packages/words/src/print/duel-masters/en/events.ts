import type { DmEventWord } from "@dilemma-table/duel-masters"
import type { Filter } from "@dilemma-table/engine"
import { possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"

const ofObject =
  (verb: string, tail = "", every = false, type?: string): EventPrinter =>
  (p, pattern) => ({ act: act(verb, tail, objectOf(p, pattern, type)), ...(every ? { every: true as const } : {}) })

/** What it happens to, said as the subject; a player's where only the player is named. */
function objectOf(p: Printing, pattern: Parameters<EventPrinter>[1], type?: string): Np {
  const { object, player } = pattern
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  const what: Filter = { ...(type === undefined || object?.is !== undefined ? {} : { type }), ...object }
  const filter: Filter = player === undefined || player === "any" ? what : { controller: player, ...what }
  return filterNp(p, filter, { exactly: 1 }, "all")
}

/** A player does it to something: "you cast a spell". */
const ofPlayer =
  (verb: string, what: string, tail = ""): EventPrinter =>
  (p, { object, player: whose, by }) => {
    const player = whose ?? by
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
      tells: ["by"],
    }
  }

/** It comes to a zone; or somebody puts it there, where the pattern says whose doing it is. */
const intoZone =
  (zone: string): EventPrinter =>
  (p, pattern) =>
    (pattern.by === undefined ? ofObject("be", `put into a ${zone}`) : ofPlayer("put", "a card", `into a ${zone}`))(
      p,
      pattern,
    )

const anyone = (p: Printing): Np => ({ ...p.tongue.player(p, "any"), text: "a player" })

/** A creature breaks a shield: the shield is the object, the creature the source. */
const breaking =
  (verb: string, tail: string): EventPrinter =>
  (p, pattern) => {
    const { source, object, player } = pattern
    const shield = object === undefined || object === "this" || object === "attached" ? null : object
    const whose = player === undefined || player === "any" ? {} : { owner: player }
    const what = filterNp(p, { zone: "shields", ...whose, ...shield }, { exactly: 1 }, "all")
    const by = source === undefined ? { type: "creature" } : source
    const shieldText = object === "this" ? `this ${p.self.one}` : what.text.replace(/ in (a|your) shield zone$/, "")
    return {
      act: act(verb, spaced(tail, shieldText), filterNp(p, by, { exactly: 1 }, "all")),
      every: true,
      tells: ["source"],
      it: object === "this" ? p.self : what.noun,
    }
  }

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
  evolves: ofObject("evolve", "", false, "creature"),
  "becomes-base": ofObject("evolve", "into another", false, "creature"),
  "leaves-beneath": ofObject("leave", "from beneath a creature"),
  "beneath-to-graveyard": ofObject("be put", "into a graveyard from beneath a creature"),
  attacks: ofObject("attack", "", true, "creature"),
  "attacks-player": ofObject("attack", "a player", true, "creature"),
  attacked: ofObject("be", "attacked", true, "creature"),
  "attack-ends": ofObject("finish", "attacking", true, "creature"),
  "broke-in-attack": ofObject("finish", "an attack in which it broke a shield", true, "creature"),
  blocks: ofObject("block", "", true, "creature"),
  blocked: ofObject("become", "blocked", true, "creature"),
  unblocked: ofObject("attack", "and isn't blocked", true, "creature"),
  "unblocked-player": ofObject("attack", "a player and isn't blocked", true, "creature"),
  battles: ofObject("battle", "", true, "creature"),
  "battle-ends": ofObject("finish", "battling", true, "creature"),
  "wins-battle": ofObject("win", "a battle", true, "creature"),
  "loses-battle": ofObject("lose", "a battle", true, "creature"),
  "about-to-break": breaking("be", "about to break"),
  breaks: breaking("break", ""),
  taps: ofObject("become", "tapped", true),
  untaps: ofObject("untap", "", true),
  draws: ofPlayer("draw", "a card"),
  discards: ofPlayer("discard", "a card"),
  "put-into-hand": intoZone("hand"),
  "put-into-mana": intoZone("mana zone"),
  "put-into-graveyard": intoZone("graveyard"),
  "put-into-deck": intoZone("deck"),
  "put-into-shields": intoZone("shield zone"),
  "leaves-shields": ofObject("leave", "a shield zone"),
  uses: ofPlayer("use", "a card"),
  summons: ofPlayer("summon", "a creature"),
  casts: ofPlayer("cast", "a spell"),
  generates: ofPlayer("generate", "a cross gear"),
  fortifies: ofPlayer("fortify", "a shield with a castle"),
  deploys: ofPlayer("deploy", "a field"),
  "leaves-mana": ofObject("leave", "the mana zone"),
  links: ofObject("link", ""),
  awakens: ofObject("awaken", ""),
  dragsolves: ofObject("dragsolve", ""),
  "turns-over": ofObject("be", "turned over"),
  crosses: ofPlayer("cross", "a cross gear"),
  "gr-summons": ofPlayer("GR summon", "a creature"),
  "uses-s-trigger": ofPlayer("use", "a shield trigger"),
  "after-cast": (p, pattern) => ({ ...ofPlayer("cast", "a spell")(p, pattern), after: true as const }),
  "chooses-modes": ofPlayer("choose", "modes"),
  "shows-hand": (p, pattern) => {
    const said = ofPlayer("show", pattern.name ?? "a hand")(p, pattern)
    return "act" in said ? { ...said, tells: [...(said.tells ?? []), "name"] } : said
  },
  "loses-game": ofPlayer("lose", "the game"),
  "turn-starts": moment("start"),
  "turn-ends": moment("end"),
}
