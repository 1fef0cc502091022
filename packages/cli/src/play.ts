import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { createInterface } from "node:readline"
import { newGame, type PlayerId, seatName } from "@dilemma-table/engine"
import { playerNames } from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Option } from "commander"
import { BotFailure, usualPatience } from "./bots/bot-player.ts"
import { checkPlayer, isBot, Seated } from "./bots/seated.ts"
import { dataOption, type Keeping } from "./cards/own-store.ts"
import { patienceIn } from "./cards/whole-number.ts"
import { type AddCommand, type Context, help, langOf, playersHelp, type Speaking } from "./context.ts"
import { chosenDeck, deckIds, playable, playableGames } from "./decks.ts"
import { Failure } from "./failure.ts"
import type { KnownGame, TableDeck } from "./games.ts"
import { obey } from "./play/obey.ts"
import { loadTable, saveTable } from "./play/saved.ts"
import { Session, type Table, usualMachine } from "./play/session.ts"
import { tableWords } from "./play/words.ts"
import { lined } from "./terminal.ts"

export interface PlayOptions extends Speaking, Keeping {
  readonly seed?: string
  readonly deck?: string
  readonly against?: readonly string[]
  readonly bot?: string
  readonly patience?: string
  readonly load?: string
  readonly first?: true
  readonly second?: true
}

/** `dilemma play GAME`. */
export const addPlay: AddCommand = (program, context, language) => {
  program
    .command("play")
    .description(help("play"))
    .argument("[game]", help("play-game"))
    .option("--seed <n>", help("play-seed"))
    .option("--deck <id>", help("play-deck", { decks: deckIds }))
    .option(
      "--against <id>",
      help("play-against", { players: playerNames.join(", ") }),
      (one, all: readonly string[]) => [...all, one],
      [],
    )
    .option("--bot <command>", help("play-bot"))
    .option("--patience <seconds>", playersHelp("match-patience"))
    .option("--load <file>", help("play-load"))
    .addOption(new Option("--first", help("play-first")).conflicts("second"))
    .option("--second", help("play-second"))
    .addOption(dataOption())
    .addOption(language())
    .action(async (game: string | undefined, options: PlayOptions) => {
      await play(context, game, options)
    })
}

/** Plays at the terminal until the person leaves or the input ends. */
export async function play(context: Context, game: string | undefined, options: PlayOptions): Promise<void> {
  const lang = langOf(context, options)
  const known = game === undefined ? null : playable(lang, game)
  const begun =
    options.load === undefined ? begin(context, lang, known ?? playable(lang, firstPlayable()), options) : null
  const { table, welcome } = begun ?? loadedTable(context, lang, options, known)
  const seated = new Seated({
    lang,
    cwd: context.cwd,
    game: table.known.rulebook.game,
    patience: options.patience === undefined ? usualPatience : patienceIn(lang, options.patience),
  })
  const bot = botOf(options)
  const session = new Session(lang, context.terminal, table, bot === null ? null : seated.player(bot, 0))
  try {
    await playOn(context, session, welcome, begun === null)
  } catch (error) {
    if (error instanceof BotFailure) keep(context, lang, session.table)
    throw error
  } finally {
    seated.over(session.game.state.result)
  }
}

/** The bot that plays against the person, by name; null where the program does. */
function botOf({ bot, against = [] }: PlayOptions): string | null {
  return bot === undefined ? (against.find(isBot) ?? null) : `bot:${bot}`
}

/** Keeps the game where a bot fails. */
function keep({ cwd, terminal }: Context, lang: Lang, table: Table): void {
  const path = keptPath(cwd)
  const done = saveTable(lang, cwd, path, table)
  terminal.complain(done.ok ? sayTerminal(lang, "bot", "kept", { path }) : done.sentence)
}

/** A name that no file has yet. */
function keptPath(cwd: string): string {
  for (let n = 1; ; n++) {
    const path = `dilemma-bot-failed${n === 1 ? "" : `-${n}`}.json`
    if (!existsSync(resolve(cwd, path))) return path
  }
}

async function playOn(
  context: Context,
  session: Session,
  welcome: readonly string[],
  isTakenUp: boolean,
): Promise<void> {
  const { lang, table } = session
  const say = (lines: readonly string[]): void => {
    for (const line of lines) context.terminal.print(line)
  }
  say([...[...welcome, sayTerminal(lang, "play", "words")].flatMap((one) => lined(one, context.terminal)), ""])
  say(isTakenUp ? session.takeUp(table) : session.goOn())
  await readLines(context, (line) => {
    const { lines, leaves = false } = obey(session, context.cwd, line)
    say(lines)
    return leaves
  }).then((left) => {
    if (!left) say([sayTerminal(lang, "play", "input-ended")])
  })
}

