import { type Plugin, runnerImport } from "vite"

/*
 * A game between bundled decks begins with the cards of these decks alone, and what is printed on them is printed when the page
 * is built: neither the library nor the printers are needed before a table is seen. `virtual:offered-decks` lists the decks;
 * `virtual:dealt-decks` fetches one of them in a language.
 */

const list = "virtual:offered-decks"
const decks = "virtual:dealt-decks"

type Dealing = typeof import("./dealing.ts")

let dealing: Promise<Dealing> | null = null

function dealingNow(): Promise<Dealing> {
  dealing ??= runnerImport<Dealing>(new URL("./dealing.ts", import.meta.url).pathname, {
    configFile: false,
    logLevel: "error",
  }).then(({ module }) => module)
  return dealing
}

export const dealt = (): Plugin => ({
  name: "dealt",
  resolveId: (source) => (source === list || source.startsWith(decks) ? `\0${source}` : null),
  async load(id) {
    if (id === `\0${list}`) return `export const offered = ${asCode((await dealingNow()).offered)}`
    if (!id.startsWith(`\0${decks}`)) return null
    const all = (await dealingNow()).dealtDecks
    const wanted = id.slice(decks.length + 2)
    if (wanted !== "") return `export const deck = ${asCode(all.find(({ path }) => path === wanted)?.deck)}`
    return `export const dealt = {${all.map(({ path }) => `"${path}": () => import("${decks}/${path}")`).join()}}`
  },
})

/** Read faster as a text than as a program. */
const asCode = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
