import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { TurnStatic } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { bind, selectorNp } from "../../nouns.ts"
import { act, clause, type Np } from "../../phrase.ts"
import type { Printing, StaticPrinter, VerbPrinter } from "../../printing.ts"

const names: Readonly<Record<string, string>> = {
  turn: "ターン",
  untap: "アンタップ・ステップ",
  upkeep: "アップキープ・ステップ",
  draw: "ドロー・ステップ",
  main: "メイン・フェイズ",
  combat: "戦闘フェイズ",
  end: "終了ステップ",
}

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you: _, ...who } = p.tongue.player(p, ref)
  return who
}

export const turnVerbs: Readonly<Record<string, VerbPrinter>> = {
  extraTurn: (p, ref: PlayerRef, whole: { readonly count?: Value }) =>
    clause(
      "行う",
      `このターンに続いて追加の${whole.count === undefined ? "１" : valueText(p, whole.count)}ターンを`,
      doer(p, ref),
    ),
  skipNext: (p, what: string, whole: { readonly by?: PlayerRef }) =>
    clause("飛ばす", `自分の次の${names[what] ?? what}を`, doer(p, whole.by ?? "you")),
  phaseOut: (p, what: Selector, whole: { readonly until?: string; readonly as?: string }) => {
    const until = whole.until === undefined ? "" : `${p.tongue.self(p).text}が戦場を離れるまで`
    const np = selectorNp(p, what)
    bind(p, whole.as, np, { way: "これによりフェイズ・アウトした" })
    return clause("フェイズ・アウトする", until, np)
  },
  phaseIn: (p, what: Selector, whole: { readonly as?: string }) => {
    const np = selectorNp(p, what)
    bind(p, whole.as, np, { way: "これによりフェイズ・インした" })
    return clause("フェイズ・インする", "", np)
  },
  extraPhases: (_, phases: readonly string[]) =>
    clause("ある", `このフェイズに続いて${phases.map((phase) => `追加の${names[phase] ?? phase}`).join("と")}が`),
}

export const turnStatics: Readonly<Record<keyof TurnStatic, StaticPrinter>> = {
  cantPhaseIn: (_, __: true, subject) => act("フェイズ・インできない", "", subject),
  skips: (p, { skip, of }: { readonly skip: string; readonly of: PlayerRef }) =>
    act("飛ばす", `自分の${names[skip] ?? skip}を`, doer(p, of)),
}
