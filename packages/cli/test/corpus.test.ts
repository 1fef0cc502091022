import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { cards } from "@dilemma-table/magic"
import { expect, it } from "vitest"

/*
 * Facts of the library's cards against a corpus of one's own, named by DILEMMA_CORPUS: a folder with magic.jsonl or
 * magic.jsonl.gz, or such a file, or one of JSON with a list; each card with `name` and `faces` (or `card_faces`), and there
 * `name`, `manaCost` (or `mana_cost`) and `pt` ("2/4", or null). Without one there is nothing to compare.
 */

interface CorpusFace {
  readonly name: string
  readonly manaCost?: string | null
  readonly mana_cost?: string | null
  readonly pt?: string | null
  readonly text?: string
}

interface CorpusCard extends CorpusFace {
  readonly faces?: readonly CorpusFace[]
  readonly card_faces?: readonly CorpusFace[]
}

/** The cards of the corpus; none where there is none. */
function corpus(): readonly CorpusCard[] {
  const named = process.env.DILEMMA_CORPUS
  if (named === undefined || named === "") return []
  const file = statSync(named).isDirectory()
    ? ["magic.jsonl", "magic.jsonl.gz"].map((name) => join(named, name)).find((path) => existsSync(path))
    : named
  if (file === undefined) throw new Error(`No magic.jsonl or magic.jsonl.gz in ${named}`)
  const bytes = readFileSync(file)
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
  if (text.trimStart().startsWith("[")) return JSON.parse(text) as readonly CorpusCard[]
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as CorpusCard)
}

/** Costs stand before the modes that have them: "+ {1}", "• Name — {2}". */
const modeCosts = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:\+|•[^\n—]*—) (\{[^\n—]*\}) — /gm)].map(([, cost]) => cost ?? "")

const faces = new Map(
  corpus().flatMap((card) => (card.faces ?? card.card_faces ?? [card]).map((face) => [face.name, face] as const)),
)

/** Where a face of the library differs from the corpus. */
function differences(face: (typeof cards)[number]["faces"][number], found: CorpusFace): readonly string[] {
  const cost = (found.manaCost ?? found.mana_cost ?? "") || undefined
  const own = (face.abilities ?? []).flatMap((ability) => modalCostsOf(ability))
  const printed = modeCosts(found.text ?? "")
  const pt = `${face.power}/${face.toughness}`
  return [
    ...(face.manaCost === cost ? [] : [`mana cost ${face.manaCost}, not ${cost}`]),
    ...(found.pt == null || found.pt.includes("*") || face.power === undefined || pt === found.pt
      ? []
      : [`${pt}, not ${found.pt}`]),
    ...(own.length === 0 || printed.length === 0 || own.join() === printed.join()
      ? []
      : [`costs of modes ${own}, not ${printed}`]),
  ]
}

it("what the library says of its cards is what the corpus says", () => {
  const known = cards.flatMap((card) =>
    card.faces.flatMap((face) => {
      const found = faces.get(face.name?.en ?? card.name.en ?? "")
      return found === undefined ? [] : [{ face, found }]
    }),
  )
  if (faces.size > 0) expect(known.length).toBeGreaterThan(20)
  expect(known.flatMap(({ face, found }) => differences(face, found).map((one) => `${found.name}: ${one}`))).toEqual([])
})

/** The mana of each mode that has a cost, in printed order. */
function modalCostsOf(ability: unknown): readonly string[] {
  if (typeof ability !== "object" || ability === null) return []
  if ("cost" in ability && "do" in ability)
    return [(ability.cost as readonly { readonly mana?: string }[]).map((one) => one.mana ?? "").join("")]
  return Object.values(ability).flatMap(modalCostsOf)
}
