import type { EventPattern } from "@dilemma-table/engine"
import { filterNp } from "../nouns.ts"
import { type Act, spaced } from "../phrase.ts"
import type { EventSaid, Printing } from "../printing.ts"
import { actText, sameSubject } from "./acts.ts"
import { listed, past } from "./bend.ts"
import { possessive } from "./phrases.ts"

const subjectOf = (said: EventSaid): string => ("at" in said ? "" : actText(said.act))

export function events(p: Printing, pattern: EventPattern): readonly EventSaid[] {
  const names = typeof pattern.on === "string" ? [pattern.on] : pattern.on
  return names.map((name) => {
    const printer = p.words.events[name]
    return printer === undefined
      ? { act: { subject: null, verb: p.tongue.fallback(name, JSON.stringify(pattern)), rest: "" } }
      : printer(p, pattern)
  })
}

/** What else a pattern says: where from, where to, what caused it. */
export function patternTail(p: Printing, pattern: EventPattern): string {
  const zone = (name: string): string => {
    const words = p.words.zones[name]
    return words?.shared === true ? words.name : `a ${words?.name ?? name}`
  }
  const told = events(p, pattern).flatMap((one) => ("tells" in one ? (one.tells ?? []) : []))
  return spaced(
    pattern.from !== undefined && !told.includes("from") && `from ${zone(pattern.from)}`,
    pattern.to !== undefined && `to ${zone(pattern.to)}`,
    pattern.source !== undefined &&
      !told.includes("source") &&
      `because of ${filterNp(p, pattern.source, { exactly: 1 }, "all").text}`,
    pattern.name !== undefined && !told.includes("name") && `(${pattern.name})`,
    pattern.by !== undefined && !told.includes("by") && `by ${p.tongue.player(p, pattern.by).text}`,
    pattern.turn !== undefined &&
      !told.includes("turn") &&
      `during ${possessive({ ...p, actor: null }, pattern.turn)} turn`,
    pattern.nth !== undefined && !told.includes("nth") && `for the ${ordinal(pattern.nth)} time each turn`,
  )
}

const ordinals = ["first", "second", "third", "fourth", "fifth"]
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}th`

export function eventClause(p: Printing, pattern: EventPattern): { readonly intro: string; readonly text: string } {
  const one = eventOnly(p, pattern)
  if (pattern.or === undefined) return one
  const other = eventClause(p, pattern.or)
  // "This creature attacks or becomes the target of a spell": what both are about is said once.
  const both = sameAct(p, pattern, pattern.or)
  if (both !== null) return { ...one, text: `${one.text} or ${both}` }
  const who = actSubject(p, pattern)
  if (who !== "" && other.text.startsWith(`${who} `) && one.intro === other.intro)
    return { ...one, text: `${one.text} or${other.text.slice(who.length)}` }
  return {
    ...one,
    text: one.intro === other.intro ? `${one.text} or ${other.text}` : `${one.text} and ${other.intro} ${other.text}`,
  }
}

/** "Deals combat damage to a player or battle": the other of which the same is said. */
function sameAct(p: Printing, first: EventPattern, second: EventPattern): string | null {
  const [one] = events({ ...p, names: new Map(p.names) }, first)
  const [two] = events({ ...p, names: new Map(p.names) }, second)
  if (one === undefined || two === undefined || !("act" in one) || !("act" in two) || second.or !== undefined)
    return null
  if (one.act.verb !== two.act.verb || one.act.subject?.text !== two.act.subject?.text) return null
  const start = /^.* to (?=a player$)/.exec(one.act.rest)?.[0]
  return start !== undefined && two.act.rest.startsWith(start)
    ? two.act.rest.slice(start.length).replace(/^an? /, "")
    : null
}

/** What the event is about, as it is said first. */
function actSubject(p: Printing, pattern: EventPattern): string {
  const [first] = events({ ...p, names: new Map(p.names) }, pattern)
  return first !== undefined && "act" in first ? (first.act.subject?.text ?? "") : ""
}

function eventOnly(p: Printing, pattern: EventPattern): { readonly intro: string; readonly text: string } {
  const said = events(p, pattern)
  const [first] = said
  if (first !== undefined && "at" in first)
    return {
      intro: "at",
      text: spaced(
        listed(
          said.flatMap((one) => ("at" in one ? [one.at] : [])),
          "or",
        ),
        patternTail(p, pattern),
      ),
    }
  const acts = said.flatMap((one) => ("act" in one ? [one.act] : []))
  const [begun, again] = acts
  // "You cast or copy a spell": the same is done in two ways.
  const twoWays =
    acts.length === 2 &&
    begun !== undefined &&
    again !== undefined &&
    p.words.manner.pronouns === true &&
    sameSubject(begun, again) &&
    begun.rest === again.rest &&
    begun.rest !== ""
  const both = twoWays
    ? [actText({ ...begun, rest: `or ${actText({ ...again, subject: begun.subject, rest: "" }, true)} ${begun.rest}` })]
    : null
  const texts =
    both ??
    acts.map((each, i) =>
      i > 0 && sameSubject(acts[0] as Act, each) && each.subject !== null
        ? actText(each, true)
        : subjectOf({ act: each }),
    )
  const after = first !== undefined && "after" in first
  return {
    intro: after
      ? "after"
      : said.every((one) => ("once" in one ? one.once : pattern.object === "this" && !("every" in one && one.every)))
        ? "when"
        : "whenever",
    text: spaced(listed(texts, "or"), patternTail(p, pattern)),
  }
}

/** "this creature was destroyed", "you didn't draw a card". */
export function pastText({ subject, verb, rest }: Act, negated: boolean): string {
  const who = subject?.text ?? "you"
  const be = verb === "be" || verb.startsWith("be ")
  if (negated && be) return spaced(who, subject?.many === true ? "weren't" : "wasn't", verb.slice(3), rest)
  if (negated) return spaced(who, "didn't", verb, rest)
  return spaced(who, be && subject?.many === true ? verb.replace("be", "were") : past(verb), rest)
}
