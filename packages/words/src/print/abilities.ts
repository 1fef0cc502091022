import type { Ability, Condition, Effect, EventPattern, Filter, SharedLimit } from "@dilemma-table/engine"
import { ledParts } from "./conditional.ts"
import { conditionText } from "./conditions.ts"
import { affectedNp, causeNoun, eventNoun, may, onlyCant, staticActs } from "./effects.ts"
import { costText, textParts } from "./modes.ts"
import { nounOf, partsOf } from "./nouns.ts"
import { clauseOf, led, type Part, trailed } from "./phrase.ts"
import type { Printing } from "./printing.ts"
import { linesOf } from "./sentences.ts"

type Data = Readonly<Record<string, unknown>>

/** A printing of one text: its names mean nothing yet. */
export const afresh = (p: Printing, more: Partial<Printing> = {}): Printing => ({
  ...p,
  names: new Map(),
  event: null,
  slots: [],
  actor: null,
  recent: { name: null, sentence: 0, now: 0, held: false },
  ...more,
})

/** An ability's lines, led by its word where it has one. */
export function abilityLines(p: Printing, ability: Ability): readonly string[] {
  const [first = "", ...rest] = plainLines(p, ability)
  const word = typeof ability === "object" && "word" in ability ? ability.word : undefined
  return [typeof word === "string" ? p.tongue.ledByWord(p, word, first) : first, ...rest]
}

function plainLines(outer: Printing, ability: Ability): readonly string[] {
  const p = afresh(outer)
  if (typeof ability === "string") return [keyword(p, ability, true)]
  const data = ability as Data
  const own = p.words.manner.ownWay?.(p, data) ?? null
  if (own !== null) return own.split("\n")
  if ("spell" in data) return linesOf(p, textParts(p, data.spell as Effect))
  if ("when" in data) return triggered(p, data)
  if ("activate" in data) return activated(p, data)
  if ("static" in data) return standing(p, data)
  if ("replace" in data) return replacing(p, data)
  const [head = ""] = Object.keys(data)
  return keyword(p, head, data[head], data).split("\n")
}

/** Does it say more of a spell or ability than whose it is? */
const saysKind = (source: Filter): boolean =>
  Object.keys(source).some((word) => word !== "zone" && word !== "controller")

/** Is it a keyword that shares a line with others? */
const isPlain = (p: Printing, ability: Ability): boolean =>
  typeof ability === "string" ||
  Object.keys(ability).some((head) => p.words.manner.lineKeywords?.includes(head) === true)

function keyword(p: Printing, name: string, argument: unknown, whole: unknown = argument): string {
  const printer = p.words.keywords[name]
  return printer === undefined
    ? p.tongue.fallback(name, argument === true ? "" : JSON.stringify(whole))
    : printer(p, argument as never, whole as never)
}

function triggered(p: Printing, data: Data): readonly string[] {
  const pattern = data.when as EventPattern
  const when = p.tongue.when(p, pattern)
  const dealt = pattern.source !== undefined && [pattern.on].flat().every((name) => name.startsWith("deals-"))
  const attacking = pattern.player === undefined && [pattern.on].flat().some((name) => /^attacks(-alone)?$/.test(name))
  const blocking = pattern.on === "blocks-creature" && pattern.source !== undefined
  const first = blocking && JSON.stringify(pattern.source) === '{"is":"this"}'
  const named =
    pattern.source !== undefined &&
    !dealt &&
    !first &&
    (blocking || (/becomes-target$/.test(String(pattern.on)) && saysKind(pattern.source)))
  const cause = named ? nounOf(p, partsOf(p, pattern.source as Filter)) : causeNoun(p, pattern)
  const there = typeof data.zone === "string" ? { works: data.zone } : {}
  const way = p.words.manner.eventWay?.(pattern)
  const within: Printing = {
    ...p,
    ...there,
    event: eventNoun(p, pattern),
    ...(dealt || first ? { causeIt: true as const } : {}),
    ...([pattern.on].flat().every((name) => name === "dies" || name === "leaves") ? { gone: true as const } : {}),
    ...(attacking ? { defending: true as const } : {}),
    ...(cause === undefined ? {} : { causeNoun: cause }),
    ...(way === undefined ? {} : { eventWay: way }),
  }
  const condition = data.if === undefined ? "" : p.tongue.ifLead(conditionText(within, data.if as Condition), p)
  if (p.recent !== undefined && p.words.manner.pronouns === true) p.recent.self = true
  const [begun] = [data.do].flat(9)
  const parts = textParts(data.if === undefined ? { ...within, behind: begun } : within, data.do as Effect)
  if (p.recent !== undefined) p.recent.self = false
  const said = condition === "" ? parts : conditioned(within, condition, parts)
  const [leader, ...rest] = said
  return finish(p, data, "trigger", leader === undefined ? [] : [led(when, leader), ...rest])
}

/** What a triggered ability does if something holds: all of it, sentence by sentence, where the language has sentences so. */
function conditioned(p: Printing, condition: string, parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts
  const apart = p.words.manner.pronouns === true
  return apart && first !== undefined ? [led(condition, first), ...rest] : ledParts(p, condition, parts)
}

function activated(p: Printing, data: Data): readonly string[] {
  const there = typeof data.zone === "string" ? { ...p, works: data.zone } : p
  const costs = (data.cost as readonly object[]).map((cost) => costText(there, cost))
  if (p.recent !== undefined && p.words.manner.pronouns === true) {
    p.recent.self = true
  }
  const gone = givesItselfUp(data.cost) ? { ...there, givenUp: true as const } : there
  const text = textParts(gone, data.activate as Effect)
  if (p.recent !== undefined) p.recent.self = false
  const lines = finish(there, data, "activate", text)
  const [first = "", ...rest] = lines
  return [p.tongue.costLine(costs, first), ...rest]
}

