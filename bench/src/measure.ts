/** One run of a measure: how long each operation took, in microseconds, and how long all of them took together. */
export interface Run {
  readonly operations: number
  readonly micros: number
  /** Times of single operations, where they are long enough to be timed one by one. */
  readonly samples: readonly number[]
}

export interface Measure {
  readonly name: string
  /** What one operation is. */
  readonly operation: string
  /** Figures to be aimed at, for the report only. */
  readonly aim?: string
  run(round: number): Run | Promise<Run>
}

export const now = (): number => performance.now() * 1000

/** Runs `operation` until `budget` milliseconds are over, timing each. It returns how many operations it did. */
export function timed(budget: number, operation: (i: number) => number): Run {
  const samples: number[] = []
  const start = now()
  let operations = 0
  for (let i = 0; now() - start < budget * 1000; i++) {
    const before = now()
    const done = operation(i)
    const took = now() - before
    operations += done
    if (done > 0) samples.push(took / done)
  }
  return { operations, micros: now() - start, samples }
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

export interface Figure {
  readonly name: string
  readonly operation: string
  readonly aim: string | null
  /** Median over the runs. */
  readonly perSecond: number
  readonly micros: number
  /** Median over the runs of each run's 95th percentile, in microseconds. */
  readonly p95: number
  readonly runs: readonly number[]
}

/** Runs all measures in turn, `rounds` times, so that a busy minute of the machine falls on all of them. */
export async function interleaved(
  measures: readonly Measure[],
  rounds: number,
  progress: (text: string) => void,
): Promise<readonly Figure[]> {
  const runs = measures.map((): Run[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, measure] of measures.entries()) {
      progress(`round ${round + 1}/${rounds}: ${measure.name}`)
      runs[i]?.push(await measure.run(round))
    }
  }
  return measures.map((measure, i) => {
    const own = runs[i] ?? []
    const each = own.map((run) => run.micros / run.operations)
    return {
      name: measure.name,
      operation: measure.operation,
      aim: measure.aim ?? null,
      perSecond: quantile(
        each.map((micros) => 1e6 / micros),
        0.5,
      ),
      micros: quantile(each, 0.5),
      p95: quantile(
        own.map((run) => quantile(run.samples, 0.95)),
        0.5,
      ),
      runs: each,
    }
  })
}
