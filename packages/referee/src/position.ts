import type {
  CardData,
  CardSource,
  EditionRequest,
  Game,
  ObjectId,
  Placed,
  Rulebook,
  SeatSetup,
  Setup,
} from "@dilemma-table/engine"
import { type Filler, fillerCard } from "./fillers.ts"
import { type Attack, type Before, gameOf } from "./games.ts"
import { type Labels, plainName, seatOf } from "./refer.ts"
import {
  type CardDefinitionData,
  type GivenData,
  type RulingData,
  type Seat,
  type SeatGivenData,
  seatNames,
} from "./schema.ts"
import type { Path } from "./source.ts"
import { emblemsOf, keptDay, marksOfSeat, stateOfCard } from "./states.ts"
import { type GameName, stepOfTurn, zoneOf } from "./terms.ts"

/** A position as a setup, and where in the file each of its parts stands. */
export interface Position {
  readonly setup: Setup
  /** Where each card of `setup.cards` comes from; `short` if its only face is written at the card itself. */
  readonly cards: readonly { readonly path: Path; readonly short: boolean }[]
  /** Where each placed card stands, by seat and zone, in the order of the setup. */
  readonly placed: ReadonlyMap<Placed, Path>
  /** Labels by placed card. */
  readonly labels: ReadonlyMap<Placed, string>
  readonly before: readonly DoneBefore[]
}

/** Something has happened before the position is taken up. */
export interface DoneBefore extends Before {
  readonly path: Path
  /** Labels and players' letters. */
  readonly targets: readonly string[]
}

type GivenCard = Exclude<GivenData, string>

/**
 * Builds the position that a ruling is played from, under this edition.
 * @param found cards that the library hasn't, by plain name
 */
export function positionOf(
  data: RulingData,
  request: EditionRequest,
  found: ReadonlyMap<string, CardData> = new Map(),
): Position {
  const builder = new Builder(data, found)
  const seats = seatsOf(data).map((seat) => builder.seat(seat, data.given?.[seat] ?? {}))
  builder.unused(data)
  builder.link(seats)
  const before = builder.before(seats)
  const { active, turn, loop } = startOf(data, builder.attacks(seats), before)
  return {
    setup: {
      edition: request,
      seed: data.given?.seed ?? 1,
      cards: builder.sources,
      seats,
      start: { whole: false, turn, active, loop },
    },
    cards: builder.origins,
    placed: builder.placed,
    labels: builder.labels,
    before,
  }
}

/** The seats of a ruling: two, or as many as it gives something. */
export const seatsOf = ({ given }: Pick<RulingData, "given">): readonly Seat[] =>
  seatNames.slice(0, Math.max(2, seatNames.findLastIndex((seat) => given?.[seat] !== undefined) + 1))

function startOf(data: RulingData, attacks: readonly Attack[], before: readonly Before[]) {
  const game = data.game as GameName
  const { turn } = data.given ?? {}
  const active = seatOf(turn?.whose ?? "A")
  const step = turn?.step === undefined ? gameOf(game).firstStep : (stepOfTurn(game, turn.step) ?? turn.step)
  return {
    active,
    turn: turn?.number ?? 5 + active,
    loop: {
      ...gameOf(game).loopAt(step, active, data.given?.proposals === true, attacks, before),
      ...keptDay(data.given?.day),
    },
  }
}

class Builder {
  readonly sources: CardSource[] = []
  readonly origins: { path: Path; short: boolean }[] = []
  readonly placed = new Map<Placed, Path>()
  readonly labels = new Map<Placed, string>()
  private readonly attacking = new Map<Placed, true | string>()
  private readonly beforehand = new Map<Placed, Pick<DoneBefore, "what" | "path" | "targets">>()
  /** The marks of cards that something has exiled, to which its id is added, and its label. */
  private readonly linked = new Map<Record<string, number>, string>()
  private readonly known = new Map<string, number>()
  private readonly game: GameName
  private readonly own = new Map<string, { readonly data: CardData; readonly path: Path; readonly short: boolean }>()

  private readonly found: ReadonlyMap<string, CardData>

  constructor(data: RulingData, found: ReadonlyMap<string, CardData>) {
    this.game = data.game as GameName
    this.found = found
    for (const [i, definition] of (data.cards ?? []).entries()) {
      const { card, short } = ownCard(definition)
      const path: Path = ["cards", i]
      for (const name of ownNames(definition)) this.own.set(plainName(name), { data: card, path, short })
    }
  }

