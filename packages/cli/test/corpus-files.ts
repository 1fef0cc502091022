import { createReadStream, existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { type FileCard, readCards } from "@dilemma-table/card-text"

/*
 * A corpus of one's own, named by DILEMMA_CORPUS: a folder of card files of any format that `dilemma cards import` reads, or
 * one with such a folder `corpus` in it, or a single file. Without one there is nothing to compare.
 */

/** Its files; none where none is named. */
export function corpusFiles(): readonly string[] {
  const named = process.env.DILEMMA_CORPUS
  if (named === undefined || named === "") return []
  if (!statSync(named).isDirectory()) return [named]
  const folder = existsSync(join(named, "corpus")) ? join(named, "corpus") : named
  const files = readdirSync(folder).filter((name) => /\.jsonl?(\.gz)?$/.test(name))
  if (files.length === 0) throw new Error(`No .json, .jsonl or .jsonl.gz in ${folder}`)
  return files.sort().map((name) => join(folder, name))
}

/** The cards of a game in the corpus, in the order of its files. */
export async function corpusCards(game: FileCard["game"]): Promise<readonly FileCard[]> {
  const cards: FileCard[] = []
  for (const file of corpusFiles())
    for await (const one of readCards(createReadStream(file)))
      if (one.is === "card" && one.card.game === game) cards.push(one.card)
  return cards
}
