import type { FileCard } from "@dilemma-table/card-text"
import type { Outcome } from "@dilemma-table/engine"
import { type Import, openStore, type Store } from "@dilemma-table/store"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Command, Option } from "commander"
import { type Context, cardsHelp, langOf, type Speaking } from "../context.ts"
import { Failure } from "../failure.ts"
import { dataOption, folderOf, type Keeping } from "./own-store.ts"
import { faultText, fromFile, Remarks } from "./reading.ts"
import { named, textsOf, understood } from "./understood.ts"

type ImportOptions = Speaking & Keeping

/** `dilemma cards import FILE…` */
export function addImport(cards: Command, context: Context, language: () => Option): void {
  cards
    .command("import")
    .description(cardsHelp("import"))
    .argument("<file...>", cardsHelp("file"))
    .addOption(dataOption())
    .addOption(language())
    .action((files: readonly string[], options: ImportOptions) => importFiles(context, files, options))
}

async function importFiles(context: Context, files: readonly string[], options: ImportOptions): Promise<void> {
  const lang = langOf(context, options)
  const store = good(lang, openStore(folderOf(context, options)))
  try {
    for (const file of files) await importFile(context, lang, store, file)
    context.terminal.print(sayTerminal(lang, "import", "stored", { path: store.path }))
  } finally {
    store.close()
  }
}

/** All of a file, or nothing of it. */
async function importFile(context: Context, lang: Lang, store: Store, file: string): Promise<void> {
  const { print, complain } = context.terminal
  const remarks = new Remarks(lang, file, complain)
  const counts = { new: 0, changed: 0, same: 0, compiled: 0 }
  const keeping = good(lang, store.import())
  try {
    for await (const one of fromFile(context, lang, file)) {
      if (one.is === "format")
        print(sayTerminal(lang, "import", "reading", { file, format: sayTerminal(lang, "file", one.format) }))
      else if (one.is === "card") {
        const { how, compiled } = kept(lang, keeping, one.card, file)
        counts[how]++
        if (compiled) counts.compiled++
      } else if (one.is === "remark") remarks.remark(one.fault)
      else if (one.is === "broken")
        throw new Failure(`${faultText(lang, file, one.fault)}\n${sayTerminal(lang, "import", "nothing", { file })}`)
      else {
        good(lang, keeping.finish())
        const { cards, repeated } = one
        const percent = (100 * (counts.compiled / cards)).toFixed(1)
        print(sayTerminal(lang, "import", "counted", { file, cards, fresh: counts.new, ...counts }))
        print(sayTerminal(lang, "import", "understood", { compiled: counts.compiled, cards, percent }))
        if (repeated > 0) print(sayTerminal(lang, "import", "repeated", { count: repeated }))
      }
    }
  } finally {
    remarks.end()
    keeping.abandon()
  }
}

function kept(lang: Lang, keeping: Import, source: FileCard, file: string) {
  const { exact, ja } = source
  const done = understood(source)
  const card = done.ok ? named(done.card, ja) : null
  const problems = done.ok ? [] : done.diagnostics
  const how = good(lang, keeping.put({ source, ja, exact, card, problems, text: textsOf(source, card), file }))
  return { how, compiled: done.ok }
}

function good<T>(lang: Lang, outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Failure(outcome.fault.message[lang])
  return outcome.value
}
