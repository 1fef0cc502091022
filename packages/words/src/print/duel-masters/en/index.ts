import { numberWord } from "../../english/bend.ts"
import { noun } from "../../english/phrases.ts"
import { spaced } from "../../phrase.ts"
import type { Manner, Words } from "../../printing.ts"
import { landing, typeNames } from "../names.ts"
import { events } from "./events.ts"
import { conditions, filters, values } from "./filters.ts"
import { named } from "./nouns.ts"
import { costs, keywords, statics } from "./statics.ts"
import { verbs } from "./verbs.ts"

const manner: Manner = {
  bullet: "▶ ",
  headingEnd: "",
  playZone: "battle",
  deck: "deck",
  durations: {
    "this-turn": { before: "", behind: " this turn" },
    "until-your-next-turn": { before: "", behind: " until the start of your next turn" },
    "through-your-next-turn": { before: "", behind: " until the end of your next turn" },
    "this-attack": { before: "", behind: " until the end of this attack" },
    "until-your-next-end-step": { before: "", behind: " until the end of your next turn" },
    "while-you-control": { before: "", behind: " as long as {self} is in the battle zone" },
    "through-opponents-next-turn": { before: "", behind: " until the end of your opponent's next turn" },
    "while-source": { before: "", behind: " as long as {self} is in the battle zone" },
    game: { before: "", behind: " for the rest of the game" },
  },
  players: {
    you: "you",
    opponent: "your opponent",
    any: "each player",
    active: "the player whose turn it is",
    opponentOne: "your opponent",
    opponents: "your opponent",
    chooser: "your opponent",
  },
  thing: (zone) => noun(zone === "shields" ? "shield" : "card"),
  nounIn: (its, zone) => (zone === "shields" && its.one === "card" ? noun("shield") : its),
  self: (types) => noun(types.length === 0 ? "card" : named(typeNames, types[0] ?? "")),
  bearer: (types) => {
    const adjective = types.includes("weapon") ? "equipped" : types.includes("aura") ? "bearing" : "crossed"
    return { text: `the ${adjective} creature`, noun: noun("creature"), adjective }
  },
  combined: (names, { one }) =>
    `You may use this ${one} if the King Cells ${names.join(", ")} are together in your hand or mana zone.`,
  number: String,
  times: { once: "", every: "" },
  would: "",
  instead: "",
  while: "",
  ifDone: "",
  ifNotDone: "",
  gains: ["have", "gain"],
  silentZone: null,
  cause: "that source",
  homeOf: (p, { when }) =>
    p.self.one === "castle"
      ? "shields"
      : (when as { on?: unknown } | undefined)?.on === "beneath-to-graveyard"
        ? "graveyard"
        : null,
  bearerWord: null,
  landing,
  upTo: (count) => count,
  oneOrBoth: "",
  count: numberWord,
  whose: (player, how, own) => {
    const who = own ? "they" : player.text
    if (how === "owner") return `${who} own${own || player.many ? "" : "s"}`
    if (how === "not-controller" || how === "not-owner")
      return `${who} ${own || player.many ? "don't" : "doesn't"} ${how === "not-owner" ? "own" : "have"}`
    return `${who} ${own || player.many ? "have" : "has"}`
  },
  have: "have",
  non: "non-",
  oneOf: true,
  keywordsOnOneLine: false,
  keywordJoint: "",
  modeHead: (weight, costs) =>
    spaced(
      weight === undefined ? "" : `(${weight})`,
      costs.length === 0 ? "" : `${costs.join(", ")}:`,
      weight === undefined && costs.length === 0 ? "" : " ",
    ).replace(/ {2}$/, " "),
  countBeforeParticle: false,
  own: "their",
  owner: "owner",
  inZone: "",
  topOf: (deck) => deck,
  chooseModes: () => "",
  mayRepeat: "",
}

export const duelMastersEn: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers: { cost: "cost", power: "power", mana: "mana number", civilizations: "number of civilizations" },
  zones: {
    deck: { name: "deck" },
    hand: { name: "hand" },
    battle: { name: "the battle zone", shared: true },
    graveyard: { name: "graveyard" },
    mana: { name: "mana zone" },
    shields: { name: "shield zone" },
    hyperspatial: { name: "hyperspatial zone" },
    gr: { name: "ultra GR zone" },
    abyss: { name: "abyss zone" },
  },
  manner,
}
