import { explain, iterate, type Key, type OwnQuestion, type Space } from "@dilemma-table/engine"
import type { Asked, Player } from "@dilemma-table/players"
import { type Fill, type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"
import { BotProcess } from "./process.ts"

/*
 * A player by messages: one JSON value a line. It is sent `hello` once, `asked` whenever it has to answer, and `over` at the end,
 * and says `answer`. docs/bots.md tells bots' authors all of it.
 */

const protocol = 1

/** How long is waited for an answer, in milliseconds. */
export const usualPatience = 10_000
/** So many legal answers are listed for a bot. */
const listed = 200

export interface BotOptions {
  readonly lang: Lang
  readonly cwd: string
  readonly game: string
  /** In milliseconds. */
  readonly patience: number
}

type BotFault = Parameters<typeof sayTerminal<"bot">>[2]

/** A bot doesn't answer as it should: it can't be played on with. */
export class BotFailure extends Failure {}

export interface BotPlayer extends Player {
  /** Tells it how the game ended, and ends its process. */
  end(result: unknown): void
}

/** @param command as for a shell */
export function botPlayer(command: string, { lang, cwd, game, patience }: BotOptions): BotPlayer {
  let bot: BotProcess | null = null
  let asked = 0
  let heard = 0
  const failure = (code: BotFault, fill: Fill = {}): BotFailure => {
    bot?.end()
    bot = null
    return new BotFailure(sayTerminal(lang, "bot", code, { command, ...fill }), 2, code)
  }
  const say = (message: object): void => bot?.say(JSON.stringify(message))
  const begin = (seat: number): void => {
    bot = new BotProcess(command, cwd)
    say({ type: "hello", protocol, game, seat })
  }
  return {
    name: `bot:${command}`,
    choose(one) {
      if (bot === null) begin(one.seat)
      const view = one.view()
      const question = view.asked?.type === "you" ? view.asked.decision : null
      if (question === null) throw new Error("A bot is asked what it isn't asked")
      asked += 1
      const log = one.log(heard)
      heard = log.at(-1)?.n ?? heard
      say({ type: "asked", n: asked, decision: question, ...answersOf(one, question), view, log })
      const reply = (bot as BotProcess).hear(patience)
      if (reply === null) throw failure("bot-timeout", { seconds: patience / 1000 })
      if (reply.type === "died") throw failure("bot-died", { how: reply.how })
      const said = keysIn(reply.line, asked)
      if (said === null) throw failure("bot-nonsense", { line: clipped(reply.line), n: asked })
      const keys = one.meant(said)
      const wrong = explain(one.decision.space, keys, one.oracle)
      if (wrong === null) return keys
      throw failure("bot-illegal", { keys: clipped(JSON.stringify(said)), kind: question.kind, code: wrong.code })
    },
    end(result) {
      if (bot === null) return
      say({ type: "over", result })
      bot.close()
      bot = null
    },
  }
}

/** Legal answers in the view's keys, and whether these are all. */
function answersOf(
  asked: Asked,
  { space }: OwnQuestion,
): { readonly answers: readonly (readonly Key[])[]; readonly all: boolean } {
  const keys = "options" in space ? space.options.map(({ key }) => key) : []
  const real = asked.meant(keys)
  const seen = (key: Key): Key => keys[real.indexOf(key)] ?? key
  const answers: (readonly Key[])[] = []
  for (const one of iterate(asked.decision.space as Space, asked.oracle)) {
    if (answers.length === listed) return { answers, all: false }
    answers.push(one.map(seen))
  }
  return { answers, all: true }
}

const clipped = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

/** The keys of an answer to question `n`; null where it isn't one. */
function keysIn(line: string, n: number): readonly Key[] | null {
  try {
    const said: unknown = JSON.parse(line)
    if (typeof said !== "object" || said === null) return null
    const { type, n: to, keys } = said as { readonly type?: unknown; readonly n?: unknown; readonly keys?: unknown }
    const isAnswer = type === "answer" && to === n && Array.isArray(keys)
    return isAnswer && keys.every(isKey) ? keys : null
  } catch {
    return null
  }
}

const isKey = (one: unknown): one is Key => typeof one === "string" || typeof one === "number"
