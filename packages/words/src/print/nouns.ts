import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { Noun, Np, Piece } from "./phrase.ts"
import type { Bound, Parts, Printing, Quantity, ThingsExtra } from "./printing.ts"

type Data = Readonly<Record<string, unknown>>

/** Remembers what a name is bound to, so that it can be said again. */
export function bind(
  p: Printing,
  name: string | undefined,
  np: Pick<Np, "noun" | "many">,
  about: Omit<Bound, "noun" | "many"> = {},
): void {
  if (name === undefined) {
    // Something else has been said since: the card isn't "it" any more.
    if (p.recent?.name === "this") p.recent.name = null
    return
  }
  p.names.set(name, { noun: np.noun, many: np.many, ...about })
  mention(p, name)
}

/** Something is done to the card itself, or it does something: it is "it" from then on. */
export function meanSelf({ recent }: Printing, what: Selector | undefined): void {
  if (recent?.self === true && what === "this") recent.name = "this"
}

/** What was named last is "it" from then on. */
function mention({ recent }: Printing, name: string | null): void {
  if (recent === undefined) return
  recent.name = name
  recent.sentence = recent.now
}

/** Where a selector's things are taken from: the zone, and whether it is the reader's. */
export function whence(p: Printing, selector: Selector): Pick<Bound, "zone" | "yours"> {
  if (selector === "this" && p.words.manner.ownersKeep === true) return { yours: true }
  if (typeof selector !== "object") return {}
  if ("ref" in selector) {
    const { zone, yours } = p.names.get(selector.ref) ?? {}
    return { ...(zone === undefined ? {} : { zone }), ...(yours === undefined ? {} : { yours }) }
  }
  if ("top" in selector) return { zone: selector.zone ?? p.words.manner.deck, yours: (selector.of ?? "you") === "you" }
  const filter = filterOf(selector)
  if (filter === null) return {}
  if (filter.is !== undefined) return whence(p, filter.is)
  const zone = [filter.zone ?? []].flat()[0]
  const whose =
    filter.owner ?? (zone === undefined && p.words.manner.ownersKeep !== true ? undefined : filter.controller)
  return { ...(zone === undefined ? {} : { zone }), ...(whose === undefined ? {} : { yours: whose === "you" }) }
}

/** What a selector picks from; null where it is said otherwise. */
function filterOf(selector: Selector): Filter | null {
  if (typeof selector !== "object") return null
  const { choose, all, random, target } = selector as Readonly<Record<string, Filter | "any-target" | undefined>>
  const filter = choose ?? all ?? random ?? target
  return typeof filter === "object" ? filter : null
}

/** What a name means, in words: in full at its first use where nothing has named it, then "that creature". */
export function boundNp(p: Printing, name: string): Np {
  const bound = p.names.get(name)
  const binder = bound === undefined ? p.binders?.get(name) : undefined
  if (binder !== undefined && !("targetPlayer" in binder)) return selectorNp(p, binder)
  if (bound === undefined) return p.tongue.bound(p, { noun: p.words.manner.thing(null), many: false }, 0)
  if (bound.full !== undefined && typeof bound.full !== "string") {
    const { full } = bound
    const { full: _, ...rest } = bound
    p.names.set(name, rest)
    return full
  }
  const { recent } = p
  const became = recent?.name == null ? undefined : p.names.get(recent.name)
  const same = recent?.name === name || (became !== undefined && (became.was === name || recent?.name === bound.was))
  const pronoun = p.words.manner.pronouns === true && same && bound.noun.one !== "player"
  if (pronoun && recent !== undefined && p.tongue.itAgain !== undefined) {
    const landed = became?.zone === "battlefield" ? { ...bound, zone: "battlefield" } : bound
    const np = p.tongue.itAgain(p, landed, recent.sentence === recent.now)
    mention(p, became?.was === name ? recent.name : name)
    return np
  }
  mention(p, name)
  const alike = [...p.names].filter(
    ([, other]) =>
      other.noun.one === bound.noun.one &&
      other.full === undefined &&
      other.way === bound.way &&
      other.was !== name &&
      other.many === bound.many,
  )
  const place = alike.length < 2 ? 0 : alike.findIndex(([other]) => other === name) + 1
  return p.tongue.bound(p, bound, place)
}

