import type { EventPattern, Modal, Value } from "@dilemma-table/engine"
import { capital, listed, numberWord, plural, third } from "./bend-en.ts"
import { conditionText, valueText } from "./conditions.ts"
import {
  anyPieces,
  bound,
  engineFilter,
  howMany,
  negatePieces,
  plain,
  player,
  things,
  topOf,
} from "./english-phrases.ts"
import { countText } from "./modes.ts"
import { filterNp, inPlay, nounOf, partsOf, selectorNp } from "./nouns.ts"
import { type Act, type Clause, clauseOf, type Fixed, fixed, type Np, type Part, spaced } from "./phrase.ts"
import type { EventSaid, Printing, Tongue } from "./printing.ts"

/** An act with its subject: "draw a card", "that player draws a card". */
export function actText(one: Act, silent = false): string {
  const { subject, verb, rest } = one
  if (subject === null || subject.you === true) return spaced(verb, rest)
  const bent = subject.many ? plural(verb) : third(verb)
  return silent ? spaced(bent, rest) : spaced(subject.text, bent, rest)
}

const isYou = (np: Np | null): boolean => np === null || np.you === true
const sameSubject = (a: Act, b: Act): boolean =>
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
    const next = same ? (bare ? spaced(one.verb, one.rest) : actText(one, true)) : withSubject(one, bare)
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

const may: Tongue["may"] = (clause, by) => {
  const subject = by ?? {
    ...plain("you", "player", { one: "player", many: "players", counter: "" }),
    you: true as const,
  }
  const [first] = clause.acts
  const others = first !== undefined && !isYou(first.subject) && first.subject?.text !== subject.text
  const text = others ? withSubject(first, true) : ""
  const acts = others
    ? [{ ...clause.acts[0], subject: null, verb: text, rest: "" } as Act, ...clause.acts.slice(1)]
    : clause.acts
  const base = actsText(
    acts.map((one) => (one.subject?.text === subject.text ? { ...one, subject: null } : one)),
    true,
  )
  return { ...clause, acts: [{ subject: null, verb: `${subject.text} may ${base}`, rest: "" }] }
}

/** Several parts as one clause: acts joined with "then", a sentence of its own kept apart. */
const one: Tongue["one"] = (parts) => {
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
  return [...(said.length === 0 ? [] : [fixed(said.join("; then "))]), ...kept]
}

const subjectOf = (said: EventSaid): string => ("at" in said ? "" : actText(said.act))

function events(p: Printing, pattern: EventPattern): readonly EventSaid[] {
  const names = typeof pattern.on === "string" ? [pattern.on] : pattern.on
  return names.map((name) => {
    const printer = p.words.events[name]
    return printer === undefined
      ? { act: { subject: null, verb: p.tongue.fallback(name, JSON.stringify(pattern)), rest: "" } }
      : printer(p, pattern)
  })
}

/** What else a pattern says: where from, where to, what caused it. */
function patternTail(p: Printing, pattern: EventPattern): string {
  const zone = (name: string): string => {
    const words = p.words.zones[name]
    return words?.shared === true ? words.name : `a ${words?.name ?? name}`
  }
  return spaced(
    pattern.from !== undefined && `from ${zone(pattern.from)}`,
    pattern.to !== undefined && `to ${zone(pattern.to)}`,
    pattern.source !== undefined && `because of ${filterNp(p, pattern.source, { exactly: 1 }, "all").text}`,
    pattern.name !== undefined && `(${pattern.name})`,
  )
}

function eventClause(p: Printing, pattern: EventPattern): { readonly intro: string; readonly text: string } {
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
  const texts = acts.map((each, i) =>
    i > 0 && sameSubject(acts[0] as Act, each) && each.subject !== null
      ? actText(each, true)
      : subjectOf({ act: each }),
  )
  return {
    intro: pattern.object === "this" && first !== undefined && !("every" in first && first.every) ? "when" : "whenever",
    text: spaced(listed(texts, "or"), patternTail(p, pattern)),
  }
}

