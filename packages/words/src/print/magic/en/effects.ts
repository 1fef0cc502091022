import type { Filter, PlayerRef } from "@dilemma-table/engine"
import type { EffectFilterWords, EffectStatic } from "@dilemma-table/magic"
import { listed } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import { act, clause } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"

export const effectVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseWord: (_, words: readonly string[]) => clause("choose", listed(words, "or")),
}

export const effectFilters: Readonly<Record<keyof EffectFilterWords, FilterPrinter>> = {
  anyCounter: (_, has: boolean) => ({ with: has ? "with a counter on it" : "with no counters on it" }),
  attachedTo: (p, filter: Filter) => ({ with: `attached to ${filterNp(p, filter, { exactly: 1 }, "all").text}` }),
  targetsPlayer: (p, ref: PlayerRef) => ({ with: `that targets ${p.tongue.player(p, ref).text}` }),
}

export const effectConditions: Readonly<Record<string, TextPrinter>> = {
  chosenWord: (_, word: string) => `${word} was chosen`,
}

const several: Readonly<Record<string, string>> = { opponent: "your opponents", any: "players" }

export const effectStatics: Readonly<Record<keyof EffectStatic, StaticPrinter>> = {
  cantGainLife: (p, ref: PlayerRef) => {
    const { you: _, ...who } = p.tongue.player(p, ref)
    const text = typeof ref === "string" ? (several[ref] ?? who.text) : who.text
    return act("can't", "gain life", { ...who, text, many: text !== who.text || ref === "you" })
  },
}
