import { readFileSync } from "node:fs"
import { format } from "node:util"
import { expect, test, vi } from "vitest"
import { generated, rulebooks, upToDate } from "./docs.ts"

test.each(generated().map((file) => [file.path, file] as const))("%s is up to date (npm run docs)", (_, file) => {
  expect(file.text).toBe(file.now)
})

const example = (abilities: string): string =>
  `\`\`\`yaml\n# duel-masters\nname: { en: Example }\ntypes: [spell]\ncivilizations: [water]\ncost: 2\nabilities: ${abilities}\n\`\`\`\n\n<!-- prints -->\nold\n<!-- end -->\n`

test("an example is printed behind itself", () => {
  const page = upToDate("en", example("[{ spell: { draw: 2 } }]"))
  expect(page).toMatch(/<!-- prints -->\n\n> \*\*Example\*\* · .*\n> .*two cards.*\n\n<!-- end -->/i)
  expect(upToDate("en", page)).toBe(page)
})

test("an example that isn't a card is found, with its place", () => {
  expect(() => upToDate("en", example("[{ spell: { drawn: 2 } }]"))).toThrow("abilities[0].spell")
})

test("the example for the library prints what its comments say", async () => {
  const printed: string[] = []
  const log = vi.spyOn(console, "log").mockImplementation((...all) => void printed.push(format(...all)))
  await import("../docs/examples/library.ts")
  log.mockRestore()
  const text = readFileSync("docs/examples/library.ts", "utf8")
  expect(printed).toEqual([...text.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said]) => said))
})

const tables = ["verbs", "filters", "conditions", "values", "statics", "costs", "keywords", "events"] as const

test.each(rulebooks.map((rulebook) => [rulebook.game, rulebook] as const))(
  "every word of %s is explained",
  (_, rulebook) => {
    const unexplained = tables.flatMap((table) =>
      Object.entries(rulebook.vocabulary[table]).flatMap(([word, { doc }]) =>
        doc === undefined || doc.en === "" || doc.ja === "" ? [`${table}: ${word}`] : [],
      ),
    )
    expect(unexplained).toEqual([])
  },
)
