import { type CardType, cardTypes, type Supertype, supertypes } from "@dilemma-table/magic"
import { NotUnderstood } from "../compiled.ts"

export interface TypeLine {
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

/** Two words that are one subtype (205.3b). */
const doubles = ["Time Lord"]

/** Reads "Legendary Creature — Elf Druid" (205). Throws NotUnderstood for a word before the dash that is no type. */
export function readTypeLine(line: string): TypeLine {
  const [before = "", behind = ""] = line.split(/\s*(?:—|–|--| - )\s*/)
  const read = { supertypes: [] as Supertype[], types: [] as CardType[] }
  let subtypes = behind
  for (const { 0: word, index } of before.matchAll(/\S+/g)) {
    // Kindred cards were called tribal once.
    const lower = word.toLowerCase().replace(/^tribal$/, "kindred")
    if ((supertypes as readonly string[]).includes(lower)) read.supertypes.push(lower as Supertype)
    else if ((cardTypes as readonly string[]).includes(lower)) read.types.push(lower as CardType)
    else if (read.types.length > 0 && behind === "") {
      // Some sources leave out the dash.
      subtypes = before.slice(index)
      break
    } else
      throw new NotUnderstood("not-understood", { start: index, end: index + word.length }, [
        ...supertypes,
        ...cardTypes,
      ])
  }
  if (read.types.length === 0) throw new NotUnderstood("not-understood", { start: 0, end: line.length }, cardTypes)
  return { ...read, subtypes: subtypesOf(subtypes) }
}

function subtypesOf(text: string): readonly string[] {
  const double = doubles.find((one) => text.includes(one))
  if (double === undefined) return text.split(/\s+/).filter((word) => word !== "")
  return [...subtypesOf(text.replace(double, "")), double]
}
