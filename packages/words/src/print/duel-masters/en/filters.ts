import type { DmFilterWords } from "@dilemma-table/duel-masters"
import type { Filter, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { filterNp, nextTo, selectorNp } from "../../nouns.ts"
import type { FilterPrinter, TextPrinter } from "../../printing.ts"
import { civilizationNames, everyKeywordName, specialNames } from "../names.ts"
import { raceInEnglish } from "../races.ts"
import { all, type Many, named, orNoun, typeNoun } from "./nouns.ts"

const bounded =
  (what: string, how: string): FilterPrinter =>
  (p, value: Value) => {
    const next = how === "" ? null : nextTo(value, how === " or less" ? -1 : 1)
    if (next !== null)
      return { with: `with ${what} ${how === " or less" ? "less" : "greater"} than ${valueText(p, next)}` }
    if (typeof value === "number" || value === "x") return { with: `with ${what} ${valueText(p, value)}${how}` }
    const most = how === "" ? "" : how === " or less" ? "at most " : "at least "
    return {
      with: `with ${what} ${most}equal to ${valueText(p, value)}`.replace(" equal to", how === "" ? " equal to" : ""),
    }
  }

const state =
  (yes: string, no: string): FilterPrinter =>
  (_, is: boolean) => ({ adjective: is ? yes : no })

export const filters: Readonly<Record<keyof DmFilterWords, FilterPrinter>> = {
  type: (_, types: Many) => ({ noun: orNoun(all(types).map((type) => typeNoun(type))) }),
  special: (_, kinds: Many) => ({
    adjective: listed(
      all(kinds).map((kind) => named(specialNames, kind)),
      "or",
    ),
  }),
  civilization: (_, of: Many) => ({
    adjective: listed(
      all(of).map((one) => named(civilizationNames, one)),
      "or",
    ),
  }),
  civilizations: (_, of: readonly string[]) => ({
    with: `with the civilizations ${listed(
      of.map((one) => named(civilizationNames, one)),
      "and",
    )}`,
  }),
  colorless: state("colorless", "non-colorless"),
  multicolored: state("multicolored", "monocolored or colorless"),
  race: (_, races: Many) => ({ with: `with race ${listed(all(races).map(raceInEnglish), "or")}` }),
  raceWith: (_, text: string) => ({ with: `with “${raceInEnglish(text)}” in its race` }),
  cost: bounded("cost", ""),
  maxCost: bounded("cost", " or less"),
  minCost: bounded("cost", " or more"),
  power: bounded("power", ""),
  maxPower: bounded("power", " or less"),
  minPower: bounded("power", " or more"),
  name: (_, name: string) => ({ with: `named ${name}` }),
  nameWith: (_, name: string) => ({ with: `with “${name}” in its name` }),
  named: () => ({ with: "with the chosen name" }),
  ofNamed: (p, name: string) => ({ with: `of the chosen ${p.names.get(name)?.noun.one ?? "race"}` }),
  bearing: (p, what: Selector) => ({ with: `that ${selectorNp(p, what).text} is on` }),
  powerEnding: (_, digits: number) => ({ with: `whose power ends in ${String(digits).padStart(3, "0")}` }),
  ultimateEvolution: state("ultimate evolution", "non-ultimate-evolution"),
  attacked: (_, yes: boolean) => ({ with: yes ? "that is being attacked" : "that isn't being attacked" }),
  battling: state("battling", "non-battling"),
  on: (p, whose: Selector) => ({ with: `on ${selectorNp(p, whose).text}` }),
  keyword: (_, keyword: string) => ({ with: `with “${named(everyKeywordName, keyword)}”` }),
  attacking: state("attacking", "non-attacking"),
  blocking: state("blocking", "non-blocking"),
  blockedBy: (p, by: Selector) => ({ with: `that ${selectorNp(p, by).text} blocked` }),
  linked: state("linked", "unlinked"),
  crossed: state("crossed", "uncrossed"),
  crossing: state("crossing", "not crossing"),
  exLifeOf: (p, whose: Selector) => ({ with: `that is the EX life of ${selectorNp(p, whose).text}` }),
  evolved: state("evolved", "unevolved"),
  enteredThisTurn: (_, yes: boolean) => ({ with: yes ? "that entered this turn" : "that didn't enter this turn" }),
  comingToHand: (_, yes: boolean) => ({
    with: yes ? "about to be added to a hand" : "not about to be added to a hand",
  }),
  faceUp: state("face-up", "face-down"),
  usable: (_, how: string) => ({ with: how === "free" ? "that can be used" : "that can be used by paying" }),
  sharing: (p, about: { what: string; with: Selector }) => ({
    with: `with a ${about.what} in common with ${selectorNp(p, about.with).text}`,
  }),
}

const usedWays: Readonly<Record<string, string>> = {
  pay: "the cost was paid",
  free: "no cost was paid",
  instead: "something was done instead of paying",
  fixed: "a fixed cost was paid",
  "pay-for": "the other cost was paid",
}

export const conditions: Readonly<Record<string, TextPrinter>> = {
  civilizationsAmong: (p, among: Filter, whole: { all: readonly string[] }) =>
    `${listed(
      whole.all.map((one) => named(civilizationNames, one)),
      "and",
    )} are among ${filterNp(p, among, { all: true }, "all").text.replace(/^all (of )?/, "")}`,
  usedFrom: (p, zone: string) => `this ${p.self.one} was used from your ${p.words.zones[zone]?.name ?? zone}`,
  lastUsed: (p, filter: Filter) =>
    `the last card you used this turn before this ${p.self.one} was ${filterNp(p, filter, { exactly: 1 }, "all").text}`,
  wasSummoned: (p) => `this ${p.self.one} was summoned`,
  byKeyword: (p, keyword: string) => `this ${p.self.one} was used or put out by “${named(everyKeywordName, keyword)}”`,
  usedBy: (p, way: string) => `${usedWays[way] ?? way} for this ${p.self.one}`,
  paidAdditional: (_, which: true | string) => `its additional cost${which === true ? "" : ` (${which})`} was paid`,
  paidWith: (p, filter: Filter) =>
    `${filterNp(p, { zone: "mana", ...filter }, { exactly: 1 }, "all").text} was tapped to use this ${p.self.one}`,
  wasPaidFor: (p) => `the cost of this ${p.self.one} was paid`,
}

const different =
  (what: string): TextPrinter =>
  (p, filter: Filter) =>
    `the number of ${what} among ${filterNp(p, filter, { all: true }, "all").text.replace(/^all (of )?/, "")}`

export const values: Readonly<Record<string, TextPrinter>> = {
  civilizationsOf: different("civilizations"),
  typesOf: different("card types"),
  racesOf: different("races"),
  linkedCards: (p, what: Selector) => `the number of cards linked with ${selectorNp(p, what).text}`,
  brokenInAttack: () => "the number of shields broken in that attack",
  doneForCost: (p) => `the number of cards this was done to for this ${p.self.one}'s cost`,
  highest: (p, name: string, whole: { among: Filter }) =>
    `the greatest ${p.words.numbers[name] ?? name} among ${filterNp(p, whole.among, { all: true }, "all").text.replace(/^all (of )?/, "")}`,
  lowest: (p, name: string, whole: { among: Filter }) =>
    `the smallest ${p.words.numbers[name] ?? name} among ${filterNp(p, whole.among, { all: true }, "all").text.replace(/^all (of )?/, "")}`,
  smaller: (p, list: readonly Value[]) =>
    `the smaller of ${listed(
      list.map((one) => valueText(p, one)),
      "and",
    )}`,
  greater: (p, list: readonly Value[]) =>
    `the greater of ${listed(
      list.map((one) => valueText(p, one)),
      "and",
    )}`,
}
