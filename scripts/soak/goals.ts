import { library, rulebook } from "@dilemma-table/duel-masters"
import {
  type CardData,
  type Game,
  languageOf,
  type Met,
  type ObjectId,
  object,
  type Rulebook,
  term,
  text,
  type VerbWord,
  type Vocabulary,
  walk,
} from "@dilemma-table/engine"
import { exercises } from "./exercises.ts"

/*
 * What there is to be reached: every card, every text and every mode of every card, every word that does something. Each is
 * named by a sentence; reaching it takes the sentence off the list.
 */

type Data = Readonly<Record<string, unknown>>

/** A verb that does nothing but note that it was come to; stood before every text and mode of a card. */
const REACHED = "reached"

export const nameOf = (card: CardData): string => card.name.ja ?? card.name.en ?? "?"

/** Where a text of a card begins, by what holds it. */
const textFields: readonly string[] = ["spell", "do", "activate", "with"]

export class Goals {
  readonly left = new Set<string>()
  readonly everything: ReadonlySet<string>
  /** The rulebook whose cards note what they come to. */
  readonly rulebook: Rulebook
  private readonly says = new Map<string, Set<string>>()
  private readonly exercised = new Map<string, readonly string[]>()
  private readonly cards: ReadonlyMap<string, CardData>

  /** Adds to the vocabulary: it is to be made before any card is compiled. */
  constructor() {
    this.listen(rulebook.vocabulary)
    const cards = library as unknown as readonly CardData[]
    this.cards = new Map(cards.map((card) => [nameOf(card), this.marked(card)]))
    for (const card of cards) {
      this.left.add(used(nameOf(card)))
      for (const word of wordsOf(card)) {
        const who = this.says.get(word) ?? new Set<string>()
        this.says.set(word, who.add(nameOf(card)))
      }
    }
    for (const card of exercises as unknown as readonly CardData[])
      for (const word of wordsOf(card)) this.exercised.set(word, [...(this.exercised.get(word) ?? []), nameOf(card)])
    const { vocabulary } = rulebook
    for (const kind of watched)
      for (const word of Object.keys(vocabulary[kind])) if (word !== REACHED) this.left.add(`${one[kind]} ${word}`)
    this.everything = new Set(this.left)
    this.rulebook = {
      ...rulebook,
      find: (name) => {
        const found = rulebook.find(name)
        return found === undefined ? undefined : (this.cards.get(nameOf(found)) ?? found)
      },
    }
  }

  reach(goal: string): void {
    this.left.delete(goal)
  }

  /** What of a card is left to be reached. */
  of(card: string): readonly string[] {
    return [...this.left].filter((goal) => goal.endsWith(` ${card}`) || goal.includes(` ${card}, `))
  }

  /** The cards that say this word ("verb draw", "keyword blocker"), and behind them what exercises it. */
  saying(word: string): readonly string[] {
    return [...(this.says.get(word) ?? []), ...(this.exercised.get(word) ?? [])]
  }

  /** The card's data with a note before each of its texts and modes. */
  private marked(card: CardData): CardData {
    const name = nameOf(card)
    // What several King Cells make up is one card; it is reached by the first of them.
    const [first = name] = cellsOf(card)
    const faces = card.faces.map((face, f) =>
      f > 0 && first !== name
        ? face
        : {
            ...face,
            abilities: (face.abilities ?? []).map((data, a) => {
              const place = `${name}, ${f === 0 ? "" : `face ${f + 1}, `}ability ${a + 1}`
              return this.markedIn(data, place) as typeof data
            }),
          },
    )
    return { ...card, faces }
  }

  private markedIn(data: unknown, place: string): unknown {
    if (Array.isArray(data)) return data.map((part) => this.markedIn(part, place))
    if (typeof data !== "object" || data === null) return data
    const entries = Object.entries(data as Data).map(([key, part]): [string, unknown] => {
      if (key === "modal") return [key, this.markedModal(part as Data, place)]
      const inner = this.markedIn(part, place)
      return textFields.includes(key) && isText(data as Data, key)
        ? [key, this.noting(`text of ${place}`, inner)]
        : [key, inner]
    })
    return Object.fromEntries(entries)
  }

