import { defaultOptions, type GameBasis, type GameOptions, type Rest } from "./basis.ts"
import type { CardData, CompiledCard } from "./card.ts"
import { firstRandom } from "./chance.ts"
import { isDate, makeEdition } from "./editions.ts"
import { Game } from "./game.ts"
import type { CardIndex, ObjectId, PlayerId } from "./ids.ts"
import { checkCard } from "./language/check.ts"
import { ownData } from "./language/copy.ts"
import { NOTHING_SAID } from "./modes.ts"
import { fail, type Outcome, ok } from "./refusal.ts"
import type { CardSource, Placed, Rulebook, Setup } from "./rulebook.ts"
import { copyState, type Marks, NO_MARKS, type State } from "./state.ts"
import { Writer } from "./write.ts"
import { isInPlay } from "./zones.ts"

const unknownCard: CompiledCard = {
  index: 0 as CardIndex,
  id: "",
  data: { name: {}, faces: [{ types: [] }] },
  faces: [{ data: { types: [] }, name: {}, abilities: [], watches: [] }],
}

/** The card's data with the wording asked for, the newest if none is. */
export function withWording(data: CardData, wording: string | undefined): CardData | null {
  if (wording === undefined) return data
  const other = data.wordings?.[wording]
  if (other === undefined) return null
  return { ...data, faces: data.faces.map((face, i) => ({ ...face, ...other.faces[i] })) }
}

/** The newest rulebook the project knows of this game: an ISO date. */
export const newestDate = (rulebook: Rulebook): string =>
  rulebook.versions.reduce((newest, version) => (version.date > newest ? version.date : newest), "")

type Compiled = ReturnType<Rulebook["compile"]>
const compiledBefore = new WeakMap<Rulebook, WeakMap<CardData, Map<string, Compiled>>>()

/** A library card, compiled from a copy of its own, once for each wording and edition: what comes out depends on nothing else. */
function compileOnce(
  rulebook: Rulebook,
  card: CardData,
  worded: CardData,
  wording: string | undefined,
  edition: GameBasis["edition"],
): Compiled {
  const cards = compiledBefore.get(rulebook) ?? new WeakMap<CardData, Map<string, Compiled>>()
  compiledBefore.set(rulebook, cards)
  const before = cards.get(card) ?? new Map<string, Compiled>()
  cards.set(card, before)
  const key = JSON.stringify([wording ?? null, edition.date, edition.name, edition.tournament])
  const compiled = before.get(key) ?? rulebook.compile(ownData(worded), edition)
  before.set(key, compiled)
  return compiled
}

/** Finds, checks and compiles the cards of a setup; index 0 is the unknown card. */
export function compileCards(
  rulebook: Rulebook,
  sources: readonly CardSource[],
  edition: GameBasis["edition"],
): Outcome<readonly CompiledCard[]> {
  const cards: CompiledCard[] = [unknownCard]
  for (const [i, source] of sources.entries()) {
    const place = `cards[${i}]`
    const data = "card" in source ? rulebook.find(source.card) : source.data
    if (data === undefined) {
      const name = "card" in source ? source.card : ""
      return fail(
        "unknown-card",
        place,
        `No card is called “${name}” here. Check the spelling, or define it with the ruling or deck.`,
        `「${name}」というカードは見つかりません。表記を確かめるか、カードを定義してください。`,
        { name },
      )
    }
    // A card from outside is checked before anything is read from it.
    const fault = "card" in source ? null : checkCard(rulebook, edition, data)
    if (fault !== null) return { ok: false, fault: { ...fault, place: `${place}${fault.place}` } }
    const worded = withWording(data, source.wording)
    if (worded === null)
      return fail(
        "unknown-wording",
        place,
        `The card has no wording “${source.wording}”; it has ${Object.keys(data.wordings ?? {}).join(", ") || "only one"}.`,
        `「${source.wording}」という表記違いはありません。`,
        { wording: source.wording ?? "" },
      )
    const compiled =
      "card" in source
        ? compileOnce(rulebook, data, worded, source.wording, edition)
        : rulebook.compile(ownData(worded), edition)
    if (!compiled.ok) return { ok: false, fault: { ...compiled.fault, place: `${place}${compiled.fault.place}` } }
    cards.push({ ...compiled.value, index: cards.length as CardIndex })
  }
  return withBrought(rulebook, cards, edition)
}

