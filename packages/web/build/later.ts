import { relative } from "node:path"
import type { Plugin } from "vite"
import { isNeededAtFirst } from "./first.ts"

/*
 * The table's worker shows the first table before it has the whole of the rulebooks. A module that exports functions only, and
 * none of which is called until then (first.ts), is replaced by one with the same functions that hand on to the real ones
 * (worker/later.ts). The real ones lie in chunks of their own, one for each game and one for the rest, under `?later`.
 */

const real = "?later"
const rooms = [
  /\/packages\/(?:engine|players)\/src\//,
  /\/packages\/(?:magic|duel-masters)\/src\/(?:vocabulary\/)?[^/]+$/,
  /\/packages\/words\/src\/(?:print\/|outcome\/)?[^/]+$/,
  /\/packages\/web\/src\/(?:shown|worker)\//,
]
const games = /\/packages\/(magic|duel-masters)\//
const door = new URL("../src/worker/later.ts", import.meta.url).pathname

const packages = new URL("../..", import.meta.url).pathname
const mayWait = (id: string): boolean =>
  rooms.some((room) => room.test(id)) &&
  id !== door &&
  !id.endsWith(".worker.ts") &&
  !isNeededAtFirst(relative(packages, id))

/** @param entry the build whose modules wait: what its entry's name holds */
export function later(entry: string): Plugin {
  let applies = false
  return {
    name: "later",
    apply: "build",
    enforce: "pre",
    buildStart({ input }) {
      applies = JSON.stringify(input).includes(entry)
    },
    async resolveId(source, importer, options) {
      if (!applies || importer === undefined || !waits(importer) || waits(source)) return null
      const from = importer.slice(0, -real.length)
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      // What waits together need not ask for each other.
      return found !== null && mayWait(found.id) && roomOf(found.id) === roomOf(from)
        ? { ...found, id: `${found.id}${real}` }
        : found
    },
    transform(code, id) {
      if (!applies || waits(id) || !mayWait(id)) return null
      const exported = exportsOf(this.parse(code, { lang: "ts" }) as unknown as Program, code)
      return exported === null ? null : { code: standIn(id, exported), map: null }
    },
  }
}

const roomOf = (id: string): string => games.exec(id)?.[1] ?? "shown"

/** Is this the real module of one that waits? */
export const waits = (id: string): boolean => id.endsWith(real)

const reads = /\/node_modules\/zod\//

/**
 * In which chunk a module lies that waits; null for all others. What reads files lies by itself: left beside one of those that
 * use it, the two chunks would need each other, and which one is there first hangs on the order of asking.
 */
export const laterChunk = (id: string): string | null =>
  waits(id) ? `later-${roomOf(id)}` : reads.test(id) ? "reads-files" : null

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Declaration extends Node {
  readonly id?: { readonly name: string }
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Node | null }[]
}

interface Program {
  readonly body: readonly (Node & { readonly exportKind?: string; readonly declaration?: Declaration | null })[]
}

interface Exports {
  readonly functions: readonly string[]
  /** Numbers and texts, as they are written. */
  readonly constants: readonly string[]
}

const callable = ["ArrowFunctionExpression", "FunctionExpression"]

/** What a module exports; null where something of it can't wait. */
function exportsOf({ body }: Program, code: string): Exports | null {
  const functions: string[] = []
  const constants: string[] = []
  for (const { type, exportKind, declaration } of body) {
    if (!type.startsWith("Export") || exportKind === "type") continue
    if (type !== "ExportNamedDeclaration" || declaration == null) return null
    if (declaration.type === "FunctionDeclaration") functions.push(declaration.id?.name ?? "")
    else if (declaration.type === "VariableDeclaration")
      for (const { id, init } of declaration.declarations ?? []) {
        if (init !== null && callable.includes(init.type)) functions.push(id.name)
        else if (init?.type === "Literal") constants.push(`${id.name} = ${code.slice(init.start, init.end)}`)
        else return null
      }
    else if (!declaration.type.startsWith("TS")) return null
  }
  return functions.length === 0 ? null : { functions, constants }
}

/** Once the real module is here, callers call its functions themselves: what is imported follows its variable. */
const standIn = (id: string, { functions, constants }: Exports): string =>
  [
    `import { later } from ${JSON.stringify(door)}`,
    `const here = later(() => import(${JSON.stringify(`${id}${real}`)}), (m) => {`,
    ...functions.map((name) => `${name} = m.${name}`),
    "})",
    ...functions.map((name) => `export let ${name} = (...all) => here().${name}(...all)`),
    ...constants.map((one) => `export const ${one}`),
  ].join("\n")
