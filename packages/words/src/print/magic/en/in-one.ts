import type { Condition, Effect, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { isKeyword } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { affectedNp, effectParts, plainParts, staticActs } from "../../effects.ts"
import { article, listed, numberWord, plurals } from "../../english/bend.ts"
import { selectorNp } from "../../nouns.ts"
import {
  type Act,
  act,
  type Clause,
  clause,
  clauseOf,
  fixed,
  led,
  type Np,
  type Part,
  spaced,
  trailed,
} from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { colorNames, typeNames } from "../names.ts"
import { named } from "./nouns.ts"

/*
 * Effects that Magic's texts don't say one by one, each in its own sentence.
 */

type Data = Readonly<Record<string, unknown>>
interface Together {
  readonly parts: readonly Part[]
  readonly used: number
}

const isData = (one: unknown): one is Data => typeof one === "object" && one !== null && !Array.isArray(one)

/** Several effects at the beginning of a list, or one that is said in its own way. */
export function inOne(p: Printing, effects: readonly Effect[]): Together | null {
  const [first, second] = effects as readonly unknown[]
  if (Array.isArray(first)) return { parts: oneSentence(p, first as readonly Effect[]), used: 1 }
  if (!isData(first)) return null
  const two = isData(second) ? pairOf(p, first, second) : null
  if (two !== null) return { parts: two, used: 2 }
  const one = alone(p, first)
  return one === null ? null : { parts: one, used: 1 }
}

/** A list within a list is one sentence. */
function oneSentence(p: Printing, effects: readonly Effect[]): readonly Part[] {
  const lasts = sameDuration(effects)
  if (lasts !== null) return inFront(p, lasts, effects)
  const parts = held(p, () => effectParts(p, effects))
  return joined(parts).map(inFluent)
}

/** "You draw a card and you lose 1 life"; "reveal it, put it into your hand, then shuffle". */
function inFluent(part: Part): Part {
  if (part.is !== "clause") return part
  const [first, ...rest] = part.acts
  if (first === undefined) return part
  const addressed =
    first.subject === null && first.verb === "draw" && rest.some(({ subject }) => subject?.text === "you")
  const again = (one: Act): Act =>
    addressed && one.subject?.text === "you" ? { ...one, subject: null, verb: `you ${one.verb}` } : one
  const dealt = (one: Act, i: number): Act =>
    one.verb === "deal" && part.acts[i]?.verb === "deal" && one.subject?.text === part.acts[i]?.subject?.text
      ? { ...one, subject: null, verb: one.rest, rest: "" }
      : one
  const acts = [addressed ? { ...first, subject: you } : first, ...rest.map(again).map(dealt)]
  const last = acts.length - 1
  return {
    ...part,
    acts: acts.map((one, i) => (i > 0 && i < last && one.joint === "then" ? { ...one, joint: "and" } : one)),
  }
}

/** What is printed meanwhile is all in one sentence. */
function held<T>(p: Printing, print: () => T): T {
  if (p.recent === undefined) return print()
  const before = p.recent.held
  p.recent.held = true
  const result = print()
  p.recent.held = before
  return result
}

/** Clauses joined by "and" or "then". */
function joined(parts: readonly Part[]): readonly Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const before = found.at(-1)
    if (before?.is !== "clause" || part.is !== "clause" || part.lead !== "") {
      found.push(part)
      continue
    }
    const last = before.acts.at(-1)
    const acts = part.acts.map((one, i): Act => (i === 0 ? { ...sameOne(last, one), joint: joint(last, one) } : one))
    found[found.length - 1] =
      before.tail === ""
        ? { ...before, acts: [...before.acts, ...acts], tail: part.tail }
        : {
            ...before,
            acts: [...before.acts.slice(0, -1), tailed(before.acts.at(-1) as Act, before.tail), ...acts],
            tail: part.tail,
          }
  }
  return found
}

/** "Target player draws two cards and loses 2 life": the player who was just said. */
const sameOne = (last: Act | undefined, next: Act): Act =>
  next.subject?.text === "that player" && last?.subject?.noun?.one === "player"
    ? { ...next, subject: last.subject }
    : next

const tailed = (one: Act, tail: string): Act => ({ ...one, rest: one.rest + tail })

const inOrder = new Set(
  "draw discard mill return put exile shuffle search reveal look sacrifice create scry surveil fight manifest explore may choose cast play".split(
    " ",
  ),
)