const comparisons: Readonly<Record<string, (right: string) => string>> = {
  "=": (right) => `is ${right}`,
  "<": (right) => `is less than ${right}`,
  "<=": (right) => (/^\d+$/.test(right) ? `is ${right} or less` : `is at most ${right}`),
  ">": (right) => `is greater than ${right}`,
  ">=": (right) => (/^\d+$/.test(right) ? `is ${right} or greater` : `is at least ${right}`),
}

const header = (p: Printing, modal: Modal): readonly string[] => {
  const repeat = modal.mayRepeat === true
  const count = countText(p, modal.choose)
  const who = modal.chooser === "opponent" ? p.words.manner.players.chooser : ""
  const before =
    modal.notChosenBefore === undefined
      ? ""
      : ` that hasn't been chosen${modal.notChosenBefore === "turn" ? " this turn" : ""}`
  const verb =
    modal.optional === true ? `${who === "" ? "you" : who} may choose` : who === "" ? "choose" : `${who} chooses`
  const notes = [
    ...(modal.all === undefined
      ? []
      : [
          `if ${conditionText(p, modal.all)}, ${who === "" ? "you" : who} may choose ${modal.modes.length === 2 ? "both" : "all"} instead`,
        ]),
    ...(modal.instead === undefined
      ? []
      : [`if ${conditionText(p, modal.instead.if)}, ${verb} ${countText(p, modal.instead.choose)} instead`]),
    ...(repeat ? ["the same mode may be chosen more than once"] : []),
    ...(modal.differentTargets === undefined ? [] : ["each mode must target a different player"]),
  ]
  return [`${verb} ${count}${before}${modal.chooser === "random" ? " at random" : ""}`, ...notes]
}

const modeCount: Tongue["modeCount"] = (p, choose, number) => {
  if (typeof choose !== "object") return number(choose)
  const data = choose as Readonly<Record<string, unknown>>
  if ("weight" in data) return `modes worth up to ${numberWord(data.weight as number)} {P}`
  if ("upTo" in data) return `up to ${number(data.upTo as Value)}`
  if ("atLeast" in data) return `${numberWord(data.atLeast as number)} or more`
  if ("any" in data) return "any number"
  if ("oneOf" in data) {
    const list = data.oneOf as readonly number[]
    return list.length === 2 && list[0] === 1 && list[1] === 2 ? "one or both" : listed(list.map(numberWord), "or")
  }
  return `a number of modes equal to ${number(choose as Value)}`
}

