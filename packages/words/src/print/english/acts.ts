import { type Act, type Clause, clauseOf, type Fixed, fixed, led, type Np, type Part, spaced } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { plural, third } from "./bend.ts"
import { plain } from "./phrases.ts"

/** An act with its subject: "draw a card", "that player draws a card". */
export function actText(one: Act, silent = false): string {
  const { subject, verb, rest } = one
  if (subject === null || subject.you === true) return spaced(verb, rest)
  const bent = subject.many ? plural(verb) : third(verb)
  return silent ? spaced(bent, rest) : spaced(subject.text === "them" ? "they" : subject.text, bent, rest)
}

const isYou = (np: Np | null): boolean => np === null || np.you === true || np.text === "you"
export const sameSubject = (a: Act, b: Act): boolean =>
  (isYou(a.subject) && isYou(b.subject)) || (a.subject?.text === b.subject?.text && a.subject !== null)

function actsText(acts: readonly Act[], bare = false): string {
  let text = ""
  acts.forEach((one, i) => {
    const before = acts[i - 1]
    if (before === undefined) {
      text = bare ? spaced(one.verb, one.rest) : actText(one)
      return
    }
    const same = sameSubject(before, one)
    const own = isYou(one.subject) && one.verb === "may" && !bare ? { ...one, verb: "you may" } : one
    const next = same ? (bare ? spaced(one.verb, one.rest) : actText(own, true)) : withSubject(one, bare)
    const more = acts.length > 2 && one.joint !== "then"
    const last = i === acts.length - 1
    const joint =
      one.joint === "or"
        ? more
          ? last
            ? ", or "
            : ", "
          : " or "
        : one.joint === "and"
          ? more
            ? last
              ? ", and "
              : ", "
            : " and "
          : ", then "
    text += joint + next
  })
  return text
}

const withSubject = (one: Act, bare: boolean): string => {
  if (isYou(one.subject)) return bare ? spaced(one.verb, one.rest) : `you ${spaced(one.verb, one.rest)}`
  return bare ? `have ${spaced(one.subject?.text, one.verb, one.rest)}` : actText(one)
}

const clauseText = (clause: Clause): string => clause.lead + actsText(clause.acts) + clause.tail

export const may: Tongue["may"] = (clause, by) => {
  const subject = by ?? {
    ...plain("you", "player", { one: "player", many: "players", counter: "" }),
    you: true as const,
  }
  const [first] = clause.acts
  // "Target opponent may draw a card": the player who was just said.
  const again = (np: Np): boolean =>
    by !== null &&
    ((np.text === "that player" && /^target |^the /.test(by.text)) ||
      (/'s (controller|owner)$/.test(by.text) && np.text === by.text.replace(/^.*'s /, "its ")))
  const others =
    first !== undefined &&
    !(first.subject !== null && again(first.subject)) &&
    first.subject !== null &&
    first.subject.text !== subject.text &&
    !(isYou(first.subject) && isYou(subject))
  const text = others ? `have ${spaced(first.subject?.text, first.verb, first.rest)}` : ""
  const acts = others
    ? [{ ...clause.acts[0], subject: null, verb: text, rest: "" } as Act, ...clause.acts.slice(1)]
    : clause.acts
  const base = actsText(
    acts.map((one) =>
      one.subject !== null && (one.subject.text === subject.text || again(one.subject))
        ? { ...one, subject: null }
        : one,
    ),
    true,
  )
  return { ...clause, acts: [{ subject: null, verb: `${subject.text} may ${base}`, rest: "" }] }
}

/** Several parts as one clause: acts joined with "then", a sentence of its own kept apart. */
export const one: Tongue["one"] = (parts) => {
  const [first, ...rest] = parts
  if (first === undefined || rest.length === 0) return parts
  const simple = parts.every((part) => part.is === "clause" && part.tail === "")
  if (simple && (parts as readonly Clause[]).slice(1).every((part) => part.lead === "")) {
    const clauses = parts as readonly Clause[]
    return [
      clauseOf(
        ...clauses.flatMap((part, i) =>
          part.acts.map((each, n): Act => (i > 0 && n === 0 ? { ...each, joint: "then" } : each)),
        ),
      ),
    ].map((whole) => ({ ...whole, lead: clauses[0]?.lead ?? "" }))
  }
  const said: string[] = []
  const kept: Part[] = []
  for (const part of parts) {
    if (part.is === "choices" || kept.length > 0) kept.push(part)
    else said.push(part.is === "clause" ? clauseText(part) : part.text)
  }
  const [next, ...others] = kept
  if (next?.is === "choices" && said.length > 0) return [led(`${said.join(", then ")}, then `, next), ...others]
  return [...(said.length === 0 ? [] : [fixed(said.join("; then "))]), ...kept]
}

/** "You draw a card": of the reader, where another player may be meant. */
export const addressed = (part: Part): Part => {
  const [first, ...rest] = part.is === "clause" ? part.acts : []
  if (part.is !== "clause" || first === undefined || (first.subject !== null && first.subject.you !== true)) return part
  if (first.verb.startsWith("you ")) return part
  const others = rest.map((one) => (one.subject === null ? { ...one, verb: one.verb.replace(/^you /, "") } : one))
  return { ...part, acts: [{ ...first, subject: null, verb: `you ${first.verb}` }, ...others] }
}

export const sentenceText = (part: Clause | Fixed): string => (part.is === "clause" ? clauseText(part) : part.text)
