import {
  type CardSource,
  compileCard,
  type Diagnostic,
  type FileCard,
  type FileFault,
  foldedName,
  readCards,
} from "@dilemma-table/card-text"
import { rulebook as duelMasters } from "@dilemma-table/duel-masters"
import type { CardData, Rulebook } from "@dilemma-table/engine"
import { magic } from "@dilemma-table/magic"
import { type Lang, langs, printCard, sayTerminal } from "@dilemma-table/words"
import type { Imported, ImportProgress } from "../protocol/import-messages.ts"
import { Refused } from "../protocol/port.ts"
import { folded } from "../shown/folded.ts"
import { type KeptCard, keepCards, tellChange } from "./kept.ts"

/** So many remarks of a kind, and so many reasons, are told. */
const told = 3
const mostReasons = 12
/** So many milliseconds lie between two tellings of how far it is. */
const pace = 100

/** Reads a file of cards and keeps them, all or none. Throws Refused where it can't be read. */
export async function importFile(file: File, lang: Lang, tell: (progress: ImportProgress) => void): Promise<Imported> {
  const kept: KeptCard[] = []
  const reasons = new Reasons()
  const remarks = new Remarks(lang)
  let repeated = 0
  let next = 0
  const chunks = chunksOf(file, (bytes) => {
    if (performance.now() < next) return
    next = performance.now() + pace
    tell({ bytes, size: file.size, cards: kept.length })
  })
  for await (const one of readCards(chunks)) {
    if (one.is === "card") kept.push(understood(one.card, reasons))
    else if (one.is === "remark") remarks.add(one.fault)
    else if (one.is === "broken") throw new Refused(refusal(file.name, one.fault))
    else if (one.is === "end") repeated = one.repeated
  }
  const fresh = await keepCards(kept)
  tellChange()
  const understoodCards = kept.filter(({ card }) => card !== null).length
  return {
    cards: kept.length,
    fresh,
    understood: understoodCards,
    repeated,
    reasons: reasons.worst(),
    remarks: remarks.sentences(),
  }
}

async function* chunksOf(file: File, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield part.value
      bytes += part.value.length
      read(bytes)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const rulebooks: Readonly<Record<CardSource["game"], Rulebook>> = { magic, "duel-masters": duelMasters }

function understood(source: FileCard, reasons: Reasons): KeptCard {
  const { game, ja } = source
  const { name } = source.source
  const done = compileCard(source)
  if (!done.ok) reasons.add(name, done.diagnostics)
  const card = !done.ok ? null : ja === null ? done.card : { ...done.card, name: { ...done.card.name, ja } }
  return { game, key: foldedName(name), name, card, text: card === null ? "" : folded(printed(rulebooks[game], card)) }
}

/** All that stands on a card, in both languages. */
const printed = (rulebook: Rulebook, card: CardData): string =>
  langs
    .flatMap((lang) =>
      printCard(lang, rulebook, card).faces.flatMap(({ types, power, text }) => [types, power, ...text]),
    )
    .join(" / ")

/** Why cards weren't understood: what alike reasons have in common is counted once for each card. */
class Reasons {
  private readonly found = new Map<string, { reason: string; cards: number; example: string }>()

  add(example: string, diagnostics: readonly Diagnostic[]): void {
    for (const reason of new Set(diagnostics.map(({ found }) => found.toLowerCase().trim().slice(0, 40)))) {
      const known = this.found.get(reason)
      if (known === undefined) this.found.set(reason, { reason, cards: 1, example })
      else known.cards += 1
    }
  }

  worst(): Imported["reasons"] {
    return [...this.found.values()].sort((a, b) => b.cards - a.cards).slice(0, mostReasons)
  }
}

/** What is told of a file: the first of each kind, and how many more there were. */
class Remarks {
  private readonly counts = new Map<FileFault["code"], number>()
  private readonly said: string[] = []
  private readonly lang: Lang

  constructor(lang: Lang) {
    this.lang = lang
  }

  add(fault: FileFault): void {
    const before = this.counts.get(fault.code) ?? 0
    this.counts.set(fault.code, before + 1)
    if (before < told) this.said.push(sentenceOf(this.lang, fault))
  }

  sentences(): readonly string[] {
    let more = 0
    for (const n of this.counts.values()) more += Math.max(0, n - told)
    return more === 0 ? this.said : [...this.said, sayTerminal(this.lang, "import", "remarks-more", { count: more })]
  }
}

function sentenceOf(lang: Lang, { code, line, offset, card, found }: FileFault): string {
  const key = code === "other-encoding" && found === "" ? "unknown-encoding" : code
  const place =
    card !== null
      ? sayTerminal(lang, "file", line === null ? "at-card" : "at-card-line", { line: line ?? 0, card })
      : line !== null
        ? sayTerminal(lang, "file", "at-line", { line })
        : offset === null
          ? ""
          : sayTerminal(lang, "file", "at-offset", { offset })
  return `${place === "" ? "" : `${place}: `}${sayTerminal(lang, "file-fault", key, { found })}`
}

const refusal = (name: string, fault: FileFault) => ({
  code: fault.code,
  place: name,
  message: { en: `${name}: ${sentenceOf("en", fault)}`, ja: `${name}: ${sentenceOf("ja", fault)}` },
})
