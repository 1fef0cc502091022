import type { GameBasis } from "./basis.ts"
import type { GameEvent } from "./events.ts"
import { decision, type Game } from "./game.ts"
import { type Key, NONE, type ObjectId } from "./ids.ts"
import type { EventPattern } from "./language/types.ts"
import { logLines } from "./log.ts"
import type { Said, Target } from "./modes.ts"
import type { Option } from "./space/types.ts"
import { type GameObject, type Marks, type Names, object, type Plain, type State } from "./state.ts"
import { isInPlay } from "./zones.ts"

/**
 * A text that is the same for positions that play on alike: those that differ only in ids, in what they count time by, in
 * the random numbers to come, in the log and in what happened before. Different positions have different keys; a few equal
 * ones have too (see below).
 *
 * Objects are called by their place: zones in the rulebook's order, each in its own order, or sorted by content where it
 * has none. Kept of the past is what rules can ask: how often this turn the events happened that cards of this game ask
 * about (`happened`) or that the rulebook names in `asksHistory`; marks; for a permanent, how many turns it has been there,
 * up to the number of players. A mark that holds a turn's number keeps it. In the middle of a procedure, the key is that of
 * the last rest and the answers since.
 */
export function positionKey(game: Game): string {
  decision(game)
  if (game.still || game.tape === game.rest.tape || game.asked === null) return stateKey(game, game.state)
  const { state } = game.rest
  const names = new Labels(game, state)
  const answers = logLines(game, game.rest.log?.n).flatMap(({ entry }) => {
    if (entry.type !== "answered") return []
    const options = "options" in entry.decision.space ? entry.decision.space.options : []
    return [entry.keys.map((key) => answerKey(names, options, key, state.objects.length)).join(",")]
  })
  return `${names.text()}\n${answers.join(";")}`
}

/** The same of a state alone, as it is in the middle of a procedure too. */
export const stateKey = (game: Game, state: State): string => new Labels(game, state).text()

/** A short text for the position as it stands, in the middle of a procedure too; with or without what has happened in this turn. */
export const standingKey = (game: Game, past: boolean): string => hashed(new Labels(game, game.state).text(past))

/**
 * The same for positions that differ only in players' life, in counters on objects and in players' marks that begin so. What
 * has happened in this turn counts as far as a card of the game asks about it.
 */
export const shapeKey = (game: Game, counted: readonly string[]): string =>
  hashed(new Labels(game, game.state, counted).text())

/** A text as a short one. */
function hashed(text: string): string {
  let one = 0x811c9dc5
  let other = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}

/** An object that came since the rest is called by when it came: the same answers give the same. */
function answerKey(names: Labels, options: readonly Option[], key: Key, first: number): string {
  const is = options.find((option) => option.key === key)?.is
  if (is === undefined || !("object" in is) || is.object === NONE) return JSON.stringify(key)
  return JSON.stringify({ ...is, object: is.object < first ? names.of(is.object) : `+${is.object - first}` })
}

/** The labels of a state's objects, and the text made with them. */
class Labels {
  private readonly labels = new Map<ObjectId, string>()
  private readonly colours = new Map<ObjectId, string>()
  private readonly attached = new Map<ObjectId, ObjectId[]>()
  private readonly mentioned = new Map<ObjectId, string[]>()
  private readonly game: Game
  private readonly state: State
  private readonly counted: readonly string[] | null

  /** @param counted marks of players that, with life and counters, make no difference */
  constructor(game: Game, state: State, counted: readonly string[] | null = null) {
    this.game = game
    this.state = state
    this.counted = counted
    this.findMentions()
    this.colour()
    this.label()
  }

  /** What an object is called; one that has left, by what it was. */
  readonly of = (id: ObjectId): string => {
    if (id === NONE) return "-"
    const label = this.labels.get(id)
    if (label !== undefined) return label
    const found = this.state.objects[id]
    return found === undefined ? "?" : `(${gone(found)})`
  }

  /** The whole state. */
  text(history = true): string {
    const { state, game } = this
    const zones = state.zones.map((list) => {
      const lines = [...list].sort((a, b) => this.place(a) - this.place(b)).map((id) => this.line(id))
      return lines.join(" ")
    })
    return [
      `active ${state.active}`,
      state.players.map((player) => this.player(player)).join(" / "),
      `loop ${JSON.stringify(this.loop(state.loop))}`,
      ...zones,
      ...state.waiting.map(
        (one) =>
          `waits ${one.kind} ${this.of(one.source)} ${one.controller} ${JSON.stringify(one.ability)} ${this.event(one.event)} ${this.names(one.names)}`,
      ),
      ...state.effects.map(
        (one) =>
          `effect ${this.of(one.source)} ${one.controller} ${JSON.stringify(one.does)} ${one.objects?.map(this.of).join(",") ?? "-"} ${one.until} ${age(state, one.turn)} ${this.names(one.names)}`,
      ),
      history ? `happened ${historyText(game, state, this.counted !== null)}` : "",
      `result ${JSON.stringify(state.result)}`,
    ].join("\n")
  }