/** Which objects a selector means, in words. Binds its name. */
export function selectorNp(p: Printing, selector: Selector): Np {
  if (selector === "this") return p.tongue.self(p)
  if (selector === "it") return p.tongue.it(p)
  if (selector === "cause") return p.tongue.cause(p)
  if ("ref" in selector) return boundNp(p, selector.ref)
  const already = "as" in selector ? selector.as : undefined
  if (already !== undefined && p.names.has(already) && p.binders?.get(already) === selector) return boundNp(p, already)
  if ("all" in selector && p.words.manner.pronouns === true) {
    const both = withAttached(p, selector.all)
    if (both !== null) return both
  }
  if ("all" in selector) return filterNp(p, selector.all, { all: true }, "all")
  if ("top" in selector) {
    const zone = selector.zone ?? p.words.manner.deck
    const np = p.tongue.topOf(p, selector.top, p.tongue.player(p, selector.of ?? "you"), zone)
    bind(p, selector.as, np, { ...whence(p, selector), ...(selector.top === 2 ? { two: true as const } : {}) })
    return np
  }
  if ("choose" in selector) {
    const already = p.actor !== null && JSON.stringify(p.actor) === JSON.stringify(selector.by)
    const by =
      selector.by === undefined || selector.by === "you" || (already && p.words.manner.everyone !== undefined)
        ? null
        : p.tongue.player(p, selector.by)
    const within: Printing = by === null ? p : { ...p, actor: selector.by as PlayerRef }
    const { sum, different } = selector
    const np = filterNp(within, selector.choose, quantityOf(selector), "choose", {
      chooser: by,
      ...(sum === undefined ? {} : { sum: { of: p.words.numbers[sum.of] ?? sum.of, most: p.read.value(p, sum.most) } }),
      ...(different === undefined ? {} : { different: p.words.numbers[different] ?? different }),
    })
    bind(p, selector.as, np, whence(p, selector))
    return np
  }
  if ("random" in selector) {
    const np = filterNp(p, selector.random, { exactly: selector.count ?? 1 }, "random")
    bind(p, selector.as, np, whence(p, selector))
    return np
  }
  const np = filterNp(p, selector.target === "any-target" ? {} : selector.target, quantityOf(selector), "target", {
    slot: p.slots.indexOf(selector),
    anyTarget: selector.target === "any-target",
    ...(selector.orPlayer === undefined ? {} : { orPlayer: selector.orPlayer }),
    ...(selector.sum === undefined
      ? {}
      : { sum: { of: p.words.numbers[selector.sum.of] ?? selector.sum.of, most: p.read.value(p, selector.sum.most) } }),
    ...(selector.alike === undefined ? {} : { alike: selector.alike }),
  })
  bind(p, selector.as, np, whence(p, selector))
  return np
}

/** "target creature and all Auras attached to it" */
function withAttached(p: Printing, { any, ...others }: Filter): Np | null {
  const [one, attached, ...more] = any ?? []
  const is = one === undefined ? null : onlyIs(one)
  if (is === null || attached === undefined || !("attachedTo" in attached)) return null
  if (more.length > 0 || Object.keys(others).length > 0) return null
  const first = selectorNp(p, is)
  const second = filterNp(p, attached, { all: true }, "all")
  const text = `${first.text} and ${second.text}`
  return { ...second, text, bare: text, from: "" }
}

export function quantityOf(data: {
  readonly count?: Value
  readonly upTo?: Value
  readonly atLeast?: number
  readonly any?: true
}): Quantity {
  if (data.any === true) return { any: true }
  if (data.upTo === undefined) return { exactly: data.count ?? 1 }
  return { upTo: data.upTo, ...(data.atLeast === undefined ? {} : { atLeast: data.atLeast }) }
}