/** Is the card itself given up for it? */
const givesItselfUp = (costs: unknown): boolean =>
  (costs as readonly Data[]).some(({ sacrifice, discard, exile }) => [sacrifice, discard, exile].includes("this"))

function standing(p: Printing, data: Data): readonly string[] {
  const subject = p.tongue.eachOfThem(
    affectedNp(p, data.to as Filter | "this" | "attached" | undefined, onlyCant(data.static as Data)),
    p,
    data.to as never,
    data.static as Data,
  )
  const part: Part = clauseOf(...staticActs(p, data.static as Data, subject))
  if (data.while === undefined) return finish(p, data, "static", [part])
  const condition = data.while as Condition
  const ofBearer = data.to === "attached" && JSON.stringify(condition).includes('"bearer"')
  if (ofBearer && p.tongue.meant !== undefined)
    return finish(p, data, "static", [
      led(
        p.tongue.whileLead(conditionText(p, condition), p),
        clauseOf(...staticActs(p, data.static as Data, p.tongue.meant(subject))),
      ),
    ])
  const single = typeof data.to !== "object"
  const near = single && data.word === undefined
  const self = data.to !== "attached"
  const text = conditionText(near && self ? { ...p, selfIt: true } : p, condition)
  const unless = single && "not" in condition && "cant" in (data.static as Data)
  if (unless) {
    const not = conditionText(self ? { ...p, selfIt: true } : p, condition.not as Condition)
    const said = p.tongue.unlessBehind(not)
    if (said !== null) return finish(p, data, "static", [trailed(part, said)])
  }
  const behind = near ? p.tongue.whileBehind(text, p) : null
  if (behind !== null) return finish(p, data, "static", [trailed(part, behind)])
  return finish(p, data, "static", [led(p.tongue.whileLead(conditionText(p, condition), p), part)])
}

function replacing(p: Printing, data: Data): readonly string[] {
  const pattern = data.replace as EventPattern
  const within: Printing = { ...p, event: eventNoun(p, pattern) }
  const condition = data.if === undefined ? "" : conditionText(within, data.if as Condition)
  const would = p.tongue.would(p, pattern, condition)
  const followed = data.may === true ? followedOf(data.with) : null
  const what = followed === null ? data.with : followed.try
  const done = p.tongue.instead(p.tongue.one(textParts(within, what as Effect)), p)
  const parts = data.may === true ? may(within, done, null) : done
  const said = ledParts(within, would, parts)
  if (followed === null) return finish(p, data, "static", said)
  const then = ledParts(within, p.tongue.ifDone(within, null), textParts(within, followed.then as Effect))
  return finish(p, data, "static", [...said, ...then])
}

/** What may happen instead, and what follows if it does. */
const followedOf = (effect: unknown): Data | null =>
  typeof effect === "object" && effect !== null && "try" in effect && "then" in effect && !("else" in effect)
    ? (effect as Data)
    : null

function finish(
  p: Printing,
  data: Data,
  kind: "trigger" | "activate" | "static",
  parts: readonly Part[],
): readonly string[] {
  const notes = [
    ...p.tongue.limits(
      data.limit as "turn" | "game" | SharedLimit | undefined,
      data.timing as "sorcery" | undefined,
      kind,
      kind === "activate" && data.if !== undefined ? conditionText(p, data.if as Condition) : undefined,
    ),
    ...(data.zone === undefined || data.zone === p.words.manner.homeOf?.(p, data)
      ? []
      : [p.tongue.works(p, [data.zone].flat() as string[])]),
  ]
  const [choice, ...others] = parts
  // "Choose one. Activate only as a sorcery.": said of the ability before its modes.
  if (p.words.manner.pronouns === true && choice?.is === "choices" && others.length === 0 && kind === "activate")
    return linesOf(p, [{ ...choice, header: [...choice.header, ...notes] }])
  return linesOf(p, [...parts, ...notes.map((text): Part => ({ is: "fixed", text }))])
}

/** An ability as it is quoted in another text. */
export const abilityText = (p: Printing, ability: Ability): string => abilityLines(p, ability).join(" ")

/** Is it a keyword, said without quotes? */
export const isKeyword = (p: Printing, ability: Ability): boolean =>
  typeof ability === "string" || Object.keys(ability).some((head) => p.words.keywords[head] !== undefined)

/** All abilities' lines; where the game prints plain keywords on one line, they share it. */
export function textLines(p: Printing, abilities: readonly Ability[]): readonly string[] {
  const lines: string[] = []
  let open = false
  let said = 0
  for (const [i, ability] of abilities.entries()) {
    if (i < said) continue
    const together = p.words.manner.abilitiesInOne?.(p, abilities.slice(i)) ?? null
    if (together !== null) {
      lines.push(together.text)
      said = i + together.used
      open = false
      continue
    }
    const joins = p.words.manner.keywordsOnOneLine && isPlain(p, ability)
    if (joins && open) lines.push(besideKeyword(p, lines.pop() ?? "", abilityLines(p, ability).join(" ")))
    else lines.push(...abilityLines(p, ability).map((line, n) => (n === 0 ? p.tongue.heading(line) : line)))
    open = joins
  }
  return lines
}

/** One keyword more on a line: "protection from black and from red" is said of both at once. */
function besideKeyword(p: Printing, line: string, next: string): string {
  const [, kind = "", from = ""] = /^(protection )(from .*)$/.exec(next) ?? []
  if (kind !== "" && /protection from [^,]*$/i.test(line)) return `${line} and ${from}`
  return `${line}${p.words.manner.keywordJoint}${next}`
}
