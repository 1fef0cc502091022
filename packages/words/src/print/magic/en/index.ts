import { numberWord } from "../../english/bend.ts"
import { noun } from "../../english/phrases.ts"
import { spaced } from "../../phrase.ts"
import type { Manner, Words } from "../../printing.ts"
import { landing, typeNames } from "../names.ts"
import { compared } from "./compared.ts"
import { eachText, onBattlefield } from "./each.ts"
import { events } from "./events.ts"
import { conditions, filters, values } from "./filters.ts"
import { inOne } from "./in-one.ts"
import { bothOf, called, calledAgain, named, nounIn } from "./nouns.ts"
import { ownCondition } from "./own-conditions.ts"
import { ownWay } from "./own-ways.ts"
import { costs, keywords, statics } from "./statics.ts"
import { pair } from "./strength.ts"
import { verbs } from "./verbs.ts"
import { withOthers } from "./with-others.ts"

const things: Readonly<Record<string, string>> = { stack: "spell", battlefield: "permanent" }

const manner: Manner = {
  bullet: "• ",
  pricedModes: {
    one: { header: "tiered", bullet: "• " },
    several: { header: "spree", bullet: "+ " },
  },
  weighedModes: "",
  cantLead: "if you can't, ",
  called,
  bothOf,
  headingEnd: " —",
  playZone: "battlefield",
  deck: "library",
  durations: {
    "this-turn": { before: "", behind: " until end of turn" },
    "until-your-next-turn": { before: "", behind: " until your next turn" },
    "through-your-next-turn": { before: "", behind: " until the end of your next turn" },
    "this-attack": { before: "", behind: " until end of combat" },
    "until-your-next-end-step": { before: "", behind: " until your next end step" },
    "while-you-control": { before: "", behind: " for as long as you control {self}" },
    "through-opponents-next-turn": { before: "", behind: " until the end of an opponent's next turn" },
    "while-source": { before: "", behind: " for as long as {self} remains on the battlefield" },
    game: { before: "", behind: "" },
  },
  players: {
    you: "you",
    opponent: "each opponent",
    any: "each player",
    active: "the active player",
    opponentOne: "an opponent",
    opponents: "your opponents",
    chooser: "an opponent",
  },
  thing: (zone) => noun(zone === null ? "permanent" : (things[zone] ?? "card")),
  nounIn,
  self: (types) => noun(types.some((type) => type === "instant" || type === "sorcery") ? "spell" : selfWord(types)),
  combined: null,
  bearer: (subtypes, what) => {
    const equipped = subtypes.includes("Equipment")
    const its = equipped ? noun("creature") : what === null || / or |,/.test(what.one) ? noun("permanent") : what
    const adjective = equipped ? "equipped" : "enchanted"
    return { text: `${adjective} ${its.one}`, noun: its, adjective }
  },
  number: String,
  count: numberWord,
  whose: (player, how, own) => {
    const who = own ? "they" : player.text
    const many = own || player.many
    if (how === "not-controller" || how === "not-owner")
      return `${who} ${many ? "don't" : "doesn't"} ${how === "not-owner" ? "own" : "control"}`
    return `${who} ${how === "controller" ? "control" : "own"}${many ? "" : "s"}`
  },
  have: "control",
  oneOf: false,
  keywordsOnOneLine: true,
  keywordJoint: ", ",
  lineKeywords: ["protection"],
  modeHead: (weight, costs) =>
    spaced(
      weight === undefined ? "" : "{P}".repeat(weight),
      costs.join(", "),
      weight === undefined && costs.length === 0 ? "" : "— ",
    ),
  non: "non",
  countBeforeParticle: false,
  own: "their",
  owner: "owner",
  inZone: "",
  topOf: (deck) => deck,
  chooseModes: () => "",
  mayRepeat: "",
  times: { once: "", every: "" },
  would: "",
  instead: "",
  while: "",
  ifDone: "",
  ifNotDone: "",
  gains: ["have", "gain"],
  silentZone: "stack",
  cause: "that spell or ability",
  bearerWord: "bearer",
  landing,
  upTo: (count) => count,
  oneOrBoth: "",
  pair,
  ownWay,
  compared,
  withOthers,
  ownCondition,
  eachText,
  // A spell's abilities that are about its being cast or countered work on the stack.
  homeOf: (_, { when, static: does }) =>
    (when as { readonly on?: unknown } | undefined)?.on === "casts" ||
    /"be-(countered|copied)"/.test(JSON.stringify(does ?? null))
      ? "stack"
      : null,
  whereAll: (counted) =>
    typeof counted === "object" && "all" in counted && onBattlefield(counted.all) ? " on the battlefield" : "",
  bareAffected: true,
  inOne,
  pronouns: true,
  calledAgain,
  flow: (parts) => parts,
}

/** "this creature", "this land", "this artifact": the kind that players call it by. */
function selfWord(types: readonly string[]): string {
  const kind = ["creature", "planeswalker", "battle", "land", "artifact", "enchantment"].find((type) =>
    types.includes(type),
  )
  return kind === undefined ? "permanent" : named(typeNames, kind)
}

export const magicEn: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers: {
    power: "power",
    toughness: "toughness",
    manaValue: "mana value",
    manaSpent: "the amount of mana spent to cast {of}",
    modesChosen: "the number of times you chose a mode for {of}",
  },
  zones: {
    library: { name: "library" },
    hand: { name: "hand" },
    battlefield: { name: "the battlefield", shared: true },
    graveyard: { name: "graveyard" },
    exile: { name: "exile", shared: true },
    stack: { name: "the stack", shared: true },
    command: { name: "the command zone", shared: true },
    outside: { name: "outside the game", shared: true },
    "phased-out": { name: "phased out", shared: true, adjective: "phased-out" },
  },
  manner,
}
