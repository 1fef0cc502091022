import {
  type Decision,
  fromView,
  type Game,
  type Key,
  type PlayerId,
  placeKey,
  type View,
  type ViewOption,
} from "@dilemma-table/engine"
import {
  cardName,
  type Lang,
  playerName,
  printModes,
  sayOption,
  sayQuestion,
  sayTerminal,
  sentence,
  sentenceOr,
} from "@dilemma-table/words"
import type { TableLayout } from "../games.ts"
import { type Terminal, withRules, wrapped } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"
import { areNumbers, type Offered, sayAllowed } from "./entry.ts"
import { shownObject, zoneLabel } from "./table.ts"

/**
 * What the seat is asked, as the view shows it: the answers with what is written for each, in the order of their numbers.
 * Of cards that are alike in all that is shown one line stands for all, where several may be picked for several numbers.
 */
export function offeredIn(lang: Lang, game: Game, view: View, seat: PlayerId, layout: TableLayout): readonly Offered[] {
  if (view.asked?.type !== "you") return []
  const { space, source } = view.asked.decision
  if (!("options" in space)) return []
  const modes = typeof source === "number" ? modeTexts(lang, game, source as never) : []
  const zones = new Set(space.options.flatMap(({ is }) => shownOf(lang, game, view, is, layout)?.zone ?? []))
  const told = space.options.map((option): Offered => {
    const name = optionText(lang, game, view, option, seat, modes)
    const shown = shownOf(lang, game, view, option.is, layout)
    const notes = [
      ...(shown === null || shown.object.controller === seat ? [] : [playerName(lang, shown.object.controller)]),
      ...(shown === null || zones.size < 2 ? [] : [zoneLabel(lang, game, shown.zone)]),
      ...(shown?.notes ?? []),
    ]
    const text = notes.length === 0 ? name : `${name} (${notes.join(" ")})`
    const index = shown?.object.card?.index
    const card = index === undefined ? {} : { card: cardName(lang, game, index) }
    return { key: realKey(game, seat, option.key), name, text, ...card }
  })
  const alikeFit = space.type === "pick" && space.constraints.every(({ type }) => type === "most" || type === "least")
  return alikeFit && !space.repeat ? alikeOnce(told) : told
}

function shownOf(lang: Lang, game: Game, view: View, is: ViewOption["is"], layout: TableLayout) {
  const about = is.type === "object" || (is.type === "act" && is.act !== "declare")
  return about ? shownObject(lang, game, view, is.object, layout, "face" in is ? is.face : undefined) : null
}

function alikeOnce(told: readonly Offered[]): readonly Offered[] {
  const found = new Map<string, Offered & { readonly more: Key[] }>()
  for (const one of told) {
    const same = found.get(one.text)
    if (same === undefined) found.set(one.text, { ...one, more: [] })
    else same.more.push(one.key)
  }
  return [...found.values()]
}

const realKey = (game: Game, seat: PlayerId, key: Key): Key => fromView(game, seat, [key])[0] ?? key

const withBullets = (printed: ReturnType<typeof printModes>): readonly string[] =>
  printed?.modes.map((text) => `${printed.bullet} ${text}`) ?? []

const modeTexts = (lang: Lang, game: Game, source: Parameters<typeof printModes>[2]): readonly string[] =>
  withBullets(printModes(lang, game, source))

function optionText(
  lang: Lang,
  game: Game,
  view: View,
  option: ViewOption,
  seat: PlayerId,
  modes: readonly string[],
): string {
  const { is } = option
  if (is.type === "unseen") return unseenText(lang, game, view, option, is)
  const detail = is.type === "waiting" || is.type === "branch" || (is.type === "act" && is.ability !== undefined)
  const said = sayOption(lang, game, { key: option.key, is }, seat, detail)
  return (is.type === "mode" && modes[is.mode - 1]) || said
}

/** A card in a zone that isn't seen, by its place; with its name where the player has looked at it, and with what would be done. */
function unseenText(
  lang: Lang,
  game: Game,
  view: View,
  { key }: ViewOption,
  is: Extract<ViewOption["is"], { type: "unseen" }>,
): string {
  const place = placeKey(is.zone, is.player, is.place)
  const card = view.zones.flatMap(({ objects }) => objects).find((one) => one.key === place)?.card
  const [act] = key === place ? [] : String(key).split(":")
  const told = act === undefined ? null : sentence(lang, game.rulebook.game, "word", act)
  return [
    ...(card === undefined ? [] : [cardName(lang, game, card.index)]),
    sayTerminal(lang, "table", "unseen", {
      place: is.place,
      player: playerName(lang, is.player),
      zone: zoneLabel(lang, game, is.zone),
    }),
    ...(told === null ? [] : [told]),
  ].join(" · ")
}

/** Who is asked what, in words: "A chooses a card to discard". */
export const askedText = (lang: Lang, game: Game, decision: Decision): string =>
  sentenceOr(lang, game.rulebook.game, "log", "asked", {
    player: playerName(lang, decision.by),
    question: sayQuestion(lang, game, decision, decision.by),
  })

/** So many answers are listed at once. */
const page = 40

/**
 * The question in words with its rules, its answers with their numbers, and what may be typed.
 * @param from the first answer listed, from 0; of very many a page is listed
 */
export function questionText(
  lang: Lang,
  game: Game,
  decision: Decision,
  offered: readonly Offered[],
  terminal: Terminal,
  from = 0,
): readonly string[] {
  const { paint, columns } = terminal
  const text = askedText(lang, game, decision)
  const rules = ruleNumbers(lang, game.rulebook, game.edition, decision.rules)
  const width = String(offered.length).length
  const listed = areNumbers(offered) ? [] : offered.slice(from, from + page)
  const left = areNumbers(offered) ? 0 : offered.length - from - listed.length
  return [
    ...withRules([{ text: `? ${text}`, rules }], terminal),
    ...listed.flatMap(({ text: answer, more = [] }, i) => {
      const times = more.length === 0 ? "" : ` ×${more.length + 1}`
      return wrapped(`  ${String(from + i + 1).padStart(width)}  ${answer}${times}`, columns, width + 2)
    }),
    ...(left > 0 ? [paint.dim(`  ${sayTerminal(lang, "entry", "more", { count: left })}`)] : []),
    ...wrapped(`  ${sayAllowed(lang, decision, offered)}`, columns).map((line) => paint.dim(line)),
  ]
}

/** Where the next page of answers begins; the first again after the last. */
export const nextPage = (offered: readonly Offered[], from: number): number =>
  from + page < offered.length ? from + page : 0
