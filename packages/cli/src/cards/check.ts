import { comparableText, type FileCard } from "@dilemma-table/card-text"
import type { CardData } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Command, Option } from "commander"
import { type Context, cardsHelp, langOf, type Speaking } from "../context.ts"
import { Failure } from "../failure.ts"
import { reasonOf } from "./problems.ts"
import { faultText, fromFile, Remarks } from "./reading.ts"
import { isExact, type Kind, kindsOf, printedBack, readsBack, understood } from "./understood.ts"
import { wholeNumber } from "./whole-number.ts"

interface CheckOptions extends Speaking {
  readonly json?: true
  readonly differences?: true
  readonly most: string
}

interface Counted {
  cards: number
  compiled: number
  exact: number
  readBack: number
}

interface Reason {
  readonly reason: string
  cards: number
  readonly example: string
}

/** `dilemma cards check FILE…` */
export function addCheck(cards: Command, context: Context, language: () => Option): void {
  cards
    .command("check")
    .description(cardsHelp("check"))
    .argument("<file...>", cardsHelp("file"))
    .option("--json", cardsHelp("json"))
    .option("--differences", cardsHelp("differences"))
    .option("--most <n>", cardsHelp("most"), "30")
    .addOption(language())
    .action((files: readonly string[], options: CheckOptions) => check(context, files, options))
}

async function check(context: Context, files: readonly string[], options: CheckOptions): Promise<void> {
  const lang = langOf(context, options)
  const most = wholeNumber(lang, "most", options.most)
  const found = new Check()
  for (const file of files) {
    const remarks = new Remarks(lang, file, context.terminal.complain)
    for await (const one of fromFile(context, lang, file)) {
      if (one.is === "card") {
        const differs = found.take(one.card)
        if (differs !== null && options.differences === true && options.json !== true)
          for (const line of differenceLines(lang, one.card, differs)) context.terminal.print(line)
      } else if (one.is === "remark") remarks.remark(one.fault)
      else if (one.is === "broken") throw new Failure(faultText(lang, file, one.fault))
    }
    remarks.end()
  }
  if (options.json === true) context.terminal.print(JSON.stringify(found.json(), null, 2))
  else for (const line of found.lines(lang, most)) context.terminal.print(line)
}

/** How many cards are understood, of all and of the kinds that come first, and why the others aren't. */
class Check {
  private readonly all: Counted = { cards: 0, compiled: 0, exact: 0, readBack: 0 }
  private readonly modal: Counted = { cards: 0, compiled: 0, exact: 0, readBack: 0 }
  private readonly mdfc: Counted = { cards: 0, compiled: 0, exact: 0, readBack: 0 }
  /** Of each, the cards whose text isn't as printed. */
  private readonly loose = new Map<Counted, number>()
  private readonly reasons = new Map<string, Reason>()

  /** Counts a card; returns what it is read as where its text is printed back otherwise. */
  take(card: FileCard): CardData | null {
    const kinds = kindsOf(card).map((kind) => this[kind])
    const done = understood(card)
    const printed = done.ok ? printedBack(card, done.card) : []
    const exact = done.ok && card.exact && isExact(card, done.card, printed)
    const back = done.ok && readsBack(card, done.card, printed)
    for (const kind of kinds) {
      kind.cards++
      if (done.ok) kind.compiled++
      if (exact) kind.exact++
      if (back) kind.readBack++
      if (!card.exact) this.loose.set(kind, (this.loose.get(kind) ?? 0) + 1)
    }
    if (done.ok) return exact || !card.exact ? null : done.card
    // A card counts once for each of its reasons.
    for (const reason of new Set(done.diagnostics.map(reasonOf))) {
      const known = this.reasons.get(reason)
      if (known === undefined) this.reasons.set(reason, { reason, cards: 1, example: card.source.name })
      else known.cards++
    }
    return null
  }

  json() {
    return { ...this.all, modal: this.modal, mdfc: this.mdfc, reasons: this.worst() }
  }

  lines(lang: Lang, most: number): readonly string[] {
    const reasons = this.worst()
    const more = reasons.slice(most)
    const loose = this.loose.get(this.all) ?? 0
    return [
      ...[this.row(lang, "all", this.all), this.row(lang, "modal", this.modal), this.row(lang, "mdfc", this.mdfc)],
      ...(loose === 0 ? [] : [sayTerminal(lang, "check", "loose", { count: loose })]),
      ...(reasons.length === 0 ? [] : ["", sayTerminal(lang, "check", "reasons")]),
      ...reasons.slice(0, most).map((reason) => `  ${sayTerminal(lang, "check", "reason", { ...reason })}`),
      ...(more.length === 0
        ? []
        : [
            `  ${sayTerminal(lang, "check", "reasons-more", {
              count: more.length,
              cards: more.reduce((sum, { cards }) => sum + cards, 0),
            })}`,
          ]),
    ]
  }

  private worst(): readonly Reason[] {
    return [...this.reasons.values()].sort((a, b) => b.cards - a.cards || (a.reason < b.reason ? -1 : 1))
  }

  private row(lang: Lang, what: Kind, counted: Counted): string {
    const base = counted.cards - (this.loose.get(counted) ?? 0)
    return sayTerminal(lang, "check", "row", {
      what: sayTerminal(lang, "check", what),
      ...counted,
      base,
      percent: share(counted.compiled, counted.cards),
      exactPercent: share(counted.exact, base),
      backPercent: share(counted.readBack, counted.compiled),
    })
  }
}

/** Both texts as they are compared, face by face where they differ. */
function differenceLines(lang: Lang, source: FileCard, card: CardData): readonly string[] {
  const back = printedBack(source, card)
  const marked = (mark: string, text: string) => text.split("\n").map((line) => `  ${mark} ${line}`)
  return [
    sayTerminal(lang, "check", "not-exact", { name: source.source.name }),
    ...source.source.faces.flatMap(({ text }, i) => {
      const [one, other] = [text, back[i] ?? ""].map((each) => comparableText(source, i, each))
      return one === other ? [] : [...marked("<", one ?? ""), ...marked(">", other ?? "")]
    }),
  ]
}

const share = (part: number, whole: number): string => (whole === 0 ? "–" : ((100 * part) / whole).toFixed(1))
