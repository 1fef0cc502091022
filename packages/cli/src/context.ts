import { type Fill, type Lang, sayTerminal } from "@dilemma-table/words"
import type { Command, Option } from "commander"
import type { Terminal } from "./terminal.ts"

/** What every command is given. */
export interface Context {
  readonly terminal: Terminal
  /** The folder the command was called in. */
  readonly cwd: string
  /** The language: that of the surroundings, until `--lang` asks for another. */
  lang: Lang
  /** The folder of the user's own cards. */
  readonly data: string
  /** The exit status so far. */
  status: number
}

export interface Speaking {
  readonly lang?: Lang
}

/** The language of this call. */
export const langOf = (context: Context, options: Speaking): Lang => options.lang ?? context.lang

type HelpKey = Parameters<typeof sayTerminal<"help">>[2]
type CardsHelpKey = Parameters<typeof sayTerminal<"cards-help">>[2]

/** A help text: English, and a line in Japanese. */
export const help = (key: HelpKey, fill: Fill = {}): string =>
  `${sayTerminal("en", "help", key, fill)}\n${sayTerminal("ja", "help", key, fill)}`

/** The same of the commands for the user's own cards. */
export const cardsHelp = (key: CardsHelpKey): string =>
  `${sayTerminal("en", "cards-help", key)}\n${sayTerminal("ja", "cards-help", key)}`

type PuzzlesHelpKey = Parameters<typeof sayTerminal<"puzzles-help">>[2]

/** The same of the commands for puzzles and outcomes. */
export const puzzlesHelp = (key: PuzzlesHelpKey): string =>
  `${sayTerminal("en", "puzzles-help", key)}\n${sayTerminal("ja", "puzzles-help", key)}`

type PlayersHelpKey = Parameters<typeof sayTerminal<"players-help">>[2]

/** The same of the commands for players: matches, and what answers are worth. */
export const playersHelp = (key: PlayersHelpKey, fill: Fill = {}): string =>
  `${sayTerminal("en", "players-help", key, fill)}\n${sayTerminal("ja", "players-help", key, fill)}`

/** Adds a command of this room to the program. */
export type AddCommand = (program: Command, context: Context, language: () => Option) => void
