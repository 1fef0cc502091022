import {
  type CardName,
  type Game,
  namesOf,
  type ObjectId,
  object,
  type PlayerId,
  seatName,
  view,
  zone,
} from "@dilemma-table/engine"
import { cardFactDifferences } from "./card-facts.ts"
import { type Difference, differ } from "./compare.ts"
import { gameOf } from "./games.ts"
import { citesRule } from "./happenings.ts"
import { callName, isObjectMeant, type Labels, labelsOf, namesOfObject, plainName, seatOf } from "./refer.ts"
import {
  type CardStateData,
  type OutcomeData,
  type Seat,
  type SeatStateData,
  seatNames,
  type ZoneStateData,
} from "./schema.ts"
import { dayDifference, isSo, seatStateDifferences } from "./states.ts"
import { listed } from "./steps.ts"
import { type GameName, zoneOf } from "./terms.ts"
import { describe, elsewhere, type Said, zoneSaid } from "./zone-text.ts"

/** How things were when the play began, for what is told as a difference. */
export interface Beginning {
  readonly counts: Readonly<Record<string, number>>
  readonly lives: readonly number[]
}

const seatsAt = (game: Game): readonly Seat[] => seatNames.slice(0, game.state.players.length)

export function beginningOf(game: Game): Beginning {
  const counts: Record<string, number> = {}
  for (const seat of seatsAt(game))
    for (const spec of game.rulebook.zones)
      counts[`${seat} ${spec.name}`] = counted(game, seatOf(seat), spec.name).length
  return { counts, lives: game.state.players.map((player) => player.life) }
}

/** The objects of a zone that count there. */
const counted = (game: Game, player: PlayerId, name: string): readonly ObjectId[] =>
  zone(game, player, name).filter((id) => game.rulebook.uncounted?.(object(game.state, id)) !== true)

/** Where the position differs from what the file says of it. */
export function outcomeDifferences(
  game: Game,
  labels: Labels,
  beginning: Beginning,
  wanted: OutcomeData,
): readonly Difference[] {
  const found: Difference[] = []
  for (const seat of seatsAt(game)) {
    const state = wanted[seat]
    if (state !== undefined) found.push(...seatDifferences(game, labels, beginning, seat, state))
    const seen = wanted.view?.[seat]
    if (seen !== undefined && wanted.view !== undefined)
      found.push(...viewDifferences(game, labels, seatOf(wanted.view.by), seat, seen))
  }
  found.push(...dayDifference(game, wanted.day))
  if (wanted.stack !== undefined) found.push(...listDifferences(game, labels, "stack", stackOf(game), wanted.stack))
  if (wanted.waiting !== undefined)
    found.push(
      ...listDifferences(
        game,
        labels,
        "waiting",
        game.state.waiting.map((one) => one.source),
        wanted.waiting,
      ),
    )
  for (const facts of wanted.card === undefined ? [] : listed(wanted.card))
    found.push(...cardFactDifferences(game, labels, facts))
  if (wanted.result !== undefined) found.push(...resultDifferences(game, wanted.result))
  return found
}

const stackOf = (game: Game): readonly ObjectId[] =>
  game.rulebook.zones.some((spec) => spec.name === "stack") ? zone(game, 0 as PlayerId, "stack") : []

function seatDifferences(
  game: Game,
  labels: Labels,
  beginning: Beginning,
  seat: Seat,
  wanted: SeatStateData,
): readonly Difference[] {
  const found: Difference[] = []
  for (const { word, ...difference } of seatStateDifferences(game, seat, wanted))
    found.push({ ...difference, at: [seat, word] })
  for (const word of Object.keys(wanted)) {
    const state = (wanted as Record<string, ZoneStateData | undefined>)[word]
    if (word === "life" || state === undefined) continue
    const name = zoneOf(game.rulebook.game as GameName, word)
    if (name !== null)
      for (const one of zoneDifferences(game, labels, beginning, seat, name, state))
        found.push({ ...one, at: [seat, word] })
  }
  const { life } = wanted
  if (life === undefined) return found
  const has = game.state.players[seatOf(seat)]?.life ?? 0
  const should =
    typeof life === "number"
      ? life
      : (beginning.lives[seatOf(seat)] ?? 0) + Number((life as { delta: number | string }).delta)
  if (has !== should)
    found.push(
      differ("life", `${seat} has ${has} life, not ${should}`, `${seat}のライフは${has}で、${should}ではありません`),
    )
  return found
}

