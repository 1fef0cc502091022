import {
  type CardIndex,
  type CardName,
  CHANCE,
  type Game,
  type ObjectId,
  type PlayerId,
  readFaceNumber,
  seatName,
  type Target,
  UNKNOWN_CARD,
} from "@dilemma-table/engine"
import { printersOf } from "#packs"
import { type Lang, sentenceOr } from "./speaker.ts"

/** A name in this language, the other one where there is none. */
export const inLang = (lang: Lang, name: CardName): string =>
  (lang === "ja" ? (name.ja ?? name.en) : (name.en ?? name.ja)) ?? "?"

/** A token is called by its subtypes (Magic 111.4): these are known in Japanese. */
function translated(lang: Lang, game: string, name: CardName): string {
  const subtypes = printersOf(game, lang)?.subtypes
  const words = lang === "ja" && name.ja === undefined ? (name.en ?? "").split(" ").map((word) => subtypes?.[word]) : []
  return words.length > 0 && words.every((word) => word !== undefined) ? words.join("・") : inLang(lang, name)
}

const quoted = (lang: Lang, name: string): string => (lang === "ja" ? `《${name}》` : name)

/** How a card is called in running text. The unknown card is "a card". */
export function cardName(lang: Lang, game: Game, card: CardIndex, face = 0): string {
  if (card === UNKNOWN_CARD) return sentenceOr(lang, game.rulebook.game, "thing", "unknown")
  const compiled = game.card(card)
  const name = compiled.faces[face]?.name
  return quoted(
    lang,
    translated(
      lang,
      game.rulebook.game,
      name === undefined || (name.ja === undefined && name.en === undefined) ? compiled.data.name : name,
    ),
  )
}

/**
 * How an object is called. `viewer` sees only what that seat knows; null sees all (a judge, a ruling).
 * An ability on the stack is called by its source.
 */
export function objectName(lang: Lang, game: Game, id: ObjectId, viewer: PlayerId | null = null): string {
  const found = game.state.objects[id]
  if (found === undefined) return sentenceOr(lang, game.rulebook.game, "thing", "unknown")
  if (found.stacked !== null && found.card === UNKNOWN_CARD)
    return sentenceOr(lang, game.rulebook.game, "thing", "ability", {
      of: objectName(lang, game, found.stacked.source, viewer),
    })
  if (viewer !== null && (found.known & (1 << viewer)) === 0)
    return sentenceOr(lang, game.rulebook.game, "thing", "unknown")
  return cardName(lang, game, found.card, readFaceNumber(game, id))
}

export const playerName = (lang: Lang, player: PlayerId): string =>
  player === CHANCE ? sentenceOr(lang, "common", "thing", "chance") : seatName(player)

export const targetName = (lang: Lang, game: Game, target: Target, viewer: PlayerId | null = null): string =>
  "object" in target ? objectName(lang, game, target.object, viewer) : playerName(lang, target.player)

/** "A and B", 「A、B」; what comes several times once, with how often. */
export function list(lang: Lang, all: readonly string[]): string {
  const items = [...new Set(all)].map((item) => {
    const times = all.filter((other) => other === item).length
    return times === 1 ? item : `${item} ×${times}`
  })
  if (items.length === 0) return sentenceOr(lang, "common", "thing", "none")
  if (lang === "ja") return items.join("、")
  return items.length === 1 ? (items[0] as string) : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`
}

export const zoneName = (lang: Lang, game: Game, zone: string): string =>
  sentenceOr(lang, game.rulebook.game, "zone", zone)
