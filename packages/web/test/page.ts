import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core"
import { build, type PreviewServer, preview } from "vite"

const root = join(import.meta.dirname, "..")
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The browser that is there, or null: then one line says that the page isn't tested. */
export const browserPath = (): string | null => {
  const found = [process.env.CHROMIUM, ...places].find((path) => path !== undefined && existsSync(path))
  if (found === undefined) console.log("No Chromium here: the tests of the page in a browser are left out.")
  return found ?? null
}

export interface Shop {
  readonly address: string
  readonly browser: Browser
  /** The paths that were asked of the server, as they came, and when. */
  readonly asked: readonly { readonly path: string; readonly at: number }[]
  close(): Promise<void>
}

/** Builds the page where a source is newer than what was built, serves it, and starts a browser. */
export async function openShop(executablePath: string): Promise<Shop> {
  const configFile = join(root, "vite.config.ts")
  await builtOnce(configFile)
  const server: PreviewServer = await preview({
    root,
    configFile,
    logLevel: "error",
    preview: { port: 0, host: "127.0.0.1" },
  })
  const asked: { readonly path: string; readonly at: number }[] = []
  server.httpServer.prependListener("request", ({ url = "" }: { readonly url?: string }) =>
    asked.push({ path: url.split("?")[0] ?? "", at: Date.now() }),
  )
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  return {
    asked,
    address: server.resolvedUrls?.local[0] ?? "",
    browser,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

const lock = join(root, "../../.cache/web-build.lock")
const oldest = 300_000

/** Builds what is stale; of several test files that run at once the others wait for the one that builds. */
async function builtOnce(configFile: string): Promise<void> {
  mkdirSync(join(root, "../../.cache"), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > oldest) rmSync(lock, { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  try {
    if (await isStale()) await buildAsShipped(configFile)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** How many bytes these built files have as they are sent, compressed with gzip. */
export function bytesOf(paths: readonly string[]): number {
  const files = new Set(
    paths.map((path) => path.split("?")[0] ?? "").map((path) => (path === "/" ? "/index.html" : path)),
  )
  return [...files].reduce((sum, path) => sum + gzipSync(readFileSync(join(root, "dist", path))).length, 0)
}

/** As visitors get it: under a test runner's NODE_ENV React would be built for development, which is many times slower. */
async function buildAsShipped(configFile: string): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = "production"
  try {
    await build({ root, configFile, logLevel: "error" })
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

async function isStale(): Promise<boolean> {
  const built = statSync(join(root, "dist/index.html"), { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined) return true
  for (const file of ["vite.config.ts", ...(await readdir(join(root, "build"))).map((name) => `build/${name}`)])
    if (statSync(join(root, file)).mtimeMs > built) return true
  const rooms = await readdir(join(root, ".."))
  for (const room of rooms) {
    const src = join(root, "..", room, "src")
    if (!existsSync(src)) continue
    for (const entry of await readdir(src, { recursive: true, withFileTypes: true }))
      if (statSync(join(entry.parentPath, entry.name)).mtimeMs > built) return true
  }
  return false
}

/** A new visitor's page. What breaks on it is collected. */
export async function visit(
  { browser, address }: Shop,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly broken: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const broken: string[] = []
  page.on("pageerror", ({ message }) => broken.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") broken.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem("dilemma.pace", "quick"))
  // Seeds the page makes up are the same in every run, one after the other.
  await page.addInitScript(() => {
    let seed = 2
    crypto.getRandomValues = (into) => {
      if (into instanceof Uint32Array) into.fill(seed++)
      return into
    }
  })
  await page.goto(address)
  await page.locator("h1").waitFor()
  return { page, broken }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/**
 * What axe finds wrong, each with where.
 * @param rules only these rules of axe; all where it is left out
 */
export async function violations(page: Page, rules: readonly string[] | null = null): Promise<readonly string[]> {
  await page.evaluate(axe)
  // A colour on its way to another one isn't what is read.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  return await page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const found = await checker.run(only === null ? {} : { runOnly: only })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`),
    )
  }, rules)
}

/** The same in the light, and its colours in the dark, too. */
export async function violationsInBoth(page: Page): Promise<readonly string[]> {
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await painted(page)
  const dark = await violations(page, ["color-contrast"])
  await page.emulateMedia({ colorScheme: "light" })
  return [...light, ...dark]
}

/** Waits until what has changed is on the screen, colors that change in time as well. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })

/** Takes up a game from a file, on the start page. */
export async function openFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser")
  await page.locator("[data-does=import]").first().click()
  await (await chooser).setFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(file) })
}

export interface Beginning {
  readonly game: RegExp
  readonly opponent: RegExp
  readonly begin: string
  readonly more: string
}

export const english: Beginning = { game: /Magic/, opponent: /at random/, begin: "Begin", more: "More" }
export const japanese: Beginning = { game: /デュエル/, opponent: /でたらめ/, begin: "始める", more: "くわしく" }

/** Begins a game from the start page. */
export async function begin(
  page: Page,
  { game, opponent, begin: start, more }: Beginning,
  seed: number,
): Promise<void> {
  for (const choice of [game, opponent]) {
    await page.locator(".deck-tile").first().waitFor()
    await page.locator(".choice", { hasText: choice }).first().click()
  }
  await page.locator(".deck-tile").first().waitFor()
  await page.getByRole("button", { name: more }).click()
  await page.getByRole("textbox").fill(String(seed))
  await page.getByRole("button", { name: start, exact: true }).click()
  await page.locator(".question").waitFor()
}

const answers =
  ".answers .answer:not([data-disabled]):not([data-picked]), .dilemma button[data-answer]:not([data-picked]):not([data-blocked])"
const confirm = "[data-confirm]:not([data-disabled])"
const pass = ".question .primary[data-answer]:not([data-disabled])"

export const result = (page: Page): Locator => page.locator(".question-text.result")

/** What can be pressed now, as soon as there is something: an answer, or the end. */
export async function settled(page: Page): Promise<"ended" | "asked"> {
  await page.locator(".play[data-settled]").waitFor()
  await page
    .locator(`.question-text.result, ${answers}, ${confirm}, ${pass}, .question .button[data-answer]`)
    .first()
    .waitFor()
  return (await result(page).count()) > 0 ? "ended" : "asked"
}

/** Picks an offered answer that says so. */
export async function choose(page: Page, text: string | RegExp): Promise<void> {
  await settled(page)
  await page.locator(answers, { hasText: text }).first().click()
}

/** Picks what may be picked, one after the other, until that is an answer. */
export async function pickUntilComplete(page: Page): Promise<void> {
  for (let left = 9; left > 0; left--) {
    await settled(page)
    if ((await page.locator(confirm).count()) > 0) return
    await page.locator(answers).last().click()
  }
}

/** What a person would press next, and where it is. */
interface Press {
  readonly is: "answer" | "confirm" | "pass"
  readonly x: number
  readonly y: number
  /** What is asked. */
  readonly question: string
  /** The numbers of the answers that can be pressed, by which keys press them. */
  readonly open: readonly string[]
}

/**
 * The next press, as soon as there is one; null at the end of the game. Found in the page itself: asked for piece by piece,
 * it would take longer than the game.
 * @param n which of the offered answers, from 0; the last where there are fewer
 */
async function nextPress(page: Page, n: number): Promise<Press | null> {
  const found = await page.waitForFunction(
    ({ n, answers, confirm, pass }): Press | "ended" | null => {
      if (document.querySelector(".play[data-settled]") === null) return null
      if (document.querySelector(".question-text.result") !== null) return "ended"
      const offered = document.querySelectorAll<HTMLElement>(answers)
      const ready = document.querySelector<HTMLElement>(confirm)
      const target = ready ?? offered[Math.min(n, offered.length - 1)] ?? document.querySelector<HTMLElement>(pass)
      if (target == null) return null
      target.scrollIntoView({ block: "nearest" })
      const { left, top, width, height } = target.getBoundingClientRect()
      const numbered = document.querySelectorAll<HTMLButtonElement>(".answers [data-answer], .dilemma [data-answer]")
      return {
        is: target === ready ? "confirm" : offered.length > 0 ? "answer" : "pass",
        x: left + width / 2,
        y: top + height / 2,
        question: document.querySelector(".question-text")?.textContent ?? "",
        open: [...numbered]
          .slice(0, 9)
          .flatMap((one, i) => (one.disabled || one.hasAttribute("data-picked") ? [] : [String(i + 1)])),
      }
    },
    { n, answers, confirm, pass },
  )
  const press = await found.jsonValue()
  return press === "ended" ? null : press
}

/**
 * Presses the keys that give one answer, or a part of one: Enter where it is complete, else the number of an answer that is
 * still open, else the key of the pass. Returns false at the end of the game.
 * @param n which of the open answers, from 0; counted round where there are fewer
 */
export async function answerByKeys(page: Page, n: number): Promise<boolean> {
  const press = await nextPress(page, n)
  if (press === null) return false
  const { is, open } = press
  await page.keyboard.press(is === "confirm" ? "Enter" : (open[n % Math.max(1, open.length)] ?? "p"))
  return true
}

/**
 * Gives one answer by clicking: the n-th one offered, confirmed where it must be. Returns false at the end of the game.
 * @param n which of the offered answers, from 0; the last where there are fewer
 */
export async function answerByClicking(page: Page, n: number): Promise<boolean> {
  const press = await nextPress(page, n)
  if (press === null) return false
  await page.mouse.click(press.x, press.y)
  return true
}

/** Attacks with all that can where attackers are chosen, so that a game comes to its end; otherwise gives the last answer. */
export async function attackOrAnswer(page: Page): Promise<boolean> {
  const press = await nextPress(page, 9)
  if (press === null) return false
  if (/chooses attackers/.test(press.question)) {
    const attackers = page.locator(answers)
    // Alike ones stand once: each press picks the next of them.
    for (let left = 40; left > 0 && (await attackers.count()) > 0; left--) {
      await attackers.first().click()
      await settled(page)
    }
    await page.locator(confirm).first().click()
  } else await page.mouse.click(press.x, press.y)
  return true
}
