import { type PlayerId, seatName } from "@dilemma-table/engine"
import type { AbilityTally, Ending, ModeTally, Share, Tally } from "@dilemma-table/players"
import { type Lang, sayTerminal, sentenceOr } from "@dilemma-table/words"
import { clipped, type Terminal } from "../terminal.ts"
import { cardTitle, modeTexts } from "./modes.ts"
import type { Simulation } from "./simulation.ts"

/** So many abilities are told; the others are in the files. */
const abilitiesTold = 20
/** So many combinations of modes are told of each. */
const combinationsTold = 5

const percent = (share: number): string => (100 * share).toFixed(1)
const percentText = (lang: Lang, share: number): string => `${percent(share)}${lang === "ja" ? "%" : " %"}`

/** "52.3 % (49.2–55.4)"; "–" of no games. */
export const shareText = (lang: Lang, share: Share | null): string => {
  if (share === null) return "–"
  return `${percentText(lang, share.share)} (${percent(share.low)}–${percent(share.high)})`
}

/** How a game ended, in a sentence: who won, by what. */
export function endingText(lang: Lang, game: string, { end, winner }: Ending): string {
  const player = winner === null ? "" : seatName(winner as PlayerId)
  if (end === "limit" || end === "fault") return sayTerminal(lang, "simulate", end)
  return sentenceOr(lang, game, "event", `result-${end}`, { player })
}

export const seatLetter = (seat: number): string => seatName(seat as PlayerId)

/** What games came to, line by line. */
export function toldTally(
  lang: Lang,
  { columns, paint }: Terminal,
  simulation: Simulation,
  tally: Tally,
): readonly string[] {
  const { known, order, deckNames, date } = simulation
  const say = sayTerminal<"simulate">
  const { games, draws, stopped, turns, ends, abilities } = tally
  const title = { game: known.name, date, games, seed: order.seed, count: games }
  return [
    paint.bold(say(lang, "simulate", "title", title)),
    ...tally.seats.flatMap(({ all, first, second }, seat) => [
      `  ${say(lang, "simulate", "seat", { seat: seatLetter(seat), deck: deckNames[seat]?.[lang] ?? "", player: order.players[seat] ?? "" })}`,
      `    ${say(lang, "simulate", "won", { won: all.won, games: all.games, rate: shareText(lang, all.rate) })}`,
      `    ${say(lang, "simulate", "won-first", { rate: shareText(lang, first.rate) })} · ${say(lang, "simulate", "won-second", { rate: shareText(lang, second.rate) })}`,
    ]),
    say(lang, "simulate", "first", { ...tally.first, rate: shareText(lang, tally.first.rate) }),
    ...(turns === null ? [] : [say(lang, "simulate", "turns", { ...turns, mean: turns.mean.toFixed(1) })]),
    ...(draws === 0 ? [] : [say(lang, "simulate", "draws", { count: draws })]),
    ...(stopped === 0 ? [] : [say(lang, "simulate", "stopped", { count: stopped, limit: order.limit })]),
    say(lang, "simulate", "ends"),
    ...ends.map(
      (ending) => `  ${String(ending.games).padStart(String(games).length)}  ${endingText(lang, order.game, ending)}`,
    ),
    say(lang, "simulate", abilities.length === 0 ? "no-modes" : "modes"),
    ...abilities.slice(0, abilitiesTold).flatMap((one) => toldAbility(lang, columns, simulation, one)),
    ...(abilities.length > abilitiesTold
      ? [say(lang, "simulate", "more", { count: abilities.length - abilitiesTold })]
      : []),
  ]
}

function toldAbility(lang: Lang, columns: number, simulation: Simulation, ability: AbilityTally): readonly string[] {
  const { asked, forced, modes, combinations } = ability
  const card = cardTitle(lang, simulation.known, simulation.cards, ability)
  const texts = modeTexts(lang, simulation.known, simulation.cards, ability)
  const said = sayTerminal(lang, "simulate", "ability", { card, asked, count: asked })
  const only = forced === 0 ? "" : `; ${sayTerminal(lang, "simulate", "forced", { forced, count: forced })}`
  const several = combinations.some((one) => one.modes.length !== 1)
  const together = combinations
    .slice(0, combinationsTold)
    .map((one) => `${combinationText(lang, one.modes)} ×${one.chosen}`)
    .join(lang === "ja" ? "、" : ", ")
  return [
    `  ${said}${only}`,
    ...modes.flatMap((mode) => toldMode(lang, columns, mode, texts[mode.mode - 1] ?? "")),
    ...(several ? [`    ${sayTerminal(lang, "simulate", "together", { combinations: together })}`] : []),
  ]
}

/** A mode's text, and below it how often it was chosen and what came of it. */
function toldMode(
  lang: Lang,
  columns: number,
  { mode, offered, taken, share, rate }: ModeTally,
  text: string,
): readonly string[] {
  const often = `${taken}/${offered}${share === null ? "" : ` ${percentText(lang, share.share)}`}`.padEnd(16)
  const numbers = sayTerminal(lang, "simulate", "mode", { taken: often, rate: shareText(lang, rate) })
  return [clipped(`    ${mode}  ${text}`, columns), `         ${numbers}`]
}

/** "1+3"; "none" where nothing was chosen. */
export const combinationText = (lang: Lang, modes: readonly number[]): string =>
  modes.length === 0 ? sayTerminal(lang, "simulate", "nothing") : modes.join("+")