export const filterNp = (
  p: Printing,
  filter: Filter,
  quantity: Quantity,
  reach: Np["reach"],
  extra?: ThingsExtra,
): Np => {
  const { bearerWord, withOthers } = p.words.manner
  const both = withOthers?.(p, filter) ?? null
  if (both !== null) return both
  if (bearerWord !== null && only(filter, bearerWord as keyof Filter)) return p.tongue.attached(p)
  const is = onlyIs(filter)
  const one = "none" in quantity || ("exactly" in quantity && quantity.exactly === 1)
  const np = is === null || !one || reach === "choose" ? null : selectorNp(p, is)
  if (np !== null && !np.many) return np
  const zones = filter.is === undefined ? [] : [filter.zone ?? []].flat()
  const known = filter.is === undefined ? undefined : whence(p, filter.is).zone
  const { zone, ...rest } = filter
  const meant = zones.length === 1 && zones[0] === known ? rest : filter
  return p.tongue.things(p, partsOf(p, meant), quantity, reach, extra)
}

/** A filter's words, sorted by where they stand in a phrase. */
export function partsOf(p: Printing, filter: Filter): Parts {
  const found = {
    nouns: [] as Noun[],
    adjectives: [] as string[],
    withs: [] as string[],
    clauses: [] as string[],
    controller: null as PlayerRef | null,
    notController: null as PlayerRef | null,
    owner: null as PlayerRef | null,
    notOwner: null as PlayerRef | null,
    zones: [] as string[],
    among: null as Np | null,
    except: null as Np | null,
    other: false,
    order: [] as Parts["order"][number][],
    close: "",
  }
  const take = (piece: Piece): void => {
    if (piece.noun !== undefined) found.nouns.push(piece.noun)
    found.order.push(`${piece.clause ?? ""}${piece.with ?? ""}${piece.adjective ?? ""}`)
    found.close += piece.close ?? ""
    if (piece.adjective !== undefined) found.adjectives.push(piece.adjective)
    if (piece.with !== undefined) found.withs.push(piece.with)
    if (piece.clause !== undefined) found.clauses.push(piece.clause)
  }
  const called = p.words.manner.called?.(filter, p) ?? null
  if (called !== null) found.nouns.push(called.noun)
  for (const [word, argument] of Object.entries((called?.rest ?? filter) as Data)) {
    if (argument === undefined) continue
    if (word === "controller" || word === "owner" || word === "other") found.order.push({ said: word })
    if (word === "controller") found.controller = argument as PlayerRef
    else if (word === "owner") found.owner = argument as PlayerRef
    else if (word === "zone" && p.words.zones[argument as string]?.adjective !== undefined)
      take({ adjective: p.words.zones[argument as string]?.adjective ?? "" })
    else if (word === "zone") found.zones = [argument].flat() as string[]
    else if (word === "other" || (word === "not" && JSON.stringify(argument) === '{"bearer":true}')) found.other = true
    else if (word === "is") found.among = selectorNp(p, argument as Selector)
    else if (word === "not" && only(argument as Filter, "controller")) {
      found.notController = (argument as Filter).controller as PlayerRef
      found.order.push({ said: "not-controller" })
    } else if (word === "not" && only(argument as Filter, "owner")) {
      found.notOwner = (argument as Filter).owner as PlayerRef
      found.order.push({ said: "not-owner" })
    } else if (word === "not" && onlyIs(argument as Filter) !== null)
      found.except = selectorNp(p, onlyIs(argument as Filter) as Selector)
    else if (word === "every" && p.words.manner.bothOf?.(argument as Filter[]) != null)
      take(p.words.manner.bothOf(argument as Filter[]) ?? {})
    else if (word === "every") for (const one of argument as Filter[]) merge(found, partsOf(p, one))
    else take(wordPiece(p, word, argument, filter))
  }
  return found
}

function merge(found: { -readonly [K in keyof Parts]: Parts[K] }, more: Parts): void {
  found.nouns = [...found.nouns, ...more.nouns]
  found.adjectives = [...found.adjectives, ...more.adjectives]
  found.withs = [...found.withs, ...more.withs]
  found.clauses = [...found.clauses, ...more.clauses]
  found.order = [...found.order, ...more.order]
  found.close += more.close
  found.controller ??= more.controller
  found.notController ??= more.notController
  found.owner ??= more.owner
  found.notOwner ??= more.notOwner
  if (more.zones.length > 0) found.zones = more.zones
  found.among ??= more.among
  found.except ??= more.except
  found.other ||= more.other
}

