import type { Built } from "../building.ts"
import { given } from "../building.ts"
import { alone, same } from "./effect-building.ts"
import { saidByItself } from "./token-building.ts"

/*
 * What the grammar of texts builds with: sentences that follow one another, choices of modes.
 */

/** A sentence that goes on from the one before. */
interface Follows {
  readonly follows:
    | "then"
    | "else"
    | "otherwise"
    | "instead"
    | "noRegeneration"
    | "newTargets"
    | "stillLand"
    | "exiledInstead"
    | "manaLasts"
    | "countersFor"
    | "manaCost"
    | "anyMana"
    | "tokenHas"
    | "tokensHave"
    | "won"
    | "lost"
    | "heads"
    | "tails"
    | "clashWon"
    | "clashLost"
    | "table"
  readonly done: unknown
  readonly condition: unknown
}

export const follows = (how: Follows["follows"], done: unknown = null, condition: unknown = null): Follows => ({
  follows: how,
  done,
  condition,
})

/** "Choose target opponent": whom what follows is about. */
export const choosingPlayer = (who: string): Built => ({ choosingPlayer: who })

const isFollowUp = (one: unknown): one is Follows => typeof one === "object" && one !== null && "follows" in one

/** Clauses of one sentence. A sentence of several stays a list of its own within the text. */
export function finished(clauses: readonly unknown[], where: unknown, condition: unknown): unknown {
  const all = alone(sharedDuration(clauses))
  const effect = where === null ? all : whereX(all, where)
  if (condition === null) return effect
  return isObject(condition) && "unless" in condition ? unlessPaid(effect, condition) : { then: effect, if: condition }
}

/** "Goblins get +1/+0 and Elves get +0/+1 until end of turn": how long is said behind the last, and holds for those before. */
function sharedDuration(clauses: readonly unknown[]): readonly unknown[] {
  let until: unknown = null
  return clauses
    .toReversed()
    .map((clause) => {
      const effect = Array.isArray(clause) && clause.length === 1 ? clause[0] : clause
      if (!isObject(effect) || !("continuous" in effect)) {
        until = null
        return clause
      }
      if (effect.until == null) return until === null ? clause : { ...effect, until }
      until = effect.until
      return clause
    })
    .toReversed()
}

/** "… unless you pay {2}": they may pay; it is done if they don't. */
function unlessPaid(effect: unknown, { unless, by }: Built): Built {
  const whom = isObject(effect) && by !== null ? effect.by : null
  if (whom !== "opponent" && whom !== "any") return given({ else: effect, by, may: paying(unless, by) })
  // "Each opponent loses 4 life unless that player …": of each it is asked by themselves.
  const each = { eachOne: whom }
  return {
    eachPlayer: whom,
    as: each,
    do: { else: { ...(effect as Built), by: each }, by: each, may: paying(unless, each) },
  }
}

/** What is paid, or one of several things. */
function paying(unless: unknown, by: unknown): Built {
  const who = by === null || (isObject(by) && "eachOne" in by) ? by : same(by)
  const pay = (costs: unknown): Built => given({ pay: costs, by: who })
  return isObject(unless) && Array.isArray(unless.oneOf)
    ? given({ either: unless.oneOf.map(pay), by: who })
    : pay(unless)
}

/** "…, where X is …": the number has a name of its own. */
const whereX = (effect: unknown, value: unknown): Built => ({ do: effect, where: value })

export const conditional = (condition: unknown, done: unknown): Built => ({ if: condition, then: done })

/** Sentences in their order, each that goes on joined to what it goes on from. */
export function text(sentences: readonly unknown[]): unknown {
  const list: unknown[] = []
  for (const [i, one] of sentences.entries()) {
    // A player who is chosen is announced where they are first meant.
    if (isObject(one) && "choosingPlayer" in one)
      return [...list, { subject: { targetPlayer: one.choosingPlayer }, do: text(sentences.slice(i + 1)) }]
    if (!isFollowUp(one)) {
      const later = saidOfReturned(one) ? withinLater(list.at(-1), one) : null
      if (later !== null) list.splice(-1, 1, later)
      else list.push(...(isObject(one) && Array.isArray(one.sentences) ? (one.sentences as unknown[]) : [one]))
      continue
    }
    const before = list.pop()
    if (before === undefined) return { notSaid: "nothing to go on from" }
    list.push(joined(before, one))
  }
  return list.length === 1 && !Array.isArray(list[0]) ? list[0] : list
}

