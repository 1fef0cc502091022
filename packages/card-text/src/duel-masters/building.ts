import { type Built, both, given, type Pointer } from "../building.ts"

/** What Duel Masters' grammar builds with. */
export * from "../building.ts"

/** How many: a number, up to one, any number, all. */
export type Many =
  | { readonly count: unknown }
  | { readonly upTo: unknown }
  | { readonly any: true }
  | { readonly all: true }

/** Which things a verb is about, before what the verb says of them (from where, who chooses) is known. */
export interface Meant {
  readonly reach: "choose" | "random" | "all" | "top" | "this" | "attached" | "pointer"
  readonly filter: Built
  readonly more: Built
  readonly pointer?: unknown
}

export const chosen = (filter: Built, many: Many, more: Built = {}): Meant =>
  "all" in many
    ? { reach: "all", filter, more }
    : { reach: "choose", filter, more: { ...("count" in many && many.count === 1 ? {} : many), ...more } }

export const random = (filter: Built, many: Many): Meant => ({
  reach: "random",
  filter,
  more: "count" in many && many.count === 1 ? {} : (many as Built),
})
export const pointed = (pointer: unknown): Meant => ({ reach: "pointer", filter: {}, more: {}, pointer })
export const itself: Meant = { reach: "this", filter: {}, more: {} }
/** What the cross gear is on. */
export const attached: Meant = { reach: "attached", filter: {}, more: {} }
/** Every player, one after the other. */
export const each = { ref: "each" }
export const top = (count: unknown, of: string | null, zone: string | null = null): Meant => ({
  reach: "top",
  filter: {},
  more: given({ top: count, of, zone }),
})

/** From where things are taken, said apart from them. Null where it can't be said of them. */
export function from(what: Meant, place: Built | null): Meant | null {
  if (place === null) return what
  if (what.reach !== "choose" && what.reach !== "random" && what.reach !== "all") return null
  if (what.filter.zone !== undefined || what.filter.controller !== undefined) return null
  return { ...what, filter: both(place, what.filter) }
}

/** Things as the selector that a verb takes. */
export function selector({ reach, filter, more, pointer }: Meant): unknown {
  switch (reach) {
    case "this":
      return "this"
    case "attached":
      return null
    case "pointer":
      return pointer
    case "top":
      return more
    case "all":
      return { all: filter }
    default:
      return { [reach]: filter, ...more }
  }
}

export const zoneOf = (what: Meant): unknown => (what.reach === "top" ? (what.more.zone ?? "deck") : what.filter.zone)

/** The same things chosen by a player who isn't the reader, whose own they are. */
export function actedBy(player: unknown, effect: unknown): unknown {
  if (Array.isArray(effect)) return effect.map((one) => actedBy(player, one))
  if (typeof effect !== "object" || effect === null) return effect
  const node = effect as Built
  if ("points" in node) return node
  const acted: Record<string, unknown> = {}
  for (const [word, argument] of Object.entries(node)) acted[word] = actedBy(player, argument)
  if ("choose" in node && acted.by === undefined) acted.by = player
  if (("draw" in node || "useFree" in node || "usePaying" in node || "look" in node) && acted.by === undefined)
    acted.by = player
  if (acted.controller === "own") acted.controller = player
  if (acted.of === "own") acted.of = player
  for (const verb of ["shuffle", "skipRestOfTurn", "skipTurn", "win", "lose"])
    if (acted[verb] === "own") acted[verb] = player
  return acted
}

/** Who acts is the reader where nobody is named. */
function yours(effect: unknown): unknown {
  if (effect === "own") return "you"
  if (Array.isArray(effect)) return effect.map(yours)
  if (typeof effect !== "object" || effect === null) return effect
  return Object.fromEntries(Object.entries(effect).map(([word, argument]) => [word, yours(argument)]))
}