/** What a filter says that says nothing but "is one of these". */
function onlyIs(filter: Filter): Selector | null {
  return only(filter, "is") ? (filter.is as Selector) : null
}

/** Does a filter say nothing but this word? */
function only(filter: Filter, word: keyof Filter): boolean {
  const words = Object.entries(filter).filter(([, argument]) => argument !== undefined)
  return words.length === 1 && filter[word] !== undefined
}

function wordPiece(p: Printing, word: string, argument: unknown, whole: Filter): Piece {
  if (word === "any") {
    const branches = (argument as Filter[]).map((one) => piecesOf(p, one))
    return p.tongue.anyPieces(branches, p)
  }
  if (word === "not") return p.tongue.negatePieces(p, piecesOf(p, argument as Filter))
  const engine = p.tongue.engineFilter(p, word, argument)
  if (engine !== null) return engine
  const printer = p.words.filters[word]
  if (printer !== undefined) return printer(p, argument as never, whole)
  return { with: p.tongue.fallback(word, JSON.stringify(argument)) }
}

const structural = new Set(["controller", "owner", "zone", "other", "is", "every"])

/** A filter as pieces alone; one that says whose or where becomes a phrase of its own. */
function piecesOf(p: Printing, filter: Filter): readonly Piece[] {
  const words = Object.entries(filter as Data).filter(([, argument]) => argument !== undefined)
  if (words.some(([word]) => structural.has(word))) {
    const many = filterNp(p, filter, { none: true }, "all")
    const one = filterNp({ ...p, names: new Map(p.names) }, filter, { exactly: 1 }, "all").text.replace(/^an? /, "")
    return [{ ...p.tongue.whole(many), whole: { one, many: many.text, counter: "" } }]
  }
  return words.map(([word, argument]) => wordPiece(p, word, argument, filter))
}

/** What the parts are called: their noun in its zone, or what lies there. */
export function nounOf(p: Printing, parts: Parts): Noun {
  const { manner } = p.words
  const zone = parts.zones[0] ?? null
  const [noun, ...others] = [...parts.nouns].sort((a, b) => (a.rank ?? 1) - (b.rank ?? 1))
  if (noun === undefined) return parts.among !== null && zone === null ? parts.among.noun : manner.thing(zone)
  const joined = others.reduce((so, next) => p.tongue.together(so, next), noun)
  return manner.nounIn(joined, zone)
}

/** Does a filter without these zones look at things in play? */
export const inPlay = (p: Printing, parts: Parts): boolean =>
  parts.among === null
    ? parts.zones.every((zone) => zone === p.words.manner.playZone)
    : parts.zones.length > 0 && parts.zones.every((zone) => zone === p.words.manner.playZone)

/** What a value is one less (`by` −1) or one more than; null if it isn't written so. "at most X − 1" is "less than X". */
export function nextTo(value: Value, by: 1 | -1): Value | null {
  if (typeof value !== "object" || !("plus" in value)) return null
  const parts = value.plus as readonly Value[]
  const [first, second] = parts
  if (parts.length !== 2 || first === undefined || second === undefined) return null
  return second === by ? first : first === by ? second : null
}

/** A number for each of some things: "1000 for each fire card"; null if the value isn't written so. */
export function eachOf(value: Value): { readonly times: number; readonly each: Filter } | null {
  if (typeof value !== "object") return null
  if ("count" in value) {
    const all = typeof value.count === "object" ? (value.count as { readonly all?: Filter }).all : undefined
    return all === undefined ? null : { times: 1, each: all }
  }
  if (!("times" in value)) return null
  const parts = value.times as readonly Value[]
  const number = parts.find((part) => typeof part === "number")
  const count = parts.find((part) => typeof part === "object" && "count" in part)
  const each = count === undefined ? null : eachOf(count)
  return parts.length === 2 && typeof number === "number" && each !== null ? { times: number, each: each.each } : null
}
