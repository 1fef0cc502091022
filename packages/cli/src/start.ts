import { type ReadRuling, readRulings, runRead } from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { demonstrate } from "./demonstration.ts"
import { knownGames } from "./games.ts"
import { play } from "./play.ts"
import { readRulingFiles } from "./ruling-files.ts"
import { told } from "./rulings-told.ts"

/** `dilemma start`, which `npm start` calls: a game; without anybody to play it all rulings and a game to look at. */
export const addStart: AddCommand = (program, context, language) => {
  program
    .command("start")
    .description(help("start"))
    .addOption(language())
    .action(async (options: Speaking) => {
      const lang = langOf(context, options)
      const { print, interactive } = context.terminal
      if (!interactive) {
        summarise(context, lang)
        print()
        return demonstrate(context, lang)
      }
      print(sayTerminal(lang, "start", "to-play"))
      print()
      await play(context, undefined, options)
    })
}

/** Runs all rulings and prints how many hold, by subject; those that don't with their reasons. */
function summarise(context: Context, lang: Lang): void {
  const { print, paint } = context.terminal
  print(sayTerminal(lang, "start", "rulings"))
  const files = readRulingFiles(lang, context.cwd, [])
  const subjects = new Map<string, ReadRuling[]>()
  for (const [i, read] of readRulings(files).entries()) {
    const name = files[i]?.subject ?? ""
    subjects.set(name, [...(subjects.get(name) ?? []), read])
  }
  let held = 0
  let total = 0
  // Each subject is told as soon as it has been played: all of them take a minute.
  for (const [name, rulings] of subjects) {
    const failures: string[] = []
    let holding = 0
    for (const read of rulings) {
      const result = runRead(read)
      if (result.ok) holding += 1
      else failures.push(...told(context, lang, read, result))
    }
    held += holding
    total += rulings.length
    const sign = holding === rulings.length ? paint.green("✓") : paint.red("✗")
    print(
      `  ${sign} ${subjectName(name)}: ${sayTerminal(lang, "rulings", "subject", { held: holding, total: rulings.length })}`,
    )
    for (const line of failures) print(`    ${line}`)
  }
  print(paint.bold(sayTerminal(lang, "rulings", "sum", { count: total, held, failed: total - held })))
}

/** "duel-masters/modes" as people say it: "Duel Masters · modes". */
const subjectName = (folder: string): string =>
  folder
    .split("/")
    .map((part) => knownGames.find(({ rulebook }) => rulebook.game === part)?.name ?? part)
    .join(" · ")
