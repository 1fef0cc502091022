import {
  type Mirrored,
  type MirroredGame,
  type Mishap,
  mirroredGame,
  mishapsOf,
  playerNames,
  type Share,
  type Sprt,
  shareOf,
  sprt,
  type Verdict,
} from "@dilemma-table/players"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { usualPatience } from "./bots/bot-player.ts"
import { checkPlayer, namesIn, Seated } from "./bots/seated.ts"
import { dataOption, type Keeping } from "./cards/own-store.ts"
import { mostAnswers, patienceIn, wholeNumber } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, playersHelp, type Speaking } from "./context.ts"
import { chosenDeck, deckIds, playable } from "./decks.ts"
import { Failure } from "./failure.ts"
import type { KnownGame, OwnDeck, TableDeck } from "./games.ts"
import { complainOf } from "./mishaps.ts"

interface MatchOptions extends Speaking, Keeping {
  readonly players: string
  readonly games: string
  readonly sprt?: true
  readonly low: string
  readonly high: string
  readonly seed: string
  readonly deck: readonly string[]
  readonly limit: string
  readonly patience: string
  readonly json?: true
}

/** `dilemma match GAME`. */
export const addMatch: AddCommand = (program, context, language) => {
  program
    .command("match")
    .description(playersHelp("match"))
    .argument("<game>", playersHelp("match-game"))
    .requiredOption("--players <a,b>", playersHelp("match-players", { players: playerNames.join(", ") }))
    .option("--games <n>", playersHelp("match-games"), "200")
    .option("--sprt", playersHelp("match-sprt"))
    .option("--low <share>", playersHelp("match-low"), "0.55")
    .option("--high <share>", playersHelp("match-high"), "0.65")
    .option("--seed <n>", playersHelp("match-seed"), "1")
    .option(
      "--deck <deck>",
      playersHelp("match-deck", { decks: deckIds }),
      (one, all: readonly string[]) => [...all, one],
      [],
    )
    .option("--limit <n>", playersHelp("match-limit"), "5000")
    .option("--patience <seconds>", playersHelp("match-patience"), String(usualPatience / 1000))
    .option("--json", playersHelp("match-json"))
    .addOption(dataOption())
    .addOption(language())
    .action((game: string, options: MatchOptions) => match(context, game, options))
}

interface Score {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly turns: number
  readonly answers: number
  readonly mishaps: readonly Mishap[]
}

const nothing: Score = { games: 0, won: 0, lost: 0, drawn: 0, turns: 0, answers: 0, mishaps: [] }

const withGame = (score: Score, { winner, turns, answers, mishaps }: MirroredGame): Score => ({
  games: score.games + 1,
  won: score.won + (winner === "first" ? 1 : 0),
  lost: score.lost + (winner === "second" ? 1 : 0),
  drawn: score.drawn + (winner === null ? 1 : 0),
  turns: score.turns + turns,
  answers: score.answers + answers,
  mishaps: mishapsOf([score.mishaps, mishaps]),
})

function match(context: Context, name: string, options: MatchOptions): void {
  const lang = langOf(context, options)
  const { terminal } = context
  const known = playable(lang, name)
  const names = namesIn(options.players)
  const [a, b] = names
  if (a === undefined || b === undefined || names.length > 2)
    throw new Failure(sayTerminal(lang, "match", "two-players"), 2, "two-players")
  for (const one of names) checkPlayer(lang, one)
  const games = wholeNumber(lang, "games", options.games)
  if (games === 0) throw new Failure(sayTerminal(lang, "match", "no-games"), 2, "no-games")
  const test = sprtOf(lang, options)
  const seed = wholeNumber(lang, "seed", options.seed)
  const patience = patienceIn(lang, options.patience)
  const seated = new Seated({ lang, cwd: context.cwd, game: known.rulebook.game, patience })
  const playing: Mirrored = {
    rulebook: known.rulebook,
    setup: setupOf(context, lang, known, options),
    players: [(own) => seated.player(a, own), (own) => seated.player(b, own)],
    seed,
    limit: wholeNumber(lang, "limit", options.limit, mostAnswers),
  }
  if (options.json !== true) terminal.print(sayTerminal(lang, "match", "begins", { a, b, game: known.name, seed }))
  let score = nothing
  try {
    for (let index = 0; index < games; index++) {
      const game = mirroredGame(playing, index)
      seated.over({ winner: game.winner === null ? null : game.winner === "first" ? game.seat : 1 - game.seat })
      score = withGame(score, game)
      if (index % 2 === 0) continue
      if (terminal.interactive)
        terminal.complain(sayTerminal(lang, "match", "progress", { a, b, ...withoutMishaps(score) }))
      // Looked at behind a whole pair only: what the seats are worth has evened out then.
      if (options.sprt === true && sprt(test, score).verdict !== "open") break
    }
  } catch (error) {
    tell(context, lang, [a, b], score, test, options)
    terminal.complain(sayTerminal(lang, "match", "broken-off", { game: score.games + 1 }))
    throw error
  } finally {
    seated.over(null)
  }
  tell(context, lang, [a, b], score, test, options)
}

