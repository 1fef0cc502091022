import type { Condition, Effect } from "@dilemma-table/engine"
import { conditionText } from "./conditions.ts"
import { type Clause, led, type Part, trailed } from "./phrase.ts"
import type { Printing } from "./printing.ts"

/*
 * What is done only if something holds, and what is said before a sentence.
 */

type Data = Readonly<Record<string, unknown>>

/** An effect as one sentence where that can be, with something said before it. */
export const ledBy = (p: Printing, lead: string, effect: Effect): readonly Part[] =>
  ledParts(p, lead, sentenceParts(p, effect))

/** The parts of one sentence: a list is said as such where the game has a way of it. */
function sentenceParts(p: Printing, effect: Effect): readonly Part[] {
  const several = Array.isArray(effect) && effect.length > 1
  const said = several ? (p.words.manner.inOne?.(p, [effect]) ?? null) : null
  return said?.parts ?? p.read.effect(p, effect)
}

export function ledParts(p: Printing, lead: string, parts: readonly Part[]): readonly Part[] {
  const end = p.words.manner.pronouns === true ? parts.findLastIndex((part) => !goesOn(part)) + 1 : parts.length
  const [first, ...rest] = p.tongue.one(end === 0 ? parts : parts.slice(0, end))
  return first === undefined ? [] : [led(lead, first), ...rest, ...(end === 0 ? [] : parts.slice(end))]
}

/** A sentence that says by itself that it goes on from the one before: "if you do, …", "you may choose new targets for the copy". */
const goesOn = (part: Part): boolean =>
  (part.is === "fixed" &&
    /^(you may choose new targets for the cop|it's still a land|(it|they) can't be regenerated)/.test(part.text)) ||
  (part.is === "clause" &&
    /^(if (you|they|that player) (do|does|don't|doesn't)|when you do|if you (win|lose)( the flip)?), $/.test(
      part.lead,
    )) ||
  (part.is === "clause" && / instead$/.test(part.tail)) ||
  (part.is === "clause" && /, instead $/.test(part.lead)) ||
  (part.is === "clause" &&
    part.acts.length === 1 &&
    part.acts[0]?.verb === "may" &&
    /^choose new targets for the cop/.test(part.acts[0].rest))

/** "If this spell was kicked, it deals …": it has just been named. */
const costAsked = (p: Printing, condition: Data): Printing =>
  "paid" in condition && p.words.manner.pronouns === true ? { ...p, givenUp: true } : p

/** The condition, and how what is done if it holds is led. */
function leading(p: Printing, condition: Condition): string {
  const lead = p.tongue.ifLead(conditionText(p, condition), p)
  meanAsked(p, condition)
  return lead
}

/** What is asked of the card itself names it: nothing that was said before is "it" any more. */
function meanAsked({ recent, names }: Printing, condition: Condition): void {
  const asked = JSON.stringify(condition)
  if (
    recent === undefined ||
    !/"paid":|"this"|"matches":"it"/.test(asked) ||
    names.get(recent.name ?? "")?.many === true
  )
    return
  recent.name = recent.self === true && !asked.includes('"matches":"it"') ? "this" : null
}

/** What is done if something holds, or not: "if …, …", "otherwise, …", "… instead", "… if …". */
export function conditional(p: Printing, data: Data): readonly Part[] {
  const behind = p.behind === data
  const own =
    p.words.manner.pronouns !== true
      ? null
      : (tried(p, (q) => instead(q, data, behind)) ?? (behind ? tried(p, (q) => asked(q, data)) : null))
  if (own !== null) return own
  const lead = leading(p, data.if as Condition)
  return [
    ...ledBy(costAsked(p, data.if as Data), lead, data.then as Effect),
    ...(data.else === undefined ? [] : ledBy(p, p.tongue.elseLead, data.else as Effect)),
  ]
}