  private markedModal(modal: Data, place: string): Data {
    const n = [...this.left].filter((goal) => goal.startsWith(`mode 1 of ${place}`)).length
    const where = n === 0 ? place : `${place}, list ${n + 1}`
    const modes = (modal.modes as readonly Data[]).map((mode, i) => {
      const goal = `mode ${i + 1} of ${where}`
      const noted = this.noting(goal, mode.do)
      const inner = this.markedIn({ ...mode, do: undefined }, where) as Data
      return { ...inner, do: [(noted as readonly unknown[])[0], this.markedIn(mode.do, `${where}, mode ${i + 1}`)] }
    })
    return { ...(this.markedIn({ ...modal, modes: undefined }, place) as Data), modes }
  }

  private noting(goal: string, effect: unknown): unknown {
    this.left.add(goal)
    return [{ [REACHED]: goal }, effect]
  }

  /** Words note it themselves when they have done something, or have said yes and no. */
  private listen(vocabulary: Vocabulary): void {
    const reach = (goal: string): void => this.reach(goal)
    const verbs = vocabulary.verbs as Record<string, VerbWord>
    for (const [word, verb] of Object.entries(verbs)) {
      const { run } = verb
      verbs[word] = Object.assign(verb, {
        *run(game: Game, frame: never, argument: never, whole: never) {
          let done = true // what ends the game, or the turn, has no end of its own
          try {
            done = yield* run(game, frame, argument, whole)
          } finally {
            if (done) reach(`verb ${word}`)
          }
          return done
        },
      })
    }
    verbs[REACHED] = {
      shape: text,
      unknowns: "works",
      *run(_game: Game, _frame: never, goal: string) {
        reach(goal)
        return false
      },
    }
    const asked = (kind: "conditions" | "filters" | "values" | "costs", method: string): void => {
      const table = vocabulary[kind] as unknown as Record<string, Record<string, (...all: never[]) => unknown>>
      for (const [word, entry] of Object.entries(table)) {
        const answer = entry[method]
        if (answer === undefined) continue
        entry[method] = (...all: never[]): unknown => {
          const said = answer(...all)
          if (said !== false) reach(`${one[kind]} ${word}`)
          return said
        }
      }
    }
    asked("conditions", "holds")
    asked("filters", "test")
    asked("values", "value")
    asked("costs", "pay")
  }
}

const watched = ["verbs", "filters", "conditions", "values", "costs", "keywords", "statics", "events"] as const
const one = {
  verbs: "verb",
  filters: "filter",
  conditions: "condition",
  values: "value",
  costs: "cost",
  keywords: "keyword",
  statics: "static",
  events: "event",
} as const

export const used = (card: string): string => `use of ${card}`

/** Is what stands under this key a text that is carried out, and not a field of another name? */
function isText(data: Data, key: string): boolean {
  if (key === "do") return "when" in data || "later" in data
  if (key === "with") return "replace" in data
  return true
}

/** Every word that a card says, by its kind. */
function wordsOf(card: CardData): ReadonlySet<string> {
  const found = new Set<string>()
  for (const face of card.faces)
    for (const data of face.abilities ?? [])
      walk(languageOf(rulebook), term("ability"), data, (met) => note(met, found))
  return found
}

const kinds: Readonly<Record<string, keyof typeof one>> = {
  effect: "verbs",
  filter: "filters",
  condition: "conditions",
  value: "values",
  amount: "values",
  cost: "costs",
  ability: "keywords",
  static: "statics",
  "event-name": "events",
}

function note({ term: what, data }: Met, found: Set<string>): boolean {
  const kind = what === null ? undefined : kinds[what]
  if (kind === undefined) return true
  const { vocabulary } = rulebook
  const words = typeof data === "string" ? [data] : typeof data === "object" && data !== null ? Object.keys(data) : []
  for (const word of words) if (Object.hasOwn(vocabulary[kind], word)) found.add(`${one[kind]} ${word}`)
  return true
}

const cellsOf = (card: CardData): readonly string[] => (card as { readonly cells?: readonly string[] }).cells ?? []

/** The cards that are used with this object: its own, and all the King Cells that it is made up of (814). */
export function cardsOf(game: Game, id: ObjectId): readonly string[] {
  const { data } = game.card(object(game.state, id).card)
  return [nameOf(data), ...cellsOf(data)]
}

/** The card of an object, by the name under which it is looked for. */
export const cardOf = (game: Game, id: ObjectId): string => nameOf(game.card(object(game.state, id).card).data)