/**
 * "It doesn't untap during its controller's next untap step". Of all lands or creatures of a player it is said as they are in that
 * step (611.2c), for which there are no words.
 */
export const stayingTapped = (it: unknown): Built =>
  isObject(it) && "all" in it && !/"(attacking|blocking|blocked|is|points)"/.test(JSON.stringify(it.all))
    ? { notSaid: "what doesn't untap then" }
    : { staysTapped: it }

/** Does it say how long something about "it" lasts? */
const saidOfReturned = (one: unknown): boolean =>
  [one].flat(9).every((each) => isObject(each) && "continuous" in each && isObject(each.on) && each.on.points === "it")

/** "Return it to the battlefield at the beginning of the next upkeep. It gains haste": then, and of what has come back. */
function withinLater(before: unknown, one: unknown): unknown {
  if (Array.isArray(before)) {
    const last = withinLater(before.at(-1), one)
    return last === null ? null : [...before.slice(0, -1), last]
  }
  if (!isObject(before)) return null
  if ("later" in before)
    return hasInside(before.do, "putOntoBattlefield") ? { ...before, do: [before.do, one].flat(9) } : null
  if (!("then" in before) || "else" in before) return null
  const then = withinLater(before.then, one)
  return then === null ? null : { ...before, then }
}

function joined(before: unknown, { follows: how, done, condition }: Follows): unknown {
  switch (how) {
    case "then":
    case "else":
      return ifDone(before, how, done)
    case "otherwise": {
      const last = Array.isArray(before) ? before.at(-1) : before
      if (!isObject(last) || !("if" in last) || "else" in last) return { notSaid: "nothing is otherwise" }
      const whole = { ...last, else: done }
      return Array.isArray(before) ? [...before.slice(0, -1), whole] : whole
    }
    case "instead":
      return insteadOf(before, condition, done)
    case "noRegeneration":
      return changedLast(before, "destroy", { noRegeneration: true })
    case "newTargets":
      return done === "copies" ? newTargetsForAll(before) : changedLast(before, "copy", { newTargets: true })
    case "exiledInstead":
      return changedLast(before, "counter", { into: "exile" })
    case "manaLasts":
      return changedLast(before, hasInside(before, "addMana") ? "addMana" : "addAnyMana", { lasts: "turn" })
    case "countersFor": {
      const { kind, count } = done as { readonly kind: string; readonly count: unknown }
      return changedLast(before, "putOntoBattlefield", given({ counters: { [kind]: count }, countersFor: condition }))
    }
    case "manaCost":
      return forManaCost(before, done as string)
    case "stillLand":
      return stillLand(before)
    case "tokenHas":
      return tokenHas(before, done, condition, false)
    case "tokensHave":
      return tokenHas(before, done, condition, true)
    case "table":
      return changedLast(before, "rollDie", { table: done })
    case "anyMana":
      return forAnyMana(before, done)
    case "won":
    case "lost":
    case "heads":
    case "tails":
      return changedLast(before, "flipCoin", { [how]: done })
    case "clashWon":
      return changedLast(before, "clash", { then: done })
    case "clashLost":
      return changedLast(before, "clash", { else: done })
    default:
      return { notSaid: how }
  }
}

const isObject = (one: unknown): one is Record<string, unknown> =>
  typeof one === "object" && one !== null && !Array.isArray(one)

/** What is done instead takes the place of what was said last: behind "if you do" of that alone. */
const insteadOf = (before: unknown, condition: unknown, done: unknown): Built =>
  isObject(before) && ("may" in before || "try" in before) && "then" in before && !("else" in before)
    ? { ...before, then: { else: before.then, if: condition, then: done } }
    : { else: before, if: condition, then: done }

function ifDone(said: unknown, how: "then" | "else", done: unknown): unknown {
  const before = castNow(said)
  const last = Array.isArray(before) && before.length > 1 ? before.at(-1) : null
  // "Mill two cards, then you may pay {1}. If you do": that what may be done was.
  if (isObject(last) && "may" in last && !(how in last))
    return [...(before as unknown[]).slice(0, -1), { ...last, [how]: done }]
  if (isObject(before) && "may" in before && !(how in before)) return { ...before, [how]: done }
  if (isObject(before) && "try" in before && !(how in before)) return { ...before, [how]: done }
  const asked = isObject(before) && "if" in before && !("else" in before) ? before.then : null
  if (isObject(before) && isObject(asked) && "may" in asked && !(how in asked))
    return { ...before, then: { ...asked, [how]: done } }
  if (how === "else") return { try: before, then: [], else: done }
  return { try: before, then: done }
}

