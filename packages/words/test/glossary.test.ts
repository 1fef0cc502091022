import { magic } from "@dilemma-table/magic"
import { describe, expect, it } from "vitest"
import { actionTerms, keywordTerms, magicGlossary, magicSources, zoneTerms } from "../src/glossary/magic.ts"
import { printEffect } from "../src/index.ts"

const terms = magicGlossary.flatMap((section) => section.terms)
const rules = new Set(magic.rules.map((rule) => rule.id))

describe("the glossary", () => {
  it("has no term twice, in either language together", () => {
    const both = terms.map(({ en, ja }) => `${en}|${ja}`)
    expect(both.filter((one, i) => both.indexOf(one) !== i)).toEqual([])
  })

  it("cites rules of chapters that are known", () => {
    const chapters = new Set([...rules].map((id) => id.slice(0, 3)))
    expect(terms.filter(({ rule }) => !chapters.has(rule.slice(0, 3)))).toEqual([])
  })

  it("knows the rule of every keyword", () => {
    expect(terms.filter(({ rule }) => rule === "702.1").map(({ en }) => en)).toEqual([])
  })

  it("says of each term where it was read", () => {
    for (const { source } of terms) expect(magicSources[source].url).toMatch(/^https?:\/\//)
  })

  const creature = { target: { type: "creature" as const } }
  const samples: Readonly<Record<keyof typeof actionTerms, object | null>> = {
    attach: { attach: "this", to: creature },
    cast: { cast: { ref: "that" }, must: true },
    counter: { counter: { target: { zone: "stack", spell: true } } },
    create: { create: { types: ["artifact"], subtypes: ["Treasure"] } },
    destroy: { destroy: creature },
    discard: { discard: 1 },
    exile: { exile: creature },
    fight: { fight: "this", with: creature },
    mill: { mill: 1 },
    play: { play: { ref: "that" }, must: true },
    regenerate: { regenerate: "this" },
    reveal: { reveal: { top: 1 } },
    sacrifice: { sacrifice: { type: "creature" } },
    scry: { scry: 2 },
    search: { search: { type: "land" }, to: "hand" },
    shuffleLibrary: { shuffleLibrary: "you" },
    surveil: { surveil: 1 },
    tap: { tap: creature },
    transform: { transform: "this" },
    untap: { untap: creature },
  }
  it.each(Object.entries(samples))("what is printed uses the term: %s", (name, sample) => {
    const { en, ja } = actionTerms[name as keyof typeof actionTerms]
    const effect =
      name === "cast" || name === "play" ? [{ let: "that", be: { target: { zone: "graveyard" } } }, sample] : sample
    const said = (lang: "en" | "ja"): string =>
      printEffect(lang, magic, effect as never)
        .join(" ")
        .toLowerCase()
    expect(said("en")).toContain(en)
    expect(said("ja")).toContain(ja.replace(/(する|させる|を行う|る|す|てる|ける|える)$/, ""))
  })

  it("names zones and keywords as Japanese cards do", () => {
    expect(zoneTerms.exile.ja).toBe("追放領域")
    expect(keywordTerms.entwine.ja).toBe("双呪")
  })
})