const withoutMishaps = ({ mishaps: _, ...counts }: Score): Omit<Score, "mishaps"> => counts

function sprtOf(lang: Lang, { low, high }: MatchOptions): Sprt {
  const shares = [low, high].map((typed) => {
    const share = Number(typed)
    if (!(share > 0 && share < 1))
      throw new Failure(sayTerminal(lang, "match", "bad-share", { share: typed }), 2, "bad-share")
    return share
  }) as [number, number]
  if (shares[0] >= shares[1]) throw new Failure(sayTerminal(lang, "match", "bad-share", { share: low }), 2, "bad-share")
  return { low: shares[0], high: shares[1], error: 0.05 }
}

type Deck = TableDeck | OwnDeck

/** The decks of a pair: those that were asked for, or the bundled ones in turn. */
function setupOf(context: Context, lang: Lang, known: KnownGame, options: MatchOptions): Mirrored["setup"] {
  const remarks: string[] = []
  const typed = options.deck.map((one) => chosenDeck(context, lang, known, options, one, remarks))
  for (const line of remarks) context.terminal.complain(line)
  if (typed.length > 2) throw new Failure(sayTerminal(lang, "match", "too-many-decks"), 2, "too-many-decks")
  const [one, other = one] = typed
  return (seed, pair) => {
    const decks: readonly [Deck, Deck] = one === undefined || other === undefined ? inTurn(known, pair) : [one, other]
    return known.setup(decks, seed)
  }
}

/** Two different bundled decks, in the end each against each. */
function inTurn({ decks }: KnownGame, pair: number): readonly [Deck, Deck] {
  const n = decks.length
  const further = n < 2 ? 0 : 1 + (Math.floor(pair / n) % (n - 1))
  return [decks[pair % n] as Deck, decks[(pair + further) % n] as Deck]
}

function tell(
  context: Context,
  lang: Lang,
  [a, b]: readonly [string, string],
  score: Score,
  test: Sprt,
  options: MatchOptions,
): void {
  const { terminal } = context
  const counts = withoutMishaps(score)
  const { games, won, drawn, turns, answers } = counts
  complainOf(context, lang, score.mishaps)
  const share = shareOf(won + drawn / 2, games)
  const decided = sprt(test, score)
  if (options.json === true) {
    terminal.print(JSON.stringify({ players: [a, b], ...score, share, sprt: { ...test, ...decided } }, null, 2))
    return
  }
  if (share === null) return
  terminal.print(sayTerminal(lang, "match", "result", { a, b, ...counts, ...percents(share) }))
  terminal.print(
    sayTerminal(lang, "match", "turns", { turns: (turns / games).toFixed(1), answers: Math.round(answers / games) }),
  )
  if (options.sprt === true) terminal.print(verdictText(lang, a, test, decided))
}

const percent = (share: number): string => (share * 100).toFixed(1)

const percents = ({ share, low, high }: Share): Readonly<Record<keyof Share, string>> => ({
  share: percent(share),
  low: percent(low),
  high: percent(high),
})

function verdictText(
  lang: Lang,
  a: string,
  { low, high }: Sprt,
  { ratio, bound, verdict }: { readonly ratio: number; readonly bound: number; readonly verdict: Verdict },
): string {
  const fill = { a, low: percent(low), high: percent(high), ratio: ratio.toFixed(2), bound: bound.toFixed(2) }
  return sayTerminal(lang, "match", verdict, fill)
}
