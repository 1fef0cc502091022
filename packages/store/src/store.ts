import { existsSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { type CardSource, type Diagnostic, foldedName, namesToFind } from "@dilemma-table/card-text"
import { type CardData, type Outcome, ok } from "@dilemma-table/engine"
import Database from "libsql"
import { newer, storeFault } from "./faults.ts"
import { tables, version } from "./schema.ts"

/** A card to be kept. */
export interface NewCard {
  readonly source: CardSource
  /** What it is called in Japanese, where the file says so beside its English name. */
  readonly ja: string | null
  /** Does its text stand in the file as it is printed? */
  readonly exact: boolean
  /** What the compiler made of it, or why it couldn't. */
  readonly card: CardData | null
  readonly problems: readonly Diagnostic[]
  /** All that is printed on it, in whatever languages, for searching. */
  readonly text: string
  /** The file it comes from. */
  readonly file: string
}

/** A card that is kept. */
export interface StoredCard extends Omit<NewCard, "text"> {
  readonly id: number
}

export interface Counts {
  readonly cards: number
  readonly compiled: number
}

interface Row {
  readonly id: number
  readonly game: CardSource["game"]
  readonly name: string
  readonly ja: string | null
  readonly exact: number
  readonly source: string
  readonly card: string | null
  readonly problems: string
  readonly file: string
}

/** How long one waits for another process that writes, in milliseconds. */
const patience = 3000

const pathIn = (folder: string): string => join(folder, "cards.sqlite")

/** Makes a folder and those above it, one by one: made by Node at once, one that the system says isn't there never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

/** Opens the store in this folder where there is one; nothing is made. */
export const openStoreIfThere = (folder: string): Outcome<Store | null> =>
  existsSync(pathIn(folder)) ? openStore(folder) : ok(null)

/** Opens the store in this folder, and makes it where there is none. */
export function openStore(folder: string): Outcome<Store> {
  const path = pathIn(folder)
  let database: Database.Database | null = null
  try {
    makeFolder(folder)
    database = new Database(path, { timeout: patience } as Database.Options)
    database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL")
    const found = versionOf(database)
    if (found > version) {
      database.close()
      return newer(path, found)
    }
    if (found === 0) make(database)
    return ok(new Store(database, path))
  } catch (error) {
    database?.close()
    const fault = storeFault(error, path)
    if (fault === null) throw error
    return { ok: false, fault }
  }
}

/** Two processes may do so at once. */
function make(database: Database.Database): void {
  database.exec("BEGIN IMMEDIATE")
  if (versionOf(database) === 0) database.exec(tables)
  database.exec("COMMIT")
}

const versionOf = (database: Database.Database): number =>
  (database.prepare("SELECT user_version AS found FROM pragma_user_version").get() as { readonly found: number }).found

/** Imported cards, in one SQLite file. */
export class Store {
  readonly path: string
  private readonly database: Database.Database

  constructor(database: Database.Database, path: string) {
    this.database = database
    this.path = path
  }

  close(): void {
    this.database.close()
  }

  /** The cards of this name, in either language, of a card or of a face: those that match it best. */
  find(name: string, game?: CardSource["game"]): readonly StoredCard[] {
    const rows = this.all<Row & { readonly rank: number }>(
      `SELECT cards.*, names.rank AS rank FROM names JOIN cards ON cards.id = names.card
       WHERE names.name = ? ORDER BY names.rank, cards.id LIMIT 50`,
      foldedName(name),
    ).filter((row) => game === undefined || row.game === game)
    return rows.filter(({ rank }) => rank === rows[0]?.rank).map(stored)
  }

  /**
   * The cards in whose names or texts all words of the query stand, those with them in the name first.
   * @param most so many are given
   */
  search(query: string, most: number, game?: CardSource["game"]): readonly StoredCard[] {
    const words = query
      .normalize("NFKC")
      .split(/\s+/)
      .filter((word) => word !== "")
    if (words.length === 0) return []
    // The index knows three letters and more.
    const indexed = words.filter((word) => [...word].length >= 3)
    const short = words.filter((word) => [...word].length < 3)
    const conditions = [
      ...(indexed.length === 0 ? [] : ["texts MATCH ?"]),
      ...short.map(() => "(texts.name LIKE ? ESCAPE '\\' OR texts.text LIKE ? ESCAPE '\\')"),
      ...(game === undefined ? [] : ["cards.game = ?"]),
    ]
    const likes = short.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)
    return this.all<Row>(
      `SELECT cards.* FROM texts JOIN cards ON cards.id = texts.rowid WHERE ${conditions.join(" AND ")}
       ORDER BY instr(lower(texts.name), lower(?)) = 0, length(texts.name), cards.id LIMIT ?`,
      ...(indexed.length === 0 ? [] : [indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")]),
      ...likes.flatMap((like) => [like, like]),
      ...(game === undefined ? [] : [game]),
      words.join(" "),
      most,
    ).map(stored)
  }

  /** Names that share most with this one, three letters at a time. */
  namesLike(name: string, most: number): readonly string[] {
    const letters = [...name.normalize("NFKC").toLowerCase()].slice(0, 60)
    const threes = Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3).join(""))
    if (threes.length === 0) return []
    const query = [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(" OR ")
    return this.all<{ readonly name: string }>(
      `SELECT cards.name AS name FROM texts JOIN cards ON cards.id = texts.rowid
       WHERE texts MATCH ? ORDER BY bm25(texts) LIMIT ?`,
      `name : (${query})`,
      most,
    ).map((row) => row.name)
  }

  counts(game: CardSource["game"]): Counts {
    const [found] = this.all<Counts>(
      "SELECT count(*) AS cards, count(card) AS compiled FROM cards WHERE game = ?",
      game,
    )
    return { cards: found?.cards ?? 0, compiled: found?.compiled ?? 0 }
  }

  /** Begins an import: nothing of it is seen until it is finished, and nothing is left of one that isn't. */
  import(): Outcome<Import> {
    try {
      this.database.exec("BEGIN IMMEDIATE")
      return ok(new Import(this.database, this.path))
    } catch (error) {
      const fault = storeFault(error, this.path)
      if (fault === null) throw error
      return { ok: false, fault }
    }
  }

  private all<T>(sql: string, ...values: readonly unknown[]): readonly T[] {
    return this.database.prepare(sql).all(...values) as T[]
  }
}

const stored = (row: Row): StoredCard => ({
  id: row.id,
  source: { game: row.game, source: JSON.parse(row.source) } as CardSource,
  ja: row.ja,
  exact: row.exact === 1,
  card: row.card === null ? null : (JSON.parse(row.card) as CardData),
  problems: JSON.parse(row.problems) as readonly Diagnostic[],
  file: row.file,
})

/** An import that is under way. */
export class Import {
  private readonly database: Database.Database
  private readonly path: string
  private readonly before
  private readonly insert
  private readonly update
  private readonly unname
  private readonly name
  private readonly untext
  private readonly text

  constructor(database: Database.Database, path: string) {
    this.database = database
    this.path = path
    this.before = database.prepare("SELECT id, ja, exact, source, card, problems FROM cards WHERE game = ? AND key = ?")
    this.insert = database.prepare(
      "INSERT INTO cards (game, key, name, ja, exact, source, card, problems, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    this.update = database.prepare(
      "UPDATE cards SET name = ?, ja = ?, exact = ?, source = ?, card = ?, problems = ?, file = ? WHERE id = ?",
    )
    this.unname = database.prepare("DELETE FROM names WHERE card = ?")
    this.name = database.prepare("INSERT OR IGNORE INTO names (name, card, rank) VALUES (?, ?, ?)")
    this.untext = database.prepare("DELETE FROM texts WHERE rowid = ?")
    this.text = database.prepare("INSERT INTO texts (rowid, name, text) VALUES (?, ?, ?)")
  }

  /** Keeps a card, in the place of the one that was kept under its name. */
  put(card: NewCard): Outcome<"new" | "changed" | "same"> {
    try {
      return ok(this.kept(card))
    } catch (error) {
      const fault = storeFault(error, this.path)
      if (fault === null) throw error
      return { ok: false, fault }
    }
  }

  private kept({
    source: { game, source },
    ja,
    exact,
    card,
    problems,
    text,
    file,
  }: NewCard): "new" | "changed" | "same" {
    const key = foldedName(source.name)
    const before = this.before.get(game, key) as (Row & { readonly id: number }) | undefined
    const japanese = ja ?? before?.ja ?? null
    const values = [
      japanese,
      exact ? 1 : 0,
      JSON.stringify(source),
      card === null ? null : JSON.stringify(card),
      JSON.stringify(problems),
    ]
    if (
      before !== undefined &&
      [before.ja, before.exact, before.source, before.card, before.problems].every((was, i) => was === values[i])
    )
      return "same"
    const id =
      before === undefined
        ? Number(this.insert.run(game, key, source.name, ...values, file).lastInsertRowid)
        : before.id
    if (before !== undefined) {
      this.update.run(source.name, ...values, file, id)
      this.unname.run(id)
      this.untext.run(id)
    }
    const faces = source.faces.map((face) => face.name)
    for (const [rank, name] of namesToFind(
      japanese === null ? [source.name] : [source.name, japanese],
      faces,
    ).entries())
      this.name.run(name, id, rank)
    this.text.run(id, [source.name, japanese ?? ""].join("\n"), text.normalize("NFKC"))
    return before === undefined ? "new" : "changed"
  }

  /** All of it is kept. */
  finish(): Outcome<null> {
    try {
      this.database.exec("COMMIT")
      return ok(null)
    } catch (error) {
      this.abandon()
      const fault = storeFault(error, this.path)
      if (fault === null) throw error
      return { ok: false, fault }
    }
  }

  /** Nothing of it is kept. */
  abandon(): void {
    if (this.database.inTransaction) this.database.exec("ROLLBACK")
  }
}
