import {
  type Game,
  type Key,
  type ObjectView,
  type PlayerId,
  seatName,
  UNKNOWN_CARD,
  type View,
  view,
} from "@dilemma-table/engine"
import { stepOfTurn } from "@dilemma-table/referee"
import { Document, visit } from "yaml"
import type { KnownGame } from "../games/known.ts"
import type { GameName } from "../shown/types.ts"

type Entry = string | Readonly<Record<string, unknown>>

/**
 * The position as one seat sees it, as the text of a ruling's file: what the seat doesn't know is any card. What was under way
 * in the middle of a procedure, a position can't hold.
 */
export function positionAsRuling(known: KnownGame, game: Game, seat: PlayerId): string {
  const seen = view(game, seat)
  const name = game.rulebook.game as GameName
  const step = stepOfTurn(name, known.stepOf(seen.loop))
  const turn = { whose: seatName(seen.active), ...(step === null ? {} : { step }), number: Math.max(1, seen.turn) }
  const file = {
    format: 1,
    id: "my-position",
    game: name,
    rules: [game.edition.name === null ? game.edition.date : { edition: game.edition.name }],
    title: {
      en: `A position, as ${seatName(seat)} sees it`,
      ja: `${seatName(seat)}から見た局面`,
    },
    given: {
      ...Object.fromEntries(seen.players.map((_, i) => [seatName(i as PlayerId), seatGiven(game, known, seen, i)])),
      turn,
    },
  }
  const document = new Document(file)
  visit(document, {
    Seq(key, list) {
      if (key === "value") list.flow = true
    },
  })
  return document.toString({ lineWidth: 120 })
}

function seatGiven(game: Game, known: KnownGame, seen: View, seat: number): Readonly<Record<string, unknown>> {
  const zones = seen.zones.filter(({ player, zone }) => player === seat && zone !== "stack")
  const lists = zones.map(({ zone, count, objects }) => {
    const cards = objects.filter(({ attachedTo, kind }) => attachedTo === undefined && kind !== "ability")
    const entries = cards.map((one) => entryOf(game, seen, one))
    const unknown = Math.max(0, count - objects.length)
    const isKnown = game.rulebook.zones.find(({ name }) => name === zone)?.seen === "all"
    if (isKnown && entries.length === 0) return null
    return [zone, [...together(entries), ...(unknown > 0 ? [anyCard(unknown)] : [])]] as const
  })
  return {
    ...Object.fromEntries(lists.filter((list) => list !== null)),
    ...(known.life ? { life: seen.players[seat]?.life ?? 0 } : {}),
  }
}

const anyCard = (count: number): Entry => ({
  filler: { type: "creature", name: "?" },
  ...(count > 1 ? { count } : {}),
})

function entryOf(game: Game, seen: View, one: ObjectView): Entry {
  const index = one.card?.index ?? UNKNOWN_CARD
  if (index === UNKNOWN_CARD) return { ...(anyCard(1) as object), ...(one.tapped ? { tapped: true } : {}) }
  const { name } = game.card(index).data
  const card = name.ja ?? name.en ?? ""
  const isOwn = game.rulebook.find(card) !== undefined
  const named: Readonly<Record<string, unknown>> = isOwn
    ? { card }
    : { filler: { types: game.card(index).data.faces[0]?.types ?? ["creature"], name: card } }
  const attached = seen.zones.flatMap(({ objects }) => objects.filter(({ attachedTo }) => attachedTo === one.key))
  const fields = {
    ...named,
    ...(one.face !== undefined && one.face > 0 ? { face: one.face } : {}),
    ...(one.tapped ? { tapped: true } : {}),
    ...(one.faceDown ? { faceDown: true } : {}),
    ...(one.kind === "token" ? { token: true } : {}),
    ...(one.since === seen.turn && one.now !== undefined ? { fresh: true } : {}),
    ...fighting(seen, one.key),
    ...(one.controller === one.owner ? {} : { controller: seatName(one.controller) }),
    ...(Object.values(one.counters).some((n) => n > 0) ? { counters: one.counters } : {}),
    ...(one.said?.named === undefined ? {} : { chosen: one.said.named }),
    ...((one.under ?? []).length === 0 ? {} : { under: one.under?.map((under) => entryOf(game, seen, under)) }),
    ...(attached.length === 0 ? {} : { attached: attached.map((other) => entryOf(game, seen, other)) }),
  }
  return Object.keys(fields).length === 1 && isOwn ? card : fields
}

/** Does it attack, or is it attacked, and attackers have just been declared? Later in combat a position can't hold it. */
function fighting({ loop }: View, key: Key): Readonly<Record<string, unknown>> {
  if (loop.step !== "declare-attackers" || !Array.isArray(loop.attackers)) return {}
  const attackers = loop.attackers as readonly Readonly<Record<string, unknown>>[]
  const own = attackers.find(({ attacker }) => attacker === key)
  const label = attackers.some(({ at }) => at === key) ? { label: `#${key}` } : {}
  if (own === undefined) return label
  return {
    ...label,
    attacking: own.at === null ? seatName(Number(String(own.defending).slice(7)) as PlayerId) : own.at,
  }
}

/** Cards that are alike one entry with their number. */
function together(entries: readonly Entry[]): readonly Entry[] {
  const counts = new Map<string, { readonly entry: Entry; n: number }>()
  for (const entry of entries) {
    const key = JSON.stringify(entry)
    const found = counts.get(key)
    if (found === undefined) counts.set(key, { entry, n: 1 })
    else found.n += 1
  }
  return [...counts.values()].map(({ entry, n }) =>
    n === 1 ? entry : { ...(typeof entry === "string" ? { card: entry } : entry), count: n },
  )
}
