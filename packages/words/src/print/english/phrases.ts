import type { PlayerRef, Value } from "@dilemma-table/engine"
import { valueText } from "../conditions.ts"
import { eachOf, inPlay, nounOf, partsOf } from "../nouns.ts"
import { type Noun, type Np, spaced, type Whose } from "../phrase.ts"
import type { Parts, Printing, Quantity, ThingsExtra, Tongue } from "../printing.ts"
import { article, genitive, listed, plurals } from "./bend.ts"

/** A noun of English; the Japanese counter isn't asked for. */
export const noun = (one: string, many = plurals(one)): Noun => ({ one, many, counter: "" })

export const plain = (text: string, reach: Np["reach"], its: Noun, many = false): Np => ({
  text,
  many,
  noun: its,
  reach,
  bare: text,
  from: "",
  counted: "",
  chooser: null,
})

const same = (a: PlayerRef | null, b: PlayerRef): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || (nameOf(a) !== undefined && nameOf(a) === nameOf(b))

/** By which name a player is known. */
function nameOf(ref: PlayerRef | null): string | undefined {
  if (typeof ref !== "object" || ref === null) return undefined
  return "ref" in ref ? ref.ref : "targetPlayer" in ref ? ref.as : undefined
}

/** "you", "each opponent", "that player", "target player". */
export function player(p: Printing, ref: PlayerRef): Np {
  const { players } = p.words.manner
  const person = noun("player")
  if (ref === "you") return { ...plain(players.you, "player", person), you: true }
  if (ref === "that-player" && p.defending === true) return plain("defending player", "player", person)
  if (ref === "that-player" || ref === "chooser") return plain("that player", "player", person)
  if (typeof ref === "string") return plain(players[ref], "player", person)
  if ("ref" in ref) {
    const binder = p.names.has(ref.ref) ? undefined : p.binders?.get(ref.ref)
    if (binder !== undefined && "targetPlayer" in binder) return player(p, binder)
    return plain("that player", "player", person)
  }
  if ("targetPlayer" in ref) {
    if (ref.as !== undefined && p.names.has(ref.as) && p.binders?.get(ref.as) === ref)
      return plain("that player", "player", person)
    const many = ref.any === true || (ref.upTo ?? ref.count ?? 1) !== 1
    const its = noun(ref.targetPlayer === "any" ? "player" : "opponent")
    if (ref.as !== undefined) p.names.set(ref.as, { noun: person, many })
    const text = spaced(
      ref.any === true && "any number of",
      ref.upTo !== undefined && `up to ${quantityText(p, ref.upTo)}`,
      ref.count !== undefined && ref.count !== 1 && quantityText(p, ref.count),
      "target",
      many ? its.many : its.one,
    )
    return plain(text, "player", person, many)
  }
  if ("opponentsBut" in ref)
    return plain(`each opponent other than ${player(p, ref.opponentsBut as PlayerRef).text}`, "player", person)
  const owner = "ownerOf" in ref
  const of = p.tongue.select(p, owner ? ref.ownerOf : ref.controllerOf)
  const word = owner ? "owner" : "controller"
  if (of.reach === "target" && !of.many && /^target (\w+ or )?\w+$/.test(of.text))
    return plain(`${of.text}'s ${word}`, "player", person)
  if (of.reach !== "ref") return plain(`the ${word} of ${of.text}`, "player", person)
  return plain(`${of.many ? "their" : genitive(of.text)} ${word}${of.many ? "s" : ""}`, "player", person, of.many)
}

/** "your", "that player's". */
export function possessive(p: Printing, ref: PlayerRef): string {
  if (ref === "you") return "your"
  if (p.actor !== null && same(p.actor, ref)) return "their"
  const { text } = player(p, ref)
  const one = ref === "opponent" ? p.words.manner.players.opponentOne : text
  return genitive(one)
}

