import type { CardData } from "@dilemma-table/engine"
import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import type { GameName } from "../shown/types.ts"

/*
 * Cards that somebody imported from files, kept in this browser.
 */

export interface KeptCard {
  readonly game: GameName
  /** Its name, folded: one card of a name is kept. */
  readonly key: string
  readonly name: string
  /** As it was understood; null where it wasn't. */
  readonly card: CardData | null
  /** What is printed on it in both languages, folded, for searching. */
  readonly text: string
}

interface Schema extends DBSchema {
  readonly cards: {
    readonly key: [string, string]
    readonly value: KeptCard
    readonly indexes: { game: string }
  }
}

const base = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>("dilemma-cards", 1, {
    upgrade(db) {
      db.createObjectStore("cards", { keyPath: ["game", "key"] }).createIndex("game", "game")
    },
  })

async function within<T>(use: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await base()
  try {
    return await use(db)
  } finally {
    db.close()
  }
}

/** The cards of a game that were imported; none where the browser keeps nothing. */
export const keptCards = (game: GameName): Promise<readonly KeptCard[]> =>
  typeof indexedDB === "undefined"
    ? Promise.resolve([])
    : within((db) => db.getAllFromIndex("cards", "game", game)).catch((): KeptCard[] => [])

/** Keeps all of them, in the place of those of their names, or none; returns how many weren't there before. */
export const keepCards = (cards: readonly KeptCard[]): Promise<number> =>
  within(async (db) => {
    const writing = db.transaction("cards", "readwrite")
    const before = new Set((await writing.store.getAllKeys()).map(([game, key]) => `${game} ${key}`))
    // Only the last is waited for: each would cost a turn of the loop.
    for (const card of cards) void writing.store.put(card)
    await writing.done
    return cards.filter(({ game, key }) => !before.has(`${game} ${key}`)).length
  })

export const forgetCards = (): Promise<void> => within((db) => db.clear("cards"))

/** How many cards are kept, and how many of them can be played. */
export const countCards = (): Promise<{ readonly cards: number; readonly playable: number }> =>
  within(async (db) => {
    let playable = 0
    let cards = 0
    for (let at = await db.transaction("cards").store.openCursor(); at !== null; at = await at.continue()) {
      cards++
      if (at.value.card !== null) playable++
    }
    return { cards, playable }
  })

const channel = "dilemma-cards"

/** Tells every page and worker that the kept cards aren't what they were. */
export function tellChange(): void {
  const told = new BroadcastChannel(channel)
  told.postMessage("changed")
  told.close()
}

/** Calls `changed` whenever they aren't what they were. */
export function onChange(changed: () => void): void {
  if (typeof BroadcastChannel === "undefined") return
  const heard = new BroadcastChannel(channel)
  heard.onmessage = changed
  // A test's process mustn't wait for it.
  ;(heard as { unref?(): void }).unref?.()
}
