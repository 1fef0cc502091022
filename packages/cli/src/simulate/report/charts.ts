import type { Length, Share } from "@dilemma-table/players"
import type { EChartsCoreOption } from "echarts/core"

/** A plot as SVG text. Its colours are the page's variables, so it is light or dark with the page. */
export interface Charts {
  /** Shares with their intervals, one below the other, around 50 %. */
  shares(rows: readonly ShareRow[]): string
  /** How many games took how long, by who won them. */
  lengths(lengths: readonly Length[], names: LengthNames): string
  /** How often each mode was chosen, and beside it the games won by whoever chose it. */
  modes(rows: readonly ModeRow[]): string
}

export interface ShareRow {
  readonly label: string
  readonly share: Share | null
  readonly color: string
}

export interface ModeRow {
  readonly label: string
  readonly chosen: Share | null
  readonly won: Share | null
}

/** What is said of the bars and axes. */
export interface LengthNames {
  readonly won: readonly [string, string]
  readonly draw: string
  readonly turns: string
}

const width = 420
const row = 26
const text = { color: "var(--ink)", fontSize: 12 }
const quiet = { color: "var(--soft)", fontSize: 11 }
const line = { lineStyle: { color: "var(--grid)" } }
/** So many bars stand side by side at most. */
const mostBars = 40

const percentAxis = (more: object = {}) => ({
  type: "value",
  min: 0,
  max: 100,
  interval: 25,
  axisLabel: { ...quiet, formatter: "{value} %" },
  splitLine: line,
  ...more,
})

const rowsAxis = (labels: readonly string[], more: object = {}) => ({
  type: "category",
  data: [...labels],
  inverse: true,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: text,
  ...more,
})

/** Loads the plotting library: only who wants a report waits for it. */
export async function loadCharts(): Promise<Charts> {
  const [core, charts, components, renderers] = await Promise.all([
    import("echarts/core"),
    import("echarts/charts"),
    import("echarts/components"),
    import("echarts/renderers"),
  ])
  core.use([
    charts.BarChart,
    charts.CustomChart,
    charts.ScatterChart,
    components.GridComponent,
    components.LegendComponent,
    components.MarkLineComponent,
    renderers.SVGRenderer,
  ])

  const drawn = (height: number, option: EChartsCoreOption): string => {
    const chart = core.init(null, null, { renderer: "svg", ssr: true, width, height })
    chart.setOption({ animation: false, textStyle: { fontFamily: "inherit" }, ...option })
    const svg = chart.renderToSVGString({ useViewBox: true })
    chart.dispose()
    // What the library adds for those who point at it isn't needed on paper.
    return svg
      .replace(/<style[\s\S]*?<\/style>/g, "")
      .replace(/ (ecmeta_\w+|class|pointer-events|xmlns:xlink|baseProfile|version)="[^"]*"/g, "")
      .replace(/^<svg width="\d+" height="\d+"/, "<svg")
  }

  return {
    shares: (rows) =>
      drawn(row * rows.length + 34, {
        grid: { left: 4, right: 20, top: 4, bottom: 24, containLabel: false, outerBoundsMode: "same" },
        xAxis: percentAxis(),
        yAxis: rowsAxis(rows.map(({ label }) => label)),
        series: [
          ...intervals(
            rows.map(({ share, color }) => ({ share, color })),
            0,
          ),
          ...dots(rows, 0),
        ],
      }),
    lengths: (lengths, names) => {
      const bars = inBins(lengths)
      const series = [
        { name: names.won[0], color: "var(--a)", data: bars.map(({ won }) => won[0]) },
        { name: names.won[1], color: "var(--b)", data: bars.map(({ won }) => won[1]) },
        { name: names.draw, color: "var(--soft)", data: bars.map(({ draws }) => draws) },
      ].filter(({ data }) => data.some((n) => n > 0))
      return drawn(240, {
        legend: { top: 0, left: 0, textStyle: text, itemWidth: 12, itemHeight: 12, selectedMode: false },
        grid: { left: 4, right: 8, top: 30, bottom: 22, outerBoundsMode: "same" },
        xAxis: {
          type: "category",
          data: bars.map(({ label }) => label),
          name: names.turns,
          nameLocation: "middle",
          nameGap: 26,
          nameTextStyle: quiet,
          axisLabel: quiet,
          axisLine: line,
          axisTick: { show: false },
        },
        yAxis: { type: "value", minInterval: 1, axisLabel: quiet, splitLine: line },
        series: series.map(({ name, color, data }) => ({
          type: "bar",
          name,
          stack: "games",
          data,
          barCategoryGap: "15%",
          itemStyle: { color },
        })),
      })
    },
    modes: (rows) => {
      const shares = rows.map(({ won }) => ({ share: won, color: "var(--ink)" }))
      const labels = rows.map(({ label }) => label)
      return drawn(row * rows.length + 28, {
        grid: [
          { left: 26, width: 165, top: 2, bottom: 24 },
          { left: 232, width: 165, top: 2, bottom: 24 },
        ],
        xAxis: [percentAxis({ interval: 50 }), percentAxis({ interval: 50, gridIndex: 1 })],
        yAxis: [rowsAxis(labels), rowsAxis(labels, { gridIndex: 1, axisLabel: { show: false } })],
        series: [
          {
            type: "bar",
            data: rows.map(({ chosen }) => (chosen === null ? 0 : 100 * chosen.share)),
            barWidth: 14,
            itemStyle: { color: "var(--chosen)" },
          },
          ...intervals(shares, 1),
          ...dots(shares, 1),
        ],
      })
    },
  }
}

