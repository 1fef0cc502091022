import type { Filter } from "@dilemma-table/engine"
import type { MagicEvent } from "@dilemma-table/magic"
import { ordinal } from "../../english/events.ts"
import { noun, possessive } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { type Act, act, type Np, spaced } from "../../phrase.ts"
import type { EventPrinter, EventSaid, Printing } from "../../printing.ts"
import { casting, intoGraveyard, isHere, objectOf, ofPlayer, playerOf, someNp } from "./event-parts.ts"

/** It happens to an object; a player the pattern names is said behind: "to you", "under your control". */
const ofObject =
  (verb: string, rest = "", none = "a permanent", behind: (p: Printing, who: Np) => string = () => ""): EventPrinter =>
  (p, pattern) => {
    const who = pattern.player === undefined ? "" : behind(p, playerOf(p, pattern))
    return { act: act(verb, spaced(rest, who), objectOf(p, pattern, none)), every: true }
  }

/** The same of what happens to a thing only once. */
const onceOfObject =
  (verb: string, rest = "", none = "a permanent"): EventPrinter =>
  (p, pattern) => {
    const { every: _, ...said } = ofObject(verb, rest, none, controlled)(p, pattern) as Extract<EventSaid, { act: Act }>
    return isHere(p, pattern) && pattern.oneOrMore === undefined ? { ...said, once: true } : { ...said, every: true }
  }

/** It enters, perhaps from your graveyard. */
const entering: EventPrinter = (p, pattern) => {
  const { object, from } = pattern
  if (from !== "graveyard" || typeof object !== "object" || object.owner !== "you")
    return onceOfObject("enter")(p, pattern)
  const { owner: _, ...rest } = object
  const what = JSON.stringify(rest) === '{"is":"this"}' ? ("this" as const) : rest
  const said = onceOfObject("enter", "from your graveyard")(p, { ...pattern, object: what })
  return "act" in said ? { ...said, tells: ["from"] } : said
}

/** It dies: of what is no creature that it is put into a graveyard. */
const dying: EventPrinter = (p, pattern) => {
  const { noun } = objectOf(p, pattern, "a creature")
  const creature = /creature|planeswalker|spell|permanent|card/.test(noun.one) || /^[A-Z]/.test(noun.one)
  const { object } = pattern
  if (typeof object === "object" && object.owner === "you" && object.controller === undefined) {
    const { owner: _, ...rest } = object
    return onceOfObject("be", "put into your graveyard from the battlefield")(p, { ...pattern, object: rest })
  }
  return (
    creature ? onceOfObject("die", "", "a creature") : onceOfObject("be", "put into a graveyard from the battlefield")
  )(p, pattern)
}

/** A player does it; no object is said. */
const alone =
  (verb: string, rest: string): EventPrinter =>
  (p, pattern) => ({ act: act(verb, rest, playerOf(p, pattern)), every: true })

/** "it becomes day" */
const happening =
  (verb: string, rest: string): EventPrinter =>
  () => ({ act: act(verb, rest, { text: "it", many: false } as Np), every: true })

/** A source deals damage to somebody or something. Without a source: it is dealt to something. */
const dealing =
  (rest: string): EventPrinter =>
  (p, pattern) => {
    const { source, object, player, oneOrMore } = pattern
    const to = [
      ...(object === undefined ? [] : [objectOf(p, { on: pattern.on, object }, "").text]),
      ...(player === undefined ? [] : [playerOf(p, pattern).text]),
    ]
    if (source === undefined && object !== undefined)
      return { act: act("be", `dealt ${rest}`, objectOf(p, pattern, "")), every: true }
    const who =
      source === undefined ? { ...p.tongue.self(p), text: "a source" } : someNp(p, source, oneOrMore !== undefined)
    return {
      act: act("deal", spaced(rest, to.length > 0 && `to ${to.join(" or ")}`), who),
      every: true,
      tells: ["source"],
    }
  }

