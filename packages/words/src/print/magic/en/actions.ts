import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { ActionFilterWords } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { clause, spaced } from "../../phrase.ts"
import type { FilterPrinter, Printing, VerbPrinter } from "../../printing.ts"

const counted =
  (verb: string): VerbPrinter =>
  (p, n: Value) =>
    clause(verb, valueText(p, n))

const repeated =
  (verb: string): VerbPrinter =>
  (p, n: Value) =>
    clause(verb, n === 1 ? "" : n === 2 ? "twice" : `${valueText(p, n)} times`)

const doing =
  (verb: string): VerbPrinter =>
  (p, what: Selector) =>
    clause(verb, selectorNp(p, what).text)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const by = (p: Printing, ref: PlayerRef | undefined) =>
  ref === undefined || ref === "you" ? null : p.tongue.player(p, ref)

export const actionVerbs: Readonly<Record<string, VerbPrinter>> = {
  investigate: repeated("investigate"),
  populate: repeated("populate"),
  monstrosity: (p, n: Value) => clause("make", `this ${p.self.one} monstrous (monstrosity ${valueText(p, n)})`),
  adapt: counted("adapt"),
  bolster: counted("bolster"),
  amass: (p, n: Value, { kind }: { readonly kind?: string }) =>
    clause("amass", spaced(kind === undefined ? "" : `${kind}s`, valueText(p, n))),
  explore: (p, what: Selector) => clause("explore", "", selectorNp(p, what)),
  connive: (p, what: Selector) => clause("connive", "", selectorNp(p, what)),
  goad: doing("goad"),
  detain: doing("detain"),
  proliferate: () => clause("proliferate", ""),
  createKnown: (p, name: string, whole: { readonly count?: Value; readonly by?: PlayerRef; readonly tapped?: true }) =>
    clause(
      "create",
      howMany(p, whole.count ?? 1, noun(spaced(whole.tapped === true && "tapped", `${capital(name)} token`))),
      by(p, whole.by),
    ),
}

export const actionFilters: Readonly<Record<keyof ActionFilterWords, FilterPrinter>> = {
  leastToughness: () => ({ with: "with the least toughness among its controller's creatures" }),
}