/** "You may cast that card. If you don't, …": it is cast now or not at all, where nothing says for how long (608.2g). */
function castNow(effect: unknown): unknown {
  if (Array.isArray(effect)) return effect.length === 1 ? castNow(effect[0]) : effect
  if (!isObject(effect) || !isObject(effect.continuous) || effect.until != null) return effect
  const { mayCast, mayPlay } = effect.continuous.does as Built
  if (!isObject(mayCast ?? mayPlay) || (mayCast ?? mayPlay) === undefined) return effect
  if ("anyMana" in ((mayCast ?? mayPlay) as Built)) return { notSaid: "mana of any kind for a spell cast now" }
  return { [mayCast === undefined ? "play" : "cast"]: effect.on }
}

/** The last thing done with this verb, with something more said of it. */
function changedLast(before: unknown, verb: string, more: Built): unknown {
  if (Array.isArray(before)) {
    const at = before.findLastIndex((one) => isObject(one) && (verb in one || hasInside(one, verb)))
    if (at < 0) return { notSaid: `nothing to ${verb}` }
    return before.map((one, i) => (i === at ? changedLast(one, verb, more) : one))
  }
  if (!isObject(before)) return { notSaid: `nothing to ${verb}` }
  if (verb in before) return { ...before, ...more }
  for (const inner of ["do", "then", "may"])
    if (inner in before && hasInside(before[inner], verb))
      return { ...before, [inner]: changedLast(before[inner], verb, more) }
  return { notSaid: `nothing to ${verb}` }
}

/** "Copy this, then copy that. You may choose new targets for the copies": for those of each. */
function newTargetsForAll(before: unknown): unknown {
  const list = Array.isArray(before) ? before.flat(9) : []
  if (list.length > 1 && list.every((one) => isObject(one) && "copy" in one))
    return list.map((one) => ({ ...one, newTargets: true }))
  if (isObject(before) && "then" in before && hasInside(before.then, "copy"))
    return { ...before, then: newTargetsForAll(before.then) }
  return changedLast(before, "copy", { newTargets: true })
}

const hasInside = (one: unknown, verb: string): boolean =>
  Array.isArray(one)
    ? one.some((inner) => hasInside(inner, verb))
    : isObject(one) &&
      (verb in one || ["do", "then", "may"].some((inner) => inner in one && hasInside(one[inner], verb)))

/** "Until end of turn, …": for all that is said behind and says nothing else. Something has to last. */
export function lasting(until: unknown, effect: unknown): unknown {
  const found = withDuration(until, effect)
  return found.lasts ? found.effect : { notSaid: "nothing that lasts" }
}

function withDuration(until: unknown, effect: unknown): { readonly effect: unknown; readonly lasts: boolean } {
  if (Array.isArray(effect)) {
    const all = effect.map((one) => withDuration(until, one))
    return { effect: all.map((one) => one.effect), lasts: all.some((one) => one.lasts) && !effect.some(isCast) }
  }
  if (!isObject(effect)) return { effect, lasts: false }
  if ("continuous" in effect || "gainControl" in effect || "becomeCopy" in effect)
    return { effect: effect.until == null ? { ...effect, until } : effect, lasts: true }
  if ("either" in effect) {
    const { effect: either, lasts } = withDuration(until, effect.either)
    return { effect: { ...effect, either }, lasts }
  }
  for (const word of ["do", "may"])
    if (word in effect && !("later" in effect)) {
      const inner = withDuration(until, effect[word])
      return { effect: { ...effect, [word]: inner.effect }, lasts: inner.lasts }
    }
  return { effect, lasts: false }
}

/** Casting and playing are done at once: that it may be done for a while is another thing. */
const isCast = (effect: unknown): boolean => isObject(effect) && ("cast" in effect || "play" in effect)

export interface ModalHead extends Built {
  readonly choose: unknown
  readonly more: readonly Built[]
  /** What is done besides, before the modes. */
  readonly before?: Built
}

