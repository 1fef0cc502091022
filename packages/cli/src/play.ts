import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { createInterface } from "node:readline"
import { newGame, type PlayerId, seatName } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Option } from "commander"
import { dataOption, type Keeping, withStore } from "./cards/own-store.ts"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { type KnownGame, knownGames, type OwnDeck, type TableDeck } from "./games.ts"
import { obey } from "./play/obey.ts"
import { deckFromFile } from "./play/own-deck.ts"
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

const decksOf = (lang: Lang, { decks }: KnownGame): string =>
  decks.map(({ id, name }) => `${id} (${name[lang]})`).join(lang === "ja" ? "、" : ", ")

const playableGames = (): readonly KnownGame[] => knownGames.filter(({ decks }) => decks.length > 0)
const deckIds = playableGames()
  .map(({ rulebook, decks }) => `${rulebook.game}: ${decks.map(({ id }) => id).join(", ")}`)
  .join("; ")
const firstPlayable = (): string => playableGames()[0]?.rulebook.game ?? ""

function playable(lang: Lang, name: string): KnownGame {
  const games = playableGames()
    .map(({ rulebook }) => rulebook.game)
    .join(", ")
  const found = knownGames.find(({ rulebook }) => rulebook.game === name)
  if (found === undefined) throw new Failure(sayTerminal(lang, "fault", "no-game", { game: name, games }))
  if (found.decks.length === 0) throw new Failure(sayTerminal(lang, "fault", "no-decks", { game: found.name, games }))
  return found
}

interface Begun {
  readonly table: Table
  readonly welcome: readonly string[]
}

function begin(context: Context, lang: Lang, known: KnownGame, options: PlayOptions): Begun {
  const seed = seedOf(lang, options.seed)
  const remarks: string[] = []
  const deckOf = (typed: string | undefined) => chosenDeck(context, lang, known, options, typed, remarks)
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

/** One of the game's decks, or one that a file holds; what is to be said of it goes to `remarks`. */
function chosenDeck(
  context: Context,
  lang: Lang,
  known: KnownGame,
  keeping: Keeping,
  typed: string | undefined,
  remarks: string[],
): TableDeck | OwnDeck | null {
  if (typed === undefined) return null
  const found = known.decks.find((deck) => deck.id === typed)
  if (found !== undefined) return found
  if (!existsSync(resolve(context.cwd, typed)))
    throw new Failure(sayTerminal(lang, "fault", "no-deck", { deck: typed, decks: decksOf(lang, known) }))
  const read = withStore(context, lang, keeping, (store) => deckFromFile(lang, context.cwd, typed, known, store))
  remarks.push(...read.remarks)
  return read.deck
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
