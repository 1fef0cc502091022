import type { Filter, PlayerRef } from "@dilemma-table/engine"
import type { EffectFilterWords, EffectStatic } from "@dilemma-table/magic"
import { filterNp } from "../../nouns.ts"
import { act, clause } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"

export const effectVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseWord: (_, words: readonly string[]) => clause("選ぶ", `${words.map((word) => `「${word}」`).join("か")}を`),
}

export const effectFilters: Readonly<Record<keyof EffectFilterWords, FilterPrinter>> = {
  anyCounter: (_, has: boolean) => ({ with: has ? "カウンターが置かれている" : "カウンターが置かれていない" }),
  attachedTo: (p, filter: Filter) => ({ with: `${filterNp(p, filter, { none: true }, "all").text}についている` }),
  targetsPlayer: (p, ref: PlayerRef) => ({ with: `${p.tongue.player(p, ref).text}を対象としている` }),
}

export const effectConditions: Readonly<Record<string, TextPrinter>> = {
  chosenWord: (_, word: string) => `「${word}」が選ばれている`,
}

export const effectStatics: Readonly<Record<keyof EffectStatic, StaticPrinter>> = {
  cantGainLife: (p, ref: PlayerRef) => {
    const { you: _, ...who } = p.tongue.player(p, ref)
    return act("得られない", "ライフを", who)
  },
}
