import type { Condition, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { PlayersStatic } from "@dilemma-table/magic"
import { conditionText, valueText } from "../../conditions.ts"
import { counter, noun } from "../../japanese/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { act, clause, type Np } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"
import { counterNames } from "../names.ts"

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you: _, ...who } = p.tongue.player(p, ref)
  return who
}

/** 「{E}{E}」「経験カウンター２個」 */
const countersText = (p: Printing, n: Value, kind: string): string => {
  if (kind === "energy" && typeof n === "number" && n <= 10) return "{E}".repeat(n)
  const its = noun(`${counterNames[kind] ?? kind}カウンター`, "個")
  const count = typeof n === "number" || n === "x" ? counter(p, n, its) : `${valueText(p, n)}個`
  return kind === "energy" ? `{E}${count}` : `${its.one}${count}`
}

export const playersVerbs: Readonly<Record<string, VerbPrinter>> = {
  getCounters: (p, n: Value, whole: { readonly kind: string; readonly by?: PlayerRef }) =>
    clause("得る", `${countersText(p, n, whole.kind)}を`, doer(p, whole.by ?? "you")),
  staysTapped: (p, what: Selector) =>
    clause("アンタップしない", "コントローラーの次のアンタップ・ステップに", selectorNp(p, what)),
}

export const playersStatics: Readonly<Record<keyof PlayersStatic, StaticPrinter>> = {
  handSize: (p, { of, is, more }: NonNullable<PlayersStatic["handSize"]>) => {
    const who = doer(p, of as PlayerRef)
    if (is === "any") return act("なくなる", `${who.text}の手札の上限は`)
    if (is !== undefined) return act("になる", `${who.text}の手札の上限は${valueText(p, is as Value)}枚`)
    const less = typeof more === "number" && more < 0
    return act(
      less ? "減る" : "増える",
      `${who.text}の手札の上限は${valueText(p, (less ? -(more as number) : (more ?? 0)) as Value)}枚`,
    )
  },
}

export const playersValues: Readonly<Record<string, TextPrinter>> = {
  playerCounters: (p, kind: string, whole: { readonly of: PlayerRef; readonly most?: true }) => {
    const what = kind === "energy" ? "{E}" : `${counterNames[kind] ?? kind}カウンター`
    return `${doer(p, whole.of).text}${whole.most === true ? "１人" : ""}が持つ${what}の数`
  },
}

const parts: Readonly<Record<string, string>> = {
  upkeep: "アップキープ",
  draw: "ドロー・ステップ",
  main: "メイン・フェイズ",
  combat: "戦闘",
  "declare-attackers": "攻撃クリーチャー指定ステップ",
  "declare-blockers": "ブロック・クリーチャー指定ステップ",
  "end-of-combat": "戦闘終了ステップ",
  end: "終了ステップ",
  "before-attackers": "ターンの、攻撃クリーチャーが指定される前",
}

export const playersConditions: Readonly<Record<string, TextPrinter>> = {
  during: (p, which: string | readonly string[], whole: { readonly of?: PlayerRef }) => {
    const whose = whole.of === undefined ? "" : `${doer(p, whole.of).text}の`
    return `${whose}${[which]
      .flat()
      .map((part) => parts[part] ?? part)
      .join("か")}の間である`
  },
  somePlayer: (p, of: PlayerRef, { as, has }: { readonly as: string; readonly has: Condition }) => {
    p.names.set(as, { noun: noun("プレイヤー", "人"), many: false })
    return conditionText(p, has).replaceAll("そのプレイヤー", of === "opponent" ? "対戦相手の誰か" : "プレイヤーの誰か")
  },
}

export const playersCosts: Readonly<Record<string, TextPrinter>> = {
  payCounters: (p, n: Value, whole: { readonly kind: string }) => `${countersText(p, n, whole.kind)}を支払う`,
}
