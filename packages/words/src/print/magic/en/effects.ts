import type { Effect, Filter, PlayerRef } from "@dilemma-table/engine"
import type { Color, EffectFilterWords, EffectStatic } from "@dilemma-table/magic"
import { effectParts } from "../../effects.ts"
import { listed, numberWord } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import { act, clause, fixed } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { colorNames } from "../names.ts"
import { you } from "./data.ts"
import { spoken } from "./verb-phrases.ts"

export const effectVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseWord: (_, words: readonly string[]) => clause("choose", listed(words, "or")),
  onceEachTurn: (p, effect: Effect) => [...effectParts(p, effect), fixed("do this only once each turn")],
  loseAllCounters: (p, ref: PlayerRef) => clause("lose", "all counters", spoken(p, ref)),
  doubleTheirCounters: (p, ref: PlayerRef) =>
    clause(
      "double",
      `the number of each kind of counter ${ref === "you" ? "you have" : `${p.tongue.player(p, ref).text} has`}`,
    ),
}

export const effectFilters: Readonly<Record<keyof EffectFilterWords, FilterPrinter>> = {
  anyCounter: (_, has: boolean) => ({ with: has ? "with a counter on it" : "with no counters on it" }),
  attachedTo: (p, filter: Filter) => ({ with: `attached to ${filterNp(p, filter, { exactly: 1 }, "all").text}` }),
  bears: (p, filter: Filter) => {
    const what = JSON.stringify(filter)
    if (what === '{"subtype":"Aura"}') return { adjective: "enchanted" }
    if (what === '{"subtype":"Equipment"}') return { adjective: "equipped" }
    return { with: `with ${filterNp(p, filter, { exactly: 1 }, "all").text} attached to it` }
  },
  foretold: () => ({ adjective: "foretold" }),
  targetsPlayer: (p, ref: PlayerRef) => ({ with: `that targets ${p.tongue.player(p, ref).text}` }),
}

export const effectConditions: Readonly<Record<string, TextPrinter>> = {
  chosenWord: (_, word: string) => `${word} was chosen`,
  manaWasSpent: (p, type: string, { atLeast }: { atLeast?: number }) => {
    const it = p.event === p.self ? "it" : `this ${p.self.one}`
    if (atLeast === undefined) return `{${type}} was spent to cast ${it}`
    const color = type === "C" ? "colorless" : colorNames[type as Color].en
    return `at least ${numberWord(atLeast)} ${color} mana was spent to cast ${it}`
  },
}

const several: Readonly<Record<string, string>> = { opponent: "your opponents", any: "players" }

export const effectStatics: Readonly<Record<keyof EffectStatic, StaticPrinter>> = {
  cantGainLife: (p, ref: PlayerRef) => {
    const { you: _, ...who } = p.tongue.player(p, ref)
    const text = typeof ref === "string" ? (several[ref] ?? who.text) : who.text
    return act("can't", "gain life", { ...who, text, many: text !== who.text || ref === "you" })
  },
  anyMana: (_, any: string, subject) =>
    act("may", `spend mana as though it were mana of any ${any} to cast ${subject.text}`, you),
  ignoresDefender: (_, __, subject) =>
    act("can", `attack as though ${subject.many ? "they" : "it"} didn't have defender`, subject),
  boastsTwice: (_, __, subject) => act("can", "boast twice during each of your turns rather than once", subject),
}
