import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Beginning, begin, browserPath, bytesOf, english, japanese, openShop, type Shop, visit } from "./page.ts"

const chromium = browserPath()
const long = 240_000

/** What may be fetched, page and worker together, before the first table is seen: a count, not a time. */
const most = 300_000

/** Runs on the page: writes down when a table is there, with the hands dealt. */
function noteFirstTable(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(".board .hand .place") === null) return
    document.documentElement.dataset.tableSeen = String(Date.now())
    observer.disconnect()
  }).observe(document.body, { childList: true, subtree: true })
}

/** Waits until nothing more is asked for by a page that was closed. */
async function isQuiet({ asked }: Shop): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
}

if (chromium === null) test("is left out: there is no Chromium here", () => expect(chromium).toBeNull())
else
  describe("What is fetched before the first table is seen", () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop(chromium)
    }, long)
    afterAll(() => shop?.close())

    const cases: readonly (readonly ["magic" | "duel-masters", Beginning, string])[] = [
      ["magic", english, "en-GB"],
      ["magic", { ...japanese, game: /マジック/ }, "ja-JP"],
      ["duel-masters", japanese, "ja-JP"],
      ["duel-masters", { ...english, game: /Duel/ }, "en-GB"],
    ]
    test.each(cases.map(([game, beginning, locale]) => [game, locale, beginning] as const))(
      "%s, %s",
      { timeout: long },
      async (game, locale, beginning) => {
        await isQuiet(shop)
        const from = shop.asked.length
        const { page } = await visit(shop, { locale })
        await page.evaluate(noteFirstTable)
        await begin(page, beginning, 1)
        const seen = await page.evaluate(() => Number(document.documentElement.dataset.tableSeen))
        const asked = shop.asked
          .slice(from)
          .filter(({ at }) => at <= seen)
          .map(({ path }) => path)
        const bytes = bytesOf(asked)
        console.log(`${game}: ${Math.round(bytes / 1000)} kB in ${new Set(asked).size} files`)
        if (bytes >= most) console.log([...new Set(asked)].join("\n"))
        expect(bytes).toBeLessThan(most)
        const other = game === "magic" ? /duel-masters-(?!page)/ : /magic-/
        expect(asked.filter((path) => other.test(path))).toEqual([])
        // Where this isn't empty, something was needed at once that waits: name its module in build/first.ts.
        expect(asked.filter((path) => /\/later-(?:shown|magic|duel)/.test(path))).toEqual([])
        expect(asked.filter((path) => /editor|lab|decks-page|rules-|terminal/.test(path))).toEqual([])
        await page.context().close()
      },
    )
  })