/** Something becomes a target; `source` is of what. */
/** "A spell or ability an opponent controls": what makes something its target, of which nothing else is said. */
function targetingText(p: Printing, source: Filter | undefined): string {
  if (source === undefined) return "a spell or ability"
  const { zone, controller, ...rest } = source
  return zone === "stack" && Object.keys(rest).length === 0
    ? spaced(
        "a spell or ability",
        controller !== undefined && controls(playerOf(p, { on: "becomes-target", player: controller })),
      )
    : filterNp(p, source, { exactly: 1 }, "all").text
}

const targeted: EventPrinter = (p, pattern) => {
  const of = targetingText(p, pattern.source)
  const who = pattern.player === undefined ? "" : controls(playerOf(p, pattern))
  const said = {
    act: act("become", spaced("the target of", of, who), objectOf(p, pattern, "a permanent")),
    tells: ["source" as const],
  }
  const plainly = pattern.nth === undefined && pattern.player === undefined
  return isHere(p, pattern) && plainly ? { ...said, once: true } : { ...said, every: true }
}

const targetedPlayer: EventPrinter = (p, pattern) => {
  const of = targetingText(p, pattern.source)
  return { act: act("become", `the target of ${of}`, playerOf(p, pattern)), every: true, tells: ["source"] }
}

const controls = (who: Np): string => `${who.text} control${who.many ? "" : "s"}`

const moment =
  (what: string, at: "the beginning of" | "" = "the beginning of"): EventPrinter =>
  (p, { player, nth }) => {
    const each = player === undefined || player === "any"
    const turns = player === "any" && what.startsWith("combat")
    const whose = turns
      ? "each player's"
      : each
        ? "each"
        : player === "opponent"
          ? "each opponent's"
          : possessive({ ...p, actor: null }, player)
    const step = nth === undefined ? what : what.replace("{whose} ", `{whose} ${ordinal(nth)} `)
    const of = step.startsWith("{whose}") && typeof player === "object"
    const said = of ? `the ${step.slice(8)} of ${whose.slice(0, -2)}` : step.replace("{whose}", whose)
    return {
      at: spaced(at, said.replace("combat on each turn", "each combat")),
      next: spaced(
        at,
        step.replace("{whose}", each ? (what.endsWith("upkeep") ? "the next turn's" : "the next") : `${whose} next`),
      ),
      tells: ["nth"],
    }
  }

/** Whom it attacks: that player, or a planeswalker of theirs. */
const attacked = (_: Printing, who: Np): string =>
  who.text === "a player" ? who.text : `${who.text} or a planeswalker ${controls(who)}`

/** It attacks, perhaps "while saddled". */
const attacking: EventPrinter = (p, pattern) => {
  const { object } = pattern
  if (typeof object !== "object" || object.designation !== "saddled")
    return ofObject("attack", "", "a creature", attacked)(p, pattern)
  const { designation: _, ...rest } = object
  const who = JSON.stringify(rest) === '{"is":"this"}' ? ("this" as const) : rest
  return ofObject("attack", "while saddled", "a creature", attacked)(p, { ...pattern, object: who })
}
const controlled = (_: Printing, who: Np): string => `under ${who.text === "you" ? "your" : `${who.text}'s`} control`

/** Counters are removed from something. */
const countersRemoved: EventPrinter = (p, pattern) => {
  const { oneOrMore: _, ...single } = pattern
  const kind = spaced("one or more", pattern.name ?? "", "counters")
  return {
    act: act("be", `removed from ${objectOf(p, single, "a permanent").text}`, {
      ...p.tongue.self(p),
      text: kind,
      many: true,
    }),
    every: true,
    tells: ["name"],
  }
}

/** Counters are put on something: by whom is said only of players who are named. */
const countersPut: EventPrinter = (p, pattern) => {
  const kind = spaced("one or more", pattern.name ?? "", "counters")
  const { oneOrMore: _, ...single } = pattern
  const on = objectOf(p, single, "a permanent").text
  const { by } = pattern
  const said =
    by === undefined
      ? act("be", `put on ${on}`, { ...p.tongue.self(p), text: kind, many: true })
      : act("put", `${kind} on ${on}`, playerOf(p, { on: pattern.on, player: by }))
  return { act: said, every: true, tells: ["name", "by"] }
}

