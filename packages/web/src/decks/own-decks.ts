import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import { useEffect, useSyncExternalStore } from "react"
import type { DeckLists, DeckPile, NamedDeck } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"

/*
 * Decks that somebody made, kept in this browser.
 */

export interface OwnDeck extends NamedDeck {
  readonly game: GameName
  /** When it was changed last, in milliseconds. */
  readonly at: number
}

interface Schema extends DBSchema {
  readonly decks: { readonly key: string; readonly value: OwnDeck }
}

export const piles: readonly DeckPile[] = ["cards", "hyperspatial", "gr"]

let opened: Promise<IDBPDatabase<Schema>> | null = null

const base = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>("dilemma-decks", 1, {
    upgrade(db) {
      db.createObjectStore("decks", { keyPath: "id" })
    },
  })
  return opened
}

/** Null until they were read. */
let decks: readonly OwnDeck[] | null = null
let reading: Promise<readonly OwnDeck[]> | null = null
const heard = new Set<() => void>()

function set(next: readonly OwnDeck[]): void {
  decks = next
  for (const one of heard) one()
}

/** All of them, the last changed first; where the browser keeps nothing, those of this visit. */
export function ownDecks(): Promise<readonly OwnDeck[]> {
  reading ??= base()
    .then((db) => db.getAll("decks"))
    .catch((): OwnDeck[] => [])
    .then((kept) => {
      set(kept.sort((a, b) => b.at - a.at))
      return decks ?? []
    })
  return reading.then(() => decks ?? [])
}

/** Keeps a deck; returns whether the browser keeps it beyond this visit. */
export async function keepDeck(deck: OwnDeck): Promise<boolean> {
  const before = await ownDecks()
  const at = before.findIndex(({ id }) => id === deck.id)
  set(at < 0 ? [deck, ...before] : before.with(at, deck))
  try {
    await (await base()).put("decks", deck)
    return true
  } catch {
    return false
  }
}

export async function forgetDeck(id: string): Promise<void> {
  set((await ownDecks()).filter((deck) => deck.id !== id))
  await base().then(
    (db) => db.delete("decks", id),
    () => {},
  )
}

export function newDeck(game: GameName, name: string, lists: DeckLists): OwnDeck {
  return { id: crypto.randomUUID(), game, name: name.slice(0, longestName), lists, at: Date.now() }
}

export const longestName = 60

const subscribe = (changed: () => void): (() => void) => {
  heard.add(changed)
  return () => heard.delete(changed)
}

const none: readonly OwnDeck[] = []

/** The decks kept here; null until they were read. */
export function useKeptDecks(): readonly OwnDeck[] | null {
  useEffect(() => void ownDecks(), [])
  return useSyncExternalStore(subscribe, () => decks)
}

export const useOwnDecks = (): readonly OwnDeck[] => useKeptDecks() ?? none

/** How many copies of a card are in it. */
export const holding = (lists: DeckLists, card: string): number =>
  piles.reduce((sum, pile) => sum + (lists[pile]?.[card] ?? 0), 0)

export const sizeOf = (list: Readonly<Record<string, number>> = {}): number =>
  Object.values(list).reduce((sum, n) => sum + n, 0)

const most = 99

/** With so many more copies of a card in a pile, or fewer. */
export function withCard(lists: DeckLists, pile: DeckPile, card: string, more: number): DeckLists {
  const { [card]: before = 0, ...others } = lists[pile] ?? {}
  const n = Math.max(0, Math.min(most, before + more))
  const list = before === 0 ? { ...others, [card]: n } : { ...lists[pile], [card]: n }
  return { ...lists, [pile]: n === 0 ? others : list }
}

/** Both together. */
export function joined(a: DeckLists, b: DeckLists): DeckLists {
  let lists = a
  for (const pile of piles)
    for (const [card, n] of Object.entries(b[pile] ?? {})) lists = withCard(lists, pile, card, n)
  return lists
}
