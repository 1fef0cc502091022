import type { AbilityTally, Share, Tally } from "@dilemma-table/players"
import { type Fill, type Lang, langs, sayTerminal } from "@dilemma-table/words"
import { cardTitle, modeTexts } from "../modes.ts"
import type { Simulation } from "../simulation.ts"
import { combinationText, endingText, seatLetter, shareText } from "../told.ts"
import { type Charts, loadCharts, type ShareRow } from "./charts.ts"
import { style } from "./style.ts"

type Key = Parameters<typeof sayTerminal<"report">>[2]

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Something in both languages; the page shows one. */
const both = (html: (lang: Lang) => string, tag = "span"): string =>
  langs.map((lang) => `<${tag} lang="${lang}">${html(lang)}</${tag}>`).join("")

const said = (key: Key, fill: Fill = {}): string => both((lang) => escaped(sayTerminal(lang, "report", key, fill)))

/**
 * A page that tells what games came to, with plots. It needs nothing beside it, and no network.
 * @param lang the language that it is opened in
 */
export async function reportPage(lang: Lang, simulation: Simulation, tally: Tally): Promise<string> {
  const charts = await loadCharts()
  const { known, order, date } = simulation
  const sub = { games: tally.games, seed: order.seed, date }
  const title = `${known.name}: ${simulation.deckNames.map((name) => name[lang]).join(" – ")}`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<div><h1>${escaped(known.name)}</h1><p>${said("sub", sub)}</p></div>
<button type="button" id="language">${said("language")}</button>
</header>
${players(simulation)}
<section class="columns">
<div class="box"><h2>${said("wins")}</h2>${wins(charts, tally)}</div>
<div class="box"><h2>${said("length")}</h2>${lengths(charts, tally)}</div>
</section>
<section><h2>${said("ends")}</h2>${ends(simulation, tally)}</section>
<section><h2>${said("modes")}</h2>${modes(charts, simulation, tally)}</section>
<p class="soft">${said("interval")}</p>
<p class="soft">${both((one) => sayTerminal(one, "report", "again", { command: `<code>${escaped(simulation.command)}</code>` }))}</p>
<script>
document.getElementById("language").addEventListener("click", () => {
  const html = document.documentElement
  html.lang = html.lang === "ja" ? "en" : "ja"
})
</script>
</body>
</html>
`
}

const players = ({ deckNames, order }: Simulation): string =>
  `<ul>${deckNames
    .map((name, seat) => {
      const line = (lang: Lang): string =>
        sayTerminal(lang, "simulate", "seat", {
          seat: seatLetter(seat),
          deck: name[lang],
          player: order.players[seat] ?? "",
        })
      return `<li class="${seatClass(seat)}">${both((lang) => escaped(line(lang)))}</li>`
    })
    .join("")}</ul>`

const seatClass = (seat: number): string => (seat === 0 ? "a" : "b")

/** Who wins, and whether it matters who goes first. */
function wins(charts: Charts, { seats, first, draws, stopped, games }: Tally): string {
  const rows = (lang: Lang): readonly ShareRow[] => [
    ...seats.flatMap((seat, i) =>
      (["all", "first", "second"] as const).map((which) => ({
        label: `${seatLetter(i)}: ${sayTerminal(lang, "report", which)}`,
        share: seat[which].rate,
        color: `var(--${seatClass(i)})`,
      })),
    ),
    { label: `A+B: ${sayTerminal(lang, "report", "first")}`, share: first.rate, color: "var(--ink)" },
  ]
  const verdict = advantage(first.rate)
  const notes = [
    both((lang) => escaped(sayTerminal(lang, "report", "first-player", { rate: shareText(lang, first.rate) }))),
    said(verdict),
    ...(draws === 0 ? [] : [both((lang) => escaped(sayTerminal(lang, "simulate", "draws", { count: draws })))]),
    ...(stopped === 0 ? [] : [`${sayStopped(stopped, games)}`]),
  ]
  return `${both((lang) => charts.shares(rows(lang)), "div")}<p>${notes.join(" ")}</p>`
}

const sayStopped = (stopped: number, games: number): string =>
  both((lang) => escaped(`${sayTerminal(lang, "simulate", "limit")}: ${stopped}/${games}`))

const advantage = (rate: Share | null): Key =>
  rate === null || (rate.low <= 0.5 && rate.high >= 0.5)
    ? "first-unclear"
    : rate.share > 0.5
      ? "first-better"
      : "first-worse"

function lengths(charts: Charts, { lengths: all, turns }: Tally): string {
  if (turns === null) return ""
  const chart = (lang: Lang): string => {
    const won = (seat: number): string => sayTerminal(lang, "report", "won-by", { seat: seatLetter(seat) })
    const draw = sayTerminal(lang, "report", "draw")
    return charts.lengths(all, { won: [won(0), won(1)], draw, turns: sayTerminal(lang, "report", "length-axis") })
  }
  const told = (lang: Lang): string =>
    escaped(sayTerminal(lang, "simulate", "turns", { ...turns, mean: turns.mean.toFixed(1) }))
  return `${both(chart, "div")}<p>${both(told)}</p>`
}

const ends = ({ order }: Simulation, { ends: all }: Tally): string =>
  table(
    [["how"], ["times", "n"]],
    all.map((ending) => [both((lang) => escaped(endingText(lang, order.game, ending))), String(ending.games)]),
  )

/** A table; columns of numbers are marked "n". */
const table = (heads: readonly (readonly [Key, string?])[], rows: readonly (readonly string[])[]): string => {
  const of = (i: number): string => (heads[i]?.[1] === undefined ? "" : ` class="${heads[i]?.[1]}"`)
  const head = heads.map(([key], i) => `<th${of(i)}>${said(key)}</th>`).join("")
  const body = rows.map((cells) => `<tr>${cells.map((cell, i) => `<td${of(i)}>${cell}</td>`).join("")}</tr>`)
  return `<div class="scroll"><table><tr>${head}</tr>${body.join("")}</table></div>`
}

const modes = (charts: Charts, simulation: Simulation, { abilities }: Tally): string =>
  abilities.length === 0
    ? `<p>${said("modes-none")}</p>`
    : `<div class="columns">${abilities.map((one) => abilityBox(charts, simulation, one)).join("")}</div>`

/** A card's modal ability: its modes' texts, how often each was chosen, and how that went. */
function abilityBox(charts: Charts, { known, cards }: Simulation, ability: AbilityTally): string {
  const { asked, modes: all, combinations } = ability
  const texts = (lang: Lang): string => {
    const printed = modeTexts(lang, known, cards, ability)
    return all.map(({ mode }) => `<li value="${mode}">${escaped(printed[mode - 1] ?? "")}</li>`).join("")
  }
  const plot = charts.modes(all.map(({ mode, share, rate }) => ({ label: String(mode), chosen: share, won: rate })))
  const together = combinations.map(({ modes: picked, chosen, rate }) => [
    both((lang) => escaped(combinationText(lang, picked))),
    String(chosen),
    both((lang) => escaped(shareText(lang, rate))),
  ])
  const single = all.map(({ mode, taken, offered, share, rate }) => [
    String(mode),
    `${taken}/${offered}`,
    both((lang) => escaped(shareText(lang, share))),
    both((lang) => escaped(shareText(lang, rate))),
  ])
  return `<div class="box">
<h3>${both((lang) => escaped(cardTitle(lang, known, cards, ability)))} <span class="soft">${said("asked", { asked, count: asked })}</span></h3>
${both(texts, "ol")}
<div class="heads soft"><span>${said("modes-axis")}</span><span>${said("modes-won")}</span></div>
${plot}
<details><summary class="soft">${said("numbers")}</summary>
${table([["mode"], ["chosen", "n"], ["share", "n"], ["won", "n"]], single)}
${table([["combination"], ["times", "n"], ["won", "n"]], together)}
</details>
</div>`
}
