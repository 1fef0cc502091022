import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { browserPath, openShop, type Shop, violations, violationsInBoth, visit } from "./page.ts"

const chromium = browserPath()
const long = 240_000

const card = (name: string, typeLine: string, manaCost: string, text: string, pt: string | null = null) =>
  JSON.stringify({ name, layout: "normal", faces: [{ name, manaCost, typeLine, pt, text }] })

const cards = [
  card("Lantern Moth", "Creature — Insect", "{1}{U}", "Flying", "2/1"),
  card("Study by Lantern", "Sorcery", "{2}{U}", "Draw two cards."),
  card("Muttered Nonsense", "Sorcery", "{U}", "Frobnicate target creature."),
  "{oops",
  card("Last One", "Sorcery", "{U}", "Draw a card."),
].join("\n")

if (chromium === null) test("is left out: there is no Chromium here", () => expect(chromium).toBeNull())
else
  describe("Cards of one's own in a browser", () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(chromium)
    }, long)
    afterAll(() => shop?.close())

    test("are imported, found, put into a deck and played", { timeout: long }, async () => {
      const { page, broken } = await visit(shop)
      await page.goto(`${shop.address}#/cards`)
      await page.getByRole("button", { name: "Import cards" }).click()
      const sheet = page.getByRole("dialog")
      await sheet.getByText("None yet").waitFor()
      expect(await violations(page)).toEqual([])
      const choose = async (name: string, buffer: Buffer): Promise<void> => {
        const asked = page.waitForEvent("filechooser")
        await sheet.getByRole("button", { name: "Choose a file" }).click()
        await (await asked).setFiles({ name, mimeType: "application/octet-stream", buffer })
      }
      await choose("odd.json", Buffer.from('{\n "name": "a package"\n}'))
      await sheet.getByRole("alert").filter({ hasText: "the format isn't known" }).waitFor()
      await choose("mine.jsonl.gz", gzipSync(cards))
      await sheet.getByText("4 cards were read, 4 of them new; 3 are understood (75.0 %)").waitFor()
      await sheet.getByText("Remarks on the file").click()
      await sheet.getByText("line 4: the line isn't JSON").waitFor()
      await sheet.getByText("What most often wasn't understood").click()
      await sheet.getByText("Muttered Nonsense").waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await sheet.getByRole("button", { name: "Close" }).click()
      await page.getByRole("searchbox").fill("draw two lantern")
      await page.getByRole("link", { name: /^Study by Lantern/ }).waitFor()

      await page.goto(`${shop.address}#/decks`)
      await page.getByRole("button", { name: "Paste a list" }).click()
      await page.getByRole("textbox").fill("4 Lantern Moth\n4 study by lantern (ONE) 3\n52 Island\n1 Muttered Nonsense")
      await page.getByRole("button", { name: "Read the list" }).click()
      await page.getByText("60 cards read").waitFor()
      await page.getByText("1 Muttered Nonsense", { exact: true }).waitFor()
      await page.getByRole("button", { name: "Make the deck" }).click()
      await page.getByText("The rulebook allows this deck").waitFor()
      await page.getByRole("button", { name: "Play with it" }).click()
      await page.getByRole("button", { name: "Begin", exact: true }).click()
      await page.locator(".question").waitFor()
      expect(broken).toEqual([])
    })

    test("are kept for the next visit, and forgotten when asked to", { timeout: long }, async () => {
      const { page, broken } = await visit(shop)
      await page.goto(`${shop.address}#/cards`)
      await page.getByRole("button", { name: "Import cards" }).click()
      const asked = page.waitForEvent("filechooser")
      await page.getByRole("button", { name: "Choose a file" }).click()
      await (await asked).setFiles({ name: "mine.jsonl", mimeType: "text/plain", buffer: Buffer.from(cards) })
      await page.getByText("4 cards are kept, 3 of them can be played").waitFor()
      await page.reload()
      await page.getByRole("searchbox").fill("lantern moth")
      await page.getByRole("link", { name: /^Lantern Moth/ }).waitFor()
      await page.getByRole("button", { name: "Import cards" }).click()
      await page.getByRole("button", { name: "Forget them all" }).click()
      await page.getByText("None yet").waitFor()
      await page.getByRole("button", { name: "Close" }).click()
      await page.getByText("No card fits").waitFor()
      expect(broken).toEqual([])
    })
  })