/** A choice of modes, with what is said about it. */
export function modal({ more, before, ...head }: ModalHead, lines: readonly Built[]): unknown {
  // What is said of the ability in each of its modes is said of the ability.
  const limits = lines.map(({ everyMode }) => everyMode)
  const [limit] = limits
  if (limits.some((one) => JSON.stringify(one) !== JSON.stringify(limit))) return { notSaid: "a limit of one mode" }
  const modes = lines.map(({ everyMode: _, ...mode }) => mode)
  const { timing, x, limit: often, if: only, ...said } = Object.assign({}, ...more) as Built
  const { value = x, ...rest } = head as Built
  const whole = { modal: given({ ...rest, ...said, modes }) }
  if (before !== undefined) return [before, whole]
  if (value !== undefined) return { do: whole, where: value }
  return given({ ...whole, timing, limit: often, if: only, ...(limit as Built | undefined) })
}

export const countWhere = (choose: unknown, where: unknown): unknown => {
  if (where === null) return choose
  if (choose === "x") return where
  return isObject(choose) && choose.upTo === "x" ? { upTo: where } : { notSaid: "where X is nothing" }
}

/** "You may choose both": so many, or one. */
export const orMore = (choose: unknown): unknown => (choose === 2 ? { oneOf: [1, 2] } : choose)

/** "… gains flashback. The flashback cost is equal to its mana cost." */
function forManaCost(before: unknown, keyword: string): unknown {
  if (Array.isArray(before)) return [...before.slice(0, -1), forManaCost(before.at(-1), keyword)]
  const grant = isObject(before) && isObject(before.continuous) ? (before.continuous.does as Built).grant : null
  if (!isObject(before) || !isObject(before.continuous) || !isObject(grant) || !(keyword in grant))
    return { notSaid: `the ${keyword} cost` }
  const does = { ...(before.continuous.does as Built), grant: { [keyword]: "mana-cost" } }
  return { ...before, continuous: { ...before.continuous, does } }
}

/** "It's still a land": the types it becomes are added to what it is. */
function stillLand(before: unknown): unknown {
  if (Array.isArray(before)) return [...before.slice(0, -1), stillLand(before.at(-1))]
  for (const inner of ["then", "do"])
    if (isObject(before) && inner in before && !("else" in before))
      return { ...before, [inner]: stillLand(before[inner]) }
  if (!isObject(before) || !isObject(before.continuous)) return { notSaid: "still a land" }
  const { setTypes, addType = setTypes, setSubtypes, ...rest } = before.continuous.does as Record<string, unknown>
  if (addType === undefined) return { notSaid: "still a land" }
  const one = (all: unknown): unknown => (Array.isArray(all) && all.length === 1 ? all[0] : all)
  const does = given({ ...rest, addType: one(addType), addSubtype: one(setSubtypes) })
  return { ...before, continuous: { ...before.continuous, does } }
}

/** "Mana of any type can be spent to cast it", of what may be cast or played by what was said last. */
function forAnyMana(before: unknown, anyMana: unknown): unknown {
  if (Array.isArray(before)) return [...before.slice(0, -1), forAnyMana(before.at(-1), anyMana)]
  if (!isObject(before)) return { notSaid: "what is cast" }
  if (isObject(before.continuous)) {
    const does = before.continuous.does as Built
    const [word = ""] = Object.keys(does)
    if (word !== "mayPlay" && word !== "mayCast") return { notSaid: "what is cast" }
    return {
      ...before,
      continuous: { ...before.continuous, does: { [word]: { ...(does[word] as Built), anyMana } } },
    }
  }
  for (const inner of ["do", "then", "may"])
    if (inner in before) return { ...before, [inner]: forAnyMana(before[inner], anyMana) }
  return { notSaid: "what is cast" }
}

/** "Create a creature token. It has …": an ability of the token's own, which may say its power and toughness (111.3); of others it lasts. */
function tokenHas(before: unknown, ability: unknown, otherwise: unknown, many: boolean): unknown {
  if (Array.isArray(before)) return [...before.slice(0, -1), tokenHas(before.at(-1), ability, otherwise, many)]
  // "Target player creates …": the last thing that player does.
  const done = isObject(before) && "subject" in before && Array.isArray(before.do) ? before.do : []
  const last = done.at(-1)
  if (isObject(before) && isObject(last) && isObject(last.create))
    return { ...before, do: [...done.slice(0, -1), tokenHas(last, ability, otherwise, many)].flat() }
  if (!isObject(before) || !isObject(before.create) || ((before.count ?? 1) !== 1) !== many) return [before, otherwise]
  const { abilities = [], ...token } = before.create
  return {
    ...before,
    create: { ...saidByItself(ability), ...token, abilities: [...(abilities as readonly unknown[]), ability] },
  }
}