/** One thing after the other is "then"; what happens beside it is "and". */
function joint(before: Act | undefined, next: Act): "and" | "then" {
  const [verb = ""] = next.verb.split(" ")
  const [was = ""] = (before?.verb ?? "").split(" ")
  if (/counters? on /.test(next.rest) && was === "tap") return "and"
  return inOrder.has(verb) && inOrder.has(was) ? "then" : "and"
}

/** How long all of these last, if they last equally long and do nothing else. */
function sameDuration(effects: readonly Effect[]): string | null {
  const all = effects.map((one) => (isData(one) && ("continuous" in one || "gainControl" in one) ? one.until : null))
  const [first] = all
  return all.length > 1 && typeof first === "string" && first !== "game" && all.every((one) => one === first)
    ? first
    : null
}

/** "Until end of turn, you gain control of target creature and it gains haste." */
function inFront(p: Printing, until: string, effects: readonly Effect[]): readonly Part[] {
  const parts = held(p, () => effects.flatMap((one) => effectParts(p, one))).map(
    (part): Part => (part.is === "clause" ? { ...part, tail: "" } : part),
  )
  const behind = p.words.manner.durations[until as "this-turn"].behind.trim()
  const cut = (text: string): string => (text.endsWith(behind) ? text.slice(0, -behind.length).trimEnd() : text)
  const whole = joined(
    parts.map((part) =>
      part.is === "clause"
        ? { ...part, acts: part.acts.map((one): Act => ({ ...one, rest: cut(one.rest), subject: one.subject ?? you })) }
        : part,
    ),
  )
  const [first, ...rest] = whole
  return first === undefined ? [] : [led(`${behind}, `, first), ...rest]
}

const you = { text: "you", many: true } as Np

/** Two effects that are said together wherever they stand side by side. */
function pairOf(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const counted = whereX(p, first, second)
  if (counted !== null) return counted
  const rest = restOf(second)
  if ("putIntoHand" in first && rest !== null && isChoiceOf(first.putIntoHand)) {
    const [part] = held(p, () => plainParts(p, first as Effect))
    if (part?.is !== "clause") return null
    return [
      {
        ...part,
        acts: part.acts.map((one, i) => (i === part.acts.length - 1 ? tailed(one, ` and the rest ${rest}`) : one)),
      },
    ]
  }
  const taken = isData(first.gainControl) && isData(second.untap) ? (second.untap as Data).ref : undefined
  if (taken !== undefined) {
    const parts = plainParts(p, first as Effect)
    if (p.recent !== undefined) p.recent.name = null
    return [...parts, ...plainParts(p, second as Effect)]
  }
  const joins = idioms.some(([a, b]) => a in first && b in second && both(first, second))
  return joins ? joined(held(p, () => [...effectParts(p, first as Effect), ...effectParts(p, second as Effect)])) : null
}

const selecting = ["all", "choose", "target", "random", "top"]

/** "Create an X/X green Ooze creature token, where X is the number of lands you control." */
function whereX(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const { let: name, be } = first
  if (typeof name !== "string" || !isData(be) || selecting.some((head) => head in be)) return null
  p.names.set(name, { noun: p.words.manner.thing(null), many: false, full: "X" })
  const [part, ...more] = effectParts(p, second as Effect)
  if (part?.is !== "clause") return null
  return [trailed(part, `, where X is ${held(p, () => valueText(p, be as Value))}`), ...more]
}

const idioms = [
  ["draw", "discard"],
  ["discard", "draw"],
  ["scry", "draw"],
  ["surveil", "draw"],
] as const

/** The reader does both. */
const both = (first: Data, second: Data): boolean => first.by === undefined && second.by === undefined

const isChoiceOf = (what: unknown): boolean =>
  isData(what) && isData(what.choose) && (what.choose as Data).is !== undefined && what.upTo === undefined

/** Where "the rest" goes, if that is what it says. */
function restOf(effect: Data): string | null {
  const what = effect.putIntoLibrary ?? effect.putIntoGraveyard ?? effect.putIntoHand
  if (!isRest(what)) return null
  if ("putIntoGraveyard" in effect) return "into your graveyard"
  if ("putIntoHand" in effect) return "into your hand"
  const order = effect.order === "random" ? "in a random order" : "in any order"
  return `${effect.place === "top" ? "on top" : "on the bottom"} of your library ${order}`
}

