import type { Value } from "@dilemma-table/engine"
import { valueText } from "../conditions.ts"
import { inPlay, nounOf, partsOf, selectorNp } from "../nouns.ts"
import { type Act, type Clause, clauseOf, fixed, led, type Part, spaced, trailed } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { actText, addressed, may, one, sentenceText } from "./acts.ts"
import { bound, itAgain } from "./again.ts"
import { article, capital, genitive, listed, numberWord } from "./bend.ts"
import { eventClause, events, pastText, patternTail } from "./events.ts"
import { comparisons, header, modeCount } from "./headings.ts"
import { limits } from "./limits.ts"
import { howMany, plain, player, things, topOf } from "./phrases.ts"
import { anyPieces, engineFilter, negatePieces } from "./pieces.ts"

/** "an Island or a Swamp": of subtypes each has its article. */
const eitherOfThem = (text: string): string =>
  text.replace(/^(an? [A-Z]\w+) or ([A-Z]\w+)$/, (_, first, second) => `${first} or ${article(second)}`)

/** Is it called by what nothing is called again by? Then it is "it". */
const isUnnamed = (one: string): boolean => / or | token$|^commander$/.test(one) && !/ability|opponent|player/.test(one)

/** How a statement is denied. */
const denied: readonly (readonly [said: RegExp, not: string])[] = [
  [/^you're /, "you aren't "],
  [/^you've /, "you haven't "],
  [/^you cast (?=a spell from your hand this turn)/, "you haven't cast "],
  [/^you cast /, "you didn't cast "],
  [/^an opponent (?=(?:has|controls) more )/, "no opponent "],
  [/^there is an? /, "there is no "],
  [/^((?:the|this|that|an?) [a-z]+|it|tribute) (was|is) /, "$1 $2n't "],
]

export const english: Tongue = {
  things,
  topOf,
  player,
  bound,
  itAgain,
  select: selectorNp,
  self: (p) => {
    const { recent } = p
    const again = recent?.self === true && recent.name === "this"
    return plain(p.selfIt === true || again ? "it" : `this ${p.self.one}`, "ref", p.self)
  },
  attached: (p) => plain(p.bearer.text, "ref", p.bearer.noun),
  cause: (p) =>
    p.causeNoun === undefined
      ? plain(p.causeIt === true ? "it" : p.words.manner.cause, "ref", p.words.manner.thing(null))
      : plain(`that ${p.causeNoun.one}`, "ref", p.causeNoun),
  it: (p) =>
    p.event === null
      ? plain("it", "ref", p.words.manner.thing(null))
      : p.event === p.self
        ? plain("it", "ref", p.self)
        : p.words.manner.pronouns === true && isUnnamed((p.words.manner.calledAgain?.(p.event) ?? p.event).one)
          ? plain("it", "ref", p.event)
          : plain(`that ${(p.words.manner.calledAgain?.(p.event) ?? p.event).one}`, "ref", p.event),
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
  ofNumber: (of, number) =>
    of.text === "it"
      ? `its ${number}`
      : of.reach === "ref"
        ? `${genitive(of.text.replace(/^the (\w+) (discarded|exiled|sacrificed|returned) this way$/, "the $2 $1"))} ${number}`
        : `the ${number} of ${of.text}`,
  sum: (parts) =>
    parts.reduce((so, next) => {
      const less = /^-(?:1 times )?(.+)$/.exec(next)?.[1]
      return less === undefined ? `${so} plus ${next}` : `${so} minus ${less}`
    }),
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
    const number = typeof atLeast === "number" ? numberWord(atLeast) : null
    const more = number === null ? ` or more ${its.many}` : `${number} or more `
    const said = one || negated ? count.text : count.text.replace(number === null ? ` ${its.many}` : `${number} `, more)
    const few = negated
      ? one
        ? `no ${said}`
        : `fewer than ${typeof atLeast === "number" ? numberWord(atLeast) : valueText(p, atLeast ?? 1)} ${said}`
      : said
    if (yours) return `you ${p.words.manner.have} ${one ? eitherOfThem(few) : few}`
    if (
      inPlay(p, parts) &&
      parts.controller === "opponent" &&
      parts.among === null &&
      p.words.manner.have === "control"
    ) {
      const theirs = english.exists(p, { ...filter, controller: "you" }, atLeast, negated)
      return theirs.replace(/^you control/, `${p.words.manner.players.opponentOne} controls`)
    }
    return `there ${count.many ? "are" : "is"} ${few}`
  },
  compare: (left, how, right, negated) => {
    const said = (comparisons[how] ?? ((text) => `${how} ${text}`))(right)
    return `${left} ${negated ? said.replace(/^is/, "isn't") : said}`
  },
  didHappen: (p, pattern, negated) => {
    const texts = events(p, pattern).map((said) => ("at" in said ? said.at : pastText(said.act, negated)))
    return spaced(listed(texts, "or"), patternTail(p, pattern), "this turn")
  },
  yourTurn: (_, yes) => (yes ? "it's your turn" : "it's not your turn"),
  did: (_, __, negated) => (negated ? "that wasn't done" : "that was done"),
  isA: (p, who, filter, negated, about) => {
    const parts = partsOf(p, filter)
    const card = about?.card === true && p.words.manner.pronouns === true && parts.zones.length === 0
    const whole = things(p, card ? { ...parts, zones: ["hand"] } : parts, { exactly: 1 }, "all")
    const np = card ? { ...whole, text: whole.bare } : whole
    const nounless =
      parts.nouns.length === 0 &&
      parts.withs.length === 0 &&
      parts.zones.length === 0 &&
      parts.controller === null &&
      parts.owner === null &&
      parts.among === null &&
      !parts.other
    const [own = ""] = Object.keys(filter)
    if ((own === "counter" || own === "keyword") && Object.keys(filter).length === 1)
      return `${who.text} ${negated ? "doesn't have" : "has"} ${parts.withs.join(" and ").replace(/^with /, "")}`
    if (own === "targets" && Object.keys(filter).length === 1)
      return `${who.text} ${negated ? "doesn't target" : "targets"} ${parts.withs.join(" ").replace(/^that targets /, "")}`
    if (own === "zone" && Object.keys(filter).length === 1 && typeof filter.zone === "string") {
      const zone = p.words.zones[filter.zone]
      return `${who.text} ${negated ? "isn't" : "is"} ${zone?.shared === true ? `on ${zone.name}` : `in your ${zone?.name ?? filter.zone}`}`
    }
    const was = about?.past === true && p.words.manner.pronouns === true
    const be = was ? (who.many ? " were" : " was") : who.many ? " are" : who.text === "it" && !negated ? "'s" : " is"
    return `${who.text}${be}${negated ? "n't" : ""} ${nounless && !card ? parts.adjectives.join(" and ") : np.text}`
  },
  not: (text) => {
    const way = denied.find(([said]) => said.test(text))
    return way === undefined ? `it isn't true that ${text}` : text.replace(...way)
  },
  both: (texts, word) => listed(texts, word),
  ifLead: (condition) => `if ${condition}, `,
  whileLead: (condition) =>
    condition === "it's your turn"
      ? "during your turn, "
      : condition === "it's not your turn"
        ? "during turns other than yours, "
        : `as long as ${condition}, `,
  unlessBehind: (condition) => ` unless ${condition}`,
  meant: (np) => ({ ...np, text: np.many ? "they" : "it" }),
  whileBehind: (condition) => (/^it's (not )?your turn$/.test(condition) ? null : ` as long as ${condition}`),
  elseLead: "otherwise, ",
  ifDone: (_, by) => (by === null || by.you ? "if you do, " : by.many ? "if they do, " : `if ${by.text} does, `),
  ifNotDone: (_, by) =>
    by === null || by.you
      ? "if you don't, "
      : by.many
        ? "if they don't, "
        : `if ${/^target |^the /.test(by.text) ? "that player" : by.text} doesn't, `,
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
      const adding = joined.map((parts) => (parts[0] as Clause).acts)
      if (adding.every((acts) => acts.length === 1 && acts[0]?.verb === "add" && acts[0].subject === null))
        return clauseOf({
          subject: null,
          verb: "add",
          rest: listed(
            adding.map(([one]) => one?.rest ?? ""),
            "or",
          ),
        })
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
  eachPlayerLead: (p, ref) =>
    `for ${ref === "any" || ref === "opponent" ? p.words.manner.players[ref] : `each of ${player(p, ref).text}`}, `,
  forEachLead: (np) =>
    /^the \w+s? .* this way$/.test(np.text)
      ? `for each ${np.noun.one} ${/\S+(?: into your hand)? this way$/.exec(np.text)?.[0]}, `
      : `for each of ${np.text.replace(/^all (of )?/, "")}, `,
  times: (p, value, parts) => {
    const joined = one(parts)
    const count =
      typeof value === "number"
        ? value === 2
          ? "twice"
          : `${numberWord(value)} times`
        : `a number of times equal to ${valueText(p, value)}`
    const [only] = parts
    const adds = only?.is === "clause" && only.acts.length === 1 && only.acts[0]?.verb === "add" && only.tail === ""
    const each = adds ? null : (p.words.manner.eachText?.(p, { times: [1, value] } as Value) ?? null)
    const [begun, ...more] = joined
    if (each !== null && begun !== undefined && begun.is !== "choices")
      return [led(`${each.behind.trim()}, `, begun), ...more]
    if (adds) {
      const { rest: what = "" } = (only as Clause).acts[0] ?? {}
      const each = p.words.manner.eachText?.(p, { times: [1, value] } as Value)
      const other = parts.slice(1)
      if (each != null) return [{ ...(only as Clause), tail: each.behind }, ...other]
      const many = typeof value === "number" ? numberWord(value) : valueText(p, value)
      if (what === "one mana of any color")
        return [clauseOf({ subject: null, verb: "add", rest: `${many} mana in any combination of colors` }), ...other]
      if (/^\{[WUBRG]\} or \{[WUBRG]\}$/.test(what))
        return [
          clauseOf({
            subject: null,
            verb: "add",
            rest: `${many} mana in any combination of ${what.replace(" or ", " and/or ")}`,
          }),
          ...other,
        ]
    }
    if (parts.length === 1 && only?.is === "clause" && only.acts.length === 1 && only.tail === "")
      return [{ ...only, tail: ` ${count}` }]
    const [first, ...rest] = joined
    return first === undefined
      ? []
      : [fixed(`do this ${count}: ${first.is === "choices" ? first.header.join(". ") : sentenceText(first)}`), ...rest]
  },
  again: (np) => np,
  addressed,
  choosesFirst: false,
  chosenFirst: (np) => clauseOf({ subject: np.chooser, verb: "choose", rest: np.text }),
  later: (p, pattern, until, every = false) => {
    const next = events(p, pattern).flatMap((one) => ("next" in one ? [one.next] : []))
    if (next.length > 0 && (until === undefined || until === "this-turn"))
      return `at ${spaced(listed(next, "or"), patternTail(p, pattern))}, `
    const { intro, text } = eventClause(p, pattern)
    if (until === undefined) return `the next time ${text}, `
    const behind = p.words.manner.durations[until].behind
    const cast = p.words.manner.pronouns === true && !every && until === "this-turn" && pattern.on === "casts"
    if (cast && pattern.player === "you" && text.startsWith("you cast "))
      return `when you cast your next ${text.replace(/^you cast (an?|another) /, "")} this turn, `
    if (every) return `${behind.trim()}, whenever ${text}, `
    return `${intro === "whenever" ? "when" : intro} ${text}${until === "this-turn" ? " this turn" : behind}, `
  },
  happened: (p, pattern) => {
    const texts = events(p, pattern).map((said) => ("at" in said ? said.at : pastText(said.act, false)))
    return spaced("the number of times", listed(texts, "or"), patternTail(p, pattern), "this turn")
  },
  when: (p, pattern) => {
    const { intro, text } = eventClause(p, pattern)
    return `${intro} ${text}, `
  },
  would: (p, pattern, condition) => {
    const said = events(p, pattern)
    const texts = said.map((one) =>
      "at" in one
        ? one.at
        : "after" in one
          ? `after ${actText({ ...one.act, subject: one.act.subject })}`
          : spaced(one.act.subject?.text ?? "you", "would", one.act.verb, one.act.rest),
    )
    const text = spaced(listed(texts, "or"), patternTail(p, pattern))
    if (said.some((one) => "after" in one)) return `${condition === "" ? "" : `if ${condition}, `}${text}, `
    return `if ${text}${condition === "" ? "" : ` and ${condition}`}, `
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
  limits,
  ledByWord: (p, word, text) => `${p.words.manner.abilityWords?.[word] ?? capital(word)} — ${text}`,
  works: (p, zones) =>
    `(This ability works ${
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
    }.)`,
  quoted: (text) => `“${text}”`,
  lastingClause: (clause, lasts) => {
    const last = clause.acts.at(-1)
    const [, kept = "", moved = ""] = /^(.*?)(,? (?:where X is|for each) .*)$/.exec(last?.rest ?? "") ?? []
    if (lasts === "" || last === undefined || clause.acts.length > 1 || moved === "") {
      const now = clause.acts.map((one) =>
        one.rest === "each combat if able" && lasts !== "" ? { ...one, rest: "this turn if able" } : one,
      )
      return trailed({ ...clause, acts: now }, now.some((one, i) => one !== clause.acts[i]) ? "" : lasts)
    }
    return { ...clause, acts: [{ ...last, rest: `${kept}${lasts}${moved}` }] }
  },
  eachOfThem: (np, p, to, does) =>
    typeof to === "object" &&
    (to.counter === "+1/+1" ||
      "assignsToughness" in does ||
      "blocksMore" in does ||
      / that are (?!tapped)/.test(np.text) ||
      JSON.stringify(does).includes('{"own":')) &&
    p.words.manner.bareAffected === true
      ? {
          ...np,
          text: things(p, partsOf(p, to), { exactly: 1 }, "all").text.replace(/^an? |^another /, (word) =>
            word === "another " ? "each other " : "each ",
          ),
          many: false,
        }
      : np,
  bothKinds: (np) => ({
    ...np,
    text: np.text
      .replace(/^([\w\s-]*?[a-z]s?,?) or (?!toughness)([\w-]+s)\b/, "$1 and $2")
      .replace(/^(instant|artifact|creature) or (\w+ (?:spells|cards))/, "$1 and $2"),
  }),
  lasting: (acts, behind) =>
    behind === " until end of turn" && acts.every(({ verb }) => verb.startsWith("can't") || verb === "prevent")
      ? " this turn"
      : behind,
  sentence: (part) => capital(sentenceText(part)),
  joinSentences: (sentences) => sentences.map((text) => (/[.)—]$|\.”$/.test(text) ? text : `${text}.`)).join(" "),
  countOf: howMany,
  fallback: (word, argument) => spaced(word, argument === "" ? "" : `[${argument}]`),
}
