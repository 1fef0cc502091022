import type { Plugin } from "vite"
import { parse } from "yaml"

/*
 * `import head from "….yaml?head"` gives what a list of rulings tells of a ruling's file: the file itself is loaded only when
 * it is opened. It is read here, when the page is built.
 */

interface Head {
  readonly id: string
  readonly game: string
  readonly title: { readonly en: string; readonly ja: string }
  readonly rules: readonly unknown[]
  readonly cites: readonly string[]
  /** The cards it names, as it names them, or as it defines them itself. */
  readonly cards: readonly (string | Name)[]
}

interface Name {
  readonly ja?: string
  readonly en?: string
}

export const rulingHeads = (): Plugin => ({
  name: "ruling-heads",
  enforce: "pre",
  transform: {
    filter: { id: /\.yaml\?head$/ },
    handler(text) {
      let head = made.get(text)
      if (head === undefined) {
        head = JSON.stringify(headOf(text))
        made.set(text, head)
      }
      return { code: `export default ${head}`, map: null }
    },
  },
})

/** Heads by the text of their file: the page and each of its workers is a build of its own. */
const made = new Map<string, string>()

/** Most of a file isn't about its head: the sections that are. */
const headsSections = /^(?:id|game|title|rules|given|cards):/

const sectionsOf = (text: string): string =>
  text
    .split(/^(?=[a-z]+:)/m)
    .filter((section) => headsSections.test(section))
    .join("")

interface Written {
  readonly id: string
  readonly game: string
  readonly title: { readonly en?: string; readonly ja?: string }
  readonly rules?: unknown
  readonly given?: unknown
  readonly cards?: readonly { readonly name?: unknown }[]
}

function headOf(text: string): Head {
  const { id, game, title, rules, given, cards = [] } = parse(sectionsOf(text)) as Written
  const own = cards.map(({ name }) => (typeof name === "string" ? { ja: name, en: name } : (name as Name)))
  const names = new Set<string>()
  collect(given, names)
  for (const { ja, en } of own) for (const name of [ja, en]) if (name !== undefined) names.delete(name)
  return {
    id,
    game,
    title: { en: title.en ?? title.ja ?? "", ja: title.ja ?? title.en ?? "" },
    rules: rules === undefined ? [] : Array.isArray(rules) ? rules : [rules],
    cites: citesIn(text),
    cards: [...own, ...names],
  }
}

/** Cards lie in lists, as a name or under `card`. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string" && (key === "card" || (Array.isArray(value) && /\D/.test(inner)))) names.add(inner)
    else if (key !== "knownBy" && key !== "filler") collect(inner, names)
  }
}

/** Rules' numbers as they are written: read as a number, 712.10 would be 712.1. */
function citesIn(text: string): readonly string[] {
  const written = /^cites:\s*\[([^\]]*)\]/m.exec(text)?.[1] ?? /^cites:\s*([^[\s]\S*)/m.exec(text)?.[1] ?? ""
  return written
    .split(",")
    .map((one) => one.trim().replace(/^["']|["']$/g, ""))
    .filter((one) => one !== "")
}
