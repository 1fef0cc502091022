import { deflateRawSync } from "node:zlib"
import type { BrowserContextOptions, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { browserPath, choose, openFile, openShop, type Shop, settled, violations, violationsInBoth } from "./page.ts"
import { magicTable } from "./positions.ts"

const chromium = browserPath()
const long = 240_000

interface Visited {
  readonly page: Page
  /** What broke on the page, and whatever a script that isn't ours said. */
  readonly broken: string[]
}

/** Opens an address. Whatever breaks, and any dialog that a foreign script would open, is collected. */
async function open(shop: Shop, hash: string, options: BrowserContextOptions = {}): Promise<Visited> {
  const context = await shop.browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const broken: string[] = []
  page.on("pageerror", ({ message }) => broken.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") broken.push(message.text())
  })
  page.on("dialog", (dialog) => {
    broken.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(`${shop.address}${hash}`)
  return { page, broken }
}

const still = `format: 1
id: nothing-happens
game: magic
rules: [now]
title: { en: Nothing happens, ja: 何も起こらない }
given: { A: { battlefield: [Wind Drake] } }
play: []
`

const board = (page: Page) => page.locator(".lab .board")
const told = (page: Page) => page.locator(".stepper-told")
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

if (chromium === null) test("is left out: there is no Chromium here", () => expect(chromium).toBeNull())
else
  describe("The lab in a browser", () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(chromium)
    }, 600_000)
    afterAll(() => shop?.close())

    test("two editions of dm-modes-fairy-hole stand side by side, the first difference marked", {
      timeout: long,
    }, async () => {
      const { page, broken } = await open(shop, "#/lab/dm-modes-fairy-hole")
      await page.locator(".verdict[data-state=holds]").waitFor()
      await page.getByRole("button", { name: "Compare editions" }).click()
      await expect.poll(() => board(page).count()).toBe(2)
      const strip = page.locator(".parting")
      await strip.getByText("goes to the mana zone").waitFor()
      await strip.getByText("A chooses modes of").waitFor()
      await expect.poll(() => page.locator(".trace li[data-parting][data-shown]").count()).toBe(2)
      expect(await violationsInBoth(page)).toEqual([])

      await page.locator(".trace li[data-shown] .trace-line").first().focus()
      const before = await told(page).textContent()
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => told(page).textContent()).not.toBe(before)
      await page.keyboard.press("Home")
      await expect.poll(() => told(page).textContent()).toBe("At the beginning")
      await page.getByRole("button", { name: "To the first difference" }).click()
      await expect.poll(() => told(page).textContent()).toBe(before)

      await page.locator(".parting .rule").first().click()
      await page.locator(".rule-popover p").first().waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "日本語" }).click()
      await strip.getByText("マナゾーンに置く").waitFor()
      expect(broken).toEqual([])
    })

    test("a ruling is edited: a mistake stands where it is, what could be answered is written in", {
      timeout: long,
    }, async () => {
      const { page, broken } = await open(shop, "#/lab/dm-both-decided-first")
      await page.locator(".cm-content").waitFor()
      await page.locator(".verdict[data-state=holds]").waitFor()
      const line = (text: string) => page.locator(".cm-line", { hasText: text }).first()
      await line("game: duel-masters").click()
      await page.keyboard.press("End")
      await page.keyboard.type("x")
      await page.getByText("Did you mean “duel-masters”?").first().waitFor()
      expect(await page.locator(".cm-lintRange-error").textContent()).toBe("duel-mastersx")
      await page.keyboard.press("Backspace")
      await page.locator(".verdict[data-state=holds]").waitFor()

      await line("choose: [1] }").click()
      await page.keyboard.press("Home")
      await page.keyboard.press("Shift+End")
      await page.keyboard.press("Delete")
      await page.locator(".verdict[data-state=fails]").waitFor()
      await page.getByRole("button", { name: "Write these steps into the file" }).click()
      await page.locator(".verdict[data-state=holds]").waitFor()

      await page.keyboard.press("Escape")
      await line("graveyard: []").click()
      await page.keyboard.press("End")
      await page.keyboard.press("Enter")
      await page.keyboard.type("ma")
      await page.keyboard.press("Control+Space")
      await page.locator(".cm-tooltip-autocomplete li", { hasText: "mana-zone" }).waitFor()

      // A position in which nothing happens has a table, too.
      await page.keyboard.press("Escape")
      await page.keyboard.press("Control+a")
      await page.keyboard.insertText(still)
      await board(page).getByText("Wind Drake").first().waitFor()
      expect(await page.locator(".trace li").count()).toBe(0)
      expect(broken).toEqual([])
    })

    test("a position is built by dragging, and with the keyboard", { timeout: long }, async () => {
      const { page, broken } = await open(shop, "#/lab/dm-both-decided-first")
      await board(page).waitFor()
      await page.getByRole("tab", { name: "Position" }).click()
      const battle = page.getByRole("grid", { name: "battle zone of B" })
      await page.locator(".builder-card").nth(2).dragTo(battle)
      await battle.getByText("water creature").waitFor()
      await page.locator(".builder-card").nth(3).focus()
      await page.keyboard.press("Tab")
      const built = page.locator(".built-card", { hasText: "darkness creature" })
      const before = await built.count()
      await page.keyboard.press("Enter")
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")
      await expect.poll(focused, { timeout: 20_000 }).toMatch(/^(Drop|Insert)/)
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await expect.poll(() => built.count(), { timeout: 20_000 }).toBe(before + 1)
      // The zones grow with what was put there: where that moves the card away under the pointer, it is pressed again.
      const into = page.getByRole("button", { name: "hand of B" })
      const press = async (): Promise<number> => {
        if ((await into.count()) === 0) await page.getByRole("row", { name: "fire creature", exact: true }).click()
        return into.count()
      }
      await expect.poll(press, { timeout: 20_000 }).toBe(1)
      await into.click()
      await page.getByRole("grid", { name: "hand of B" }).getByText("fire creature").waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await page.getByRole("tab", { name: "Text" }).click()
      await page.locator(".cm-line", { hasText: "civilizations: [water]" }).first().waitFor()
      expect(broken).toEqual([])
    })

    test("a link is shared and opened at the same step; what stands in it runs no script", {
      timeout: long,
    }, async () => {
      const { page, broken } = await open(shop, "#/lab/dm-both-decided-first?at=9")
      await expect.poll(() => told(page).textContent()).toBe("Step 9 of 36")
      await page.locator(".cm-content").click()
      await page.keyboard.press("Control+End")
      await page.keyboard.type("\n# <img src=x onerror=alert(1)>")
      await page.getByText("changed").waitFor()
      await page.getByRole("button", { name: "Share" }).click()
      expect(await violationsInBoth(page)).toEqual([])
      await page.getByRole("button", { name: "Copy the link" }).click()
      await page.getByRole("button", { name: "Copied" }).waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const other = await open(shop, new URL(link).hash)
      await expect.poll(() => told(other.page).textContent()).toBe("Step 9 of 36")
      await other.page.locator(".cm-line", { hasText: "onerror" }).waitFor()
      expect([...broken, ...other.broken]).toEqual([])
    })

    test("a live game says that it holds hidden cards; what one player sees of it holds none", {
      timeout: long,
    }, async () => {
      const { page, broken } = await open(shop, "#/")
      await openFile(page, magicTable)
      await choose(page, "play Mountain")
      await page.locator(".log-line").first().waitFor()
      await settled(page)
      await page.locator(".menu-button").click()
      await page.locator(".table-menu .button", { hasText: "lab" }).click()
      await board(page).waitFor()
      await page.getByRole("button", { name: "Share" }).click()
      await page.locator(".share .warning").waitFor()
      await page.locator(".share-view .button").first().click()
      await expect.poll(() => page.locator(".cm-content").textContent()).toContain("id: my-position")
      expect(await page.locator(".cm-content").textContent()).not.toMatch(/Cryptic|謎めいた命令/)
      expect(broken).toEqual([])
    })

    test("what can't be opened gives a message and a way on", { timeout: long }, async () => {
      const { page, broken } = await open(shop, "#/lab")
      const bomb = deflateRawSync(Buffer.alloc(40_000_000, "a")).toString("base64url")
      for (const [hash, sentence] of [
        ["#/lab?r=AAAA", "This link is damaged"],
        ["#/lab?g=%%%", "This link is damaged"],
        [`#/lab?r=${bomb}`, "This is far larger"],
        ["#/lab/<img src=x onerror=alert(1)>", "There is no ruling of this name"],
        ["#/lab/__proto__", "There is no ruling of this name"],
        ["#/lab/dm-modes-fairy-hole?rules=<script>", "There is no such edition"],
      ] as const) {
        await page.goto(`${shop.address}${hash}`)
        await page.getByText(sentence).waitFor()
        await page.getByRole("button", { name: "Begin a new ruling" }).click()
        await page.locator(".cm-content").waitFor()
      }
      expect(broken).toEqual([])
    })

    test("a file that is neither a ruling nor a game is refused", { timeout: long }, async () => {
      const { page, broken } = await open(shop, "#/lab")
      await board(page).waitFor()
      const chooser = page.waitForEvent("filechooser")
      await page.getByRole("button", { name: "Open a file" }).click()
      const buffer = Buffer.from('{ "dilemma": "<img src=x onerror=alert(1)>" }')
      await (await chooser).setFiles({ name: "x.json", mimeType: "application/json", buffer })
      await page.getByText("isn't a saved game of Dilemma").waitFor()
      expect(broken).toEqual([])
    })

    test("rulings are found by game, subject, rule, card and words, in both languages", { timeout: long }, async () => {
      const { page, broken } = await open(shop, "#/rulings")
      const rows = page.locator(".ruling-row")
      await rows.first().waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await page.getByRole("searchbox").fill("フェアリー・ホール")
      await expect.poll(() => rows.count()).toBeLessThan(10)
      await page.locator(".ruling-row", { hasText: "dm-modes-fairy-hole-old" }).waitFor()
      await page.getByRole("button", { name: "All rulings on rule 601.1g" }).first().click()
      await page.locator(".ruling-row", { hasText: "dm-modes-fairy-hole-old" }).waitFor()
      await page.getByRole("button", { name: "Clear all" }).click()
      await page.getByRole("button", { name: "Magic: The Gathering" }).click()
      await page.getByRole("button", { name: /^Modes/ }).click()
      await page.locator(".ruling-row", { hasText: "magic-modes-" }).first().waitFor()
      await page.getByRole("button", { name: "日本語" }).click()
      await page.getByRole("heading", { name: "裁定", exact: true }).waitFor()
      await page.locator(".ruling-row a").first().click()
      await board(page).first().waitFor()
      expect(broken).toEqual([])
    })

    test("on a phone everything fits the width, in Japanese and the dark", { timeout: long }, async () => {
      const phone: BrowserContextOptions = {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "ja-JP",
        colorScheme: "dark",
      }
      const { page, broken } = await open(shop, "#/lab/dm-modes-fairy-hole?rules=now,2022-06-23", phone)
      await board(page).first().waitFor()
      expect(await wide(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      await page.getByRole("button", { name: "経過" }).click()
      await page.locator(".trace").first().waitFor()
      expect(await wide(page)).toBeLessThanOrEqual(0)
      // Without dragging, which isn't for fingers.
      await page.getByRole("button", { name: "裁定", exact: true }).click()
      await page.getByRole("tab", { name: "局面" }).click()
      await page.locator(".builder-card").nth(1).tap()
      await page.getByRole("button", { name: "Aの手札" }).tap()
      await page.getByRole("grid", { name: "Aの手札" }).locator(".built-card").nth(1).waitFor()
      expect(await wide(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      const list = await open(shop, "#/rulings", phone)
      await list.page.locator(".ruling-row").first().waitFor()
      expect(await wide(list.page)).toBeLessThanOrEqual(0)
      expect(await violations(list.page)).toEqual([])
      expect([...broken, ...list.broken]).toEqual([])
    })
  })
