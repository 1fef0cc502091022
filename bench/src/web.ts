import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { save } from "@dilemma-table/engine"
import { type Browser, chromium, type Page } from "playwright-core"
import { preview } from "vite"
import { board } from "./boards.ts"
import { quantile } from "./measure.ts"
import { answerAndTime, type Heard, hear, type Timed } from "./web-page.ts"
import { type Task, traced } from "./web-trace.ts"

/*
 * The page in Chromium, its thread slowed to a quarter (Emulation.setCPUThrottlingRate). The worker's thread can't be slowed
 * that way: where a figure waits for the worker, a second one counts the worker's part four times.
 */

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1]

const rounds = Number(option("rounds") ?? 5)
const slowed = 4
const answersInARound = 24
const root = join(import.meta.dirname, "../..")
/** The built page that is measured; another one to compare with. */
const dist = option("dist") ?? join(root, "packages/web/dist")

interface Game {
  readonly name: "magic" | "duel-masters"
  readonly choice: RegExp
  readonly begin: string
  readonly locale: string
}

const magic: Game = { name: "magic", choice: /Magic/, begin: "Begin", locale: "en-GB" }
const duelMasters: Game = { name: "duel-masters", choice: /デュエル/, begin: "始める", locale: "ja-JP" }

interface Row {
  readonly name: string
  readonly values: readonly number[]
  /** The same with the worker's part counted as often as the page is slowed. */
  readonly all?: readonly number[]
  readonly unit: "kB" | "ms" | ""
  readonly aim: string
}

async function measured(executablePath: string): Promise<void> {
  const asked: Asked[] = []
  const server = await preview({
    root: join(root, "packages/web"),
    configFile: join(root, "packages/web/vite.config.ts"),
    logLevel: "error",
    build: { outDir: dist },
    preview: { host: "127.0.0.1", port: 0 },
  })
  server.httpServer.prependListener("request", ({ url = "/" }: { readonly url?: string }) =>
    asked.push({ path: url, at: Date.now() }),
  )
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const shop: Shop = { browser, address: server.resolvedUrls?.local[0] ?? "", asked }
    const rows = [
      ...(await loads(shop, magic)),
      ...(await loads(shop, duelMasters)),
      ...(await play(shop, "Magic, full board", tableFile())),
      ...(await play(shop, "Duel Masters, a game", duelMasters)),
    ]
    print(rows, browser.version())
  } finally {
    await browser.close()
    await server.close()
  }
}

/** What was asked of the server, and when. */
interface Asked {
  readonly path: string
  readonly at: number
}

interface Shop {
  readonly browser: Browser
  readonly address: string
  readonly asked: Asked[]
}

const tableFile = (): string => JSON.stringify({ dilemma: "table", seat: 0, game: save(board()) })

const bytesOf = (paths: readonly string[]): number =>
  [...new Set(paths.map((path) => path.split("?")[0]))].reduce((sum, path) => {
    const file = join(dist, path === "/" ? "index.html" : (path ?? ""))
    return sum + gzipSync(readFileSync(file)).length
  }, 0)

/** A new visitor whose page is slowed so many times. */
async function visit({ browser, address }: Shop, locale: string, rate = slowed): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale, reducedMotion: "reduce" })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const devTools = await context.newCDPSession(page)
  await devTools.send("Emulation.setCPUThrottlingRate", { rate })
  await page.addInitScript(() => localStorage.setItem("dilemma.pace", "quick"))
  await page.addInitScript(hear)
  await page.goto(address)
  return page
}

const heard = (page: Page): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** What is fetched before the first table is seen, and how long it takes until one can begin, and until it is there. */
async function loads(shop: Shop, { name, choice, begin, locale }: Game): Promise<readonly Row[]> {
  const bytes: number[] = []
  const interactive: Timed[] = []
  const table: Timed[] = []
  for (let round = 0; round < rounds; round++) {
    progress(`${name}, loading, round ${round + 1}`)
    shop.asked.length = 0
    const page = await visit(shop, locale)
    const start = page.getByRole("button", { name: begin, exact: true })
    await page.locator(".deck-tile").first().waitFor()
    await page.waitForFunction(() => document.querySelector("form button[type=submit]:not([disabled])") !== null)
    const ready = await page.evaluate(() => performance.now())
    interactive.push({ took: ready, worker: (await heard(page)).worker })
    await page.locator(".choice", { hasText: choice }).first().click()
    await page.locator(".deck-tile").first().waitFor()
    const before = { at: await page.evaluate(() => performance.now()), worker: (await heard(page)).worker }
    await start.click()
    await page.locator(".board").waitFor()
    await page.waitForFunction(() => (window as unknown as { heard: Heard }).heard.tableSeen !== null)
    const { tableSeen } = await heard(page)
    const untilSeen = shop.asked.filter(({ at }) => at <= (tableSeen ?? at))
    bytes.push(bytesOf(untilSeen.map(({ path }) => path)) / 1000)
    const after = { at: await page.evaluate(() => performance.now()), worker: (await heard(page)).worker }
    table.push({ took: after.at - before.at, worker: after.worker - before.worker })
    await page.context().close()
  }
  return [
    { name: `${name}: fetched before the first table, gzip`, values: bytes, unit: "kB", aim: "< 300" },
    { ...timesOf(`${name}: the start page can be used`, interactive), aim: "< 2000" },
    { ...timesOf(`${name}: from Begin to the table`, table), aim: "" },
  ]
}