  private player({ life, marks }: State["players"][number]): string {
    const { counted } = this
    if (counted === null) return `${life}${marksText(marks)}`
    return marksText(
      Object.fromEntries(Object.entries(marks).filter(([name]) => !counted.some((start) => name.startsWith(start)))),
    )
  }

  private place(id: ObjectId): number {
    return Number(this.labels.get(id))
  }

  private line(id: ObjectId): string {
    const found = object(this.state, id)
    const on = found.attachedTo === NONE ? "" : `>${this.of(found.attachedTo)}`
    const under =
      found.under.length === 0 ? "" : `[${found.under.map((one) => this.content(object(this.state, one))).join(" ")}]`
    return `${this.of(id)}:${this.content(found)}${this.said(found.said)}${this.stacked(found)}${on}${under}`
  }

  /** What an object is, by itself. */
  private content(found: GameObject): string {
    const { kind, card, face, owner, controller, tapped, faceDown, known, counters, marks } = found
    const plays = isInPlay(this.game, found.zone)
    const bits = `${tapped ? "t" : ""}${faceDown ? "d" : ""}`
    const since = plays ? `s${age(this.state, found.since)}` : ""
    return `${kind[0]}${card}.${face}${owner}${controller}${bits}k${known}${since}${this.counted === null ? marksText(counters) : ""}${marksText(marks)}`
  }

  private said(said: Said | null): string {
    if (said === null) return ""
    const targets = (list: readonly (readonly Target[])[]): string =>
      list
        .map((slot) => slot.map((one) => ("object" in one ? this.of(one.object) : `p${one.player}`)).join(","))
        .join(";")
    const { modes, x, face, division, costs, copied, named } = said
    const picks = modes?.picks.map((pick) => `${pick.mode}(${targets(pick.targets)})`).join("+")
    return `{${face} ${modes?.by} ${picks} ${targets(said.targets)} ${x} ${JSON.stringify([division, costs, copied, named])}}`
  }

  private stacked({ stacked }: GameObject): string {
    if (stacked === null) return ""
    return `<${JSON.stringify(stacked.ability)} ${this.of(stacked.source)} ${this.event(stacked.event)} ${this.names(stacked.names)}>`
  }

  private names(names: Names): string {
    return Object.keys(names)
      .sort()
      .map((name) => {
        const bound = names[name]
        return `${name}=${Array.isArray(bound) ? bound.map(this.of).join(",") : JSON.stringify(bound)}`
      })
      .join("&")
  }

  private event(event: GameEvent | null): string {
    if (event === null) return "-"
    const { object: id, objects, source, becomes, over, attachTo, among: _, names, ...rest } = event
    const called = [id, source, becomes, over, attachTo].map((one) => (one === undefined ? "" : this.of(one)))
    return `${JSON.stringify(rest)}${called.join(",")}|${objects?.map(this.of).join(",") ?? ""}|${names === undefined ? "" : this.names(names)}`
  }

  /** Fields of the loop that the rulebook says hold objects are relabelled; a number anywhere else is a number. */
  private loop(loop: State["loop"]): Plain {
    const fields = this.game.rulebook.loopObjects ?? []
    const hidden = this.game.rulebook.loopHidden ?? []
    return Object.fromEntries(
      Object.keys(loop)
        .filter((name) => !hidden.includes(name))
        .sort()
        .map((name) => [name, fields.includes(name) ? this.called(loop[name]) : (loop[name] ?? null)]),
    )
  }

