import type { CardIndex, Fault, Game, Key, ObjectId, PlayerId } from "@dilemma-table/engine"
import {
  changeBetween,
  editionFor,
  isEditionFor,
  type Play,
  playUnder,
  type Ruling,
  readRuling,
  runAsOf,
  type TracedLine,
} from "@dilemma-table/referee"
import type { Lang } from "@dilemma-table/words"
import { type KnownGame, loadGame } from "../games/known.ts"
import type {
  Eyes,
  LabHead,
  LabReading,
  LabRun,
  LabSource,
  LookedAt,
  Parting,
  Surveyed,
} from "../protocol/lab-messages.ts"
import type { RuleSheet, Wish } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import { shownPrint } from "../shown/prints.ts"
import { shownRules } from "../shown/rule.ts"
import type { ShownPrint } from "../shown/types.ts"
import { openTableFile } from "../worker/opened-file.ts"
import { ruleSheet } from "../worker/rule-sheet.ts"
import { askedBy, editionChoices } from "./editions.ts"
import { tableThrough } from "./open-hands.ts"
import { ownCards } from "./own-cards.ts"
import { gameAfter, placeIn, shownFailure, type TracedStep, tracedSteps } from "./run.ts"

interface Run {
  readonly game: Game
  readonly steps: readonly TracedStep[]
  readonly prints: Map<CardIndex, ShownPrint>
}

/** What is open in the lab, played under one edition or two. */
export class Opened {
  readonly reading: LabReading
  private readonly lang: Lang
  private readonly known: KnownGame | null
  private readonly runs: readonly (Run | null)[]
  private readonly ruling: Ruling | null

  constructor(
    lang: Lang,
    known: KnownGame | null,
    reading: LabReading,
    runs: readonly (Run | null)[],
    ruling: Ruling | null = null,
  ) {
    this.ruling = ruling
    this.lang = lang
    this.known = known
    this.reading = reading
    this.runs = runs
  }

  look(run: number, step: number, eyes: Eyes): LookedAt {
    const { game, steps, prints } = this.run(run)
    const { known, lang } = this
    if (known === null) throw new Error("Nothing is open")
    const shown = new Set<CardIndex>()
    const table = tableThrough(lang, known, gameAfter(game, steps[step]?.line), eyes, shown)
    const found: Record<number, ShownPrint> = {}
    for (const index of shown) {
      const print = prints.get(index) ?? shownPrint(lang, known, game.rulebook, game.card(index).data)
      prints.set(index, print)
      found[index] = print
    }
    return { table, prints: found }
  }

  /** What becomes of the ruling under each edition that can be switched to. */
  survey(): readonly Surveyed[] {
    const { ruling, reading } = this
    if (ruling === null) return []
    return (reading.head?.editions ?? []).map(({ asked }) => {
      const found = runAsOf(ruling, asked)
      const told = found.outcome === "same" && found.change !== null
      return { asked, outcome: told ? "told" : found.outcome }
    })
  }

  rule(run: number, id: string): RuleSheet | null {
    const { game } = this.run(run)
    return ruleSheet(this.lang, game, id, game.rulebook.rules)
  }

  async why(run: number, step: number, key: Key): Promise<readonly Wish[]> {
    const { game, steps } = this.run(run)
    if (typeof key !== "number") return []
    const { wishesFor } = await import("../worker/reasons.ts")
    const at = gameAfter(game, steps[step]?.line)
    const found = at.state.objects[key as ObjectId]
    return found === undefined ? [] : wishesFor(this.lang, at, found.controller, key)
  }

  async asRuling(run: number, step: number, seat: PlayerId): Promise<string> {
    const { game, steps } = this.run(run)
    const { positionAsRuling } = await import("./as-ruling.ts")
    if (this.known === null) throw new Error("Nothing is open")
    return positionAsRuling(this.known, gameAfter(game, steps[step]?.line), seat)
  }

  private run(n: number): Run {
    const found = this.runs[n]
    if (found === null || found === undefined) throw new Error("This edition hasn't been played")
    return found
  }
}

const unreadable: Fault = {
  code: "edition-unknown",
  place: "edition",
  message: {
    en: "There is no such edition in this game. Choose another above.",
    ja: "このゲームにその版はありません。上で別の版を選んでください。",
  },
}

