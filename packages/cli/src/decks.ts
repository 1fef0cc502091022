import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { type Keeping, withStore } from "./cards/own-store.ts"
import type { Context } from "./context.ts"
import { Failure } from "./failure.ts"
import { type KnownGame, knownGames, type OwnDeck, type TableDeck } from "./games.ts"
import { deckFromFile } from "./play/own-deck.ts"

export const playableGames = (): readonly KnownGame[] => knownGames.filter(({ decks }) => decks.length > 0)

/** The bundled decks' names for a help text, by game. */
export const deckIds = playableGames()
  .map(({ rulebook, decks }) => `${rulebook.game}: ${decks.map(({ id }) => id).join(", ")}`)
  .join("; ")

/** The game of this name. Throws Failure where there is none, or where it has no decks. */
export function playable(lang: Lang, name: string): KnownGame {
  const games = playableGames()
    .map(({ rulebook }) => rulebook.game)
    .join(", ")
  const found = knownGames.find(({ rulebook }) => rulebook.game === name)
  if (found === undefined) throw new Failure(sayTerminal(lang, "fault", "no-game", { game: name, games }), 2, "no-game")
  if (found.decks.length === 0) throw new Failure(sayTerminal(lang, "fault", "no-decks", { game: found.name, games }))
  return found
}

const decksOf = (lang: Lang, { decks }: KnownGame): string =>
  decks.map(({ id, name }) => `${id} (${name[lang]})`).join(lang === "ja" ? "、" : ", ")

/** One of the game's decks, or one that a file holds; what is to be said of it goes to `remarks`. */
export function chosenDeck(
  context: Context,
  lang: Lang,
  known: KnownGame,
  keeping: Keeping,
  typed: string,
  remarks: string[],
): TableDeck | OwnDeck {
  const found = known.decks.find((deck) => deck.id === typed)
  if (found !== undefined) return found
  if (!existsSync(resolve(context.cwd, typed)))
    throw new Failure(sayTerminal(lang, "fault", "no-deck", { deck: typed, decks: decksOf(lang, known) }), 2, "no-deck")
  const read = withStore(context, lang, keeping, (store) => deckFromFile(lang, context.cwd, typed, known, store))
  remarks.push(...read.remarks)
  return read.deck
}