const isRest = (what: unknown): boolean => {
  if (!isData(what) || !isData(what.all)) return false
  const { is, not } = what.all as Data
  return is !== undefined && not !== undefined
}

/** One effect that is said in its own way. */
function alone(p: Printing, effect: Data): readonly Part[] | null {
  for (const way of ways) {
    const parts = way(p, effect)
    if (parts !== null) return parts
  }
  return null
}

type Way = (p: Printing, effect: Data) => readonly Part[] | null

const ways: readonly Way[] = [
  // "Put the rest on the bottom of your library in a random order."
  (_, effect) => {
    const rest = restOf(effect)
    return rest === null ? null : [clause("put", `the rest ${rest}`)]
  },
  // "Choose one of them."
  (p, effect) => {
    const be = effect.let === undefined ? undefined : effect.be
    if (!isData(be) || !isData(be.choose) || be.by !== undefined) return null
    const { is, ...kind } = be.choose as Data
    if (is === undefined || Object.keys(kind).length > 0 || be.count !== undefined || be.upTo !== undefined) return null
    const seen = selectorNp(p, is as Selector)
    p.names.set(effect.let as string, { noun: seen.noun, many: false, zone: "exile" })
    return [clause("choose", "one of them")]
  },
  // "Each player discards their hand, then draws that many cards."
  (p, effect) => {
    if (typeof effect.eachPlayer !== "string" || !Array.isArray(effect.do)) return null
    const who = p.tongue.player(p, effect.eachPlayer as PlayerRef)
    p.names.set(effect.as as string, { noun: who.noun, many: false })
    const within: Printing = { ...p, actor: { ref: effect.as as string } }
    const shuffled = shuffling(effect.do)
    if (shuffled !== null) return [clause("shuffle", `their ${shuffled} into their library`, who)]
    const parts = oneSentence(within, (effect.do as readonly Effect[]).flat() as readonly Effect[])
    return parts.map((part) =>
      part.is === "clause"
        ? {
            ...part,
            acts: part.acts.map((one) => (one.subject?.text === "that player" ? { ...one, subject: who } : one)),
          }
        : part,
    )
  },
  // "You may put a land card from among them onto the battlefield."
  (p, effect) => {
    const [verb = ""] = Object.keys(effect)
    const what = effect[verb]
    if (
      !["putIntoHand", "putOntoBattlefield", "reveal", "exile", "putIntoGraveyard"].includes(verb) ||
      !isData(what) ||
      !isData(what.choose)
    )
      return null
    const { is, zone, ...kind } = what.choose as Data
    if (is === undefined || what.by !== undefined || (zone !== undefined && zone !== "library")) return null
    const seen = selectorNp(p, is as Selector)
    const among = `from among ${seen.text === "it" || seen.text === "those cards" ? "them" : seen.text}`
    const rest: Selector = { ...what, choose: { zone: "library", ...kind } } as Selector
    const np = selectorNp(p, rest)
    const one = what.upTo === 1 ? np.bare.replace(/^up to one /, "").replace(/^/, "") : np.bare
    const plain = Object.keys(kind).length === 0
    const text = plain
      ? np.many
        ? `${np.bare.replace(/ cards?$/, "")} of them`
        : "one of them"
      : `${what.upTo === 1 ? article(one) : np.bare} ${among}`
    if (typeof what.as === "string")
      p.names.set(what.as, { noun: np.noun, many: np.many, zone: "library", yours: true })
    const behind =
      verb === "putIntoHand"
        ? "into your hand"
        : verb === "putIntoGraveyard"
          ? "into your graveyard"
          : verb === "putOntoBattlefield"
            ? spaced("onto the battlefield", effect.tapped === true && "tapped")
            : ""
    const done = act(verb.startsWith("put") ? "put" : verb, spaced(text, behind))
    return [what.upTo === 1 ? clause("may", spaced(done.verb, done.rest), you) : clauseOf(done)]
  },
  // "Counter target spell if it's red."
  (p, effect) => {
    if (!("if" in effect) || effect.else !== undefined || Array.isArray(effect.then)) return null
    const target =
      isData(effect.if) && isData((effect.if as Data).matches) ? ((effect.if as Data).matches as Data) : null
    if (target === null || !("target" in target) || typeof target.as !== "string") return null
    const [part, ...more] = held(p, () => effectParts(p, effect.then as Effect))
    if (part?.is !== "clause" || more.length > 0) return null
    return [trailed(part, ` if ${held(p, () => conditionText(p, effect.if as Condition))}`)]
  },
  // "Exile it at the beginning of the next end step."
  (p, effect) => {
    if (!("later" in effect) || effect.until !== undefined || Array.isArray(effect.do)) return null
    const lead = p.tongue.later(p, effect.later as never, undefined)
    if (!lead.startsWith("at ")) return null
    const [part, ...more] = effectParts(p, effect.do as Effect)
    return part?.is === "clause" && more.length === 0 ? [trailed(part, ` ${lead.replace(/, $/, "")}`)] : null
  },
  // "Choose a nonland card from it" of a hand that is shown.
  (p, effect) => {
    const be = effect.let === undefined ? undefined : effect.be
    if (!isData(be) || !isData(be.choose)) return null
    const { zone, owner, ...kind } = be.choose as Data
    if (zone !== "hand" || owner === "you" || owner === undefined) return null
    const np = selectorNp(p, { ...be, choose: { ...kind, zone }, as: effect.let as string } as Selector)
    p.names.set(effect.let as string, { noun: np.noun, many: np.many, zone: "hand", yours: false })
    const who = be.by === undefined ? you : p.tongue.player(p, be.by as PlayerRef)
    const may = be.upTo === 1 ? "may choose" : "choose"
    return [clause(may, `${np.bare.replace(/^up to one /, "a ")} from it`, who)]
  },
  // "That player discards that card."
  (p, effect) => {
    const what = effect.discardIt
    if (!isData(what)) return null
    if (typeof what.ref === "string" && p.names.get(what.ref)?.yours === false) {
      const bound = p.names.get(what.ref)
      const card = bound?.many === true ? "those cards" : "that card"
      return [
        clause("discard", card, {
          text: "that player",
          many: false,
          noun: { one: "card", many: "cards", counter: "" },
        } as Np),
      ]
    }
    const hand = handOf(what)
    return hand === null ? null : [handClause(p, "discard", hand)]
  },
  // "Target opponent reveals their hand."
  (p, effect) => {
    const hand = isData(effect.reveal) ? handOf(effect.reveal) : null
    return hand === null ? null : [handClause(p, "reveal", hand)]
  },
  // "Until end of turn, you may play those cards."
  (p, effect) => {
    const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
    if (does === null || !isData(does.mayPlay ?? does.mayCast) || effect.on === undefined) return null
    const permission = (does.mayPlay ?? does.mayCast) as Data
    if (Object.keys(does).length > 1 || Object.keys(permission).join() !== "from" || permission.from !== "exile")
      return null
    const np = selectorNp(p, effect.on as Selector)
    const verb = does.mayPlay === undefined ? "cast" : "play"
    if (effect.until === "this-turn") return [clause("may", `${verb} ${np.many ? "them" : "it"} this turn`, you)]
    const until = p.words.manner.durations[effect.until as "this-turn"].behind.trim()
    const lead = until === "for the rest of the game" ? "" : `${until.replace("until the end", "until the end")}, `
    return [led(lead, clause("may", `${verb} ${np.many ? "those cards" : "that card"}`, you))]
  },
  // "If that creature would die this turn, exile it instead."
  (p, effect) => {
    const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
    if (does === null || !isDying(does) || effect.until !== "this-turn") return null
    const np = selectorNp(p, effect.on as Selector)
    const { replace } = does.grant as { replace: Data }
    const dealt = replace.object === "this" ? null : "a creature dealt damage this way"
    const that = dealt ?? (np.text === "it" ? `that ${np.noun.one}` : np.text)
    return [fixed(`if ${that} would die this turn, exile ${np.many ? "them" : "it"} instead`)]
  },
  // "Double target creature's power and toughness until end of turn."
  (p, effect) => {
    const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
    if (does === null) return null
    const times = multiplied(does)
    if (times === null && does.switchPowerToughness !== true) return null
    const np = selectorNp(p, effect.on as Selector)
    const whose = np.text === "it" ? "its" : `${np.text}'s`
    const until = p.words.manner.durations[effect.until as "this-turn"].behind
    return [
      clause(times === null ? "switch" : times === 1 ? "double" : "triple", `${whose} power and toughness${until}`),
    ]
  },
  // "Target opponent exiles a creature they control."
  (p, effect) => {
    const [verb = ""] = Object.keys(effect)
    const what = effect[verb]
    if (!isData(what) || !isData(what.choose) || what.by === undefined || what.by === "you") return null
    if (
      ![
        "exile",
        "bounce",
        "putIntoHand",
        "putOntoBattlefield",
        "discardIt",
        "sacrificeIt",
        "tap",
        "untap",
        "destroy",
      ].includes(verb)
    )
      return null
    const { by, ...rest } = what
    const who = p.tongue.player(p, by as PlayerRef)
    const within: Printing = { ...p, actor: by as PlayerRef }
    const [part, ...more] = plainParts(within, { ...effect, [verb]: rest } as Effect)
    if (part?.is !== "clause" || more.length > 0) return null
    return [
      {
        ...part,
        acts: part.acts.map((one) => ({
          ...one,
          subject: who,
          rest: one.rest.replace(/\byour hand\b|\bits owner's hand\b/, "their hand"),
        })),
      },
    ]
  },
  // "Its owner puts it on their choice of the top or bottom of their library."
  (p, effect) => {
    const [one, two] = (Array.isArray(effect.either) ? effect.either : []) as readonly Data[]
    if (effect.by === undefined || !isData(one?.putIntoLibrary) || one?.place !== "top" || two?.place !== "bottom")
      return null
    const who = p.tongue.player(p, effect.by as PlayerRef)
    const np = held(p, () => selectorNp(p, one.putIntoLibrary as Selector))
    const it = np.reach === "target" ? "it" : np.text
    return [clause("put", `${it} on their choice of the top or bottom of their library`, who)]
  },
  // "You may tap or untap target permanent."
  (p, effect) => {
    const [one, two, more] = (Array.isArray(effect.either) ? effect.either : []) as readonly Data[]
    if (effect.by !== undefined || more !== undefined || one?.tap === undefined || two?.untap === undefined) return null
    return [clause("tap", `or untap ${held(p, () => selectorNp(p, one.tap as Selector)).text}`)]
  },
  // "You may choose new targets for target spell."
  (p, effect) =>
    isData(effect.may) && "retarget" in (effect.may as Data) && effect.then === undefined
      ? effectParts(p, effect.may as Effect)
      : null,
  // "You may play an additional land this turn."
  (_, effect) => {
    const n = isData(effect.continuous) ? ((effect.continuous as Data).does as Data).landPlays : undefined
    if (typeof n !== "number" || effect.until !== "this-turn") return null
    return [
      clause(
        "may",
        `play ${n === 1 ? "an additional land" : `up to ${numberWord(n)} additional lands`} this turn`,
        you,
      ),
    ]
  },
  // "Until end of turn, target creature becomes …"
  (p, effect) => becomes(p, effect),
]

/** "If it would die, exile it instead." */
function isDying(does: Data): boolean {
  const { grant } = does
  if (Object.keys(does).length > 1 || !isData(grant) || !isData(grant.replace) || !isData(grant.with)) return false
  const { on, object } = grant.replace as Data
  const itself = object === "this" || (isData(object) && object.is === "this" && object.type === "creature")
  return on === "dies" && itself && (grant.with as Data).exile === "it"
}

/** How often again power and toughness are added to themselves. */
function multiplied({ power, toughness, ...others }: Data): number | null {
  if (Object.keys(others).length > 0) return null
  const once = (value: unknown, number: string): number | null => {
    if (!isData(value)) return null
    if (value.number === number) return 1
    const [times, inner] = (value.times ?? []) as readonly unknown[]
    return typeof times === "number" && isData(inner) && inner.number === number ? times : null
  }
  const up = once(power, "power")
  return up !== null && up === once(toughness, "toughness") ? up : null
}

/** Whose whole hand this is; null if it isn't one. */
function handOf(what: Data): PlayerRef | null {
  if (!isData(what.all)) return null
  const { zone, owner, ...others } = what.all as Data
  return zone === "hand" && owner !== undefined && Object.keys(others).length === 0 ? (owner as PlayerRef) : null
}

function handClause(p: Printing, verb: string, owner: PlayerRef): Clause {
  const who = p.tongue.player(p, owner)
  return who.you === true ? clause(verb, "your hand") : clause(verb, "their hand", who)
}

/** "hand and graveyard": what is put into the library before it is shuffled. */
function shuffling(effects: readonly unknown[]): string | null {
  const [first, second, ...more] = effects.flat() as readonly Data[]
  if (more.length > 0 || !isData(first?.putIntoLibrary) || !isData(second) || !("shuffleLibrary" in second)) return null
  const { all } = first.putIntoLibrary as Data
  if (!isData(all)) return null
  const { zone, owner: _, ...others } = all
  return Object.keys(others).length > 0 ? null : many(zone).join(" and ")
}

const becoming = ["setTypes", "setSubtypes", "addType", "addSubtype", "setColors", "addColors"]

const many = (words: unknown): readonly string[] => [words ?? []].flat() as readonly unknown[] as readonly string[]

/** "becomes a 4/4 blue Drake creature with flying". What it becomes for a while is said behind how long, where more is said of it. */
function becomes(p: Printing, effect: Data): readonly Part[] | null {
  const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
  const quoted = does === null ? null : quotedGrant(p, effect, does)
  if (quoted !== null) return quoted
  if (does === null || effect.on === undefined || !becoming.some((word) => does[word] !== undefined)) return null
  const {
    setTypes,
    setSubtypes,
    addType,
    addSubtype,
    setColors,
    addColors,
    basePower,
    baseToughness,
    grant,
    ...others
  } = does
  if (Object.keys(others).length > 0) return null
  const types = [...many(setTypes), ...many(addType)]
  const subtypes = [...many(setSubtypes), ...many(addSubtype)]
  const colors = [...many(setColors), ...many(addColors)]
  if ((addType !== undefined || addSubtype !== undefined) && (setTypes !== undefined || setSubtypes !== undefined))
    return null
  const on = effect.on as Selector
  const all = typeof on === "object" && "all" in on ? on.all : null
  const np = all === null ? selectorNp(p, on) : affectedNp(p, all)
  const strength =
    basePower === undefined ? "" : `${valueText(p, basePower as Value)}/${valueText(p, baseToughness as Value)}`
  const paint =
    colors.length === 0 && setColors !== undefined
      ? "colorless"
      : listed(
          colors.map((one) => named(colorNames, one)),
          "and",
        )
  const adds = addType !== undefined || addSubtype !== undefined || addColors !== undefined
  const kind = spaced(paint, ...subtypes, ...types.map((one) => named(typeNames, one)))
  const isLand = addType !== undefined && types.includes("creature")
  const whole = types.length > 0 || strength === ""
  const given = grant === undefined ? "" : grantText(p, grant as never, np)
  const before = spaced(whole ? strength : "", kind)
  const noun = np.many ? plurals(before) : subtypes.length + types.length === 0 ? before : article(before)
  const base = whole || strength === "" ? "" : `with base power and toughness ${strength}`
  const withAbilities = given !== "" && types.includes("creature") ? `with ${given}` : ""
  const tail =
    adds && !isLand
      ? `in addition to ${np.many ? "their" : "its"} other ${addColors !== undefined ? "colors and types" : "types"}`
      : ""
  const still = isLand ? (np.many ? "that are still lands" : "") : ""
  const acts = [act("become", spaced(noun, base, withAbilities, tail, still), np)]
  if (given !== "" && withAbilities === "") acts.push({ ...act("gain", given, np), joint: "and" } as Act)
  const parts: Part[] = [clauseOf(...acts)]
  if (isLand && !np.many) parts.push(fixed("it's still a land"))
  if (effect.until === "game") return parts
  const until = p.words.manner.durations[effect.until as "this-turn"].behind
  const [first, ...rest] = parts as [Part, ...Part[]]
  return acts.length > 1 || base !== "" || np.many || isLand
    ? [led(`${until.trim()}, `, first), ...rest]
    : [trailed(first, until), ...rest]
}

/** "Until end of turn, creatures you control gain “…”"; "it has “…”" where it lasts. */
function quotedGrant(p: Printing, effect: Data, does: Data): readonly Part[] | null {
  const abilities = many(does.grant) as readonly unknown[]
  if (effect.on === undefined || Object.keys(does).length > 1 || abilities.length === 0) return null
  if (!abilities.every((one) => isData(one) && !isKeyword(p, one as never))) return null
  const on = effect.on as Selector
  const all = typeof on === "object" && "all" in on ? on.all : null
  const np = all === null ? selectorNp(p, on) : affectedNp(p, all)
  const text = grantText(p, does.grant as never, np)
  if (effect.until === "game") return [clause("have", text, np)]
  return [led(`${p.words.manner.durations[effect.until as "this-turn"].behind.trim()}, `, clause("gain", text, np))]
}

/** "flying and vigilance". */
function grantText(p: Printing, grant: never, np: Np): string {
  const [one] = staticActs(p, { grant }, np)
  return one?.rest ?? ""
}
