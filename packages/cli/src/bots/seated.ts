import { isPlayerName, type Player, playerNamed, playerNames } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"
import { type BotOptions, type BotPlayer, botPlayer } from "./bot-player.ts"

const botPrefix = "bot:"

export const isBot = (name: string): boolean => name.startsWith(botPrefix) && name.length > botPrefix.length

/** Throws Failure where nobody is called so. */
export function checkPlayer(lang: Lang, name: string): void {
  if (!isBot(name) && !isPlayerName(name))
    throw new Failure(
      sayTerminal(lang, "match", "no-player", { player: name, players: playerNames.join(", ") }),
      2,
      "no-player",
    )
}

/**
 * "greedy,search:iterations=40,prior=known" as two names: a comma parts them where no option follows it. A bot's command may
 * have commas of its own: beside bots, only where another name begins.
 */
export function namesIn(typed: string): readonly string[] {
  const another = new RegExp(`,(?=\\s*(?:${[...playerNames, botPrefix].join("|")}))`)
  return typed.split(typed.includes(botPrefix) ? another : /,(?!\s*\w+=)/).map((name) => name.trim())
}

/** Players by name, bots among them. Bots are begun when they are asked first, and live until all are told that it is over. */
export class Seated {
  private readonly bots: BotPlayer[] = []
  private readonly options: BotOptions

  constructor(options: BotOptions) {
    this.options = options
  }

  player(name: string, seed: number): Player {
    if (!isBot(name)) return playerNamed(name, seed)
    const bot = botPlayer(name.slice(botPrefix.length), this.options)
    this.bots.push(bot)
    return bot
  }

  /** Tells all bots how it ended. */
  over(result: unknown): void {
    for (const bot of this.bots.splice(0)) bot.end(result)
  }
}