/** What a sentence says before what is done. */
export type Lead =
  | { readonly lead: "done" | "not-done" }
  | { readonly lead: "if"; readonly if: unknown }
  | { readonly lead: "until"; readonly until: string }
  | { readonly lead: "later"; readonly later: unknown; readonly until?: string }
  | { readonly lead: "each"; readonly player: unknown }

/** How a clause ends: finally, as something that may be done, or going on. */
export type Ending = "fin" | "may" | "cont" | "or"

export interface Clause {
  readonly effect: unknown
  readonly end: Ending
  /** Who does it, where that isn't the reader. */
  readonly by?: unknown
}

export interface Sentence {
  readonly leads: readonly Lead[]
  readonly effect: unknown
  readonly may: boolean
  readonly by: unknown
  /** Shields that were added to a hand can't be used as S-Triggers. */
  readonly noTrigger?: true
}

/** Something is chosen, to be spoken of in what follows. One that may be chosen is up to one. */
export function picking(what: Meant, end: Ending): Clause {
  const choice = selector(what) as Built
  if (end !== "may") return { effect: { picked: choice }, end }
  const { count, ...rest } = choice
  return {
    effect: {
      picked:
        "choose" in choice && choice.any === undefined && choice.upTo === undefined
          ? { ...rest, upTo: count ?? 1 }
          : choice,
    },
    end: "fin",
  }
}

/** Clauses as a sentence; null where they don't go together. */
export function sentence(leads: readonly Lead[], clauses: readonly Clause[]): Sentence | null {
  const last = clauses.at(-1)
  if (last === undefined || last.end === "cont" || last.end === "or") return null
  if (clauses.slice(0, -1).some(({ end }) => end === "or")) return choosingBetween(leads, clauses)
  if (clauses.slice(0, -1).some(({ end }) => end !== "cont")) return null
  let by: unknown = null
  let everyone = false
  const effects: unknown[] = []
  for (const clause of clauses) {
    if (clause.by !== undefined) by = clause.by
    const effect = by === null || by === "you" ? clause.effect : actedBy(by, clause.effect)
    effects.push(effect)
  }
  const until = leads.find((lead) => lead.lead === "until")
  let lasting: readonly unknown[] = effects.flat(2).map((one) => untilOf(one, until === undefined ? null : until.until))
  if (lasting.includes(null)) return null
  if (until !== undefined && !effects.flat(2).some(isLasting)) return null
  if (by === null || by === "you") lasting = lasting.map(yours)
  everyone = by === each
  const effect = lasting.length === 1 ? lasting[0] : lasting
  if (everyone) {
    const done = last.end === "may" ? { may: effect, by } : effect
    return { leads, effect: { eachPlayer: "any", as: "each", do: done }, may: false, by: null }
  }
  return { leads, effect, may: last.end === "may", by: last.end === "may" ? by : null }
}

/** 「AするかBする」: one of them. Null where they have different players, or go on within. */
function choosingBetween(leads: readonly Lead[], clauses: readonly Clause[]): Sentence | null {
  const last = clauses.at(-1)
  const branches: Clause[][] = [[]]
  for (const clause of clauses) {
    branches.at(-1)?.push(clause)
    if (clause.end === "or") branches.push([])
  }
  const said = branches.map((branch) =>
    sentence(
      [],
      branch.map((one, i) => (i === branch.length - 1 ? { ...one, end: "fin" as const } : one)),
    ),
  )
  if (last === undefined || said.some((one) => one === null)) return null
  const [by, ...others] = new Set(clauses.map((clause) => JSON.stringify(clause.by ?? null)))
  if (others.length > 0 || by !== "null") return null
  return { leads, effect: { either: said.map((one) => one?.effect) }, may: last.end === "may", by: null }
}

const isLasting = (effect: unknown): boolean =>
  typeof effect === "object" && effect !== null && "continuous" in effect && (effect as Built).until === null

/** A continuous effect lasts as long as its sentence says; null where the sentence doesn't say. */
function untilOf(effect: unknown, until: string | null): unknown {
  if (!isLasting(effect)) return effect
  return until === null ? null : { ...(effect as Built), until }
}