  seat(seat: Seat, given: SeatGivenData): SeatSetup {
    const zones: Record<string, Placed[]> = {}
    for (const [word, list] of Object.entries(given)) {
      if (!Array.isArray(list)) continue
      const name = zoneOf(this.game, word)
      if (name === null) continue
      zones[name] = list.flatMap((one: GivenData, i) => this.card(one, ["given", seat, word, i]))
    }
    for (const card of emblemsOf(given))
      zones.command = [
        ...(zones.command ?? []),
        { card: this.add(`emblem ${card.name.en}`, { data: card }, [], false), token: true },
      ]
    const usual = gameOf(this.game).usualZones
    for (const [name, filler] of Object.entries(usual)) {
      if (zones[name] !== undefined) continue
      zones[name] = Array.from({ length: filler.count }, () => ({ card: this.filler(filler.card, []) }))
    }
    return {
      zones,
      ...(given.life === undefined ? {} : { life: given.life as number }),
      marks: { ...(given.marks as Readonly<Record<string, number>> | undefined), ...marksOfSeat(given) },
    }
  }

  /** Those that are said to attack, and whom. */
  attacks(seats: readonly SeatSetup[]): readonly Attack[] {
    if (this.attacking.size === 0) return []
    const ids = idsOf(seats, gameOf(this.game).rulebook.zones)
    const found = new Map([...this.labels].map(([placed, label]) => [label, placed]))
    const seatOfPlaced = (placed: Placed): number =>
      placed.controller ?? seats.findIndex(({ zones }) => Object.values(zones).some((list) => list.includes(placed)))
    return [...this.attacking].map(([placed, whom]): Attack => {
      const by = seatOfPlaced(placed)
      const attacker = ids.get(placed) as ObjectId
      const at = whom === true ? undefined : found.get(whom)
      if (at !== undefined) return { attacker, by, defending: seatOfPlaced(at), at: ids.get(at) ?? null }
      const named = seatNames.find((seat) => seat === whom)
      return { attacker, by, defending: named === undefined ? (by + 1) % seats.length : seatOf(named), at: null }
    })
  }

  /** What has happened before, in the order in which it stands in the file. */
  before(seats: readonly SeatSetup[]): readonly DoneBefore[] {
    if (this.beforehand.size === 0) return []
    const ids = idsOf(seats, gameOf(this.game).rulebook.zones)
    const seatOfPlaced = (placed: Placed): number =>
      seats.findIndex(({ zones }) => Object.values(zones).some((list) => list.includes(placed)))
    return [...this.beforehand].map(([placed, done]) => ({
      ...done,
      id: ids.get(placed) as ObjectId,
      by: placed.controller ?? seatOfPlaced(placed),
    }))
  }

  /** What was exiled with something is marked with it (607.2a). */
  link(seats: readonly SeatSetup[]): void {
    if (this.linked.size === 0) return
    const ids = idsOf(seats, gameOf(this.game).rulebook.zones)
    for (const [marks, label] of this.linked)
      for (const [placed, name] of this.labels) if (name === label) marks.linked = ids.get(placed) as number
  }

  /** Cards that are defined and lie nowhere are checked all the same, but for those of which a step says that they can't be loaded. */
  unused(data: RulingData): void {
    const refused = (data.play ?? []).map((step) => this.own.get(plainName(step.refused?.load ?? ""))?.path)
    for (const [name, { data: card, path, short }] of this.own) {
      if (refused.includes(path) || this.origins.some((origin) => origin.path === path)) continue
      this.add(`own ${name} `, { data: card }, path, short)
    }
  }

  private card(given: GivenData, path: Path): readonly Placed[] {
    const one: GivenCard = typeof given === "string" ? { card: given } : given
    const inner = (list: readonly GivenData[] | undefined, field: string) =>
      list?.flatMap((other, i) => this.card(other, [...path, field, i]))
    const index = one.filler === undefined ? this.named(one, path) : this.filler(one.filler, [...path, "filler"])
    const fields = pickFields(one)
    return Array.from({ length: one.count ?? 1 }, () => {
      const under = inner(one.under, "under")
      const attached = inner(one.attached, "attached")
      const placed: Placed = {
        card: index,
        ...fields,
        ...this.faceUpShield(one, path),
        ...this.exiledWith(one, fields.marks),
        ...(under === undefined ? {} : { under }),
        ...(attached === undefined ? {} : { attached }),
      }
      this.placed.set(placed, path)
      if (one.label !== undefined) this.labels.set(placed, one.label)
      if (one.resolved !== undefined)
        this.beforehand.set(placed, { what: "spell", path, targets: one.resolved === true ? [] : one.resolved })
      if (one.adventure === true) this.beforehand.set(placed, { what: "adventure", path, targets: [] })
      if (one.attacking !== undefined) this.attacking.set(placed, one.attacking)
      return placed
    })
  }

  /** A shield that is said not to lie face down lies face up, and everyone knows it. */
  private faceUpShield({ faceDown, marks, knownBy }: GivenCard, path: Path): Partial<Placed> {
    const shields =
      this.game === "duel-masters" && path.length === 4 && zoneOf(this.game, String(path[2])) === "shields"
    if (!shields || faceDown !== false) return {}
    return { marks: { ...marks, "face-up": 1 }, ...(knownBy === undefined ? { knownBy: [0, 1] } : {}) }
  }

