import type { Plugin } from "vite"
import { waits } from "./later.ts"

/*
 * What a table needs at once is fetched first, and nothing else with it:
 *
 * - The rules' texts are a chunk of their own for each game (`@dilemma-table/magic/rules`); in the rulebook stay their numbers.
 * - What explains the words of the card language is for its manual and for the editor; a table doesn't show it.
 * - Sentences stand in both languages side by side in one file. A pack of one language (words/src/packs) gets that one.
 *
 * The lab's worker shows all of it and is built from the sources as they are.
 */

const whole = "?whole"
const wholeOnes = /\?whole$/
const only = /\?only=(en|ja)$/

const rulesDoor = /^@dilemma-table\/[\w-]+\/rules$/
const isRules = /\/packages\/(?:magic|duel-masters)\/src\/rules\/[^/]+\.ts$/
const isPack = /\/packages\/words\/src\/packs\/.*-(en|ja)\.ts$/
const hasSentences = /\/sentences\/[^/]+\.ts$/
const explains = /\/packages\/(?:magic|duel-masters|engine)\/src\/(?:vocabulary|language|cost-words)/

export const leaner = (): Plugin => {
  /** Is this the build of something that shows the texts from the beginning? */
  let asItIs = false
  return {
    name: "leaner",
    enforce: "pre",
    buildStart({ input }) {
      asItIs = JSON.stringify(input).includes("lab.worker")
    },
    async resolveId(source, importer, options) {
      if (importer === undefined || asItIs || waits(importer)) return null
      if (rulesDoor.test(source)) {
        const rules = await this.resolve(source, importer, { ...options, skipSelf: true })
        return rules === null ? null : { ...rules, id: `${rules.id}${whole}` }
      }
      if (!source.startsWith(".")) return null
      const from = importer.endsWith(whole) ? importer.slice(0, -whole.length) : importer.replace(only, "")
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (found === null) return null
      if (importer.endsWith(whole) && isRules.test(found.id)) return { ...found, id: `${found.id}${whole}` }
      const lang = (isPack.exec(from) ?? only.exec(importer))?.[1]
      return lang !== undefined && hasSentences.test(found.id) ? { ...found, id: `${found.id}?only=${lang}` } : null
    },
    transform: {
      filter: { id: { include: [only, isRules, explains], exclude: wholeOnes } },
      handler(code, id) {
        if (asItIs) return null
        const lang = only.exec(id)?.[1]
        const unneeded =
          lang !== undefined
            ? otherThan(lang)
            : isRules.test(id)
              ? ruleTexts
              : /\bdoc:|\bexplained\(/.test(code) && explanations
        return unneeded === false
          ? null
          : madeOnce(id, code, () => without(this.parse(code, { lang: "ts" }), code, unneeded))
      },
    },
  }
}

interface Lean {
  readonly code: string
  readonly map: null
}

/** The page and each of its workers is a build of its own; most modules are in several of them. */
const lean = new Map<string, { readonly from: string; readonly to: Lean }>()

function madeOnce(id: string, from: string, make: () => Lean): Lean {
  const before = lean.get(id)
  if (before?.from === from) return before.to
  const to = make()
  lean.set(id, { from, to })
  return to
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Property extends Node {
  readonly key?: Node & { readonly name?: string; readonly value?: unknown }
  readonly value?: Node
}

/** Of an object's properties, the ones that are left out. */
type Unneeded = (names: readonly string[]) => readonly string[]

const hasBoth = (names: readonly string[]): boolean => names.includes("en") && names.includes("ja")

const otherThan =
  (lang: string): Unneeded =>
  (names) =>
    hasBoth(names) ? ["en", "ja"].filter((one) => one !== lang) : []

const ruleTexts: Unneeded = (names) => (names.includes("id") && hasBoth(names) ? ["en", "ja"] : [])

const explanations: Unneeded = (names) => names.filter((name) => name === "doc")

/** The code without the properties that aren't needed, and without explanations given to words (`explained`). */
function without(program: unknown, code: string, unneeded: Unneeded): Lean {
  const cuts: { readonly from: number; readonly to: number }[] = []
  const cut = (from: number, to: number): void => {
    cuts.push({ from, to })
  }
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return
    for (const part of partsOf(node as Node)) walk(part)
  }
  /** What is looked through; what isn't needed of it is cut. */
  const partsOf = (node: Node): readonly unknown[] => {
    if (isObject(node)) {
      const gone = unneeded(node.properties.map(nameOf))
      const [out, left] = [true, false].map((isGone) =>
        node.properties.filter((property) => gone.includes(nameOf(property)) === isGone),
      )
      for (const property of out ?? []) cut(property.start, endOf(property, code))
      return left ?? []
    }
    const explained = unneeded === explanations ? wordsExplained(node) : null
    if (explained === null) return Object.values(node)
    cut(node.start, explained.start)
    cut(explained.end, node.end)
    return [explained]
  }
  walk(program)
  let left = code
  for (const { from, to } of cuts.sort((a, b) => b.from - a.from)) left = left.slice(0, from) + left.slice(to)
  return { code: left, map: null }
}

interface ObjectNode extends Node {
  readonly properties: readonly Property[]
}

const isObject = (node: Node): node is ObjectNode => node.type === "ObjectExpression"

interface Call extends Node {
  readonly callee: { readonly name?: string }
  readonly arguments: readonly Node[]
}

/** The words in `explained(words, lines)`. */
function wordsExplained(node: Node): Node | null {
  if (node.type !== "CallExpression") return null
  const { callee, arguments: given } = node as Call
  return callee.name === "explained" ? (given[0] ?? null) : null
}

const nameOf = ({ key }: Property): string => key?.name ?? String(key?.value ?? "")

/** Behind a property, and behind the comma that follows it. */
const endOf = ({ end }: Property, code: string): number => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
