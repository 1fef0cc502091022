import type { Condition, Effect, Filter, PlayerRef, Selector } from "@dilemma-table/engine"
import { conditionText } from "../../conditions.ts"
import { effectParts, plainParts } from "../../effects.ts"
import { article, numberWord } from "../../english/bend.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, fixed, led, type Np, type Part, spaced, trailed } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import type { Entering } from "../verb-data.ts"
import { becomes } from "./becoming.ts"
import { type Data, held, isData, many, restName, restOf, you } from "./data.ts"
import { choosesTapped } from "./energy.ts"
import { idiomWays } from "./idioms.ts"
import { mayBeUsed } from "./may-be-used.ts"
import { mayEach, theirOwn } from "./of-each.ts"
import { cantCastText } from "./own-ways.ts"
import { countersOnSome, withCounters } from "./verb-phrases.ts"

/*
 * Single effects that Magic's texts say in a way of their own.
 */

/** One effect that is said in its own way. */
export function alone(p: Printing, sentence: Sentence, effect: Data): readonly Part[] | null {
  for (const way of ways) {
    const parts = way(p, effect, sentence)
    if (parts !== null) return parts
  }
  return null
}

/** Several effects as one sentence. */
type Sentence = (p: Printing, effects: readonly Effect[]) => readonly Part[]
type Way = (p: Printing, effect: Data, sentence: Sentence) => readonly Part[] | null

