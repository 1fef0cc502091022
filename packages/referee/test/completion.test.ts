import { expect, test } from "vitest"
import { completionsAt } from "../src/index.ts"

const head = "format: 1\nid: x\ngame: duel-masters\n"

/** What is offered where "|" stands. */
function offered(text: string): readonly string[] {
  const found = completionsAt(head + text.replace("|", ""), head.length + text.indexOf("|"))
  return found?.options.map(({ label }) => label) ?? []
}

test.each([
  ["a key of the file", "pl|", "play"],
  ["a zone of the game", "given:\n  A:\n    |", "shields"],
  ["a key on a line", "play:\n  - asked: { who: A, | }", "kind"],
  ["a word", "play:\n  - asked: { kind: | }", "modes"],
  ["a label of the file", "given:\n  A: { hand: [{ card: X, label: mine }] }\nplay:\n  - { by: A, use: | }", "mine"],
  ["a card of the game", "given:\n  A: { hand: [|] }", "ブレイン・スラッシュ"],
  ["a rule", "cites: [|]", "700.2a"],
  ["a date on which rules changed", "rules: [|]", "2022-06-24"],
  ["a word of the card language", "cards:\n  - name: X\n    abilities: [{ | }]", "spell"],
])("%s is offered", (_, text, label) => {
  expect(offered(text)).toContain(label)
})

test("what stands there already, and the other game's zones, aren't offered", () => {
  expect(offered("given:\n  A:\n    hand: []\n    |")).not.toContain("hand")
  expect(offered("given:\n  A:\n    |")).not.toContain("battlefield")
})

test("nothing is offered in a comment", () => {
  expect(completionsAt("# |", 2)).toBeNull()
})