/** Sentences as one effect: "if you do" is tied to what was said before. Null where there is nothing it could be tied to. */
export function told(sentences: readonly Sentence[]): unknown {
  const effects: Record<string, unknown>[] = []
  for (const one of sentences) {
    if (one.noTrigger === true) {
      if (!withoutTriggers(effects)) return null
      continue
    }
    const by = one.by === null || one.by === "you" ? {} : { by: one.by }
    const each = one.leads.find((lead) => lead.lead === "each")
    let effect: unknown = one.may && !isFree(one) ? { may: one.effect, ...by } : one.effect
    for (const lead of [...one.leads].reverse()) {
      if (lead.lead === "if") effect = { if: lead.if, then: effect }
      if (lead.lead === "later") effect = given({ later: lead.later, do: effect, until: lead.until })
      if (lead.lead === "each") effect = { eachPlayer: lead.player, as: "each", do: effect }
    }
    const tie = one.leads.find((lead) => lead.lead === "done" || lead.lead === "not-done")
    if (tie === undefined) {
      effects.push(...([effect].flat() as Record<string, unknown>[]))
      continue
    }
    if (each !== undefined) return null
    const before = effects.pop()
    if (before === undefined) return null
    const word = tie.lead === "done" ? "then" : "else"
    const open = "may" in before || "try" in before ? before : { try: before }
    if (word in open) return null
    effects.push({ ...open, [word]: effect })
  }
  return effects.length === 1 ? effects[0] : effects
}

export type { Pointer }

/** Something is done to any number, so that it may be none anyway, and what was done is named. */
const isFree = ({ effect, by }: Sentence): boolean => {
  if (by !== null || Array.isArray(effect) || typeof effect !== "object" || effect === null) return false
  const [what] = Object.values(effect as object)
  return "destroy" in effect && typeof what === "object" && what !== null && "any" in what
}

/** The last thing that was done added shields to a hand: none of them is used as an S-Trigger. */
function withoutTriggers(effects: Record<string, unknown>[]): boolean {
  const last = effects.pop()
  const done = last === undefined ? null : untriggered(last)
  if (done === null) return false
  effects.push(done)
  return true
}

function untriggered(effect: Built): Record<string, unknown> | null {
  if ("takeShield" in effect) return { ...effect, withoutTrigger: true }
  // A shield that goes to the graveyard isn't used anyway.
  if ("putIntoGraveyard" in effect) return effect
  for (const word of ["then", "may", "try", "do"]) {
    const inner = effect[word]
    if (typeof inner !== "object" || inner === null) continue
    const list = [inner].flat() as Built[]
    const last = list.at(-1)
    const done = last === undefined ? null : untriggered(last)
    if (done !== null) return { ...effect, [word]: list.length === 1 ? done : [...list.slice(0, -1), done] }
  }
  return null
}

/** An ability led by a word. */
export const worded = (word: string, ability: Built | readonly Built[]): unknown =>
  Array.isArray(ability) ? ability.map((one, i) => (i === 0 ? { ...one, word } : one)) : { ...(ability as Built), word }

/** A word that points back, with its place. */
export const pointer = (
  points: string,
  many: boolean | null,
  at: { readonly start: number; readonly end: number },
): Pointer => ({
  points,
  many,
  at: [at.start, at.end],
})

/** "1000 for each": so much times so many. */
export const times = (n: unknown, each: unknown): unknown => (n === 1 ? each : { times: [n, each] })

interface Modifier {
  readonly where?: Built
  readonly shared?: Built
  readonly own?: Built
}

interface Described {
  readonly modifiers: readonly Modifier[]
  readonly noun: Built
}

/**
 * "Your water creatures or spells": whose and where are said of all; what kind, too, unless the later ones say their own. One
 * list where they differ in one word only.
 */
