import { type Built, given } from "../building.ts"
import { each, type Meant, selector } from "./things.ts"

/** The same things chosen by a player who isn't the reader, whose own they are. */
export function actedBy(player: unknown, effect: unknown): unknown {
  if (Array.isArray(effect)) return effect.map((one) => actedBy(player, one))
  if (typeof effect !== "object" || effect === null) return effect
  const node = effect as Built
  if ("points" in node) return node
  const acted: Record<string, unknown> = {}
  for (const [word, argument] of Object.entries(node)) acted[word] = actedBy(player, argument)
  if ("choose" in node && acted.by === undefined) acted.by = player
  if (
    ("draw" in node || "useFree" in node || "usePaying" in node || "look" in node || "nameTrait" in node) &&
    acted.by === undefined
  )
    acted.by = player
  // What another player puts out is theirs.
  if ("putIntoBattle" in node && acted.under === undefined) acted.under = "owner"
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
  // The rest of a turn is that of whose turn it is.
  if ((effect as Built).skipRestOfTurn === "own") return { ...effect, skipRestOfTurn: "active" }
  return Object.fromEntries(Object.entries(effect).map(([word, argument]) => [word, yours(argument)]))
}

/** What a sentence says before what is done. */
export type Lead =
  | { readonly lead: "done" | "not-done" | "otherwise" }
  | { readonly lead: "if" | "instead"; readonly if: unknown }
  | { readonly lead: "until"; readonly until: string }
  | { readonly lead: "later"; readonly later: unknown; readonly until?: string; readonly every?: true }
  | { readonly lead: "each"; readonly player: unknown }

/** How a clause ends: finally, as something that may be done, or going on. */
export type Ending = "fin" | "may" | "cont" | "or"

export interface Clause {
  readonly effect: unknown
  readonly end: Ending
  /** Who does it, where that isn't the reader. */
  readonly by?: unknown
  /** It is asked whether it is done at all, when the clauses before it are. */
  readonly asks?: true
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

/** Clauses that are done if something holds once those before them are done. Null where how long they last isn't theirs to say. */
export function asked(condition: unknown, clauses: readonly Clause[]): Clause | null {
  if (clauses.some(({ effect }) => [effect].flat(2).some(isLasting))) return null
  const said = sentence([], clauses)
  if (said === null) return null
  const by = said.by === null || said.by === "you" ? {} : { by: said.by }
  return {
    effect: { if: condition, then: said.may ? { may: said.effect, ...by } : said.effect },
    end: "fin",
    asks: true,
    ...(clauses[0]?.by === undefined ? {} : { by: clauses[0].by }),
  }
}

/** Clauses as a sentence; null where they don't go together. */
export function sentence(leads: readonly Lead[], clauses: readonly Clause[]): Sentence | null {
  const last = clauses.at(-1)
  if (last === undefined || last.end === "cont" || last.end === "or") return null
  if (clauses.slice(0, -1).some(({ end }) => end === "or")) return choosingBetween(leads, clauses)
  if (clauses.slice(0, -1).some(({ end }) => end !== "cont")) return null
  let by: unknown = null
  let alone = 0
  const effects: unknown[] = []
  for (const clause of clauses) {
    if (clause.asks === true) {
      // Whose doing it is would have to be said again.
      if (by !== null && by !== "you" && clause.by === undefined) return null
      effects.push(clause.effect)
      by = null
      continue
    }
    if (clause.by !== undefined) by = clause.by
    if (by !== each) alone = effects.length + 1
    const effect = by === null || by === "you" ? clause.effect : actedBy(by, clause.effect)
    effects.push(effect)
  }
  const until = leads.find((lead) => lead.lead === "until")
  let lasting: readonly unknown[] = effects.flat(2).map((one) => untilOf(one, until === undefined ? null : until.until))
  if (until !== undefined && !effects.flat(2).some(isLasting)) return null
  if (by === null || by === "you") lasting = lasting.map(yours)
  const effect = lasting.length === 1 ? lasting[0] : lasting
  if (by === each) {
    const first = lasting.slice(0, effects.slice(0, alone).flat(2).length)
    const theirs = lasting.slice(first.length)
    const own = theirs.length === 1 ? theirs[0] : theirs
    const all = { eachPlayer: "any", as: "each", do: last.end === "may" ? { may: own, by } : own }
    return { leads, effect: first.length === 0 ? all : [...first.map(yours), all], may: false, by: null }
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
  // Who is named first does all of it; a later branch may name somebody else.
  if (clauses[0]?.by !== undefined) return null
  return { leads, effect: { either: said.map((one) => one?.effect) }, may: last.end === "may", by: null }
}

const isLasting = (effect: unknown): boolean =>
  typeof effect === "object" && effect !== null && "continuous" in effect && (effect as Built).until === null

/** A continuous effect lasts as long as its sentence says; to the game's end where the sentence doesn't say (608.2a). */
function untilOf(effect: unknown, until: string | null): unknown {
  if (!isLasting(effect)) return effect
  const { continuous, on, ...more } = effect as Built & { continuous: Built }
  // As long as a card is there it is about whatever there is meanwhile.
  const all = until === "while-source" && typeof on === "object" && on !== null ? (on as Built).all : undefined
  if (all !== undefined) return { ...more, continuous: { ...continuous, to: all }, until }
  return { ...(effect as Built), until: until ?? "game" }
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
    const about = one.leads.find((lead) => lead.lead === "if")
    // What lies among cards that were turned up is asked before anything is done with them.
    if (about?.lead === "if" && asksAmong(about.if) && !isShowing(effects.at(-1))) return null
    for (const lead of [...one.leads].reverse()) {
      if (lead.lead === "if") effect = { if: lead.if, then: effect }
      if (lead.lead === "later") effect = given({ later: lead.later, do: effect, until: lead.until, every: lead.every })
      if (lead.lead === "each") effect = { eachPlayer: lead.player, as: "each", do: effect }
    }
    if (one.leads.some((lead) => lead.lead === "otherwise")) {
      const before = effects.pop()
      if (before === undefined || !("if" in before) || "else" in before) return null
      effects.push({ ...before, else: effect })
      continue
    }
    const instead = one.leads.find((lead) => lead.lead === "instead")
    if (instead?.lead === "instead") {
      const before = effects.pop()
      if (before === undefined || one.leads.length > 1) return null
      effects.push({ if: instead.if, then: effect, else: before })
      continue
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
    // Nothing could be done where a condition didn't hold: that isn't what "if you don't" asks.
    if (word === "else" && "if" in before && !("else" in before)) {
      const inner = before.then as Built
      const free = !Array.isArray(inner) && ("may" in inner || "try" in inner)
      effects.push({ ...before, then: { ...(free ? inner : { try: inner, then: [] }), else: effect } })
      continue
    }
    const open = "may" in before || "try" in before ? before : { try: before, ...(word === "else" ? { then: [] } : {}) }
    if (word in open) return null
    effects.push({ ...open, [word]: effect })
  }
  return effects.length === 1 ? effects[0] : effects
}

const asksAmong = (condition: unknown): boolean => JSON.stringify(condition).includes('"is":{"points":"rest"')

const isShowing = (effect: Built | undefined): boolean =>
  effect !== undefined && ("reveal" in effect || "look" in effect)

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