/** What is printed so, if it can be; what it names is only known from then on if it can. */
function tried<T>(p: Printing, print: (p: Printing) => T | null): T | null {
  const { recent } = p
  const q: Printing = { ...p, names: new Map(p.names), ...(recent === undefined ? {} : { recent: { ...recent } }) }
  const found = print(q)
  if (found === null) return null
  for (const [name, bound] of q.names) p.names.set(name, bound)
  if (recent !== undefined) Object.assign(recent, q.recent)
  return found
}

/** What is done first of all by an effect. */
function firstVerb(p: Printing, effect: unknown): string | undefined {
  const [first] = [effect].flat(9) as readonly unknown[]
  if (typeof first !== "object" || first === null) return undefined
  const verb = Object.keys(first).find((word) => p.words.verbs[word] !== undefined || structural.has(word))
  return verb === "createCopy" || verb === "createKnown" ? "create" : verb
}

const structural: ReadonlySet<string> = new Set(["continuous", "may", "eachPlayer"])

/** "Draw a card. If you control an Elf, draw two cards instead": the same verb on both ways. */
function instead(p: Printing, data: Data, behind: boolean): readonly Part[] | null {
  const [verb, other] = [data.then, data.else].map((one) => firstVerb(p, one))
  if (verb === undefined || (verb !== other && !bothAbout(p, data))) return null
  const usual = sentenceParts(p, data.else as Effect)
  if (usual.length !== 1) return null
  if (p.recent !== undefined) p.recent.now += 1
  const lead = leading(p, data.if as Condition)
  const asks = costAsked(p, data.if as Data)
  const [first, ...rest] = sentenceParts(asks, data.then as Effect)
  if (first?.is !== "clause" || rest.length > 0 || (behind && usual[0]?.is !== "clause")) return null
  const several = first.acts.length > 1 || first.lead !== ""
  return [...usual, several ? led(lead.replace(/ $/, " instead "), first) : led(lead, trailed(first, " instead"))]
}

/** Is either done to what hasn't been said yet, and isn't asked about? "Tap target creature. If …, destroy it instead." */
function bothAbout(p: Printing, data: Data): boolean {
  const [then, other, condition] = [data.then, data.else, data.if].map((one) => JSON.stringify(one ?? null))
  const names = [...(then ?? "").matchAll(/\{"ref":"([^"]*)"\}/g)].map(([name]) => name)
  return names.some(
    (name) => other?.includes(name) === true && condition?.includes(name) !== true && isUnsaid(p, name.slice(8, -2)),
  )
}

function isUnsaid(p: Printing, name: string): boolean {
  const bound = p.names.get(name)
  return bound === undefined || (bound.full !== undefined && typeof bound.full !== "string")
}

/** "Draw a card if you control an Elf": where a condition behind the event would be asked as it happens (603.4). */
function asked(p: Printing, data: Data): readonly Part[] | null {
  const [first, ...rest] = sentenceParts(p, data.then as Effect)
  const [next] = rest
  if (first?.is !== "clause" || first.lead !== "" || rest.length > 1 || (next !== undefined && !goesOn(next)))
    return null
  return [
    trailed(first, ifBehind(p, data.if as Condition, first)),
    ...rest,
    ...(data.else === undefined ? [] : ledBy(p, p.tongue.elseLead, data.else as Effect)),
  ]
}

/** " if you control an Elf", " unless it was kicked". */
function ifBehind(p: Printing, condition: Condition, { acts }: Clause): string {
  const not = "not" in condition ? (condition.not as Condition) : null
  const self = acts.some(({ subject, rest }) => `${subject?.text} ${rest}`.includes(p.tongue.self(p).text))
  const within = self ? { ...p, selfIt: true as const } : p
  if (not === null) return ` if ${conditionText(within, condition)}`
  const text = conditionText(within, not)
  return /^you control (?!another)/.test(text) ? ` if you don't ${text.slice(4)}` : ` unless ${text}`
}
