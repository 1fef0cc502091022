import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { forgottenYields } from "./check-yield.ts"

const folder = join(import.meta.dirname, "fixtures/yield")
const allowed = join(folder, "allowed.ts")
const forbidden = join(folder, "forbidden.ts")
const program = ts.createProgram([allowed, forbidden], {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.Preserve,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
})

function linesFound(file: string): readonly number[] {
  const found = forgottenYields(program, [program.getSourceFile(file)!], {
    functions: ["drive", "trial", "Runner"],
    files: ["kernel.ts"],
  })
  return [...new Set(found.map(({ line }) => line))]
}

test("every forbidden form is found, though all of them compile", () => {
  const marked = readFileSync(forbidden, "utf8")
    .split("\n")
    .flatMap((line, index) => (line.includes("// forbidden") ? [index + 1] : []))
  expect(marked.length).toBeGreaterThan(30)
  expect(linesFound(forbidden)).toEqual(marked)
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, start, file }) =>
        `${file?.fileName}:${file && file.getLineAndCharacterOfPosition(start!).line + 1} ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    )
  expect(errors).toEqual([])
})

test("no allowed form is found", () => {
  expect(linesFound(allowed)).toEqual([])
  expect(linesFound(join(folder, "kernel.ts"))).toEqual([])
})

test("a generator may be an argument of the kernel's functions only", () => {
  expect(
    forgottenYields(program, [program.getSourceFile(allowed)!], { functions: [], files: [] }).map(
      ({ sentence }) => sentence,
    ),
  ).toEqual([
    "castSpell(…) is passed to drive, which doesn't run it",
    "castSpell(…) is passed to Runner, which doesn't run it",
  ])
})
