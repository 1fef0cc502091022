import { readFileSync } from "node:fs"
import { cards } from "@dilemma-table/magic"
import { describe, expect, it } from "vitest"

/*
 * Facts of the library's cards against a corpus of one's own: a file of cards as JSON, named by DILEMMA_CORPUS, each with
 * `name` and `faces` (or `card_faces`), and there `name`, `manaCost` (or `mana_cost`) and `pt` ("2/4", or null).
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

const file = process.env.DILEMMA_CORPUS

/** Costs stand before the modes that have them: "+ {1}", "• Name — {2}". */
const modeCosts = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:\+|•[^\n—]*—) (\{[^\n—]*\}) — /gm)].map(([, cost]) => cost ?? "")

describe.skipIf(file === undefined)("facts of cards", () => {
  const corpus = file === undefined ? [] : (JSON.parse(readFileSync(file, "utf8")) as readonly CorpusCard[])
  const faces = new Map(
    corpus.flatMap((card) => (card.faces ?? card.card_faces ?? [card]).map((face) => [face.name, face] as const)),
  )
  const known = cards.flatMap((card) =>
    card.faces.flatMap((face) => {
      const found = faces.get(face.name?.en ?? card.name.en ?? "")
      return found === undefined ? [] : [[found.name, face, found] as const]
    }),
  )

  it("there are cards to compare", () => expect(known.length).toBeGreaterThan(0))

  it.each(known)("%s", (_, face, found) => {
    const cost = found.manaCost ?? found.mana_cost ?? null
    expect(face.manaCost ?? null).toBe(cost === "" ? null : cost)
    if (found.pt != null && !found.pt.includes("*") && face.power !== undefined)
      expect(`${face.power}/${face.toughness}`).toBe(found.pt)
    const own = (face.abilities ?? []).flatMap((ability) => modalCostsOf(ability))
    const printed = modeCosts(found.text ?? "")
    if (own.length > 0 && printed.length > 0) expect(own).toEqual(printed)
  })
})

/** The mana of each mode that has a cost, in printed order. */
function modalCostsOf(ability: unknown): readonly string[] {
  if (typeof ability !== "object" || ability === null) return []
  if ("cost" in ability && "do" in ability)
    return [(ability.cost as readonly { readonly mana?: string }[]).map((one) => one.mana ?? "").join("")]
  return Object.values(ability).flatMap(modalCostsOf)
}