  private called(value: Plain | undefined): Plain {
    if (typeof value === "number") return this.of(value as ObjectId)
    if (Array.isArray(value)) return value.map((one: Plain) => this.called(one))
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.called(one)]))
    return value ?? null
  }

  /** Who is attached to whom, and which effects, waiting abilities and spells mention whom. */
  private findMentions(): void {
    const { state } = this
    const mention = (id: ObjectId, what: string): void => {
      this.mentioned.set(id, [...(this.mentioned.get(id) ?? []), what])
    }
    for (const found of lying(state)) {
      if (found.attachedTo !== NONE)
        this.attached.set(found.attachedTo, [...(this.attached.get(found.attachedTo) ?? []), found.id])
      const targets = [
        ...(found.said?.targets ?? []),
        ...(found.said?.modes?.picks.flatMap((pick) => pick.targets) ?? []),
      ]
      targets.forEach((slot, i) => {
        for (const one of slot) if ("object" in one) mention(one.object, `${found.zone}${i}`)
      })
      if (found.stacked !== null) mention(found.stacked.source, `${found.zone}s`)
    }
    state.effects.forEach((effect, i) => {
      mention(effect.source, `e${i}`)
      for (const id of effect.objects ?? []) mention(id, `f${i}`)
      for (const bound of Object.values(effect.names))
        if (Array.isArray(bound)) for (const id of bound) mention(id, `n${i}`)
    })
    state.waiting.forEach((one, i) => {
      mention(one.source, `w${i}`)
      const { event } = one
      for (const id of [event?.object, event?.becomes, event?.source, ...(event?.objects ?? [])])
        if (id !== undefined) mention(id, `v${i}`)
    })
  }

  /** An object's content with what hangs on it and what it hangs on: sorts what has no order of its own. */
  private colour(): void {
    const found = [...lying(this.state)]
    for (const one of found)
      this.colours.set(one.id, `${this.content(one)}${(this.mentioned.get(one.id) ?? []).sort().join("")}`)
    for (let round = 0; round < 2; round++) {
      const before = new Map(this.colours)
      const own = (id: ObjectId): string => before.get(id) ?? "?"
      for (const { id, attachedTo, under } of found) {
        const hangs = (this.attached.get(id) ?? []).map(own).sort()
        if (hangs.length === 0 && attachedTo === NONE && under.length === 0) continue
        const on = attachedTo === NONE ? "" : own(attachedTo)
        this.colours.set(id, `${own(id)}<${hangs.join(" ")}>${on}[${under.map(own).join(" ")}]`)
      }
    }
  }

  private label(): void {
    const { state, game } = this
    const seats = state.players.length
    const colour = (id: ObjectId): string => this.colours.get(id) ?? ""
    let next = 0
    const give = (id: ObjectId): void => {
      this.labels.set(id, String(next++))
      for (const under of object(state, id).under) give(under)
    }
    state.zones.forEach((list, slot) => {
      const ordered = game.rulebook.zones[Math.floor(slot / seats)]?.ordered === true
      const sorted = ordered ? list : [...list].sort((a, b) => compare(colour(a), colour(b)))
      sorted.forEach(give)
    })
  }
}

/** What can still be asked about an object that has left. */
const gone = ({ kind, card, face, owner, controller, counters, last }: GameObject): string =>
  `${kind[0]}${card}.${face}${owner}${controller}${marksText(counters)}${JSON.stringify(last)}`

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function* lying(state: State): Generator<GameObject> {
  for (const list of state.zones) {
    for (const id of list) {
      const found = object(state, id)
      yield found
      for (const under of found.under) yield object(state, under)
    }
  }
}

/** Turns since, up to the number of players: whether something came in this turn, in the last one, or before. */
const age = (state: State, turn: number): number => Math.min(state.turn - turn, state.players.length)

const marksText = (marks: Marks): string => {
  // When something began to count is told by no mark: it is a number that never comes again (see `timeOf`).
  const names = Object.keys(marks).filter((name) => marks[name] !== 0 && !name.startsWith("time"))
  return names.length === 0
    ? ""
    : `{${names
        .sort()
        .map((name) => `${name}=${marks[name]}`)
        .join(" ")}}`
}

const asked = new WeakMap<GameBasis, ReadonlySet<string>>()

/** The names of events that cards of this game ask about afterwards. */
function askedByCards({ basis }: Game): ReadonlySet<string> {
  const found = asked.get(basis)
  if (found !== undefined) return found
  const names = new Set<string>()
  const search = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return
    if ("nth" in data && "on" in data) for (const on of [data.on as string | string[]].flat()) names.add(on)
    for (const [head, inner] of Object.entries(data)) {
      if (head === "happened")
        for (let one = inner as EventPattern | undefined; one !== undefined; one = one.or)
          for (const on of [one.on].flat()) names.add(on)
      search(inner)
    }
  }
  for (const card of basis.cards) search(card.faces.map((face) => face.abilities))
  asked.set(basis, names)
  return names
}

const cardText = (state: State, id: ObjectId | undefined): string => {
  const found = id === undefined ? undefined : state.objects[id]
  return found === undefined ? "" : `${found.card}.${found.face}${found.controller}`
}

/** How often this turn what is asked about has happened: by cards, and by the rulebook if not by cards alone. */
function historyText(game: Game, state: State, byCards: boolean): string {
  const names = new Set([...askedByCards(game), ...((byCards ? null : game.rulebook.asksHistory) ?? [])])
  if (names.size === 0) return ""
  const counts = new Map<string, number>()
  for (const event of state.history) {
    for (const name of game.rulebook.eventNames(event)) {
      if (!names.has(name)) continue
      const cards = [event.object, event.source].map((id) => cardText(state, id)).join(":")
      const what = `${name}:${event.player ?? ""}:${event.from ?? ""}:${event.to ?? ""}:${event.name ?? ""}:${cards}`
      counts.set(what, (counts.get(what) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([what, n]) => `${what}=${n}`)
    .sort()
    .join(" ")
}
