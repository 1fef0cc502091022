import {
  type CardData,
  type Game,
  type Key,
  type ObjectView,
  type PlayerId,
  UNKNOWN_CARD,
  type View,
  type ZoneView,
} from "@dilemma-table/engine"
import { cardName, type Lang, playerName, sayTerminal, zoneName } from "@dilemma-table/words"
import stringWidth from "string-width"
import type { TableLayout } from "../games.ts"
import { clipped, padded, type Terminal } from "../terminal.ts"

/**
 * The table as a player sees it, in lines: the other one above, oneself below, the same zones mirrored. Shows nothing but
 * what stands in the view.
 */
export function tableText(
  lang: Lang,
  game: Game,
  view: View,
  seat: PlayerId,
  layout: TableLayout,
  { columns, paint }: Terminal,
): readonly string[] {
  const others = view.players.map((_, i) => i as PlayerId).filter((player) => player !== seat)
  const labelled = [...layout.named, ...layout.shared, ...layout.own].map((name) => zoneLabel(lang, game, name))
  const label = Math.max(...labelled.map((name) => stringWidth(name))) + 4
  const row = (name: string, player: PlayerId): readonly string[] => {
    const zone = view.zones.find((one) => one.zone === name && (one.player === player || one.player === null))
    if (zone === undefined || (zone.count === 0 && layout.hiddenIfEmpty.includes(name))) return []
    const lines = inLines(lang, objectTexts(lang, game, zone, layout), columns - label)
    return lines.map((line, i) => padded(i === 0 ? `  ${zoneLabel(lang, game, name)}` : "", label) + line)
  }
  const head = (player: PlayerId): string => paint.bold(headText(lang, game, view, seat, player, layout))
  const rows = (player: PlayerId, names: readonly string[]) => names.flatMap((name) => row(name, player))
  const turn =
    view.turn === 0
      ? sayTerminal(lang, "table", "before-turns")
      : sayTerminal(lang, "table", "turn", { turn: view.turn, player: playerName(lang, view.active) })
  return [
    paint.dim(`── ${turn} ${"─".repeat(Math.max(0, columns - stringWidth(turn) - 4))}`),
    ...others.flatMap((player) => [head(player), ...rows(player, layout.named)]),
    ...rows(seat, layout.shared),
    paint.dim("─".repeat(columns)),
    ...rows(seat, [...layout.named].reverse()),
    ...rows(seat, layout.own),
    head(seat),
    ...waitingText(lang, game, view),
  ]
}

/** A player's line: who, and how many cards lie in the zones that aren't shown card by card. */
function headText(lang: Lang, game: Game, view: View, seat: PlayerId, player: PlayerId, layout: TableLayout): string {
  const who = sayTerminal(lang, "table", player === seat ? "you" : "machine", { player: playerName(lang, player) })
  const counts = layout.counted.flatMap((name) => {
    const zone = view.zones.find((one) => one.zone === name && one.player === player)
    return zone === undefined || (zone.count === 0 && layout.hiddenIfEmpty.includes(name))
      ? []
      : [`${zoneLabel(lang, game, name)} ${zone.count}`]
  })
  const life = layout.life ? [sayTerminal(lang, "table", "life", { life: view.players[player]?.life ?? 0 })] : []
  return [who, ...life, ...counts].join(" · ")
}

function objectTexts(lang: Lang, game: Game, zone: ZoneView, layout: TableLayout): readonly string[] {
  if (zone.count === 0) return [sayTerminal(lang, "table", "empty")]
  const free = zone.objects.filter(({ attachedTo }) => attachedTo === undefined)
  const unseen = zone.count - zone.objects.length
  return [
    ...grouped(free.map((one) => objectText(lang, game, one, zone, layout))),
    ...(unseen > 0 ? [sayTerminal(lang, "table", "cards", { size: unseen })] : []),
  ]
}

/** The items one after the other, in as many lines as they need. */
function inLines(lang: Lang, items: readonly string[], columns: number): readonly string[] {
  const joint = lang === "ja" ? "、" : ", "
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    const longer = last === undefined ? item : `${last}${joint}${item}`
    if (last === undefined) lines.push(clipped(item, columns))
    else if (stringWidth(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(clipped(item, columns))
  }
  return lines
}

/** The same text several times is said once: "Forest ×3". */
function grouped(texts: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].map(([text, n]) => (n > 1 ? `${text} ×${n}` : text))
}

function objectText(lang: Lang, game: Game, one: ObjectView, zone: ZoneView, layout: TableLayout): string {
  const name = nameOf(lang, game, one)
  const notes = notesOf(lang, game, one, zone, layout)
  return notes.length === 0 ? name : `${name} (${notes.join(" ")})`
}

/** What stands beside an object's name: cost, civilizations, power, what is on and beneath it, that it is tapped. */
function notesOf(lang: Lang, game: Game, one: ObjectView, zone: ZoneView, layout: TableLayout): readonly string[] {
  const data = one.card === undefined ? undefined : (game.card(one.card.index).data as CardData)
  const with_ = zone.objects.filter(({ attachedTo }) => attachedTo === one.key)
  return [
    ...(data === undefined ? [] : layout.note(lang, data, one, zone.zone)),
    ...Object.entries(one.counters).flatMap(([counter, n]) => (n > 0 ? [`${counter} ${n}`] : [])),
    ...(one.under === undefined ? [] : [sayTerminal(lang, "table", "under", { size: one.under.length })]),
    ...(with_.length === 0
      ? []
      : [
          sayTerminal(lang, "table", "with", {
            names: with_.map((card) => objectText(lang, game, card, zone, layout)).join(", "),
          }),
        ]),
    ...(one.tapped ? [sayTerminal(lang, "table", "tapped")] : []),
    ...(one.faceDown && zone.zone !== "shields" ? [sayTerminal(lang, "table", "face-down")] : []),
  ]
}

/** An object that the view shows, with its zone and what stands beside its name, of this face; null where it isn't seen. */
export function shownObject(
  lang: Lang,
  game: Game,
  view: View,
  key: Key,
  layout: TableLayout,
  face?: number,
): { readonly object: ObjectView; readonly zone: string; readonly notes: readonly string[] } | null {
  for (const zone of view.zones) {
    const object = zone.objects.find((one) => one.key === key)
    if (object?.card === undefined) continue
    const meant = face === undefined ? object : { ...object, face }
    return { object, zone: zone.zone, notes: notesOf(lang, game, meant, zone, layout) }
  }
  return null
}

/** A zone's name by itself: "hand", where a sentence says "the hand". */
export const zoneLabel = (lang: Lang, game: Game, name: string): string =>
  zoneName(lang, game, name).replace(/^the /, "")

const nameOf = (lang: Lang, game: Game, one: ObjectView | undefined): string =>
  cardName(lang, game, one?.card?.index ?? UNKNOWN_CARD, one?.face ?? 0)

function waitingText(lang: Lang, game: Game, view: View): readonly string[] {
  // A player's moment for declarations waits as well; it is no ability.
  const waiting = view.waiting.filter(({ kind }) => kind !== "window")
  if (waiting.length === 0) return []
  const names = waiting.map(({ source, controller }) => {
    const found = view.zones.flatMap(({ objects }) => objects).find(({ key }) => key === source)
    return `${playerName(lang, controller)} ${nameOf(lang, game, found)}`
  })
  return [`  ${sayTerminal(lang, "table", "waiting", { names: names.join(lang === "ja" ? "、" : ", ") })}`]
}
