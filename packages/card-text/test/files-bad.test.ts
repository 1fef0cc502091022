import { createReadStream, readFileSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { chunked, read } from "./file-chunks.ts"

const card = (name: string, text = "Haste") => ({ name, layout: "normal", type_line: "Creature", oracle_text: text })
const brokenIn = async (file: string | Uint8Array, size?: number) => (await read(chunked(file, size))).broken

test("an empty file, a foreign one, and one of other things", async () => {
  expect(await brokenIn("")).toMatchObject({ code: "empty" })
  expect(await brokenIn("Dear diary, today")).toMatchObject({ code: "unknown-format", found: "Dear diary, today" })
  expect(await brokenIn("<html><body/></html>")).toMatchObject({ code: "unknown-format" })
  expect(await brokenIn('{\n  "name": "some package"\n}')).toMatchObject({ code: "unknown-format" })
  expect(await brokenIn("4 Ember Sprout\n20 Forest\n")).toMatchObject({ code: "deck-file" })
  expect(await brokenIn('<cockatrice_deck version="1"></cockatrice_deck>')).toMatchObject({ code: "deck-file" })
  expect(await brokenIn("[1, 2, 3]")).toMatchObject({ code: "no-cards" })
  expect(await brokenIn("PK\u0003\u0004 and so on")).toMatchObject({ code: "compressed", found: "zip" })
})

test("a file that was cut off says where, whatever its format", async () => {
  const list = JSON.stringify([card("One"), card("Two"), card("Three")], null, 1)
  const cut = await read(chunked(list.slice(0, -20)))
  expect(cut.cards.map(({ source }) => source.name)).toEqual(["One", "Two"])
  expect(cut.broken).toMatchObject({ code: "truncated", offset: list.length - 20 })
  const line = list.slice(0, -20).split("\n").length
  expect(cut.broken?.line).toBe(line)
  const lines = `${JSON.stringify(card("One"))}\n${JSON.stringify(card("Two")).slice(0, 30)}`
  expect(await brokenIn(lines)).toMatchObject({ code: "truncated", line: 2 })
  expect(await brokenIn(gzipSync(list).subarray(0, 60))).toMatchObject({ code: "broken-gzip" })
  const xml = "<cockatrice_carddatabase><cards><card><name>One</name></card><card><na"
  expect(await brokenIn(xml)).toMatchObject({ code: "truncated" })
})

test("what isn't JSON or XML is named with its place", async () => {
  expect(await brokenIn(`[${JSON.stringify(card("One"))},\n oops]`)).toMatchObject({
    code: "bad-json",
    line: 2,
    found: "o",
  })
  expect(await brokenIn(`[${JSON.stringify(card("One"))} 2]`)).toMatchObject({ code: "bad-json" })
  const xml = "<cockatrice_carddatabase>\n<cards>\n<card></name></card></cards></cockatrice_carddatabase>"
  expect(await brokenIn(xml)).toMatchObject({ code: "bad-xml", line: 3 })
})

test("other encodings are told apart", async () => {
  const utf16 = Uint8Array.from(Buffer.from(`\ufeff${JSON.stringify([card("One")])}`, "utf16le"))
  expect(await brokenIn(utf16)).toMatchObject({ code: "other-encoding", found: "UTF-16 LE" })
  expect(await brokenIn(utf16.subarray(2))).toMatchObject({ code: "other-encoding", found: "UTF-16 LE" })
  // "炎の試作" with a spell's line, in each encoding.
  const shiftJis = Uint8Array.of(
    ...[
      0x89, 0x8a, 0x82, 0xcc, 0x8e, 0x8e, 0x8d, 0xec, 0x20, 0x43, 0x20, 0x89, 0xce, 0x95, 0xb6, 0x96, 0xbe, 0x28, 0x32,
    ],
    ...[0x29, 0x0a, 0x8e, 0xf4, 0x95, 0xb6, 0x0a],
  )
  expect(await brokenIn(shiftJis)).toMatchObject({ code: "other-encoding", found: "Shift_JIS", line: 1, offset: 0 })
  const eucJp = Uint8Array.of(0xb1, 0xea, 0xa4, 0xce, 0xbb, 0xee, 0xba, 0xee, 0x20, 0xbc, 0xf6, 0xca, 0xb8, 0x0a)
  expect(await brokenIn(eucJp, 100)).toMatchObject({ code: "other-encoding", found: "EUC-JP" })
  const late = Buffer.concat([Buffer.from(`[${JSON.stringify(card("One"))},\n"`), Buffer.of(0xff), Buffer.from('"]')])
  expect(await brokenIn(Uint8Array.from(late), 1000)).toMatchObject({ code: "other-encoding", line: 2 })
})

test("a bad line, a foreign row, a long line and a long text cost only themselves", async () => {
  const rows = [
    JSON.stringify(card("One")),
    "{oops",
    JSON.stringify({ colour: "red" }),
    JSON.stringify(card("Long", "x".repeat(1_100_000))),
    JSON.stringify(card("Wordy", "x".repeat(30_000))),
    JSON.stringify(card("Two")),
  ]
  const { cards, remarks, broken } = await read(chunked(rows.join("\n"), 60_000))
  expect(broken).toBeNull()
  expect(cards.map(({ source }) => source.name)).toEqual(["One", "Two"])
  expect(remarks.map(({ code, line }) => [code, line])).toEqual([
    ["bad-line", 2],
    ["not-a-card", 3],
    ["line-too-long", 4],
    ["text-too-long", 5],
  ])
  expect(remarks.every(({ found }) => found.length <= 80)).toBe(true)
})

test("two cards of one name: the first stays, and it is said", async () => {
  const { cards, remarks } = await read(chunked(JSON.stringify([card("One"), card("One"), card("One", "Flying")])))
  expect(cards).toHaveLength(1)
  expect(remarks).toMatchObject([{ code: "same-name", card: "One" }])
})

test("brackets without end and strings without end are stopped early", async () => {
  expect(await brokenIn(`[${"[".repeat(10_000)}`)).toMatchObject({ code: "too-deep", found: "200" })
  async function* endless(begin: string, part: string): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(begin)
    const bytes = new TextEncoder().encode(part.repeat(60_000))
    for (;;) yield bytes
  }
  expect((await read(endless('["', "x"))).broken).toMatchObject({ code: "too-long" })
  expect((await read(endless("<cockatrice_carddatabase><cards>", "<sets/>"))).broken).toMatchObject({
    code: "too-long",
  })
})