const timesOf = (name: string, timed: readonly Timed[]): Omit<Row, "aim"> => ({
  name,
  values: timed.map(({ took }) => took),
  all: timed.map(({ took, worker }) => took + (slowed - 1) * worker),
  unit: "ms",
})

/** Answers and previews while a game is played, and what held the page's thread up. */
async function play(shop: Shop, name: string, of: Game | string): Promise<readonly Row[]> {
  const answers: Timed[] = []
  const previews: Timed[] = []
  const untilNext: Timed[] = []
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    progress(`${name}, round ${round + 1}`)
    const page = await atTable(shop, of, slowed)
    await page.evaluate(() => {
      ;(window as unknown as { heard: { longTasks: number[] } }).heard.longTasks.length = 0
    })
    for (let n = 0; n < answersInARound; n++) {
      const timed = await page.evaluate(answerAndTime, { n, first: n === 0 ? "Cryptic Command" : null })
      if (timed === null) break
      ;(timed.showsModes ? previews : answers).push(timed)
      untilNext.push(timed.untilNext)
      await page.waitForTimeout(150)
    }
    longest.push(Math.max(0, ...(await heard(page)).longTasks))
    await page.context().close()
  }
  return [
    { ...timesOf(`${name}: an answer shows`, answers), aim: "< 100" },
    ...(previews.length === 0 ? [] : [{ ...timesOf(`${name}: previews of all modes show`, previews), aim: "< 200" }]),
    { ...timesOf(`${name}: until the next answer can be given`, untilNext), aim: "" },
    { name: `${name}: longest task on the page's thread`, values: longest, unit: "ms", aim: "< 50" },
    ...(await work(shop, name, of)),
  ]
}

/** What the page's thread has to do for an answer: counts, and time of the processor, whatever else the computer does. */
async function work(shop: Shop, name: string, of: Game | string): Promise<readonly Row[]> {
  progress(`${name}, traced`)
  const page = await atTable(shop, of, 1)
  const devTools = await page.context().newCDPSession(page)
  const all: (readonly Task[])[] = []
  for (let n = 0; n < answersInARound; n++) {
    const { result, tasks } = await traced(devTools, async () => {
      const answered = await page.evaluate(answerAndTime, { n, first: n === 0 ? "Cryptic Command" : null })
      await page.waitForTimeout(150)
      return answered
    })
    if (result === null) break
    all.push(tasks)
  }
  await page.context().close()
  const most = (of: (task: Task) => number): readonly number[] => all.map((tasks) => Math.max(0, ...tasks.map(of)))
  return [
    {
      name: `${name}: an answer's longest task, processor time ×${slowed}`,
      values: most(({ took }) => took * slowed),
      unit: "ms",
      aim: "< 50",
    },
    { name: `${name}: elements styled at once for an answer`, values: most(({ styled }) => styled), unit: "", aim: "" },
    {
      name: `${name}: boxes laid out at once for an answer`,
      values: most(({ laidOut }) => laidOut),
      unit: "",
      aim: "",
    },
  ]
}

/** A new visitor at a table: of a file, or at the start of a game. */
async function atTable(shop: Shop, of: Game | string, rate: number): Promise<Page> {
  const page = await visit(shop, typeof of === "string" ? "en-GB" : of.locale, rate)
  if (typeof of === "string") {
    const chooser = page.waitForEvent("filechooser")
    await page.locator("[data-does=import]").click()
    await (await chooser).setFiles({ name: "g.json", mimeType: "application/json", buffer: Buffer.from(of) })
  } else {
    await page.locator(".deck-tile").first().waitFor()
    await page.getByRole("button", { name: of.begin, exact: true }).click()
  }
  await page.locator(".play[data-settled]").waitFor()
  await page.waitForTimeout(4000) // What is fetched later has come.
  return page
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
  else if (process.env.DEBUG !== undefined) console.error(text)
}

function print(rows: readonly Row[], version: string): void {
  const number = (values: readonly number[] | undefined, q: number): string =>
    values === undefined ? "" : Math.round(quantile(values, q)).toString()
  const cells = rows.map(({ name, values, all, unit, aim }) => [
    name,
    number(values, 0.5),
    number(values, 0.95),
    number(all, 0.5),
    unit,
    aim,
  ])
  const table = [["the page in the browser", "median", "p95", "worker ×4 too", "", "aim"], ...cells]
  const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0))) ?? []
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K")
  console.log(
    `\nChromium ${version}; the page's thread is slowed ${slowed} times, the worker's can't be. “worker ×4 too” counts the ` +
      `worker's part four times. ${rounds} rounds.\n`,
  )
  for (const row of table)
    console.log(
      row
        .map((cell, i) => (i > 0 && i < 4 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
}

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const executablePath = [process.env.CHROMIUM, ...places].find((path) => path !== undefined && existsSync(path))
if (executablePath === undefined) console.log("\nNo Chromium here: the page in the browser isn't measured.")
else await measured(executablePath)
