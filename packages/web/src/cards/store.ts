import type { Lang } from "@dilemma-table/words"
import { useEffect, useSyncExternalStore } from "react"
import type { CardRequests, Catalogue, ListedCard } from "../protocol/card-messages.ts"
import { connect, type Port } from "../protocol/port.ts"
import { folded } from "../shown/folded.ts"
import type { GameName, ShownPrint } from "../shown/types.ts"

const games: readonly GameName[] = ["magic", "duel-masters"]

export interface CardsState {
  /** Null until it is there. */
  readonly catalogues: Readonly<Record<GameName, Catalogue>> | null
  /** Counts up with every card that was printed. */
  readonly printed: number
  readonly error: Error | null
}

/** So many cards are printed at a time: what is asked meanwhile needn't wait long. */
const atOnce = 10

const keyOf = (lang: Lang, { game, id }: Pick<ListedCard, "game" | "id">): string => `${lang}:${game}:${id}`

/** What the pages of cards and decks know, and the only one who talks to their worker. */
class CardStore {
  private state: CardsState = { catalogues: null, printed: 0, error: null }
  private readonly heard = new Set<() => void>()
  private port: Port<CardRequests> | null = null
  private readonly prints = new Map<string, ShownPrint>()
  private readonly texts = new Map<string, string>()
  private readonly byId = new Map<string, ListedCard>()
  private asked: readonly string[] = []
  private waiting: { readonly lang: Lang; readonly card: ListedCard }[] = []
  private busy = false

  readonly now = (): CardsState => this.state
  readonly subscribe = (changed: () => void): (() => void) => {
    this.heard.add(changed)
    return () => this.heard.delete(changed)
  }

  private set(change: Partial<CardsState>): void {
    this.state = { ...this.state, ...change }
    for (const one of this.heard) one()
  }

  ask<Name extends keyof CardRequests & string>(
    request: Name,
    ask: CardRequests[Name]["ask"],
  ): Promise<CardRequests[Name]["reply"]> {
    this.port ??= connect<CardRequests, never>(
      () => new Worker(new URL("../worker/cards.worker.ts", import.meta.url), { type: "module" }),
      () => {},
    )
    return this.port.ask(request, ask)
  }

  /** Lists the cards, then prints them all in this language, then in the other, so that texts can be searched. */
  async load(lang: Lang): Promise<void> {
    if (this.asked.includes(lang)) return
    this.asked = [...this.asked, lang]
    try {
      if (this.state.catalogues === null) {
        const [magic, duelMasters] = await Promise.all(games.map((game) => this.ask("catalogue", { game })))
        if (magic === undefined || duelMasters === undefined) return
        for (const card of [...magic.cards, ...duelMasters.cards]) this.byId.set(`${card.game}:${card.id}`, card)
        this.set({ catalogues: { magic, "duel-masters": duelMasters } })
      }
      const other: Lang = lang === "ja" ? "en" : "ja"
      const bundled = [...this.byId.values()].filter(({ text }) => text === null)
      this.waiting.push(...[lang, other].flatMap((one) => bundled.map((card) => ({ lang: one, card }))))
      void this.print()
    } catch (error) {
      this.asked = []
      this.set({ error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /** The cards aren't what they were: all of it is asked anew. */
  async renew(lang: Lang): Promise<void> {
    await this.ask("renew", null)
    this.byId.clear()
    this.prints.clear()
    this.asked = []
    this.set({ catalogues: null })
    await this.load(lang)
  }

  again(lang: Lang): void {
    this.set({ error: null })
    void this.load(lang)
  }

  /** These are wanted on the page now. */
  want(lang: Lang, cards: readonly ListedCard[]): void {
    const missing = cards.filter((card) => !this.prints.has(keyOf(lang, card)))
    if (missing.length === 0) return
    this.waiting.unshift(...missing.map((card) => ({ lang, card })))
    void this.print()
  }

  private async print(): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      for (;;) {
        const left = this.waiting.filter(({ lang, card }) => !this.prints.has(keyOf(lang, card)))
        this.waiting = left
        const first = left[0]
        if (first === undefined) break
        const lot = left
          .filter(({ lang, card }) => lang === first.lang && card.game === first.card.game)
          .slice(0, atOnce)
          .map(({ card }) => card)
        const ids = [...new Set(lot.map(({ id }) => id))]
        const prints = await this.ask("prints", { game: first.card.game, lang: first.lang, ids })
        for (const [i, print] of prints.entries()) {
          const key = keyOf(first.lang, { game: first.card.game, id: ids[i] ?? "" })
          this.prints.set(key, print ?? nothingPrinted(ids[i] ?? ""))
          if (print !== null) this.texts.set(key, folded(textOf(print)))
        }
        this.set({ printed: this.prints.size })
      }
    } catch (error) {
      this.waiting = []
      this.asked = []
      this.set({ error: error instanceof Error ? error : new Error(String(error)) })
    } finally {
      this.busy = false
    }
  }

  printOf(lang: Lang, card: ListedCard): ShownPrint | null {
    return this.prints.get(keyOf(lang, card)) ?? null
  }

  cardOf(game: GameName, id: string): ListedCard | null {
    return this.byId.get(`${game}:${id}`) ?? null
  }

  /** All that a search looks in, as far as it has been printed. */
  searched(card: ListedCard): string {
    if (card.text !== null) return `${card.folded.join("\n")}\n${card.text}`
    return `${card.folded.join("\n")}\n${this.texts.get(keyOf("ja", card)) ?? ""}\n${this.texts.get(keyOf("en", card)) ?? ""}`
  }

  /** Have all texts been printed, in both languages? */
  get complete(): boolean {
    let bundled = 0
    for (const { text } of this.byId.values()) if (text === null) bundled += 1
    return bundled > 0 && this.prints.size >= bundled * 2
  }
}

/** Face by face: a word in one line doesn't go on in the next. */
const textOf = ({ faces }: ShownPrint): string =>
  faces.flatMap(({ types, power, text }) => [types, power, ...text]).join(" / ")

const nothingPrinted = (name: string): ShownPrint => ({ name, unofficial: false, layout: "", faces: [] })

export const cardStore = new CardStore()

/** The cards of both games; they are loaded when they are first looked at. */
export function useCards(lang: Lang): CardsState {
  useEffect(() => void cardStore.load(lang), [lang])
  return useSyncExternalStore(cardStore.subscribe, cardStore.now)
}

/** A card as it is printed, asked for if it isn't there yet. */
export function usePrint(lang: Lang, card: ListedCard | null): ShownPrint | null {
  useEffect(() => {
    if (card !== null) cardStore.want(lang, [card])
  }, [lang, card])
  // Not the whole state: what is printed elsewhere draws no card anew.
  return useSyncExternalStore(cardStore.subscribe, () => (card === null ? null : cardStore.printOf(lang, card)))
}
