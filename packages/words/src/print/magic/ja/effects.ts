import type { Effect, Filter, PlayerRef } from "@dilemma-table/engine"
import type { EffectFilterWords, EffectStatic } from "@dilemma-table/magic"
import { effectParts } from "../../effects.ts"
import { filterNp } from "../../nouns.ts"
import { act, clause, fixed } from "../../phrase.ts"
import type { FilterPrinter, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"

export const effectVerbs: Readonly<Record<string, VerbPrinter>> = {
  chooseWord: (_, words: readonly string[]) => clause("選ぶ", `${words.map((word) => `「${word}」`).join("か")}を`),
  onceEachTurn: (p, effect: Effect) => [...effectParts(p, effect), fixed("毎ターン、これを１回のみ行う")],
  loseAllCounters: (p, ref: PlayerRef) => clause("失う", "カウンターをすべて", p.tongue.player(p, ref)),
  doubleTheirCounters: (p, ref: PlayerRef) =>
    clause("２倍にする", `${p.tongue.player(p, ref).text}が持つ各種類のカウンターの数を`),
}

export const effectFilters: Readonly<Record<keyof EffectFilterWords, FilterPrinter>> = {
  anyCounter: (_, has: boolean) => ({ with: has ? "カウンターが置かれている" : "カウンターが置かれていない" }),
  attachedTo: (p, filter: Filter) => ({ with: `${filterNp(p, filter, { none: true }, "all").text}についている` }),
  bears: (p, filter: Filter) => ({ with: `${filterNp(p, filter, { none: true }, "all").text}がついている` }),
  foretold: () => ({ with: "予顕されている" }),
  targetsPlayer: (p, ref: PlayerRef) => ({ with: `${p.tongue.player(p, ref).text}を対象としている` }),
}

export const effectConditions: Readonly<Record<string, TextPrinter>> = {
  chosenWord: (_, word: string) => `「${word}」が選ばれている`,
  manaWasSpent: (_, type: string, { atLeast }: { atLeast?: number }) =>
    `これを唱えるために{${type}}が${atLeast === undefined ? "" : `${atLeast}点以上`}支払われた`,
}

export const effectStatics: Readonly<Record<keyof EffectStatic, StaticPrinter>> = {
  cantGainLife: (p, ref: PlayerRef) => {
    const { you: _, ...who } = p.tongue.player(p, ref)
    return act("得られない", "ライフを", who)
  },
  anyMana: (p, any: string, subject) =>
    act(
      "よい",
      `${p.words.manner.players.you}は${subject.text}を唱えるために、マナを好きな${any === "color" ? "色" : "タイプ"}のマナであるかのように支払っても`,
    ),
  ignoresDefender: (_, __, subject) => act("できる", "防衛を持たないかのように攻撃", subject),
  boastsTwice: (_, __, subject) => act("できる", "あなたの各ターンに１回ではなく２回、誇示を", subject),
}
