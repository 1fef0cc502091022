/**
 * Draws the page for the readme into docs/pictures: the table, a dilemma and the lab, in both languages, and the first two on a
 * phone. Needs Chromium (`CHROMIUM`, or one of the usual places) and the Noto CJK fonts, and the page as it was built.
 * usage: npm run picture (which also draws docs/images/trace.png)
 */
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { preview } from "vite"
import { duelMastersTable, magicTable } from "../packages/web/test/positions.ts"

const root = join(import.meta.dirname, "..")
const folder = process.argv.find((word) => word.startsWith("--into="))?.slice("--into=".length)
const into = folder ?? join(root, "docs/pictures")
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

type Lang = "en" | "ja"

const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const locales: Readonly<Record<Lang, string>> = { en: "en-GB", ja: "ja-JP" }

interface Picture {
  readonly name: string
  readonly on: typeof desktop | typeof phone
  readonly draw: (page: Page, lang: Lang) => Promise<void>
}

const pictures: readonly Picture[] = [
  { name: "table", on: desktop, draw: table },
  { name: "dilemma", on: desktop, draw: dilemma },
  { name: "lab", on: desktop, draw: lab },
  { name: "table-phone", on: phone, draw: table },
  { name: "dilemma-phone", on: phone, draw: dilemma },
]

const executablePath = [process.env.CHROMIUM, ...places].find((path) => path !== undefined && existsSync(path))
if (executablePath === undefined) throw new Error("There is no Chromium here: set CHROMIUM to where it is")
mkdirSync(into, { recursive: true })
const server = await preview({
  root: join(root, "packages/web"),
  configFile: join(root, "packages/web/vite.config.ts"),
  logLevel: "error",
  preview: { host: "127.0.0.1", port: 0 },
})
const address = server.resolvedUrls?.local[0] ?? ""
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--font-render-hinting=none"] })
try {
  for (const picture of pictures) for (const lang of ["en", "ja"] as const) await drawn(browser, picture, lang)
} finally {
  await browser.close()
  await server.close()
}

async function drawn(from: Browser, { name, on, draw }: Picture, lang: Lang): Promise<void> {
  const context = await from.newContext({ ...on, locale: locales[lang], colorScheme: "light", reducedMotion: "reduce" })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript({ content: 'localStorage.setItem("dilemma.pace", "quick")' })
  await page.goto(address)
  await draw(page, lang)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(into, `${name}.${lang}.png`) })
  await context.close()
}

/** A game in the middle: Magic in English, Duel Masters in Japanese. */
async function table(page: Page, lang: Lang): Promise<void> {
  await taken(page, lang === "en" ? magicTable : duelMastersTable)
}

async function dilemma(page: Page, lang: Lang): Promise<void> {
  await taken(page, lang === "en" ? magicTable : duelMastersTable)
  await page
    .locator(".answers .answer", { hasText: lang === "en" ? "Kolaghan's Command" : "決断" })
    .first()
    .click()
  await page.locator(".mode-column .outcome").first().waitFor()
  await page.locator("button.mode-column").first().click()
  await page.locator(".play[data-settled]").waitFor()
  const more = page.locator("button.mode-column:not([data-picked]):not([data-blocked])")
  if ((await page.locator("[data-confirm]:not([data-disabled])").count()) === 0) await more.last().click()
  await page.locator(".then .outcome").waitFor()
  await page.locator(".dilemma").evaluate((view: { scrollTop: number }) => {
    view.scrollTop = 0
  })
}

async function lab(page: Page): Promise<void> {
  await page.goto(`${address}#/lab/dm-modes-fairy-hole`)
  await page.locator(".verdict[data-state=holds]").waitFor()
  await page
    .locator(".lab .button", { hasText: /Compare|比/ })
    .first()
    .click()
  await page.locator(".parting").waitFor()
  await page.locator(".trace li[data-parting][data-shown]").first().waitFor()
}

async function taken(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await page.locator("[data-does=import]").click()
  await (await chooser).setFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(file) })
  await page.locator(".play[data-settled]").waitFor()
}
