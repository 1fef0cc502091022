import { readRulings, runRead } from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { demonstrate } from "./demonstration.ts"
import { knownGames } from "./games.ts"
import { play } from "./play.ts"
import { readRulingFiles } from "./ruling-files.ts"
import { told } from "./rulings-told.ts"

/** `dilemma start`, which `npm start` calls: all rulings, then a game. */
export const addStart: AddCommand = (program, context, language) => {
  program
    .command("start")
    .description(help("start"))
    .addOption(language())
    .action(async (options: Speaking) => {
      const lang = langOf(context, options)
      const { print } = context.terminal
      summarise(context, lang)
      print()
      if (!context.terminal.interactive) return demonstrate(context, lang)
      print(sayTerminal(lang, "start", "to-play"))
      print()
      await play(context, undefined, options)
    })
}

/** Runs all rulings and prints how many hold, by subject; those that don't with their reasons. */
function summarise(context: Context, lang: Lang): void {
  const { print, paint } = context.terminal
  print(sayTerminal(lang, "start", "rulings"))
  const subjects = new Map<string, { held: number; total: number; readonly failures: string[] }>()
  const files = readRulingFiles(lang, context.cwd, [])
  for (const [i, read] of readRulings(files).entries()) {
    const result = runRead(read)
    const name = files[i]?.subject ?? ""
    const subject = subjects.get(name) ?? { held: 0, total: 0, failures: [] }
    subjects.set(name, subject)
    subject.total += 1
    if (result.ok) subject.held += 1
    else subject.failures.push(...told(context, lang, read, result))
  }
  let held = 0
  let total = 0
  for (const [name, subject] of subjects) {
    held += subject.held
    total += subject.total
    const sign = subject.held === subject.total ? paint.green("✓") : paint.red("✗")
    print(
      `  ${sign} ${subjectName(name)}: ${sayTerminal(lang, "rulings", "subject", { held: subject.held, total: subject.total })}`,
    )
    for (const line of subject.failures) print(`    ${line}`)
  }
  print(paint.bold(sayTerminal(lang, "rulings", "sum", { count: total, held, failed: total - held })))
}

/** "duel-masters/modes" as people say it: "Duel Masters · modes". */
const subjectName = (folder: string): string =>
  folder
    .split("/")
    .map((part) => knownGames.find(({ rulebook }) => rulebook.game === part)?.name ?? part)
    .join(" · ")