/** "in your graveyard", "from your hand or graveyard"; "" where things are in play. */
function place(p: Printing, parts: Parts, word: "in" | "from", all = false, single = false): string {
  const misplaced = parts.nouns.some((its) => its.rank === 3)
  if (parts.zones.length === 0 || (inPlay(p, parts) && parts.among === null && !misplaced)) return ""
  if (parts.zones.length === 1 && parts.zones[0] === p.words.manner.silentZone) return ""
  // What is exiled with something is in exile.
  if (parts.zones.join() === "exile" && parts.withs.some((text) => text.startsWith("exiled with "))) return ""
  const whose = parts.controller ?? parts.owner
  const names = parts.zones.map((zone) => p.words.zones[zone]?.name ?? zone)
  const [first] = parts.zones
  const shared = parts.zones.every((zone) => p.words.zones[zone]?.shared === true)
  const said = listed(names, "or")
  if (shared) {
    const said2 = p.words.manner.pronouns === true && parts.zones.length === 1 && first === "exile"
    const whoseCards =
      whose === null || said2 ? "" : ` that ${whose === "you" ? "you own" : `${player(p, whose).text} owns`}`
    return `${word === "in" && first === "stack" ? "on" : word} ${said}${whoseCards}`
  }
  if (single) return `${word} a single ${said}`
  return `${word} ${whose === null ? (all ? `all ${plurals(said)}` : article(said)) : `${possessive(p, whose)} ${said}`}`
}

/** "creatures with cost 4 or less": adjectives, noun, and what follows it. */
function core(
  p: Printing,
  parts: Parts,
  many: boolean,
  { sum, different, alike, orPlayer: who }: ThingsExtra,
  insert = "",
): string {
  const its = orPlayer(nounOf(p, parts), who)
  const withs = merged([
    ...parts.withs,
    ...(parts.except === null ? [] : [`other than ${parts.except.text}`]),
    ...(sum === undefined ? [] : [`with total ${sum.of} ${sum.most} or less`]),
    ...(different === undefined ? [] : [`with different ${different}s`]),
    ...(alike === "creature-type" ? ["that share a creature type"] : []),
    ...(alike === "controller" ? ["controlled by the same player"] : []),
  ])
  const said = many ? withs.map(agreeing) : withs
  const close = said.filter((text) => isClose(p, parts, text))
  return spaced(
    ...adjectives(p, parts.adjectives),
    many ? its.many : its.one,
    ...close,
    insert,
    ...said.filter((text) => !close.includes(text)),
  )
}

/** "Cards named Wren in your graveyard", "cards with cycling in your graveyard": what is said before where they are. */
const isClose = (p: Printing, parts: Parts, text: string): boolean =>
  parts.zones.length > 0 &&
  !inPlay(p, parts) &&
  p.words.manner.pronouns === true &&
  /^(named |with (cycling|flashback)$)/.test(text)

/** "noncreature, nonland", "tapped artifact". */
const adjectives = (p: Printing, all: readonly string[]): readonly string[] =>
  p.words.manner.pronouns === true
    ? all.map((word, i) => (word.startsWith("non") && all[i + 1]?.startsWith("non") ? `${word},` : word))
    : all

