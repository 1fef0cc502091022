import { forkWithStack, listing } from "./boards.ts"
import { duelMastersKind, forkAtRest, forkDeep, magicKind, randomGames, randomPlay, warmUp } from "./dilemma.ts"
import { type Figure, interleaved } from "./measure.ts"
import { boardgame, chess, plain, pokemon } from "./peers.ts"
import { playouts } from "./playouts.ts"

const rounds = 5
warmUp(duelMastersKind)
warmUp(magicKind)
const figures = await interleaved(
  [
    randomPlay(duelMastersKind, "≥ 100,000 a second"),
    randomGames(duelMastersKind),
    forkAtRest(duelMastersKind, "≤ 15 µs"),
    forkDeep(duelMastersKind, 4, "≤ 40 µs"),
    randomPlay(magicKind, "≥ 60,000 a second"),
    randomGames(magicKind, "≥ 200 a second"),
    playouts(magicKind, "≥ 30,000 a second"),
    forkWithStack,
    forkDeep(magicKind, 4, "≤ 50 µs"),
    listing,
    pokemon,
    boardgame,
    chess,
    plain,
  ],
  rounds,
  (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
  },
)
if (process.stderr.isTTY) process.stderr.write("\r\u001b[K")

const number = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2))
const cells = ({ name, perSecond, micros, p95, operation, aim }: Figure): readonly string[] => [
  name,
  number(perSecond),
  number(micros),
  number(p95),
  operation,
  aim ?? "",
]
const rows = [["measure", "per second", "µs each", "p95 µs", "one is", "aim"], ...figures.map(cells)]
const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
console.log(
  `Medians of ${rounds} interleaved runs; p95 is the median of the runs' 95th percentiles. Node ${process.version}.\n`,
)
for (const row of rows)
  console.log(
    row
      .map((cell, i) => ([1, 2, 3].includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join("  ")
      .trimEnd(),
  )
