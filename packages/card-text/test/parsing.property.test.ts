import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NotUnderstood } from "../src/compiled.ts"
import { parse } from "../src/magic/grammar/parser.js"
import { failed } from "../src/parser/parser.ts"
import { read } from "../src/parsing.ts"
import { mapped } from "../src/text/mapped.ts"

const sentences = [
  "choose one —\n• destroy target artifact.\n• ~ deals 3 damage to any target.\n• draw two cards, then discard a card.",
  "whenever another creature you control dies, you may pay {1}. if you do, draw a card.",
  "{2}, {t}, sacrifice ~: search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
  "flying, vigilance, ward {2}",
  "target creature gets +2/+2 and gains trample until end of turn. untap it.",
]
const words = [...new Set(sentences.flatMap((one) => one.split(" "))), "glory", "", "(", "nontoken", "{x}"]

/** Where reading stops and what is known to stand there, asked at every place from the beginning. */
function stopsAt(text: string): unknown {
  const { result, end, farthest, expected } = parse(text, "Paragraph", { ...about, cased: text })
  if (result !== failed && end === text.length) return result
  const told = expected.flatMap(({ type, text: word, description }) =>
    type === "literal" ? [`“${word}”`] : description === undefined ? [] : [description],
  )
  return [wordAt(text, farthest), [...new Set(told)].sort()]
}

/** Where the word at a place begins: behind its blanks, or there where none stands behind them. */
function wordAt(text: string, at: number): number {
  const [, blanks = "", word = ""] = /^(\s*)([\p{L}\p{N}'’{}/+-]*)/u.exec(text.slice(at)) ?? []
  return word === "" ? at : at + blanks.length
}

const about = { spell: true, planeswalker: false }

function readSo(text: string): unknown {
  try {
    return read(parse, "Paragraph", mapped(text), { ...about, cased: text })
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error
    return [error.span.start, error.expected]
  }
}

describe("a grammar's parser", () => {
  it("reads the same, and stops at the same place, as one that tries every way everywhere", () => {
    const edit = fc.record({ at: fc.nat(), word: fc.constantFrom(...words), drop: fc.boolean() })
    fc.assert(
      fc.property(fc.constantFrom(...sentences), fc.array(edit, { maxLength: 3 }), (sentence, edits) => {
        const parts = sentence.split(" ")
        for (const { at, word, drop } of edits)
          parts.splice(at % parts.length, drop ? 1 : 0, ...(word === "" ? [] : [word]))
        const text = parts.join(" ")
        expect(readSo(text)).toEqual(stopsAt(text))
      }),
      { numRuns: 300 },
    )
  })
})