function zoneDifferences(
  game: Game,
  labels: Labels,
  beginning: Beginning,
  seat: Seat,
  name: string,
  wanted: ZoneStateData,
): readonly Difference[] {
  const ids = counted(game, seatOf(seat), name)
  const where = zoneSaid(game, seat, name)
  if (typeof wanted === "number") return countDifference(where, ids.length, wanted)
  if (Array.isArray(wanted)) return exactDifferences(game, labels, where, ids, wanted as readonly CardStateData[])
  const state = wanted as Exclude<ZoneStateData, number | readonly CardStateData[]>
  const found: Difference[] = []
  if (state.count !== undefined) found.push(...countDifference(where, ids.length, state.count))
  if (state.delta !== undefined) {
    const before = beginning.counts[`${seat} ${name}`] ?? 0
    const change = ids.length - before
    if (change !== Number(state.delta))
      found.push(
        differ(
          "delta",
          `${where.en}: ${signed(change)} (${before} → ${ids.length}), not ${signed(Number(state.delta))}`,
          `${where.ja}: ${signed(change)}(${before}→${ids.length})で、${signed(Number(state.delta))}ではありません`,
        ),
      )
  }
  if (state.exactly !== undefined) found.push(...exactDifferences(game, labels, where, ids, state.exactly))
  if (state.top !== undefined)
    found.push(...orderedDifferences(game, labels, where, ids.slice(0, state.top.length), state.top))
  if (state.bottom !== undefined)
    found.push(...orderedDifferences(game, labels, where, ids.slice(ids.length - state.bottom.length), state.bottom))
  if (state.contains !== undefined) {
    const { absent } = matchAll(game, labels, ids, state.contains)
    if (absent.length > 0) found.push(lacks(game, labels, where, ids, absent))
  }
  for (const unwanted of state.without ?? [])
    if (ids.some((id) => isObjectMeant(game, labels, id, unwanted)))
      found.push(differ("not-without", `${unwanted} is in ${where.en}`, `${unwanted}が${where.ja}にあります`))
  return found
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

const countDifference = (where: Said, has: number, should: number): readonly Difference[] =>
  has === should
    ? []
    : [differ("count", `${where.en} has ${has}, not ${should}`, `${where.ja}は${has}枚で、${should}枚ではありません`)]

function exactDifferences(
  game: Game,
  labels: Labels,
  where: Said,
  ids: readonly ObjectId[],
  wanted: readonly CardStateData[],
): readonly Difference[] {
  const { absent, left } = matchAll(game, labels, ids, wanted)
  const found: Difference[] = []
  if (absent.length > 0) found.push(lacks(game, labels, where, ids, absent))
  if (left.length > 0) {
    const names = left.map((id) => callName(game, labels, id)).join(", ")
    found.push(differ("too-much", `${where.en} also has ${names}`, `${where.ja}には${names}もあります`))
  }
  return found
}

function lacks(
  game: Game,
  labels: Labels,
  where: Said,
  ids: readonly ObjectId[],
  absent: readonly CardStateData[],
): Difference {
  const names = absent.map((one) => (typeof one === "string" ? one : JSON.stringify(one)))
  const has = describe(game, labels, ids)
  const other = elsewhere(game, labels, ids, absent)
  return differ(
    "lacks",
    `${where.en} lacks ${names.join(", ")}; it has ${has.en}${other.en}`,
    `${where.ja}に${names.join("、")}がありません。あるもの: ${has.ja}${other.ja}`,
  )
}

function orderedDifferences(
  game: Game,
  labels: Labels,
  where: Said,
  ids: readonly ObjectId[],
  wanted: readonly CardStateData[],
): readonly Difference[] {
  const wrong = wanted.findIndex((one, i) => {
    const id = ids[i]
    return id === undefined || !isState(game, labels, id, one)
  })
  if (wrong < 0) return []
  const has = ids.map((id) => callName(game, labels, id)).join(", ") || "nothing"
  return [
    differ(
      "order",
      `${where.en}: at place ${wrong + 1} isn't ${JSON.stringify(wanted[wrong])}; there are ${has}`,
      `${where.ja}の${wrong + 1}番目は${JSON.stringify(wanted[wrong])}ではありません。あるもの: ${has}`,
    ),
  ]
}

/** Gives each wanted card an object of its own; the more is said of a card, the sooner it chooses. */
function matchAll(game: Game, labels: Labels, ids: readonly ObjectId[], wanted: readonly CardStateData[]) {
  const left = [...ids]
  const absent: CardStateData[] = []
  const each = wanted.flatMap((one): readonly CardStateData[] =>
    typeof one === "string" ? [one] : Array.from({ length: one.count ?? 1 }, () => one),
  )
  const detailed = [...each].sort((a, b) => details(b) - details(a))
  for (const one of detailed) {
    const at = left.findIndex((id) => isState(game, labels, id, one))
    if (at < 0) absent.push(one)
    else left.splice(at, 1)
  }
  return { absent, left }
}

const details = (one: CardStateData): number => (typeof one === "string" ? 0 : Object.keys(one).length)

function isState(game: Game, labels: Labels, id: ObjectId, wanted: CardStateData): boolean {
  if (typeof wanted === "string") return isObjectMeant(game, labels, id, wanted)
  const found = object(game.state, id)
  if (!isObjectMeant(game, labels, id, wanted.card)) return false
  if (!isSo(found, wanted)) return false
  if (wanted.tapped !== undefined && found.tapped !== wanted.tapped) return false
  if (wanted.faceDown !== undefined && found.faceDown !== wanted.faceDown) return false
  if (wanted.face !== undefined && found.face !== wanted.face) return false
  if (wanted.token !== undefined && (found.kind === "token") !== wanted.token) return false
  for (const name of ["power", "toughness", "cost"] as const)
    if (wanted[name] !== undefined && numberOf(game, name, id) !== wanted[name]) return false
  for (const [name, count] of Object.entries(wanted.counters ?? {}))
    if ((found.counters[name] ?? 0) !== count) return false
  if (
    wanted.attachedTo !== undefined &&
    !(found.attachedTo !== 0 && isObjectMeant(game, labels, found.attachedTo, wanted.attachedTo))
  )
    return false
  if (wanted.under === undefined) return true
  return (
    found.under.length === wanted.under.length &&
    found.under.every((under, i) => isObjectMeant(game, labels, under, wanted.under?.[i] ?? ""))
  )
}

/** A number of an object as the rulebook's cards name it; null where it has none of that name. What a card costs Magic calls mana value. */
export function numberOf(game: Game, name: string, id: ObjectId): number | null {
  const { numbers } = game.rulebook.vocabulary
  const value = (numbers[name] ?? (name === "cost" ? numbers.manaValue : undefined))?.(game, id)
  return typeof value === "number" ? value : null
}

function listDifferences(
  game: Game,
  labels: Labels,
  what: string,
  ids: readonly ObjectId[],
  wanted: readonly string[],
): readonly Difference[] {
  const fits =
    ids.length === wanted.length &&
    wanted.every((name, i) => namesOfObject(game, labels, ids[i] as ObjectId).includes(plainName(name)))
  if (fits) return []
  const has = ids.map((id) => callName(game, labels, id)).join(", ") || "nothing"
  return [
    differ(
      what,
      `${what}: ${has}, not ${wanted.join(", ") || "nothing"}`,
      `${what}: ${has}で、${wanted.join("、") || "なし"}ではありません`,
    ),
  ]
}

function viewDifferences(
  game: Game,
  labels: Labels,
  viewer: PlayerId,
  seat: Seat,
  wanted: NonNullable<NonNullable<OutcomeData["view"]>["A"]>,
): readonly Difference[] {
  const { zones } = view(game, viewer)
  const found: Difference[] = []
  for (const [word, should] of Object.entries(wanted as Readonly<Record<string, number | readonly string[]>>)) {
    const name = zoneOf(game.rulebook.game as GameName, word)
    const seen = zones.find((one) => one.zone === name && (one.player === null || one.player === seatOf(seat)))
    if (name === null || seen === undefined) continue
    const where = zoneSaid(game, seat, name)
    if (typeof should === "number") {
      found.push(...countDifference(where, seen.count, should))
      continue
    }
    const known = seen.objects.flatMap(({ card }) => (card === undefined ? [] : [card.name]))
    const left = [...known]
    const named = should.filter((one) => one !== "?")
    const missed = named.filter((one) => {
      const at = left.findIndex((card) => isCardCalled(game, labels, card, one, seatOf(seat), name))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const unknown = seen.count - known.length
    if (missed.length === 0 && left.length === 0 && unknown === should.length - named.length) continue
    const sees = [...known.map((card) => card.ja ?? card.en ?? "?"), ...Array.from({ length: unknown }, () => "?")]
    found.push(
      differ(
        "view",
        `${seatName(viewer)} sees in ${where.en}: ${sees.join(", ") || "nothing"}, not ${should.join(", ")}`,
        `${seatName(viewer)}に見える${where.ja}: ${sees.join("、") || "なし"}で、${should.join("、")}ではありません`,
      ),
    )
  }
  return found
}

/** Is a card with this name called so: by its name, or by the label of one in that zone? */
function isCardCalled(game: Game, labels: Labels, card: CardName, reference: string, seat: PlayerId, zoneName: string) {
  const names = namesOf(card).map(plainName)
  if (names.includes(plainName(reference))) return true
  return zone(game, seat, zoneName).some(
    (id) =>
      labelsOf(game, labels, id).includes(plainName(reference)) &&
      namesOfObject(game, labels, id).some((other) => names.includes(other)),
  )
}

function resultDifferences(game: Game, wanted: NonNullable<OutcomeData["result"]>): readonly Difference[] {
  const { result } = game.state
  if (wanted === "none")
    return result === null
      ? []
      : [
          differ(
            "result",
            `the game is over: ${result.reason} (${result.rule})`,
            `ゲームが終了しています: ${result.reason}(${result.rule})`,
          ),
        ]
  if (result === null) return [differ("result", "the game goes on", "ゲームは続いています")]
  const winner = result.winner === null ? "none" : seatName(result.winner)
  const also = gameOf(game.rulebook.game as GameName).resultAlso
  const found: Difference[] = []
  if (wanted.winner !== undefined && winner !== wanted.winner)
    found.push(
      differ(
        "result",
        `the winner is ${winner}, not ${wanted.winner}`,
        `勝者は${winner}で、${wanted.winner}ではありません`,
      ),
    )
  if (wanted.reason !== undefined && result.reason !== wanted.reason)
    found.push(
      differ(
        "result",
        `the reason is ${result.reason}, not ${wanted.reason}`,
        `理由は${result.reason}で、${wanted.reason}ではありません`,
      ),
    )
  for (const rule of wanted.rule === undefined ? [] : listed(wanted.rule))
    if (!citesRule(game, rule, [result.rule, ...(also[result.rule] ?? [])]))
      found.push(
        differ(
          "result",
          `the game ended by ${result.rule}, not ${rule}`,
          `根拠は${result.rule}で、${rule}ではありません`,
        ),
      )
  return found
}