export function group(modifiers: readonly Modifier[], noun: Built, rest: readonly Described[]): Built {
  const places = both(...modifiers.map(({ where }) => where), ...modifiers.map(({ shared }) => shared))
  const own = both(...modifiers.map((one) => one.own))
  if (rest.length === 0) return both(...inOrder(modifiers), noun)
  const same = rest.every((one) => one.modifiers.length === 0)
  const nouns = [noun, ...rest.map((one) => one.noun)]
  const [word] = Object.keys(noun)
  const alike =
    word !== undefined && nouns.every((one) => Object.keys(one).length === 1 && typeof one[word] === "string")
  if (same && alike && (word === "type" || word === "race"))
    return both(...inOrder(modifiers), { [word]: nouns.map((one) => one[word]) })
  if (same) return both(...inOrder(modifiers), { any: nouns })
  const each = [
    both(own, noun),
    ...rest.map((one) =>
      both(...one.modifiers.flatMap(({ where, shared, own: theirs }) => [where, shared, theirs]), one.noun),
    ),
  ]
  return both(places, { any: each })
}

/** As they are said, so that they can be printed in that order. */
const inOrder = (modifiers: readonly Modifier[]): readonly (Built | undefined)[] =>
  modifiers.map(({ where, shared, own }) => where ?? shared ?? own)

/** Words that look like a race and are something else. */
const noRaces: ReadonlySet<string> = new Set([
  "クリーチャー",
  "カード",
  "シールド",
  "シールドゾーン",
  "マナゾーン",
  "マナ",
  "バトルゾーン",
  "バトル",
  "ターン",
  "プレイヤー",
  "コスト",
  "パワー",
  "タップ",
  "アンタップ",
  "ブロック",
  "ブレイク",
  "クロスギア",
  "クロス",
  "ジェネレート",
  "シャッフル",
  "タマシード",
  "オーラ",
  "フィールド",
  "エレメント",
  "リンク",
  "ゲーム",
  "ジャンケン",
  "サイキック",
  "ブロッカー",
  "スレイヤー",
  "スピードアタッカー",
  "GR",
  "X",
  "S",
  "W",
  "T",
  "Q",
  "ゾーン",
  "ドロー",
  "テキスト",
  "ゼロ",
  "ガチンコ",
  "ジャッジ",
  "チャージ",
  "ウエポン",
  "フォートレス",
])

export const isRace = (name: string): boolean =>
  !noRaces.has(name) && ![...noRaces].some((word) => word.length > 3 && name.endsWith(word))

/** So many chosen as are counted. */
export const chosenFor = (filter: Built, count: unknown, may: boolean): Meant =>
  chosen(filter, may ? { upTo: count } : { count })

/** "With less power than this": one less, one more at most. */
export const beside = (word: "コスト" | "パワー", how: "小さい" | "大きい", of: unknown): Built => {
  const number = word === "コスト" ? "cost" : "power"
  const name = { コスト: "Cost", パワー: "Power" }[word]
  return how === "小さい"
    ? { [`max${name}`]: { plus: [{ number, of }, -1] } }
    : { [`min${name}`]: { plus: [{ number, of }, 1] } }
}

/** A deck looked through, what is found shown and put somewhere, the deck shuffled. */
export function searching(said: {
  readonly whose: unknown
  readonly zone: string | null
  readonly filter: Built
  readonly n: Many
  readonly up: boolean
  readonly reveal: true | null
  readonly to: { readonly verb: string; readonly end: Ending }
  readonly shuffle: true | null
}): Clause {
  const { whose, zone, filter, n, up, reveal, to, shuffle } = said
  const mine = whose === "you"
  const single = "count" in n && n.count === 1
  const may = to.end === "may" || up
  const amount = may && "count" in n ? { upTo: n.count } : single ? {} : (n as Built)
  return {
    effect: [
      given({ search: filter, as: "found", ...amount, zone, of: mine ? null : whose, reveal }),
      { [to.verb]: { ref: "found" } },
      ...(shuffle === null ? [] : [{ shuffle: mine ? "you" : whose }]),
    ],
    end: to.end === "may" ? "fin" : to.end,
  }
}

