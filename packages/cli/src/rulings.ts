import { isDate } from "@dilemma-table/engine"
import {
  type AsOf,
  failureText,
  type ReadRuling,
  type RulingResult,
  readRulings,
  rulingsJson,
  runAsOf,
  runRead,
} from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { readRulingFiles } from "./ruling-files.ts"
import { traceText } from "./trace.ts"

interface RulingsOptions extends Speaking {
  readonly asOf?: string
  readonly trace?: true
  readonly json?: true
}

/** `dilemma rulings [PATH…]`. */
export const addRulings: AddCommand = (program, context, language) => {
  program
    .command("rulings")
    .description(help("rulings"))
    .argument("[path...]", help("rulings-path"))
    .option("--as-of <date>", help("rulings-as-of"))
    .option("--trace", help("rulings-trace"))
    .option("--json", help("rulings-json"))
    .addOption(language())
    .action((paths: readonly string[], options: RulingsOptions) => {
      context.status = runRulings(context, paths, options)
    })
}

function runRulings(context: Context, paths: readonly string[], options: RulingsOptions): number {
  const lang = langOf(context, options)
  const { asOf } = options
  if (asOf !== undefined && asOf !== "now" && !isDate(asOf))
    throw new Failure(sayTerminal(lang, "fault", "bad-date", { date: asOf }))
  const rulings = readRulings(readRulingFiles(lang, context.cwd, paths))
  if (asOf !== undefined) return runAllAsOf(context, lang, rulings, asOf, options.json === true)
  return options.json === true ? runAsJson(context, lang, rulings) : runAndTell(context, lang, rulings, options)
}

function runAsJson(context: Context, lang: Lang, rulings: readonly ReadRuling[]): number {
  const found = rulingsJson(
    rulings.map((read) => runRead(read)),
    lang,
  )
  context.terminal.print(JSON.stringify(found))
  return found.failed > 0 ? 1 : 0
}

function runAndTell(context: Context, lang: Lang, rulings: readonly ReadRuling[], options: RulingsOptions): number {
  const { print, paint } = context.terminal
  let failed = 0
  for (const read of rulings) {
    const result = runRead(read)
    if (!result.ok) failed += 1
    for (const line of told(context, lang, read, result)) print(line)
    if (options.trace !== true) continue
    for (const { edition, play } of result.plays) {
      if (play === null) continue
      print(paint.dim(`  ${edition.label}`))
      for (const line of traceText(lang, play, context.terminal)) print(line)
      print()
    }
  }
  const total = rulings.length
  print(paint.bold(sayTerminal(lang, "rulings", "sum", { total, held: total - failed, failed })))
  return failed > 0 ? 1 : 0
}

/** A ruling and what came of it, in lines. */
export function told(context: Context, lang: Lang, read: ReadRuling, result: RulingResult): readonly string[] {
  const { paint } = context.terminal
  const title = read.ok ? ` · ${read.ruling.title[lang]}` : ""
  const sign = result.ok ? paint.green("✓") : paint.red("✗")
  return [
    `${sign} ${result.id}${title}`,
    ...result.failures.flatMap((failure) =>
      failureText(lang, failure)
        .split("\n")
        .map((line) => `    ${line}`),
    ),
  ]
}

/** Runs every ruling under one date; what differs is told and fails nothing. Files that can't be read as rulings fail. */
function runAllAsOf(context: Context, lang: Lang, rulings: readonly ReadRuling[], date: string, json: boolean): number {
  const broken = rulings.filter((read) => !read.ok).map((read) => ({ read, result: runRead(read) }))
  const run = rulings.flatMap((read) => (read.ok ? [{ ruling: read.ruling, asOf: runAsOf(read.ruling, date) }] : []))
  if (json) {
    const results = run.map(({ ruling, asOf }): RulingResult => {
      const failures = asOf.outcome === "same" ? [] : [asOf.first]
      const { id, file, game, rules } = ruling
      return { id, file, game, rules, ok: failures.length === 0, failures, plays: [] }
    })
    context.terminal.print(JSON.stringify(rulingsJson([...broken.map(({ result }) => result), ...results], lang)))
    return broken.length > 0 ? 1 : 0
  }
  const { print, paint } = context.terminal
  for (const { read, result } of broken) for (const line of told(context, lang, read, result)) print(line)
  for (const { ruling, asOf } of run) {
    if (asOf.outcome === "same") continue
    print(`${paint.yellow(asOf.outcome === "not-yet" ? "–" : "≠")} ${ruling.id} · ${ruling.title[lang]}`)
    for (const line of difference(lang, asOf)) print(`    ${line}`)
  }
  const count = (outcome: AsOf["outcome"]): number => run.filter(({ asOf }) => asOf.outcome === outcome).length
  const sum = { total: run.length, date, same: count("same"), differs: count("differs"), notYet: count("not-yet") }
  print(paint.bold(sayTerminal(lang, "rulings", "sum-as-of", sum)))
  return broken.length > 0 ? 1 : 0
}

function difference(lang: Lang, asOf: Exclude<AsOf, { outcome: "same" }>): readonly string[] {
  const first = `${asOf.first.file}:${asOf.first.line}:${asOf.first.column} ${asOf.first.message[lang]}`
  if (asOf.outcome === "not-yet") return [sayTerminal(lang, "rulings", "not-yet"), first]
  if (asOf.change === null) return [first]
  const nothing = sayTerminal(lang, "rulings", "nothing-asked")
  const { own, other } = asOf.change
  return [first, sayTerminal(lang, "rulings", "change", { own: own ?? nothing, other: other ?? nothing })]
}