interface Dot {
  readonly share: Share | null
  readonly color: string
}

/** Lines over the intervals. */
const intervals = (rows: readonly Dot[], at: number) => [
  {
    type: "custom",
    xAxisIndex: at,
    yAxisIndex: at,
    data: rows.flatMap(({ share }, i) => (share === null ? [] : [[100 * share.low, 100 * share.high, i]])),
    encode: { x: [0, 1], y: 2 },
    renderItem: (_: unknown, api: { value(i: number): number; coord(of: readonly number[]): readonly number[] }) => {
      const [x1 = 0, y = 0] = api.coord([api.value(0), api.value(2)])
      const [x2 = 0] = api.coord([api.value(1), api.value(2)])
      const stroke = rows[api.value(2)]?.color ?? "var(--ink)"
      return { type: "line", shape: { x1, y1: y, x2, y2: y }, style: { stroke, lineWidth: 2, fill: "none" } }
    },
  },
]

/** Dots where the shares are, and a line at half. */
const dots = (rows: readonly Dot[], at: number) => [
  {
    type: "scatter",
    xAxisIndex: at,
    yAxisIndex: at,
    symbolSize: 9,
    data: rows.flatMap(({ share, color }, i) =>
      share === null ? [] : [{ value: [100 * share.share, i], itemStyle: { color } }],
    ),
    markLine: {
      silent: true,
      symbol: "none",
      label: { show: false },
      lineStyle: { color: "var(--soft)", type: "dashed", width: 1 },
      data: [{ xAxis: 50 }],
    },
  },
]

interface Bar {
  readonly label: string
  won: [number, number]
  draws: number
}

/** Bars of as many turns each as are needed to have few of them; lengths that no game had stand there as well. */
function inBins(lengths: readonly Length[]): readonly Bar[] {
  const least = lengths[0]?.turns ?? 0
  const most = lengths.at(-1)?.turns ?? 0
  const size = Math.ceil((most - least + 1) / mostBars)
  const bars = Array.from({ length: Math.ceil((most - least + 1) / size) }, (_, i): Bar => {
    const from = least + i * size
    return { label: size === 1 ? String(from) : `${from}–${from + size - 1}`, won: [0, 0], draws: 0 }
  })
  for (const { turns, won, draws } of lengths) {
    const bar = bars[Math.floor((turns - least) / size)]
    if (bar === undefined) continue
    bar.won = [bar.won[0] + won[0], bar.won[1] + won[1]]
    bar.draws += draws
  }
  return bars
}
