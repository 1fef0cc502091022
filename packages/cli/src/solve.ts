import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { failureText, type Puzzle, readPuzzle, type Solved, solutionRuling, solve } from "@dilemma-table/referee"
import { type Lang, playerName, sayTerminal } from "@dilemma-table/words"
import { Presets, SingleBar } from "cli-progress"
import { dataOption, type Keeping, withStore } from "./cards/own-store.ts"
import { ownCards } from "./cards/stored.ts"
import { wholeNumber } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, puzzlesHelp, type Speaking } from "./context.ts"
import { Failure, sayReason } from "./failure.ts"
import { puzzleFiles } from "./puzzles/files.ts"
import { answerText, linesBefore, replyLines, wayLines } from "./puzzles/way.ts"
import { lined } from "./terminal.ts"
import { traceText } from "./trace.ts"

interface SolveOptions extends Speaking, Keeping {
  readonly turns?: string
  readonly limit?: string
  readonly seconds: string
  readonly json?: true
  readonly verbose?: true
  readonly ruling?: string
}

/** `dilemma solve FILE…`. */
export const addSolve: AddCommand = (program, context, language) => {
  program
    .command("solve")
    .description(puzzlesHelp("solve"))
    .argument("<file...>", puzzlesHelp("solve-file"))
    .option("--turns <n>", puzzlesHelp("solve-turns"))
    .option("--limit <n>", puzzlesHelp("solve-limit"))
    .option("--seconds <n>", puzzlesHelp("solve-seconds"), "60")
    .option("--json", puzzlesHelp("solve-json"))
    .option("--verbose", puzzlesHelp("solve-verbose"))
    .option("--ruling <file>", puzzlesHelp("solve-ruling"))
    .addOption(dataOption())
    .addOption(language())
    .action((paths: readonly string[], options: SolveOptions) => {
      context.status = runSolve(context, paths, options)
    })
}

interface Result {
  readonly file: string
  readonly puzzle: Puzzle | null
  readonly solved: Solved | null
  readonly mistakes: readonly string[]
}

function runSolve(context: Context, paths: readonly string[], options: SolveOptions): number {
  const lang = langOf(context, options)
  const turns = options.turns === undefined ? undefined : Math.max(1, wholeNumber(lang, "turns", options.turns))
  const limit = options.limit === undefined ? undefined : Math.max(1, wholeNumber(lang, "limit", options.limit))
  const seconds = wholeNumber(lang, "seconds", options.seconds, { least: 1, most: 86_400 })
  const files = puzzleFiles(lang, context.cwd, paths)
  if (options.ruling !== undefined && files.length > 1) throw new Failure(sayTerminal(lang, "solve", "several-rulings"))
  const results = withStore(context, lang, options, (store) =>
    files.map((file): Result => {
      const read = readPuzzle(file, ownCards(store))
      if (!read.ok) {
        const broken = {
          file: file.file,
          puzzle: null,
          solved: null,
          mistakes: read.mistakes.map((one) => failureText(lang, one)),
        }
        if (options.json !== true) tell(context, lang, broken, options)
        return broken
      }
      const { puzzle } = read
      const bar = progressOn(context, lang)
      const solved = solve(puzzle, {
        ...(turns === undefined ? {} : { turns }),
        ...(limit === undefined ? {} : { limit }),
        time: { limit: seconds * 1000, now: () => performance.now() },
        ...(bar === null ? {} : { progress: bar.show }),
      })
      bar?.end()
      const result = { file: file.file, puzzle, solved, mistakes: [] }
      if (options.json !== true) tell(context, lang, result, options)
      return result
    }),
  )
  if (options.ruling !== undefined) writeRuling(context, lang, options.ruling, results[0])
  const sum = {
    count: results.length,
    yes: results.filter(({ solved }) => solved?.answer === "yes").length,
    no: results.filter(({ solved }) => solved?.answer === "no").length,
    open: results.filter(({ solved }) => solved?.answer === "open").length,
    broken: results.filter(({ puzzle }) => puzzle === null).length,
  }
  if (options.json === true)
    context.terminal.print(JSON.stringify({ puzzles: results.map((one) => asJson(lang, one)), ...sum }))
  else if (results.length > 1)
    context.terminal.print(context.terminal.paint.bold(sayTerminal(lang, "solve", "sum", sum)))
  return sum.broken > 0 ? 2 : sum.open > 0 ? 1 : 0
}