  private exiledWith({ exiledWith }: GivenCard, marks: Placed["marks"]): Partial<Placed> {
    if (exiledWith === undefined) return {}
    const own = { ...marks }
    this.linked.set(own, exiledWith)
    return { marks: own }
  }

  private named(one: GivenCard, path: Path): number {
    const name = one.card ?? ""
    const own = this.own.get(plainName(name))
    const wording = one.wording === undefined ? {} : { wording: one.wording }
    if (own !== undefined)
      return this.add(
        `own ${plainName(name)} ${one.wording ?? ""}`,
        { data: own.data, ...wording },
        own.path,
        own.short,
      )
    const found = this.found.get(plainName(name))
    const source = found === undefined ? { card: plainName(name) } : { data: found }
    return this.add(`card ${plainName(name)} ${one.wording ?? ""}`, { ...source, ...wording }, path, false)
  }

  private filler(filler: Filler, path: Path): number {
    return this.add(`filler ${JSON.stringify(filler)}`, { data: fillerCard(this.game, filler) }, path, true)
  }

  private add(id: string, source: CardSource, path: Path, short: boolean): number {
    const known = this.known.get(id)
    if (known !== undefined) return known
    this.sources.push(source)
    this.origins.push({ path, short })
    this.known.set(id, this.sources.length - 1)
    return this.sources.length - 1
  }
}

function pickFields(one: GivenCard): Omit<Placed, "card"> {
  const { tapped, face, fresh, token, counters, chosen, controller, knownBy } = one
  const state = stateOfCard(one.is, one.damage)
  const faceDown = one.faceDown ?? (state.faceDown ? true : undefined)
  const marks =
    one.marks === undefined && Object.keys(state.marks).length === 0 ? undefined : { ...one.marks, ...state.marks }
  return {
    ...(tapped === undefined ? {} : { tapped }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(face === undefined ? {} : { face }),
    ...(fresh === undefined ? {} : { fresh }),
    ...(token === undefined ? {} : { token }),
    ...(counters === undefined ? {} : { counters }),
    ...(marks === undefined ? {} : { marks }),
    ...(chosen === undefined ? {} : { chosen }),
    ...(controller === undefined ? {} : { controller: seatOf(controller) }),
    ...(knownBy === undefined ? {} : { knownBy: knownBy.map(seatOf) }),
  }
}

/** A card defined in the file. Without `faces` its fields are those of its only face. */
function ownCard(definition: CardDefinitionData): { readonly card: CardData; readonly short: boolean } {
  const { name, faces, provenance, wordings, layout, ...face } = definition as Readonly<Record<string, unknown>>
  const called = typeof name === "string" ? (isJapanese(name) ? { ja: name } : { en: name }) : name
  const whole = {
    ...(provenance === undefined ? {} : { provenance }),
    ...(wordings === undefined ? {} : { wordings }),
    ...(layout === undefined ? {} : { layout }),
  }
  if (faces !== undefined) return { card: { name: called, faces, ...whole, ...face } as CardData, short: false }
  return { card: { name: called, faces: [face], ...whole } as unknown as CardData, short: true }
}

export const ownNames = ({ name }: CardDefinitionData): readonly string[] =>
  typeof name === "string" ? [name] : [name.ja, name.en].filter((text) => typeof text === "string")

const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)

/** The card of this name that the ruling defines itself, or null. */
export function definedCard(data: RulingData, name: string): CardData | null {
  const found = (data.cards ?? []).find((card) => ownNames(card).map(plainName).includes(plainName(name)))
  return found === undefined ? null : ownCard(found).card
}

/** The objects that the labels mean, in a game just begun from this position. Follows the order in which cards are placed. */
export function labelsAt(game: Game, position: Position): Labels {
  const ids = idsOf(position.setup.seats, game.rulebook.zones)
  const labels = new Map<string, ObjectId[]>()
  for (const [placed, label] of position.labels) {
    const id = ids.get(placed)
    if (id !== undefined) labels.set(label, [...(labels.get(label) ?? []), id])
  }
  return labels
}

/** Which object each placed card becomes: they are numbered seat by seat, in the order of the rulebook's zones. */
function idsOf(seats: readonly SeatSetup[], zones: Rulebook["zones"]): ReadonlyMap<Placed, ObjectId> {
  const ids = new Map<Placed, ObjectId>()
  let next = 1
  const visit = (placed: Placed): void => {
    ids.set(placed, next as ObjectId)
    next += 1
    for (const under of [...(placed.under ?? [])].reverse()) visit(under)
    for (const attached of placed.attached ?? []) visit(attached)
  }
  for (const seat of seats) for (const { name } of zones) for (const placed of seat.zones[name] ?? []) visit(placed)
  return ids
}
