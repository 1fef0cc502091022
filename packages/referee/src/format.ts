import { type CardData, newestDate, type Rulebook, type RuleId } from "@dilemma-table/engine"
import { Checker } from "./checker.ts"
import { gameOf } from "./games.ts"
import { ruleText } from "./happenings.ts"
import { mistakesOf } from "./mistakes.ts"
import type { FindOwnCard } from "./own-cards.ts"
import { type EditionData, type RulingData, rulingSchema } from "./schema.ts"
import { type Mistake, mistake, readSource, type Source } from "./source.ts"
import { listed, type Step } from "./steps.ts"
import type { GameName } from "./terms.ts"

/** An edition that a ruling is played under, as it stands in the file and as the rulebook is asked for it. */
export interface RulingEdition {
  readonly asWritten: EditionData
  readonly request: { readonly date?: string; readonly name?: string; readonly tournament?: boolean }
  /** "2023-04-10", "now (2026-04-10), tournament". */
  readonly label: string
}

/** A ruling's file, read and found sound. */
export interface Ruling {
  readonly id: string
  readonly file: string
  readonly game: GameName
  readonly title: { readonly en: string; readonly ja: string }
  readonly cites: readonly RuleId[]
  readonly editions: readonly RulingEdition[]
  /** `rules` as it stands in the file. */
  readonly rules: readonly EditionData[]
  readonly steps: readonly Step[]
  readonly data: RulingData
  /** Cards of the file that the library hasn't, by plain name, as they were found elsewhere. */
  readonly found: ReadonlyMap<string, CardData>
  readonly source: Source
}

export type ReadRuling =
  | { readonly ok: true; readonly ruling: Ruling }
  /** `id` and `game` as far as they could be read. */
  | {
      readonly ok: false
      readonly file: string
      readonly id: string
      readonly game: string
      readonly mistakes: readonly Mistake[]
    }

/** The text of a ruling's file, and what to call the file. */
export interface RulingText {
  readonly file: string
  readonly text: string
}

/**
 * Reads ruling files. Every mistake that can be found without playing comes with its line, its column and what is allowed
 * there; an id that an earlier file has, too, is one.
 * @param findOwn looks for cards that the library hasn't
 */
export function readRulings(texts: readonly RulingText[], findOwn?: FindOwnCard): readonly ReadRuling[] {
  const ids = new Map<string, string>()
  return texts.map((text) => {
    const read = readRuling(text, findOwn)
    if (!read.ok) return read
    const { ruling } = read
    const earlier = ids.get(ruling.id)
    if (earlier === undefined) {
      ids.set(ruling.id, ruling.file)
      return read
    }
    const place = ruling.source.place(["id"])
    return broken(ruling.source, [
      mistake(
        ruling.file,
        place,
        "same-id",
        `${earlier} has the id ${ruling.id}, too.`,
        `「${ruling.id}」というidは${earlier}にもあります。`,
      ),
    ])
  })
}

/** Reads one ruling. `findOwn` looks for cards that the library hasn't. */
export function readRuling({ file, text }: RulingText, findOwn: FindOwnCard = () => null): ReadRuling {
  const read = readSource(file, text)
  if (!read.ok) return { ok: false, file, id: file, game: "", mistakes: read.mistakes }
  return rulingFrom(read.source, findOwn)
}

/** A ruling from what its file holds, wherever that was read from. */
export function rulingFrom(source: Source, findOwn: FindOwnCard = () => null): ReadRuling {
  const { file } = source
  const parsed = rulingSchema.safeParse(source.value)
  if (!parsed.success) return broken(source, mistakesOf(source, parsed.error.issues as never))
  const { data } = parsed
  const game = data.game as GameName
  const checker = new Checker(source, data, gameOf(game).rulebook, findOwn)
  const steps = checker.steps()
  checker.everythingElse()
  if (checker.mistakes.length > 0) return broken(source, checker.mistakes)
  const rules = data.rules === undefined ? ["now"] : (listed(data.rules) as readonly EditionData[])
  return {
    ok: true,
    ruling: {
      id: data.id,
      file,
      game,
      title: { en: data.title.en ?? data.title.ja ?? "", ja: data.title.ja ?? data.title.en ?? "" },
      cites: data.cites === undefined ? [] : listed(data.cites).map(ruleText),
      editions: rules.map((one) => editionOf(gameOf(game).rulebook, one)),
      rules,
      steps,
      data,
      found: checker.found,
      source,
    },
  }
}

function broken(source: Source, mistakes: readonly Mistake[]): ReadRuling {
  const { id, game } = (source.value ?? {}) as { readonly id?: unknown; readonly game?: unknown }
  return {
    ok: false,
    file: source.file,
    id: typeof id === "string" ? id : source.file,
    game: typeof game === "string" ? game : "",
    mistakes: [...mistakes].sort((a, b) => a.line - b.line || a.column - b.column),
  }
}

/** What an entry of `rules` asks the rulebook for. */
export function editionOf(rulebook: Rulebook, written: EditionData): RulingEdition {
  const {
    date = "now",
    edition,
    tournament,
  } = typeof written === "string" ? { date: written, edition: undefined, tournament: undefined } : written
  const now = date === "now"
  const shown = now ? `now (${newestDate(rulebook)})` : date
  const label = [
    edition === undefined ? shown : `${edition}${now ? "" : ` (${date})`}`,
    tournament === true ? "tournament" : "",
  ]
  return {
    asWritten: written,
    request: {
      ...(now ? {} : { date }),
      ...(edition === undefined ? {} : { name: edition }),
      ...(tournament === undefined ? {} : { tournament }),
    },
    label: label.filter((part) => part !== "").join(", "),
  }
}
