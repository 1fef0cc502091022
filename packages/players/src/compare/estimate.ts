/** A mean of sampled numbers, and the interval in which the true one lies with 95 % (Student's t). */
export interface Estimate {
  readonly n: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The estimate from these samples. Of one alone the interval is without end. */
export function estimateOf(samples: readonly number[]): Estimate {
  const n = samples.length
  const mean = samples.reduce((sum, one) => sum + one, 0) / Math.max(1, n)
  const squares = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const half = n < 2 ? Number.POSITIVE_INFINITY : quantile(n - 1) * Math.sqrt(squares / (n - 1) / n)
  return { n, mean, low: mean - half, high: mean + half }
}

/** The 97.5 % quantile of Student's distribution, by its expansion for many degrees of freedom; exact enough from 2 on. */
const quantile = (degrees: number): number =>
  degrees === 1 ? 12.706 : 1.96 + 2.372 / degrees + 2.823 / degrees ** 2 + 2.556 / degrees ** 3
