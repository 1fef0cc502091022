import type { AnySlot, Modal, ModeCount, Value } from "@dilemma-table/engine"
import { conditionText, valueText } from "../conditions.ts"
import { countText } from "../modes.ts"
import { nounOf, partsOf, quantityOf } from "../nouns.ts"
import { fixed, type Part } from "../phrase.ts"
import type { Printing, Tongue } from "../printing.ts"
import { ifForm } from "./bend.ts"
import { eachSaid, either, orPlayer, phrase, targetPlayer } from "./phrases.ts"

export const comparisons: Readonly<Record<string, (right: string) => string>> = {
  "=": (right) => `${right}である`,
  "<": (right) => `${right}より小さい`,
  "<=": (right) => `${right}以下である`,
  ">": (right) => `${right}より大きい`,
  ">=": (right) => `${right}以上である`,
}

export const header = (p: Printing, modal: Modal): readonly string[] => {
  const { manner } = p.words
  const chooser = modal.chooser === "opponent" ? `${manner.players.opponent}は` : ""
  const repeat = modal.mayRepeat === true
  const before =
    modal.notChosenBefore === undefined
      ? ""
      : modal.notChosenBefore === "turn"
        ? "このターンにまだ選ばれていないものの"
        : "まだ選ばれていないものの"
  const verb = modal.optional === true ? "選んでもよい" : "選ぶ"
  const count = countText(p, modal.choose)
  const each =
    typeof modal.choose === "object" && "count" in modal.choose ? eachIn(p, modal.choose as Value) : eachIn(p, null)
  const main = manner.chooseModes({
    chooser,
    before,
    count,
    verb,
    repeat,
    random: modal.chooser === "random",
    one: modal.choose === 1,
    ...each,
  })
  return [
    main,
    ...(modal.all === undefined
      ? []
      : [`${ifForm(conditionText(p, modal.all))}、${modal.modes.length === 2 ? "両方" : "すべて"}選んでもよい`]),
    ...(modal.instead === undefined
      ? []
      : [`${ifForm(conditionText(p, modal.instead.if))}、かわりに${insteadText(p, modal, modal.instead.choose)}`]),
    // Chosen anew each time: the same may be chosen again anyway.
    ...(repeat && each.each === undefined ? [manner.mayRepeat] : []),
    ...(modal.among === undefined ? [] : [againAmong(p, modal.among)]),
    ...(modal.differentTargets === undefined ? [] : ["それぞれのモードは異なるプレイヤーを対象とする"]),
  ]
}

/** 「3つ選ぶ」; 「3回選んでもよい」 where it may also be as many as otherwise. */
function insteadText(p: Printing, { choose, mayRepeat }: Modal, instead: ModeCount): string {
  const both = typeof instead === "object" && "oneOf" in instead ? (instead.oneOf as readonly number[]) : []
  const may = both.length === 2 && both[0] === choose
  const count = countText(p, may ? (both[1] ?? instead) : instead)
  const said = mayRepeat === true && p.words.manner.inOrder === true ? count.replace(/つ/g, "回") : count
  return `${said}${may ? "選んでもよい" : "選ぶ"}`
}

/** 「こうして破壊したクリーチャー1体につき」. */
function eachIn(p: Printing, choose: Value | null): { readonly each?: string } {
  const each = choose === null ? null : eachSaid(p, choose)
  return each === null ? {} : { each }
}

/** 「その後、相手は選ばれたものの中から1つ選ぶ」 */
function againAmong(p: Printing, { chooser, choose }: NonNullable<Modal["among"]>): string {
  const { players } = p.words.manner
  const who = chooser === "random" ? "" : `${chooser === "opponent" ? players.opponent : players.you}は`
  return `その後、${who}選ばれたものの中から${countText(p, choose)}${chooser === "random" ? "無作為に" : ""}選ぶ`
}

export const modeCount: Tongue["modeCount"] = (p, choose, number) => {
  if (typeof choose !== "object") return `${number(choose)}つ`
  const data = choose as Readonly<Record<string, unknown>>
  if ("weight" in data) return `合計{P}${number(data.weight as number)}個分まで`
  if ("upTo" in data)
    return typeof data.upTo === "object"
      ? `${number(data.upTo as Value)}まで`
      : p.words.manner.upTo(`${number(data.upTo as Value)}つ`)
  if ("atLeast" in data) return `${number(data.atLeast as number)}つ以上`
  if ("any" in data) return "好きな数"
  if ("oneOf" in data) {
    const list = data.oneOf as readonly number[]
    if (list.length === 2 && list[0] === 1 && list[1] === 2) return p.words.manner.oneOrBoth
    return either(list.map((n) => `${number(n)}つ`))
  }
  return `${number(choose as Value)}と同じ数`
}

/** 「プレイヤー最大２人」. */
function howMany(p: Printing, what: string, slot: AnySlot, counter: string): string {
  if (slot.any === true) return what === "" ? "望む数" : `望む数の${what}`
  const number = slot.upTo ?? slot.count ?? 1
  const said = typeof number === "number" ? p.words.manner.count(number) : valueText(p, number)
  return `${what}${slot.upTo === undefined ? "" : "最大"}${said}${counter}`
}

/** 「クリーチャー1体を対象とする」: what is targeted, before the text. */
export function targets(p: Printing, slots: readonly AnySlot[]): { parts: readonly Part[]; within: Printing } {
  if (slots.length === 0) return { parts: [], within: p }
  const texts = slots.map((slot) => {
    if ("targetPlayer" in slot) return howMany(p, targetPlayer(p, slot.targetPlayer), slot, "人")
    if (slot.target === "any-target") return howMany(p, "", slot, "つ")
    const parts = partsOf(p, slot.target)
    const quantity = quantityOf(slot)
    const its = orPlayer(p, nounOf(p, parts), slot.orPlayer)
    return phrase(p, parts, its, quantity, "target", quantity !== undefined).text
  })
  return { parts: [fixed(`${texts.join("と")}を対象とする`)], within: { ...p, slots } }
}
