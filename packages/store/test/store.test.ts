import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Database from "libsql"
import { afterEach, describe, expect, test } from "vitest"
import { dataFolder, type NewCard, openStore, openStoreIfThere, type Store } from "../src/index.ts"

const folders: string[] = []
const stores: Store[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dilemma-store-"))
  folders.push(folder)
  return folder
}

function opened(folder = newFolder()): Store {
  const store = openStore(folder)
  if (!store.ok) throw new Error(store.fault.message.en)
  stores.push(store.value)
  return store.value
}

afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newCard(names: readonly string[], text: string, more: Partial<NewCard> = {}): NewCard {
  const faces = names.map((name) => ({ name, manaCost: "", typeLine: "Land", pt: null, text }))
  return {
    source: { game: "magic", source: { name: names.join(" // "), layout: "normal", faces } },
    ja: null,
    exact: true,
    card: null,
    problems: [],
    text,
    file: "mine.json",
    ...more,
  }
}

/** Keeps these, and says what became of each. */
function kept(store: Store, cards: readonly NewCard[]): readonly string[] {
  const importing = store.import()
  if (!importing.ok) throw new Error(importing.fault.message.en)
  const how = cards.map((card) => {
    const done = importing.value.put(card)
    return done.ok ? done.value : done.fault.code
  })
  expect(importing.value.finish().ok).toBe(true)
  return how
}

const namesOf = (found: readonly { readonly source: NewCard["source"] }[]): readonly string[] =>
  found.map(({ source }) => source.source.name)

test("a folder in which nothing can be made is refused, and nothing hangs", () => {
  const store = openStore("/proc/dilemma/cards")
  expect(store.ok || store.fault.code).toMatch(/^store-/)
})

describe("cards", () => {
  test("are found by whole name, by a face's and in Japanese, however they are typed", () => {
    const store = opened()
    const card = newCard(["Path of Ash", "Road of Snow"], "{T}: Add {R}.", { ja: "灰の道" })
    kept(store, [card, newCard(["Road of Snow"], "")])
    for (const name of ["path of ash/road of snow", "Path of Ash // Road of Snow", "PATH OF ASH", "灰の道", "灰ノ道"])
      expect(namesOf(store.find(name))).toEqual(["Path of Ash // Road of Snow"])
    // A whole name is meant before a face.
    expect(namesOf(store.find("Road of Snow"))).toEqual(["Road of Snow"])
    expect(store.find("Road of Snow", "duel-masters")).toEqual([])
    expect(store.find("Path of Ash")[0]).toMatchObject({ ja: "灰の道", exact: true, file: "mine.json", card: null })
    expect(store.find("Path")).toEqual([])
    expect(store.namesLike("Pth of Ash", 1)).toEqual(["Path of Ash // Road of Snow"])
  })

  test("are found by words of their texts, short ones, odd ones and Japanese ones, too", () => {
    const store = opened()
    kept(store, [
      newCard(["One"], 'Draw two "cards".'),
      newCard(["Two"], "カードを2枚引く。"),
      newCard(["Drawing"], "100%"),
    ])
    expect(namesOf(store.search("draw", 9))).toEqual(["Drawing", "One"])
    expect(namesOf(store.search('two "cards"', 9))).toEqual(["One"])
    expect(namesOf(store.search("2枚引く", 9))).toEqual(["Two"])
    expect(namesOf(store.search("引く", 9))).toEqual(["Two"])
    expect(namesOf(store.search("0%", 9))).toEqual(["Drawing"])
    for (const odd of ["", '"', "%", "' OR 1=1", "NEAR(", "a*", "\\"]) store.search(odd, 9)
    expect(namesOf(store.search("_", 9))).toEqual([])
  })

  test("are updated where they changed, and keep what another file said of them", () => {
    const store = opened()
    const before = newCard(["One"], "Old", { ja: "一" })
    expect(kept(store, [before])).toEqual(["new"])
    expect(kept(store, [{ ...before, ja: null }, newCard(["Two"], "")])).toEqual(["same", "new"])
    expect(kept(store, [newCard(["ONE"], "New")])).toEqual(["changed"])
    expect(store.find("one")[0]).toMatchObject({ ja: "一" })
    expect(store.search("old", 9)).toEqual([])
    expect(store.counts("magic")).toEqual({ cards: 2, compiled: 0 })
  })
})

describe("an import", () => {
  test("that is given up leaves nothing", () => {
    const store = opened()
    kept(store, [newCard(["One"], "Old")])
    const importing = store.import()
    if (!importing.ok) throw new Error("no import")
    importing.value.put(newCard(["One"], "New"))
    importing.value.put(newCard(["Two"], ""))
    importing.value.abandon()
    importing.value.abandon()
    expect(namesOf(store.search("old", 9))).toEqual(["One"])
    expect(store.counts("magic").cards).toBe(1)
  })

  test("isn't seen before it is finished, and another one waits and says so", () => {
    const folder = newFolder()
    const [one, other] = [opened(folder), opened(folder)]
    const importing = one.import()
    if (!importing.ok) throw new Error("no import")
    importing.value.put(newCard(["One"], ""))
    expect(other.find("One")).toEqual([])
    expect(other.import()).toMatchObject({ ok: false, fault: { code: "store-busy" } })
    importing.value.finish()
    expect(other.find("One")).toHaveLength(1)
  })
})

describe("a store", () => {
  test("is made where it is asked for, and not by looking for it", () => {
    const folder = join(newFolder(), "new", "folder")
    expect(openStoreIfThere(folder)).toEqual({ ok: true, value: null })
    const store = openStore(folder)
    if (store.ok) store.value.close()
    expect(readdirSync(folder)).toContain("cards.sqlite")
    const there = openStoreIfThere(folder)
    expect(there.ok && there.value !== null).toBe(true)
    if (there.ok) there.value?.close()
  })

  test("that is none, that is newer, or that can't be there, is told", () => {
    const [text, newer] = [newFolder(), newFolder()]
    writeFileSync(
      join(text, "cards.sqlite"),
      "a text and no database at all, and long enough to be read as one".repeat(20),
    )
    expect(openStore(text)).toMatchObject({ ok: false, fault: { code: "store-broken" } })
    const made = new Database(join(newer, "cards.sqlite"))
    made.exec("PRAGMA user_version = 99")
    made.close()
    expect(openStore(newer)).toMatchObject({ ok: false, fault: { code: "store-newer" } })
    expect(openStore(join(text, "cards.sqlite", "inside"))).toMatchObject({
      ok: false,
      fault: { code: "store-closed" },
    })
  })

  test("lies where the system keeps data, or where one says", () => {
    const home = "/home/me"
    const at = (platform: NodeJS.Platform, env: Record<string, string> = {}) => dataFolder({ env, platform, home })
    expect(at("linux")).toBe("/home/me/.local/share/dilemma")
    expect(at("linux", { XDG_DATA_HOME: "/data" })).toBe("/data/dilemma")
    expect(at("darwin")).toBe("/home/me/Library/Application Support/dilemma")
    expect(at("win32", { LOCALAPPDATA: "/local" })).toBe("/local/dilemma")
    expect(at("linux", { DILEMMA_DATA: "/mine", XDG_DATA_HOME: "/data" })).toBe("/mine")
  })
})
