import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { browserPath, openShop, type Shop, violations, violationsInBoth, visit } from "./page.ts"

const chromium = browserPath()
const long = 240_000

if (chromium === null) test("is left out: there is no Chromium here", () => expect(chromium).toBeNull())
else
  describe("Cards and decks in a browser", () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(chromium)
    }, long)
    afterAll(() => shop?.close())

    test("cards are found in either language and shown with their rulings", { timeout: long }, async () => {
      const { page, broken } = await visit(shop)
      await page.goto(`${shop.address}#/cards`)
      const search = page.getByRole("searchbox")
      await search.fill("対抗呪文")
      const tile = page.getByRole("link", { name: /^Counterspell/ })
      await tile.waitFor()
      await search.fill("ﾌﾞﾚｲﾝｽﾗｯｼｭ")
      await page
        .getByRole("link", { name: /Slash|スラッシュ/ })
        .first()
        .waitFor()
      await search.fill("counter target spell")
      await tile.waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await tile.focus()
      await page.keyboard.press("Enter")
      const zoom = page.getByRole("dialog")
      await zoom.getByText("Counter target spell").first().waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await zoom.getByRole("button", { name: "日本語" }).click()
      await zoom.getByText("打ち消す").first().waitFor()
      await zoom.getByRole("link", { name: /rulings/ }).waitFor()
      await page.keyboard.press("Escape")
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0)
      await search.fill("<img src=x onerror=alert(1)>")
      await page.getByText("No card fits").waitFor()
      await page.goto(`${shop.address}#/cards?of=magic&card=Nobody`)
      await page.getByText("There is no card of this name").waitFor()
      expect(broken).toEqual([])
    })

    test("a pasted deck with an unknown line is mended, exported and played with", { timeout: long }, async () => {
      const { page, broken } = await visit(shop)
      await page.goto(`${shop.address}#/decks`)
      await page.getByRole("button", { name: "Paste a list" }).click()
      const list = page.getByRole("textbox")
      await list.fill("x".repeat(50_000))
      await page.getByRole("button", { name: "Read the list" }).click()
      await page.getByRole("alert").filter({ hasText: "too long" }).waitFor()
      await list.fill("Deck\n56 Island (ANA) 56\n4 Conterspell\n2 <script>alert(1)</script>")
      await page.getByRole("button", { name: "Read the list" }).click()
      await page.getByText("Line 4").waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await page.getByRole("button", { name: /Take 4 Counterspell/ }).click()
      await page.getByRole("button", { name: "Make the deck" }).click()
      await page.getByText("The rulebook allows this deck").waitFor()
      await page.getByLabel("Name of the deck").fill("Sixty of blue")
      expect(await violationsInBoth(page)).toEqual([])

      await page.getByRole("button", { name: "One more Counterspell" }).click()
      await page.getByText("Counterspell is in it 5 times").waitFor()
      await page.getByRole("button", { name: "One Counterspell less" }).click()
      await page.getByText("The rulebook allows this deck").waitFor()
      await page.getByRole("button", { name: "Deal a hand" }).click()
      await expect.poll(() => page.locator(".dealt .tile").count()).toBe(7)

      const saving = page.waitForEvent("download")
      await page.getByRole("button", { name: "Save as a file" }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe("Sixty of blue.txt")
      expect(readFileSync(await saved.path(), "utf8")).toContain("4 Counterspell")

      await page.reload()
      await page.getByText("The rulebook allows this deck").waitFor()
      await page.getByRole("button", { name: "Play with it" }).click()
      const mine = page.getByRole("radio", { name: /Sixty of blue/ }).first()
      await expect.poll(() => mine.isChecked()).toBe(true)
      await page.getByRole("button", { name: "Begin", exact: true }).click()
      await page.locator(".question").waitFor()
      expect(broken).toEqual([])
    })

    test("a deck is begun by keyboard alone, on a phone, in Japanese", { timeout: long }, async () => {
      const { page, broken } = await visit(shop, { viewport: { width: 390, height: 844 }, locale: "ja-JP" })
      await page.goto(`${shop.address}#/decks`)
      await page.getByRole("button", { name: /新しいデッキ.*デュエル/ }).focus()
      await page.keyboard.press("Enter")
      await page.getByRole("searchbox").focus()
      await page.keyboard.type("ﾃﾞｰﾓﾝﾊﾝﾄﾞ")
      await page.locator(".finder-found").getByText("デーモン・ハンド").waitFor()
      await page.keyboard.press("Enter")
      await page.getByText("このデッキは1枚です").waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      await page.goto(`${shop.address}#/decks/nowhere`)
      await page.getByText("そのデッキはここにありません").waitFor()
      expect(broken).toEqual([])
    })
  })