test("memory doesn't grow with the file", async () => {
  async function* large(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`[${JSON.stringify(card("First"))}`)
    const bytes = new TextEncoder().encode(`,${JSON.stringify({ ...card("Same"), other: "x".repeat(50_000) })}`)
    for (let i = 0; i < 1500; i++) yield bytes
    yield new TextEncoder().encode("]")
  }
  const before = process.memoryUsage().heapUsed
  const { cards, repeated } = await read(large())
  expect(cards).toHaveLength(2)
  expect(repeated).toBe(1499)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000)
})

test("a real file of MTGJSON 3", async () => {
  const path = createRequire(import.meta.url).resolve("mtgjson/data/AllSets.json")
  expect(statSync(path).size).toBeGreaterThan(1_000_000)
  const { format, cards, broken } = await read(createReadStream(path))
  expect(broken).toBeNull()
  expect(format).toBe("mtgjson-sets")
  const names = new Set<string>()
  for (const { cards } of Object.values(
    JSON.parse(readFileSync(path, "utf8")) as Record<string, { cards: { name: string }[] }>,
  ))
    for (const { name } of cards) names.add(name)
  const faces = new Set(cards.flatMap(({ source }) => source.faces.map(({ name }) => name)))
  // What is missing are tokens.
  const missing = [...names].filter((name) => !faces.has(name))
  expect(missing.filter((name) => !/token|counter|emblem/i.test(name)).length).toBeLessThan(60)
})