const ways: readonly Way[] = [
  (p, effect) => choosesTapped(p, effect),
  // "Put the rest on the bottom of your library in a random order."
  (p, effect) => {
    const rest = restOf(effect, p)
    return rest === null ? null : [clause("put", `${restName(effect, p)} ${rest}`)]
  },
  ...idiomWays,
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
  (p, effect, sentence) => {
    if (typeof effect.eachPlayer !== "string") return null
    const who = p.tongue.player(p, effect.eachPlayer as PlayerRef)
    p.names.set(effect.as as string, { noun: who.noun, many: false })
    const within: Printing = { ...p, actor: { ref: effect.as as string } }
    const shuffled = Array.isArray(effect.do) ? shuffling(effect.do) : null
    if (shuffled !== null) return [clause("shuffle", `their ${shuffled} into their library`, who)]
    const parts = sentence(within, [effect.do].flat(2) as readonly Effect[])
    const [only] = parts
    if (isData(effect.do) && "may" in effect.do && effect.do.else === undefined)
      return parts.length === 1 ? mayEach(only, who.text) : null
    const single = !Array.isArray(effect.do)
    if (single && (parts.length > 1 || only?.is !== "clause" || only.lead !== "")) return null
    if (single && only?.is === "clause" && only.acts[0]?.subject?.text !== "that player")
      return theirOwn(only, effect, who)
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
    const { counters } = effect as Entering
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
            ? spaced(
                "onto the battlefield",
                effect.tapped === true && effect.attacking !== true && "tapped",
                effect.attacking === true && (effect.tapped === true ? "tapped and attacking" : "attacking"),
                effect.under === "you" && "under your control",
                counters !== undefined && effect.countersFor === undefined && `with ${withCounters(p, counters)}`,
              )
            : effect.faceDown === true
              ? "face down"
              : ""
    if (typeof effect.as === "string")
      p.names.set(effect.as, {
        noun: np.noun,
        many: np.many,
        zone: verb === "exile" ? "exile" : "battlefield",
        ...(typeof what.as === "string" ? { was: what.as } : {}),
      })
    const done = act(verb.startsWith("put") ? "put" : verb, spaced(text, behind))
    return [
      what.upTo === 1 ? clause("may", spaced(done.verb, done.rest), you) : clauseOf(done),
      ...countersOnSome(p, effect as Entering),
    ]
  },
  // "Destroy target creature if no other creature has greater power."
  (p, effect) => {
    const condition = isData(effect.if) ? effect.if.not : undefined
    const none = isData(condition) && isData(condition.exists) ? condition.exists : null
    if (none === null || effect.else !== undefined || Array.isArray(effect.then)) return null
    const power = isData(none.power) ? none.power.min : undefined
    const [of, more, ...others] = isData(power) && Array.isArray(power.plus) ? (power.plus as readonly unknown[]) : []
    if (none.type !== "creature" || Object.keys(none).length !== 2 || more !== 1 || others.length > 0) return null
    if (!isData(of) || of.number !== "power" || !isData(of.of) || typeof of.of.as !== "string") return null
    const [part, ...rest] = held(p, () => effectParts(p, effect.then as Effect))
    return part?.is === "clause" && rest.length === 0
      ? [trailed(part, " if no other creature has greater power")]
      : null
  },
  // "When you discard an artifact card this way, draw a card."
  (p, effect) => {
    const { matches, filter } = (isData(effect.if) ? effect.if : {}) as { matches?: Data; filter?: Filter }
    const bound = typeof matches?.ref === "string" ? p.names.get(matches.ref) : undefined
    if (bound?.way !== "discarded this way" || !isData(effect.then) || effect.else !== undefined) return null
    if (effect.then.reflexive === undefined || filter === undefined) return null
    const { text } = selectorNp(p, { all: { zone: "hand", ...filter } } as Selector)
    const one = filterNp(p, { zone: "hand", ...filter } as Filter, { exactly: 1 }, "choose").bare || text
    const [first, ...rest] = effectParts(p, effect.then.reflexive as Effect)
    return first === undefined ? null : [led(`when you discard ${one} this way, `, first), ...rest]
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
  // "Discard a card unless you attacked this turn."
  (p, effect) => {
    const not = isData(effect.if) ? effect.if.not : undefined
    if (!isData(not) || effect.else !== undefined || Array.isArray(effect.then)) return null
    const [left] = (Array.isArray(not.compare) ? not.compare : []) as readonly unknown[]
    const few = isData(not.exists) && typeof not.atLeast === "number" && not.atLeast > 1
    if (!few && (!isData(left) || !("happened" in left || "kinds" in left))) return null
    const [part, ...more] = held(p, () => effectParts(p, effect.then as Effect))
    return part?.is === "clause" && more.length === 0
      ? [trailed(part, ` unless ${conditionText(p, not as Condition)}`)]
      : null
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
  (p, effect) => mayBeUsed(p, effect),
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
    const times = multiplied(does) ?? multipliedOne(does)
    if (times === null && does.switchPowerToughness !== true) return null
    const which =
      times === null ? "power and toughness" : ["power", "toughness"].filter((one) => one in does).join(" and ")
    const np = selectorNp(p, effect.on as Selector)
    const whose = np.text === "it" ? "its" : `${np.text}'s`
    const until = p.words.manner.durations[effect.until as "this-turn"].behind
    return [clause(times === null ? "switch" : times === 1 ? "double" : "triple", `${whose} ${which}${until}`)]
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
        "putIntoLibrary",
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
    // What one controls may be another's.
    const owned = (what.choose as Data).zone !== undefined
    const [part, ...more] = plainParts(within, { ...effect, [verb]: rest } as Effect)
    if (part?.is !== "clause" || more.length > 0) return null
    return [
      {
        ...part,
        acts: part.acts.map((one) => ({
          ...one,
          subject: who,
          rest: owned
            ? one.rest.replace(/\b(?:your|its owner's|their owners') (hand|library|graveyard)\b/, "their $1")
            : one.rest,
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
    isData(effect.may) && "retarget" in effect.may && effect.may.change === undefined && effect.then === undefined
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
  // "Your opponents can't cast spells this turn."
  (p, effect) => {
    const { does, to } = (isData(effect.continuous) ? effect.continuous : {}) as { does?: Data; to?: Data }
    if (typeof does?.cantCast !== "string" || Object.keys(does).length > 1) return null
    if (to !== undefined && (!isData(to) || "zone" in to)) return null
    const until = p.words.manner.durations[effect.until as "this-turn"].behind
    const behind = effect.until === "this-turn" ? " this turn" : until
    return [fixed(`${cantCastText(p, does.cantCast, to as Filter | undefined)}${behind}`)]
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

function once(value: unknown, number: string): number | null {
  if (!isData(value)) return null
  if (value.number === number) return 1
  const [times, inner] = (value.times ?? []) as readonly unknown[]
  return typeof times === "number" && isData(inner) && inner.number === number ? times : null
}

/** How often again one of them alone is. */
function multipliedOne(does: Data): number | null {
  const [[number, value] = ["", null], ...others] = Object.entries(does)
  return others.length > 0 || (number !== "power" && number !== "toughness") ? null : once(value, number)
}

/** How often again power and toughness are added to themselves. */
function multiplied({ power, toughness, ...others }: Data): number | null {
  if (Object.keys(others).length > 0) return null
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
