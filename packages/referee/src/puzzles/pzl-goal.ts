import { type Filter, type Game, makeFrame, matches, NONE, type PlayerId, players, zone } from "@dilemma-table/engine"
import { type Color, cardTypes, isCreatureType } from "@dilemma-table/magic"
import { making } from "../solving/aims.ts"
import type { Goal } from "./goal.ts"

/** What a puzzle file's goal does with the permanents that it specifies. */
export type PzlGoal = "win" | "survive" | "none-left" | "there"

const goals: readonly (readonly [RegExp, PzlGoal])[] = [
  [/^win$/, "win"],
  [/^survive$/, "survive"],
  [/^(destroy|kill|remove)\b.*\bspecified (permanents?|creatures?)\b/, "none-left"],
  [/^(put|play)\b.*\bspecified (permanents?|creatures?)\b/, "there"],
  [/^gain control of\b.*\bspecified (permanents?|creatures?)\b/, "there"],
]

export const goalNames: readonly string[] = [
  "Win",
  "Survive",
  "Destroy Specified Permanents",
  "Destroy Specified Creatures",
  "Kill Specified Creatures",
  "Remove Specified Permanents from the Battlefield",
  "Put the Specified Permanent on the Battlefield",
  "Play the Specified Permanent",
  "Gain Control of Specified Permanents",
]

export const pzlGoal = (text: string): PzlGoal | null =>
  goals.find(([pattern]) => pattern.test(text.trim().toLowerCase()))?.[1] ?? null

const colorWords: Readonly<Record<string, Color>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" }

/** Which permanents are specified: "Creature.Dragon+OppCtrl,Planeswalker". Null with the part that can't be read. */
export function targetsFilter(text: string): { readonly filter: Filter } | { readonly unread: string } {
  const found: Filter[] = []
  for (const one of text.split(",")) {
    const read: Filter[] = []
    for (const word of one.trim().split(/[.+]/)) {
      const filter = wordFilter(word.trim())
      if (filter === null) return { unread: word.trim() }
      read.push(filter)
    }
    found.push({ every: read } as Filter)
  }
  return { filter: { any: found } as Filter }
}

function wordFilter(word: string): Filter | null {
  const small = word.toLowerCase()
  const filter = ((): object | null => {
    if (small === "permanent" || small === "card" || small === "") return {}
    if ((cardTypes as readonly string[]).includes(small)) return { type: small }
    if (small === "youctrl") return { controller: "you" }
    if (small === "oppctrl" || small === "youdontctrl") return { not: { controller: "you" } }
    if (small === "youown") return { owner: "you" }
    if (small === "oppown" || small === "youdontown") return { not: { owner: "you" } }
    if (small === "token") return { token: true }
    if (small === "nontoken") return { not: { token: true } }
    if (small === "legendary" || small === "basic" || small === "snow") return { supertype: small }
    if (small === "tapped") return { tapped: true }
    if (small === "untapped") return { tapped: false }
    if (small in colorWords) return { color: colorWords[small] }
    if (small.startsWith("named")) return { name: word.slice(5).trim() }
    if (/^non[a-z]/.test(small)) {
      const inner = wordFilter(word.slice(3))
      return inner === null ? null : { not: inner }
    }
    return isCreatureType(word) || /^[A-Z][a-z]+$/.test(word) ? { subtype: word } : null
  })()
  return filter as Filter | null
}

/** The goal that permanents are gone from the battlefield, or are there. */
export function permanentsGoal(
  kind: "none-left" | "there",
  seat: PlayerId,
  turns: number,
  filter: Filter,
  count: number,
  written: string,
): Goal {
  const there = (game: Game): number => {
    const frame = makeFrame(NONE, seat)
    return players(game)
      .flatMap((player) => zone(game, player, "battlefield"))
      .filter((id) => matches(game, frame, id, filter) === true).length
  }
  const holds = (game: Game): boolean => (kind === "there" ? there(game) >= count : there(game) === 0)
  return {
    seat,
    turns,
    kind: "position",
    says:
      kind === "there"
        ? { en: `on the battlefield: ${written} (${count})`, ja: `戦場に${written}が${count}つある` }
        : { en: `none left on the battlefield: ${written}`, ja: `戦場に${written}が残っていない` },
    aim: (game, within) => making(seat, game.state.turn + within - 1, holds),
  }
}