/**
 * Opens a ruling or a game.
 * @param editions by which to play it; those that the ruling's game doesn't have are refused. None: the ruling's first
 */
export async function open(lang: Lang, source: LabSource, editions: readonly string[]): Promise<Opened> {
  if (source.kind === "game") return openGame(lang, source.file)
  const read = readRuling({ file: "ruling.yaml", text: source.text }, await ownCards())
  if (!read.ok) {
    const mistakes = read.mistakes.map((one) => shownFailure(lang, one))
    return new Opened(lang, null, { head: null, mistakes, runs: [], parting: null }, [])
  }
  const { ruling } = read
  const known = await loadGame(ruling.game)
  const [own] = ruling.editions
  const asked = editions.length > 0 ? editions : [own === undefined ? "now" : askedBy(own)]
  if (!asked.every((one) => isEditionFor(ruling, one))) throw new Refused(unreadable)
  const played = asked.map((one) => playOne(lang, ruling, one))
  const [a, b] = played
  const reading: LabReading = {
    head: headOf(lang, known, ruling),
    mistakes: [],
    runs: played.map(({ shown }) => shown),
    parting: a === undefined || b === undefined ? null : partingOf(a, b),
  }
  const runs = played.map(({ play, steps }) => (play === null ? null : runOf(play.game, steps)))
  return new Opened(lang, known, reading, runs, ruling)
}

const runOf = (game: Game, steps: readonly TracedStep[]): Run => ({ game, steps, prints: new Map() })

interface PlayedOne {
  readonly shown: LabRun
  readonly play: Play | null
  readonly steps: readonly TracedStep[]
}

function playOne(lang: Lang, ruling: Ruling, asked: string): PlayedOne {
  const own = ruling.editions.find((edition) => askedBy(edition) === asked)
  const { play, ok, notYet, failures } = playUnder(ruling, own ?? editionFor(ruling, asked))
  const steps = play === null ? [] : tracedSteps(lang, play, placeIn(ruling))
  const shown: LabRun = {
    asked,
    date: play?.game.edition.date ?? asked,
    ok,
    notYet,
    hasTable: play !== null,
    steps: steps.map((step) => step.shown),
    failures: failures.map((failure) => shownFailure(lang, failure)),
  }
  return { shown, play, steps }
}

/** Where two plays part, as places in their traces. */
function partingOf(a: PlayedOne, b: PlayedOne): Parting | null {
  if (a.play === null || b.play === null) return null
  const change = changeBetween(a.play, b.play)
  if (change === null) return null
  return {
    before: placeOf(a.steps, change.before),
    own: placeOf(a.steps, change.own),
    other: placeOf(b.steps, change.other),
  }
}

function placeOf(steps: readonly TracedStep[], traced: TracedLine | null): number | null {
  const at = steps.findIndex(({ line }) => traced !== null && line.n === traced.line.n && line.entry !== null)
  return at < 0 ? null : at
}

function headOf(lang: Lang, known: KnownGame, ruling: Ruling): LabHead {
  const { rulebook } = known
  const { source, note } = ruling.data
  const said = (text: typeof source): string =>
    text === undefined ? "" : typeof text === "string" ? text : (text[lang] ?? text.en ?? text.ja ?? "")
  const edition = { date: "9999-12-31", name: null, tournament: false, has: () => false }
  return {
    id: ruling.id,
    game: ruling.game,
    title: ruling.title[lang],
    source: said(source),
    note: said(note),
    cites: shownRules(lang, rulebook, edition, ruling.cites),
    editions: editionChoices(lang, rulebook, ruling),
  }
}

async function openGame(lang: Lang, file: string): Promise<Opened> {
  const opened = await openTableFile(file)
  if (!opened.ok) throw new Refused(opened.fault)
  const { game, known } = opened.value
  const steps = tracedSteps(lang, { game, remarks: [] }, () => null)
  const run: LabRun = {
    asked: game.edition.date,
    date: game.edition.date,
    ok: true,
    notYet: false,
    hasTable: true,
    steps: steps.map(({ shown }) => shown),
    failures: [],
  }
  const head: LabHead = {
    id: null,
    game: game.rulebook.game as LabHead["game"],
    title: "",
    source: "",
    note: "",
    cites: [],
    editions: [],
  }
  return new Opened(lang, known, { head, mistakes: [], runs: [run], parting: null }, [runOf(game, steps)])
}
