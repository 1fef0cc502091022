import type { EventPattern } from "@dilemma-table/engine"
import { filterNp } from "../nouns.ts"
import type { EventSaid, Printing } from "../printing.ts"
import { isYou } from "./acts.ts"
import { taForm } from "./bend.ts"

export function events(p: Printing, pattern: EventPattern): readonly EventSaid[] {
  const names = typeof pattern.on === "string" ? [pattern.on] : pattern.on
  return names.map((name) => {
    const printer = p.words.events[name]
    return printer === undefined
      ? { act: { subject: null, verb: p.tongue.fallback(name, JSON.stringify(pattern)), rest: "" } }
      : printer(p, pattern)
  })
}

export const zoneName = (p: Printing, zone: string): string => p.words.zones[zone]?.name ?? zone

function patternBefore(p: Printing, pattern: EventPattern): string {
  const told = events(p, pattern).flatMap((one) => ("tells" in one ? (one.tells ?? []) : []))
  return [
    pattern.source === undefined || told.includes("source")
      ? ""
      : `${filterNp(p, pattern.source, { exactly: 1 }, "all").text}によって`,
    pattern.from === undefined ? "" : `${zoneName(p, pattern.from)}から`,
    pattern.to === undefined ? "" : `${zoneName(p, pattern.to)}に`,
    pattern.name === undefined || told.includes("name") ? "" : `(${pattern.name})`,
    pattern.by === undefined || told.includes("by") ? "" : `${p.tongue.player(p, pattern.by).text}によって`,
    pattern.turn === undefined ? "" : `${p.tongue.player(p, pattern.turn).text}のターン中に`,
    pattern.nth === undefined ? "" : pattern.nth === 1 ? "そのターンはじめて" : `そのターン${pattern.nth}回目に`,
  ].join("")
}

export const eventText = (
  p: Printing,
  pattern: EventPattern,
  form: (text: string, now: boolean) => string,
): readonly string[] =>
  events(p, pattern).map((one) =>
    "at" in one
      ? one.at
      : `${isYou(one.act.subject) && one.act.subject === null ? "" : `${one.act.subject?.text}が`}${patternBefore(p, pattern)}${one.act.rest}${form(one.act.verb, one.now === true)}`,
  )

/** 「このクリーチャーが出た時」, 「あなたが呪文を唱えるたび」. */
export function whenText(p: Printing, pattern: EventPattern): string {
  const { once, every } = p.words.manner.times
  const single = pattern.object === "this"
  const other = pattern.or === undefined ? "" : `または${whenText(p, pattern.or)}`
  const own = events(p, pattern)
    .map((one, i) => {
      if ("at" in one) return one.at
      const often = once !== every && !(single && one.every !== true)
      const text = eventText(p, pattern, (verb, now) => (now || (often && one.after !== true) ? verb : taForm(verb)))[i]
      return `${text}${one.after === true ? "後" : often ? every : once}`
    })
    .join("または")
  return own + other
}