/** One event or another: one pattern where they happen to the same. */
export function patterns(first: Built, rest: readonly Built[]): Built | null {
  if (rest.length === 0) return first
  const { on, ...about } = first
  if (!rest.every(({ on: _, ...other }) => JSON.stringify(other) === JSON.stringify(about))) return null
  return { on: [on, ...rest.map((one) => one.on)], ...about }
}

/** Options behind clauses. */
export function toModal(leads: readonly Lead[], clauses: readonly Clause[], modal: Built): Sentence | null {
  if (clauses.some(({ end }) => end !== "cont")) return null
  return sentence(leads, [...clauses, { effect: modal, end: "fin" }])
}

/** What happens instead; null where it can't be said so. */
export function replacing(pattern: Built, clauses: readonly Clause[]): Built | null {
  const said = sentence([], clauses)
  if (said === null || said.by !== null) return null
  return given({ replace: pattern, may: said.may ? true : null, with: said.effect })
}

interface Stated extends Clause {
  readonly does: readonly Built[]
  readonly who: Meant
}

interface Predicate {
  readonly does?: Built
  readonly gives?: readonly unknown[]
  readonly end: Ending
}

/**
 * What is said of a subject, one thing after the other. All that can stand side by side does; of abilities that are given the
 * first does. Null where one thing is said twice, or the clause goes on or ends too early.
 */
export function stating(who: Meant, first: Predicate, rest: readonly Predicate[]): Stated | null {
  const said = [first, ...rest]
  if (said.slice(0, -1).some(({ end }) => end !== "cont")) return null
  const does: Record<string, unknown> = {}
  for (const one of said) {
    for (const [word, argument] of Object.entries(one.does ?? {})) {
      if (word === "cant" && "cant" in does) does.cant = [does.cant, argument].flat()
      else if (word in does) return null
      else does[word] = argument
    }
    if (one.gives !== undefined) {
      if ("grant" in does) return null
      does.grant = one.gives.length === 1 ? one.gives[0] : one.gives
    }
  }
  const all = [does]
  const on = selector(who)
  const again = who.reach === "choose" || who.reach === "random" ? { points: "it", many: isMany(who), at: [0, 0] } : on
  const effect = all.map((one, i) => ({ continuous: { does: one }, on: i === 0 ? on : again, until: null }))
  return { effect, end: said.at(-1)?.end ?? "fin", does: all, who }
}

const isMany = ({ more }: Meant): boolean => more.any === true || (more.count ?? more.upTo ?? 1) !== 1

/** What is so as abilities; null where only an effect could say it. */
export function standing(condition: unknown, stated: readonly Stated[]): readonly Built[] | null {
  const last = stated.at(-1)
  if (last?.end !== "fin" || stated.slice(0, -1).some(({ end }) => end !== "cont")) return null
  const abilities = stated.flatMap(({ does, who }) => {
    const to = who.reach === "this" || who.reach === "attached" ? who.reach : who.reach === "all" ? who.filter : null
    if (to === null) return [null]
    return does.map((one) => given({ static: one, to: to === "this" ? null : to, while: condition }))
  })
  return abilities.includes(null) ? null : (abilities as readonly Built[])
}

/** The cost of using cards changes. */
export const costing = (what: Built | null, change: Built): Built =>
  given({ static: { costs: change }, to: what === null ? null : costed(what) })

const costed = (filter: Built): Built =>
  Object.fromEntries(
    Object.entries(filter).map(([word, argument]) => [word === "controller" ? "owner" : word, argument]),
  )

/** The same without saying whose, which the word says itself. */
export const unowned = ({ controller: _, ...filter }: Built): Built => filter

/** What an evolution creature is put on, as the keyword says it: creatures of one's own. */
export function base({ controller: _, ...filter }: Built): Built {
  const { type, ...rest } = filter
  return type === "creature" && filter.race === undefined ? rest : filter
}