export const english: Tongue = {
  things,
  topOf,
  player,
  bound,
  select: selectorNp,
  self: (p) => plain(`this ${p.self.one}`, "ref", p.self),
  attached: (p) => plain(p.words.manner.attached.text, "ref", p.words.manner.attached),
  it: (p) =>
    p.event === null
      ? plain("it", "ref", p.words.manner.thing(null))
      : p.event === p.self
        ? plain("it", "ref", p.self)
        : plain(`that ${p.event.one}`, "ref", p.event),
  negatePieces,
  anyPieces,
  engineFilter,
  whole: (np) => ({ with: `that is ${np.text}` }),
  together: (first, second) => ({
    one: `${first.one} ${second.one}`,
    many: `${first.one} ${second.many}`,
    counter: "",
  }),
  thatMany: "that many",
  numberOf: (np) =>
    np.reach === "ref" && !np.many ? "that number" : `the number of ${np.text.replace(/^all (of )?/, "")}`,
  ofNumber: (of, number) => (of.reach === "ref" ? `${of.text}'s ${number}` : `the ${number} of ${of.text}`),
  sum: (parts) =>
    parts.reduce((so, next) => (/^-\d+$/.test(next) ? `${so} minus ${next.slice(1)}` : `${so} plus ${next}`)),
  product: (parts) => (parts[0] === "2" ? `twice ${parts.slice(1).join(" times ")}` : parts.join(" times ")),
  exists: (p, filter, atLeast, negated) => {
    const parts = partsOf(p, filter)
    const its = nounOf(p, parts)
    const one = atLeast === undefined || atLeast === 1
    const yours = inPlay(p, parts) && parts.controller === "you" && parts.among === null
    const bare = yours ? { ...parts, controller: null } : parts
    const count = negated
      ? things(p, bare, { none: true }, "all")
      : things(p, bare, one ? { exactly: 1 } : { exactly: atLeast }, "all")
    const said = one || negated ? count.text : count.text.replace(` ${its.many}`, ` or more ${its.many}`)
    const few = negated
      ? one
        ? `no ${said}`
        : `fewer than ${typeof atLeast === "number" ? numberWord(atLeast) : valueText(p, atLeast ?? 1)} ${said}`
      : said
    if (yours) return `you ${p.words.manner.have} ${few}`
    return `there ${count.many ? "are" : "is"} ${few}`
  },
  compare: (left, how, right, negated) => {
    const said = (comparisons[how] ?? ((text) => `${how} ${text}`))(right)
    return `${left} ${negated ? said.replace(/^is/, "isn't") : said}`
  },
  yourTurn: (_, yes) => (yes ? "it's your turn" : "it isn't your turn"),
  did: (_, __, negated) => (negated ? "that wasn't done" : "that was done"),
  isA: (p, who, filter, negated) => {
    const parts = partsOf(p, filter)
    const np = things(p, parts, { exactly: 1 }, "all")
    const nounless =
      parts.nouns.length === 0 &&
      parts.withs.length === 0 &&
      parts.zones.length === 0 &&
      parts.controller === null &&
      parts.owner === null &&
      parts.among === null &&
      !parts.other
    const be = who.many ? "are" : "is"
    return `${who.text} ${be}${negated ? "n't" : ""} ${nounless ? parts.adjectives.join(" and ") : np.text}`
  },
  not: (text) => `it isn't true that ${text}`,
  both: (texts, word) => listed(texts, word),
  ifLead: (condition) => `if ${condition}, `,
  whileLead: (condition) => `as long as ${condition}, `,
  elseLead: "otherwise, ",
  ifDone: (_, by) => (by === null || by.you ? "if you do, " : by.many ? "if they do, " : `if ${by.text} does, `),
  ifNotDone: (_, by) =>
    by === null || by.you ? "if you don't, " : by.many ? "if they don't, " : `if ${by.text} doesn't, `,
  may,
  mayFixed: (text, by) => fixed(`${by === null ? "you" : by.text} may do this: ${text}`),
  mayLead: (by) => `${by === null ? "you" : by.text} may do this: `,
  one,
  or: (_, branches, by) => {
    const lead = by === null ? "" : `${by.text} chooses: `
    const joined = branches.map((parts) => one(parts))
    if (
      joined.every(
        (parts) => parts.length === 1 && parts[0]?.is === "clause" && parts[0].lead === "" && parts[0].tail === "",
      )
    ) {
      const acts = joined.flatMap((parts, i) =>
        (parts[0] as Clause).acts.map((each, n): Act => (i > 0 && n === 0 ? { ...each, joint: "or" } : each)),
      )
      return { is: "clause", lead, acts, tail: "" }
    }
    return fixed(
      lead +
        branches
          .map((parts) =>
            parts.map((part) => (part.is === "choices" ? part.header.join(". ") : sentenceText(part))).join("; then "),
          )
          .join("; or "),
    )
  },
  forEachLead: (np) => `for each of ${np.text.replace(/^all (of )?/, "")}, `,
  times: (p, value, parts) => {
    const joined = one(parts)
    const count =
      typeof value === "number"
        ? value === 2
          ? "twice"
          : `${numberWord(value)} times`
        : `a number of times equal to ${valueText(p, value)}`
    const [only] = joined
    if (joined.length === 1 && only?.is === "clause" && only.acts.length === 1 && only.tail === "")
      return [{ ...only, tail: ` ${count}` }]
    const [first, ...rest] = joined
    return first === undefined
      ? []
      : [fixed(`do this ${count}: ${first.is === "choices" ? first.header.join(". ") : sentenceText(first)}`), ...rest]
  },
  choosesFirst: false,
  chosenFirst: (np) => clauseOf({ subject: np.chooser, verb: "choose", rest: np.text }),
  later: (p, pattern, until) => {
    const { intro, text } = eventClause(p, pattern)
    if (intro === "at") return `at ${text}, `
    const { behind } = until === undefined ? { behind: "" } : p.words.manner.durations[until]
    return until === undefined ? `the next time ${text}, ` : `${intro} ${text}${behind}, `
  },
  happened: (p, pattern) => `the number of times ${eventClause(p, pattern).text} this turn`,
  when: (p, pattern) => {
    const { intro, text } = eventClause(p, pattern)
    return `${intro} ${text}, `
  },
  would: (p, pattern) => {
    const texts = events(p, pattern).map((said) =>
      "at" in said ? said.at : spaced(said.act.subject?.text ?? "you", "would", said.act.verb, said.act.rest),
    )
    return `if ${spaced(listed(texts, "or"), patternTail(p, pattern))}, `
  },
  instead: (parts) => {
    const [first, ...rest] = parts
    if (first?.is === "clause") return [{ ...first, tail: `${first.tail} instead` }, ...rest]
    return first === undefined
      ? [fixed("nothing happens instead")]
      : [{ ...first, ...(first.is === "fixed" ? { text: `instead, ${first.text}` } : {}) }, ...rest]
  },
  costLine: (costs, text) => `${costs.map(capital).join(", ")}: ${text}`,
  targets: (p) => ({ parts: [], within: p }),
  header,
  modeCount,
  heading: (text) => capital(text),
  flow: (parts) => {
    const flowing: Part[] = []
    parts.forEach((part, i) => {
      const before = flowing.at(-1)
      const next = parts[i + 1]
      const joins =
        part.is === "clause" &&
        before?.is === "clause" &&
        part.lead === "" &&
        part.tail === "" &&
        before.tail === "" &&
        before.acts.length === 1 &&
        part.acts.length === 1 &&
        next?.is !== "clause"
      if (joins) flowing[flowing.length - 1] = (one([before, part]) as readonly [Part])[0]
      else flowing.push(part)
    })
    return flowing
  },
  onlyIf: (condition) => `(only if ${condition}) `,
  limits: (limit, timing, kind) => [
    ...(timing === undefined
      ? []
      : [`activate only as a sorcery${limit === undefined ? "" : " and only once each turn"}`]),
    ...(limit === undefined || timing !== undefined
      ? []
      : [kind === "activate" ? "activate only once each turn" : "this ability triggers only once each turn"]),
  ],
  works: (p, zones) =>
    `(this ability works ${
      zones.includes("anywhere")
        ? "in every zone"
        : `in ${listed(
            zones.map((zone) =>
              p.words.zones[zone]?.shared === true
                ? (p.words.zones[zone]?.name ?? zone)
                : `your ${p.words.zones[zone]?.name ?? zone}`,
            ),
            "or",
          )}`
    })`,
  quoted: (text) => `“${text}”`,
  sentence: (part) => capital(sentenceText(part)),
  joinSentences: (sentences) => sentences.map((text) => (/[.)”—]$/.test(text) ? text : `${text}.`)).join(" "),
  countOf: howMany,
  fallback: (word, argument) => spaced(word, argument === "" ? "" : `[${argument}]`),
}

const sentenceText = (part: Clause | Fixed): string => (part.is === "clause" ? clauseText(part) : part.text)
