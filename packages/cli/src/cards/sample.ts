import type { FileCard } from "@dilemma-table/card-text"
import type { CardData } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Command, Option } from "commander"
import { type Context, cardsHelp, langOf, type Speaking } from "../context.ts"
import { Failure } from "../failure.ts"
import { faultText, fromFile } from "./reading.ts"
import { Reservoir } from "./reservoir.ts"
import { printedBack, understood } from "./understood.ts"
import { wholeNumber } from "./whole-number.ts"

interface SampleOptions extends Speaking {
  readonly seed: string
  readonly count: string
}

interface Sampled {
  readonly source: FileCard
  readonly card: CardData
}

/** `dilemma cards sample FILE` */
export function addSample(cards: Command, context: Context, language: () => Option): void {
  cards
    .command("sample")
    .description(cardsHelp("sample"))
    .argument("<file>", cardsHelp("file"))
    .option("--seed <n>", cardsHelp("seed"), "1")
    .option("--count <n>", cardsHelp("count"), "100")
    .addOption(language())
    .action((file: string, options: SampleOptions) => sample(context, file, options))
}

async function sample(context: Context, file: string, options: SampleOptions): Promise<void> {
  const lang = langOf(context, options)
  const seed = wholeNumber(lang, "seed", options.seed)
  const count = wholeNumber(lang, "count", options.count)
  const sampled = new Reservoir<Sampled>(count, seed)
  for await (const one of fromFile(context, lang, file)) {
    if (one.is === "broken") throw new Failure(faultText(lang, file, one.fault))
    if (one.is !== "card") continue
    const done = understood(one.card)
    if (done.ok) sampled.offer({ source: one.card, card: done.card })
  }
  const { chosen, seen: compiled } = sampled
  const { print } = context.terminal
  print(sayTerminal(lang, "sample", "head", { count: chosen.length, compiled, seed }))
  for (const one of chosen) for (const line of linesOf(lang, one)) print(line)
}

/** A card's text as its file has it, and as it is printed back from what was read. */
function linesOf(lang: Lang, { source, card }: Sampled): readonly string[] {
  const back = printedBack(source, card)
  return source.source.faces.flatMap((face, i) => {
    const head =
      "manaCost" in face
        ? [face.name, face.manaCost, face.typeLine, face.pt]
        : [face.name, face.cost, face.type, face.power]
    const marked = (mark: string, text: string) => text.split("\n").map((line) => `  ${mark}  ${line}`)
    return [
      "",
      head.filter(Boolean).join(" · "),
      ...marked(sayTerminal(lang, "sample", "printed"), face.text),
      ...marked(sayTerminal(lang, "sample", "back"), back[i] ?? ""),
    ]
  })
}
