import type { Vocabulary } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { type Lang, langs, printCard } from "../src/index.ts"
import type { Words } from "../src/print/printing.ts"
import { wordsOf } from "../src/print/words.ts"
import { type Library, libraries } from "./libraries.ts"
import { mutationsOf } from "./mutations.ts"

const kinds = [
  "verbs",
  "filters",
  "conditions",
  "values",
  "statics",
  "costs",
  "keywords",
  "events",
  "numbers",
] as const satisfies readonly (keyof Words & keyof Vocabulary)[]

const everywhere = libraries.flatMap((library) => langs.map((lang) => [library.rulebook.game, lang, library] as const))

const printed = (lang: Lang, library: Library, card: Parameters<typeof printCard>[2]): string =>
  JSON.stringify(printCard(lang, library.rulebook, card).faces.map(({ name: _, ...face }) => face))

/** A card that has been named is "it", as what an event happens to is: both words mean the same there. */
const itself = (word: unknown): boolean => word === "this" || word === "it"

describe.each(everywhere)("%s in %s", (_, lang, library) => {
  const { rulebook } = library

  test.each(kinds)("every word of %s has a printer", (kind) => {
    const printers = wordsOf(rulebook.game, lang)[kind]
    expect(Object.keys(rulebook.vocabulary[kind]).filter((word) => printers[word] === undefined)).toEqual([])
  })

  test("every zone has a name", () => {
    const names = Object.keys(wordsOf(rulebook.game, lang).zones)
    expect(rulebook.zones.map((zone) => zone.name).filter((name) => !names.includes(name))).toEqual([])
  })

  test("a printed card has nothing of its data left in it", () => {
    const odd = library.cards.flatMap((card) =>
      [undefined, ...Object.keys(card.wordings ?? {})].flatMap((wording) =>
        printCard(lang, rulebook, card, wording === undefined ? {} : { wording })
          .faces.flatMap(({ text, types }) => [...text, types])
          .filter((line) => /undefined|\[object|[[{]"|NaN|null|。。|\.\.|、、|,,| {2}|をを|にに/.test(line)),
      ),
    )
    expect(odd).toEqual([])
  })

  test("two cards that differ in one number or word are printed differently", { timeout: 60_000 }, () => {
    const alike = library.cards.flatMap((card) => {
      const text = printed(lang, library, card)
      return mutationsOf(library, card)
        .filter(({ was, now, data }) => !(itself(was) && itself(now)) && printed(lang, library, data) === text)
        .map(({ place, was, now }) => `${card.name.ja ?? card.name.en} ${place}: ${was} → ${now}`)
    })
    expect(alike).toEqual([])
  })
})