/** It blocks another; `source` is what it blocks. Of that one it is said that it becomes blocked. */
const blocking: EventPrinter = (p, pattern) => {
  const { source } = pattern
  if (source?.is === "this" && Object.keys(source).length === 1)
    return {
      act: act("become", `blocked by ${objectOf(p, pattern, "a creature").text}`, p.tongue.self(p)),
      every: true,
      tells: ["source"],
      ...(pattern.object === undefined ? { it: noun("creature") } : {}),
    }
  const what = source === undefined ? "a creature" : filterNp(p, source, { exactly: 1 }, "all").text
  const cause = source === undefined ? { cause: noun("creature") } : {}
  return { act: act("block", what, objectOf(p, pattern, "a creature")), every: true, tells: ["source"], ...cause }
}

const becoming: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  monarch: ["become", "the monarch"],
  initiative: ["take", "the initiative"],
  "city's-blessing": ["get", "the city's blessing"],
}

export const events: Readonly<Record<MagicEvent, EventPrinter>> = {
  "attacks-alone": ofObject("attack", "alone", "a creature", controlled),
  "player-attacks": (p, pattern) => ({
    act: act(
      "attack",
      pattern.object === undefined ? "" : `with ${objectOf(p, { ...pattern, oneOrMore: "players" }, "").text}`,
      playerOf(p, pattern),
    ),
    every: true,
  }),
  "is-attacked": (p, pattern) => ({
    act: act("attack", objectOf(p, pattern, "a planeswalker").text, playerOf(p, pattern)),
    every: true,
  }),
  "becomes-blocked": ofObject("become", "blocked", "a creature", controlled),
  "isnt-blocked": ofObject("attack", "and isn't blocked", "a creature", controlled),
  "blocks-creature": blocking,
  "combat-ends": (p, pattern) =>
    pattern.player === undefined
      ? { at: "end of combat", next: "end of combat" }
      : moment("end of combat on {whose} turn", "")(p, pattern),
  destroyed: onceOfObject("be", "destroyed"),
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
  enters: entering,
  leaves: onceOfObject("leave", "the battlefield"),
  "finishes-resolving": onceOfObject("be", "put into a graveyard during its resolution", "a spell"),
  dies: dying,
  "becomes-tapped": (p, pattern) =>
    pattern.by === "you"
      ? {
          act: act(
            "tap",
            objectOf(p, { ...pattern, object: { tapped: false, ...(pattern.object as object) } }, "").text,
            {
              ...p.tongue.self(p),
              text: "you",
              many: true,
            },
          ),
          every: true,
          tells: ["by"],
        }
      : ofObject("become", "tapped", "a permanent", controlled)(p, pattern),
  "becomes-untapped": ofObject("become", "untapped", "a permanent", controlled),
  casts: casting,
  copied: ofPlayer("copy", "a spell"),
  activates: (p, pattern) => {
    const said = ofPlayer("activate", "an ability")(p, pattern)
    if (!("act" in said)) return said
    return { ...said, act: { ...said.act, rest: said.act.rest.replace(/^an activated ability/, "an ability") } }
  },
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
  "taps-for-mana": (p, pattern) => {
    const what = objectOf(p, pattern, "a permanent")
    return pattern.player === undefined
      ? { act: act("be", "tapped for mana", what), every: true }
      : { act: act("tap", `${what.text} for mana`, playerOf(p, pattern)), every: true }
  },
  "plays-land": ofPlayer("play", "a land"),
  attacks: attacking,
  blocks: ofObject("block", "", "a creature", controlled),
  "deals-damage": dealing("damage"),
  "deals-combat-damage": dealing("combat damage"),
  draws: ofPlayer("draw", "a card"),
  discards: ofPlayer("discard", "a card"),
  mills: ofPlayer("mill", "a card"),
  sacrifices: ofPlayer("sacrifice", "a permanent"),
  "gains-life": alone("gain", "life"),
  "loses-game": alone("lose", "the game"),
  "loses-life": alone("lose", "life"),
  "becomes-target": targeted,
  "player-becomes-target": targetedPlayer,
  transforms: onceOfObject("transform"),
  "phases-out": ofObject("phase", "out", "a permanent", controlled),
  "phases-in": ofObject("phase", "in", "a permanent", controlled),
  "turns-up": onceOfObject("be", "turned face up"),
  "becomes-day": happening("become", "day"),
  "becomes-night": happening("become", "night"),
  "day-night-changes": () => ({
    act: act("become", "night or night becomes day", { text: "day", many: false } as Np),
    every: true,
  }),
  "unlocks-door": (p, pattern) =>
    pattern.object === "this"
      ? { act: act("unlock", "this door", playerOf(p, pattern)), once: true }
      : ofPlayer("unlock", "a door")(p, pattern),
  "fully-unlocks": ofPlayer("fully unlock", "a Room"),
  "counters-put": countersPut,
  "counters-removed": countersRemoved,
  "chooses-modes": ofPlayer("choose", "modes"),
  "faces-dilemma": alone("face", "a dilemma"),
  upkeep: moment("{whose} upkeep"),
  "draw-step": moment("{whose} draw step"),
  "main-phase": (p, pattern) =>
    pattern.player === "you" && pattern.nth === undefined
      ? { at: "the beginning of each of your main phases", next: "at the beginning of your next main phase" }
      : moment("{whose} main phase")(p, pattern),
  "combat-begins": moment("combat on {whose} turn"),
  "end-step": moment("{whose} end step"),
  "attacks-player": (p, pattern) => ({
    act: act(
      "attack",
      pattern.player === undefined ? "a player" : playerOf(p, pattern).text,
      objectOf(p, pattern, "a creature"),
    ),
    every: true,
  }),
  "becomes-designated": (p, pattern) => ({
    act: act("become", pattern.name ?? "designated", objectOf(p, pattern, "a permanent")),
    tells: ["name"],
  }),
  "player-becomes": (p, pattern) => ({
    act: act(
      ...(becoming[pattern.name ?? ""] ?? (["become", pattern.name ?? "designated"] as const)),
      playerOf(p, pattern),
    ),
    every: true,
    tells: ["name"],
  }),
  exiled: ofObject("be", "exiled", "a card", controlled),
  "put-into-graveyard": intoGraveyard,
  exerts: (p, pattern) => ({ act: act("be", "exerted", objectOf(p, pattern, "a creature")), every: true }),
  enlists: (p, pattern) => ({
    act: act(
      "enlist",
      pattern.source === undefined ? "a creature" : filterNp(p, pattern.source, { exactly: 1 }, "all").text,
      objectOf(p, pattern, "a creature"),
    ),
    every: true,
    tells: ["source"],
  }),
  "wins-flip": (p, pattern) => ({ act: act("win", "a coin flip", playerOf(p, pattern)), every: true }),
  "loses-flip": (p, pattern) => ({ act: act("lose", "a coin flip", playerOf(p, pattern)), every: true }),
  "rolls-die": (p, pattern) => ({ act: act("roll", "a die", playerOf(p, pattern)), every: true }),
  "wins-clash": (p, pattern) => ({ act: act("win", "a clash", playerOf(p, pattern)), every: true }),
  votes: (p, pattern) => ({
    act: act("vote", pattern.name === undefined ? "" : `for ${pattern.name}`, playerOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
  "gives-gift": (p, pattern) => ({ act: act("give", "a gift", playerOf(p, pattern)), every: true }),
  ventures: (p, pattern) => ({ act: act("venture", "into the dungeon", playerOf(p, pattern)), every: true }),
  "completes-dungeon": (p, pattern) => ({ act: act("complete", "a dungeon", playerOf(p, pattern)), every: true }),
  "enters-room": (p, pattern) => ({
    act: act("be", `moved into room ${pattern.name ?? ""}`, { ...p.tongue.self(p), text: "your venture marker" }),
    tells: ["name"],
  }),
  "ring-tempts": (p, pattern) => ({
    act: act("tempt", playerOf(p, pattern).text, { text: "the Ring", many: false } as Np),
    every: true,
  }),
  "gets-counters": (p, pattern) => ({
    act: act("get", `one or more ${spaced(pattern.name ?? "", "counters")}`, playerOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
}
