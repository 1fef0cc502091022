import type { EventPattern } from "@dilemma-table/engine"
import type { MagicEvent } from "@dilemma-table/magic"
import { possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"

/** What it happens to, as the subject. */
function objectOf(p: Printing, { object }: EventPattern, none: string): Np {
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  if (object === undefined) return { ...p.tongue.self(p), text: none }
  return filterNp(p, object, { exactly: 1 }, "all")
}

const subjectOf = (p: Printing, { player }: EventPattern): Np => {
  if (player === undefined || player === "any") return { ...p.tongue.player(p, "any"), text: "a player" }
  const np = p.tongue.player(p, player)
  const { you, ...rest } = np
  return you === true
    ? { ...rest, many: true }
    : player === "opponent"
      ? { ...np, text: p.words.manner.players.opponentOne }
      : np
}

/** It happens to an object; a player the pattern names is said behind: "to you", "under your control". */
const ofObject =
  (verb: string, rest = "", none = "a permanent", behind: (p: Printing, who: Np) => string = () => ""): EventPrinter =>
  (p, pattern) => {
    const who = pattern.player === undefined ? "" : behind(p, subjectOf(p, pattern))
    return { act: act(verb, spaced(rest, who), objectOf(p, pattern, none)) }
  }

/** A player does it to an object. */
const ofPlayer =
  (verb: string, none: string): EventPrinter =>
  (p, pattern) => {
    const what = pattern.object === undefined ? none : objectOf(p, pattern, none).text
    return { act: act(verb, what, subjectOf(p, pattern)), every: true }
  }

/** A player does it; no object is said. */
const alone =
  (verb: string, rest: string): EventPrinter =>
  (p, pattern) => ({ act: act(verb, rest, subjectOf(p, pattern)), every: true })

/** "it becomes day" */
const happening =
  (verb: string, rest: string): EventPrinter =>
  () => ({ act: act(verb, rest, { text: "it", many: false } as Np), every: true })

/** A source deals damage to somebody or something. */
const dealing =
  (rest: string, none: string): EventPrinter =>
  (p, pattern) => {
    const source =
      pattern.source === undefined
        ? { ...p.tongue.self(p), text: none }
        : filterNp(p, pattern.source, { exactly: 1 }, "all")
    const to = [
      ...(pattern.object === undefined ? [] : [objectOf(p, pattern, "").text]),
      ...(pattern.player === undefined ? [] : [subjectOf(p, pattern).text]),
    ]
    return {
      act: act("deal", spaced(rest, to.length > 0 && `to ${to.join(" or ")}`), source),
      every: true,
      tells: ["source"],
    }
  }

/** Something becomes a target; `source` is of what. */
const targeted: EventPrinter = (p, pattern) => {
  const of =
    pattern.source === undefined ? "a spell or ability" : filterNp(p, pattern.source, { exactly: 1 }, "all").text
  const who = pattern.player === undefined ? "" : because(p, subjectOf(p, pattern))
  return {
    act: act("become", spaced("the target of", of, who), objectOf(p, pattern, "a permanent")),
    every: true,
    tells: ["source"],
  }
}

const moment =
  (what: string, at: "the beginning of" | "" = "the beginning of"): EventPrinter =>
  (p, { player }) => {
    const each = player === undefined || player === "any"
    const whose = each
      ? "each player's"
      : player === "opponent"
        ? "each opponent's"
        : possessive({ ...p, actor: null }, player)
    return {
      at: spaced(at, what.replace("{whose}", whose)),
      next: spaced(at, what.replace("{whose}", each ? "the next" : `${whose} next`)),
    }
  }

const controlled = (_: Printing, who: Np): string => `under ${who.text === "you" ? "your" : `${who.text}'s`} control`
const because = (_: Printing, who: Np): string => `because of ${who.text}`

/** It blocks another; `source` is what it blocks. */
const blocking: EventPrinter = (p, pattern) => ({
  act: act(
    "block",
    pattern.source === undefined ? "a creature" : filterNp(p, pattern.source, { exactly: 1 }, "all").text,
    objectOf(p, pattern, "a creature"),
  ),
  every: true,
  tells: ["source"],
})

export const events: Readonly<Record<MagicEvent, EventPrinter>> = {
  "attacks-alone": ofObject("attack", "alone", "a creature", controlled),
  "player-attacks": alone("attack", ""),
  "becomes-blocked": ofObject("become", "blocked", "a creature", controlled),
  "isnt-blocked": ofObject("attack", "and isn't blocked", "a creature", controlled),
  "blocks-creature": blocking,
  "combat-ends": moment("end of combat on {whose} turn", ""),
  destroyed: ofObject("be", "destroyed", "a permanent", controlled),
  cycles: ofPlayer("cycle", "a card"),
  exploits: (p, pattern) => ({
    act: act(
      "exploit",
      pattern.source === undefined ? "a creature" : filterNp(p, pattern.source, { exactly: 1 }, "all").text,
      objectOf(p, pattern, "a creature"),
    ),
    tells: ["source"],
  }),
  "last-counter-removed": (p, pattern) => ({
    act: act("be", `removed from ${objectOf(p, pattern, "a permanent").text}`, {
      ...p.tongue.self(p),
      text: `the last ${spaced(pattern.name ?? "", "counter")}`,
    }),
    tells: ["name"],
  }),
  enters: ofObject("enter", "", "a permanent", controlled),
  leaves: ofObject("leave", "the battlefield", "a permanent", controlled),
  dies: ofObject("die", "", "a creature", controlled),
  "becomes-tapped": ofObject("become", "tapped", "a permanent", controlled),
  "becomes-untapped": ofObject("become", "untapped", "a permanent", controlled),
  casts: ofPlayer("cast", "a spell"),
  copied: ofPlayer("copy", "a spell"),
  activates: ofPlayer("activate", "an ability"),
  "ability-triggers": (p, pattern) => {
    const what = objectOf(p, pattern, "a permanent")
    const source =
      pattern.source === undefined ? "" : `because of ${filterNp(p, pattern.source, { exactly: 1 }, "all").text}`
    return {
      act: act("trigger", source, { ...what, text: `an ability of ${what.text}`, many: false }),
      every: true,
      tells: ["source", "name"],
    }
  },
  "taps-for-mana": (p, pattern) => ({
    act: act("tap", spaced(objectOf(p, pattern, "a permanent").text, "for mana"), subjectOf(p, pattern)),
    every: true,
  }),
  "plays-land": ofPlayer("play", "a land"),
  attacks: (p, pattern) =>
    ({ ...ofObject("attack", "", "a creature", controlled)(p, pattern), every: true as const }) as never,
  blocks: (p, pattern) =>
    ({ ...ofObject("block", "", "a creature", controlled)(p, pattern), every: true as const }) as never,
  "deals-damage": dealing("damage", "a source"),
  "deals-combat-damage": dealing("combat damage", "a creature"),
  draws: ofPlayer("draw", "a card"),
  discards: ofPlayer("discard", "a card"),
  mills: ofPlayer("mill", "a card"),
  sacrifices: ofPlayer("sacrifice", "a permanent"),
  "gains-life": alone("gain", "life"),
  "loses-game": alone("lose", "the game"),
  "loses-life": alone("lose", "life"),
  "becomes-target": targeted,
  transforms: ofObject("transform"),
  "turns-up": ofObject("be turned face up"),
  "becomes-day": happening("become", "day"),
  "becomes-night": happening("become", "night"),
  "day-night-changes": () => ({
    act: act("become", "night or night becomes day", { text: "day", many: false } as Np),
    every: true,
  }),
  "unlocks-door": (p, pattern) =>
    (pattern.object === "this" ? alone("unlock", "this door") : ofPlayer("unlock", "a door"))(p, pattern),
  "fully-unlocks": ofPlayer("fully unlock", "a Room"),
  "counters-put": ofObject("get", "one or more counters", "a permanent", because),
  "chooses-modes": ofPlayer("choose", "modes"),
  "faces-dilemma": alone("face", "a dilemma"),
  upkeep: moment("{whose} upkeep"),
  "draw-step": moment("{whose} draw step"),
  "main-phase": moment("{whose} main phase"),
  "combat-begins": moment("combat on {whose} turn"),
  "end-step": moment("{whose} end step"),
  "gets-counters": (p, pattern) => ({
    act: act("get", `one or more ${spaced(pattern.name ?? "", "counters")}`, subjectOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
}
