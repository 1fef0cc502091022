import type { CardData, Game, ObjectId, Rulebook, Setup } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import { onChange } from "../own-cards/kept.ts"
import type { DeckChoice, DeckPile } from "../protocol/messages.ts"
import type { GameName, ShownFace, ShownPrint } from "../shown/types.ts"
import { withOwnCards } from "./with-own-cards.ts"

/** A bundled deck, as a page lists it. */
export interface KnownDeck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  readonly cards: Readonly<Record<string, number>>
  readonly hyperspatial?: Readonly<Record<string, number>>
  readonly gr?: Readonly<Record<string, number>>
}

/** What is wrong with a deck by the rulebook, and with which card. */
interface DeckFault {
  readonly code: string
  readonly rule: string
  readonly card?: string
}

/** What the browser needs to know of a game beside its rulebook. Loaded when it is played: each game is a chunk of its own. */
export interface KnownGame {
  readonly rulebook: Rulebook
  readonly cards: readonly CardData[]
  readonly decks: readonly KnownDeck[]
  /** A whole game between decks: of its own by their ids, or as they are listed. */
  setup(decks: readonly DeckChoice[], seed: number, first?: number): Setup
  /**
   * What is wrong with a deck; null where a game may be begun with it.
   * @param find the card of a name, where others than the library's count
   */
  deckFault(deck: KnownDeck, find?: (name: string) => CardData | undefined): DeckFault | null
  /** The name by which its decks list a card. */
  listedAs(card: CardData): string
  /** Where a card begins the game. */
  pileOf(card: CardData): DeckPile
  /** What a face costs, as a number; null where it has no cost. */
  costOf(card: CardData, face: number): number | null
  /** The steps of a turn that people count, in order. */
  readonly steps: readonly string[]
  /** The step of `steps` to which the rulebook's place in the game belongs. */
  stepOf(loop: Readonly<Record<string, unknown>>): string
  /** Do players have life, and a pool of mana? */
  readonly life: boolean
  /** Does this creature have summoning sickness? Asked of what everybody sees. */
  isSick(game: Game, id: ObjectId): boolean
  /** What is printed on cards that aren't the library's, folded, for searching. */
  readonly texts?: ReadonlyMap<CardData, string>
  /** A card as it is printed, where that was made when the page was built. */
  printed?(lang: Lang, card: CardData): ShownPrint | null
  /** What a face's frame and corner show. */
  frame(card: CardData, face: number): Pick<ShownFace, "colors" | "kinds" | "mana" | "corner">
}

/** A game as its chunk has it: at first without the library's cards. */
interface GameChunk {
  readonly known: KnownGame
  /** Adds cards of the library that were fetched by themselves. */
  addCards(cards: readonly CardData[]): void
  /** Fetches the whole library. */
  loadLibrary(): Promise<void>
}

const loaders: Readonly<Record<GameName, () => Promise<GameChunk>>> = {
  magic: () => import("./magic.ts"),
  "duel-masters": () => import("./duel-masters.ts"),
}

export const loadChunk = (game: GameName): Promise<GameChunk> => loaders[game]()

export const loadLibrary = async (game: GameName): Promise<void> => (await loaders[game]()).loadLibrary()

const gameNames = Object.keys(loaders) as readonly GameName[]

export const isGameName = (name: unknown): name is GameName => gameNames.includes(name as GameName)

const loaded = new Map<GameName, Promise<KnownGame>>()
let listens = false

/** The imported cards aren't what they were: games are loaded anew. */
export const forgetGames = (): void => loaded.clear()

/** A game with all its cards, and those that were imported for it. */
export function loadGame(game: GameName): Promise<KnownGame> {
  if (!listens) onChange(forgetGames)
  listens = true
  const before = loaded.get(game)
  if (before !== undefined) return before
  const now = loadLibrary(game)
    .then(loaders[game])
    .then(({ known }) => withOwnCards(game, known))
  loaded.set(game, now)
  now.catch(() => loaded.delete(game))
  return now
}
