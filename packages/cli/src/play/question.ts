import {
  type Decision,
  fromView,
  type Game,
  type Key,
  type PlayerId,
  type View,
  type ViewOption,
} from "@dilemma-table/engine"
import {
  type Lang,
  playerName,
  printModes,
  sayOption,
  sayQuestion,
  sayTerminal,
  sentenceOr,
} from "@dilemma-table/words"
import { clipped, type Terminal, withRules } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"
import { areNumbers, type Offered, sayAllowed } from "./entry.ts"
import { zoneLabel } from "./table.ts"

/** What the seat is asked, as the view shows it: the answers with what is written for each, in the order of their numbers. */
export function offeredIn(lang: Lang, game: Game, view: View, seat: PlayerId): readonly Offered[] {
  if (view.asked?.type !== "you") return []
  const { space, source } = view.asked.decision
  if (!("options" in space)) return []
  const modes = typeof source === "number" ? modeTexts(lang, game, source as never) : []
  return space.options.map((option) => ({
    key: realKey(game, seat, option.key),
    text: optionText(lang, game, option, seat, modes),
  }))
}

const realKey = (game: Game, seat: PlayerId, key: Key): Key => fromView(game, seat, [key])[0] ?? key

const modeTexts = (lang: Lang, game: Game, source: Parameters<typeof printModes>[2]): readonly string[] =>
  printModes(lang, game, source)?.modes ?? []

function optionText(lang: Lang, game: Game, option: ViewOption, seat: PlayerId, modes: readonly string[]): string {
  const { is } = option
  if (is.type === "unseen")
    return sayTerminal(lang, "table", "unseen", {
      place: is.place,
      player: playerName(lang, is.player),
      zone: zoneLabel(lang, game, is.zone),
    })
  const said = sayOption(lang, game, { key: option.key, is }, seat)
  if (is.type === "mode" && modes[is.mode - 1] !== undefined) return `▶ ${modes[is.mode - 1]}`
  return said
}

/** Who is asked what, in words: "A chooses a card to discard". */
export const askedText = (lang: Lang, game: Game, decision: Decision): string =>
  sentenceOr(lang, game.rulebook.game, "log", "asked", {
    player: playerName(lang, decision.by),
    question: sayQuestion(lang, game, decision, decision.by),
  })

/** The question in words with its rules, its answers with their numbers, and what may be typed. */
export function questionText(
  lang: Lang,
  game: Game,
  decision: Decision,
  offered: readonly Offered[],
  terminal: Terminal,
): readonly string[] {
  const { paint, columns } = terminal
  const text = askedText(lang, game, decision)
  const rules = ruleNumbers(lang, game.rulebook, game.edition, decision.rules)
  const width = String(offered.length).length
  return [
    ...withRules([{ text: `? ${text}`, rules }], terminal),
    ...(areNumbers(offered) ? [] : offered).map(({ text: answer }, i) =>
      clipped(`  ${String(i + 1).padStart(width)}  ${answer}`, columns),
    ),
    paint.dim(`  ${sayAllowed(lang, decision.space, offered)}`),
  ]
}