const firstPlayable = (): string => playableGames()[0]?.rulebook.game ?? ""

interface Begun {
  readonly table: Table
  readonly welcome: readonly string[]
}

function begin(context: Context, lang: Lang, known: KnownGame, options: PlayOptions): Begun {
  const seed = seedOf(lang, options.seed)
  const remarks: string[] = []
  const deckOf = (typed: string | undefined) =>
    typed === undefined ? null : chosenDeck(context, lang, known, options, typed, remarks)
  const deck = deckOf(options.deck) ?? (known.decks[0] as TableDeck)
  const { deck: theirs, machine } = opponent(lang, options)
  const against = deckOf(theirs) ?? known.decks.find(({ id }) => id !== deck.id) ?? (known.decks[0] as TableDeck)
  const seat = 0 as PlayerId
  const first = options.first === true ? seat : options.second === true ? 1 - seat : undefined
  const begun = newGame(known.rulebook, known.setup([deck, against], seed, first))
  if (!begun.ok) throw new Failure(begun.fault.message[lang])
  const game = begun.value
  const welcome = sayTerminal(lang, "play", "welcome", {
    game: known.name,
    date: game.edition.date,
    seat: seatName(seat),
    other: seatName((1 - seat) as PlayerId),
    deck: deck.name[lang],
    against: against.name[lang],
    seed,
  })
  return { table: { known, game, seat, machine: machine ?? usualMachine }, welcome: [...remarks, welcome] }
}

/** What was typed behind --against: a deck, a player, or one of each. */
function opponent(
  lang: Lang,
  { against = [] }: PlayOptions,
): { readonly deck: string | undefined; readonly machine: string | undefined } {
  const isPlayer = (one: string): boolean =>
    isBot(one) || playerNames.some((name) => one === name || one.startsWith(`${name}:`))
  const decks = against.filter((one) => !isPlayer(one))
  const players = against.filter(isPlayer)
  if (decks.length > 1 || players.length > 1)
    throw new Failure(sayTerminal(lang, "fault", "two-opponents", { typed: against.join(", ") }), 2, "two-opponents")
  for (const one of players) checkPlayer(lang, one)
  const [machine] = players.filter((one) => !isBot(one))
  return { deck: decks[0], machine }
}

function loadedTable(context: Context, lang: Lang, options: PlayOptions, known: KnownGame | null): Begun {
  const { load: path = "" } = options
  const done = loadTable(lang, context.cwd, path, known)
  if (!done.ok) throw new Failure(done.sentence)
  const { differsAt } = done.value
  const { machine } = opponent(lang, options)
  const table = { ...done.value.table, ...(machine === undefined ? {} : { machine }) }
  const said =
    differsAt === null
      ? sayTerminal(lang, "play", "loaded", { path })
      : sayTerminal(lang, "play", "loaded-partly", { path, answer: differsAt })
  return { table, welcome: [said] }
}

function seedOf(lang: Lang, typed: string | undefined): number {
  if (typed === undefined) return Math.floor(Math.random() * 1_000_000)
  const seed = Number(typed)
  if (!/^-?\d+$/.test(typed) || !Number.isSafeInteger(seed))
    throw new Failure(sayTerminal(lang, "fault", "bad-seed", { seed: typed }))
  return seed
}

/**
 * Gives each line of the input to `take` until that returns true.
 * @returns false where the input ended before
 */
async function readLines({ terminal }: Context, take: (line: string) => boolean): Promise<boolean> {
  const { input, interactive } = terminal
  const reader = createInterface({
    input,
    terminal: interactive,
    completer: (line: string) => [tableWords.filter((word) => word.startsWith(line)), line],
    ...(interactive ? { output: process.stdout } : {}),
  })
  reader.on("SIGINT", () => reader.close())
  reader.setPrompt("> ")
  if (interactive) reader.prompt()
  for await (const line of reader) {
    // From a pipe nobody's typing shows: so that the output can be read, it is repeated.
    if (!interactive) terminal.print(`> ${line}`)
    if (take(line)) {
      reader.close()
      return true
    }
    if (interactive) reader.prompt()
  }
  return false
}
