/**
 * Draws docs/images/trace.png: the end of a ruling's trace in Japanese and in English, beside each other. Needs Chromium
 * (`CHROMIUM`, or `chromium` on the path) and the Noto CJK fonts.
 * usage: npm run picture
 */
import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { readRulings, runRead, sayLine, type TraceLine, traceOf } from "@dilemma-table/referee"
import { type Lang, sayRuleNumber } from "@dilemma-table/words"

const file = "rulings/duel-masters/both/decided-first.yaml"
const [width, height] = [1080, 612]
const langs: readonly Lang[] = ["ja", "en"]

interface Line {
  readonly kind: TraceLine["kind"]
  readonly depth: number
  readonly text: string
  readonly rules: string
  times: number
}

/** As the command prints them: what tells nothing is left out, like lines in a row are one. */
function linesOf(lang: Lang, { game }: Parameters<typeof traceOf>[0], trace: readonly TraceLine[]): readonly Line[] {
  const lines: Line[] = []
  for (const { kind, depth, ...line } of trace) {
    const text = sayLine(lang, game, { kind, depth, ...line } as TraceLine)
    if (text === null || text === "") continue
    const rules = [...new Set(line.rules)].map((id) => sayRuleNumber(lang, game.rulebook, game.edition, id)).join(" · ")
    const last = lines.at(-1)
    if (last?.text === text && last.rules === rules) last.times += 1
    else lines.push({ kind, depth, text, rules, times: 1 })
  }
  return lines
}

const signs: Partial<Record<TraceLine["kind"], string>> = {
  asked: "?",
  refused: "✗",
  why: "✗",
  check: "✓",
  failed: "!",
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

const row = ({ kind, depth, text, rules, times }: Line): string => `
  <div class="row ${kind}">
    <span class="sign">${signs[kind] ?? ""}</span>
    <span class="text" style="margin-left: ${depth * 14}px">${escaped(text)}${times > 1 ? ` <i>×${times}</i>` : ""}</span>
    <span class="rules">${rules}</span>
  </div>`

/** There are lines before and behind these. */
const more = `<div class="row more"><span class="sign"></span><span class="text">⋮</span></div>`

const panel = (lang: Lang, title: string, edition: string, lines: readonly Line[]): string => `
  <section lang="${lang}">
    <h1>${escaped(title)}</h1>
    <h2>${escaped(edition)}</h2>
    <div class="rows">${more}${lines.map(row).join("")}${more}</div>
  </section>`

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${width}px; height: ${height}px; background: #10131a; color: #c9d1dc; display: flex; gap: 20px; padding: 20px;
    font: 13px/1.5 "Noto Sans", "Noto Sans CJK JP", sans-serif; -webkit-font-smoothing: antialiased }
  section { flex: 1; min-width: 0; background: #171b24; border: 1px solid #262c38; border-radius: 12px; padding: 18px 20px 14px }
  h1 { font-size: 15px; font-weight: 600; color: #f2f5f9; line-height: 1.4; min-height: 2.8em; display: flex; align-items: end }
  h2 { font-size: 12px; font-weight: 400; color: #7f8b9c; padding: 4px 0 8px; border-bottom: 1px solid #262c38; margin-bottom: 8px }
  .row { display: flex; align-items: baseline; padding: 1.5px 0; break-inside: avoid }
  .sign { width: 18px; flex: none; font-weight: 700 }
  .text { flex: 1; min-width: 0; word-break: auto-phrase }
  .text i { font-style: normal; color: #7f8b9c }
  .rules { flex: none; max-width: 128px; margin-left: 14px; text-align: right; color: #6f8fb8; font-size: 12px; font-variant-numeric: tabular-nums }
  .asked { color: #f5c66b; font-weight: 600; margin-top: 6px } .asked .rules { color: #f5c66b }
  .answered { color: #f2f5f9 }
  .refused, .why, .failed { color: #ef8a85 } .refused .rules { color: #ef8a85 }
  .check { color: #86d39a; margin-top: 6px }
  .more { color: #5b6676; line-height: 1 }
`

const [read] = readRulings([{ file, text: readFileSync(file, "utf8") }])
if (read?.ok !== true) throw new Error(`${file} isn't a ruling`)
const played = runRead(read).plays.at(-1)
if (played?.play == null) throw new Error(`${file} wasn't played`)
const { play, edition } = played
const panels = langs.map((lang) => {
  const lines = linesOf(lang, play, traceOf(play))
  const from = lines.findLastIndex(({ depth, kind }) => depth === 0 && kind === "step")
  return panel(
    lang,
    read.ruling.title[lang],
    `Duel Masters · ${edition.label}`,
    lines.slice(from).filter(({ kind }) => kind !== "check"),
  )
})
mkdirSync(".cache", { recursive: true })
const page = resolve(".cache/trace.html")
writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${panels.join("")}</body>`)
execFileSync(process.env.CHROMIUM ?? "chromium", [
  "--headless",
  "--no-sandbox",
  "--hide-scrollbars",
  "--force-device-scale-factor=1.6",
  `--window-size=${width},${height}`,
  `--screenshot=${resolve("docs/images/trace.png")}`,
  `file://${page}`,
])
