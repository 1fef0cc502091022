import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import type { GameName } from "../shown/types.ts"

/*
 * Games kept in this browser. A game that is being played is kept after every answer, so that closing the tab loses nothing.
 */

export interface KeptGame {
  readonly id: string
  readonly game: GameName
  /** When it was kept last, in milliseconds. */
  readonly at: number
  readonly turn: number
  /** The decks' names at its beginning, in both languages. */
  readonly decks: readonly { readonly ja: string; readonly en: string }[]
  readonly over: boolean
  readonly file: string
}

interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: KeptGame; readonly indexes: { readonly at: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

const base = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>("dilemma", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("at", "at")
    },
  })
  return opened
}

/** Keeps a game; where the browser keeps nothing (a private window), nothing is kept. */
export async function keep(game: KeptGame): Promise<boolean> {
  try {
    await (await base()).put("games", game)
    return true
  } catch {
    return false
  }
}

/** All kept games, the newest first. */
export async function keptGames(): Promise<readonly KeptGame[]> {
  try {
    return (await (await base()).getAllFromIndex("games", "at")).reverse()
  } catch {
    return []
  }
}

export async function forget(id: string): Promise<void> {
  await (await base()).delete("games", id)
}
