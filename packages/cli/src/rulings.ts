import { editionNames, isEdition, type ReadRuling, readRulings, rulingsJson, runRead } from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { dataOption, type Keeping, withStore } from "./cards/own-store.ts"
import { ownCards } from "./cards/stored.ts"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { readRulingFiles } from "./ruling-files.ts"
import { runAllAsOf, runByChange } from "./rulings-as-of.ts"
import { told } from "./rulings-told.ts"
import { traceText } from "./trace.ts"

interface RulingsOptions extends Speaking, Keeping {
  readonly asOf?: string
  readonly changes?: true
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
    .option("--changes", help("rulings-changes"))
    .option("--trace", help("rulings-trace"))
    .option("--json", help("rulings-json"))
    .addOption(dataOption())
    .addOption(language())
    .action((paths: readonly string[], options: RulingsOptions) => {
      context.status = runRulings(context, paths, options)
    })
}

function runRulings(context: Context, paths: readonly string[], options: RulingsOptions): number {
  const lang = langOf(context, options)
  const { asOf } = options
  if (asOf !== undefined && !isEdition(asOf))
    throw new Failure(sayTerminal(lang, "fault", "bad-date", { date: asOf, names: editionNames().join(", ") }))
  const files = readRulingFiles(lang, context.cwd, paths)
  const rulings = withStore(context, lang, options, (store) => readRulings(files, ownCards(store)))
  if (options.changes === true) return runByChange(context, lang, rulings, options.json === true)
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
  print(paint.bold(sayTerminal(lang, "rulings", "sum", { count: total, held: total - failed, failed })))
  return failed > 0 ? 1 : 0
}
