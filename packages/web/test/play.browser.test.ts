import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import {
  answerByClicking,
  answerByKeys,
  attackOrAnswer,
  begin,
  browserPath,
  choose,
  english,
  japanese,
  openFile,
  openShop,
  pickUntilComplete,
  result,
  type Shop,
  settled,
  violations,
  violationsInBoth,
  visit,
} from "./page.ts"
import { crowdedTable, decoratedTable, duelMastersTable, magicDilemma, magicTable } from "./positions.ts"

const chromium = browserPath()
const long = 420_000

const lines = (page: Page): Promise<readonly string[]> => page.locator(".log-line").allTextContents()

if (chromium === null) test("is left out: there is no Chromium here", () => expect(chromium).toBeNull())
else
  describe("The table in a browser", () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(chromium)
    }, long)
    afterAll(() => shop?.close())

    test("a whole game of Duel Masters is played by clicking, in Japanese", { timeout: long }, async () => {
      const { page, broken } = await visit(shop, { locale: "ja-JP" })
      await begin(page, japanese, 7)
      let given = 0
      while (given < 400 && (await answerByClicking(page, given % 3 === 0 ? 0 : 9))) given += 1
      await expect.poll(() => result(page).textContent()).toMatch(/勝ち|負け|引き分け/)
      expect(given).toBeGreaterThan(10)
      expect(await violations(page)).toEqual([])
      expect(broken).toEqual([])
    })

    test("a whole game of Magic is played by clicking, in English", { timeout: long }, async () => {
      const { page, broken } = await visit(shop)
      await begin(page, english, 3)
      let given = 0
      while (given < 250 && (await attackOrAnswer(page))) given += 1
      expect(given).toBeGreaterThan(20)
      await expect.poll(() => result(page).textContent()).toMatch(/won|lost|drawn/)
      expect(broken).toEqual([])
    })

    test("a game of Duel Masters is played by keyboard alone", { timeout: long }, async () => {
      const { page, broken } = await visit(shop, { locale: "ja-JP" })
      await page.getByRole("radio", { name: japanese.game }).waitFor()
      await page.locator(".deck-tile").first().waitFor()
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "")
      for (let tabs = 0; tabs < 60 && (await focused()) !== japanese.begin; tabs++) await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await page.locator(".question").waitFor()
      let given = 0
      while (given < 1500 && (await answerByKeys(page, given % 3))) given++
      expect(given).toBeGreaterThan(10)
      await expect.poll(() => result(page).textContent()).toMatch(/勝ち|負け|引き分け/)
      expect(broken).toEqual([])
    })

    test("modes are chosen with a preview, cancelled and undone; the game survives closing the tab", {
      timeout: long,
    }, async () => {
      const { page, broken } = await visit(shop)
      await openFile(page, magicDilemma)
      const dilemma = page.locator(".dilemma .modes")
      await choose(page, "Cryptic Command")
      await dilemma.waitFor()
      expect(await page.locator(".mode-column").count()).toBe(4)
      // Nothing can be countered: that mode says why, by its rule.
      await page.locator(".mode-column[data-impossible] .rule").waitFor()
      await page.locator(".mode-column .outcome").first().waitFor()
      // Below each other, each mode's outcome folds by itself.
      await page.setViewportSize({ width: 390, height: 844 })
      const second = page.locator(".modes > li").nth(1)
      await second.locator(".mode-fold").click()
      expect(await second.locator(".outcome").isVisible()).toBe(false)
      expect(await page.locator(".modes .outcome").last().isVisible()).toBe(true)
      await page.setViewportSize({ width: 1366, height: 900 })
      // What the three answers are worth is told when somebody asks.
      await page.locator("[data-compare]").click()
      await expect.poll(() => page.locator(".compared > li").count(), { timeout: 60_000 }).toBe(3)
      expect(await violationsInBoth(page)).toEqual([])
      await pickUntilComplete(page)
      await expect.poll(() => page.locator(".then .outcome").count()).toBe(1)
      const before = (await lines(page)).length
      await page.getByRole("button", { name: /^Cancel/ }).click()
      await expect.poll(() => dilemma.count()).toBe(0)
      expect((await lines(page)).length).toBeLessThan(before)
      await choose(page, "Funeral Charm")
      await pickUntilComplete(page)
      await page.locator("[data-confirm]").click()
      await settled(page)
      await page.getByRole("button", { name: /^Undo/ }).click()
      await dilemma.waitFor()
      await pickUntilComplete(page)
      await page.locator("[data-confirm]").click()
      await expect.poll(() => dilemma.count()).toBe(0)
      await settled(page)
      const told = await lines(page)
      await page.waitForTimeout(400)

      const again = await page.context().newPage()
      await page.close()
      await again.goto(`${shop.address}#/play`)
      await again.locator(".question").waitFor()
      await expect.poll(async () => (await lines(again)).at(-1)).toBe(told.at(-1))

      await again.locator(".log-line").first().click()
      await again.getByRole("button", { name: "Back to now" }).click()
      await again.getByRole("button", { name: "日本語" }).click()
      await again.getByText("尋ねられていること").waitFor({ state: "attached" })
      expect(broken).toEqual([])
    })

    test("an answer draws no card anew that stays as it is, and the near side before the log", {
      timeout: long,
    }, async () => {
      const { page, broken } = await visit(shop)
      await openFile(page, magicDilemma)
      await settled(page)
      await page.evaluate(() => {
        const drawn = { faces: [] as string[], near: 0, log: 0 }
        Object.assign(window, { drawn })
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const at = target instanceof Element ? target : target.parentElement
            if (at?.closest(".card") != null && at.closest(".pile") === null) drawn.faces.push(at.outerHTML)
            if (at?.closest(".side[data-at=near]") != null) drawn.near ||= performance.now()
            if (at?.closest(".log") != null) drawn.log ||= performance.now()
          }
        }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      })
      await choose(page, "Wind Drake")
      await expect.poll(async () => (await lines(page)).join()).toContain("Wind Drake")
      await settled(page)
      const drawn = await page.evaluate(
        () => (window as unknown as { drawn: { faces: string[]; near: number; log: number } }).drawn,
      )
      expect(drawn.faces).toEqual([])
      expect(drawn.near).toBeGreaterThan(0)
      expect(drawn.log).toBeGreaterThan(drawn.near)
      expect(broken).toEqual([])
    })

    test("on a phone the table fits the width, and a card can be looked at", { timeout: long }, async () => {
      const { page, broken } = await visit(shop, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: "ja-JP",
      })
      expect(await violations(page)).toEqual([])
      await openFile(page, duelMastersTable)
      for (let given = 0; given < 3; given++) await answerByClicking(page, 0)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      expect(broken).toEqual([])
    })

    test("many cards fit their rows at both widths; lines show who attacks and blocks whom", {
      timeout: long,
    }, async () => {
      const { page, broken } = await visit(shop)
      await openFile(page, crowdedTable)
      await settled(page)
      const over = (): Promise<number> =>
        page.evaluate(() =>
          Math.max(...[...document.querySelectorAll(".row")].map((row) => row.scrollWidth - row.clientWidth)),
        )
      expect(await over()).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await over()).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1366, height: 900 })
      for (let n = 0; n < 4; n++) await choose(page, "Typhoid Rats")
      await page.locator("[data-confirm]").first().click()
      await settled(page)
      const drawn = page.locator(".lines > path")
      await expect.poll(() => drawn.count()).toBeGreaterThan(3)
      expect(await page.locator(".lines > path[data-kind=attack]").count()).toBeGreaterThan(0)
      expect(await violationsInBoth(page)).toEqual([])
      expect(broken).toEqual([])
    })

    test("two people at one screen: a curtain hides the table; who sits down sees the own side, pays by hand, and hears it", {
      timeout: long,
    }, async () => {
      const { page, broken } = await visit(shop, { reducedMotion: "no-preference" })
      await page.evaluate(() => {
        const counted = { flights: 0, tones: 0 }
        Object.assign(window, { counted })
        const { animate } = Element.prototype
        Element.prototype.animate = function (...all) {
          if (this.hasAttribute("data-key")) counted.flights += 1
          return animate.apply(this, all)
        }
        const { start } = OscillatorNode.prototype
        OscillatorNode.prototype.start = function (...all) {
          counted.tones += 1
          return start.apply(this, all)
        }
      })
      const counted = () =>
        page.evaluate(() => (window as unknown as { counted: { flights: number; tones: number } }).counted)
      const hands = ["Lightning Bolt", "Counterspell"]
      const seen = async () => {
        const html = await page.content()
        return hands.filter((name) => html.includes(name))
      }
      await openFile(page, decoratedTable)
      const curtain = page.getByRole("alertdialog")
      await curtain.getByText("A, it is your turn to answer").waitFor()
      expect(await seen()).toEqual([])
      expect(await violationsInBoth(page)).toEqual([])
      await curtain.getByRole("button").click()
      await settled(page)
      expect(await seen()).toEqual(["Lightning Bolt"])
      const drake = page.locator(".side[data-at=near] .card-button", { hasText: "Wind Drake, 4/2, 1 on it" })
      expect(await drake.count()).toBe(1)
      expect(await page.locator(".sign.counter").allTextContents()).toEqual(["+1/+1 ×2", "charge 3"])

      await page.locator(".menu-button").click()
      await page.getByText("Sounds").click()
      await page.getByText("Pay automatically").click()
      await page.keyboard.press("Escape")
      expect((await counted()).tones).toBe(0)
      await choose(page, "cast Lightning Bolt")
      await choose(page, /^\d?B$/)
      await page.locator(".paid-for").getByText("For Lightning Bolt").waitFor()
      await choose(page, "Mountain")
      await settled(page)
      await page.keyboard.press("Enter")
      await page.locator(".paid-for").waitFor({ state: "detached" })
      expect((await counted()).flights).toBeGreaterThan(0)
      await curtain.getByText("B, it is your turn to answer").waitFor()
      expect((await seen()).includes("Counterspell")).toBe(false)
      await curtain.getByRole("button").click()
      await settled(page)
      expect((await seen()).includes("Counterspell")).toBe(true)
      await page.locator(".stack").getByText("Lightning Bolt").waitFor()
      const before = (await lines(page)).length
      await page.locator(".log-fold").last().click()
      expect((await lines(page)).length).toBeLessThan(before)
      await page.keyboard.press("p")
      // The bolt strikes.
      await expect.poll(async () => (await counted()).tones).toBeGreaterThan(0)
      expect(broken).toEqual([])
    })

    test("where the worker can't be fetched that is said, and it is fetched anew", { timeout: long }, async () => {
      const { page } = await visit(shop)
      await page.route(/table\.worker/, (route) => route.abort())
      await page.getByRole("button", { name: "Begin", exact: true }).click()
      const alert = page.getByRole("alert")
      await alert.getByText("the worker could not be loaded").waitFor()
      await page.unroute(/table\.worker/)
      await alert.getByRole("link", { name: "To the start" }).click()
      await page.getByRole("button", { name: "Begin", exact: true }).click()
      await page.locator(".board .hand .place").first().waitFor()
    })

    test("what breaks in the worker is said, with the game for a report and a way back", {
      timeout: long,
    }, async () => {
      const { page } = await visit(shop, { permissions: ["clipboard-read", "clipboard-write"] })
      await openFile(page, magicTable)
      await choose(page, "play Mountain")
      await settled(page)
      // The next answer arrives as something that no page sends.
      await page.evaluate(() => {
        const { postMessage } = Worker.prototype
        Worker.prototype.postMessage = function (message: { request?: string }, ...others: []) {
          if (message.request !== "answer") return postMessage.call(this, message, ...others)
          Worker.prototype.postMessage = postMessage
          return postMessage.call(this, { ...message, ask: null }, ...others)
        }
      })
      await choose(page, "cast Lightning Bolt")
      const alert = page.getByRole("alert")
      await alert.getByText("The program failed here").waitFor()
      expect(await violationsInBoth(page)).toEqual([])
      await alert.getByRole("button", { name: "Copy a report" }).click()
      await alert.getByRole("button", { name: "Copied" }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"dilemma"')
      await alert.getByRole("button", { name: "Go back a decision" }).click()
      await choose(page, "play Mountain")
      await choose(page, "cast Lightning Bolt")
      await page.locator(".stack").getByText("Lightning Bolt").waitFor()
    })

    test("what isn't a saved game is refused with a sentence and a way on", { timeout: long }, async () => {
      const { page } = await visit(shop)
      await openFile(page, "<script>alert(1)</script>")
      await page.getByText("isn't a saved game").waitFor()
      await page.goto(`${shop.address}#/nowhere`)
      await page.getByText("There is no such page").waitFor()
    })
  })
