import { availableParallelism } from "node:os"
import type { FileCard } from "@dilemma-table/card-text"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { Presets, SingleBar } from "cli-progress"
import type { Command, Option } from "commander"
import { Piscina } from "piscina"
import { besideProgram } from "../beside.ts"
import { type Context, cardsHelp, langOf, type Speaking } from "../context.ts"
import { Failure } from "../failure.ts"
import type { Exercised } from "./exercise-worker.ts"
import { faultText, fromFile } from "./reading.ts"
import { Reservoir } from "./reservoir.ts"
import type { Kind } from "./understood.ts"
import { threadsIn, wholeNumber } from "./whole-number.ts"

interface ExerciseOptions extends Speaking {
  readonly json?: true
  readonly seed: string
  readonly count?: string
  readonly workers: string
  readonly most: string
}

/** `dilemma cards exercise FILE` */
export function addExercise(cards: Command, context: Context, language: () => Option): void {
  cards
    .command("exercise")
    .description(cardsHelp("exercise"))
    .argument("<file>", cardsHelp("file"))
    .option("--json", cardsHelp("json"))
    .option("--count <n>", cardsHelp("exercise-count"))
    .option("--seed <n>", cardsHelp("seed"), "1")
    .option("--workers <n>", cardsHelp("workers"), String(availableParallelism()))
    .option("--most <n>", cardsHelp("most"), "30")
    .addOption(language())
    .action((file: string, options: ExerciseOptions) => exercise(context, file, options))
}

async function exercise(context: Context, file: string, options: ExerciseOptions): Promise<void> {
  const lang = langOf(context, options)
  const most = wholeNumber(lang, "most", options.most)
  const workers = threadsIn(lang, options.workers, 1)
  const cards = await chosen(context, lang, file, options)
  const { terminal } = context
  const bar = terminal.interactive
    ? new SingleBar(
        { format: sayTerminal(lang, "exercise", "progress", barParts), hideCursor: true, clearOnComplete: true },
        Presets.shades_classic,
      )
    : null
  bar?.start(cards.length, 0)
  const found = new Tally()
  const pool = new Piscina({
    filename: besideProgram(lang, "exercise-worker.mjs"),
    maxThreads: workers,
    minThreads: 1,
  })
  try {
    await Promise.all(
      cards.map(async (card) => {
        found.take((await pool.run(card)) as Exercised)
        bar?.increment()
      }),
    )
  } finally {
    bar?.stop()
    await pool.destroy()
  }
  if (options.json === true) terminal.print(JSON.stringify(found.json(), null, 2))
  else for (const line of found.lines(lang, most)) terminal.print(line)
}

const barParts = { bar: "{bar}", percentage: "{percentage}", cards: "{value}", seconds: "{eta}" }

/** The file's cards, or as many of them by seed. */
async function chosen(
  context: Context,
  lang: Lang,
  file: string,
  options: ExerciseOptions,
): Promise<readonly FileCard[]> {
  const seed = wholeNumber(lang, "seed", options.seed)
  const count = options.count === undefined ? Number.POSITIVE_INFINITY : wholeNumber(lang, "count", options.count)
  const cards = new Reservoir<FileCard>(count, seed)
  for await (const one of fromFile(context, lang, file)) {
    if (one.is === "broken") throw new Failure(faultText(lang, file, one.fault))
    if (one.is === "card") cards.offer(one.card)
  }
  return cards.chosen
}

interface Counted {
  cards: number
  compiled: number
  exercised: number
}

interface Fault {
  readonly code: string
  cards: number
  readonly examples: string[]
}

/** How many cards were compiled and tried out, and what went wrong with the others. */
class Tally {
  private readonly all: Counted = { cards: 0, compiled: 0, exercised: 0 }
  private readonly modal: Counted = { cards: 0, compiled: 0, exercised: 0 }
  private readonly mdfc: Counted = { cards: 0, compiled: 0, exercised: 0 }
  private readonly faults = new Map<string, Fault>()
  private compared = 0

  take({ name, kinds, compiled, compared, fault }: Exercised): void {
    this.compared += compared
    for (const kind of kinds.map((one) => this[one])) {
      kind.cards++
      if (compiled) kind.compiled++
      if (compiled && fault === null) kind.exercised++
    }
    if (fault === null) return
    const known = this.faults.get(fault.code) ?? { code: fault.code, cards: 0, examples: [] }
    known.cards++
    known.examples.push(`${name}: ${fault.detail}`)
    this.faults.set(fault.code, known)
  }

  private worst(): readonly Fault[] {
    for (const { examples } of this.faults.values()) examples.sort()
    return [...this.faults.values()].sort((a, b) => b.cards - a.cards || (a.code < b.code ? -1 : 1))
  }

  json() {
    return { ...this.all, compared: this.compared, modal: this.modal, mdfc: this.mdfc, faults: this.worst() }
  }

  lines(lang: Lang, most: number): readonly string[] {
    const row = (what: Kind, counted: Counted): string =>
      sayTerminal(lang, "exercise", "row", {
        what: sayTerminal(lang, "check", what),
        ...counted,
        percent: counted.cards === 0 ? "–" : ((100 * counted.exercised) / counted.cards).toFixed(1),
      })
    return [
      row("all", this.all),
      row("modal", this.modal),
      row("mdfc", this.mdfc),
      sayTerminal(lang, "exercise", "compared", { count: this.compared }),
      ...this.worst().flatMap(({ code, cards, examples }) => [
        `${sayTerminal(lang, "exercise", code as "not-reached")} (${cards})`,
        ...examples.slice(0, most).map((example) => `  ${example}`),
      ]),
    ]
  }
}
