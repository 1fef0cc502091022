import type { MagicFaceSource } from "@dilemma-table/card-text"
import { cards } from "@dilemma-table/magic"
import { expect, it } from "vitest"
import { corpusCards } from "./corpus-files.ts"

/** Facts of the library's cards against a corpus of one's own. */
const corpus = await corpusCards("magic")

/** Costs stand before the modes that have them: "+ {1}", "• Name — {2}". */
const modeCosts = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:\+|•[^\n—]*—) (\{[^\n—]*\}) — /gm)].map(([, cost]) => cost ?? "")

const faces = new Map(
  corpus.flatMap((card) => (card.game === "magic" ? card.source.faces : []).map((face) => [face.name, face] as const)),
)

/** Where a face of the library differs from the corpus. */
function differences(face: (typeof cards)[number]["faces"][number], found: MagicFaceSource): readonly string[] {
  const cost = found.manaCost || undefined
  const own = (face.abilities ?? []).flatMap((ability) => modalCostsOf(ability))
  const printed = modeCosts(found.text)
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
    card.faces.flatMap((face, i) => {
      const found = faces.get(face.name?.en ?? card.name.en ?? "")
      // A flip card has one mana cost (710.1c), which files repeat.
      const { manaCost } = card.faces[0] ?? {}
      const own = card.layout === "flip" && i > 0 && manaCost !== undefined ? { ...face, manaCost } : face
      return found === undefined ? [] : [{ face: own, found }]
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