/** The cards that the setup's cards bring with them, behind these: each once, whoever brings it. */
function withBrought(
  rulebook: Rulebook,
  own: readonly CompiledCard[],
  edition: GameBasis["edition"],
): Outcome<readonly CompiledCard[]> {
  const cards = [...own]
  const { brings } = rulebook
  if (brings === undefined) return ok(cards)
  const seen = new Set<string>()
  for (let i = 1; i < cards.length; i++) {
    for (const data of brings((cards[i] as CompiledCard).data)) {
      const print = JSON.stringify(data)
      if (seen.has(print)) continue
      seen.add(print)
      const compiled = compileOnce(rulebook, data, data, undefined, edition)
      if (!compiled.ok)
        return { ok: false, fault: { ...compiled.fault, place: `cards[${i - 1}]${compiled.fault.place}` } }
      cards.push({ ...compiled.value, index: cards.length as CardIndex })
    }
  }
  return ok(cards)
}

const listsBefore = new WeakMap<Rulebook, Map<string, Outcome<readonly CompiledCard[]>>>()

/** How many lists of cards are kept: the decks that are played just now. */
const MOST_LISTS = 64

/** A setup's cards. Games with the same library cards share one list: making it anew took a twentieth of random play. */
function cardsOf(rulebook: Rulebook, { cards }: Setup, edition: GameBasis["edition"]): ReturnType<typeof compileCards> {
  if (cards.some((source) => !("card" in source))) return compileCards(rulebook, cards, edition)
  const lists = listsBefore.get(rulebook) ?? new Map<string, Outcome<readonly CompiledCard[]>>()
  listsBefore.set(rulebook, lists)
  const key = JSON.stringify([cards, edition.date, edition.name, edition.tournament])
  const before = lists.get(key)
  if (before !== undefined) return before
  const made = compileCards(rulebook, cards, edition)
  if (lists.size >= MOST_LISTS) lists.clear()
  if (made.ok) lists.set(key, made)
  return made
}

function placedFault(rulebook: Rulebook, setup: Setup): Outcome<null> {
  for (const [seat, { zones }] of setup.seats.entries()) {
    for (const name in zones) {
      const place = `seats[${seat}].zones.${name}`
      if (!rulebook.zones.some((spec) => spec.name === name))
        return fail(
          "unknown-zone",
          place,
          `There is no zone “${name}”; there are ${rulebook.zones.map((spec) => spec.name).join(", ")}.`,
          `「${name}」というゾーンはありません。`,
          { zone: name },
        )
      const list = zones[name] ?? []
      for (const [i, placed] of list.entries()) {
        const fault = onePlaced(setup, placed, `${place}[${i}]`)
        if (!fault.ok) return fault
      }
    }
  }
  return ok(null)
}

function onePlaced(setup: Setup, placed: Placed, place: string): Outcome<null> {
  if (!Number.isInteger(placed.card) || placed.card < 0 || placed.card >= setup.cards.length)
    return fail(
      "no-such-card",
      place,
      `Card ${placed.card} isn't in the list of ${setup.cards.length} cards.`,
      `カード番号${placed.card}は一覧にありません。`,
    )
  const number = badNumber(setup, placed, place)
  if (!number.ok) return number
  for (const [name, n] of Object.entries(placed.counters ?? {})) {
    if (!Number.isInteger(n) || n < 0)
      return fail(
        "bad-counters",
        place,
        `${n} ${name} counters can't be on a card.`,
        `${name}カウンターの数${n}は正しくありません。`,
      )
  }
  for (const inner of [...(placed.under ?? []), ...(placed.attached ?? [])]) {
    const fault = onePlaced(setup, inner, place)
    if (!fault.ok) return fault
  }
  return ok(null)
}

