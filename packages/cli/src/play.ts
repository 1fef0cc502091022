import { createInterface } from "node:readline"
import { newGame, type PlayerId, seatName } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Option } from "commander"
import { dataOption, type Keeping } from "./cards/own-store.ts"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { chosenDeck, deckIds, playable, playableGames } from "./decks.ts"
import { Failure } from "./failure.ts"
import type { KnownGame, TableDeck } from "./games.ts"
import { obey } from "./play/obey.ts"
import { loadTable } from "./play/saved.ts"
import { Session, type Table } from "./play/session.ts"
import { tableWords } from "./play/words.ts"
import { lined } from "./terminal.ts"

export interface PlayOptions extends Speaking, Keeping {
  readonly seed?: string
  readonly deck?: string
  readonly against?: string
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
    .option("--against <id>", help("play-against"))
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
  const { table, welcome } = begun ?? loadedTable(context, lang, options.load ?? "", known)
  const session = new Session(lang, context.terminal, table)
  const say = (lines: readonly string[]): void => {
    for (const line of lines) context.terminal.print(line)
  }
  say([...[...welcome, sayTerminal(lang, "play", "words")].flatMap((one) => lined(one, context.terminal)), ""])
  say(begun === null ? session.takeUp(table) : session.goOn())
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
  const against =
    deckOf(options.against) ?? known.decks.find(({ id }) => id !== deck.id) ?? (known.decks[0] as TableDeck)
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
  return { table: { known, game, seat }, welcome: [...remarks, welcome] }
}

function loadedTable(context: Context, lang: Lang, path: string, known: KnownGame | null): Begun {
  const done = loadTable(lang, context.cwd, path, known)
  if (!done.ok) throw new Failure(done.sentence)
  const { table, differsAt } = done.value
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
