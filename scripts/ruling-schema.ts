/**
 * Writes rulings/ruling.schema.json, with which editors complete ruling files. A test holds it in step with the format.
 * usage: npm run schema
 */
import { writeFileSync } from "node:fs"
import { editorSchema } from "@dilemma-table/referee"

export const schemaFile = "rulings/ruling.schema.json"

/** The schema as it is checked in. */
export const schemaText = (): string => `${JSON.stringify(editorSchema(), null, 1)}\n`

if (import.meta.filename === process.argv[1]) {
  writeFileSync(schemaFile, schemaText())
  console.log(`${schemaFile} is written.`)
}