const isSeat = ({ seats }: Setup, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats.length

/** The seats' numbers as a sentence lists them. */
function seatList({ seats }: Setup): { readonly en: string; readonly ja: string } {
  const all = seats.map((_, seat) => String(seat))
  const last = all.at(-1) ?? ""
  return { en: `${all.slice(0, -1).join(", ")} or ${last}`, ja: `${all.slice(0, -1).join("、")}か${last}` }
}

/** A face, a seat or a mark that no card can have. */
function badNumber(setup: Setup, { face, controller, knownBy, marks }: Placed, place: string): Outcome<null> {
  if (face !== undefined && !(Number.isInteger(face) && face >= 0))
    return fail("no-such-face", place, "The card has no such face.", "そのカードにその面はありません。")
  const named = [...(controller === undefined ? [] : [controller]), ...(knownBy ?? [])]
  if (!named.every((seat) => isSeat(setup, seat)))
    return fail("bad-seat", place, `A seat is ${seatList(setup).en}.`, `席は${seatList(setup).ja}で書いてください。`)
  return markFault(marks, place)
}

function markFault(marks: Readonly<Record<string, number>> | undefined, place: string): Outcome<null> {
  const bad = Object.entries(marks ?? {}).find(([, n]) => !Number.isSafeInteger(n))
  return bad === undefined
    ? ok(null)
    : fail("bad-mark", place, `The mark ${bad[0]} must be a whole number.`, `${bad[0]}は整数で書いてください。`)
}

/** Where a position begins: numbers that can't be. */
function startFault(setup: Setup): Outcome<null> {
  const { start, seats } = setup
  for (const [seat, { life, marks }] of seats.entries()) {
    if (life !== undefined && !Number.isSafeInteger(life))
      return fail("bad-life", `seats[${seat}].life`, "Life is a whole number.", "ライフは整数で書いてください。")
    const fault = markFault(marks, `seats[${seat}].marks`)
    if (!fault.ok) return fault
  }
  if (start.whole) return ok(null)
  if (!Number.isSafeInteger(start.turn) || start.turn < 0)
    return fail(
      "bad-turn",
      "start.turn",
      "The turn's number is a whole number from 0 on.",
      "ターンの番号は0以上の整数で書いてください。",
    )
  return isSeat(setup, start.active)
    ? ok(null)
    : fail(
        "bad-seat",
        "start.active",
        `The turn is that of a seat: ${seatList(setup).en}.`,
        `ターンのプレイヤーは${seatList(setup).ja}で書いてください。`,
      )
}

/**
 * Begins a game, or takes one up at a position.
 * @returns the game, standing before its first decision; a fault with its place if anything in the setup is wrong
 */
export function newGame(rulebook: Rulebook, setup: Setup, options: Partial<GameOptions> = {}): Outcome<Game> {
  const basis = basisOf(rulebook, setup)
  return basis.ok ? ok(place(basis.value, { ...defaultOptions, ...options })) : basis
}

/** A game takes so many players as its rulebook says. */
function seatsFault({ seats: { min, max } }: Rulebook, { seats }: Setup): Outcome<null> {
  const n = seats.length
  if (n >= min && n <= max) return ok(null)
  return min === max
    ? fail("bad-seats", "seats", `This game has ${min} seats, not ${n}.`, `席は${min}つ必要です(${n}つあります)。`, {
        min,
        max,
      })
    : fail(
        "bad-seats",
        "seats",
        `This game has ${min} to ${max} seats, not ${n}.`,
        `席は${min}つから${max}つまでです(${n}つあります)。`,
        { min, max },
      )
}

/** Checks a setup and finds its cards: all that stays the same in a game. */
export function basisOf(rulebook: Rulebook, setup: Setup): Outcome<GameBasis> {
  const { date, name } = setup.edition
  if (date !== undefined && !isDate(date))
    return fail(
      "bad-date",
      "edition.date",
      `“${date}” isn't a date; write it as YYYY-MM-DD.`,
      `「${date}」は日付ではありません。YYYY-MM-DDで書いてください。`,
      { date },
    )
  if (name !== undefined && !rulebook.flags.some((flag) => flag.named?.includes(name)))
    return fail(
      "unknown-edition",
      "edition.name",
      `No edition is named “${name}”.`,
      `「${name}」という版はありません。`,
      { name },
    )
  if (!Number.isSafeInteger(setup.seed))
    return fail("bad-seed", "seed", "The seed must be an integer.", "シードは整数で書いてください。")
  const seats = seatsFault(rulebook, setup)
  if (!seats.ok) return seats
  const first = setup.start.whole ? setup.start.first : undefined
  if (first !== undefined && !isSeat(setup, first))
    return fail("bad-first", "start.first", `There is no seat ${first} to begin.`, `席${first}はありません。`)
  const edition = makeEdition(rulebook.flags, newestDate(rulebook), setup.edition)
  const cards = cardsOf(rulebook, setup, edition)
  if (!cards.ok) return cards
  const start = startFault(setup)
  if (!start.ok) return start
  const placed = placedFault(rulebook, setup)
  if (!placed.ok) return placed
  const own = rulebook.checkSetup(setup, cards.value)
  if (own !== null) return { ok: false, fault: own }
  return ok({
    rulebook,
    zoneIndex: Object.fromEntries(rulebook.zones.map((spec, i) => [spec.name, i])),
    aside: rulebook.zones.find((spec) => spec.aside === true)?.name,
    edition,
    cards: cards.value,
    setup,
  })
}

function place(basis: GameBasis, options: GameOptions): Game {
  const { rulebook, setup } = basis
  const begin = rulebook.begin(setup)
  const state: State = copyState({
    objects: [undefined],
    zones: rulebook.zones.flatMap(() => setup.seats.map(() => [])),
    players: setup.seats.map((seat) => ({ life: seat.life ?? begin.life, marks: { ...seat.marks } })),
    turn: setup.start.whole ? 0 : setup.start.turn,
    active: (setup.start.whole ? 0 : setup.start.active) as PlayerId,
    loop: setup.start.whole ? begin.loop : { ...begin.loop, ...setup.start.loop },
    waiting: [],
    effects: [],
    watch: {},
    history: [],
    time: 0,
    random: firstRandom(setup.seed),
    result: null,
  })
  const begun: Rest = { state, tape: null, log: null, n: 0, before: null }
  const table = new Game(basis, begun, null, options)
  table.state = state
  const write = new Writer(table)
  for (const [seat, { zones }] of setup.seats.entries()) {
    for (const spec of rulebook.zones) {
      for (const one of zones[spec.name] ?? []) putPlaced(write, one, seat as PlayerId, spec.name)
    }
  }
  return new Game(basis, begun, null, options)
}

/** A position's card in play has, where nothing is said, the counters with which it enters. */
function countersAtStart(game: Game, { card, face = 0, faceDown }: Placed, zone: string): Marks {
  const { entersWith } = game.rulebook
  const compiled = game.card((card + 1) as CardIndex).faces[face]
  return entersWith === undefined || compiled === undefined || !isInPlay(game, zone) || faceDown === true
    ? NO_MARKS
    : entersWith(compiled)
}

/** Who may look at what lies face down from the beginning: its controller, where that has characteristics in play (Magic 708.5). */
function looksAtFaceDown(game: Game, { controller }: Placed, seat: PlayerId, zone: string): number {
  return isInPlay(game, zone) && game.rulebook.faceDownFace !== undefined ? 1 << (controller ?? seat) : 0
}

function putPlaced(write: Writer, placed: Placed, seat: PlayerId, zone: string): ObjectId {
  const { state } = write
  const id = write.create((placed.card + 1) as CardIndex, placed.token === true ? "token" : "card", seat, zone, {
    controller: (placed.controller ?? seat) as PlayerId,
    ...(placed.face === undefined ? {} : { face: placed.face }),
    tapped: placed.tapped ?? false,
    faceDown: placed.faceDown ?? false,
    since: placed.fresh === true ? state.turn : -1,
    counters: placed.counters ?? countersAtStart(write.game, placed, zone),
    marks: placed.marks ?? NO_MARKS,
    ...(placed.chosen === undefined ? {} : { said: { ...NOTHING_SAID, named: placed.chosen } }),
    ...(placed.faceDown === true ? { known: looksAtFaceDown(write.game, placed, seat, zone) } : {}),
  })
  for (const seatKnowing of placed.knownBy ?? [])
    write.patch(id, { known: (state.objects[id]?.known ?? 0) | (1 << seatKnowing) })
  for (const under of [...(placed.under ?? [])].reverse()) write.tuck(putPlaced(write, under, seat, zone), id)
  for (const attached of placed.attached ?? []) write.patch(putPlaced(write, attached, seat, zone), { attachedTo: id })
  return id
}