/** Shows on a terminal how much was looked at, where it takes long. */
function progressOn({ terminal }: Context, lang: Lang) {
  if (!terminal.interactive) return null
  const format = sayTerminal(lang, "solve", "progress", { bar: "{bar}", value: "{value}" })
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  return {
    show(positions: number): void {
      if (positions < 500 || positions % 50 !== 0) return
      if (!bar.isActive) bar.start(positions, positions)
      bar.setTotal(positions)
      bar.update(positions)
    },
    end(): void {
      if (bar.isActive) bar.stop()
    },
  }
}

function writeRuling(context: Context, lang: Lang, path: string, result: Result | undefined): void {
  const { puzzle = null, solved = null } = result ?? {}
  const line = solved?.line ?? null
  if (puzzle === null || line === null) throw new Failure(sayTerminal(lang, "solve", "no-way", { path }), 1)
  try {
    writeFileSync(resolve(context.cwd, path), solutionRuling(puzzle, line))
  } catch (error) {
    throw new Failure(sayTerminal(lang, "fault", "unwritable", { path, reason: sayReason(lang, error) }))
  }
  context.terminal.complain(sayTerminal(lang, "solve", "written", { path }))
}

const signs = { yes: "✓", no: "✗", open: "?" }

function tell(context: Context, lang: Lang, { file, puzzle, solved, mistakes }: Result, options: SolveOptions): void {
  const { terminal } = context
  const { paint } = terminal
  const print = (text: string): void => {
    for (const row of lined(text, terminal)) terminal.print(row)
  }
  if (puzzle === null || solved === null) {
    terminal.print(`${paint.red("!")} ${file}`)
    for (const one of mistakes) print(`    ${one}`)
    return
  }
  terminal.print(`${signs[solved.answer]} ${puzzle.id} · ${puzzle.title[lang]}`)
  for (const remark of puzzle.remarks) print(paint.dim(`  ${failureText(lang, remark)}`))
  print(`  ${answerSentence(lang, puzzle, solved, options)}`)
  const { line } = solved
  if (line === null) return
  if (options.verbose === true) {
    const game = line.end
    for (const row of traceText(lang, { game, remarks: [] }, terminal, linesBefore(puzzle))) terminal.print(row)
  } else for (const row of wayLines(lang, line.moves)) print(`    ${row}`)
  const replies = replyLines(lang, line, options.verbose === true ? Number.POSITIVE_INFINITY : 12)
  if (replies.length === 0) return
  print(`  ${sayTerminal(lang, "solve", "others")}`)
  for (const row of replies) print(`    ${row}`)
}

function answerSentence(
  lang: Lang,
  { goal }: Puzzle,
  { answer, why, turns, positions }: Solved,
  { seconds }: SolveOptions,
): string {
  if (answer === "open") return sayTerminal(lang, "solve", `open-${why ?? "limit"}`, { positions, seconds })
  const said = sayTerminal(lang, "solve", goal.kind, {
    player: playerName(lang, goal.seat),
    what: goal.says?.[lang] ?? "",
  })
  return sayTerminal(lang, "solve", turns === 1 ? `${answer}-1` : answer, { goal: said, turns, positions })
}

const asJson = (lang: Lang, { file, puzzle, solved, mistakes }: Result): object => ({
  file,
  ...(puzzle === null ? {} : { id: puzzle.id, title: puzzle.title[lang] }),
  answer: solved?.answer ?? "broken",
  ...(solved === null ? {} : { why: solved.why, turns: solved.turns, positions: solved.positions }),
  mistakes: [...mistakes, ...(puzzle?.remarks ?? []).map((one) => failureText(lang, one))],
  ...(solved?.line == null
    ? {}
    : {
        way: solved.line.moves.map((move) => ({
          by: playerName(lang, move.asked.by),
          kind: move.asked.kind,
          rules: move.asked.rules,
          answer: answerText(lang, move),
          keys: move.keys,
          others: move.others.map((reply) => ({
            answer: answerText(lang, reply.move),
            met: reply.met.map((one) => answerText(lang, one)),
          })),
        })),
        untold: solved.line.untold,
      }),
})
