/**
 * Writes what is generated in the documents: the words of each game's card language, how the examples print, files that
 * are quoted, and the JSON Schemas with which editors complete cards and rulings. A test holds them in step with the code.
 *
 * A document says where something goes: `<!-- words: magic -->` … `<!-- end -->`, and likewise `<!-- file: PATH -->` for a
 * file of the project, `<!-- glossary -->` for Magic's terms, `<!-- normaliser: magic -->` for what makes no difference in a printed text. A card in a YAML block that begins with `# magic` or `# duel-masters` is checked, and what it prints
 * stands behind it between `<!-- prints -->` and `<!-- end -->`.
 * usage: npm run docs
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, extname } from "node:path"
import { normaliser } from "@dilemma-table/card-text"
import { rulebook as duelMasters } from "@dilemma-table/duel-masters"
import {
  type CardData,
  cardSchema,
  checkCard,
  languageReference,
  makeEdition,
  newestDate,
  type Rulebook,
} from "@dilemma-table/engine"
import { magic } from "@dilemma-table/magic"
import { editorSchema } from "@dilemma-table/referee"
import { type Lang, magicGlossary, magicSources, printCard } from "@dilemma-table/words"
import { parse } from "yaml"

export const rulebooks: readonly Rulebook[] = [duelMasters, magic]

/** Documents with generated parts, by the language they are written in. */
const documents: Readonly<Record<string, Lang>> = {
  "README.md": "en",
  "README.ja.md": "ja",
  "docs/card-text.md": "en",
  "docs/card-text.ja.md": "ja",
  "docs/card-language.md": "en",
  "docs/card-language.ja.md": "ja",
  "docs/glossary.md": "en",
  "docs/rulings.md": "en",
  "docs/rulings.ja.md": "ja",
}

function rulebookOf(game: string): Rulebook {
  const found = rulebooks.find((rulebook) => rulebook.game === game)
  if (found === undefined) throw new RangeError(`No game is called ${game}`)
  return found
}

/** A card as it is written inside a ruling: the fields of its only face may stand at the card itself. */
function readCard(text: string): unknown {
  const data = parse(text) as Readonly<Record<string, unknown>>
  if ("faces" in data) return data
  const { name, provenance, wordings, ...face } = data
  return {
    name,
    faces: [face],
    ...(provenance === undefined ? {} : { provenance }),
    ...(wordings === undefined ? {} : { wordings }),
  }
}

function printed(lang: Lang, game: string, text: string): string {
  const rulebook = rulebookOf(game)
  const card = readCard(text)
  const edition = makeEdition(rulebook.flags, newestDate(rulebook))
  const fault = checkCard(rulebook, edition, card)
  if (fault !== null) throw new Error(`${fault.place}: ${fault.message.en}\n${text}`)
  const { faces } = printCard(lang, rulebook, card as CardData)
  const lines = faces.flatMap((face) => [
    `**${face.name}** · ${[face.cost, face.types, face.power].filter((part) => part !== "").join(" · ")}`,
    ...face.text,
  ])
  return lines.map((line) => `> ${line}`).join("  \n")
}

const fenced = (path: string): string =>
  `\`\`\`${extname(path).slice(1)}\n${readFileSync(path, "utf8").trimEnd()}\n\`\`\``

/** What is read as the same in printed texts, in the order in which it is made so. */
const sameTexts = (lang: Lang, game: string): string =>
  [...new Set(normaliser[game as keyof typeof normaliser].map((variant) => variant[lang]))]
    .map((text, i) => `${i + 1}. ${text}`)
    .join("\n")

/** The official terms in both languages, each with its rule and where it was read. */
function glossary(): string {
  const place = Object.fromEntries(Object.keys(magicSources).map((name, i) => [name, i + 1]))
  const sections = magicGlossary.flatMap(({ title, terms }) => [
    `## ${title.en} — ${title.ja}`,
    "",
    "| English | 日本語 | | |",
    "|---|---|---|---|",
    ...terms.map(({ en, ja, rule, source }) => `| ${en} | ${ja} | ${rule} | [${place[source]}] |`),
    "",
  ])
  const sources = Object.entries(magicSources).map(
    ([name, { en, ja, url }]) => `${place[name]}. ${en} — ${ja}: <${url.replaceAll(" ", "%20")}>`,
  )
  return [...sections, "## Sources — 出典", "", ...sources].join("\n")
}

/** A document with its generated parts as they are today. A card that isn't right throws, with its place. */
export function upToDate(lang: Lang, text: string): string {
  return text
    .replace(
      /(<!-- file: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, path: string, end: string) => `${begin}\n${fenced(path)}\n\n${end}`,
    )
    .replace(
      /(<!-- glossary -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, end: string) => `${begin}\n${glossary()}\n\n${end}`,
    )
    .replace(
      /(<!-- normaliser: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, game: string, end: string) => `${begin}\n${sameTexts(lang, game)}\n\n${end}`,
    )
    .replace(
      /(<!-- words: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, game: string, end: string) =>
        `${begin}\n${languageReference(rulebookOf(game), lang, 3)}\n${end}`,
    )
    .replace(
      /(```yaml\n# ([\w-]+)\n([\s\S]*?)```\n\n<!-- prints -->\n)[\s\S]*?(<!-- end -->)/g,
      (_, begin: string, game: string, card: string, end: string) => `${begin}\n${printed(lang, game, card)}\n\n${end}`,
    )
}

/** Every file that has something generated, as it is checked in and as it ought to be. */
export function generated(): readonly { readonly path: string; readonly text: string; readonly now: string }[] {
  const schemas = [
    ...rulebooks.map((rulebook) => [`docs/schema/${rulebook.game}.card.schema.json`, cardSchema(rulebook)] as const),
    ["rulings/ruling.schema.json", editorSchema()] as const,
  ].map(([path, schema]) => ({
    path,
    text: existsSync(path) ? readFileSync(path, "utf8") : "",
    now: `${JSON.stringify(schema, null, 2)}\n`,
  }))
  const pages = Object.entries(documents).map(([path, lang]) => {
    const text = readFileSync(path, "utf8")
    return { path, text, now: upToDate(lang, text) }
  })
  return [...schemas, ...pages]
}

if (import.meta.filename === process.argv[1]) {
  for (const { path, text, now } of generated()) {
    if (text === now) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, now)
    console.log(`${path} is written.`)
  }
}