const agreeing = (text: string): string =>
  text
    .replace(/^that(?: is|'s) /, "that are ")
    .replace(/^that isn't /, "that aren't ")
    .replace(/^that has /, "that have ")
    .replace(/^with an? (\S+(?: \S+)?) counter on it$/, "with $1 counters on them")
    .replace(/^with a counter on it$/, "with counters on them")
    .replace(/ on it$/, " on them")

/** "with flying" and "with power 3 or less" → "with flying and power 3 or less". */
function merged(withs: readonly string[]): readonly string[] {
  const having = withs.filter((text) => text.startsWith("with ")).map((text) => text.slice(5))
  const others = withs.filter((text) => !text.startsWith("with "))
  return [...(having.length === 0 ? [] : [`with ${listed(having, "and")}`]), ...others]
}

export function quantityText(p: Printing, value: Value): string {
  if (typeof value === "number") return p.words.manner.count(value)
  if (value === "x") return "X"
  if (typeof value === "object" && "times" in value && JSON.stringify(value.times) === '[2,"x"]') return "twice X"
  if (typeof value === "object" && "times" in value && JSON.stringify(value.times) === '[3,"x"]') return "three times X"
  if (typeof value === "object" && ("thatMuch" in value || "thisWay" in value)) return "that many"
  if (typeof value === "object" && "ref" in value) {
    const bound = p.names.get(value.ref as string)
    if (bound?.full === "X") return "X"
    if (typeof bound?.full !== "string") return "that many"
  }
  return ""
}

/** "three cards", "X cards", "that many cards", "cards equal to the number of …". */
export function howMany(p: Printing, value: Value, its: Noun): string {
  if (value === 1) return article(its.one)
  const each = p.words.manner.eachText?.(p, value) ?? null
  if (each !== null) return howMany(p, each.times, its) + each.behind
  const count = quantityText(p, value)
  return count === "" ? `a number of ${its.many} equal to ${valueText(p, value)}` : `${count} ${its.many}`
}

/** The phrase for things: how many, which, whose, where. */
export const things: Tongue["things"] = (p, all, quantity, reach, extra = {}) => {
  const { manner } = p.words
  // Of targets "another" is another than the one before.
  const others = reach === "target" || (reach === "all" && p.self.one === "spell")
  const parts = others && all.except !== null && manner.pronouns === true ? { ...all, except: null, other: true } : all
  const its = orPlayer(nounOf(p, parts), extra.orPlayer)
  const single = ("exactly" in quantity && quantity.exactly === 1) || ("upTo" in quantity && quantity.upTo === 1)
  const target = reach === "target" ? "target " : ""
  const many = !single
  const anyOther = manner.pronouns === true && reach === "target" && extra.orPlayer === "any" && others && parts.other
  const possessed = inPlay(p, parts) && manner.oneOf && parts.controller !== null && parts.among === null
  const silent = parts.zones.length === 1 && parts.zones[0] === manner.silentZone
  const cast = silent && "none" in quantity && manner.pronouns === true && parts.controller !== null
  const every = "all" in quantity || ("none" in quantity && reach === "all" && manner.pronouns === true)
  const exiled = manner.pronouns === true && parts.zones.length === 1 && parts.zones[0] === "exile"
  // What somebody owns is "in exile", from wherever it is then taken.
  const inExile = exiled && whosever(parts)
  const owned =
    possessed || !(inPlay(p, parts) || silent || exiled) ? "" : ownedBy(p, parts, every || (reach === "target" && many))
  const whose = cast ? owned.replace(/ controls?$/, " cast") : owned
  const among = parts.among === null ? "" : amongText(parts.among)
  const together = extra.alike === "owner"
  const from = spaced(place(p, parts, "from", "all" in quantity, together), among)
  const anyTarget = extra.anyTarget === true
  if (parts.except !== null && parts.among !== null && parts.nouns.length === 0)
    return {
      ...plain(spaced(`the rest of ${parts.among.text}`, place(p, parts, "in")), reach, its, true),
      chooser: extra.chooser ?? null,
    }
  const some = manner.pronouns === true && parts.among !== null ? ofThem(p, parts, quantity) : null
  if (some !== null) return { ...plain(some, reach, its, many), chooser: extra.chooser ?? null }
  const phrase = (insert: string): string => {
    if (anyTarget) return anyTargets(p, quantity)
    if (anyOther && its.one === "player or creature, planeswalker, or battle") return "any other target"
    if (possessed) return possessedText(p, parts, quantity, core(p, parts, many, extra), core(p, parts, true, extra))
    return counted(p, parts, quantity, target, core(p, parts, many, extra, insert), many)
  }
  const random = reach === "random" ? "at random" : ""
  return {
    text: spaced(
      phrase(spaced(whose, place(p, parts, "in", "all" in quantity || "none" in quantity, together))),
      among,
      random,
    ),
    many,
    noun: anyTarget ? noun("target") : its,
    reach,
    bare: spaced(
      phrase(
        inExile && !parts.withs.some((text) => text.startsWith("exiled with ")) ? spaced(whose, "in exile") : whose,
      ),
      random,
    ),
    from: inExile ? among : from,
    counted: "",
    chooser: extra.chooser ?? null,
  }
}

const whosever = ({ owner, notOwner }: Parts): boolean => owner !== null || notOwner !== null

/** "one of them", "two of those cards": so many of what was named, whichever. */
function ofThem(p: Printing, parts: Parts, quantity: Quantity): string | null {
  const { among, nouns, adjectives, withs, except, controller, owner, zones } = parts
  const plainly = nouns.length + adjectives.length + withs.length + zones.length === 0
  if (among === null || !plainly || except !== null || controller !== null || owner !== null) return null
  if (!("exactly" in quantity)) return null
  const count = quantityText(p, quantity.exactly)
  return count === ""
    ? null
    : `${count} of ${among.text === "it" || among.text === "those cards" ? "them" : among.text}`
}

/** "player or planeswalker", but "creature or player". */
function orPlayer(its: Noun, who: ThingsExtra["orPlayer"]): Noun {
  if (who === undefined) return its
  const word = who === "any" ? "player" : "opponent"
  return its.one.startsWith("creature")
    ? { ...its, one: `${its.one} or ${word}`, many: `${its.many} and/or ${word}s` }
    : { ...its, one: `${word} or ${its.one}`, many: `${word}s or ${its.many}` }
}

/** "up to three", "one or two", "one, two, or three". */
function span(p: Printing, { upTo, atLeast }: { readonly upTo: Value; readonly atLeast?: number }): string {
  if (atLeast === undefined || typeof upTo !== "number") return `up to ${quantityText(p, upTo)}`
  const numbers = Array.from({ length: upTo - atLeast + 1 }, (_, i) => p.words.manner.count(atLeast + i))
  return listed(numbers, "or")
}

function anyTargets(p: Printing, quantity: Quantity): string {
  if ("any" in quantity) return "any number of targets"
  if ("upTo" in quantity) return `${span(p, quantity)} targets`
  return "exactly" in quantity && quantity.exactly !== 1 ? `${quantityText(p, quantity.exactly)} targets` : "any target"
}

const amongText = (np: Np): string => (np.reach === "ref" ? `from among ${np.text}` : `among ${np.text}`)

/** "you control", "an opponent owns", "you don't control". `all`: of many. */
function ownedBy(p: Printing, parts: Parts, all: boolean): string {
  const { players, whose } = p.words.manner
  const said = (ref: PlayerRef | null, how: Whose): string => {
    if (ref === null) return ""
    const { you: _, ...np } = player(p, ref)
    const who =
      ref === "you"
        ? { ...np, text: "you", many: true }
        : ref === "opponent"
          ? {
              ...np,
              text: all ? players.opponents : players.opponentOne,
              many: all && players.opponents !== players.opponentOne,
            }
          : np
    return whose(who, how, same(p.actor, ref))
  }
  return spaced(
    said(parts.controller, "controller"),
    said(parts.notController, "not-controller"),
    said(parts.owner, "owner"),
    // "You control but don't own".
    parts.controller !== null && parts.controller === parts.notOwner
      ? said(parts.notOwner, "not-owner").replace(/^\S+/, "but")
      : said(parts.notOwner, "not-owner"),
  )
}

function counted(p: Printing, parts: Parts, quantity: Quantity, target: string, said: string, many: boolean): string {
  const other = parts.other ? "other " : ""
  if ("none" in quantity) return `${other}${said}`
  if ("all" in quantity)
    return `all ${other}${p.words.manner.pronouns === true ? said.replace(/^((?:\w+s, )*\w+s,?) or (?=\w+s\b)/, "$1 and ").replace(/^(instant|artifact|creature) or (\w+ (?:spells|cards))/, "$1 and $2") : said}`
  if ("any" in quantity) return `any number of ${other}${target}${andOr(p, said)}`
  if ("upTo" in quantity && quantity.atLeast !== undefined)
    return `${span(p, quantity)} ${other}${target}${andOr(p, said)}`
  if ("upTo" in quantity) {
    const count = quantityText(p, quantity.upTo)
    return count === ""
      ? `up to a number of ${other}${target}${said} equal to ${valueText(p, quantity.upTo)}`
      : `up to ${count} ${other}${target}${many ? andOr(p, said) : said}`
  }
  if (!many)
    return target === ""
      ? parts.other
        ? `another ${said}`
        : article(said)
      : `${parts.other ? "another " : ""}${target}${said}`
  const count = quantityText(p, quantity.exactly)
  return count === ""
    ? `a number of ${other}${target}${said} equal to ${valueText(p, quantity.exactly)}`
    : `${count} ${other}${target}${andOr(p, said)}`
}

/** Of many, some may be the one and some the other. */
const andOr = (p: Printing, said: string): string =>
  p.words.manner.pronouns === true
    ? said.replace(/^(?!attacking or blocking )((?:[\w-]+ )?[\w-]+) or (?=(?:[\w-]+ )?\w+s\b)/, "$1 and/or ")
    : said

/** "one of your opponent's creatures", "all your other creatures". */
function possessedText(p: Printing, parts: Parts, quantity: Quantity, said: string, many: string): string {
  const whose = possessive(p, parts.controller as PlayerRef)
  const { you: _, ...owner } = player(p, parts.owner ?? "you")
  const owned =
    parts.owner === null
      ? ""
      : ` ${p.words.manner.whose({ ...owner, many: parts.owner === "you" }, "owner", same(p.actor, parts.owner))}`
  const other = parts.other ? "other " : ""
  const all = `${whose} ${other}${many}${owned}`
  if ("none" in quantity) return `${whose} ${other}${said}${owned}`
  if ("all" in quantity) return `all ${whose === "your" || whose === "their" ? "" : "of "}${all}`
  if ("any" in quantity) return `any number of ${all}`
  const value = "upTo" in quantity ? quantity.upTo : quantity.exactly
  const count = quantityText(p, value)
  const number = count === "" ? `a number equal to ${valueText(p, value)}` : count
  return `${"upTo" in quantity ? "up to " : ""}${number} of ${all}`
}

export const topOf: Tongue["topOf"] = (p, value, of, zone) => {
  const name = p.words.zones[zone]?.name ?? zone
  const whose = of.you ? "your" : genitive(of.text)
  const cards = p.words.manner.thing(zone)
  const single = value === 1
  const count = single ? "" : quantityText(p, value)
  const text = single
    ? `the top ${cards.one} of ${whose} ${name}`
    : count === ""
      ? `a number of ${cards.many} from the top of ${whose} ${name} equal to ${valueText(p, value)}`
      : `the top ${count} ${cards.many} of ${whose} ${name}`
  return plain(text, "top", cards, !single)
}

/** "3", or "2" and "for each creature you control" where the number is so many of something. */
export function perEach(p: Printing, value: Value): { readonly amount: string; readonly behind: string } {
  const each = eachOf(value)
  if (each === null) return { amount: valueText(p, value), behind: "" }
  const { text } = p.tongue.things(p, partsOf(p, each.each), { exactly: 1 }, "all")
  return {
    amount: String(each.times),
    behind: ` for each ${text.replace(/^(an?|another|one of) /, (word) => (word === "another " ? "other " : word === "one of " ? "of " : ""))}`,
  }
}
