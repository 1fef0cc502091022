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
  return [
    pattern.source === undefined ? "" : `${filterNp(p, pattern.source, { exactly: 1 }, "all").text}によって`,
    pattern.from === undefined ? "" : `${zoneName(p, pattern.from)}から`,
    pattern.to === undefined ? "" : `${zoneName(p, pattern.to)}に`,
    pattern.name === undefined ? "" : `(${pattern.name})`,
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

export const whenText = (p: Printing, pattern: EventPattern): string =>
  events(p, pattern)
    .map((one, i) =>
      "at" in one
        ? one.at
        : `${eventText(p, pattern, (verb, now) => (now ? verb : taForm(verb)))[i]}${"after" in one ? "後" : "時"}`,
    )
    .join("または")
